;;; marquee-keys.el --- The keys of Marquee's buffers  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; ? shows the keys of the buffer; the key typed next is one of them.  No buffer
;; has more than two groups in a line, which fit into 46 columns.

;;; Code:

(require 'transient)
(require 'marquee-about)
(require 'marquee-calendar)
(require 'marquee-films)
(require 'marquee-movies)
(require 'marquee-watches)
(require 'marquee-whats-on)

(defun marquee-keys--films-p ()
  "Return non-nil if this buffer has keys for the user's own films."
  (eq #'marquee-want (lookup-key (current-local-map) "a")))

(transient-define-prefix marquee-keys ()
  "Show the keys of this buffer."
  [["Row" :if-derived marquee-list-mode
    ("RET" "more about it" marquee-list-visit)
    ("m" "its movie" marquee-whats-on-movie :if-derived marquee-whats-on-mode)
    ("b" "buy tickets" marquee-whats-on-buy :if-derived marquee-whats-on-mode)
    ("w" "watch it" marquee-watch :if-derived marquee-movies-mode)
    ("w" "watch for seats" marquee-watch :if-derived marquee-day-mode)
    ("c" "for the calendar" marquee-calendar :if-derived marquee-day-mode)
    ("c" "for the calendar" marquee-calendar :if-derived marquee-events-mode)
    ("b" "act on it" marquee-watches-act :if-derived marquee-events-mode)]
   ["Watch" :if-derived marquee-watches-mode
    ("s" "suspend it, or go on" marquee-watches-suspend)
    ("c" "check it now" marquee-watches-check)
    ("e" "what has happened" marquee-watches-events)
    ("b" "buy what it has found" marquee-watches-buy)
    ("C" "for the calendar" marquee-calendar)
    ("D" "remove it" marquee-watches-remove)]
   ["Day" :if-derived marquee-day-mode
    ("]" "next day" marquee-day-next)
    ("[" "previous day" marquee-day-previous)
    ("d" "another day" marquee-day-choose)
    ("P" "people" marquee-whats-on-party :if-derived marquee-whats-on-mode)]
   ["Movie" :if-derived marquee-movie-mode
    ("s" "showtimes" marquee-movie-showtimes)
    ("w" "watch it" marquee-watch)]
   ["Page" :if-derived marquee-about-mode
    ("RET" "more about this line" marquee-about-visit)
    ("TAB" "next link" forward-button)
    ("b" "browse" marquee-about-browse)]
   ["Seats" :if-derived marquee-seats-mode
    ("TAB" "next free seat" marquee-seats-next-free)
    ("<backtab>" "previous free seat" marquee-seats-previous-free)
    ("b" "buy tickets" marquee-seats-buy)
    ("P" "people" marquee-seats-party)
    ("w" "watch for seats" marquee-watch)
    ("c" "for the calendar" marquee-calendar)]]
  [["Mine" :if marquee-keys--films-p
    ("a" "I want to see it" marquee-want)
    ("v" "I have seen it" marquee-seen)]
   ["" :if marquee-keys--films-p
    ("r" "rate it" marquee-rate)
    ("D" "remove it" marquee-forget)]]
  [["List" :if-derived marquee-list-mode
    ("/" "only rows with…" marquee-list-filter)
    ("H" "without what I saw" marquee-list-choose-seen :if-derived marquee-movies-mode)
    ("H" "without what I saw" marquee-list-choose-seen :if-derived marquee-whats-on-mode)
    ("S" "sort by this column" tabulated-list-sort)
    ("+" "more rows" marquee-list-more)]
   ["Buffer"
    ("g" "ask again" revert-buffer)
    ("k" "cancel loading" marquee-view-cancel)
    ("q" "quit" marquee-view-quit)]])

;; `transient-define-prefix' has no place for this.
(put 'marquee-keys 'command-modes '(marquee-list-mode marquee-page-mode))

(provide 'marquee-keys)
;;; marquee-keys.el ends here
