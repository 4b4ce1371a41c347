;;; marquee-calendar.el --- A showing into the calendar  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; c on a showing or an event, among seats, and C on a watch write a file that
;; calendars import.  The best seats for the party are in it where they are known.

;;; Code:

(require 'marquee-generated)
(require 'marquee-list)
(require 'marquee-seats)

(declare-function marquee-watches-showing "marquee-watches" (watch))
(declare-function marquee-watches-showing-of-event "marquee-watches" (event))

(defcustom marquee-calendar-folder "~/"
  "The folder for calendar files, which the question for their name begins with."
  :type 'directory
  :group 'marquee)

(defconst marquee-calendar--longest-title 60
  "The most columns of a title in the name of a file.")

;;;###autoload
(defun marquee-calendar (file &optional showing)
  "Write the showing at point, or that of these seats, into FILE for a calendar.
Of a watch or an event it is the showing that this is about.  Without an
extension FILE gets .ics.  A file that exists is replaced only after a question.
SHOWING is that showing, a plist, if the caller knows it already."
  (interactive (let ((showing (marquee-calendar--showing)))
                 (list (marquee-calendar--read-file showing) showing))
               marquee-day-mode marquee-seats-mode marquee-watches-mode marquee-events-mode)
  ;; Not again after the question, during which the rows may have changed.
  (let* ((showing (or showing (marquee-calendar--showing)))
         (file (expand-file-name (if (file-name-extension file) file (concat file ".ics"))))
         (exists (file-exists-p file)))
    (when (and exists (not (y-or-n-p (format "Replace %s? " (abbreviate-file-name file)))))
      (user-error "Nothing was written"))
    (apply #'marquee-calendar-get
           :then (lambda (answer) (marquee-calendar--write answer file exists))
           (marquee-calendar--keywords showing))
    (message "Marquee: asking for the calendar…")))

(defun marquee-calendar--showing ()
  "Return the showing that the command is meant for."
  (let ((showing (cond ((derived-mode-p 'marquee-seats-mode) marquee-seats-showtime)
                       ((derived-mode-p 'marquee-watches-mode)
                        (marquee-watches-showing (marquee-list-row)))
                       ((derived-mode-p 'marquee-events-mode)
                        (marquee-watches-showing-of-event (marquee-list-row)))
                       (t (marquee-list-row)))))
    (unless (string-match-p ":showtime:" (or (plist-get showing :id) ""))
      (user-error "There is no showing here"))
    showing))

(defun marquee-calendar--keywords (showing)
  "Return what to ask for SHOWING: a plan if this buffer has seats for it."
  (let ((id (plist-get showing :id))
        (seats (and (derived-mode-p 'marquee-seats-mode) (marquee-seats-chosen))))
    (if seats
        (list :plans (list (list :showtimeId id :seats seats)))
      (list :showtime-ids (list id)))))

(defun marquee-calendar--read-file (showing)
  "Read the file for SHOWING."
  (let* ((name (marquee-calendar--name showing))
         (folder (file-name-as-directory (expand-file-name marquee-calendar-folder)))
         (file (read-file-name "Calendar file: " folder (concat folder name) nil name)))
    (if (file-directory-p file) (expand-file-name name file) file)))

(defun marquee-calendar--name (showing)
  "Return a name for the file of SHOWING: its title, its day and its time."
  (let* ((title (plist-get showing :movieTitle))
         (start (plist-get showing :startsAtLocal))
         (parts (if title
                    (list (truncate-string-to-width title marquee-calendar--longest-title)
                          (and start (substring start 0 16)))
                  (list (plist-get showing :id)))))
    ;; Nothing that a file system, or a reader of paths, takes for more than a letter.
    (concat (string-trim (replace-regexp-in-string "[^[:alnum:]]+" "-" (string-join (delq nil parts) "-"))
                         "-" "-")
            ".ics")))

(defun marquee-calendar--write (answer file replace)
  "Write the calendar of ANSWER into FILE; if it exists, only if REPLACE."
  (let ((events (plist-get answer :events))
        ;; Its lines end in CR LF.
        (coding-system-for-write 'utf-8-unix))
    (condition-case error
        (progn
          (write-region (plist-get answer :text) nil file nil 'silent nil (if replace nil 'excl))
          (message "Marquee: %s is in %s"
                   (marquee-format-line (plist-get (elt events 0) :title))
                   (abbreviate-file-name file)))
      (file-error (message "Marquee: the calendar was not written: %s"
                           (error-message-string error))))))

(provide 'marquee-calendar)
;;; marquee-calendar.el ends here
