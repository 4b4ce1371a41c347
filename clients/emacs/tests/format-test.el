;;; format-test.el --- Texts for a person  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Widths, marks, ids, columns that fit and sort, and what is absent.

;;; Code:

(require 'support)

(ert-deftest format-takes-what-is-absent ()
  (should (equal "" (marquee-format-line nil)))
  (should (equal "" (marquee-format-cell nil 10)))
  (should (equal " " (marquee-format-sign nil)))
  (should-not (marquee-format-mark-face '(:marks ["unheard"]))))

(ert-deftest format-of-ids ()
  (dolist (id '("amc:showtime:61020778482511" "amc:610" "imdb:tt0096895"))
    (should (marquee-format-id-p id)))
  (dolist (text '("" "610" "AMC Empire 25" "Alien: Romulus" "a:b c"))
    (should-not (marquee-format-id-p text))))

(ert-deftest format-of-cells-minds-words-and-the-width-of-any-script ()
  (should (equal "千と千尋…" (marquee-format-cell "千と千尋の神隠し" 9)))
  (should (equal 9 (string-width (marquee-format-cell "千と千尋の神隠し" 9))))
  (should (equal "The Hunger Games:…" (marquee-format-cell "The Hunger Games: Sunrise on the Reaping" 20)))
  (should (equal "one two" (marquee-format-cell "one\n\t two" 9))))

(ert-deftest format-of-marks-is-told-apart ()
  (let ((faces (mapcar (lambda (mark) (marquee-format-mark-face (list :marks (vector mark))))
                       '("wanted" "seen" "new" "soldOut" "fewLeft" "best" "stale"))))
    (should (equal faces (seq-uniq faces)))
    (should-not (memq nil faces)))
  ;; What can't be had outweighs what is wanted.
  (should (equal "×" (substring-no-properties (marquee-format-sign '(:marks ["wanted" "soldOut"])))))
  (should (equal '("few left") (marquee-format-marks '(:marks ["fewLeft"])))))

(defconst format-test--columns
  [(:name "starts" :heading "starts" :align "start" :kind "time" :importance 1)
   (:name "title" :heading "title" :align "start" :kind "text" :importance 2)
   (:name "rating" :heading "rating" :align "end" :kind "tenths" :importance 4)
   (:name "price" :heading "price" :align "start" :kind "price" :importance 3)]
  "Columns as a presentation has them.")

(ert-deftest columns-go-one-by-one-and-what-is-empty-takes-no-room ()
  (dolist (case '((80 [5 40 3 6] ((0 6) (1 40) (2 6) (3 6)))
                  (62 [5 40 3 6] ((0 6) (1 38) (2 6) (3 6)))
                  (48 [5 40 3 6] ((0 6) (1 24) (2 6) (3 6)))
                  (42 [5 40 3 6] ((0 6) (1 18) (2 6) (3 6)))
                  (32 [5 40 3 6] ((0 6) (1 16) (3 6)))
                  (3 [5 40 3 6] ((0 3)))
                  (62 [5 40 0 6] ((0 6) (1 40) (3 6)))))
    (ert-info ((format "%S" case))
      (should (equal (nth 2 case) (marquee-columns-fit format-test--columns (nth 1 case) (car case)))))))

(ert-deftest columns-sort-by-what-their-texts-say ()
  (dolist (case '((0 "9:05 am" "12:30 pm") (0 "17:15" "20:00") (0 "Sat 21 Nov 23:10" "Sun 22 Nov 00:05")
                  (1 "alien" "Batman") (2 "8.1" "10.0") (3 "$9.50 + fees" "$1,012.00") (1 "a" "")))
    (pcase-let ((`(,index ,one ,other) case))
      (should (marquee-columns-before-p (aref format-test--columns index) one other))
      (should-not (marquee-columns-before-p (aref format-test--columns index) other one)))))

;;; format-test.el ends here
