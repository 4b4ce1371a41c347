;;; marquee-whats-on.el --- What's on at a place on a day  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; All showings at a place on a day, each with its theatre, how far that is, and
;; the price for the party, in one list.  RET shows a showing's seats with the
;; best of them marked, m the movie's page, / shows only what is typed.

;;; Code:

(require 'marquee-completion)
(require 'marquee-day)
(require 'marquee-movie)
(require 'marquee-places)
(require 'marquee-seats)
(require 'marquee-showtimes)
(require 'marquee-trouble)

(define-derived-mode marquee-whats-on-mode marquee-day-mode "What's on"
  "Mode for what's on at a place.

\\{marquee-whats-on-mode-map}"
  :interactive nil
  (setq marquee-list-rows #'marquee-whats-on-rows
        marquee-list-counts "%d showings, %s movies"
        marquee-list-heading #'marquee-whats-on-heading
        marquee-list-visit (lambda (row) (marquee-seats-show row (plist-get row :theatreName)))
        marquee-list-columns
        '((:name "Time" :text marquee-showtimes-time :width 5 :time t
                 :sort marquee-showtimes-earlier-p)
          (:name "Movie" :text marquee-showtimes-title :width 36 :least 16 :share 0.28 :sort t)
          (:name "Mine" :text marquee-format-mark :width 5 :rank 1.5 :sort t)
          (:name "Theatre" :text marquee-whats-on-theatre :width 26 :least 12 :share 0.17 :rank 1
                 :sort t)
          (:name "Away" :text marquee-format-away :width 7 :rank 3 :sort marquee-format-nearer-p)
          (:name "Format" :text :format :width 14 :least 8 :rank 4 :sort t)
          (:name "Total" :text marquee-whats-on--total :width 9
                 :sort marquee-whats-on--cheaper-p)
          (:name "Rated" :text :certification :width 5 :rank 5 :sort t)
          (:name "Tickets" :text marquee-showtimes-state :width 15 :least 8 :rank 2 :sort t))))

(define-key marquee-whats-on-mode-map "P" #'marquee-whats-on-party)
(define-key marquee-whats-on-mode-map "b" #'marquee-whats-on-buy)
(define-key marquee-whats-on-mode-map "m" #'marquee-whats-on-movie)
(define-key marquee-whats-on-mode-map "H" #'marquee-list-choose-seen)

;;;###autoload
(defun marquee-whats-on (place &optional day)
  "List what's on at PLACE on DAY, with the price of each showing.
PLACE is what people say: \"Olathe, KS\", \"66061\", \"Empire 25\" or
\"40.75,-73.98\".  DAY is a date such as 2026-11-21, or a word such as
\"tonight\" or \"next friday\"; it defaults to today.  Interactively, read both;
the default is the place that was asked for last."
  (interactive (marquee-trouble-noted 'marquee-whats-on
                 (list (marquee-whats-on-read-place "What's on at") (marquee-day-read))))
  (marquee-whats-on-show
   (format "what's on at %s" place) 'marquee-whats-on-mode place (or day "today")
   (lambda (&rest keywords)
     (apply #'marquee-showtimes-whats-on
            :on-partial (marquee-view-lambda (movie) (marquee-list-add-early movie))
            keywords))))

(defun marquee-whats-on-show (title mode place day fetch)
  "Show in a buffer with TITLE, in MODE, the movies at PLACE on DAY.
FETCH is the function of a method that lists movies with their showings.  It
gets PLACE, DAY and the size of the party."
  (marquee-day-show (format "*marquee: %s*" title) mode day
                    (lambda (&rest keywords)
                      (apply fetch :place place :party-size (marquee-seats-party-size) keywords))))

(defun marquee-whats-on-read-place (question)
  "Read a place with QUESTION; the default is the last one."
  (let* ((last (marquee-places-last))
         (place (marquee-completion-read-place-name
                 (if last (format "%s (default %s): " question last) (concat question ": "))
                 nil last)))
    (when (string-empty-p place)
      (user-error "Give a city with its state, a ZIP code or a theatre's name"))
    place))

(defun marquee-whats-on-rows (movie)
  "Return the rows of MOVIE: its showings."
  (mapcar (lambda (showing) (marquee-whats-on-row movie showing)) (plist-get movie :showings)))

(defun marquee-whats-on-row (movie part)
  "Return the row of PART, such as a showing, with the facts of its MOVIE."
  (append part
          (list :movieId (plist-get movie :id)
                :movieTitle (plist-get movie :title)
                :ids (plist-get movie :ids)
                :library (plist-get movie :library)
                :certification (plist-get movie :certification)
                :runtimeMinutes (plist-get movie :runtimeMinutes))))

;;;; What the rows say

(defun marquee-whats-on-theatre (row)
  "Return the theatre of ROW."
  (or (plist-get row :theatreName) (plist-get row :theatreId)))

(defun marquee-whats-on--total (row)
  "Return the price of ROW for the party, or why there are no tickets.
A plus after it means that it lacks something."
  (or (marquee-showtimes-gone row) (and (plist-get row :total) (marquee-price-total row))))

(defun marquee-whats-on--cheaper-p (one other)
  "Return non-nil if the entry ONE costs the party less than the entry OTHER."
  (< (or (plist-get (car one) :total) 1.0e6) (or (plist-get (car other) :total) 1.0e6)))

(defun marquee-whats-on-heading (answer)
  "Return place, day and faults of ANSWER, in lines."
  (let ((place (plist-get answer :place))
        (day (marquee-day-note answer)))
    (when place (marquee-places-remember (plist-get place :name)))
    (concat
     (and place
          (concat "  " (marquee-format-list
                        (propertize (plist-get place :name) 'face 'marquee-title)
                        (and (seq-contains-p (plist-get answer :settingsUsed) "place")
                             "your usual place")
                        day
                        (and (plist-get answer :partySize)
                             (format "for %d" (plist-get answer :partySize))))
                  "\n"))
     (marquee-places-alternatives place)
     (marquee-error-faults answer))))

;;;; Commands

(defun marquee-whats-on-party (size)
  "Show prices, and later seats, for a party of SIZE."
  (interactive (list (marquee-seats-read-party)) marquee-whats-on-mode)
  (setq marquee-party-size size)
  (marquee-list-restart))

(defun marquee-whats-on-buy ()
  "Open the page that sells tickets for the showing at point."
  (interactive nil marquee-whats-on-mode)
  (marquee-seats-buy-tickets (marquee-list-row)))

(defun marquee-whats-on-movie ()
  "Show the page of the movie at point."
  (interactive nil marquee-whats-on-mode)
  (let ((row (marquee-list-row)))
    (marquee-movie-show (list :id (plist-get row :movieId) :title (plist-get row :movieTitle)))))

(provide 'marquee-whats-on)
;;; marquee-whats-on.el ends here
