;;; marquee-season.el --- The episodes of a season  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The list of the episodes of a season of a show: their titles and days, what
;; happens, and the guests, who open their own pages.

;;; Code:

(require 'text-property-search)
(require 'marquee-about)

(defvar-local marquee-season-show nil
  "The show that the season on this page is of: a plist.")

(defvar-local marquee-season-episode nil
  "The number of the episode to go to when the answer is there.")

(define-derived-mode marquee-season-mode marquee-about-mode "Season"
  "Mode for the episodes of a season.

\\{marquee-season-mode-map}"
  :interactive nil
  (setq marquee-page-draw #'marquee-season--draw
        marquee-page-title #'marquee-season--title
        marquee-page-then #'marquee-season--go))

(defun marquee-season-show (season)
  "Show the episodes of SEASON, a plist with `:showId', `:showName' and `:season'.
With an `:episode', go to that one."
  (let* ((show (list :id (plist-get season :showId) :name (plist-get season :showName)))
         (number (plist-get season :season))
         (name (format "*marquee: %s, season %d*" (plist-get show :name) number)))
    (marquee-page-open name 'marquee-season-mode (list (plist-get show :id) number))
    (setq marquee-season-show show
          marquee-season-episode (plist-get season :episode))
    (marquee-page-begin (marquee-request-of "shows/season" :id (plist-get show :id) :season number)
                        season)))

(defun marquee-season--title ()
  "Return what the buffer is called for."
  (format "%s, season %d" (plist-get marquee-season-show :name) (marquee-about-get :season)))

(defun marquee-season--go ()
  "Go to the episode that was asked for, but only once."
  (when marquee-season-episode
    (goto-char (point-min))
    (when-let* ((found (text-property-search-forward 'marquee-episode marquee-season-episode #'eql)))
      (goto-char (prop-match-beginning found))
      (forward-line 0))
    (when (get-buffer-window) (set-window-point (get-buffer-window) (point)))
    (setq marquee-season-episode nil)))

(defun marquee-season--draw ()
  "Insert the whole page about `marquee-page-value'."
  (marquee-about-head (or (marquee-about-name) (format "Season %d" (marquee-about-get :season)))
                      nil
                      (marquee-about-day (marquee-about-get :airDate))
                      (marquee-about-count (length (marquee-about-get :episodes)) "episode"))
  (marquee-about-rating (marquee-about-get :rating) nil)
  (marquee-about-text :overview)
  (marquee-about-names "Of the show" (list marquee-season-show))
  (marquee-about-rows "Episodes" (marquee-about-get :episodes) #'marquee-season--draw-episode
                      most-positive-fixnum)
  (marquee-about-keys))

(defun marquee-season--draw-episode (episode)
  "Insert what happens in EPISODE, when, and with whom."
  (let ((number (plist-get episode :episode)))
    (insert (propertize (format "%4d  " number) 'face 'marquee-dim 'marquee-episode number)
            (propertize (or (plist-get episode :title) (format "Episode %d" number))
                        'face 'marquee-title)
            "  "
            (marquee-format-list (marquee-about-day (plist-get episode :airDate))
                                 (marquee-format-runtime (plist-get episode :runtimeMinutes))
                                 (marquee-format-rating episode))
            "\n")
    (when (plist-get episode :overview)
      (marquee-page-paragraph (plist-get episode :overview) "      "))
    (marquee-about-list "      with " (seq-take (plist-get episode :guestStars) 6))))

(provide 'marquee-season)
;;; marquee-season.el ends here
