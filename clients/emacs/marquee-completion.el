;;; marquee-completion.el --- Searches and places in the minibuffer  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What is typed is completed by the backend: searches that were made before,
;; and places by name.  It is asked while the user types; whatever it has not
;; answered when another key comes is cancelled.

;;; Code:

(require 'marquee-format)
(require 'marquee-generated)
(require 'seq)

;; What the backend finds need not begin with what was typed.
(dolist (category '(marquee-search marquee-place marquee-showtime))
  (add-to-list 'completion-category-defaults
               (list category '(styles substring basic) '(cycle . nil))))

(defvar marquee-completion-history nil
  "Searches that were made in this session.")

(defun marquee-completion-read-search ()
  "Read a search, with completion over those that were made before."
  (let ((search (string-trim
                 (completing-read
                  "Search for movies: "
                  (marquee-completion--table
                   'marquee-search
                   (lambda (text)
                     (mapcar (lambda (suggestion) (cons (plist-get suggestion :query) suggestion))
                             (plist-get (marquee-suggestions-list :prefix text) :items)))
                   (lambda (suggestion) (marquee-format-ago (plist-get suggestion :usedAt))))
                  nil nil nil 'marquee-completion-history))))
    (if (string-empty-p search) (user-error "There is nothing to search for") search)))

(defun marquee-completion-read-place (prompt)
  "Read a place with PROMPT; return it, or nil if nothing was entered.
It is a plist of `:title', `:type' and, as the case may be, `:theatreId' or
`:latitude' and `:longitude'."
  (let* ((find (marquee-completion--remember
                (lambda (text)
                  (mapcar (lambda (place) (cons (plist-get place :title) place))
                          (if (string-empty-p text)
                              (mapcar #'marquee-completion--theatre-place
                                      (marquee-theatres-all :limit 100))
                            (marquee-theatres-suggest :query text))))))
         (choice (string-trim
                  (completing-read prompt
                                   (marquee-completion--table
                                    'marquee-place find #'marquee-completion--describe-place)))))
    (unless (string-empty-p choice)
      (let ((places (funcall find choice)))
        (cdr (or (assoc-string choice places t)
                 (assoc-string choice (funcall find "") t)
                 (car places)
                 (user-error "No place is called %s" choice)))))))

(defun marquee-completion-read-showtime (theatre-id)
  "Read one of today's showtimes of the theatre with THEATRE-ID; return it."
  (let* ((showtimes
          (mapcar (lambda (showtime)
                    (cons (format "%s %s  %s"
                                  (marquee-format-clock (plist-get showtime :startsAtLocal))
                                  (plist-get showtime :movieTitle)
                                  (string-remove-prefix "amc:" (plist-get showtime :id)))
                          showtime))
                  (marquee-showtimes-at-theatre :theatre-id theatre-id)))
         (choice (completing-read
                  "Showtime: "
                  (marquee-completion--table
                   'marquee-showtime (lambda (_) showtimes)
                   (lambda (showtime)
                     (substring-no-properties
                      (marquee-format-list (plist-get showtime :format)
                                           (and (plist-get showtime :isSoldOut) "sold out")))))
                  nil t)))
    (or (cdr (assoc choice showtimes)) (user-error "There is no such showtime"))))

(defun marquee-completion--theatre-place (theatre)
  "THEATRE as a place."
  (list :title (plist-get theatre :name) :type "theatre" :theatreId (plist-get theatre :id)
        :city (plist-get (plist-get theatre :address) :city)))

(defun marquee-completion--describe-place (place)
  "What PLACE is, in words."
  (if (plist-get place :city)
      (concat "theatre in " (capitalize (plist-get place :city)))
    (plist-get place :type)))

(defun marquee-completion--table (category find describe)
  "A completion table of CATEGORY.
FIND is a function from a text to an alist of candidates and what they are,
DESCRIBE one from the latter to an annotation."
  (let ((known (make-hash-table :test #'equal)))
    (lambda (text predicate action)
      (if (eq action 'metadata)
          `(metadata
            (category . ,category)
            (display-sort-function . identity)
            (cycle-sort-function . identity)
            (annotation-function
             . ,(lambda (candidate)
                  (let ((value (gethash candidate known)))
                    (and value (concat "  " (funcall describe value)))))))
        ;; A key that is pressed while the backend is asked cancels the question.
        (let ((found (while-no-input (marquee-completion--quietly find text))))
          (when (consp found)
            (pcase-dolist (`(,candidate . ,value) found) (puthash candidate value known))
            (let ((completion-regexp-list nil))
              (complete-with-action action found (if (eq action t) "" text) predicate))))))))

(defun marquee-completion--quietly (find text)
  "The candidates that FIND has for TEXT; none if the backend fails."
  (condition-case error
      (funcall find text)
    (marquee-error (minibuffer-message "%s" (marquee-error-message error)) nil)))

(defun marquee-completion--remember (find)
  "FIND, which remembers what it found for each text."
  (let ((answers (make-hash-table :test #'equal)))
    (lambda (text)
      (let ((answer (gethash text answers 'none)))
        (if (eq answer 'none)
            (puthash text (funcall find text) answers)
          answer)))))

(provide 'marquee-completion)
;;; marquee-completion.el ends here
