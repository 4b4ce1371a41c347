;;; marquee-calendar.el --- A showing into the calendar  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; c on a showing, an event or a group of seats writes a file that calendars
;; import.

;;; Code:

(require 'marquee-format)
(require 'marquee-request)

(defcustom marquee-calendar-folder "~/"
  "The folder for calendar files, which the question for their name begins with."
  :type 'directory
  :group 'marquee)

(defconst marquee-calendar--longest-name 80
  "The most columns of the name of a file.")

(defun marquee-calendar-write (method params)
  "Write the calendar of METHOD, called with PARAMS, into a file.
Read its name.  Without an extension it gets .ics.  A file that exists is
replaced only after a question."
  (let* ((answer (marquee-request method `(,@params :presentation t)))
         (row (seq-first (append (plist-get (plist-get answer :presentation) :rows) nil)))
         (file (marquee-calendar--read-file (marquee-calendar--name row)))
         (exists (file-exists-p file))
         ;; Its lines end in CR LF.
         (coding-system-for-write 'utf-8-unix))
    (if (and exists (not (y-or-n-p (format "Replace %s? " (abbreviate-file-name file)))))
        (message "Marquee: nothing was written")
      (condition-case error
          (progn
            (write-region (plist-get answer :text) nil file nil 'silent nil (if exists nil 'excl))
            (message "Marquee: %s is in %s"
                     (marquee-format-line (string-join (seq-take (plist-get row :cells) 2) " "))
                     (abbreviate-file-name file)))
        (file-error (message "Marquee: the calendar was not written: %s"
                             (error-message-string error)))))))

(defun marquee-calendar--read-file (name)
  "Read the name of the file; the default is NAME."
  (let* ((folder (file-name-as-directory (expand-file-name marquee-calendar-folder)))
         (file (read-file-name "Calendar file: " folder (concat folder name) nil name))
         (file (if (file-directory-p file) (expand-file-name name file) file)))
    (expand-file-name (if (file-name-extension file) file (concat file ".ics")))))

(defun marquee-calendar--name (row)
  "Return a name for the file of the event in ROW: its title and its time."
  (let ((words (string-join (reverse (seq-take (plist-get row :cells) 2)) " ")))
    ;; Nothing that a file system, or a reader of paths, takes for more than a letter.
    (concat (truncate-string-to-width
             (string-trim (replace-regexp-in-string "[^[:alnum:]]+" "-" words) "-" "-")
             marquee-calendar--longest-name)
            ".ics")))

(provide 'marquee-calendar)
;;; marquee-calendar.el ends here
