;;; marquee-movies.el --- Lists of movies  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Movies now playing, coming soon, popular, top-rated or found by a search, as
;; lists with title, date, stars and overview.  RET shows a movie's page, and
;; so does `marquee-movie' with an id or a title.

;;; Code:

(require 'marquee-completion)
(require 'marquee-list)
(require 'marquee-movie)
(require 'marquee-trouble)

(define-derived-mode marquee-movies-mode marquee-list-mode "Movies"
  "Mode for lists of movies.

\\{marquee-movies-mode-map}"
  :interactive nil
  (setq marquee-list-columns
        '((:name "Title" :text marquee-movies--title :face marquee-title :width 36 :least 20 :sort t)
          (:name "Mine" :text marquee-format-mark :width 5 :sort t)
          (:name "Date" :text :releaseDate :face marquee-date :width 10 :rank 1 :sort t)
          (:name "Stars" :text marquee-format-rating :width 5 :rank 2
                 :sort marquee-format-better-p)
          (:name "Overview" :text :overview :width 24 :rank 3))
        marquee-list-heading #'marquee-error-faults
        marquee-list-visit #'marquee-movie-show
        ;; A private rental is no movie, though AMC lists it like one.
        marquee-list-entry-p (lambda (movie) (not (plist-get movie :isPrivateRental)))))

(define-key marquee-movies-mode-map "w" #'marquee-watch)
(define-key marquee-movies-mode-map "H" #'marquee-list-choose-seen)
(marquee-view-bind-films marquee-movies-mode-map)

(defun marquee-movies--title (movie)
  "Return the title of MOVIE, with the year of its release if it is back."
  (let ((year (plist-get movie :year))
        (day (plist-get movie :releaseDate)))
    (if (and year day (not (string-prefix-p (number-to-string year) day)))
        (format "%s (%d)" (plist-get movie :title) year)
      (plist-get movie :title))))

;;;###autoload
(defun marquee-now-playing (&optional provider)
  "List the movies now playing, from PROVIDER: \"amc\" (default) or \"tmdb\".
Interactively, a prefix argument selects TMDB, which has ratings."
  (interactive (list (and current-prefix-arg "tmdb")))
  (marquee-list-show "*marquee: now playing*" 'marquee-movies-mode
                     (apply-partially #'marquee-movies-now-playing :provider provider)))

;;;###autoload
(defun marquee-coming-soon ()
  "List the movies coming soon."
  (interactive)
  (marquee-list-show "*marquee: coming soon*" 'marquee-movies-mode #'marquee-movies-coming-soon))

;;;###autoload
(defun marquee-popular ()
  "List the most popular movies at TMDB."
  (interactive)
  (marquee-list-show "*marquee: popular*" 'marquee-movies-mode #'marquee-movies-popular))

;;;###autoload
(defun marquee-top-rated ()
  "List the top-rated movies at TMDB."
  (interactive)
  (marquee-list-show "*marquee: top rated*" 'marquee-movies-mode #'marquee-movies-top-rated))

;;;###autoload
(defun marquee-search (query)
  "List the movies that match QUERY.
Interactively, read it with completion from earlier searches."
  (interactive (list (marquee-completion-read-search)))
  (marquee-list-show (format "*marquee: search for %s*" query) 'marquee-movies-mode
                     (apply-partially #'marquee-search-movies :query query)))

;;;###autoload
(defun marquee-movie (movie)
  "Show the page of MOVIE: an id such as \"amc:movie:64825\", or a title.
For a title, list the movies it may mean.  Interactively, read it with
completion from movies at AMC and TMDB."
  (interactive (marquee-trouble-noted 'marquee-movie (list (marquee-completion-read-movie))))
  (marquee-open-named movie "movie"
                      (lambda (query)
                        (marquee-list-show (format "*marquee: movies called %s*" query)
                                           'marquee-movies-mode
                                           (apply-partially #'marquee-movies-find :query query)))))

(provide 'marquee-movies)
;;; marquee-movies.el ends here
