;;; marquee-columns.el --- Columns that fit  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Which columns of a list are shown, and how wide.  A column without a text in
;; any row is left out; in a narrow window whole columns are, those with the
;; highest rank first, so that the rest can be read.
;;
;; A column is a plist:
;;
;; :name   its heading
;; :text   the key of its text in a row, or a function from a row to it; nil stands for none
;; :face   the face of its text, unless the function gives it one
;; :width  its width, or what its texts need where there is room for that
;; :least  the width that it may shrink to, if it may
;; :time   non-nil if its texts have a time of day, which the user's clock may make wider
;; :share  the part of the window that it shrinks to, if that is more
;; :rank   the higher, the sooner it is left out; without a rank it stays
;; :sort   t to sort by its text, or a predicate of two entries

;;; Code:

(require 'seq)
(require 'subr-x)
(require 'marquee-wording)

(defun marquee-columns-texts (columns row)
  "Return the texts of ROW in COLUMNS, as a list."
  (mapcar (lambda (column)
            (let* ((source (plist-get column :text))
                   (text (or (if (keywordp source) (plist-get row source) (funcall source row)) ""))
                   (face (plist-get column :face)))
              (if face (propertize text 'face face) text)))
          columns))

(defun marquee-columns-fit (columns rows width)
  "Return those of COLUMNS that tell something and fit into WIDTH.
ROWS are lists of texts, one for each column.  The value is a list
of (INDEX WIDTH COLUMN)."
  (let ((shown nil))
    (seq-do-indexed
     (lambda (column index)
       (when (or (null rows)
                 (seq-some (lambda (texts) (not (string-empty-p (nth index texts)))) rows))
         (push (list index (marquee-columns--least column width) column) shown)))
     columns)
    (setq shown (nreverse shown))
    (while (and (> (marquee-columns--width shown) width) (marquee-columns--last-ranked shown))
      (setq shown (delq (marquee-columns--last-ranked shown) shown)))
    (marquee-columns--widen shown (- width (marquee-columns--width shown)))))

(defun marquee-columns--most (column)
  "Return the width that COLUMN takes where there is room for it."
  (let ((width (plist-get column :width)))
    (if (plist-get column :time) (marquee-wording-time-width width) width)))

(defun marquee-columns--least (column window)
  "Return the width that COLUMN needs at least if its WINDOW is that wide."
  (let ((width (marquee-columns--most column)))
    (min width (max (or (plist-get column :least) width)
                    (floor (* window (or (plist-get column :share) 0)))))))

(defun marquee-columns--width (shown)
  "Return the width of the columns SHOWN, with a space between them."
  (1- (apply #'+ (mapcar (lambda (each) (1+ (nth 1 each))) shown))))

(defun marquee-columns--last-ranked (shown)
  "Return the one of the columns SHOWN to leave out first, or nil."
  (car (seq-sort-by (lambda (each) (plist-get (nth 2 each) :rank)) #'>
                    (seq-filter (lambda (each) (plist-get (nth 2 each) :rank)) shown))))

(defun marquee-columns--widen (shown spare)
  "Return the columns SHOWN, widened from the left by SPARE in all."
  (mapcar (lambda (each)
            (pcase-let* ((`(,index ,width ,column) each)
                         (more (max 0 (min spare (- (marquee-columns--most column) width)))))
              (setq spare (- spare more))
              (list index (+ width more) column)))
          shown))

(defun marquee-columns-format (fitted)
  "Return `tabulated-list-format' for the columns FITTED."
  (vconcat (mapcar (lambda (each)
                     (pcase-let ((`(,_ ,width ,column) each))
                       (list (plist-get column :name) width (plist-get column :sort))))
                   fitted)))

(defun marquee-columns-cells (fitted texts)
  "Return the cells of a row with TEXTS in the columns FITTED.
The window cuts the last one off."
  (let ((last (car (last fitted))))
    (vconcat (mapcar (lambda (each)
                       (let ((text (nth (car each) texts)))
                         (if (eq each last)
                             text
                           (truncate-string-to-width text (nth 1 each) nil nil "…"))))
                     fitted))))

(provide 'marquee-columns)
;;; marquee-columns.el ends here
