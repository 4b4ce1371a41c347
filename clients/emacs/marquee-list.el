;;; marquee-list.el --- Lists that fill while pages arrive  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A list shows the rows of a list method.  It requests as many pages as fill
;; a window, shows each as soon as it arrives, and requests more when point
;; reaches the last row.
;;
;; A mode derived from `marquee-list-mode' says how its rows look: it sets
;; `tabulated-list-format', `marquee-list-columns' and `marquee-list-visit'.

;;; Code:

(require 'seq)
(require 'tabulated-list)
(require 'marquee-view)

(defcustom marquee-page-size 20
  "How many rows of a list to request at once, from 1 to 100."
  :type '(integer :match (lambda (_ size) (<= 1 size 100)))
  :group 'marquee)

(defcustom marquee-pages-ahead 2
  "How many pages a list requests before point has reached its end."
  :type 'natnum
  :group 'marquee)

(defvar-local marquee-list-columns nil
  "A function from a row, a plist, to the vector of its columns.")

(defvar-local marquee-list-visit #'ignore
  "A function that shows more about a row.")

(defvar-local marquee-list-entry-p #'identity
  "A function that returns non-nil if a row belongs in the list.
Other rows are counted and left out.")

(defvar-local marquee-list--left-out 0
  "The number of rows left out.")

(defvar-local marquee-list--fetch nil
  "The function that requests the rows: that of a list method.")

(defvar-local marquee-list--next-page nil
  "The first page that has not arrived yet, or nil if there is none.")

(defvar-local marquee-list--stopped nil
  "Non-nil if the last request failed; the end of the list then loads nothing.")

(defvar-local marquee-list--total nil
  "The total number of rows, if known.")

(defvar-local marquee-list--status ""
  "The text in the mode line.")

(defvar marquee-list-mode-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map (make-composed-keymap marquee-view-map tabulated-list-mode-map))
    (define-key map (kbd "RET") #'marquee-list-visit)
    (define-key map [mouse-2] #'marquee-list-visit)
    (define-key map "+" #'marquee-list-more)
    map)
  "Keymap for `marquee-list-mode'.")

(define-derived-mode marquee-list-mode tabulated-list-mode "Marquee"
  "Mode for lists from the Marquee backend.
More rows load when point reaches the last one.

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
  "Show in buffer NAME, in MODE, the rows that FETCH requests.
FETCH is the function of a list method, with some of its keywords applied if
need be."
  (marquee-view-buffer name mode)
  (setq marquee-list--fetch fetch)
  (marquee-list--start))

(defun marquee-list-refresh (&rest _)
  "Request all rows again, bypassing the backend's cache."
  (marquee-list--start :cache "reload"))

(defun marquee-list--start (&rest keywords)
  "Forget all rows and request the first pages, with KEYWORDS."
  (setq tabulated-list-entries nil
        marquee-list--next-page 1
        marquee-list--left-out 0
        marquee-list--total nil)
  (tabulated-list-init-header)
  (tabulated-list-print)
  (apply #'marquee-list--ask marquee-pages-ahead keywords))

(defun marquee-list-more ()
  "Request the next page, unless there is none or one is on its way."
  (interactive nil marquee-list-mode)
  (when (and marquee-list--next-page (not marquee-view-call))
    (marquee-list--ask 1)))

(defun marquee-list--reached ()
  "Request the next page if point is at the end of the list."
  (when (and (not marquee-list--stopped) (save-excursion (forward-line 1) (eobp)))
    (marquee-list-more)))

(defun marquee-list--ask (count &rest keywords)
  "Request COUNT more pages, with KEYWORDS for the function."
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
  "Show the rows of PAGE below the present ones."
  (setq page (marquee-format-readable page)
        marquee-list--total (or (plist-get page :totalResults) marquee-list--total)
        marquee-list--next-page (plist-get page :nextPage))
  (let* ((known (mapcar (lambda (entry) (plist-get (car entry) :id)) tabulated-list-entries))
         ;; The list may have shifted since the earlier pages were requested.
         (items (seq-filter marquee-list-entry-p (plist-get page :items)))
         (rows (seq-remove (lambda (row) (member (plist-get row :id) known)) items)))
    (cl-incf marquee-list--left-out (- (length (plist-get page :items)) (length items)))
    (setq tabulated-list-entries
          (append tabulated-list-entries
                  (mapcar (lambda (row) (list row (funcall marquee-list-columns row))) rows))))
  (let ((line (line-number-at-pos)) (row (tabulated-list-get-id)))
    (tabulated-list-print t t)
    ;; Below the last row, `tabulated-list-print' can't restore point.
    (unless (and row (> line 1))
      (goto-char (point-min))
      (forward-line (1- line))))
  (marquee-list--report "loading…"))

(defun marquee-list--end (summary)
  "Note the end of the request, whose result is SUMMARY."
  (marquee-view-answered)
  (setq marquee-list--next-page (plist-get summary :nextPage))
  (let ((more (and marquee-list--next-page "more below"))
        (age (marquee-view-age summary (plist-get (caar tabulated-list-entries) :id))))
    (marquee-list--report (if (and more age) (concat more ", " age) (or more age))))
  (unless tabulated-list-entries
    (message "%s" (marquee-format-line (or (plist-get summary :message) "Nothing found.")))))

(defun marquee-list--fail (error)
  "Note that ERROR ended the request; `marquee-list-more' requests the rest."
  (setq marquee-list--stopped t
        marquee-list--next-page (or (marquee-error-get error :resumeFromPage)
                                    marquee-list--next-page))
  (marquee-list--report "stopped")
  (marquee-view-failed error))

(defun marquee-list--note-fault (fault)
  "Report FAULT: a page failed and will be retried."
  (marquee-view-footer
   (propertize (format "Page %d: %s  Trying again%s."
                       (plist-get fault :page)
                       (marquee-error-message (plist-get fault :error))
                       (let ((seconds (plist-get fault :retryInSeconds)))
                         (if seconds (format " in %.1f s" seconds) "")))
               'face 'marquee-warning)))

(defun marquee-list--report (note)
  "Show the state of the list and NOTE in the mode line and below the rows."
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
  "Show more about the row at point, or at the position of a mouse EVENT."
  (interactive (list last-nonmenu-event) marquee-list-mode)
  (when (mouse-event-p event) (mouse-set-point event))
  (let ((row (tabulated-list-get-id)))
    (unless row (user-error "There is no row here"))
    (funcall marquee-list-visit row)))

(provide 'marquee-list)
;;; marquee-list.el ends here
