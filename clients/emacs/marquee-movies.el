;;; marquee-movies.el --- Lists of movies  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Movies now playing, coming soon, popular, top-rated or found by a search, as
;; lists with title, date, stars and overview.  RET shows a movie's page.

;;; Code:

(require 'marquee-completion)
(require 'marquee-list)
(require 'marquee-movie)

(define-derived-mode marquee-movies-mode marquee-list-mode "Movies"
  "Mode for lists of movies.

\\{marquee-movies-mode-map}"
  :interactive nil
  (setq marquee-list-columns #'marquee-movies--columns
        marquee-list-visit #'marquee-movie-show
        ;; A private rental is no movie, though AMC lists it like one.
        marquee-list-entry-p (lambda (movie) (not (plist-get movie :isPrivateRental)))
        tabulated-list-format [("Title" 36 t) ("Date" 10 t)
                               ("Stars" 5 marquee-movies--better-p) ("Overview" 0 nil)]))

(defun marquee-movies--columns (movie)
  "Return the columns of MOVIE."
  (vector (propertize (marquee-format-cell (plist-get movie :title) 36) 'face 'marquee-title)
          (propertize (or (plist-get movie :releaseDate) "") 'face 'marquee-date)
          (marquee-format-stars (plist-get movie :rating))
          (marquee-format-line (plist-get movie :overview))))

(defun marquee-movies--better-p (one other)
  "Return non-nil if the entry ONE is rated higher than the entry OTHER."
  (> (or (plist-get (car one) :rating) -1)
     (or (plist-get (car other) :rating) -1)))

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

(provide 'marquee-movies)
;;; marquee-movies.el ends here
