;;; marquee-completion.el --- Titles and places in the minibuffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The backend completes what the user types: titles and earlier searches, with
;; typing errors forgiven, and places by name.  Candidates are rows of its
;; presentations.  It is asked while the user types; a request that has no answer
;; when the next key is pressed is cancelled.

;;; Code:

(require 'marquee-format)
(require 'marquee-places)
(require 'marquee-request)
(require 'seq)

;; The backend decides what matches; candidates need not begin with the input.
(add-to-list 'completion-styles-alist
             '(marquee marquee-completion--try marquee-completion--all
                       "Whatever the Marquee backend finds."))

(defconst marquee-completion-days
  '("today" "tonight" "tomorrow" "monday" "tuesday" "wednesday" "thursday" "friday" "saturday"
    "sunday" "weekend" "this week" "next week" "next 7 days" "friday to sunday"
    "next friday" "next saturday" "next sunday" "next weekend" "yesterday")
  "Days as people say them; the backend knows which days these are at a place.")

(defconst marquee-completion-several-days "week\\| days\\'\\|\\.\\.\\| to "
  "What words for several days have, which some methods don't take.")

(defvar marquee-completion-history nil
  "The searches made in this session.")

(defvar marquee-completion--day-history nil
  "The days asked for in this session.")

(defvar marquee-completion--hint nil
  "What to do for more titles, once the backend has said it.")

(defun marquee-completion-rows (method params)
  "Return the rows that METHOD answers to PARAMS, as an alist of names and rows.
Rows with the same name have their ids in it."
  (let* ((answer (marquee-request method `(,@params :presentation t :verbatim :json-false)))
         (shown (marquee-format-readable (plist-get answer :presentation)))
         (year (seq-position (plist-get shown :columns) "year"
                             (lambda (column kind) (equal kind (plist-get column :kind)))))
         (taken nil))
    (when (plist-get answer :hint) (setq marquee-completion--hint (plist-get answer :hint)))
    (when (and (seq-empty-p (plist-get shown :rows)) (plist-get params :kinds)
               marquee-completion--hint (minibufferp))
      (marquee-completion--say (marquee-error-in-our-terms marquee-completion--hint)))
    (mapcar (lambda (row)
              (let* ((cells (plist-get row :cells))
                     (name (concat (aref cells 0)
                                   (and year (not (string-empty-p (aref cells year)))
                                        (format " (%s)" (aref cells year))))))
                (when (member name taken) (setq name (format "%s, %s" name (plist-get row :id))))
                (push name taken)
                (cons name row)))
            (plist-get shown :rows))))

(defun marquee-completion--describe (row)
  "Return the texts of ROW after its name, and its id."
  (string-join (append (seq-remove #'string-empty-p (seq-take (seq-drop (plist-get row :cells) 1) 3))
                       (and (plist-get row :id) (list (plist-get row :id))))
               " · "))

(defun marquee-completion-read-search ()
  "Read a search, with completion from titles and earlier ones."
  (let ((search (marquee-completion--read
                 "Search for movies: "
                 (marquee-completion--table
                  'marquee-search
                  (lambda (text)
                    (if (string-blank-p text)
                        (marquee-completion-rows "suggestions/list" nil)
                      (mapcar (lambda (found) (cons (aref (plist-get (cdr found) :cells) 0) (cdr found)))
                              (marquee-completion-rows
                               "suggestions/complete"
                               `(:query ,text :kinds ["movie" "search"] :limit 20))))))
                 'marquee-completion-history)))
    (when (string-empty-p search) (user-error "There is nothing to search for"))
    search))

(defun marquee-completion-read-thing (prompt method params)
  "Read a thing by its name or id, with PROMPT.
Return the row that METHOD offers for it, asked with the text as the query and
PARAMS; if none is chosen from what is offered, return the text."
  (let* ((offered nil)
         (find (lambda (text)
                 (unless (string-blank-p text)
                   (let ((rows (marquee-completion-rows method `(:query ,text ,@params :limit 20))))
                     (setq offered (append rows offered))
                     rows))))
         (choice (marquee-completion--read
                  prompt (marquee-completion--table 'marquee-thing (marquee-completion--remember find)))))
    (when (string-empty-p choice) (user-error "There is nothing without a name"))
    (or (cdr (assoc-string choice offered t)) choice)))

(defun marquee-completion-read-place (question &optional optional meant)
  "Read the name of a place with QUESTION; the default is the last one.
If it is OPTIONAL there is no default, and an empty answer is nil.  MEANT are
places to offer first."
  (let* ((last (and (not optional) (marquee-places-last)))
         ;; Only places that an answer understood are worth remembering.
         (history-add-new-input nil)
         (place (marquee-completion--read
                 (if last (format "%s (default %s): " question last) (concat question ": "))
                 (marquee-completion--table
                  'marquee-place
                  (marquee-completion--remember
                   (lambda (text)
                     (if (string-empty-p text)
                         (mapcar #'list (seq-uniq (append meant marquee-places-history)))
                       (marquee-completion-rows "theatres/suggest" `(:query ,text))))))
                 'marquee-places-history
                 ;; Or some front ends take the first candidate for an empty answer.  A
                 ;; list, because Emacs 28's icomplete fails for a string without candidates.
                 (list (or last "")))))
    (cond ((not (string-empty-p place)) place)
          (optional nil)
          (t (user-error "Give a city with its state, a ZIP code or a theatre's name")))))

(defun marquee-completion-read-day (prompt)
  "Read a day with PROMPT: a date or a word; the default is today."
  (let ((day (completing-read prompt (marquee-completion-in-order marquee-completion-days)
                              nil nil nil 'marquee-completion--day-history "today")))
    (if (string-blank-p day) "today" (string-trim day))))

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

(defun marquee-completion--table (category find)
  "Return a completion table of CATEGORY.
FIND is a function from a text to an alist of candidates and their rows."
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
                   (and value (concat "  " (marquee-completion--describe value))))))))
        (`(boundaries . ,_) nil)
        ;; A key pressed while the backend is asked cancels the request.
        (_ (let ((found (while-no-input (marquee-completion--quietly find text))))
             (when (consp found)
               (pcase-dolist (`(,candidate . ,value) found) (puthash candidate value known))
               (complete-with-action action found (if (eq action t) "" text) predicate))))))))

(defun marquee-completion-in-order (candidates &optional describe)
  "Return a completion table of CANDIDATES, in their order.
DESCRIBE, if non-nil, is a function from one to what is shown beside it."
  (lambda (text predicate action)
    (if (eq action 'metadata)
        `(metadata (display-sort-function . identity) (cycle-sort-function . identity)
                   ,@(and describe `((annotation-function . ,describe))))
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
