;;; marquee-movie.el --- A movie's page  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Everything known about one movie, from both providers.  The page is drawn at
;; once with what the list knew, and again when the rest has arrived.

;;; Code:

(require 'marquee-about)
(require 'marquee-theatres)

(define-derived-mode marquee-movie-mode marquee-about-mode "Movie"
  "Mode for a movie's page.

\\{marquee-movie-mode-map}"
  :interactive nil
  (setq marquee-page-draw #'marquee-movie--draw))

(define-key marquee-movie-mode-map "s" #'marquee-movie-showtimes)
(define-key marquee-movie-mode-map "w" #'marquee-watch)

(defun marquee-movie-show (movie)
  "Show the page of MOVIE, a plist with an `:id' at least."
  (marquee-page-show
   (marquee-about-buffer movie) 'marquee-movie-mode
   (lambda (&rest keywords)
     (apply #'marquee-movies-get
            :id (plist-get movie :id) :link t :include '("credits" "videos")
            :on-partial (marquee-view-lambda (known) (marquee-page-update known))
            keywords))
   movie))

(defun marquee-movie-showtimes (theatre)
  "List today's showtimes of this movie at THEATRE."
  (interactive (marquee-trouble-noted 'marquee-movie-showtimes
                 (list (marquee-theatres-read "Showtimes at: ")))
               marquee-movie-mode)
  (marquee-showtimes-show theatre nil (plist-get marquee-page-value :id)))

;;;; Drawing

(defun marquee-movie--draw ()
  "Insert the whole page about `marquee-page-value'."
  (marquee-about-head (marquee-about-name) (marquee-about-get :originalTitle)
                      (marquee-about-day (marquee-about-date marquee-page-value))
                      (marquee-format-runtime (marquee-about-get :runtimeMinutes))
                      (marquee-about-get :certification)
                      (marquee-about-genres))
  (marquee-about-rating (marquee-about-get :rating) (marquee-about-get :ratingCount))
  (marquee-about-mine)
  (marquee-about-text :overview)
  (marquee-movie--draw-people)
  (marquee-about-names "Part of" (and (marquee-about-get :collection)
                                      (list (marquee-about-get :collection))))
  (marquee-movie--draw-facts)
  (marquee-about-fault)
  (marquee-about-web (cons "Website" (marquee-about-get :websiteUrl))
                     (cons "Showtimes" (marquee-about-get :showtimesUrl))
                     (cons "Homepage" (marquee-about-get :homepage)))
  (marquee-about-keys "\\[marquee-movie-showtimes] showtimes" "\\[marquee-watch] watch"))

(defun marquee-movie--draw-people ()
  "Insert the cast and crew."
  (let* ((credits (marquee-about-get :credits))
         (crew (marquee-about-crew credits))
         (directors (mapcar (lambda (name) (marquee-movie--director name crew))
                            (marquee-about-get :directors))))
    (marquee-about-names "Directed by" directors)
    (marquee-about-rows "Cast"
                        (if credits
                            (plist-get credits :cast)
                          (mapcar (lambda (name) (list :name name)) (marquee-about-get :cast)))
                        #'marquee-about-person)
    (marquee-about-rows "Crew"
                        (seq-remove (lambda (person)
                                      (and (memq person directors)
                                           (equal "Director" (plist-get person :job))))
                                    crew)
                        #'marquee-about-person)))

(defun marquee-movie--director (name crew)
  "Return the director called NAME, as CREW has them if it does."
  (or (seq-find (lambda (person)
                  (and (string-match-p "\\bDirector\\b" (plist-get person :job))
                       (eq t (compare-strings name nil nil (plist-get person :name) nil nil t))))
                crew)
      (list :name name)))

(defun marquee-movie--draw-facts ()
  "Insert its features and its production companies."
  (marquee-about-names "Shown with" (marquee-about-get :attributes))
  (marquee-about-names "Made by" (marquee-about-get :companies)))

(provide 'marquee-movie)
;;; marquee-movie.el ends here
