;;; marquee-theatres.el --- Theatres  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Lists of theatres, and reading a theatre or a place in the minibuffer.  RET
;; on a theatre lists its showtimes.

;;; Code:

(require 'marquee-completion)
(require 'marquee-list)
(require 'marquee-places)
(require 'marquee-showtimes)
(require 'marquee-trouble)

(define-derived-mode marquee-theatres-mode marquee-list-mode "Theatres"
  "Mode for lists of theatres.

\\{marquee-theatres-mode-map}"
  :interactive nil
  (setq marquee-list-columns
        '((:name "Theatre" :text marquee-theatres--name :width 30 :least 24 :sort t)
          (:name "City" :text marquee-theatres--city :width 18 :least 12 :rank 2 :sort t)
          (:name "State" :text marquee-theatres--state :width 5 :rank 3 :sort t)
          (:name "Away" :text marquee-format-away :width 9 :sort marquee-format-nearer-p)
          (:name "What it has" :text marquee-theatres--features :width 24 :least 14 :rank 1))
        marquee-list-heading #'marquee-theatres--heading
        marquee-list-visit #'marquee-showtimes-show))

(defconst marquee-theatres--distinctions
  "imax\\|dolby\\|prime\\|laser\\|70 ?mm\\|screenx\\|4dx\\|d-?box\\|big ?d\\|xl\\b\\|atmos\\|3d"
  "What the names of formats have in them that few theatres offer.")

(defun marquee-theatres--name (theatre)
  "Return the name of THEATRE."
  (propertize (or (plist-get theatre :name) "")
              'face (if (plist-get theatre :isClosed) 'marquee-dim 'marquee-title)))

(defun marquee-theatres--city (theatre)
  "Return the city of THEATRE."
  (capitalize (or (plist-get (plist-get theatre :address) :city) "")))

(defun marquee-theatres--state (theatre)
  "Return the state of THEATRE."
  (plist-get (plist-get theatre :address) :state))

(defun marquee-theatres--features (theatre)
  "Return what THEATRE has, the formats that distinguish it first."
  (let ((case-fold-search t)
        (names (mapcar (lambda (attribute)
                         (string-remove-suffix " at AMC" (plist-get attribute :name)))
                       (plist-get theatre :attributes))))
    (propertize
     (if (plist-get theatre :isClosed)
         "closed"
       (string-join (seq-mapcat #'cdr
                                (seq-sort-by
                                 #'car #'<
                                 (seq-group-by
                                  (lambda (name)
                                    (cond ((string-match-p "imax" name) 0)
                                          ((string-match-p "dolby" name) 1)
                                          ((string-match-p marquee-theatres--distinctions name) 2)
                                          (t 3)))
                                  names)))
                    ", "))
     'face 'marquee-dim)))

(defun marquee-theatres--heading (answer)
  "Return the place and the faults of ANSWER, in lines."
  (let ((place (plist-get answer :place)))
    (concat (and place
                 (concat "  near " (propertize (plist-get place :name) 'face 'marquee-title) "\n"))
            (marquee-places-alternatives place)
            (marquee-error-faults answer))))

;;;###autoload
(defun marquee-theatres (place)
  "List the theatres around PLACE; all if it is nil.
PLACE is a plist with a `:title', which is what people say: a city, a ZIP code
or coordinates.  Interactively, read it with completion; for a theatre, list its
showtimes."
  (interactive (marquee-trouble-noted 'marquee-theatres
                 (list (marquee-completion-read-place "Theatres at (empty for all): "))))
  (let ((theatre (marquee-theatres-from-place place))
        (name (plist-get place :title)))
    (cond ((null place)
           (marquee-list-show "*marquee: theatres*" 'marquee-theatres-mode #'marquee-theatres-all))
          (theatre (marquee-showtimes-show theatre))
          (t (marquee-list-show (format "*marquee: theatres near %s*" name) 'marquee-theatres-mode
                                (apply-partially #'marquee-theatres-find :place name))))))

;;;###autoload
(defun marquee-showtimes (place &optional date)
  "List the showtimes of a theatre on DATE, such as 2026-11-21 or \"friday\".
PLACE is what `marquee-completion-read-place' returns; for a city, choose one
of its theatres first.  DATE defaults to today.  Interactively, read PLACE with
completion, and DATE as well with a prefix argument."
  (interactive
   (marquee-trouble-noted 'marquee-showtimes
     (let ((place (marquee-completion-read-place "Showtimes at: ")))
       (list place (and current-prefix-arg (marquee-theatres-from-place place)
                        (marquee-day-read))))))
  (let ((theatre (marquee-theatres-from-place place)))
    (if theatre (marquee-showtimes-show theatre date) (marquee-theatres place))))

(defun marquee-theatres-from-place (place)
  "Return PLACE as a theatre with `:id' and `:name', or nil if it is none."
  (let ((id (plist-get place :theatreId)))
    (and id (list :id id :name (plist-get place :title)))))

(defun marquee-theatres-read (prompt)
  "Read a theatre with PROMPT; return it as a plist with `:id' and `:name'."
  (let ((place (marquee-completion-read-place prompt)))
    (or (marquee-theatres-from-place place)
        (user-error "No theatre is called %s" (or (plist-get place :title) "that")))))

;;;###autoload
(defun marquee-seats (showtime &optional theatre)
  "Show the seats of SHOWTIME, an id such as \"amc:showtime:61020778211100\".
THEATRE is the name of the theatre, if known.  Interactively, read an id, or a
theatre and one of its showtimes today."
  (interactive (marquee-trouble-noted 'marquee-seats (marquee-theatres--read-showtime)))
  (marquee-seats-show (if (stringp showtime) (list :id showtime) showtime) theatre))

(defun marquee-theatres--read-showtime ()
  "Read a showtime; return it, or its id, in a list with its theatre's name."
  (let* ((place (marquee-completion-read-place "Seats of (a showtime's id, or a theatre): "))
         (text (or (plist-get place :title) ""))
         (theatre (marquee-theatres-from-place place)))
    (cond (theatre
           (list (marquee-completion-read-showtime (plist-get theatre :id))
                 (plist-get theatre :name)))
          ((marquee-format-id-p text) (list text))
          (t (user-error "An id looks like amc:showtime:61020778211100; %s is no theatre either"
                         (if (string-empty-p text) "nothing" text))))))

(provide 'marquee-theatres)
;;; marquee-theatres.el ends here
