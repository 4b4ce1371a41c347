;;; marquee-movie.el --- A movie's page  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Everything known about one movie, from both providers.  The page is drawn at
;; once with what the list knew, and again when the rest has arrived.

;;; Code:

(require 'marquee-page)
(require 'marquee-theatres)

(define-derived-mode marquee-movie-mode marquee-page-mode "Movie"
  "Mode for a movie's page.

\\{marquee-movie-mode-map}"
  :interactive nil
  (setq marquee-page-draw #'marquee-movie--draw
        marquee-page-title (lambda () (marquee-movie--get :title))))

(define-key marquee-movie-mode-map "s" #'marquee-movie-showtimes)
(define-key marquee-movie-mode-map "b" #'marquee-movie-browse)
(define-key marquee-movie-mode-map "w" #'marquee-watch)

(defun marquee-movie-show (movie)
  "Show the page of MOVIE, a plist with an `:id' at least."
  (marquee-page-show
   (format "*marquee: %s*" (or (plist-get movie :title) (plist-get movie :id)))
   'marquee-movie-mode
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

(defun marquee-movie-browse ()
  "Open the provider's page about this movie."
  (interactive nil marquee-movie-mode)
  (let ((url (or (plist-get marquee-page-value :websiteUrl)
                 (plist-get marquee-page-value :homepage))))
    (if url (marquee-page-browse url) (user-error "There is no page about this movie"))))

;;;; Drawing

(defun marquee-movie--draw ()
  "Insert the whole page about `marquee-page-value'."
  (marquee-movie--draw-head)
  (marquee-movie--draw-overview)
  (marquee-movie--draw-people)
  (marquee-movie--draw-facts)
  (marquee-movie--draw-fault)
  (marquee-movie--draw-links))

(defun marquee-movie--get (key)
  "Return the value of KEY in the movie on this page."
  (plist-get marquee-page-value key))

(defun marquee-movie--draw-head ()
  "Insert title, tagline, facts and rating."
  (let ((original (marquee-movie--get :originalTitle)))
    (insert "\n  " (propertize (marquee-format-line (marquee-movie--get :title))
                               'face '(:inherit marquee-title :height 1.4))
            (if (or (null original) (equal original (marquee-movie--get :title)))
                ""
              (propertize (concat "  " (marquee-format-line original)) 'face 'marquee-dim))
            "\n")
    (when (marquee-movie--get :tagline)
      (insert "  " (propertize (marquee-format-line (marquee-movie--get :tagline)) 'face 'marquee-tagline) "\n"))
    (insert "\n")
    (marquee-page-paragraph
     (marquee-format-list
      (propertize (or (marquee-format-day (marquee-movie--get :releaseDate)) "")
                  'face 'marquee-date)
      (marquee-format-runtime (marquee-movie--get :runtimeMinutes))
      (marquee-movie--get :certification)
      (mapconcat (lambda (genre) (plist-get genre :name)) (marquee-movie--get :genres) ", ")))
    (when (marquee-movie--get :rating)
      (insert "  " (marquee-format-stars (marquee-movie--get :rating))
              (format "  %.1f" (marquee-movie--get :rating))
              (propertize (format " of 10, %d votes" (or (marquee-movie--get :ratingCount) 0))
                          'face 'marquee-dim)
              "\n"))))

(defun marquee-movie--draw-overview ()
  "Insert the plot summary."
  (when (marquee-movie--get :overview)
    (insert "\n")
    (marquee-page-paragraph (marquee-format-line (marquee-movie--get :overview)))))

(defun marquee-movie--draw-people ()
  "Insert the cast and crew."
  (let* ((credits (marquee-movie--get :credits))
         (cast (if credits
                   (mapcar (lambda (credit)
                             (cons (plist-get credit :name) (plist-get credit :character)))
                           (plist-get credits :cast))
                 (mapcar #'list (marquee-movie--get :cast))))
         (directors (append (marquee-movie--get :directors) nil)))
    (when directors
      (marquee-page-heading "Directed by")
      (insert "  " (string-join directors ", ") "\n"))
    (when cast
      (marquee-page-heading "Cast")
      (pcase-dolist (`(,name . ,character) (seq-take cast 12))
        (insert "  " (truncate-string-to-width name 28 nil ?\s "…")
                (if character (propertize (concat "  " character) 'face 'marquee-dim) "")
                "\n")))))

(defun marquee-movie--draw-facts ()
  "Insert its features and its production companies."
  (let ((attributes (mapcar (lambda (attribute) (plist-get attribute :name))
                            (marquee-movie--get :attributes)))
        (companies (mapcar (lambda (company) (plist-get company :name))
                           (marquee-movie--get :companies))))
    (when attributes
      (marquee-page-heading "Shown with")
      (marquee-page-paragraph (string-join attributes ", ")))
    (when companies
      (marquee-page-heading "Made by")
      (marquee-page-paragraph (string-join companies ", ")))))

(defun marquee-movie--draw-fault ()
  "Insert why a part of the page is missing."
  (when-let* ((fault (marquee-movie--get :linkFault)))
    (marquee-page-heading "This is not all")
    (marquee-page-paragraph (marquee-error-message (marquee-error-from-json fault)))))

(defun marquee-movie--draw-links ()
  "Insert buttons for videos and pages."
  (let ((links (append
                (mapcar (lambda (video)
                          (cons (concat "▶ " (plist-get video :name)) (plist-get video :url)))
                        (marquee-movie--get :videos))
                (list (cons "Website" (marquee-movie--get :websiteUrl))
                      (cons "Showtimes" (marquee-movie--get :showtimesUrl))
                      (cons "Homepage" (marquee-movie--get :homepage))))))
    (setq links (seq-filter #'cdr links))
    (when links
      (marquee-page-heading "On the web")
      (pcase-dolist (`(,label . ,url) links)
        (insert "  ")
        (marquee-page-link label url)
        (insert "\n")))
    (marquee-page-keys "\\[marquee-movie-showtimes] showtimes" "\\[marquee-watch] watch"
                       "\\[marquee-movie-browse] browse" "\\[marquee-keys] keys"
                       "\\[marquee-view-quit] quit")))

(provide 'marquee-movie)
;;; marquee-movie.el ends here
