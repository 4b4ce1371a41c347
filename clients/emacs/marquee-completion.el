;;; marquee-completion.el --- Searches and places in the minibuffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The backend completes what the user types: titles and earlier searches, with
;; typing errors forgiven, and places by name.  It is asked while the user types;
;; a request that has no answer when the next key is pressed is cancelled.

;;; Code:

(require 'marquee-format)
(require 'marquee-generated)
(require 'marquee-places)
(require 'seq)

;; The backend decides what matches; candidates need not begin with the input.
(add-to-list 'completion-styles-alist
             '(marquee marquee-completion--try marquee-completion--all
                       "Whatever the Marquee backend finds."))

(add-to-list 'completion-category-defaults '(marquee-showtime (styles substring)))

(defvar marquee-completion-history nil
  "The searches made in this session.")

(defvar marquee-completion--hint nil
  "What to do for more titles, once the backend has said it.")

(defconst marquee-completion--availabilities
  '(("playing" . "playing") ("advanceTickets" . "advance tickets") ("comingSoon" . "coming soon")
    ("onDemand" . "on demand") ("notScheduled" . "not scheduled") ("notAtAMC" . "not at AMC"))
  "What AMC does with a movie, in words.")

(defun marquee-completion-read-search ()
  "Read a search, with completion from titles and earlier ones."
  (let ((search (marquee-completion--read
                 "Search for movies: "
                 (marquee-completion--table 'marquee-search #'marquee-completion--searches
                                            #'marquee-completion--describe-search)
                 'marquee-completion-history)))
    (when (string-empty-p search) (user-error "There is nothing to search for"))
    search))

(defun marquee-completion--searches (text)
  "Return what was searched for before if TEXT is blank, else what it may mean.
The value is an alist of titles and what they are, the best first."
  (if (string-blank-p text)
      (mapcar (lambda (suggestion) (cons (plist-get suggestion :query) suggestion))
              (marquee-format-readable (plist-get (marquee-suggestions-list) :items)))
    (mapcar (lambda (item) (cons (marquee-completion-marked item) item))
            (marquee-completion-complete text '("movie" "search")))))

(defun marquee-completion-complete (text kinds)
  "Return what of KINDS TEXT may mean, the best first.
If there is nothing, say what to do for more."
  (let* ((answer (marquee-suggestions-complete :query text :kinds kinds :limit 20))
         (items (plist-get answer :items)))
    (when (plist-get answer :hint) (setq marquee-completion--hint (plist-get answer :hint)))
    (when (and (seq-empty-p items) marquee-completion--hint (minibufferp))
      (marquee-completion--say (marquee-error-in-our-terms marquee-completion--hint)))
    items))

(defun marquee-completion-marked (item)
  "Return the title of ITEM, a completion, with what matches marked."
  (let* ((title (plist-get item :title))
         (shown (marquee-format-line title)))
    ;; Where characters were left out, the others no longer stand where they did.
    (when (equal title shown)
      (seq-doseq (match (plist-get item :matches))
        (let* ((start (min (elt match 0) (length shown)))
               (end (min (+ start (elt match 1)) (length shown))))
          (add-face-text-property start end 'completions-common-part nil shown))))
    shown))

(defun marquee-completion--describe-search (item)
  "Return what ITEM is, or when it was searched for."
  (cond ((plist-get item :usedAt) (marquee-format-ago (plist-get item :usedAt)))
        ((equal "search" (plist-get item :kind)) "earlier search")
        (t (plist-get item :kind))))

(defun marquee-completion-read-place (prompt)
  "Read a place with PROMPT; return it, or nil if nothing was entered.
It is a plist of `:title', `:type' and, depending on the type, `:theatreId' or
`:latitude' and `:longitude'.  If no place is called so, it has only a title."
  (let* ((find (marquee-completion--remember #'marquee-completion--places))
         (choice (marquee-completion-read-place-name prompt find)))
    (cond
     ((string-empty-p choice) nil)
     ((marquee-format-id-p choice) (list :title choice))
     (t
      (let ((places (append (funcall find choice) (funcall find ""))))
        (or (cdr (or (assoc-string choice places t) (car (funcall find choice))))
            (list :title choice)))))))

(defun marquee-completion-read-place-name (prompt &optional find default)
  "Read the name of a place with PROMPT; an empty answer means DEFAULT.
FIND returns the places that a text may mean; by default, the backend does."
  (let (;; Only places that an answer understood are worth remembering.
        (history-add-new-input nil))
    (marquee-completion--read
     prompt
     (marquee-completion--table
      'marquee-place (or find (marquee-completion--remember #'marquee-completion--places))
      #'marquee-completion--describe-place)
     'marquee-places-history
     ;; Or some front ends take the first candidate for an empty answer.  A
     ;; list, because Emacs 28's icomplete fails for a string without candidates.
     (list (or default "")))))

(defun marquee-completion--places (text)
  "Return the places that TEXT may mean, or all theatres if it is empty.
The value is an alist of titles and places."
  (mapcar (lambda (place) (cons (plist-get place :title) place))
          (marquee-format-readable
           (if (string-empty-p text)
               (mapcar #'marquee-completion--theatre-place (marquee-theatres-all :limit 100))
             (marquee-theatres-suggest :query text)))))

(defun marquee-completion-read-showtime (theatre-id)
  "Read one of today's showtimes of the theatre with THEATRE-ID; return it."
  (let* ((showtimes (mapcar (lambda (showtime)
                              (cons (marquee-completion--name-showtime showtime) showtime))
                            (marquee-format-readable
                             (marquee-showtimes-at-theatre :theatre-id theatre-id :date "today"))))
         (choice (completing-read
                  "Showtime: "
                  (marquee-completion--table
                   'marquee-showtime (lambda (_) showtimes)
                   #'marquee-completion--describe-showtime)
                  nil t)))
    (or (cdr (assoc choice showtimes)) (user-error "There is no such showtime"))))

(defun marquee-completion-read-movie ()
  "Read a movie by its title or id; return it as `marquee-completion-read-thing'."
  (marquee-completion-read-thing "Movie (its title or an id such as amc:movie:64825): "
                                 'marquee-movie #'marquee-completion--movies
                                 #'marquee-completion--describe-movie))

(defun marquee-completion-read-thing (prompt category find describe)
  "Read a thing by its name or id, with PROMPT; return it as a plist with an `:id'.
If none is chosen from what is offered, it has only a `:query', the text.
CATEGORY, FIND and DESCRIBE are as for `marquee-completion--table'."
  (let* ((offered nil)
         (find (lambda (text)
                 (let ((things (funcall find text)))
                   (setq offered (append things offered))
                   things)))
         (table (marquee-completion--table category (marquee-completion--remember find) describe))
         (choice (marquee-completion--read prompt table)))
    (when (string-empty-p choice) (user-error "There is nothing without a name"))
    (or (cdr (assoc-string choice offered t)) (list :query choice))))

(defun marquee-completion--movies (text)
  "Return the movies that TEXT may mean, as an alist of names and movies."
  (unless (string-blank-p text)
    (mapcar (lambda (movie) (cons (marquee-completion--name-movie movie) movie))
            (marquee-format-readable (marquee-movies-find :query text :limit 20)))))

(defun marquee-completion--name-movie (movie)
  "Return a name for MOVIE, unlike those of others with its title."
  (let ((date (plist-get movie :releaseDate)))
    (concat (plist-get movie :title) (and date (format " (%s)" (substring date 0 4))))))

(defun marquee-completion--describe-movie (movie)
  "Return what AMC does with MOVIE, and its id."
  (substring-no-properties
   (marquee-format-list (cdr (assoc (plist-get movie :availability)
                                   marquee-completion--availabilities))
                        (plist-get movie :id))))

(defun marquee-completion--name-showtime (showtime)
  "Return a name for SHOWTIME that is unique at its theatre that day."
  (format "%s %s, auditorium %s" (marquee-format-clock (plist-get showtime :startsAtLocal))
          (plist-get showtime :movieTitle) (plist-get showtime :auditorium)))

(defun marquee-completion--describe-showtime (showtime)
  "Return the format of SHOWTIME, and whether it is sold out."
  (substring-no-properties
   (marquee-format-list (plist-get showtime :format)
                        (and (plist-get showtime :isSoldOut) "sold out"))))

(defun marquee-completion--read (prompt table &optional history default)
  "Read a text with PROMPT, completion from TABLE, HISTORY and a DEFAULT.
SPC and ? insert themselves."
  (minibuffer-with-setup-hook
      ;; Last, because fido-mode sets a style of its own.
      (:append
       (lambda ()
         (setq-local completion-styles '(marquee))
         (let ((map (make-sparse-keymap)))
           (set-keymap-parent map (current-local-map))
           (define-key map " " #'self-insert-command)
           (define-key map "?" #'self-insert-command)
           (use-local-map map))))
    (string-trim (completing-read prompt table nil nil nil history default))))

(defun marquee-completion--theatre-place (theatre)
  "Return THEATRE as a place."
  (list :title (plist-get theatre :name) :type "theatre" :theatreId (plist-get theatre :id)
        :city (plist-get (plist-get theatre :address) :city)))

(defun marquee-completion--describe-place (place)
  "Return the type of PLACE, in words."
  (if (plist-get place :city)
      (concat "theatre in " (capitalize (plist-get place :city)))
    (plist-get place :type)))

(defun marquee-completion--table (category find describe)
  "Return a completion table of CATEGORY.
FIND is a function from a text to an alist of candidates and their values,
DESCRIBE a function from such a value to an annotation."
  (let ((known (make-hash-table :test #'equal)))
    (lambda (text predicate action)
      (pcase action
        ('metadata
         `(metadata
           (category . ,category)
           (display-sort-function . identity)
           (cycle-sort-function . identity)
           (annotation-function
            . ,(lambda (candidate)
                 (let ((value (gethash candidate known)))
                   (and value (concat "  " (funcall describe value))))))))
        (`(boundaries . ,_) nil)
        ;; A key pressed while the backend is asked cancels the request.
        (_ (let ((found (while-no-input (marquee-completion--quietly find text))))
             (when (consp found)
               (pcase-dolist (`(,candidate . ,value) found) (puthash candidate value known))
               (complete-with-action action found (if (eq action t) "" text) predicate))))))))

(defun marquee-completion-in-order (candidates)
  "Return a completion table of CANDIDATES, in their order."
  (lambda (text predicate action)
    (if (eq action 'metadata)
        '(metadata (display-sort-function . identity) (cycle-sort-function . identity))
      (complete-with-action action candidates text predicate))))

(defun marquee-completion--all (text table predicate _point)
  "Return all candidates of TABLE for TEXT that satisfy PREDICATE."
  (all-completions text table predicate))

(defun marquee-completion--try (text table predicate point)
  "Complete TEXT to the common prefix of its candidates in TABLE.
They satisfy PREDICATE.  If they don't begin with TEXT, it and POINT stay."
  (let* ((all (marquee-completion--all text table predicate point))
         (common (and all (try-completion "" all))))
    (cond ((null all) nil)
          ((and (null (cdr all)) (string= (car all) text)) t)
          ((or (null (cdr all)) (and (stringp common) (string-prefix-p text common t)))
           (let ((completed (if (cdr all) common (car all))))
             (cons completed (length completed))))
          (t (cons text point)))))

(defun marquee-completion--quietly (find text)
  "Return what FIND gives for TEXT; nothing if the backend fails or is absent.
The reason then stands where completion would say that nothing matches."
  (condition-case error
      (prog1 (funcall find text)
        (kill-local-variable 'completion-fail-discreetly))
    ((marquee-error user-error)
     (if (minibufferp)
         (marquee-completion--say (marquee-error-message error))
       (marquee-show-error error))
     nil)))

(defvar-local marquee-completion--said nil
  "The overlay that says in the minibuffer why nothing is offered.")

(defun marquee-completion--say (text)
  "Say TEXT after what is typed, until the next key, in place of \"No match\"."
  (setq-local completion-fail-discreetly t)
  (marquee-completion--unsay)
  (setq marquee-completion--said (make-overlay (point-max) (point-max) nil t t))
  ;; Unlike a message, it also stays in front ends that draw while one types,
  ;; and stands before what they say.
  (overlay-put marquee-completion--said 'priority 1100)
  (overlay-put marquee-completion--said 'after-string
               (propertize (concat " " (propertize (format "[%s]" text) 'face 'marquee-failure))
                           'cursor t))
  (add-hook 'pre-command-hook #'marquee-completion--unsay nil t)
  (let ((inhibit-message t)) (message "Marquee: %s" text)))

(defun marquee-completion--unsay ()
  "Remove what `marquee-completion--say' said."
  (when marquee-completion--said (delete-overlay marquee-completion--said)))

(defun marquee-completion--remember (find)
  "Return a version of FIND that remembers its result for each text."
  (let ((answers (make-hash-table :test #'equal)))
    (lambda (text)
      (let ((answer (gethash text answers 'none)))
        (if (eq answer 'none)
            (puthash text (funcall find text) answers)
          answer)))))

(provide 'marquee-completion)
;;; marquee-completion.el ends here
