;;; marquee-theatres.el --- Theatres  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Lists of theatres, and reading a theatre or a place in the minibuffer.  RET
;; on a theatre lists its showtimes.

;;; Code:

(require 'marquee-completion)
(require 'marquee-list)
(require 'marquee-showtimes)

(define-derived-mode marquee-theatres-mode marquee-list-mode "Theatres"
  "Mode for lists of theatres.

\\{marquee-theatres-mode-map}"
  :interactive nil
  (setq marquee-list-columns #'marquee-theatres--columns
        marquee-list-visit #'marquee-showtimes-show
        tabulated-list-format [("Theatre" 30 t) ("City" 18 t) ("State" 6 t)
                               ("Away" 9 marquee-theatres--nearer-p) ("What it has" 0 nil)]))

(defun marquee-theatres--columns (theatre)
  "Return the columns of THEATRE."
  (let ((address (plist-get theatre :address))
        (away (plist-get theatre :distanceKilometres)))
    (vector (propertize (marquee-format-cell (plist-get theatre :name) 30)
                        'face (if (plist-get theatre :isClosed) 'marquee-dim 'marquee-title))
            (marquee-format-cell (capitalize (or (plist-get address :city) "")) 18)
            (or (plist-get address :state) "")
            (if away (propertize (format "%.1f km" away) 'face 'marquee-date) "")
            (propertize (if (plist-get theatre :isClosed)
                            "closed"
                          (mapconcat (lambda (attribute) (plist-get attribute :name))
                                     (plist-get theatre :attributes) ", "))
                        'face 'marquee-dim))))

(defun marquee-theatres--nearer-p (one other)
  "Return non-nil if the entry ONE is nearer than the entry OTHER."
  (< (or (plist-get (car one) :distanceKilometres) 1.0e6)
     (or (plist-get (car other) :distanceKilometres) 1.0e6)))

;;;###autoload
(defun marquee-theatres (place)
  "List the theatres around PLACE, a city; all if it is empty.
Interactively, read PLACE with completion; for a theatre, list its showtimes."
  (interactive (list (marquee-completion-read-place "Theatres at (empty for all): ")))
  (let ((theatre (marquee-theatres-from-place place)))
    (cond ((null place)
           (marquee-list-show "*marquee: theatres*" 'marquee-theatres-mode #'marquee-theatres-all))
          (theatre (marquee-showtimes-show theatre))
          (t (marquee-list-show
              (format "*marquee: theatres near %s*" (plist-get place :title))
              'marquee-theatres-mode
              (apply-partially #'marquee-theatres-near
                               :latitude (plist-get place :latitude)
                               :longitude (plist-get place :longitude)))))))

;;;###autoload
(defun marquee-showtimes (place &optional date)
  "List the showtimes of a theatre on DATE, such as 2026-11-21.
PLACE is what `marquee-completion-read-place' returns; for a city, choose one
of its theatres first.  DATE defaults to today.  Interactively, read PLACE with
completion, and DATE as well with a prefix argument."
  (interactive
   (let* ((place (marquee-completion-read-place "Showtimes at: "))
          (theatre (marquee-theatres-from-place place)))
     (list place (and current-prefix-arg theatre
                      (read-string "Date: " (marquee-showtimes-today theatre))))))
  (let ((theatre (marquee-theatres-from-place place)))
    (if theatre (marquee-showtimes-show theatre date) (marquee-theatres place))))

(defun marquee-theatres-from-place (place)
  "Return PLACE as a theatre with `:id' and `:name', or nil if it is none."
  (let ((id (plist-get place :theatreId)))
    (and id (list :id id :name (plist-get place :title)))))

;;;###autoload
(defun marquee-seats (showtime &optional theatre)
  "Show the seats of SHOWTIME, an id such as \"amc:showtime:61020778211100\".
THEATRE is the name of the theatre, if known.  Interactively, read a theatre
and one of its showtimes today."
  (interactive
   (let* ((place (marquee-completion-read-place "Seats at: "))
          (theatre (or (marquee-theatres-from-place place)
                       (user-error "Seats are shown for a theatre; %s is none"
                                   (or (plist-get place :title) "that")))))
     (list (marquee-completion-read-showtime (plist-get theatre :id)) (plist-get theatre :name))))
  (marquee-seats-show (if (stringp showtime) (marquee-showtimes-get :id showtime) showtime)
                      theatre))

(provide 'marquee-theatres)
;;; marquee-theatres.el ends here
