;;; columns-test.el --- Columns that fit  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; No column is empty, and none is cut to pieces in a narrow frame.

;;; Code:

(require 'support)

(defconst columns-test--columns
  '((:name "Time" :width 5) (:name "Movie" :width 30 :least 10 :share 0.4)
    (:name "Length" :width 9 :rank 2) (:name "Price" :width 8 :rank 1))
  "Columns as a list has them.")

(defun columns-test--fit (width &optional rows)
  "The columns that fit into WIDTH for ROWS, with their widths."
  (mapcar (lambda (each) (cons (plist-get (nth 2 each) :name) (nth 1 each)))
          (marquee-columns-fit columns-test--columns rows width)))

(ert-deftest columns-go-one-by-one ()
  (should (equal '(("Time" . 5) ("Movie" . 30) ("Length" . 9) ("Price" . 8)) (columns-test--fit 80)))
  (should (equal '(("Time" . 5) ("Movie" . 20) ("Length" . 9) ("Price" . 8)) (columns-test--fit 45)))
  (should (equal '(("Time" . 5) ("Movie" . 25) ("Price" . 8)) (columns-test--fit 40)))
  (should (equal '(("Time" . 5) ("Movie" . 16)) (columns-test--fit 22)))
  ;; What is left when nothing fits is what matters most.
  (should (equal '(("Time" . 5) ("Movie" . 10)) (columns-test--fit 3))))

(ert-deftest columns-without-a-text-are-left-out ()
  (should (equal '(("Time" . 5) ("Movie" . 30) ("Price" . 8))
                 (columns-test--fit 80 '(("19:20" "Playtime" "" "") ("" "Trafic" "" "$9.00"))))))

(marquee-deftest columns-that-are-empty-are-in-no-list
  ;; AMC has no ratings.
  (marquee-test-await (marquee-movie "the"))
  (should (string-match-p "★" (buffer-string)))
  (marquee-list-show "*marquee: test*" 'marquee-movies-mode #'marquee-movies-advance-tickets)
  (marquee-test-settled)
  (should tabulated-list-entries)
  (seq-do-indexed (lambda (column index)
                    (ert-info ((car column))
                      (should (seq-some (lambda (entry)
                                          (not (string-empty-p (aref (cadr entry) index))))
                                        tabulated-list-entries))))
                  tabulated-list-format)
  (should-not (assoc "Stars" (append tabulated-list-format nil))))

(marquee-deftest columns-of-theatres-begin-with-what-distinguishes-them
  (marquee-test-await (marquee-theatres nil))
  (dolist (case '(("AMC Town Center 20" . "IMAX, Dolby Cinema, RealD 3D, ")
                  ("AMC Ward Parkway 14" . "Dolby Cinema, ")
                  ("AMC Tamiami 18" . "RealD 3D, ")))
    (let ((row (seq-some (lambda (entry)
                           (and (equal (car case) (plist-get (car entry) :name)) (car entry)))
                         tabulated-list-entries)))
      (should (string-prefix-p (cdr case) (cdr (assoc "What it has" (marquee-test-cells row))))))))

(marquee-deftest columns-fit-into-frames-of-any-width
  (dolist (show (list #'marquee-now-playing #'marquee-popular (lambda () (marquee-theatres nil))
                      (lambda () (marquee-showtimes-show '(:id "amc:theatre:610" :name "Studio 28")))
                      (lambda () (marquee-whats-on "Olathe, KS"))))
    (funcall show)
    (marquee-test-settled)
    (dolist (width '(40 46 60 80 100 140))
      (cl-letf (((symbol-function 'window-max-chars-per-line) (lambda (&rest _) width)))
        (marquee-list--refit)
        (ert-info ((format "%s at %d" (buffer-name) width))
          (let* ((columns (append tabulated-list-format nil)) (last (car (last columns))))
            (should (<= (apply #'+ (mapcar (lambda (column) (1+ (nth 1 column))) columns))
                        (1+ width)))
            ;; No price, date, clock or distance is cut.
            (dolist (entry tabulated-list-entries)
              (cl-loop for cell across (cadr entry) for column in columns
                       unless (or (eq column last)
                                  (member (car column)
                                          '("Title" "Movie" "Theatre" "City" "Format")))
                       do (should-not (string-suffix-p "…" cell))))))))))

(marquee-deftest columns-that-are-left-out-are-no-longer-sorted-by
  (marquee-test-await (marquee-popular))
  (goto-char (point-min))
  (search-forward "★")
  (marquee-test-keys "S")
  (should (equal "Stars" (car tabulated-list-sort-key)))
  (cl-letf (((symbol-function 'window-max-chars-per-line) (lambda (&rest _) 30)))
    (marquee-list--refit)
    (should-not tabulated-list-sort-key)
    (should-not (assoc "Stars" (append tabulated-list-format nil)))))

;;; columns-test.el ends here
