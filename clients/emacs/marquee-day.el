;;; marquee-day.el --- Lists of a day  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What lists of a day share: the day is asked for by its date or by a word
;; such as "friday", the answer says which one that is, and keys go to others.

;;; Code:

(require 'marquee-completion)
(require 'marquee-list)

(defconst marquee-day-words
  '("today" "tonight" "tomorrow" "monday" "tuesday" "wednesday" "thursday" "friday" "saturday"
    "sunday" "next friday" "next saturday" "next sunday" "yesterday")
  "Days as people say them; the backend knows which days these are at a place.")

(defvar-local marquee-day-asked nil
  "The day that this list asks for, as a date or a word.")

(defvar-local marquee-day-answered nil
  "The day that the rows are of, such as 2026-11-21; nil until the answer says it.")

(defvar marquee-day-history nil
  "The days asked for in this session.")

(define-derived-mode marquee-day-mode marquee-list-mode "Day"
  "Mode for lists of a day.

\\{marquee-day-mode-map}"
  :interactive nil
  (setq marquee-list-heading #'marquee-day--heading)
  (setq-local marquee-pages-ahead nil))

(define-key marquee-day-mode-map "]" #'marquee-day-next)
(define-key marquee-day-mode-map "[" #'marquee-day-previous)
(define-key marquee-day-mode-map "d" #'marquee-day-choose)
(define-key marquee-day-mode-map "w" #'marquee-watch)
(define-key marquee-day-mode-map "c" #'marquee-calendar)
(marquee-view-bind-films marquee-day-mode-map)

(defun marquee-day-read ()
  "Read a day: a date, or a word with completion."
  (completing-read "Day (default today): "
                   (marquee-completion-in-order marquee-day-words)
                   nil nil nil 'marquee-day-history "today"))

(defun marquee-day-show (name mode day fetch)
  "Show in buffer NAME, in MODE, the rows of DAY that FETCH requests.
FETCH gets the day as its keyword :date."
  (marquee-view-buffer name mode)
  (setq marquee-day-asked day
        marquee-day-answered nil)
  (marquee-list-show name mode
                     (lambda (&rest keywords) (apply fetch :date marquee-day-asked keywords))))

(defun marquee-day-choose (day)
  "Show DAY, a date such as 2026-11-21 or a word such as \"next friday\"."
  (interactive (list (marquee-day-read)) marquee-day-mode)
  (setq marquee-day-asked day
        marquee-day-answered nil)
  (marquee-list-restart))

(defun marquee-day-next (&optional count)
  "Show the next day, or the day COUNT days later."
  (interactive "p" marquee-day-mode)
  (unless marquee-day-answered
    (user-error "Which day this is, only the answer says; d asks for another day"))
  (marquee-day-choose (marquee-format-day-after marquee-day-answered (or count 1))))

(defun marquee-day-previous (&optional count)
  "Show the previous day, or the day COUNT days earlier."
  (interactive "p" marquee-day-mode)
  (marquee-day-next (- (or count 1))))

(defun marquee-day-note (answer)
  "Note which day ANSWER is of; return it in words."
  (setq marquee-day-answered (or (plist-get answer :date) marquee-day-answered))
  (let ((day (marquee-format-day marquee-day-answered)))
    (and day (propertize day 'face 'marquee-date))))

(defun marquee-day--heading (answer)
  "Return the day of ANSWER, in a line."
  (let ((day (marquee-day-note answer)))
    (and day (concat "  " day "\n"))))

(provide 'marquee-day)
;;; marquee-day.el ends here
