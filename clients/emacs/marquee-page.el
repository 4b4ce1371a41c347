;;; marquee-page.el --- Pages about one thing  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Draws a presentation of one thing: its title, its text, its facts, its
;; sections, and what can be done next, each with its key.

;;; Code:

(require 'seq)
(require 'marquee-columns)
(require 'marquee-error)

(declare-function marquee-view-width "marquee-view" ())
(declare-function marquee-next-key "marquee-next" (next))

(defvar-local marquee-page-shown nil
  "The presentation that this buffer shows; that of a list without its rows.")

(defun marquee-page-draw ()
  "Insert `marquee-page-shown', a thing."
  (marquee-page-head marquee-page-shown)
  (when-let* ((text (plist-get marquee-page-shown :text)))
    (insert "\n  " (marquee-page-filled text) "\n"))
  (marquee-page-facts (plist-get marquee-page-shown :facts))
  (seq-doseq (section (plist-get marquee-page-shown :sections))
    (insert "\n  " (propertize (plist-get section :heading) 'face 'marquee-heading) "\n")
    (marquee-page--table (plist-get section :columns) (plist-get section :rows)))
  (marquee-page-actions (plist-get marquee-page-shown :next)))

(defun marquee-page-head (shown)
  "Insert the title and the notes of SHOWN, a presentation."
  (insert (marquee-format-sign shown) " "
          (propertize (marquee-page-filled (plist-get shown :title)) 'face 'marquee-title) "\n")
  (seq-doseq (note (plist-get shown :notes))
    (insert "  " (propertize (marquee-page-filled (marquee-error-in-our-terms note)) 'face 'marquee-dim)
            "\n")))

(defun marquee-page-facts (facts)
  "Insert FACTS, their labels in a column of their own."
  (when facts
    (insert "\n")
    (let ((width (seq-reduce #'max (mapcar (lambda (fact) (string-width (or (plist-get fact :label) "")))
                                           facts)
                             0)))
      (seq-doseq (fact facts)
        (let ((label (plist-get fact :label)))
          (insert "  " (if label
                           (concat (propertize (string-pad label width) 'face 'marquee-dim) "  ")
                         "")
                  (marquee-page-filled (plist-get fact :text) (if label (+ 4 width) 2))
                  "\n"))))))

(defun marquee-page--table (columns rows)
  "Insert ROWS under COLUMNS, those that fit."
  (let ((fitted (marquee-columns-fit columns (marquee-columns-measure columns rows)
                                     (- (marquee-view-width) 3))))
    (insert "  " (marquee-columns-headings columns fitted 'marquee-dim) "\n")
    (seq-doseq (row rows) (marquee-page-row columns fitted row))))

(defun marquee-page-row (columns fitted row)
  "Insert ROW in those of COLUMNS that are FITTED."
  (insert (propertize (concat (marquee-format-sign row) " "
                              (marquee-columns-line columns fitted (plist-get row :cells)
                                                    (marquee-format-mark-face row))
                              "\n")
                      'marquee-row row 'marquee-key (marquee-page-row-key row))))

(defun marquee-page-row-key (row)
  "Return what identifies ROW among those of its list."
  (list (plist-get row :id) (plist-get row :group)
        (if (plist-get row :id) nil (plist-get row :cells))))

(defun marquee-page-actions (nexts)
  "Insert NEXTS, what can be done, each with its key, in lines that fit."
  (when nexts
    (insert "\n ")
    (seq-doseq (next nexts)
      (let* ((key (marquee-next-key next))
             (text (concat (and key (propertize key 'face 'help-key-binding)) (and key " ")
                           (propertize (plist-get next :title) 'face 'button))))
        (when (< (- (marquee-view-width) 2) (+ (current-column) 3 (string-width text)))
          (insert "\n "))
        (insert (if (bolp) "" " ")
                (propertize text 'marquee-next next 'marquee-key (plist-get next :title)
                            'mouse-face 'highlight)
                " ")))
    (insert "\n")))

(defun marquee-page-filled (text &optional indent)
  "Return TEXT in lines that fit into the window.
All but the first are indented by INDENT columns, by default two."
  (let* ((indent (or indent 2))
         (fill-column (min 88 (max 20 (- (marquee-view-width) indent 2)))))
    (if (<= (string-width text) fill-column)
        text
      (with-temp-buffer
        (insert text)
        (fill-region (point-min) (point-max))
        (string-replace "\n" (concat "\n" (make-string indent ?\s)) (string-trim (buffer-string)))))))

(defun marquee-page-browse (url)
  "Open URL if it is a web address.
It comes from a provider; another kind could open a file or start a program."
  (let ((case-fold-search t))
    (unless (string-match-p "\\`https?://" url)
      (user-error "That is not the address of a web page")))
  (browse-url url))

(provide 'marquee-page)
;;; marquee-page.el ends here
