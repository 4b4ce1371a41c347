;;; marquee-places.el --- The places asked for  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The places that answers understood are kept in a file, the last one first:
;; it is the default of the next question, in this Emacs or another.

;;; Code:

(require 'seq)
(require 'subr-x)
(require 'marquee-format)

(defcustom marquee-places-file (locate-user-emacs-file "marquee-places.eld")
  "The file with the places that were asked for, or nil to keep none."
  :type '(choice (const :tag "Keep none" nil) file)
  :group 'marquee)

(defconst marquee-places--most 20
  "How many places are kept.")

(defvar marquee-places-history nil
  "The places asked for, the last one first; also the history of the prompts.")

(defvar marquee-places--read-from nil
  "The file that the places were read from.")

(defun marquee-places-last ()
  "Return the place that was asked for last, or nil."
  (marquee-places--read)
  (car marquee-places-history))

(defun marquee-places-remember (place)
  "Make PLACE, a text that an answer understood, the last one."
  (marquee-places--read)
  (unless (equal place (car marquee-places-history))
    (setq marquee-places-history
          (seq-take (cons place (delete place marquee-places-history)) marquee-places--most))
    (marquee-places--write)))

(defun marquee-places--read ()
  "Read the file, unless that has been done."
  (unless (equal marquee-places--read-from marquee-places-file)
    (setq marquee-places--read-from marquee-places-file)
    (when (and marquee-places-file (file-readable-p marquee-places-file))
      (setq marquee-places-history
            (with-temp-buffer
              (insert-file-contents marquee-places-file)
              (let ((places (ignore-errors (read (current-buffer)))))
                (and (proper-list-p places) (seq-filter #'stringp places))))))))

(defun marquee-places--write ()
  "Write the file; a place that can't be kept is no reason to fail."
  (when marquee-places-file
    (condition-case error
        (let ((coding-system-for-write 'utf-8)
              (print-length nil)
              (print-level nil))
          (make-directory (file-name-directory (expand-file-name marquee-places-file)) t)
          (with-temp-file marquee-places-file
            (insert ";;; -*- mode: lisp-data; coding: utf-8 -*-\n")
            (prin1 marquee-places-history (current-buffer))
            (insert "\n")))
      (file-error (message "Marquee: the place was not kept: %s" (error-message-string error))))))

(provide 'marquee-places)
;;; marquee-places.el ends here
