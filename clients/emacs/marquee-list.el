;;; marquee-list.el --- Lists that fill while pages arrive  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A list shows the rows of a list method.  It requests as many pages as fill
;; a window, shows each as soon as it arrives, and requests more when point
;; reaches the last row.
;;
;; A mode derived from `marquee-list-mode' says how its rows look: it sets
;; `marquee-list-columns' and `marquee-list-visit'.

;;; Code:

(require 'seq)
(require 'tabulated-list)
(require 'marquee-columns)
(require 'marquee-filter)
(require 'marquee-view)

(defcustom marquee-page-size 20
  "How many rows of a list to request at once, from 1 to 100."
  :type '(integer :match (lambda (_ size) (<= 1 size 100)))
  :group 'marquee)

(defcustom marquee-pages-ahead 2
  "How many pages a list requests before point has reached its end.
Lists of a day request all of them."
  :type 'natnum
  :group 'marquee)

(defvar-local marquee-list-columns nil
  "The columns, as marquee-columns.el describes them.")

(defvar-local marquee-list-rows #'list
  "A function from an item of a page to its rows, which are plists.")

(defvar-local marquee-list-counts nil
  "How the numbers of rows and of items are said, for `format'.
It is nil if an item is one row.")

(defvar-local marquee-list-rank nil
  "A function from a row to the text that rows are sorted by, unless by a column.
It is nil if they stay in the order in which they arrive.")

(defvar-local marquee-list-heading #'ignore
  "A function from the answer so far to the lines above the rows, or nil.
The answer is a plist: the last page, and the summary once there is one.")

(defvar-local marquee-list-visit #'ignore
  "A function that shows more about a row.")

(defvar-local marquee-list-entry-p #'identity
  "A function that returns non-nil if a row belongs in the list.
Other rows are counted and left out.")

(defvar-local marquee-list--left-out 0
  "The number of items left out.")

(defvar-local marquee-list-seen nil
  "What of the user's library is left out: \"hide\" what was seen, or \"only\" show it.")

(defvar-local marquee-list--hidden 0
  "The number of items that the backend left out because of that.")

(defvar-local marquee-list--items 0
  "The number of items that have arrived and belong in the list.")

(defvar-local marquee-list--known nil
  "All rows that have arrived, as a list of (ROW . TEXTS), the last one first.")

(defvar-local marquee-list--early nil
  "The ids of the items known before the first page, while that is awaited.")

(defvar-local marquee-list--timer nil
  "The timer that draws these items, if there are more of them.")

(defvar-local marquee-list--pause 0
  "Seconds from an item until it is drawn, with those that came meanwhile.")

(defvar-local marquee-list--answer nil
  "What the answer says of the list as a whole: the last page, then the summary.")

(defvar-local marquee-list--filter ""
  "The words that a row must have to be shown.")

(defvar-local marquee-list--fitted nil
  "The columns shown, as `marquee-columns-fit' returns them.")

(defvar-local marquee-list--fetch nil
  "The function that requests the rows: that of a list method.")

(defvar-local marquee-list--next-page nil
  "The first page that has not arrived yet, or nil if there is none.")

(defvar-local marquee-list--stopped nil
  "Non-nil if the last request failed; the end of the list then loads nothing.")

(defvar-local marquee-list--total nil
  "The total number of items, if known.")

(defvar-local marquee-list--returns nil
  "The points to move to their rows again when these arrive after a restart.
Each is (WINDOW . ID), in which WINDOW is nil for the buffer's point.")

(defvar-local marquee-list--note nil
  "The last note about the state of the list, or nil.")

(defvar-local marquee-list--status ""
  "The text in the mode line.")

(defvar marquee-list-mode-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map (make-composed-keymap marquee-view-map tabulated-list-mode-map))
    (define-key map (kbd "RET") #'marquee-list-visit)
    (define-key map [mouse-2] #'marquee-list-visit)
    (define-key map "+" #'marquee-list-more)
    (define-key map "/" #'marquee-list-filter)
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
  (setq mode-line-process '(:eval marquee-list--status)
        marquee-view-redraw (lambda () (marquee-list-change #'always)))
  (hl-line-mode)
  (add-hook 'window-configuration-change-hook #'marquee-list--refit nil t)
  (add-hook 'post-command-hook #'marquee-list--reached nil t)
  (add-hook 'post-command-hook #'marquee-list--say-mark nil t))

(defun marquee-list-show (name mode fetch)
  "Show in buffer NAME, in MODE, the rows that FETCH requests.
FETCH is the function of a list method, with some of its keywords applied if
need be."
  (marquee-view-buffer name mode)
  (setq marquee-list--fetch fetch
        marquee-list--filter ""
        marquee-list--returns nil
        marquee-list-seen nil)
  (goto-char (point-min))
  (marquee-list-restart))

(defun marquee-list-refresh (&rest _)
  "Request all rows again, bypassing the backend's cache."
  (marquee-list-restart :cache "reload"))

(defun marquee-list-restart (&rest keywords)
  "Forget all rows and request the first pages, with KEYWORDS.
Points return to their rows."
  ;; Those of a restart that is not over yet stay.
  (setq marquee-list--returns (append (seq-filter #'cdr (cons (cons nil (marquee-list--id-below (point)))
                                                              (marquee-list--other-points)))
                                      marquee-list--returns)
        marquee-list--known nil
        marquee-list--early nil
        marquee-list--pause 0
        marquee-list--answer nil
        marquee-list--next-page 1
        marquee-list--left-out 0
        marquee-list--hidden 0
        marquee-list--items 0
        marquee-list--total nil)
  ;; That of another day is none of this one.
  (marquee-view-heading nil)
  (marquee-list--draw)
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
  "Request COUNT more pages, all if it is nil, with KEYWORDS for the function."
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
            (if marquee-list-seen `(:seen ,marquee-list-seen ,@keywords) keywords)))))

(defun marquee-list-add-early (item)
  "Show the rows of ITEM, as far as they are known before the first page.
Rows that are there already stay."
  (setq item (marquee-format-readable item))
  (unless (member (plist-get item :id) marquee-list--early)
    (push (plist-get item :id) marquee-list--early)
    (cl-incf marquee-list--items))
  (marquee-list--keep (funcall marquee-list-rows item))
  (unless marquee-list--timer
    (setq marquee-list--timer
          (run-with-timer marquee-list--pause nil #'marquee-list--draw-early (current-buffer)))))

(defun marquee-list--draw-early (buffer)
  "Draw the rows that BUFFER has before its first page."
  (when (buffer-live-p buffer)
    (with-current-buffer buffer
      (setq marquee-list--timer nil)
      ;; The first page has come, and is drawn.
      (when marquee-list--early
        (let ((start (float-time)))
          (marquee-list--draw)
          (marquee-list--report marquee-list--note)
          ;; Long lists take long to draw. Most of the time is for what arrives.
          (setq marquee-list--pause (* 4 (- (float-time) start))))))))

(defun marquee-list--keep (rows)
  "Add those of ROWS that have not arrived yet."
  ;; A list may have shifted since its earlier pages were requested.
  (let ((ids (make-hash-table :test #'equal)))
    (dolist (known marquee-list--known)
      (puthash (plist-get (car known) :id) t ids))
    (dolist (row rows)
      (unless (gethash (plist-get row :id) ids)
        (push (cons row (marquee-columns-texts marquee-list-columns row)) marquee-list--known)))))

(defun marquee-list--sort ()
  "Sort all rows by their ranks; equal ones stay in the order of their arrival."
  (setq marquee-list--known
        (reverse (seq-sort-by (lambda (known) (funcall marquee-list-rank (car known))) #'string<
                              (reverse marquee-list--known)))))

(defun marquee-list--add (page)
  "Show the rows of PAGE below the present ones.
The first page has all of what was known before it."
  (when marquee-list--early
    (setq marquee-list--early nil
          marquee-list--known nil
          marquee-list--items 0))
  (setq page (marquee-format-readable page)
        marquee-list--total (or (plist-get page :totalResults) marquee-list--total)
        marquee-list--next-page (plist-get page :nextPage))
  (let ((items (seq-filter marquee-list-entry-p (plist-get page :items))))
    (cl-incf marquee-list--hidden (or (plist-get page :hidden) 0))
    (cl-incf marquee-list--left-out (- (length (plist-get page :items)) (length items)))
    (cl-incf marquee-list--items (length items))
    (marquee-list--keep (seq-mapcat marquee-list-rows items))
    (when marquee-list-rank (marquee-list--sort)))
  (marquee-list--head page)
  (marquee-list--draw)
  (marquee-list--report "loading…"))

(defun marquee-list--end (summary)
  "Note the end of the request, whose result is SUMMARY."
  (marquee-view-answered)
  (setq marquee-list--returns nil
        summary (marquee-format-readable summary)
        marquee-list--next-page (plist-get summary :nextPage))
  (marquee-list--head (append summary marquee-list--answer))
  (let ((nothing (and (null marquee-list--known)
                      (not (and marquee-list-seen marquee-list--next-page))
                      (or (plist-get summary :message) "Nothing found.")))
        (more (and marquee-list--next-page "more below"))
        (age (marquee-view-age summary (plist-get (caar marquee-list--known) :id))))
    (marquee-list--report (if (and more age) (concat more ", " age) (or more age)))
    (when nothing
      (marquee-view-footer (marquee-view-filled nothing))
      (message "%s" nothing))))

;;;; Drawing

(defun marquee-list--head (answer)
  "Show above the rows what ANSWER has about the list as a whole."
  (setq marquee-list--answer answer)
  (marquee-view-heading (funcall marquee-list-heading answer)))

(defun marquee-list--draw (&optional follow changed)
  "Show the rows that have the words of the filter, in columns that fit.
Point stays on its row, but in the first line only if FOLLOW is non-nil.  If
CHANGED is non-nil, rows that are shown already may have other texts now."
  (let ((regexps (marquee-filter-regexps marquee-list--filter))
        (shown tabulated-list-format)
        (line (line-number-at-pos))
        (row (tabulated-list-get-id))
        (windows (marquee-list--other-points)))
    (setq marquee-list--fitted
          (marquee-columns-fit marquee-list-columns (mapcar #'cdr marquee-list--known)
                               (window-max-chars-per-line (get-buffer-window nil t)))
          tabulated-list-format (marquee-columns-format marquee-list--fitted)
          tabulated-list-entries nil)
    (pcase-dolist (`(,row . ,texts) marquee-list--known)
      (when (marquee-filter-match-p regexps (marquee-list--searched row texts))
        (push (list row (marquee-columns-cells marquee-list--fitted texts))
              tabulated-list-entries)))
    (unless (assoc (car tabulated-list-sort-key) (append tabulated-list-format nil))
      (setq tabulated-list-sort-key nil))
    (tabulated-list-init-header)
    ;; An update leaves the rows of a sorted list alone that are there already.
    (tabulated-list-print t (and (not changed) (equal shown tabulated-list-format)))
    ;; A row that is known better now is another one to `tabulated-list-print'.
    (unless (equal (plist-get row :id) (plist-get (tabulated-list-get-id) :id))
      (goto-char (or (marquee-list--position (plist-get row :id)) (point))))
    ;; Below the last row, `tabulated-list-print' can't restore point.
    (unless (and row (or follow (> line 1)))
      (goto-char (point-min))
      (forward-line (1- line)))
    (pcase-dolist (`(,window . ,id) windows)
      (set-window-point window (or (marquee-list--position id) (point-min))))
    (setq marquee-list--returns (seq-remove #'marquee-list--return marquee-list--returns))))

(defun marquee-list--return (return)
  "Move the point of RETURN, (WINDOW . ID), to the row with ID.
If the point has moved already, leave it.  Return nil if the row isn't there."
  (pcase-let ((`(,window . ,id) return))
    (when-let* ((position (marquee-list--position id)))
      (cond ((null window) (unless (marquee-list--id-below (point)) (goto-char position)))
            ((and (window-live-p window) (eq (current-buffer) (window-buffer window))
                  (not (marquee-list--id-below (window-point window))))
             (set-window-point window position)))
      t)))

(defun marquee-list--other-points ()
  "Return the windows that have a point of their own, each with the id of its row."
  (mapcar (lambda (window) (cons window (marquee-list--id-below (window-point window))))
          (marquee-view-other-windows)))

(defun marquee-list--id-below (position)
  "Return the id of the row at POSITION, or nil if it is the first one."
  (save-excursion
    (goto-char position)
    (forward-line 0)
    (and (not (bobp)) (plist-get (tabulated-list-get-id) :id))))

(defun marquee-list--position (id)
  "Return where the row with ID begins, or nil if it isn't shown."
  (when id
    (save-excursion
      (goto-char (point-min))
      (while (not (or (eobp) (equal id (plist-get (tabulated-list-get-id) :id))))
        (forward-line 1))
      (and (not (eobp)) (point)))))

(defun marquee-list--searched (row texts)
  "Return the text of ROW for the filter: its TEXTS and its attributes."
  (string-join (append texts (mapcar (lambda (attribute) (or (plist-get attribute :name) ""))
                                     (plist-get row :attributes)))
               " "))

(defun marquee-list--refit ()
  "Draw the list again if other columns fit into its window now."
  (when (and marquee-list--fitted
             (not (equal marquee-list--fitted
                         (marquee-columns-fit marquee-list-columns
                                              (mapcar #'cdr marquee-list--known)
                                              (window-max-chars-per-line (get-buffer-window nil t))))))
    (marquee-list--draw)
    (marquee-view-lower-footer)))

(defun marquee-list-change (change)
  "Call CHANGE with each row, and draw those again for which it returned non-nil."
  (let ((changed nil))
    (dolist (known marquee-list--known)
      (when (funcall change (car known))
        (setcdr known (marquee-columns-texts marquee-list-columns (car known)))
        (setq changed t)))
    (when changed (marquee-list--draw nil t))))

(defun marquee-list-has-p (id)
  "Return non-nil if there is a row with ID."
  (seq-some (lambda (known) (equal id (plist-get (car known) :id))) marquee-list--known))

(defun marquee-list-drop (id)
  "Remove the row with ID, if there is one."
  (when (marquee-list-has-p id)
    (setq marquee-list--known (seq-remove (lambda (known) (equal id (plist-get (car known) :id)))
                                          marquee-list--known)
          marquee-list--items (1- marquee-list--items)
          marquee-list--total (and marquee-list--total (1- marquee-list--total)))
    (marquee-list--draw)
    (marquee-list--report marquee-list--note)))

(defun marquee-list-filter ()
  "Show only rows with the words that are typed, in any column.
Columns that don't fit into the window, and what AMC says of a showing or a
theatre, such as \"imax\", are searched too.  No word shows all rows again."
  (interactive nil marquee-list-mode)
  (let ((window (get-buffer-window)))
    (marquee-filter-read
     marquee-list--filter
     (lambda (filter)
       ;; The window has a point of its own while the minibuffer is selected.
       (with-selected-window window
         (unless (equal filter marquee-list--filter)
           (setq marquee-list--filter filter)
           (marquee-list--draw (string-blank-p filter))
           (marquee-list--report marquee-list--note)))))))

(defun marquee-list--fail (error)
  "Note that ERROR ended the request; `marquee-list-more' requests the rest."
  (setq marquee-list--stopped t
        marquee-list--returns nil
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
  (setq marquee-list--note note)
  (let* ((notes (delq nil (list (marquee-list--filtered) (marquee-list--omitted)
                                (marquee-list--seen) note)))
         (progress (marquee-list--progress)))
    (setq marquee-list--status
          (string-replace "%" "%%" (concat " " (string-join (cons progress notes) ", "))))
    (marquee-view-footer
     (and notes (propertize (string-join (cons progress notes) ", ") 'face 'marquee-dim)))
    (force-mode-line-update)))

(defun marquee-list--progress ()
  "Return how many items there are, and of how many."
  (let* ((count marquee-list--items)
         (total (and marquee-list--total (- marquee-list--total marquee-list--left-out
                                                 marquee-list--hidden)))
         (items (cond ((null total) (format "%d" count))
                      ((or (zerop total) (= count total)) (format "%d of %d" count total))
                      (t (format "%d of %d (%d%%)" count total (/ (* 100 count) total))))))
    (if marquee-list-counts
        (format marquee-list-counts (length marquee-list--known) items)
      items)))

(defun marquee-list--filtered ()
  "Return how many rows have the words of the filter, or nil without one."
  (unless (string-blank-p marquee-list--filter)
    (format "%d with %s" (length tabulated-list-entries) (string-trim marquee-list--filter))))

(defun marquee-list--omitted ()
  "Return how many items were left out, or nil if none were."
  (unless (zerop marquee-list--left-out)
    (format "%d private rental%s left out" marquee-list--left-out
            (if (= 1 marquee-list--left-out) "" "s"))))

(defun marquee-list--seen ()
  "Return what is left out by the user's library, or nil if nothing is."
  (and marquee-list-seen
       (format "%d %s left out" marquee-list--hidden
               (if (equal "hide" marquee-list-seen) "seen" "not seen"))))

(defun marquee-list-choose-seen ()
  "Leave out what you have seen, then all else, then show everything again."
  (interactive nil marquee-list-mode)
  (setq marquee-list-seen (pcase marquee-list-seen ('nil "hide") ("hide" "only")))
  (marquee-list-restart))

(defun marquee-list--say-mark ()
  "Say in the echo area what mark the row at point has."
  (when-let* ((entry (plist-get (tabulated-list-get-id) :library)))
    (unless (current-message)
      (let ((message-log-max nil)) (message "%s" (marquee-format-entry entry))))))

(defun marquee-list-row ()
  "Return the row at point; signal an error if there is none."
  (or (tabulated-list-get-id) (user-error "There is no row here")))

(defun marquee-list-visit (&optional event)
  "Show more about the row at point, or at the position of a mouse EVENT."
  (interactive (list last-nonmenu-event) marquee-list-mode)
  (when (mouse-event-p event) (mouse-set-point event))
  (funcall marquee-list-visit (marquee-list-row)))

(provide 'marquee-list)
;;; marquee-list.el ends here
