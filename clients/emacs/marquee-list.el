;;; marquee-list.el --- Lists that fill while pages arrive  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Keeps the rows of a list and draws them: below the headings of their groups,
;; in columns that fit, only those with the words of a filter, sorted by a
;; column if the user wants that.  Pages that arrive are appended.

;;; Code:

(require 'cl-lib)
(require 'hl-line)
(require 'marquee-columns)
(require 'marquee-filter)
(require 'marquee-page)

(cl-defstruct (marquee-rows (:constructor marquee-list-make) (:copier nil))
  "The rows of a list, as far as they have arrived."
  (columns [] :documentation "The columns, as in a presentation.")
  (widths nil :documentation "Those of the widest texts of the columns.")
  (rows nil :documentation "The rows, the last one first.")
  (known (make-hash-table :test #'equal) :documentation "The keys of the rows.")
  (groups nil :documentation "The groups, the last one first.")
  (group (make-hash-table :test #'equal) :documentation "The groups by their ids.")
  (items 0 :documentation "How many items of pages the rows are of.")
  (total nil :documentation "How many items there are, if known.")
  (more nil :documentation "The params that ask for the next rows, or nil.")
  (early nil :documentation "Non-nil until the first page is there.")
  (fresh nil :documentation "The rows of the last page, the last one first.")
  (fresh-groups nil :documentation "The groups that are new with it, the last one first.")
  (last nil :documentation "The last group before it, or nil."))

(defvar-local marquee-list-rows nil
  "The rows that this buffer shows, a `marquee-rows'; nil if it shows no list.")

(defvar-local marquee-list-filter ""
  "The words that a row must have to be shown.")

(defvar-local marquee-list-sorted nil
  "The name of the column that rows are sorted by, and whether backwards, or nil.")

(defvar-local marquee-list--fitted nil
  "The columns shown, as `marquee-columns-fit' returns them.")

(defvar-local marquee-list--headed nil
  "What the lines above the rows were drawn from.")

;;;; What arrives

(defun marquee-list-add (list presentation part early)
  "Add to LIST the rows of PRESENTATION, which comes with PART of the answer.
If they are EARLY, the first page has them again, and takes their place.
Return non-nil if they go below those that are there."
  (when (and (marquee-rows-early list) (not early)) (marquee-list--empty list))
  (setf (marquee-rows-columns list) (plist-get presentation :columns)
        (marquee-rows-widths list)
        (marquee-columns-measure (plist-get presentation :columns) (plist-get presentation :rows)
                                 (marquee-rows-widths list))
        (marquee-rows-total list) (or (plist-get part :totalResults) (marquee-rows-total list))
        (marquee-rows-early list) early
        (marquee-rows-fresh list) nil
        (marquee-rows-fresh-groups list) nil
        (marquee-rows-last list) (car (marquee-rows-groups list)))
  (let* ((last (plist-get (marquee-rows-last list) :id))
         (first (null (marquee-rows-rows list)))
         (below (not (or early first))))
    (seq-doseq (group (plist-get presentation :groups))
      (let ((id (plist-get group :id)))
        (cond ((null (gethash id (marquee-rows-group list)))
               (push group (marquee-rows-groups list))
               (push group (marquee-rows-fresh-groups list)))
              ((not (equal id last)) (setq below nil)))
        (puthash id group (marquee-rows-group list))))
    (seq-doseq (row (plist-get presentation :rows))
      (let ((key (marquee-page-row-key row)))
        ;; A list may have shifted since its earlier pages were requested.
        (unless (gethash key (marquee-rows-known list))
          (puthash key t (marquee-rows-known list))
          (push row (marquee-rows-rows list))
          (push row (marquee-rows-fresh list)))))
    (setf (marquee-rows-items list) (if early
                                        (length (marquee-rows-groups list))
                                      (+ (marquee-rows-items list) (length (plist-get part :items)))))
    below))

(defun marquee-list--empty (list)
  "Take all rows from LIST."
  (setf (marquee-rows-rows list) nil
        (marquee-rows-groups list) nil
        (marquee-rows-items list) 0
        (marquee-rows-widths list) nil)
  (clrhash (marquee-rows-known list))
  (clrhash (marquee-rows-group list)))

;;;; Drawing

(defun marquee-list-draw ()
  "Insert the list: its head, and the rows that are to be shown."
  (unless hl-line-mode (hl-line-mode))
  (setq marquee-list--headed (marquee-list--titled))
  (marquee-page-head marquee-list--headed)
  (pcase-let ((`(,columns . ,rows) (marquee-list--arranged)))
    (setq marquee-list--fitted (marquee-list--fit columns))
    (marquee-list--name-columns columns)
    (if marquee-list-sorted
        (dolist (row rows) (marquee-page-row columns marquee-list--fitted row))
      (marquee-list--draw-groups (reverse (marquee-rows-groups marquee-list-rows)) rows))))

(defun marquee-list-append ()
  "Insert the rows that have just arrived below the others.
Draw all of them again if that is not enough."
  (let ((list marquee-list-rows))
    (if (or (marquee-list-narrowed-p) marquee-list-sorted
            (not (equal marquee-list--fitted (marquee-list--fit (marquee-rows-columns list)))))
        (marquee-view-draw)
      (let ((inhibit-read-only t) (rows (reverse (marquee-rows-fresh list)))
            (last (marquee-rows-last list)))
        (save-excursion
          (goto-char (point-max))
          (marquee-list--draw-groups
           (append (and last (list last)) (reverse (marquee-rows-fresh-groups list)))
           rows (plist-get last :id)))
        (set-buffer-modified-p nil)))))

(declare-function marquee-view-draw "marquee-view" ())

(defun marquee-list-headed-p ()
  "Return non-nil if the lines above the rows are those that are to be shown."
  (equal marquee-list--headed (marquee-list--titled)))

(defun marquee-list--titled ()
  "Return the title and the notes, without those that count rows."
  (let ((notes (seq-remove (lambda (note) (string-prefix-p "Rows " note))
                           (seq-uniq (plist-get marquee-page-shown :notes)))))
    (list :title (plist-get marquee-page-shown :title) :notes notes
          :marks (plist-get marquee-page-shown :marks))))

(defun marquee-list--fit (columns)
  "Return those of COLUMNS that fit into the window."
  (let ((widths (or (marquee-rows-widths marquee-list-rows) (make-vector (length columns) 0))))
    (marquee-columns-fit
     columns
     (if (= (length widths) (length columns))
         widths
       (vconcat (list (seq-reduce #'max (mapcar (lambda (group) (string-width (plist-get group :heading)))
                                                (marquee-rows-groups marquee-list-rows))
                                  0))
                widths))
     (- (marquee-view-width) 3))))

(declare-function marquee-view-width "marquee-view" ())

(defun marquee-list--name-columns (columns)
  "Show the headings of COLUMNS above the window."
  (setq header-line-format
        (list (propertize " " 'display '(space :align-to 0)) "  "
              ;; A dim face can't be read on the background that this line may have.
              (string-replace "%" "%%" (marquee-columns-headings columns marquee-list--fitted 'bold)))))

(defun marquee-list--arranged ()
  "Return the columns and the rows to show, as a pair.
Sorted rows stand by themselves, with the headings of their groups in a column."
  (let* ((list marquee-list-rows)
         (columns (marquee-rows-columns list))
         (regexps (marquee-filter-regexps marquee-list-filter))
         (rows (seq-filter (lambda (row) (marquee-filter-match-p regexps (marquee-list--searched row)))
                           (reverse (marquee-rows-rows list)))))
    (if (null marquee-list-sorted)
        (cons columns rows)
      (let ((sorted (marquee-list--sort columns rows)))
        (if (marquee-rows-groups list)
            (cons (vconcat [(:name "" :heading "title" :kind "text" :importance 0)] columns)
                  (mapcar #'marquee-list--with-group sorted))
          (cons columns sorted))))))

(defun marquee-list--with-group (row)
  "Return ROW with the heading of its group as its first text."
  (let ((group (marquee-list-group row)))
    (plist-put (copy-sequence row) :cells
               (vconcat (list (or (plist-get group :heading) "")) (plist-get row :cells)))))

(defun marquee-list--sort (columns rows)
  "Return ROWS sorted by the one of COLUMNS that the user chose."
  (pcase-let* ((`(,name . ,backwards) marquee-list-sorted)
               (index (seq-position columns name (lambda (column name) (equal name (plist-get column :name)))))
               (sorted (if index
                           (seq-sort-by (lambda (row) (aref (plist-get row :cells) index))
                                        (apply-partially #'marquee-columns-before-p (aref columns index))
                                        rows)
                         rows)))
    (if backwards (nreverse sorted) sorted)))

(defun marquee-list--searched (row)
  "Return the text of ROW for the filter: its texts and those of its group."
  (let ((group (marquee-list-group row)))
    (string-join (append (plist-get row :cells) (marquee-format-marks row)
                         (and group (cons (plist-get group :heading)
                                          (marquee-format-facts (plist-get group :facts)))))
                 " ")))

(defun marquee-list-group (row)
  "Return the group of ROW, or nil."
  (gethash (plist-get row :group) (marquee-rows-group marquee-list-rows)))

(defun marquee-list--by-group (rows)
  "Return ROWS by the ids of their groups, the last one first."
  (let ((table (make-hash-table :test #'equal)))
    (dolist (row rows table) (push row (gethash (plist-get row :group) table)))))

(defun marquee-list--draw-groups (groups rows &optional last)
  "Insert GROUPS, each with those of ROWS that are its own.
The heading of the group with the id LAST is there already."
  (let ((rows-of (marquee-list--by-group rows)))
    (dolist (group groups)
      (let* ((id (plist-get group :id)) (own (reverse (gethash id rows-of))))
        (when (or own (not (marquee-list-narrowed-p)))
          (unless (equal id last) (marquee-list--heading group))
          (let ((start (point)))
            (dolist (row own)
              (marquee-page-row (marquee-rows-columns marquee-list-rows) marquee-list--fitted row))
            (put-text-property start (point) 'marquee-group group)))))
    (dolist (row (reverse (gethash nil rows-of)))
      (marquee-page-row (marquee-rows-columns marquee-list-rows) marquee-list--fitted row))))

(defun marquee-list--heading (group)
  "Insert the heading of GROUP, with as many of its facts as fit."
  (let* ((room (- (marquee-view-width) 3))
         (line (propertize (marquee-format-cut (plist-get group :heading) room) 'face 'marquee-heading)))
    (dolist (fact (marquee-format-facts (plist-get group :facts)))
      (let ((longer (concat line (propertize (concat " · " fact) 'face 'marquee-dim))))
        (when (<= (string-width longer) room) (setq line longer))))
    (insert (propertize (concat (marquee-format-sign group) " " line "\n")
                        'marquee-group group 'marquee-key (plist-get group :id)))))

;;;; The state

(defun marquee-list-narrowed-p ()
  "Return non-nil if there is a filter."
  (not (string-blank-p marquee-list-filter)))

(defun marquee-list-state ()
  "Return in words how many rows there are, and of how many: a list of texts."
  (when marquee-list-rows
    (let* ((list marquee-list-rows)
           (rows (length (marquee-rows-rows list)))
           (count (if (zerop (marquee-rows-items list)) rows (marquee-rows-items list)))
           (total (marquee-rows-total list)))
      (delq nil
            (list (and (/= rows count) (format "%d rows" rows))
                  (cond ((null total) (number-to-string count))
                        ((or (zerop total) (= count total)) (format "%d of %d" count total))
                        (t (format "%d of %d (%d%%)" count total (/ (* 100 count) total))))
                  (and (marquee-list-narrowed-p)
                       (format "%d with %s" (length (cdr (marquee-list--arranged)))
                               (string-trim marquee-list-filter)))
                  (and marquee-list-sorted
                       (format "by %s" (car marquee-list-sorted))))))))

(defun marquee-list-end-p ()
  "Return non-nil if point is in the last line of the list."
  (save-excursion (forward-line 1) (eobp)))

(defun marquee-list-words ()
  "Return in words what the row at point has no room for, or nil."
  (when-let* ((row (get-text-property (point) 'marquee-row)))
    (let* ((columns (marquee-rows-columns marquee-list-rows))
           (cells (plist-get row :cells))
           (shift (- (length cells) (length columns)))
           (parts (marquee-format-marks row)))
      (seq-do-indexed
       (lambda (cell index)
         (let ((width (cadr (assq index marquee-list--fitted))))
           (unless (or (string-empty-p cell) (< index shift)
                       (and width (<= (string-width cell) width)))
             (setq parts (append parts (list (concat (plist-get (aref columns (- index shift)) :heading)
                                                     " " cell)))))))
       cells)
      (and parts (marquee-format-cut (string-join parts " · ") (- (frame-width) 2))))))

;;;; Commands

(defun marquee-list-sort ()
  "Sort the rows by the column at point; again, backwards; again, as they came."
  (interactive nil marquee-mode)
  (unless marquee-list-rows (user-error "There are no rows here"))
  (let* ((columns (car (marquee-list--arranged)))
         (index (or (get-text-property (point) 'marquee-column) (caar marquee-list--fitted) 0))
         (name (plist-get (aref columns index) :name)))
    (setq marquee-list-sorted
          (cond ((string-empty-p name) nil)
                ((not (equal name (car marquee-list-sorted))) (list name))
                ((cdr marquee-list-sorted) nil)
                (t (cons name t))))
    (marquee-view-draw)
    (marquee-view-report nil)))

(declare-function marquee-view-report "marquee-view" (note))

(defun marquee-list-narrow ()
  "Show only rows with the words that are typed, in any column.
Columns that don't fit into the window, and the headings of groups, are searched
too.  No word shows all rows again."
  (interactive nil marquee-mode)
  (unless marquee-list-rows (user-error "There are no rows here"))
  (let ((window (get-buffer-window)))
    (marquee-filter-read
     marquee-list-filter
     (lambda (filter)
       ;; The window has a point of its own while the minibuffer is selected.
       (with-selected-window window
         (unless (equal filter marquee-list-filter)
           (setq marquee-list-filter filter)
           (marquee-view-draw)
           (marquee-view-report nil)))))))

(provide 'marquee-list)
;;; marquee-list.el ends here
