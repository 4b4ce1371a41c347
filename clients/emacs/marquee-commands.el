;;; marquee-commands.el --- The commands to begin with  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Each command shows what one method answers.  A name that only one thing has
;; opens that.

;;; Code:

(require 'marquee-connection)
(require 'marquee-follow)
(require 'marquee-generated)
(require 'marquee-next)

(defcustom marquee-party-size nil
  "The number of people to find seats and the price for, from 1 to 20.
If nil, it is that of the user's settings, or else what the backend takes."
  :type '(choice (const :tag "That of the user's settings" nil)
                 (integer :match (lambda (_ size) (<= 1 size 20))))
  :group 'marquee)

;;;; A place and a day

;;;###autoload
(defun marquee-whats-on (place &optional day)
  "List what's on at PLACE on DAY, with the price of each showing.
PLACE is what people say: \"Olathe, KS\", \"66061\", \"Empire 25\" or
\"40.75,-73.98\".  DAY is a date such as 2026-11-21, or a word such as
\"tonight\" or \"next friday\"; it defaults to today.  Interactively, read both;
the default is the place that was asked for last."
  (interactive (list (marquee-completion-read-place "What's on at")
                     (marquee-completion-read-day "Day (default today): ")))
  (marquee-open "showtimes/whatsOn" `(:place ,place :date ,(or day "today") ,@(marquee-commands--party))
                :title (format "what's on at %s" place)))

;;;###autoload
(defun marquee-tonight (&optional place day)
  "List where the films that you want to see can be seen at PLACE on DAY.
PLACE is as for `marquee-whats-on'; it defaults to your usual place, which
`marquee-settings-set' stores.  DAY defaults to tonight.  Interactively, read
PLACE if there is no usual one; with a prefix argument, read PLACE and DAY."
  (interactive
   (if current-prefix-arg
       (list (marquee-completion-read-place "My films at")
             (marquee-completion-read-day "Day (default today): "))
     (list (unless (plist-get (marquee-settings-get) :place)
             (marquee-completion-read-place "My films tonight at")))))
  (marquee-open "library/tonight"
                `(,@(and place (list :place place)) :date ,(or day "tonight") ,@(marquee-commands--party))
                :title "my films tonight"))

(defun marquee-commands--party ()
  "Return the params for the size of the party."
  (and marquee-party-size (list :partySize marquee-party-size)))

;;;###autoload
(defun marquee-theatres (&optional place)
  "List the theatres around PLACE; all if it is nil.
PLACE is what people say: a city, a ZIP code or coordinates.  Interactively,
read it with completion."
  (interactive (list (marquee-completion-read-place "Theatres at (empty for all)" t)))
  (if place
      (marquee-open "theatres/find" (list :place place) :title (format "theatres near %s" place))
    (marquee-open "theatres/all" nil :title "theatres")))

;;;###autoload
(defun marquee-showtimes (place &optional date)
  "List the showtimes of a theatre on DATE, such as 2026-11-21 or \"friday\".
It may be several days, such as \"weekend\" or \"next 7 days\".  PLACE is its
name or its id; if several theatres are there, choose one of them first.  DATE
defaults to today.  Interactively, read PLACE with completion, and DATE as well
with a prefix argument."
  (interactive (list (marquee-completion-read-place "Showtimes at")
                     (and current-prefix-arg
                          (marquee-completion-read-day "Day (default today): "))))
  (let ((open (lambda (id)
                (marquee-open (if (and date (string-match-p marquee-completion-several-days date))
                                  "showtimes/whatsOn"
                                "showtimes/atTheatre")
                              `(:theatreId ,id :date ,(or date "today"))
                              :title (format "showtimes at %s" place)))))
    (if (marquee-format-id-p place)
        (funcall open place)
      (marquee-open "theatres/find" (list :place place)
                    :title (format "theatres near %s" place)
                    :then (marquee-commands--if-one (lambda (row) (funcall open (plist-get row :id))))))))

;;;###autoload
(defun marquee-seats (showtime)
  "Show the seats of SHOWTIME, an id such as \"amc:showtime:61020778211100\".
Interactively, read an id, or a theatre whose showtimes today to choose from."
  (interactive (list (marquee-completion-read-place "Seats of (a showtime's id, or a theatre)")))
  (if (marquee-format-id-p showtime)
      (marquee-open "showtimes/plan" `(:id ,showtime ,@(marquee-commands--party)) :title "seats")
    (marquee-showtimes showtime)))

;;;; Films

;;;###autoload
(defun marquee-now-playing (&optional provider)
  "List the movies now playing, from PROVIDER: \"amc\" (default) or \"tmdb\".
Interactively, a prefix argument selects TMDB, which has ratings."
  (interactive (list (and current-prefix-arg "tmdb")))
  (marquee-open "movies/nowPlaying" (and provider (list :provider provider)) :title "now playing"))

;;;###autoload
(defun marquee-coming-soon ()
  "List the movies coming soon."
  (interactive)
  (marquee-open "movies/comingSoon" nil :title "coming soon"))

;;;###autoload
(defun marquee-popular ()
  "List the most popular movies at TMDB."
  (interactive)
  (marquee-open "movies/popular" nil :title "popular"))

;;;###autoload
(defun marquee-top-rated ()
  "List the top-rated movies at TMDB."
  (interactive)
  (marquee-open "movies/topRated" nil :title "top rated"))

;;;###autoload
(defun marquee-search (query)
  "List the movies that match QUERY.
Interactively, read it with completion from earlier searches."
  (interactive (list (marquee-completion-read-search)))
  (marquee-open "search/movies" (list :query query) :title (format "search for %s" query)))

;;;; One thing

(defun marquee-commands--if-one (visit)
  "Return a function to call VISIT with the only row of this buffer.
If there are others, the user chooses."
  (lambda ()
    (let ((rows (and marquee-list-rows (marquee-rows-rows marquee-list-rows))))
      (when (and rows (null (cdr rows)) (null (marquee-rows-more marquee-list-rows)))
        (let ((buffer (current-buffer)))
          (when (get-buffer-window buffer)
            (with-selected-window (get-buffer-window buffer) (funcall visit (car rows)))
            (kill-buffer buffer)))))))

(defun marquee-commands--named (thing get find)
  "Show THING by the method GET if it is an id, otherwise by FIND.
A row that completion offered is opened."
  (cond ((not (stringp thing)) (marquee-next-do (seq-elt (plist-get thing :next) 0) nil))
        ((string-match-p "\\`\\(tt\\|nm\\)[0-9]+\\'" thing)
         (marquee-open get (list :id (concat "imdb:" thing)) :title thing))
        ((marquee-format-id-p thing) (marquee-open get (list :id thing) :title thing))
        (t (marquee-open find (list :query thing)
                         :title thing
                         :then (marquee-commands--if-one
                                (lambda (row) (marquee-next-do (seq-elt (plist-get row :next) 0) nil)))))))

(defun marquee-commands--read (what example &rest kinds)
  "Read WHAT by its name or its id, which is like EXAMPLE.
Complete the names of things of KINDS."
  (marquee-completion-read-thing (format "%s (a name, or an id such as %s): " what example)
                                 "suggestions/complete" (list :kinds (vconcat kinds))))

;;;###autoload
(defun marquee-movie (movie)
  "Show the page of MOVIE: an id such as \"amc:movie:64825\", or a title.
For a title, list the movies it may mean.  Interactively, read it with
completion from movies at AMC and TMDB."
  (interactive (list (marquee-completion-read-thing
                      "Movie (its title or an id such as amc:movie:64825): " "movies/find" nil)))
  (marquee-commands--named movie "movies/get" "movies/find"))

;;;###autoload
(defun marquee-person (person)
  "Show the page of PERSON: an id such as \"tmdb:person:525\", or a name.
For a name, list the people it may mean.  Interactively, read it with
completion."
  (interactive (list (marquee-commands--read "Person" "tmdb:person:525" "person")))
  (marquee-commands--named person "people/get" "search/people"))

;;;###autoload
(defun marquee-show (show)
  "Show the page of SHOW: an id such as \"tmdb:show:2287\", or a name.
For a name, list the television shows it may mean.  Interactively, read it with
completion."
  (interactive (list (marquee-commands--read "Show" "tmdb:show:2287" "show")))
  (marquee-commands--named show "shows/get" "search/shows"))

;;;###autoload
(defun marquee-collection (collection)
  "Show the page of COLLECTION, a series of movies: its id or its name.
An id is such as \"tmdb:collection:120794\".  For a name, list the collections
that it may mean.  Interactively, read it with completion."
  (interactive (list (marquee-commands--read "Collection" "tmdb:collection:120794" "collection")))
  (marquee-commands--named collection "collections/get" "search/collections"))

;;;###autoload
(defun marquee-find (thing)
  "Show the page of THING: a movie, a person, a show or a collection, by its name.
List all that it may mean, unless that is one.  Interactively, read it with
completion."
  (interactive (list (marquee-commands--read "Find" "tmdb:person:525"
                                             "movie" "person" "show" "collection")))
  (marquee-commands--named
   thing
   (or (cdr (assoc (and (stringp thing) (nth 1 (split-string thing ":")))
                   '(("person" . "people/get") ("show" . "shows/get") ("collection" . "collections/get"))))
       "movies/get")
   "search/all"))

;;;; What is the user's

;;;###autoload
(defun marquee-films (&optional status)
  "List the films and series that are yours, the latest additions first.
STATUS is \"wanted\", \"seen\", or nil for all; interactively, read it."
  (interactive
   (list (let ((status (completing-read "My films (default all): " '("all" "wanted" "seen")
                                        nil t nil nil "all")))
           (and (not (equal "all" status)) status))))
  (marquee-open "library/list" (and status (list :status status)) :title "my films"))

;;;###autoload
(defun marquee-import (file)
  "Import into your films FILE, which another service has exported.
It is a file, a folder or a zip archive."
  (interactive "fImport from: ")
  (marquee-open "library/import" (list :from (expand-file-name file)) :title "import" :once t))

;;;###autoload
(defun marquee-watches ()
  "List the watches: what is true now, when each was checked and will be."
  (interactive)
  (marquee-open "watch/list" nil :title "watches"))

;;;###autoload
(defun marquee-events ()
  "List what has happened to all watches; the latest is at the end."
  (interactive)
  (marquee-open "watch/events" (list :limit 1000)
                :title "events"
                :then (lambda ()
                        (goto-char (point-max))
                        (forward-line -1)
                        (when (get-buffer-window) (set-window-point (get-buffer-window) (point))))))

;;;; The backend

;;;###autoload
(defun marquee-restart ()
  "Restart the backend, for example after a change of `marquee-arguments'.
Events are followed again if they were."
  (interactive)
  (let ((followed marquee-follow--connection))
    (marquee-stop)
    (marquee-connect)
    (when followed (marquee-follow)))
  (when (called-interactively-p 'interactive) (message "Marquee: started")))

(provide 'marquee-commands)
;;; marquee-commands.el ends here
