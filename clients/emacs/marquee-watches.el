;;; marquee-watches.el --- Watches and what happened to them  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A watch waits for tickets, showings, seats or a release.  w on a movie, a
;; showing or its seats adds the one that fits; `marquee-watches' lists them,
;; `marquee-events' what has happened.

;;; Code:

(require 'marquee-completion)
(require 'marquee-follow)
(require 'marquee-list)
(require 'marquee-movie)
(require 'marquee-places)
(require 'marquee-seats)
(require 'marquee-trouble)

;;;; Adding one

;;;###autoload
(defun marquee-watch ()
  "Watch what this buffer, or the row at point, is about.
For a showing and its seats, read the number of people, or take the prefix
argument; for a movie, what to wait for."
  (interactive nil marquee-list-mode marquee-page-mode)
  (let ((showing (marquee-watches--showing)) (movie (marquee-watches--movie)))
    (cond (showing (marquee-watches--add
                    :kind "seats" :showtime-id (plist-get showing :id)
                    :party-size (if current-prefix-arg
                                    (prefix-numeric-value current-prefix-arg)
                                  (marquee-seats-read-party))))
          (movie (apply #'marquee-watches--add (marquee-watches--read movie)))
          (t (user-error "There is no movie and no showing here")))))

(defun marquee-watches--showing ()
  "Return the showing that a command is meant for, or nil."
  (cond ((derived-mode-p 'marquee-seats-mode) marquee-seats-showtime)
        ((derived-mode-p 'marquee-list-mode)
         (let ((row (marquee-list-row)))
           (and (string-match-p ":showtime:" (or (plist-get row :id) "")) row)))))

(defun marquee-watches--movie ()
  "Return the movie that a command is meant for, or nil."
  (cond ((derived-mode-p 'marquee-movie-mode) marquee-page-value)
        ((derived-mode-p 'marquee-list-mode)
         (let ((row (marquee-list-row)))
           (and (string-match-p ":movie:" (or (plist-get row :id) "")) row)))))

(defun marquee-watches--read (movie)
  "Read what to wait for of MOVIE; return the keywords for `marquee-watch-add'.
The place is the last one, if there is any."
  (let* ((id (plist-get movie :id))
         (place (marquee-places-last))
         (choices
          `(,@(and place
                   `((,(concat "tickets at " place) :kind "tickets" :movie-id ,id :place ,place)
                     (,(concat "new and changed showings at " place)
                      :kind "showings" :movie-id ,id :place ,place)))
            ("tickets at any theatre" :kind "tickets" :movie-id ,id)
            ("tickets at another place")
            ("release dates and offers at home" :kind "release" :movie-id ,id)))
         (choice (completing-read (format "Watch for (default %s): " (caar choices))
                                  (marquee-completion-in-order (mapcar #'car choices))
                                  nil t nil nil (caar choices))))
    (or (cdr (assoc choice choices))
        (list :kind "tickets" :movie-id id
              :place (let ((place (marquee-completion-read-place-name "Tickets at: ")))
                       (if (string-empty-p place) (user-error "A place is wanted") place))))))

(defun marquee-watches--add (&rest keywords)
  "Add the watch that KEYWORDS describe, and say what is true now."
  ;; From before it is there, so that none of its events is missed.
  (marquee-follow)
  (let ((watch (apply #'marquee-watch-add keywords)))
    (message "Marquee: watched: %s (%s)"
             (marquee-format-line (plist-get (plist-get watch :now) :message))
             (marquee-format-line (plist-get watch :name)))))

;;;; The list

(define-derived-mode marquee-watches-mode marquee-list-mode "Watches"
  "Mode for the list of watches.

\\{marquee-watches-mode-map}"
  :interactive nil
  (setq marquee-list-columns
        '((:name "Status" :text marquee-watches--status :width 7 :sort t)
          (:name "Watch" :text :name :face marquee-title :width 48 :least 16 :share 0.35 :sort t)
          (:name "Checked" :text marquee-watches--checked :width 9 :time t :rank 2)
          (:name "Next" :text marquee-watches--next :width 9 :time t :rank 1)
          (:name "Now" :text marquee-watches--now :width 40 :least 30))
        marquee-list-visit #'marquee-watches--visit)
  (add-hook 'post-command-hook #'marquee-watches--say nil t))

(define-key marquee-watches-mode-map "s" #'marquee-watches-suspend)
(define-key marquee-watches-mode-map "c" #'marquee-watches-check)
(define-key marquee-watches-mode-map "D" #'marquee-watches-remove)
(define-key marquee-watches-mode-map "e" #'marquee-watches-events)
(define-key marquee-watches-mode-map "b" #'marquee-watches-buy)
;; c checks.
(define-key marquee-watches-mode-map "C" #'marquee-calendar)

;;;###autoload
(defun marquee-watches ()
  "List the watches: what is true now, when each was checked and will be."
  (interactive)
  (marquee-list-show "*marquee: watches*" 'marquee-watches-mode #'marquee-watches--fetch)
  (when marquee-current-connection (marquee-follow)))

(cl-defun marquee-watches--fetch (&key on-page then else &allow-other-keys)
  "Request the watches, as a list method does its rows.
ON-PAGE, THEN, ELSE: see `marquee-stream'."
  (marquee-watch-list
   :then (lambda (answer)
           (funcall on-page (list :items (plist-get answer :items)
                                  :totalResults (length (plist-get answer :items))))
           (funcall then '(:message "Nothing is watched.  w on a movie, a showing or its seats watches it.")))
   :else else))

(defun marquee-watches--status (watch)
  "Return whether WATCH is checked."
  (let ((status (plist-get watch :status)))
    (propertize status 'face (if (equal "active" status) 'marquee-date 'marquee-dim))))

(defun marquee-watches--moment (instant)
  "Return INSTANT by the clock of this machine, or nil."
  (and instant (propertize (marquee-format-moment instant "%a") 'face 'marquee-date)))

(defun marquee-watches--checked (watch)
  "Return when WATCH was last checked."
  (marquee-watches--moment (plist-get watch :lastCheckedAt)))

(defun marquee-watches--next (watch)
  "Return when WATCH will be checked next."
  (marquee-watches--moment (plist-get watch :nextCheckAt)))

(defun marquee-watches--now (watch)
  "Return what is true of WATCH now, or why that is unknown."
  (let ((failure (plist-get watch :failure)))
    (if failure
        (propertize (format "%d failed: %s" (plist-get watch :failures) (plist-get failure :message))
                    'face 'marquee-warning)
      (plist-get (plist-get watch :now) :message))))

(defun marquee-watches--say ()
  "Say in the echo area what the row at point has no room for."
  (let ((watch (tabulated-list-get-id)))
    (when (and watch (not (current-message)))
      (let ((message-log-max nil))
        (message "%s: %s" (plist-get watch :name)
                 (substring-no-properties (marquee-watches--now watch)))))))

(defun marquee-watches--visit (watch)
  "Show what WATCH is about."
  (let* ((question (plist-get watch :question))
         (movie (or (plist-get question :movieId)
                    (plist-get (plist-get (plist-get watch :now) :movie) :id))))
    (cond ((plist-get question :showtimeId)
           (marquee-seats-show (list :id (plist-get question :showtimeId))))
          (movie (marquee-movie-show (list :id movie)))
          (t (marquee-watches--show-events watch)))))

(defun marquee-watches-suspend ()
  "Suspend the watch at point, or go on with it."
  (interactive nil marquee-watches-mode)
  (let ((watch (marquee-list-row)))
    (marquee-watch-update :id (plist-get watch :id)
                          :paused (if (equal "active" (plist-get watch :status)) t :json-false)))
  (marquee-list-restart))

(defun marquee-watches-check ()
  "Check the watch at point now."
  (interactive nil marquee-watches-mode)
  (marquee-watch-check :id (plist-get (marquee-list-row) :id))
  (marquee-list-restart))

(defun marquee-watches-remove ()
  "Remove the watch at point."
  (interactive nil marquee-watches-mode)
  (let ((watch (marquee-list-row)))
    (when (y-or-n-p (format "Remove %s? " (plist-get watch :name)))
      (marquee-watch-remove :id (plist-get watch :id))
      (marquee-list-restart))))

(defun marquee-watches--found (watch)
  "Return what WATCH, one of the list, which has only words for it, has found."
  (plist-get (plist-get (marquee-watch-get :id (plist-get watch :id)) :now) :items))

(defun marquee-watches--showing-of (thing)
  "Return the showing of THING, which a watch has found, or nil."
  (or (plist-get thing :showing) (plist-get (plist-get thing :seats) :showing)))

(defun marquee-watches--showing-found (thing)
  "Return the showing of THING, or that of the film that it is about, or nil."
  (let ((film (plist-get thing :film)))
    (or (marquee-watches--showing-of thing) (plist-get film :formatShowing) (plist-get film :showing))))

(defun marquee-watches-showing (watch)
  "Return the showing that WATCH is about, or else the first that it has found.
If there is none, return nil."
  (let ((id (plist-get (plist-get watch :question) :showtimeId)))
    (or (seq-some #'marquee-watches--showing-found (marquee-watches--found watch))
        (and id (list :id id)))))

(defun marquee-watches-buy ()
  "Open the page to act on what the watch at point has found."
  (interactive nil marquee-watches-mode)
  (let ((url (seq-some (lambda (thing)
                         (or (plist-get (marquee-watches--showing-found thing) :purchaseUrl)
                             (plist-get (plist-get thing :offer) :url)))
                       (marquee-watches--found (marquee-list-row)))))
    (if url (marquee-page-browse url) (user-error "There is nothing to buy yet"))))

(defun marquee-watches-events ()
  "List what has happened to the watch at point."
  (interactive nil marquee-watches-mode)
  (marquee-watches--show-events (marquee-list-row)))

;;;; Events

(defconst marquee-watches--most-events 500
  "How many events are listed, the latest ones.")

(define-derived-mode marquee-events-mode marquee-list-mode "Events"
  "Mode for what has happened to watches.

\\{marquee-events-mode-map}"
  :interactive nil
  (setq marquee-list-columns
        '((:name "When" :text marquee-watches--when :width 12 :time t)
          (:name "Event" :text marquee-watches--what :width 60))
        marquee-list-visit #'marquee-watches--visit-event))

(define-key marquee-events-mode-map "b" #'marquee-watches-act)
(define-key marquee-events-mode-map "c" #'marquee-calendar)

;;;###autoload
(defun marquee-events ()
  "List what has happened to all watches, the latest first."
  (interactive)
  (marquee-watches--show-events nil))

(defun marquee-watches--show-events (watch)
  "List what has happened to WATCH, or to all if it is nil."
  (marquee-list-show
   (if watch (format "*marquee: events, %s*" (plist-get watch :name)) "*marquee: events*")
   'marquee-events-mode
   (cl-function
    (lambda (&key on-page then else &allow-other-keys)
      (marquee-watches--read-events (and watch (list (plist-get watch :id))) 0 nil
                                    on-page then else)))))

(defun marquee-watches--read-events (ids cursor events on-page then else)
  "Request the events of the watches with IDS after CURSOR, besides EVENTS.
EVENTS are those read so far, the last one first.  ON-PAGE, THEN, ELSE: see
`marquee-stream'."
  (marquee-watch-events
   :after cursor :watch-ids ids :limit 1000
   :then (lambda (part)
           (let ((all (seq-take (append (reverse (plist-get part :items)) events)
                                marquee-watches--most-events)))
             (if (plist-get part :complete)
                 (progn
                   (funcall on-page (list :items (mapcar #'marquee-watches--event all)
                                          :totalResults (length all)))
                   (funcall then '(:message "Nothing has happened yet.")))
               (marquee-watches--read-events ids (plist-get part :cursor) all
                                             on-page then else))))
   :else else))

(defun marquee-watches--event (event)
  "Return EVENT with an id, as a row has."
  (append (list :id (format "event:%d" (plist-get event :cursor))) event))

(defun marquee-watches--when (event)
  "Return when EVENT was noticed, by the clock of this machine."
  (propertize (marquee-format-moment (plist-get event :at) "%d %b") 'face 'marquee-date))

(defun marquee-watches--what (event)
  "Return what EVENT is."
  (if (equal "failing" (plist-get event :kind))
      (propertize (format "%s: %s" (plist-get event :watchName) (plist-get event :message))
                  'face 'marquee-warning)
    (plist-get event :message)))

(defun marquee-watches-showing-of-event (event)
  "Return the showing that EVENT is about, or nil."
  (marquee-watches--showing-of (or (plist-get event :after) (plist-get event :before))))

(defun marquee-watches--visit-event (event)
  "Show the seats or the movie that EVENT is about."
  (let* ((thing (or (plist-get event :after) (plist-get event :before)))
         (showing (marquee-watches-showing-of-event event))
         (movie (or (plist-get thing :movie) (plist-get event :movie))))
    (cond (showing (marquee-seats-show showing (plist-get showing :theatreName)))
          (movie (marquee-movie-show movie))
          (t (marquee-watches-act)))))

(defun marquee-watches-act ()
  "Open the page to act on the event at point."
  (interactive nil marquee-events-mode)
  (let ((url (plist-get (marquee-list-row) :url)))
    (if url (marquee-page-browse url) (user-error "There is no page about this"))))

;;;; What is shown follows what happens

(defun marquee-watches--refresh ()
  "Ask again what is true, in the lists of watches and events that are shown."
  (dolist (buffer (buffer-list))
    (when (and (memq (buffer-local-value 'major-mode buffer)
                     '(marquee-watches-mode marquee-events-mode))
               (get-buffer-window buffer t))
      (with-current-buffer buffer (marquee-list-restart)))))

(add-hook 'marquee-follow-functions #'marquee-watches--refresh)

(provide 'marquee-watches)
;;; marquee-watches.el ends here
