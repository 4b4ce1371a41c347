;;; format-test.el --- Texts for a person  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Days, times, stars and widths, and what is absent.

;;; Code:

(require 'support)

(ert-deftest format-takes-what-is-absent ()
  (should (equal "" (marquee-format-stars nil)))
  (should (equal "" (marquee-format-line nil)))
  (should (equal "" (marquee-format-cell nil 10)))
  (should-not (marquee-format-runtime nil))
  (should-not (marquee-format-day nil))
  (should-not (marquee-format-clock nil))
  (should-not (marquee-format-price nil))
  (should (equal "a · b" (substring-no-properties (marquee-format-list "a" nil "" "b")))))

(ert-deftest format-of-ratings ()
  (dolist (case '((0 . "☆☆☆☆☆") (1.9 . "★☆☆☆☆") (7.2 . "★★★★☆") (10 . "★★★★★") (11 . "★★★★★")))
    (should (equal (cdr case) (substring-no-properties (marquee-format-stars (car case)))))))

(ert-deftest format-of-ages ()
  (should-not (marquee-format-age '(:ageSeconds 185) "amc:theatre:610"))
  (should (equal "cached 3 minutes ago; AMC is not answering"
                 (marquee-format-age '(:stale t :ageSeconds 185) "amc:theatre:610")))
  (should (equal "cached 25 hours ago; TMDB is not answering"
                 (marquee-format-age '(:stale t :ageSeconds 90000) "tmdb:movie:268")))
  (should (equal "cached 30 seconds ago; the provider is not answering"
                 (marquee-format-age '(:stale t :ageSeconds 30)))))

(ert-deftest format-of-days-and-times ()
  (should (equal "Sat 21 Nov 2026" (marquee-format-day "2026-11-21")))
  (should (equal "Sat 21 Nov 2026" (marquee-format-day "2026-11-21T18:30:00-06:00")))
  (should (equal "18:30" (marquee-format-clock "2026-11-21T18:30:00-06:00")))
  (should (equal "2 h 05 min" (marquee-format-runtime 125)))
  (should (equal "45 min" (marquee-format-runtime 45)))
  ;; Over a change of clocks, the end of a year and a leap day.
  (dolist (case '(("2026-10-31" 1 "2026-11-01") ("2026-11-01" 1 "2026-11-02")
                  ("2026-12-31" 1 "2027-01-01") ("2028-02-28" 1 "2028-02-29")
                  ("2026-03-08" -1 "2026-03-07")))
    (dolist (zone '("UTC0" "EST5EDT,M3.2.0,M11.1.0" "NZST-12"))
      (let ((process-environment (cons (concat "TZ=" zone) process-environment)))
        (set-time-zone-rule zone)
        (unwind-protect
            (should (equal (nth 2 case) (marquee-format-day-after (car case) (cadr case))))
          (set-time-zone-rule nil))))))

(ert-deftest format-of-ids ()
  (dolist (id '("amc:showtime:61020778482511" "amc:610" "imdb:tt0096895"))
    (should (marquee-format-id-p id)))
  (dolist (text '("" "610" "AMC Empire 25" "Alien: Romulus" "a:b c"))
    (should-not (marquee-format-id-p text))))

(ert-deftest today-is-the-theatres-day ()
  (dolist (case '(("2026-11-21T12:00:00Z" "2026-11-21")
                  ;; Nine in the evening in New York.
                  ("2026-11-22T02:00:00Z" "2026-11-21")
                  ;; Midnight, and five in the morning, when a day of showings begins.
                  ("2026-11-22T05:00:00Z" "2026-11-21")
                  ("2026-11-22T10:00:00Z" "2026-11-22")))
    (marquee-test-with '("--sandbox") (list (concat "MARQUEE_NOW=" (car case)))
      (marquee-test-await (marquee-showtimes-show '(:id "amc:theatre:2114" :name "AMC Empire 25")))
      (should (equal (cadr case) marquee-day-answered)))))

(ert-deftest format-of-cells-minds-the-width-of-any-script ()
  (should (equal "千と千尋…" (marquee-format-cell "千と千尋の神隠し" 9)))
  (should (equal 9 (string-width (marquee-format-cell "千と千尋の神隠し" 9))))
  (should (>= 9 (string-width (marquee-format-cell "千と千尋の神隠し" 10))))
  (should (equal "one two" (marquee-format-cell "one\n\t two" 9))))

;;; format-test.el ends here
