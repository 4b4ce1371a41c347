;;; page-test.el --- Pages and auditoriums, as someone uses them  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What is shown about one thing and about the seats of a showing, and how one
;; goes on from there.

;;; Code:

(require 'support)

(defconst page-test--showing "amc:showtime:61020778482511"
  "A showing where no three seats side by side are free.")

(marquee-deftest page-has-text-facts-and-what-can-be-done
  (marquee-test-await (marquee-movie "amc:movie:64825"))
  (dolist (words '("\\`  The Hunger Games: Sunrise on the Reaping (2026)\n\n  On his birthday"
                   "\n  certification  PG-13\n" "\n  t Showings  \\+ Want to see"))
    (should (string-match-p words (marquee-test-text))))
  (should (string-prefix-p "*marquee: The Hunger Games" (buffer-name))))

(marquee-deftest page-leads-on-from-its-sections-and-actions
  (marquee-test-await (marquee-call "movies/get" '(:id "amc:movie:64825" :include ["credits"])))
  (marquee-test-go "Jesse Plemons  ")
  (marquee-test-press "RET")
  (should (equal "*marquee: Jesse Plemons*" (buffer-name)))
  (marquee-test-go "Films and shows")
  (marquee-test-press "RET")
  (should (marquee-test-rows)))

(ert-deftest page-opens-nothing-but-the-web ()
  (let ((opened nil))
    (cl-letf (((symbol-function 'browse-url) (lambda (url) (push url opened))))
      (dolist (url '("file:///etc/passwd" "javascript:alert(1)" "mailto:x@y" "/etc/passwd" ""))
        (should-error (marquee-page-browse url) :type 'user-error))
      (marquee-page-browse "https://example.org/")
      (should (equal '("https://example.org/") opened)))))

(marquee-deftest page-of-one-match-opens
  (marquee-test-await (marquee-movie "batman begins"))
  (marquee-test-wait (equal "*marquee: Batman Begins (2005)*" (buffer-name (window-buffer))))
  (set-buffer (window-buffer))
  (marquee-test-settled)
  (should (string-match-p "Christopher Nolan" (marquee-test-text)))
  (marquee-test-await (marquee-movie "batman"))
  (should (< 1 (length (marquee-test-rows))))
  (dolist (id '("tmdb:movie:268" "imdb:tt0096895" "tt0096895"))
    (marquee-test-await (marquee-movie id))
    (should (string-prefix-p "*marquee: Batman (1989)*" (buffer-name)))))

(marquee-deftest page-that-cannot-be-had-says-why
  (marquee-test-await (marquee-movie "amc:theatre:610"))
  (should (string-match-p "\"id\" is invalid" (marquee-test-footer))))

(marquee-deftest page-offers-what-an-error-suggests
  (marquee-test-await (marquee-open "showtimes/whatsOn" '(:place "Olathe friday" :partySize 2)))
  (should (string-match-p "Did you mean\n\n  Olathe, KS, friday\\|Did you mean\n\n  Olathe" (marquee-test-text)))
  (marquee-test-press "RET")
  (should (string-match-p "What's on · Olathe, KS · Fri 27 Nov" (marquee-test-text)))
  (should (equal 2 (plist-get marquee-view-params :partySize))))

(marquee-deftest page-begins-at-its-top-though-parts-of-it-come-first
  (marquee-test-await (marquee-movie "amc:movie:64825"))
  (should (bobp))
  (should (string-match-p "^  rated +7\\.7" (marquee-test-text))))

(ert-deftest page-is-left-and-cancelled ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (marquee-coming-soon)
    (let ((call marquee-view-call))
      (kill-buffer)
      (marquee-test-wait (eq 'failed (marquee-call-state call)))
      (should (eq 'marquee-request-cancelled (car (marquee-call-value call)))))))

(marquee-deftest page-stays-while-another-streams-and-late-answers-are-not-shown
  (marquee-whats-on "Olathe, KS" "tonight")
  (let ((list (current-buffer)))
    (marquee-test-await (marquee-movie "amc:movie:64825"))
    (let ((page (marquee-test-text)))
      (with-current-buffer list
        (marquee-open "movies/popular" nil :here t)
        (marquee-test-settled)
        (should (string-prefix-p "  Popular movies\n" (marquee-test-text))))
      (should (member page (mapcar (lambda (buffer) (with-current-buffer buffer (marquee-test-text)))
                                   (buffer-list)))))))

;;;; Seats

(marquee-deftest seats-are-as-many-as-everywhere-and-the-best-are-marked
  (marquee-test-await (marquee-seats "amc:showtime:61020778482508"))
  (let ((text (marquee-test-text)))
    (should (string-match-p "seats [0-9]+ of 142 free" text))
    (should (string-match-p "◆◆ free\\|◆◆ Best places" text))
    (should (text-property-any (point-min) (point-max) 'marquee-best t)))
  ;; Point is at the best place, whose name the echo area says.
  (should (get-text-property (point) 'marquee-best))
  (should (string-match-p "free" (marquee-seats-words)))
  (let ((best (marquee-seats-words)))
    (marquee-test-keys "o")
    (should (equal 1 marquee-seats-group))
    (should-not (equal best (plist-get (marquee-seats-chosen) :heading))))
  (marquee-test-keys "TAB")
  (should (plist-get (get-text-property (point) 'marquee-seat) :free)))

(marquee-deftest seats-are-for-a-party-that-stays-with-its-page
  (marquee-test-await (marquee-seats "amc:showtime:61020778482508"))
  (marquee-test-press "P 3 RET")
  (should (string-match-p "for 3" (marquee-test-text)))
  (marquee-test-press "C-u 2 P")
  (should (string-match-p "for 2" (marquee-test-text)))
  (should-error (marquee-test-keys "C-u 99 P") :type 'user-error)
  (marquee-test-press "P 4 RET")
  (marquee-test-await (marquee-seats page-test--showing))
  (should-not (plist-get marquee-view-params :partySize))
  (let ((marquee-party-size 3))
    (marquee-test-await (marquee-seats page-test--showing))
    (should (equal 3 (plist-get marquee-view-params :partySize)))))

(marquee-deftest seats-say-that-a-key-is-none
  (marquee-test-await (marquee-seats page-test--showing))
  (marquee-test-keys "x")
  (should (string-match-p "x is undefined" (marquee-test-message)))
  (should (string-match-p "\\`s stands for nothing here; .*P"
                          (cadr (should-error (marquee-test-keys "s") :type 'user-error)))))

(marquee-deftest seats-fit-into-a-narrow-window
  (marquee-test-await (marquee-seats "amc:showtime:61020778482508"))
  (cl-letf (((symbol-function 'window-max-chars-per-line) (lambda (&rest _) 30)))
    (marquee-view-draw)
    (dolist (line (split-string (marquee-test-text) "\n"))
      (should (<= (string-width line) 40)))))

;;; page-test.el ends here
