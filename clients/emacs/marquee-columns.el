;;; marquee-columns.el --- Columns that fit  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Which columns of a presentation are shown, and how wide.  A column without a
;; text in any row is left out; in a narrow window whole columns are, the least
;; important first, so that the rest can be read.

;;; Code:

(require 'seq)
(require 'subr-x)
(require 'marquee-format)

(defun marquee-columns--least (room)
  "Return the width that a column may shrink to, so that two fit into ROOM."
  (min 24 (max 8 (floor (* room 0.45)))))

(defconst marquee-columns--most 200
  "The most columns of the window that a cell takes.")

(defun marquee-columns-measure (columns rows &optional widths)
  "Return the widest texts of ROWS in COLUMNS, as a vector.
If WIDTHS is non-nil, it has those of other rows, and is changed."
  (let ((widths (or widths (make-vector (length columns) 0))))
    (seq-doseq (row rows)
      (seq-do-indexed
       (lambda (cell index)
         (when (< index (length widths))
           (aset widths index (max (aref widths index)
                                   (min marquee-columns--most (string-width cell))))))
       (plist-get row :cells)))
    widths))

(defun marquee-columns-fit (columns widths room)
  "Return those of COLUMNS that tell something and fit into ROOM.
WIDTHS are those of their widest texts.  The value is a list of (INDEX WIDTH),
in the order of COLUMNS."
  (let* ((empty (seq-every-p #'zerop widths))
         (candidates
          (seq-sort-by
           (lambda (each) (plist-get (aref columns (car each)) :importance)) #'<
           (seq-filter #'identity
                       (seq-map-indexed
                        (lambda (column index)
                          (let ((width (aref widths index)))
                            (when (or empty (< 0 width))
                              (list index (max width (string-width (plist-get column :heading)))))))
                        columns))))
         (left room)
         (shown nil))
    (pcase-dolist (`(,index ,width) candidates)
      (let* ((gap (if shown 2 0))
             (least (min width (max 1 room) (marquee-columns--least room)))
             ;; What a row is called may take half of the line, a sentence, whose beginning says little, a third.
             (better (cond ((null shown) (/ room 2)) ((< 40 width) (/ room 2.8)) (t least)))
             (least (if (<= (+ gap better) left) (max least (min width (floor better))) least)))
        (when (<= (+ gap least) left)
          (setq left (- left gap least))
          (push (list index least width) shown))))
    ;; What is left over goes to the texts that would be cut, the most important first.
    (seq-sort-by
     #'car #'<
     (mapcar (pcase-lambda (`(,index ,least ,width))
               (let ((more (min left (- width least))))
                 (setq left (- left more))
                 (list index (+ least more))))
             (nreverse shown)))))

(defun marquee-columns-line (columns fitted texts &optional face)
  "Return TEXTS in one line, in those of COLUMNS that are FITTED.
FACE goes before the faces of the columns."
  (let ((last (car (last fitted))))
    (mapconcat
     (lambda (each)
       (pcase-let* ((`(,index ,width) each)
                    (column (aref columns index))
                    (text (marquee-format-cut (if (< index (length texts)) (elt texts index) "") width))
                    (blank (make-string (max 0 (- width (string-width text))) ?\s))
                    (shown (propertize text 'face (or face (marquee-format-kind-face column))
                                       'marquee-column index)))
         (cond ((equal "end" (plist-get column :align)) (concat blank shown))
               ((eq each last) shown)
               (t (concat shown blank)))))
     fitted "  ")))

(defun marquee-columns-headings (columns fitted face)
  "Return the headings of those of COLUMNS that are FITTED, in one line of FACE."
  (marquee-columns-line columns fitted
                        (mapcar (lambda (column) (plist-get column :heading)) columns)
                        face))

;;;; Sorting

(defconst marquee-columns--months
  '("Jan" "Feb" "Mar" "Apr" "May" "Jun" "Jul" "Aug" "Sep" "Oct" "Nov" "Dec")
  "The months as days of presentations name them.")

(defun marquee-columns-before-p (column one other)
  "Return non-nil if the text ONE of COLUMN comes before the text OTHER.
What is empty comes last."
  (let ((kind (plist-get column :kind)))
    (cond ((string-empty-p one) nil)
          ((string-empty-p other) t)
          ((member kind '("text" "sentence" "names" "words" "place")) (string-collate-lessp one other nil t))
          ((member kind '("time" "moment" "clock" "day" "days"))
           (< (marquee-columns--moment one) (marquee-columns--moment other)))
          (t (< (marquee-columns--number one) (marquee-columns--number other))))))

(defun marquee-columns--number (text)
  "Return the first number in TEXT; 0 if there is none."
  (if (string-match "-?[0-9][0-9,]*\\(\\.[0-9]+\\)?" text)
      (string-to-number (string-replace "," "" (match-string 0 text)))
    0))

(defun marquee-columns--moment (text)
  "Return the minutes of TEXT, such as Sat 21 Nov 2026 17:15, from any beginning."
  (let ((day 0) (minute 0) (case-fold-search nil))
    (when (string-match "\\([0-9]+\\) \\([A-Z][a-z][a-z]\\)\\(?: \\([0-9]\\{4\\}\\)\\)?" text)
      (setq day (+ (* 372 (if (match-string 3 text) (string-to-number (match-string 3 text)) 0))
                   (* 31 (or (seq-position marquee-columns--months (match-string 2 text)) 0))
                   (string-to-number (match-string 1 text)))))
    (when (string-match "\\([0-9]+\\):\\([0-9]+\\)\\(?: \\([ap]\\)m\\)?" text)
      (let ((hour (string-to-number (match-string 1 text))) (half (match-string 3 text)))
        (setq minute (+ (* 60 (if half (+ (% hour 12) (if (equal half "p") 12 0)) hour))
                        (string-to-number (match-string 2 text))))))
    (+ (* 1440 day) minute)))

(provide 'marquee-columns)
;;; marquee-columns.el ends here
