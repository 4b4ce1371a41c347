;;; marquee-completion.el --- Searches and places in the minibuffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The backend completes what the user types: earlier searches, and places by
;; name.  It is asked while the user types; a request that has no answer when
;; the next key is pressed is cancelled.

;;; Code:

(require 'marquee-format)
(require 'marquee-generated)
(require 'marquee-showtimes)
(require 'seq)

;; The backend decides what matches; candidates need not begin with the input.
(add-to-list 'completion-styles-alist
             '(marquee marquee-completion--try marquee-completion--all
                       "Whatever the Marquee backend finds."))

(add-to-list 'completion-category-defaults '(marquee-showtime (styles substring)))

(defvar marquee-completion-history nil
  "The searches made in this session.")

(defun marquee-completion-read-search ()
  "Read a search, with completion from earlier ones."
  (let ((search (marquee-completion--read
                 "Search for movies: "
                 (marquee-completion--table
                  'marquee-search
                  (lambda (text)
                    (mapcar (lambda (suggestion) (cons (plist-get suggestion :query) suggestion))
                            (marquee-format-readable
                             (plist-get (marquee-suggestions-list :prefix text) :items))))
                  (lambda (suggestion) (marquee-format-ago (plist-get suggestion :usedAt))))
                 'marquee-completion-history)))
    (when (string-empty-p search) (user-error "There is nothing to search for"))
    search))

(defun marquee-completion-read-place (prompt)
  "Read a place with PROMPT; return it, or nil if nothing was entered.
It is a plist of `:title', `:type' and, depending on the type, `:theatreId' or
`:latitude' and `:longitude'."
  (let* ((find (marquee-completion--remember #'marquee-completion--places))
         (choice (marquee-completion--read
                  prompt
                  (marquee-completion--table
                   'marquee-place find #'marquee-completion--describe-place)
                  ;; Or some front ends take the first candidate for an empty answer.
                  nil "")))
    (unless (string-empty-p choice)
      (marquee-error-for-user
        (let* ((places (append (funcall find choice) (funcall find "")))
               (place (or (assoc-string choice places t) (car (funcall find choice)))))
          (unless place (user-error "No place is called %s" choice))
          (cdr place))))))

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
                             (marquee-error-for-user
                               (marquee-showtimes-at-theatre
                                :theatre-id theatre-id
                                :date (marquee-showtimes-today (list :id theatre-id)))))))
         (choice (completing-read
                  "Showtime: "
                  (marquee-completion--table
                   'marquee-showtime (lambda (_) showtimes)
                   #'marquee-completion--describe-showtime)
                  nil t)))
    (or (cdr (assoc choice showtimes)) (user-error "There is no such showtime"))))

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
  "Return what FIND gives for TEXT; nothing if the backend fails or is absent."
  (condition-case error
      (funcall find text)
    ((marquee-error user-error) (marquee-show-error error) nil)))

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
