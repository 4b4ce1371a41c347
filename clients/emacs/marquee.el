;;; marquee.el --- Movies, showtimes and seats  -*- lexical-binding: t; -*-

;; Author: Marquee developers
;; Version: 1.0.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: multimedia, hypermedia, comm
;; SPDX-License-Identifier: MIT

;; This file is not part of GNU Emacs.

;;; Commentary:

;; What is playing, where and when, and which seats are left: a client of the
;; Marquee backend, which answers from AMC Theatres and TMDB, or from its
;; built-in catalogue if `marquee-arguments' is ("--sandbox").
;;
;;     M-x marquee                choose one of the following
;;     M-x marquee-whats-on       all showings at a place on a day
;;     M-x marquee-tonight        your films tonight, and where to see them
;;     M-x marquee-now-playing    the movies now playing
;;     M-x marquee-coming-soon    the movies coming soon
;;     M-x marquee-popular        the most popular movies
;;     M-x marquee-top-rated      the top-rated movies
;;     M-x marquee-search         movies by title
;;     M-x marquee-movie          a movie by its title or id
;;     M-x marquee-person         a person by name, with all films and shows
;;     M-x marquee-show           a television show by its name
;;     M-x marquee-collection     a series of movies by its name
;;     M-x marquee-find           any of these by its name
;;     M-x marquee-theatres       theatres around a place
;;     M-x marquee-showtimes      the showtimes of a theatre
;;     M-x marquee-seats          the seats of a showtime
;;     M-x marquee-films          your films; +, s, r on a film add to them
;;     M-x marquee-import         films from another service's export
;;     M-x marquee-watches        what is watched for you; w adds to it
;;     M-x marquee-events         what has happened to the watches
;;     M-x marquee-call           whatever else the backend can do
;;     M-x marquee-index          fetch titles for completion
;;     M-x marquee-set-key        set a provider's key
;;     M-x marquee-doctor         is everything all right?
;;
;; Lists fill while pages arrive.  RET opens a row, a shows all that can be done
;; with it, f shows only what one types, ? shows all keys.
;;
;; For programs, every method of the backend is a function:
;;
;;     (marquee-movies-get :id "amc:movie:64825")
;;     (dolist (movie (marquee-movies-now-playing :limit 5)) …)
;;     (marquee-movies-now-playing :on-page #'draw :then #'ignore)
;;
;; See marquee-generated.el for all of them, and `marquee-request' and
;; `marquee-stream' for what they have in common.

;;; Code:

(require 'marquee-call)
(require 'marquee-commands)
(require 'marquee-credentials)
(require 'marquee-doctor)
(require 'marquee-follow)
(require 'marquee-generated)
(require 'marquee-index)

;; So that Customize knows the options before the package is first used.
;;;###autoload
(defgroup marquee nil
  "Movies, showtimes and seats."
  :group 'applications
  :prefix "marquee-")

(defconst marquee-choices
  '((?o "what's on" "The movies and showings at a place on a day" marquee-whats-on)
    (?g "tonight" "Where the films that you want to see can be seen tonight" marquee-tonight)
    (?n "now playing" "The movies that are playing now" marquee-now-playing)
    (?c "coming soon" "The movies that are coming soon" marquee-coming-soon)
    (?p "popular" "The most popular movies" marquee-popular)
    (?r "top rated" "The best rated movies" marquee-top-rated)
    (?s "search" "Movies by their title" marquee-search)
    (?m "movie" "A movie by its title or id" marquee-movie)
    (?i "person" "A person by name, with all films and shows" marquee-person)
    (?h "show" "A television show by its name or id" marquee-show)
    (?l "collection" "A series of movies by its name or id" marquee-collection)
    (?f "find" "A movie, a person, a show or a collection by name" marquee-find)
    (?t "theatres" "Theatres around a place" marquee-theatres)
    (?w "showtimes" "The showtimes of a theatre" marquee-showtimes)
    (?e "seats" "The seats of a showtime" marquee-seats)
    (?y "my films" "Your films and shows, wanted or seen" marquee-films)
    (?u "import" "Your films from another service's export" marquee-import)
    (?a "watches" "Your watches" marquee-watches)
    (?v "events" "The events of your watches" marquee-events)
    (?x "any method" "Whatever else the backend can do" marquee-call)
    (?d "doctor" "Whether the backend works, and what is wrong" marquee-doctor))
  "The choices of `marquee': each has a key, a name, a description, a command.")

;;;###autoload
(defun marquee ()
  "Ask what to show, and show it."
  (interactive)
  (let ((choice (read-multiple-choice
                 "Marquee"
                 (mapcar (lambda (choice) (seq-take choice 3)) marquee-choices))))
    (call-interactively (nth 3 (assq (car choice) marquee-choices)))))

(provide 'marquee)
;;; marquee.el ends here
