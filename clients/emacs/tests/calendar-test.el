;;; calendar-test.el --- A showing into the calendar  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; c writes the showing of a row, and that of seats with the seats, into a file
;; that was not there or may be replaced.

;;; Code:

(require 'support)
(require 'marquee-calendar)

(defmacro calendar-test-folder (&rest body)
  "Run BODY with a sandbox of its own and a folder for calendar files."
  (declare (indent 0) (debug (body)))
  `(marquee-test-sandbox
     (let* ((folder (file-name-as-directory (expand-file-name "calendars" home)))
            (marquee-calendar-folder folder))
       (make-directory folder)
       ,@body)))

(defun calendar-test--read (file)
  "Wait until FILE is written; its text, with the lines of the file."
  (marquee-test-wait (and (file-exists-p file) (string-search " is in " (marquee-test-message))))
  (with-temp-buffer
    (let ((coding-system-for-read 'utf-8-unix)) (insert-file-contents file))
    (buffer-string)))

(defun calendar-test--unfolded (text)
  "TEXT, a calendar, with each property in one line."
  (replace-regexp-in-string "\r\n " "" text))

(ert-deftest calendar-of-a-row-is-in-a-file-with-a-sensible-name ()
  (calendar-test-folder
    (marquee-test-await (marquee-whats-on "Olathe, KS" "tonight"))
    (marquee-test-keys "/ 19:20 SPC imax SPC town RET c RET")
    (let* ((name "The-Hunger-Games-Sunrise-on-the-Reaping-2026-11-21T19-20.ics")
           (text (calendar-test--read (concat folder name))))
      (should (string-suffix-p (concat "The Hunger Games: Sunrise on the Reaping at AMC Town Center 20 is in "
                                       (abbreviate-file-name (concat folder name)))
                               (marquee-test-message)))
      (should (equal text (plist-get (marquee-calendar-get :showtime-ids '("amc:showtime:3820778482513"))
                                     :text)))
      (should (string-prefix-p "BEGIN:VCALENDAR\r\n" text))
      (should (string-suffix-p "END:VCALENDAR\r\n" text))
      (should-not (string-search "Seats " (calendar-test--unfolded text)))
      (should (equal (list name) (directory-files folder nil "\\`[^.]"))))))

(ert-deftest calendar-of-seats-has-the-seats ()
  (calendar-test-folder
    (marquee-test-await (marquee-seats "amc:showtime:3820778482513"))
    (let ((seats (marquee-seats-chosen)))
      (should (equal 2 (length seats)))
      (marquee-calendar (concat folder "evening"))
      (should (string-search (format "Seats %s:" (string-join seats "\\, "))
                             (calendar-test--unfolded
                              (calendar-test--read (concat folder "evening.ics"))))))))

(ert-deftest calendar-replaces-no-file-without-a-question ()
  (calendar-test-folder
    (marquee-test-await (marquee-showtimes-show '(:id "amc:theatre:610" :name "AMC Studio 28")))
    (goto-char (point-min))
    (let ((file (concat folder "mine.ics")) (asked nil))
      (with-temp-file file (insert "mine"))
      (cl-letf (((symbol-function 'y-or-n-p) (lambda (question) (push question asked) nil)))
        (should-error (marquee-calendar file) :type 'user-error))
      (should (equal (list (format "Replace %s? " (abbreviate-file-name file))) asked))
      (should (equal 4 (file-attribute-size (file-attributes file))))
      (cl-letf (((symbol-function 'y-or-n-p) #'always)) (marquee-calendar file))
      (marquee-test-wait (string-search " is in " (marquee-test-message)))
      (should (string-prefix-p "BEGIN:VCALENDAR\r\n" (calendar-test--read file)))
      ;; Another program was faster.
      (let ((late (concat folder "late.ics")))
        (marquee-calendar late)
        (with-temp-file late (insert "theirs"))
        (marquee-test-wait (string-search "the calendar was not written: " (marquee-test-message)))
        (should (equal 6 (file-attribute-size (file-attributes late))))))))

(ert-deftest calendar-names-are-names-of-files ()
  (dolist (case '(((:movieTitle "../../.ssh/x" :startsAtLocal "2026-11-21T19:20:00-06:00")
                   . "ssh-x-2026-11-21T19-20.ics")
                  ((:movieTitle "千と千尋の神隠し") . "千と千尋の神隠し.ics")
                  ((:id "amc:showtime:3820778482513") . "amc-showtime-3820778482513.ics")))
    (should (equal (cdr case) (marquee-calendar--name (car case)))))
  (should (< (length (marquee-calendar--name (list :movieTitle (make-string 5000 ?x)))) 100)))

(ert-deftest calendar-of-tonight-is-of-showings-only ()
  (calendar-test-folder
    (marquee-library-set :id "tmdb:movie:27205")
    (marquee-test-await (marquee-tonight "Olathe, KS"))
    (goto-char (point-min))
    (should-error (marquee-test-keys "c") :type 'user-error)
    (marquee-library-set :id "tmdb:movie:268")
    (marquee-test-press "g")
    (goto-char (point-min))
    (marquee-test-keys "c RET")
    (marquee-test-wait (string-search "Batman at AMC " (marquee-test-message)))
    (should (directory-files folder nil "\\`Batman-2026-11-21T.*\\.ics\\'"))))

(ert-deftest calendar-of-a-watch-and-of-an-event-is-of-its-showing ()
  (calendar-test-folder
    (marquee-watch-add :kind "seats" :showtime-id "amc:showtime:3820778482513" :party-size 2)
    (marquee-test-await (marquee-watches))
    (goto-char (point-min))
    (marquee-test-keys "C RET")
    (calendar-test--read (concat folder "The-Hunger-Games-Sunrise-on-the-Reaping-2026-11-21T19-20.ics"))
    ;; Without seats to be had it is the showing that is watched.
    (marquee-watch-add :kind "seats" :showtime-id "amc:showtime:61020778482511" :party-size 20)
    (marquee-watch-add :kind "release" :movie-id "amc:movie:64825")
    (marquee-test-await (marquee-watches))
    (goto-char (point-min))
    (forward-line 1)
    (marquee-test-keys "C RET")
    (calendar-test--read (concat folder "amc-showtime-61020778482511.ics"))
    (forward-line 1)
    (should-error (marquee-test-keys "C") :type 'user-error)
    (marquee-test-await (marquee-events))
    (marquee-list--add
     (list :items (vector '(:id "event:1" :at "2026-11-21T12:00:00Z" :message "A showing was added."
                            :after (:showing (:id "amc:showtime:3820778482513" :movieTitle "Added"))))))
    (goto-char (point-min))
    ;; The rows may change while the name is typed.
    (cl-letf (((symbol-function 'read-file-name)
               (lambda (_prompt _folder file &rest _) (marquee-list-restart) file)))
      (marquee-test-keys "c"))
    (calendar-test--read (concat folder "Added.ics"))))

(ert-deftest calendar-errors-are-shown-and-write-nothing ()
  (calendar-test-folder
    (marquee-seats "amc:showtime:1")
    (marquee-test-settled)
    (marquee-calendar (concat folder "none"))
    (marquee-test-wait (not (string-search "asking for" (marquee-test-message))))
    (should (string-prefix-p "Marquee: " (marquee-test-message)))
    (should-not (directory-files folder nil "\\`[^.]"))))

;;; calendar-test.el ends here
