;;; marquee-seats.el --- An auditorium and its seats  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Draws a presentation of an auditorium: the screen, the rows from there
;; backwards, and each seat in its place.  A seat takes two columns and a gap,
;; or less in a narrow window.  One group of places is marked, by default the
;; best one; `marquee-seats-next-group' marks another.

;;; Code:

(require 'seq)
(require 'marquee-page)

(defface marquee-seat-taken
  '((((class color) (min-colors 88) (background light)) :foreground "#8c959f")
    (((class color) (min-colors 88)) :foreground "#6a7180")
    (t :inherit shadow))
  "Face for seats that are taken."
  :group 'marquee)

(defface marquee-seat-accessible
  '((((class color) (min-colors 88) (background light))
     :foreground "white" :background "#0969da" :weight bold)
    (((class color) (min-colors 88)) :foreground "#0d1b2a" :background "#6cb6ff" :weight bold)
    (t :inverse-video t))
  "Face for free wheelchair spaces and the companion seats beside them."
  :group 'marquee)

(defface marquee-screen
  '((((class color) (min-colors 88) (background light)) :foreground "#8c959f")
    (((class color) (min-colors 88)) :foreground "#eceff4")
    (t :inherit bold))
  "Face for the screen."
  :group 'marquee)

(defvar-local marquee-seats-group 0
  "Which group of places is marked; 0 is the best one.")

(defconst marquee-seats--most-columns 500
  "The maximum number of columns to draw; no auditorium is wider.
A layout must not decide how much memory it takes to draw it.")

(defconst marquee-seats--looks
  '(("wheelchair" ?W marquee-seat-accessible) ("companion" ?C marquee-seat-accessible))
  "The signs and the faces of free seats by their marks.")

(defun marquee-seats-chosen ()
  "Return the group of places that is marked, or nil."
  (let ((groups (plist-get marquee-page-shown :groups)))
    (and (< marquee-seats-group (length groups)) (elt groups marquee-seats-group))))

(defun marquee-seats--chosen-names ()
  "Return the names of the seats that are marked."
  (split-string (or (plist-get (marquee-seats-chosen) :heading) "") ", " t))

;;;; Drawing

(defun marquee-seats-draw ()
  "Insert `marquee-page-shown', an auditorium."
  (marquee-page-head marquee-page-shown)
  (insert "  " (marquee-page-filled
                (string-join (marquee-format-facts (plist-get marquee-page-shown :facts)) " · "))
          "\n")
  (let* ((hall (plist-get marquee-page-shown :hall))
         (columns (seq-reduce (lambda (most row)
                                (seq-reduce (lambda (most seat) (max most (plist-get seat :column)))
                                            (plist-get row :seats) most))
                              hall 0))
         (columns (min columns marquee-seats--most-columns))
         (cell (max 1 (min 3 (/ (- (marquee-view-width) 12) (max 1 columns)))))
         (chosen (marquee-seats--chosen-names)))
    (marquee-seats--draw-screen (max 1 (- (* cell columns) (if (= cell 3) 1 0))))
    (seq-doseq (row hall) (marquee-seats--draw-row row columns cell chosen)))
  (marquee-seats--draw-legend)
  (seq-do-indexed #'marquee-seats--draw-group (plist-get marquee-page-shown :groups))
  (marquee-page-actions (plist-get marquee-page-shown :next)))

(defun marquee-seats--draw-screen (width)
  "Insert the screen, WIDTH columns wide."
  (insert "\n      " (propertize (make-string width ?▂) 'face 'marquee-screen)
          "\n      " (make-string (max 0 (/ (- width 6) 2)) ?\s)
          (propertize "screen" 'face 'marquee-dim) "\n\n"))

(defun marquee-seats--draw-row (row columns cell chosen)
  "Insert ROW, which has room for COLUMNS seats, with its name on both sides.
A seat is CELL columns wide; those with names in CHOSEN are marked."
  (let ((name (truncate-string-to-width (plist-get row :row) 3)) (column 1))
    (insert (propertize (format " %3s  " name) 'face 'marquee-dim))
    (seq-doseq (seat (plist-get row :seats))
      (when (<= column (plist-get seat :column) columns)
        (insert (make-string (* cell (- (plist-get seat :column) column)) ?\s)
                (marquee-seats--cell seat cell chosen))
        (setq column (1+ (plist-get seat :column)))))
    (insert (make-string (* cell (max 0 (- (1+ columns) column))) ?\s)
            (propertize (concat " " name) 'face 'marquee-dim) "\n")))

(defun marquee-seats--cell (seat cell chosen)
  "Return CELL columns that show SEAT, which is marked if it is in CHOSEN."
  (let* ((name (plist-get seat :name))
         (best (and name (member name chosen) t))
         (look (and (plist-get seat :free)
                    (seq-find (lambda (look) (seq-contains-p (plist-get seat :marks) (car look)))
                              marquee-seats--looks)))
         (sign (cond (best ?◆) (look (nth 1 look)) ((plist-get seat :free) ?▆) (t ?░)))
         (face (cond (best 'marquee-stars) (look (nth 2 look)) ((plist-get seat :free) 'marquee-seen)
                     (t 'marquee-seat-taken)))
         (text (propertize (make-string (min 2 cell) sign) 'face face)))
    (when (and look (not best) (< 1 cell)) (aset text 1 ?\s))
    (concat (propertize text 'marquee-seat seat 'marquee-best best
                        'marquee-key (and (plist-get seat :free) (list 'seat name))
                        'help-echo (marquee-seats--describe seat))
            (if (= cell 3) " " ""))))

(defun marquee-seats--draw-legend ()
  "Insert what the signs of the seats mean, in lines that fit."
  (insert "\n    ")
  (dolist (sign (append
                 (list (list "▆▆" 'marquee-seen "free") (list "░░" 'marquee-seat-taken "taken"))
                 (mapcar (lambda (entry)
                           (let ((look (assoc (plist-get entry :mark) marquee-seats--looks)))
                             (list (if look (string (nth 1 look) ?\s) "◆◆")
                                   (if look (nth 2 look) 'marquee-stars)
                                   (plist-get entry :text))))
                         (plist-get marquee-page-shown :legend))))
    (pcase-let ((`(,text ,face ,words) sign))
      (when (< (- (marquee-view-width) 2) (+ (current-column) 6 (string-width words))) (insert "\n    "))
      (insert "  " (propertize text 'face face) " " words)))
  (insert "\n\n"))

(defun marquee-seats--draw-group (group index)
  "Insert GROUP, the one at INDEX, with its facts."
  (let* ((chosen (= index marquee-seats-group))
         (heading (plist-get group :heading))
         (text (marquee-page-filled
                (string-join (cons heading (marquee-format-facts (plist-get group :facts))) " · ") 6)))
    (put-text-property 0 (min (length text) (length heading))
                       'face (if chosen 'marquee-stars 'marquee-title) text)
    (insert (propertize
             (concat (if chosen (propertize "◆ " 'face 'marquee-stars) "  ") text "\n")
             'marquee-group group 'marquee-key (list 'group index)))))

(defun marquee-seats--describe (seat)
  "Return in words what SEAT is."
  (string-join
   (delq nil (append (list (plist-get seat :name) (if (plist-get seat :free) "free" "taken"))
                     (mapcar (lambda (entry)
                               (and (seq-contains-p (plist-get seat :marks) (plist-get entry :mark))
                                    (plist-get entry :text)))
                             (plist-get marquee-page-shown :legend))))
   " · "))

(defun marquee-seats-words ()
  "Return in words what the seat at point is, or nil."
  (let ((seat (get-text-property (point) 'marquee-seat)))
    (and seat (marquee-seats--describe seat))))

;;;; Choosing

(declare-function marquee-view-draw "marquee-view" ())

(defun marquee-seats-next-group ()
  "Mark the next group of places, after the last one the best again."
  (interactive nil marquee-mode)
  (let ((groups (plist-get marquee-page-shown :groups)))
    (when (seq-empty-p groups) (user-error "There are no places to choose from here"))
    (marquee-seats-mark (% (1+ marquee-seats-group) (length groups)))))

(defun marquee-seats-mark (index)
  "Mark the group of places at INDEX, and say which one it is."
  (setq marquee-seats-group index)
  (marquee-view-draw)
  (let ((group (marquee-seats-chosen)))
    (message "%s · %s" (plist-get group :heading)
             (string-join (marquee-format-facts (plist-get group :facts)) " · "))))

(provide 'marquee-seats)
;;; marquee-seats.el ends here
