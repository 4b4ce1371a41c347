;;; marquee-format.el --- Texts of Marquee's buffers  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The faces of Marquee's buffers, and texts of the backend as lines that hide
;; nothing.  A mark of a presentation has a face and a sign.

;;; Code:

(require 'seq)
(require 'subr-x)

(defface marquee-title '((t :inherit bold))
  "Face for titles."
  :group 'marquee)

(defface marquee-heading '((t :inherit font-lock-keyword-face :weight bold))
  "Face for the headings of a page and of groups of rows."
  :group 'marquee)

(defface marquee-date '((t :inherit font-lock-constant-face))
  "Face for days and times."
  :group 'marquee)

(defface marquee-stars
  '((((class color) (min-colors 88) (background light)) :foreground "#a86a00")
    (((class color) (min-colors 88)) :foreground "#f5c542")
    (t :inherit warning))
  "Face for ratings."
  :group 'marquee)

(defface marquee-dim '((t :inherit shadow))
  "Face for less important text."
  :group 'marquee)

(defface marquee-warning '((t :inherit warning))
  "Face for text that should not be overlooked."
  :group 'marquee)

(defface marquee-failure '((t :inherit error))
  "Face for errors."
  :group 'marquee)

;;;; Marks

(defface marquee-wanted
  '((((class color) (min-colors 88) (background light)) :foreground "#8250df" :weight bold)
    (((class color) (min-colors 88)) :foreground "#d2a8ff" :weight bold)
    (t :inherit bold))
  "Face for what the user wants to see."
  :group 'marquee)

(defface marquee-seen
  '((((class color) (min-colors 88) (background light)) :foreground "#1a7f37")
    (((class color) (min-colors 88)) :foreground "#57d27f")
    (t :inherit success))
  "Face for what the user has seen or has, and for seats that can be booked."
  :group 'marquee)

(defface marquee-new
  '((((class color) (min-colors 88) (background light)) :foreground "#0969da" :weight bold)
    (((class color) (min-colors 88)) :foreground "#6cb6ff" :weight bold)
    (t :inherit bold :underline t))
  "Face for what is new."
  :group 'marquee)

(defface marquee-gone
  '((((class color) (min-colors 88) (background light)) :foreground "#8c959f" :strike-through t)
    (((class color) (min-colors 88)) :foreground "#6a7180" :strike-through t)
    (t :inherit shadow))
  "Face for what can't be had any more."
  :group 'marquee)

(defconst marquee-format--marks
  '(("best" ?◆ marquee-stars) ("chosen" ?◆ marquee-stars) ("new" ?● marquee-new)
    ("cancelled" ?× marquee-gone) ("soldOut" ?× marquee-gone) ("fewLeft" ?! marquee-warning)
    ("wanted" ?+ marquee-wanted) ("seen" ?✓ marquee-seen) ("mine" ?▪ marquee-seen)
    ("stale" ?~ marquee-dim))
  "The marks that have a sign, the most telling first, with their faces.")

(defun marquee-format--mark (thing)
  "Return the entry of the most telling mark of THING, a plist, or nil."
  ;; Most rows have none, and there may be thousands.
  (when-let* ((marks (append (plist-get thing :marks) nil)))
    (seq-find (lambda (mark) (member (car mark) marks)) marquee-format--marks)))

(defun marquee-format-sign (thing)
  "Return a sign in one column for how THING is marked, or a blank."
  (let ((mark (marquee-format--mark thing)))
    (if mark (propertize (string (nth 1 mark)) 'face (nth 2 mark)) " ")))

(defun marquee-format-mark-face (thing)
  "Return the face for how THING is marked, or nil."
  (nth 2 (marquee-format--mark thing)))

(defun marquee-format-marks (thing)
  "Return in words how THING is marked: a list."
  (let ((case-fold-search nil))
    (mapcar (lambda (mark) (downcase (replace-regexp-in-string "[A-Z]" " \\&" mark)))
            (plist-get thing :marks))))

(defconst marquee-format--kinds
  '(("day" . marquee-date) ("days" . marquee-date) ("time" . marquee-date) ("moment" . marquee-date)
    ("clock" . marquee-date) ("tenths" . marquee-stars) ("words" . marquee-dim) ("names" . marquee-dim))
  "The faces of columns by their kinds.")

(defun marquee-format-kind-face (column)
  "Return the face for the cells of COLUMN, or nil."
  (cdr (assoc (plist-get column :kind) marquee-format--kinds)))

(defun marquee-format-facts (facts)
  "Return FACTS as texts, each with its label."
  (mapcar (lambda (fact)
            (string-join (delq nil (list (plist-get fact :label) (plist-get fact :text))) " "))
          facts))

;;;; Lines

(defconst marquee-format--blank "[\u0000-\u0020\u007f-\u009f\u2028\u2029]+"
  "White space, line breaks of all kinds, and control characters (C0, C1).")

(defconst marquee-format--invisible
  (concat "[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
          "\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]+")
  "Invisible characters that reverse a text, split it or hide in it.")

(defconst marquee-format--lone-joiner "\\(\\`\\|[\u0000-\u007f]\\)[\u200c\u200d]+"
  "Joiners that join nothing; elsewhere emoji and some scripts need them.")

(defun marquee-format-line (text)
  "Return TEXT, which is not trusted, as one line without hidden characters."
  (let ((line (string-trim (replace-regexp-in-string marquee-format--blank " " (or text "")))))
    (if (string-match-p "[^\u0020-\u007e]" line)
        (replace-regexp-in-string
         marquee-format--lone-joiner "\\1"
         (replace-regexp-in-string marquee-format--invisible "" line))
      line)))

(defun marquee-format-id-p (text)
  "Return non-nil if TEXT may be an id, such as amc:showtime:61020778211100."
  (string-match-p "\\`[a-z]+:[a-z0-9:]+\\'" text))

(defun marquee-format-readable (value)
  "Return VALUE, a part of a presentation, with each text in it as one line.
Buffers show only what has gone through this function.  What is sent back, the
params of a request, stays as it is."
  (cond ((stringp value) (marquee-format-line value))
        ((vectorp value) (vconcat (mapcar #'marquee-format-readable value)))
        ((consp value)
         (let ((parts nil))
           (while (consp value)
             (let ((key (pop value)))
               (push key parts)
               (push (if (memq key '(:params :id :group :method :member :url))
                         (car value)
                       (marquee-format-readable (car value)))
                     parts)
               (pop value)))
           (nreverse parts)))
        (t value)))

(defun marquee-format-cell (text width)
  "Return TEXT as one line of at most WIDTH columns, whatever its script."
  (marquee-format-cut (marquee-format-line text) width))

(defun marquee-format-cut (text width)
  "Return TEXT in at most WIDTH columns, cut between words if half is left."
  (if (<= (string-width text) width)
      text
    (let* ((cut (truncate-string-to-width text (max 0 (1- width))))
           (blank (string-match-p " [^ ]*\\'" cut)))
      (concat (if (and blank (< (/ width 2) blank)
                       (not (eq ?\s (aref text (min (length cut) (1- (length text)))))))
                  (substring cut 0 blank)
                (string-trim-right cut))
              "…"))))

(provide 'marquee-format)
;;; marquee-format.el ends here
