;;; marquee-list.el --- Lists that fill while pages arrive  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A list shows the rows of a list method.  It asks for as many pages as fill
;; a window, shows each as soon as it is there, and asks for more when point
;; comes to the last row.
;;
;; A mode derived from `marquee-list-mode' says how its rows look: it sets
;; `tabulated-list-format', `marquee-list-columns' and `marquee-list-visit'.

;;; Code:

(require 'seq)
(require 'tabulated-list)
(require 'marquee-view)

(defcustom marquee-page-size 20
  "How many rows of a list come at once, from 1 to 100."
  :type '(integer :match (lambda (_ size) (<= 1 size 100)))
  :group 'marquee)

(defcustom marquee-pages-ahead 2
  "How many pages a list asks for before point has to come to its end."
  :type 'natnum
  :group 'marquee)

(defvar-local marquee-list-columns nil
  "A function from a row, a plist, to the vector of its columns.")

(defvar-local marquee-list-visit #'ignore
  "A function that shows more about a row.")

(defvar-local marquee-list-entry-p #'identity
  "A function that tells whether a row is one of what the list is of.
Other rows are counted and left out.")

(defvar-local marquee-list--left-out 0
  "How many rows are left out.")

(defvar-local marquee-list--fetch nil
  "The function that asks for the rows: one of a list method.")

(defvar-local marquee-list--next-page nil
  "The first page that has not come yet, or nil if there is none.")

(defvar-local marquee-list--stopped nil
  "Whether the last request failed, so that reaching the end does not ask.")

(defvar-local marquee-list--total nil
  "How many rows there are altogether, if known.")

(defvar-local marquee-list--status ""
  "What the mode line says.")

(defvar marquee-list-mode-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map (make-composed-keymap marquee-view-map tabulated-list-mode-map))
    (define-key map (kbd "RET") #'marquee-list-visit)
    (define-key map [mouse-2] #'marquee-list-visit)
    (define-key map "+" #'marquee-list-more)
    map)
  "Keymap for `marquee-list-mode'.")

(define-derived-mode marquee-list-mode tabulated-list-mode "Marquee"
  "Mode for lists of the Marquee backend.
More rows come when point reaches the last one.

\\{marquee-list-mode-map}"
  :interactive nil
  (setq-local revert-buffer-function #'marquee-list-refresh)
  (setq-local truncate-lines t)
  (setq buffer-display-table (marquee-view-display-table))
  (set-display-table-slot buffer-display-table 'truncation
                          (make-glyph-code (if (char-displayable-p ?…) ?… ?$) 'marquee-dim))
  (setq mode-line-process '(:eval marquee-list--status))
  (hl-line-mode)
  (add-hook 'post-command-hook #'marquee-list--reached nil t))

(defun marquee-list-show (name mode fetch)
  "Show in buffer NAME, in MODE, the rows that FETCH gives.
FETCH is a function of a list method, perhaps with some of its keywords
applied."
  (marquee-view-buffer name mode)
  (setq marquee-list--fetch fetch)
  (marquee-list--start))

(defun marquee-list-refresh (&rest _)
  "Ask for all rows anew, without what was kept from before."
  (marquee-list--start :cache "reload"))

(defun marquee-list--start (&rest keywords)
  "Forget all rows and ask for the first pages, with KEYWORDS for the function."
  (setq tabulated-list-entries nil
        marquee-list--next-page 1
        marquee-list--left-out 0
        marquee-list--total nil)
  (tabulated-list-init-header)
  (tabulated-list-print)
  (apply #'marquee-list--ask marquee-pages-ahead keywords))

(defun marquee-list-more ()
  "Ask for the next page, unless there is none or one is on its way."
  (interactive nil marquee-list-mode)
  (when (and marquee-list--next-page (not marquee-view-call))
    (marquee-list--ask 1)))

(defun marquee-list--reached ()
  "Ask for the next page if point is at the end of the list."
  (when (and (not marquee-list--stopped) (save-excursion (forward-line 1) (eobp)))
    (marquee-list-more)))

(defun marquee-list--ask (count &rest keywords)
  "Ask for COUNT more pages, with KEYWORDS for the function."
  (setq marquee-list--stopped nil)
  (marquee-list--report "loading…")
  (marquee-view-ask
   #'marquee-list--fail
   (lambda (fail)
     (apply marquee-list--fetch
            :page marquee-list--next-page :page-size marquee-page-size :max-pages count
            :on-page (marquee-view-lambda (page) (marquee-list--add page))
            :on-fault (marquee-view-lambda (fault) (marquee-list--note-fault fault))
            :then (marquee-view-lambda (summary) (marquee-list--end summary))
            :else fail
            keywords))))

(defun marquee-list--add (page)
  "Show the rows of PAGE below those that are there."
  (setq page (marquee-format-readable page)
        marquee-list--total (or (plist-get page :totalResults) marquee-list--total)
        marquee-list--next-page (plist-get page :nextPage))
  (let* ((known (mapcar (lambda (entry) (plist-get (car entry) :id)) tabulated-list-entries))
         ;; The list may have moved on since the pages before were asked for.
         (items (seq-filter marquee-list-entry-p (plist-get page :items)))
         (rows (seq-remove (lambda (row) (member (plist-get row :id) known)) items)))
    (cl-incf marquee-list--left-out (- (length (plist-get page :items)) (length items)))
    (setq tabulated-list-entries
          (append tabulated-list-entries
                  (mapcar (lambda (row) (list row (funcall marquee-list-columns row))) rows))))
  (let ((line (line-number-at-pos)) (row (tabulated-list-get-id)))
    (tabulated-list-print t t)
    ;; Below the last row nothing tells `tabulated-list-print' where to stay.
    (unless (and row (> line 1))
      (goto-char (point-min))
      (forward-line (1- line))))
  (marquee-list--report "loading…"))

(defun marquee-list--end (summary)
  "Note the end of the request, of which SUMMARY is the result."
  (marquee-view-answered)
  (setq marquee-list--next-page (plist-get summary :nextPage))
  (let ((more (and marquee-list--next-page "more below"))
        (age (marquee-view-age summary (plist-get (caar tabulated-list-entries) :id))))
    (marquee-list--report (if (and more age) (concat more ", " age) (or more age))))
  (unless tabulated-list-entries
    (message "%s" (marquee-format-line (or (plist-get summary :message) "Nothing found.")))))

(defun marquee-list--fail (error)
  "Note that ERROR ended the request; `marquee-list-more' asks for the rest."
  (setq marquee-list--stopped t
        marquee-list--next-page (or (marquee-error-get error :resumeFromPage)
                                    marquee-list--next-page))
  (marquee-list--report "stopped")
  (marquee-view-failed error))

(defun marquee-list--note-fault (fault)
  "Say that a page failed and is asked for again: FAULT."
  (marquee-view-footer
   (propertize (format "Page %d: %s  Trying again%s."
                       (plist-get fault :page)
                       (marquee-error-message (plist-get fault :error))
                       (let ((seconds (plist-get fault :retryInSeconds)))
                         (if seconds (format " in %.1f s" seconds) "")))
               'face 'marquee-warning)))

(defun marquee-list--report (note)
  "Say in the mode line and below the rows how far the list has come; add NOTE."
  (let* ((count (length tabulated-list-entries))
         (total (and marquee-list--total (- marquee-list--total marquee-list--left-out)))
         (note (if (zerop marquee-list--left-out)
                   note
                 (string-join (delq nil (list (format "%d private rental%s left out"
                                                      marquee-list--left-out
                                                      (if (= 1 marquee-list--left-out) "" "s"))
                                              note))
                              ", ")))
         (progress (cond ((null total) (format "%d" count))
                         ((or (zerop total) (= count total)) (format "%d of %d" count total))
                         (t (format "%d of %d (%d%%)" count total (/ (* 100 count) total))))))
    (setq marquee-list--status
          (concat " " (string-replace "%" "%%" progress) (and note (concat ", " note))))
    (marquee-view-footer (and note (propertize (concat progress ", " note) 'face 'marquee-dim)))
    (force-mode-line-update)))

(defun marquee-list-visit (&optional event)
  "Show more about the row at point, or at the mouse's EVENT."
  (interactive (list last-nonmenu-event) marquee-list-mode)
  (when (mouse-event-p event) (mouse-set-point event))
  (let ((row (tabulated-list-get-id)))
    (unless row (user-error "There is no row here"))
    (funcall marquee-list-visit row)))

(provide 'marquee-list)
;;; marquee-list.el ends here
