;;; marquee-show.el --- A television show's page  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A show with its seasons, its next and its latest episode, the people of it
;; and similar shows.  A season opens the list of its episodes.

;;; Code:

(require 'marquee-about)

(define-derived-mode marquee-show-mode marquee-about-mode "Show"
  "Mode for a show's page.

\\{marquee-show-mode-map}"
  :interactive nil
  (setq marquee-page-draw #'marquee-show--draw))

(defun marquee-show-show (show)
  "Show the page of SHOW, a plist with an `:id' at least."
  (marquee-page-show (marquee-about-buffer show) 'marquee-show-mode
                     (marquee-request-of "shows/get" :id (plist-get show :id)
                                         :include '("credits" "videos" "similar"))
                     show))

(defun marquee-show--draw ()
  "Insert the whole page about `marquee-page-value'."
  (marquee-about-head (marquee-about-name) (marquee-about-get :originalName)
                      (marquee-show--span)
                      (marquee-about-get :status)
                      (marquee-about-count (marquee-about-get :seasonCount) "season")
                      (marquee-about-count (marquee-about-get :episodeCount) "episode")
                      (marquee-format-runtime
                       (car (append (marquee-about-get :episodeMinutes) nil)))
                      (marquee-about-get :certification)
                      (marquee-about-genres))
  (marquee-about-rating (marquee-about-get :rating) (marquee-about-get :ratingCount))
  (marquee-about-mine)
  (marquee-about-text :overview)
  (marquee-show--draw-episode "Next episode" (marquee-about-get :nextEpisode))
  (marquee-show--draw-episode "Latest episode" (marquee-about-get :lastEpisode))
  (marquee-about-rows "Seasons" (marquee-about-get :seasons) #'marquee-show--draw-season
                      most-positive-fixnum)
  (marquee-about-names "Created by" (marquee-about-get :creators))
  (marquee-about-rows "Cast" (plist-get (marquee-about-get :credits) :cast) #'marquee-about-person)
  (marquee-about-rows "Crew" (marquee-about-crew (marquee-about-get :credits))
                      #'marquee-about-person)
  (marquee-about-names "Broadcast by" (marquee-about-get :networks))
  (marquee-about-names "Made by" (marquee-about-get :companies))
  (marquee-about-rows "Similar shows" (marquee-about-get :similar) #'marquee-about-work 6)
  (marquee-about-web (cons "Homepage" (marquee-about-get :homepage)))
  (marquee-about-keys))

(defun marquee-show--span ()
  "Return from when to when the show was broadcast, or nil."
  (let ((first (marquee-about-day (marquee-about-date marquee-page-value)))
        (last (marquee-about-day (marquee-about-get :lastAirDate))))
    (cond ((null first) last)
          ((or (null last) (equal first last)) first)
          (t (concat first " – " last)))))

(defun marquee-show--season (&rest more)
  "Return a season of this show as a thing to open, with the members MORE."
  `(:kind "season" :showId ,(marquee-about-get :id) :showName ,(marquee-about-name) ,@more))

(defun marquee-show--draw-season (season)
  "Insert a row for SEASON."
  (insert "  ")
  (marquee-about-row (or (plist-get season :name) (format "Season %d" (plist-get season :season)))
                     28 (apply #'marquee-show--season season)
                     (marquee-about-count (plist-get season :episodeCount) "episode")
                     (marquee-about-day (plist-get season :airDate))))

(defun marquee-show--draw-episode (heading episode)
  "Insert EPISODE below HEADING, unless it is nil; it opens its season."
  (when episode
    (marquee-about-rows
     heading (list episode)
     (lambda (_)
       (let ((season (plist-get episode :season)) (number (plist-get episode :episode)))
         (insert "  ")
         (marquee-about-row (or (plist-get episode :title) (format "Episode %d" number)) 28
                            (and season (marquee-show--season :season season :episode number))
                            (and season (format "season %d, episode %d" season number))
                            (marquee-about-day (plist-get episode :airDate))))))))

(provide 'marquee-show)
;;; marquee-show.el ends here
