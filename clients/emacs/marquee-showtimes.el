;;; marquee-showtimes.el --- Showtimes of a theatre  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The showtimes of a theatre on a day, as a list.  RET shows a showtime's
;; seats, [ and ] go to the previous and the next day.

;;; Code:

(require 'iso8601)
(require 'marquee-list)
(require 'marquee-price)
(require 'marquee-seats)

(defvar-local marquee-showtimes--query nil
  "The query of this list: a plist of `:theatre', `:date' and `:movie-id'.")

(defvar marquee-showtimes-mode-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map marquee-list-mode-map)
    (define-key map "]" #'marquee-showtimes-next-day)
    (define-key map "[" #'marquee-showtimes-previous-day)
    map)
  "Keymap for `marquee-showtimes-mode'.")

(define-derived-mode marquee-showtimes-mode marquee-list-mode "Showtimes"
  "Mode for lists of showtimes.

\\{marquee-showtimes-mode-map}"
  :interactive nil
  (setq marquee-list-columns #'marquee-showtimes--columns
        marquee-list-visit #'marquee-showtimes--visit
        tabulated-list-format [("Time" 6 t) ("Movie" 38 t) ("Rated" 6 t) ("Format" 14 t)
                               ("Length" 11 nil) ("Price" 8 marquee-showtimes--cheaper-p)
                               ("" 0 nil)]))

(defun marquee-showtimes-show (theatre &optional date movie-id)
  "List the showtimes at THEATRE, a plist with an `:id' and a `:name'.
DATE, such as 2026-11-21, defaults to the current day at the theatre.  With
MOVIE-ID, list only that movie's."
  (when (and date (not (string-match-p "\\`[0-9]\\{4\\}-[0-9][0-9]-[0-9][0-9]\\'" date)))
    (user-error "A date is written like 2026-11-21, not %s" date))
  (let* ((theatre (marquee-format-readable theatre))
         (date (or date (marquee-showtimes-today theatre)))
         (name (format "*marquee: %s, %s*" (plist-get theatre :name) (marquee-format-day date))))
    (marquee-view-buffer name 'marquee-showtimes-mode)
    (setq marquee-showtimes--query (list :theatre theatre :date date :movie-id movie-id))
    (marquee-list-show name 'marquee-showtimes-mode
                       (apply-partially #'marquee-showtimes-at-theatre
                                        :theatre-id (plist-get theatre :id)
                                        :date date :movie-id movie-id))))

(defun marquee-showtimes--visit (showtime)
  "Show the seats of SHOWTIME, at the theatre of this list."
  (marquee-seats-show showtime
                      (plist-get (plist-get marquee-showtimes--query :theatre) :name)))

(defmacro marquee-showtimes--try (key form)
  "Return the value of KEY in the plist that FORM gives; nil if it fails."
  `(condition-case nil (plist-get ,form ,key) (marquee-error nil)))

(defun marquee-showtimes-today (theatre)
  "Return the current day at THEATRE, a plist with an `:id' at least.
It is computed from the backend's clock, which stands still in the sandbox."
  (let ((now (marquee-showtimes--try :now (marquee-server-status)))
        (offset (or (plist-get theatre :utcOffset)
                    (marquee-showtimes--try
                     :utcOffset (marquee-theatres-get :id (plist-get theatre :id))))))
    (format-time-string "%F" (and now (encode-time (iso8601-parse now)))
                        (and offset (marquee-format-offset offset)))))

(defun marquee-showtimes-next-day (&optional count)
  "Show the next day, or the day COUNT days later."
  (interactive "p" marquee-showtimes-mode)
  (let ((query marquee-showtimes--query)
        (buffer (current-buffer)))
    (marquee-showtimes-show (plist-get query :theatre)
                            (marquee-format-day-after (plist-get query :date) (or count 1))
                            (plist-get query :movie-id))
    (unless (eq buffer (current-buffer)) (kill-buffer buffer))))

(defun marquee-showtimes-previous-day (&optional count)
  "Show the previous day, or the day COUNT days earlier."
  (interactive "p" marquee-showtimes-mode)
  (marquee-showtimes-next-day (- (or count 1))))

(defun marquee-showtimes--columns (showtime)
  "Return the columns of SHOWTIME."
  (let* ((gone (plist-get showtime :isCanceled))
         (full (plist-get showtime :isSoldOut))
         (face (if (or gone full) 'marquee-dim 'marquee-title)))
    (vector (propertize (or (marquee-format-clock (plist-get showtime :startsAtLocal)) "")
                        'face 'marquee-date)
            (propertize (marquee-format-cell (plist-get showtime :movieTitle) 38) 'face face)
            (or (plist-get showtime :certification) "")
            (marquee-format-cell (plist-get showtime :format) 14)
            (or (marquee-format-runtime (plist-get showtime :runtimeMinutes)) "")
            (or (marquee-price-total (marquee-price-adult showtime)) "")
            (cond (gone (propertize "cancelled" 'face 'marquee-failure))
                  ((plist-get showtime :isPrivateRental)
                   (propertize "private rental" 'face 'marquee-warning))
                  ((plist-get showtime :isEmbargoed)
                   (propertize (marquee-showtimes--embargo showtime) 'face 'marquee-warning))
                  (full (propertize "sold out" 'face 'marquee-failure))
                  ((plist-get showtime :isAlmostSoldOut)
                   (propertize "almost sold out" 'face 'marquee-warning))
                  ((plist-get showtime :inTheatreTicketingOnly)
                   (propertize "at the theatre only" 'face 'marquee-warning))
                  ((plist-get showtime :isComingSoon)
                   (propertize "coming soon" 'face 'marquee-dim))
                  ((plist-get showtime :isDiscountMatinee)
                   (propertize "matinee" 'face 'marquee-dim))
                  (t "")))))

(defun marquee-showtimes--embargo (showtime)
  "Return in words until when SHOWTIME is embargoed."
  (let ((end (plist-get showtime :visibleAt)))
    (if end
        (format "embargoed until %s %s UTC" (substring end 0 10) (substring end 11 16))
      "embargoed")))

(defun marquee-showtimes--cheaper-p (one other)
  "Return non-nil if the entry ONE costs less than the entry OTHER."
  (< (or (marquee-price-amount (marquee-price-adult (car one))) 0)
     (or (marquee-price-amount (marquee-price-adult (car other))) 0)))

(provide 'marquee-showtimes)
;;; marquee-showtimes.el ends here
