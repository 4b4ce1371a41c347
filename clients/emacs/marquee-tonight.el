;;; marquee-tonight.el --- Where your films can be seen tonight  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The films that the user wants to see, as what's on lists movies: first those
;; that are shown near a place, each with its showings, then the others, each
;; with those of the user's services that have it, or with its next date.  These
;; words take the rest of their line, from the column of theatres on.

;;; Code:

(require 'cl-lib)
(require 'marquee-whats-on)

(define-derived-mode marquee-tonight-mode marquee-whats-on-mode "Tonight"
  "Mode for the user's films tonight.

\\{marquee-tonight-mode-map}"
  :interactive nil
  (setq marquee-list-rows #'marquee-tonight--rows
        marquee-list-rank (lambda (row) (plist-get row :rank))
        ;; Rows are not only showings.
        marquee-list-counts "%2$s films"
        marquee-list-heading #'marquee-tonight--heading
        marquee-list-visit #'marquee-tonight--visit
        marquee-list-columns
        (mapcar (lambda (column)
                  (if (equal "Theatre" (plist-get column :name))
                      (plist-put (copy-sequence column) :text #'marquee-tonight--where)
                    column))
                marquee-list-columns)
        tabulated-list-printer #'marquee-tonight--print))

;;;###autoload
(defun marquee-tonight (&optional place day)
  "List where the films that you want to see can be seen at PLACE on DAY.
PLACE is as for `marquee-whats-on', or a theatre's id; it defaults to your
usual place, which `marquee-settings-set' stores.  DAY defaults to tonight.
Interactively, read PLACE if there is no usual one; with a prefix argument, read
PLACE and DAY."
  (interactive (marquee-trouble-noted 'marquee-tonight
                 (if current-prefix-arg
                     (list (marquee-whats-on-read-place "My films at") (marquee-day-read))
                   (list (unless (plist-get (marquee-settings-get) :place)
                           (marquee-whats-on-read-place "My films tonight at"))))))
  (marquee-whats-on-show (if place (format "my films at %s" place) "my films tonight")
                         'marquee-tonight-mode place (or day "tonight") #'marquee-library-tonight))

(defun marquee-tonight--rows (movie)
  "Return the rows of MOVIE: its showings, and one with where else it is.
Without either there is a row with its next date."
  (let ((showings (marquee-whats-on-rows movie))
        (offers (plist-get movie :offers))
        (date (plist-get movie :nextDate))
        (rank (marquee-tonight--rank movie)))
    (mapcar
     (lambda (row) (append row (list :rank rank)))
     (if (and showings (null offers))
         showings
       (append showings
               (list (marquee-whats-on-row
                      movie
                      (list :id (plist-get movie :id)
                            :offers offers
                            :nextDate date
                            :linkFault (plist-get movie :linkFault)
                            :purchaseUrl (or (plist-get offers :url) (plist-get date :url))))))))))

(defun marquee-tonight--rank (movie)
  "Return the text by which MOVIE is sorted.
Films that are shown come first, then those on the user's services, then those
with a date.  The backend sorts only films that may be shown: it sends a page of
the others as soon as it has looked them up."
  (let ((showings (plist-get movie :showings)))
    (cond ((not (seq-empty-p showings))
           (concat "0" (or (plist-get (elt showings 0) :startsAt) "~")))
          ((plist-get movie :offers) (if (plist-get movie :onMine) "10" "11"))
          ((plist-get movie :nextDate) (concat "2" (plist-get (plist-get movie :nextDate) :day)))
          (t "3"))))

(defun marquee-tonight--heading (answer)
  "Return the place, the day and the faults of ANSWER, in lines.
A line more reports that no film is shown."
  (concat (marquee-whats-on-heading answer)
          (and (eql 0 (plist-get answer :totalShowings))
               (seq-empty-p (plist-get answer :faults))
               (not (seq-empty-p (plist-get answer :items)))
               "  None of your films is shown there then.\n")))

(defun marquee-tonight--visit (row)
  "Show the seats of ROW, or the page of its movie if it is no showing."
  (if (marquee-tonight--elsewhere row)
      (marquee-whats-on-movie)
    (marquee-seats-show row (plist-get row :theatreName))))

(defun marquee-tonight--print (row cells)
  "Insert ROW with CELLS; what is no theatre takes the rest of the line."
  (let ((words (marquee-tonight--elsewhere row))
        (kept (seq-count (lambda (column) (member (car column) '("Time" "Movie" "Mine")))
                         tabulated-list-format)))
    (if (null words)
        (tabulated-list-print-entry row cells)
      (let ((tabulated-list-format (vconcat (seq-take tabulated-list-format kept)
                                            [("Theatre" 0 t)])))
        (tabulated-list-print-entry row (vconcat (seq-take cells kept) (vector words)))))))

;;;; What the rows say

(defun marquee-tonight--where (row)
  "Return the theatre of ROW, or where else or when its film can be seen."
  (or (marquee-tonight--elsewhere row) (marquee-whats-on-theatre row)))

(defun marquee-tonight--elsewhere (row)
  "Return where else or when the film of ROW can be seen; nil for a showing."
  (when (equal (plist-get row :id) (plist-get row :movieId))
    (cond ((plist-get row :offers)
           ;; JustWatch, which has the offers, asks to be named.
           (format "on %s (by JustWatch)" (marquee-tonight--services (plist-get row :offers))))
          ((plist-get row :nextDate) (marquee-tonight--date (plist-get row :nextDate)))
          ((plist-get row :linkFault)
           (marquee-error-message (marquee-error-from-json (plist-get row :linkFault))))
          (t "not shown there, not on your services, and no date is announced"))))

(defun marquee-tonight--services (ways)
  "Return the names of the services in WAYS to watch a film, each once.
A note says which cost extra."
  (let ((names nil))
    (pcase-dolist (`(,way . ,note)
                   '((:subscription . "") (:free . "") (:ads . "") (:rent . " (rent)") (:buy . " (buy)")))
      (seq-doseq (service (plist-get ways way))
        (cl-pushnew (concat (plist-get service :name) note) names :test #'equal)))
    (string-join (nreverse names) ", ")))

(defconst marquee-tonight--dates
  '(("tickets" . "tickets for showings from this day on") ("premiere" . "premiere")
    ("limitedTheatrical" . "in a few theatres") ("theatrical" . "in theatres")
    ("digital" . "to stream or download") ("physical" . "on disc") ("television" . "on television"))
  "What happens on a film's next date, in words.")

(defun marquee-tonight--date (date)
  "Return DATE, the next one of a film, in words."
  (let ((kind (plist-get date :kind)) (start (plist-get date :at)))
    (if start
        (concat "tickets on sale " (marquee-format-moment start "%a %-d %b"))
      (format "%s, %s" (marquee-format-day (plist-get date :day))
              (or (cdr (assoc kind marquee-tonight--dates)) kind)))))

(provide 'marquee-tonight)
;;; marquee-tonight.el ends here
