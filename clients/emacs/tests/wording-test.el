;;; wording-test.el --- Units and clock of the user's settings  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Tables and pages write distances and times as the settings say, from the
;; connection's beginning and after a change.

;;; Code:

(require 'support)

(defconst wording-test--american '(:units "us" :clock 12)
  "Settings that are not the defaults.")

(defun wording-test--cell (column &optional row)
  "The text of COLUMN in ROW, by default in the row at point."
  (cdr (assoc column (marquee-test-cells (or row (marquee-list-row))))))

(defun wording-test--order ()
  "The ids of the rows, as they stand below each other."
  (let ((ids nil))
    (save-excursion
      (goto-char (point-min))
      (while (tabulated-list-get-id)
        (push (plist-get (tabulated-list-get-id) :id) ids)
        (forward-line 1)))
    (nreverse ids)))

(ert-deftest wording-of-times-and-distances ()
  (dolist (case '(("00:05" . "12:05 am") ("09:10" . "9:10 am") ("12:00" . "12:00 pm")
                  ("19:10" . "7:10 pm") ("23:59" . "11:59 pm")))
    (let ((marquee-wording-settings wording-test--american))
      (should (equal (cdr case) (marquee-wording-time (car case)))))
    (should (equal (car case) (marquee-wording-time (car case)))))
  (should (equal "10.4 km" (marquee-wording-distance 10.386)))
  (let ((marquee-wording-settings wording-test--american))
    (should (equal "6.5 mi" (marquee-wording-distance 10.386)))
    (should (equal "embargoed until 2026-11-23 6:05 pm UTC"
                   (marquee-showtimes--embargo '(:visibleAt "2026-11-23T18:05:00Z"))))
    (should (string-match-p "\\`Sat [0-9]+:05 [ap]m\\'"
                            (substring-no-properties
                             (marquee-watches--moment "2026-11-21T12:05:00Z"))))
    (should (string-match-p "\\`21 Nov [0-9]+:05 [ap]m\\'"
                            (substring-no-properties
                             (marquee-watches--when '(:at "2026-11-21T12:05:00Z")))))))

(marquee-deftest wording-is-that-of-the-settings-from-the-beginning
  (marquee-settings-set :units "us" :clock 12)
  (marquee-stop)
  (setq marquee-wording-settings nil)
  (marquee-test-await (marquee-whats-on "Olathe, KS" "tonight"))
  (marquee-test-wait marquee-wording-settings)
  (marquee-test-keys "/ imax SPC town RET")
  (goto-char (point-min))
  (should (string-match-p "\\`[0-9]+:[0-9]+ pm\\'" (wording-test--cell "Time")))
  (should (equal "6.5 mi" (wording-test--cell "Away")))
  ;; No time is cut off.
  (should (string-match-p "^[0-9]+:[0-9]+ pm +The Hunger" (buffer-string)))
  (marquee-test-press "RET")
  (should (string-match-p "Sat 21 Nov 2026 · [0-9]+:[0-9]+ pm · AMC Town Center 20" (buffer-string))))

(marquee-deftest wording-of-all-buffers-follows-a-change
  (marquee-test-await (marquee-theatres '(:title "Olathe, KS")))
  (let ((theatres (current-buffer)) (order nil))
    (goto-char (point-max))
    (forward-line -1)
    (should (string-suffix-p " km" (wording-test--cell "Away")))
    (tabulated-list-sort 0)
    (marquee-test-await (marquee-showtimes-show '(:id "amc:theatre:610" :name "AMC Studio 28")))
    (goto-char (point-min))
    (tabulated-list-sort 0)
    (setq order (wording-test--order))
    (should (< 10 (length order)))
    (should (string-match-p "\\`[0-9][0-9]:[0-9][0-9]\\'" (wording-test--cell "Time")))
    (marquee-settings-set :units "us" :clock 12)
    (should (string-match-p "\\`[0-9]+:[0-9][0-9] [ap]m\\'" (wording-test--cell "Time")))
    ;; Ten in the morning is still before one in the afternoon.
    (should (equal order (wording-test--order)))
    (with-current-buffer theatres (should (string-suffix-p " mi" (wording-test--cell "Away"))))
    (should (string-match-p " mi\\b" (with-current-buffer theatres (buffer-string))))
    (should-not (string-match-p " km\\b" (with-current-buffer theatres (buffer-string))))
    (marquee-settings-set :reset '("units" "clock"))
    (should (string-match-p "\\`[0-9][0-9]:[0-9][0-9]\\'" (wording-test--cell "Time")))
    (with-current-buffer theatres (should (string-suffix-p " km" (wording-test--cell "Away"))))))

(marquee-deftest wording-of-seats-follows-a-change
  (marquee-test-await (marquee-seats "amc:showtime:3820778482513"))
  (should (string-search "Sat 21 Nov 2026 · 19:20 · " (buffer-string)))
  (marquee-settings-set :clock 12)
  (should (string-search "Sat 21 Nov 2026 · 7:20 pm · " (buffer-string))))

;;; wording-test.el ends here
