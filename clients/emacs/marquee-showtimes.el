;;; marquee-showtimes.el --- Showtimes of a theatre  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The showtimes of a theatre on a day, as a list.  RET shows a showtime's
;; seats, [ and ] go to the previous and the next day, d to any.

;;; Code:

(require 'marquee-day)
(require 'marquee-price)
(require 'marquee-seats)

(define-derived-mode marquee-showtimes-mode marquee-day-mode "Showtimes"
  "Mode for lists of showtimes.

\\{marquee-showtimes-mode-map}"
  :interactive nil
  ;; All of them come at once; more pages would only be drawn more often.
  (setq-local marquee-page-size 100)
  (setq marquee-list-columns
        '((:name "Time" :text marquee-showtimes-time :width 5 :time t
                 :sort marquee-showtimes-earlier-p)
          (:name "Movie" :text marquee-showtimes-title :width 38 :least 18 :share 0.3 :sort t)
          (:name "Rated" :text :certification :width 5 :rank 4 :sort t)
          (:name "Format" :text :format :width 14 :least 8 :rank 3 :sort t)
          (:name "Length" :text marquee-showtimes--length :width 10 :rank 5)
          (:name "Price" :text marquee-showtimes--price :width 9
                 :sort marquee-showtimes--cheaper-p)
          (:name "Tickets" :text marquee-showtimes-state :width 15 :least 8 :rank 2 :sort t))))

(defun marquee-showtimes-show (theatre &optional date movie-id)
  "List the showtimes at THEATRE, a plist with an `:id' and a `:name'.
DATE, such as 2026-11-21 or \"friday\", defaults to the current day at the
theatre.  With MOVIE-ID, list only that movie's."
  (let* ((theatre (marquee-format-readable theatre))
         (name (format "*marquee: %s*" (plist-get theatre :name))))
    (marquee-view-buffer name 'marquee-showtimes-mode)
    (setq marquee-list-visit
          (lambda (showtime) (marquee-seats-show showtime (plist-get theatre :name))))
    (marquee-day-show name 'marquee-showtimes-mode (or date "today")
                      (apply-partially #'marquee-showtimes-at-theatre
                                       :theatre-id (plist-get theatre :id) :movie-id movie-id))))

;;;; What the rows say

(defun marquee-showtimes-time (showtime)
  "Return the start of SHOWTIME, by the theatre's clock."
  (let ((clock (marquee-format-clock (plist-get showtime :startsAtLocal))))
    (and clock (propertize clock 'face 'marquee-date))))

(defun marquee-showtimes-earlier-p (one other)
  "Return non-nil if the entry ONE is earlier than the entry OTHER.
What has no time is later than all others."
  (string< (or (plist-get (car one) :startsAt) "~") (or (plist-get (car other) :startsAt) "~")))

(defun marquee-showtimes-title (showtime)
  "Return the title of SHOWTIME's movie, dim if there are no tickets."
  (propertize (or (plist-get showtime :movieTitle) "")
              'face (if (marquee-showtimes-gone showtime) 'marquee-dim 'marquee-title)))

(defun marquee-showtimes--length (showtime)
  "Return the running time of SHOWTIME's movie."
  (marquee-format-runtime (plist-get showtime :runtimeMinutes)))

(defun marquee-showtimes--price (showtime)
  "Return the price of an adult's ticket for SHOWTIME, or why there are none."
  (or (marquee-showtimes-gone showtime) (marquee-price-total (marquee-price-adult showtime))))

(defun marquee-showtimes--cheaper-p (one other)
  "Return non-nil if the entry ONE costs less than the entry OTHER."
  (< (or (marquee-price-amount (marquee-price-adult (car one))) 0)
     (or (marquee-price-amount (marquee-price-adult (car other))) 0)))

(defun marquee-showtimes--is-p (showtime key availability)
  "Return non-nil if SHOWTIME has KEY, or the AVAILABILITY that means the same."
  (or (plist-get showtime key) (equal (plist-get showtime :availability) availability)))

(defun marquee-showtimes-gone (showtime)
  "Return why there are no tickets for SHOWTIME any more, or nil."
  (let ((text (cond ((marquee-showtimes--is-p showtime :isCanceled "cancelled") "cancelled")
                    ((marquee-showtimes--is-p showtime :isSoldOut "soldOut") "sold out"))))
    (and text (propertize text 'face 'marquee-failure))))

(defun marquee-showtimes-state (showtime)
  "Return what one has to know before buying tickets for SHOWTIME, or nil."
  (pcase-let ((`(,text . ,face)
               (cond ((plist-get showtime :isPrivateRental)
                      '("private rental" . marquee-warning))
                     ((marquee-showtimes--is-p showtime :isEmbargoed "embargoed")
                      (cons (marquee-showtimes--embargo showtime) 'marquee-warning))
                     ((plist-get showtime :hasStarted) '("has begun" . marquee-warning))
                     ((marquee-showtimes--is-p showtime :isAlmostSoldOut "almostSoldOut")
                      '("few left" . marquee-warning))
                     ((plist-get showtime :inTheatreTicketingOnly)
                      '("at the theatre only" . marquee-warning))
                     ((marquee-showtimes--is-p showtime :isComingSoon "comingSoon")
                      '("coming soon" . marquee-dim))
                     ((plist-get showtime :isDiscountMatinee) '("matinee" . marquee-dim)))))
    (and text (propertize text 'face face))))

(defun marquee-showtimes--embargo (showtime)
  "Return in words until when SHOWTIME is embargoed."
  (let ((end (plist-get showtime :visibleAt)))
    (if end
        (format "embargoed until %s %s UTC" (substring end 0 10) (marquee-format-clock end))
      "embargoed")))

(provide 'marquee-showtimes)
;;; marquee-showtimes.el ends here
