;;; marquee-seats.el --- The seats of a showtime  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Draws a plan of the auditorium: the screen, the rows from there backwards,
;; and each seat in its place.  A seat takes two columns and a gap; the gap
;; between the halves of a love seat is closed.  The best seats side by side
;; for the party are marked, and their price is in the echo area, which then
;; describes the seat at point.

;;; Code:

(require 'marquee-generated)
(require 'marquee-page)
(require 'marquee-price)
(require 'marquee-wording)
(require 'seq)

(defface marquee-seat-free
  '((((class color) (min-colors 88) (background light)) :foreground "#1a7f37")
    (((class color) (min-colors 88)) :foreground "#57d27f")
    (t :inherit success))
  "Face for seats that can be booked."
  :group 'marquee)

(defface marquee-seat-best
  '((((class color) (min-colors 88) (background light)) :foreground "#a86a00" :weight bold)
    (((class color) (min-colors 88)) :foreground "#f5c542" :weight bold)
    (t :inherit success :weight bold))
  "Face for the best free seats."
  :group 'marquee)

(defface marquee-seat-taken
  '((((class color) (min-colors 88) (background light)) :foreground "#8c959f")
    (((class color) (min-colors 88)) :foreground "#6a7180")
    (t :inherit shadow))
  "Face for seats that are taken."
  :group 'marquee)

(defface marquee-seat-accessible
  '((((class color) (min-colors 88) (background light))
     :foreground "white" :background "#0969da" :weight bold)
    (((class color) (min-colors 88)) :foreground "#0d1b2a" :background "#6cb6ff" :weight bold)
    (t :inverse-video t))
  "Face for free wheelchair spaces and the companion seats beside them."
  :group 'marquee)

(defface marquee-screen
  '((((class color) (min-colors 88) (background light)) :foreground "#8c959f")
    (((class color) (min-colors 88)) :foreground "#eceff4")
    (t :inherit bold))
  "Face for the screen."
  :group 'marquee)

(defcustom marquee-party-size nil
  "The number of people to find seats and the price for, from 1 to 20.
If nil, it is that of the user's settings, or else 2."
  :type '(choice (const :tag "That of the user's settings" nil)
                 (integer :match (lambda (_ size) (<= 1 size 20))))
  :group 'marquee)

(defun marquee-seats-party-size ()
  "Return the number of people in the party."
  (or marquee-party-size (plist-get marquee-wording-settings :partySize) 2))

(defvar-local marquee-seats--plan nil
  "The price and the best seats for the party, once they are known: a plist.")

(defvar-local marquee-seats-showtime nil
  "The showtime whose seats this buffer shows, as far as known: a plist.")

(defvar-local marquee-seats-theatre nil
  "The name of the theatre, or nil.")

(define-derived-mode marquee-seats-mode marquee-page-mode "Seats"
  "Mode for the seats of a showtime.

\\{marquee-seats-mode-map}"
  :interactive nil
  (setq marquee-page-draw #'marquee-seats--draw
        marquee-page-title #'marquee-seats--title
        marquee-page-then #'marquee-seats--ask-plan)
  (setq-local truncate-lines t)
  (add-hook 'post-command-hook #'marquee-seats--say nil t))

(define-key marquee-seats-mode-map "b" #'marquee-seats-buy)
(define-key marquee-seats-mode-map "P" #'marquee-seats-party)
(define-key marquee-seats-mode-map "w" #'marquee-watch)
(define-key marquee-seats-mode-map "c" #'marquee-calendar)
(define-key marquee-seats-mode-map (kbd "TAB") #'marquee-seats-next-free)
(define-key marquee-seats-mode-map (kbd "<backtab>") #'marquee-seats-previous-free)

(defconst marquee-seats--most-columns 500
  "The maximum number of columns to draw; no auditorium is wider.
A layout must not decide how much memory it takes to draw it.")

(defun marquee-seats-show (showtime &optional theatre)
  "Show the seats of SHOWTIME, a plist with an `:id' at least.
THEATRE is the name of the theatre, if known."
  (let* ((showtime (marquee-format-readable showtime))
         (theatre (and theatre (marquee-format-line theatre)))
         (id (plist-get showtime :id))
         (name (format "*marquee: %s*" (or (marquee-seats--name showtime) (concat "seats, " id)))))
    (marquee-page-open name 'marquee-seats-mode id)
    (setq marquee-seats-showtime showtime
          marquee-seats-theatre theatre
          marquee-seats--plan nil)
    (marquee-page-begin (apply-partially #'marquee-showtimes-seats :id id))))

(defun marquee-seats--name (showtime)
  "Return what a buffer about SHOWTIME is called for, or nil if unknown."
  (and (plist-get showtime :movieTitle)
       (substring-no-properties
        (marquee-format-list (format "seats, %s" (plist-get showtime :movieTitle))
                             (marquee-format-clock (plist-get showtime :startsAtLocal))))))

(defun marquee-seats--title ()
  "Return what this buffer is called for, or nil if unknown."
  (marquee-seats--name marquee-seats-showtime))

(defun marquee-seats-buy ()
  "Open the page that sells tickets for this showtime."
  (interactive nil marquee-seats-mode)
  (marquee-seats-buy-tickets marquee-seats-showtime))

(defun marquee-seats-buy-tickets (showtime)
  "Open the page that sells tickets for SHOWTIME."
  (let ((url (plist-get showtime :purchaseUrl)))
    (if url (marquee-page-browse url) (user-error "There is no page to buy tickets at"))))

;;;; The best seats

(defun marquee-seats-read-party ()
  "Read the size of a party."
  (let ((size (read-number "How many people: " (marquee-seats-party-size))))
    (unless (and (integerp size) (<= 1 size 20)) (user-error "A party has 1 to 20 people"))
    size))

(defun marquee-seats-party (size)
  "Find the best seats for a party of SIZE."
  (interactive (list (marquee-seats-read-party)) marquee-seats-mode)
  (setq marquee-party-size size)
  (marquee-page-refresh))

(defun marquee-seats--ask-plan ()
  "Ask for the price and the best seats, and mark them."
  (let ((footer (overlay-get marquee-view--footer 'after-string)))
    (marquee-view-footer (propertize "looking for the best seats…" 'face 'marquee-dim))
    (marquee-view-ask
     #'marquee-view-failed
     (lambda (fail)
       (marquee-showtimes-plan
        :id (plist-get marquee-seats-showtime :id)
        :party-size (marquee-seats-party-size)
        :then (marquee-view-lambda (plan)
                (marquee-view-answered)
                (overlay-put marquee-view--footer 'after-string footer)
                (marquee-seats--show-plan (marquee-format-readable plan)))
        :else fail)))))

(defun marquee-seats--show-plan (plan)
  "Mark the best seats of PLAN, go there, and say what they cost."
  (let ((start (bobp)))
    (setq marquee-seats--plan plan
          marquee-seats-showtime (plist-get plan :showtime)
          marquee-seats-theatre (or (plist-get plan :theatreName) marquee-seats-theatre))
    (marquee-page-update marquee-page-value)
    (marquee-page-rename)
    (let ((best (text-property-any (point-min) (point-max) 'marquee-best t)))
      (when (and start best)
        (goto-char best)
        (dolist (window (get-buffer-window-list nil nil t)) (set-window-point window best))))
    (when (eq (current-buffer) (window-buffer)) (message "%s" (marquee-seats--plan-line)))))

(defun marquee-seats--best ()
  "Return the best group of seats of the plan, or nil."
  (let ((groups (plist-get marquee-seats--plan :groups)))
    (unless (seq-empty-p groups) (elt groups 0))))

(defun marquee-seats-chosen ()
  "Return the names of the best seats for the party; nil if none are known."
  (append (plist-get (marquee-seats--best) :seats) nil))

(defun marquee-seats--plan-line ()
  "Return the best seats and their price, or why there are none."
  (let ((best (marquee-seats--best)))
    (substring-no-properties
     (marquee-format-list
      (and best (format "%s for %d" (string-join (plist-get best :seats) ", ")
                        (plist-get marquee-seats--plan :partySize)))
      (marquee-price-plan (plist-get marquee-seats--plan :price))
      (plist-get marquee-seats--plan :message)))))

(defun marquee-seats--draw-plan ()
  "Insert the best seats, what they cost in parts, and why they were chosen."
  (let ((best (marquee-seats--best)))
    (insert "\n")
    (dolist (line (list (marquee-seats--plan-line)
                        (marquee-price-parts (plist-get marquee-seats--plan :price))
                        (plist-get best :reason)))
      (when line (marquee-page-paragraph line)))))

;;;; Moving

(defun marquee-seats-next-free (&optional backward)
  "Move to the next free seat, or to the previous one if BACKWARD."
  (interactive nil marquee-seats-mode)
  (let ((start (point))
        (step (if backward
                  #'previous-single-property-change
                #'next-single-property-change)))
    (while (and (goto-char (or (funcall step (point) 'marquee-seat)
                               (if backward (point-min) (point-max))))
                (not (if backward (bobp) (eobp)))
                (not (plist-get (get-text-property (point) 'marquee-seat) :available))))
    (unless (get-text-property (point) 'marquee-seat)
      (goto-char start)
      (user-error "There is no free seat beyond this"))))

(defun marquee-seats-previous-free ()
  "Move to the previous free seat."
  (interactive nil marquee-seats-mode)
  (marquee-seats-next-free t))

;;;; Drawing

(defun marquee-seats--draw ()
  "Insert the seats in `marquee-page-value'."
  (let ((rows (append (plist-get marquee-page-value :rows) nil))
        (columns (max 0 (min (plist-get marquee-page-value :columnCount)
                             marquee-seats--most-columns))))
    (marquee-seats--draw-head)
    (marquee-seats--draw-screen (max 0 (1- (* 3 columns))))
    (dolist (row rows) (marquee-seats--draw-row row columns))
    (marquee-seats--draw-legend
     (seq-filter #'marquee-seats--seat-p
                 (seq-mapcat (lambda (row) (append (plist-get row :seats) nil)) rows)))
    (when marquee-seats--plan (marquee-seats--draw-plan))
    (marquee-seats--draw-keys)))

(defun marquee-seats--draw-screen (width)
  "Insert the screen, WIDTH columns wide."
  (insert "\n      " (propertize (make-string width ?▂) 'face 'marquee-screen)
          "\n      " (make-string (max 0 (/ (- width 6) 2)) ?\s)
          (propertize "screen" 'face 'marquee-dim) "\n\n"))

(defun marquee-seats--draw-head ()
  "Insert a heading for the showtime, as far as known."
  (let* ((showtime marquee-seats-showtime)
         (start (plist-get showtime :startsAtLocal))
         (auditorium (plist-get showtime :auditorium)))
    (insert "\n")
    (marquee-page-paragraph (propertize (or (plist-get showtime :movieTitle)
                                            (plist-get showtime :id))
                                        'face 'marquee-title))
    (marquee-page-paragraph
     (marquee-format-list
      (propertize (marquee-format-list (marquee-format-day start) (marquee-format-clock start))
                  'face 'marquee-date)
      marquee-seats-theatre
      (and auditorium (format "auditorium %d" auditorium))
      (plist-get showtime :format)
      (plist-get showtime :certification)
      (marquee-seats--prices showtime)))
    (let ((note (marquee-seats--price-note showtime)))
      (when note (marquee-page-paragraph (propertize note 'face 'marquee-dim))))))

(defun marquee-seats--price-note (showtime)
  "Return what prices of SHOWTIME include, and which seats cost more or less.
If there is nothing to say, return nil."
  (let ((ticket (marquee-price-adult showtime))
        (zones (marquee-price-zones marquee-page-value)))
    (if (and ticket zones)
        (concat (marquee-price-note ticket) "; " zones)
      (if ticket (marquee-price-note ticket) zones))))

(defun marquee-seats--prices (showtime)
  "Return the ticket prices of SHOWTIME, or nil."
  (let ((tickets (seq-sort-by #'marquee-price-amount #'<
                              (append (plist-get showtime :ticketPrices) nil))))
    (when tickets
      (let ((low (marquee-price-total (car tickets)))
            (high (marquee-price-total (car (last tickets)))))
        (if (equal low high) low (format "%s–%s" low high))))))

(defun marquee-seats--draw-row (row columns)
  "Insert ROW, which has room for COLUMNS seats, with its name on both sides."
  (let* ((seats (seq-filter (lambda (seat)
                              (<= 0 (plist-get seat :column) marquee-seats--most-columns))
                            (plist-get row :seats)))
         (name (marquee-seats--row-name seats))
         (column 1))
    (insert (propertize (format " %3s  " name) 'face 'marquee-dim))
    (while seats
      (let ((seat (pop seats)))
        (insert (make-string (* 3 (max 0 (- (plist-get seat :column) column))) ?\s)
                (marquee-seats--cell seat)
                (marquee-seats--gap seat (car seats)))
        (setq column (1+ (plist-get seat :column)))))
    (insert (make-string (* 3 (max 0 (- (1+ columns) column))) ?\s)
            (propertize (concat " " name) 'face 'marquee-dim) "\n")))

(defun marquee-seats--row-name (seats)
  "Return the letters that the names of SEATS begin with."
  (let ((name (seq-some (lambda (seat) (plist-get seat :name)) seats)))
    (if (and name (string-match "\\`[^0-9]+" name)) (match-string 0 name) "")))

(defun marquee-seats--cell (seat)
  "Return the two columns that show SEAT."
  (if (not (marquee-seats--seat-p seat))
      "  "
    (pcase-let ((`(,sign . ,face) (marquee-seats--look seat)))
      (propertize sign 'face face 'marquee-seat seat
                  'marquee-best (marquee-seats--best-p seat)
                  'help-echo (marquee-seats--describe seat)))))

(defun marquee-seats--gap (seat next)
  "Return the gap between SEAT and the NEXT one."
  (let ((free (plist-get seat :available)))
    (if (and (equal (plist-get seat :type) "LoveSeatLeft")
             (equal (plist-get next :type) "LoveSeatRight")
             (eq free (plist-get next :available)))
        (if free
            (propertize "▆" 'face 'marquee-seat-free)
          (propertize "░" 'face 'marquee-seat-taken))
      " ")))

(defun marquee-seats--look (seat)
  "Return the sign and the face for SEAT, as a pair."
  (pcase (and (plist-get seat :available) (plist-get seat :type))
    ((guard (marquee-seats--best-p seat)) '("◆◆" . marquee-seat-best))
    ('nil (if (plist-get seat :available)
              '("▆▆" . marquee-seat-free)
            '("░░" . marquee-seat-taken)))
    ("Wheelchair" '("W " . marquee-seat-accessible))
    ("Companion" '("C " . marquee-seat-accessible))
    (_ '("▆▆" . marquee-seat-free))))

(defun marquee-seats--best-p (seat)
  "Return non-nil if SEAT is one of the best group."
  (and (member (plist-get seat :name) (marquee-seats-chosen)) t))

(defun marquee-seats--draw-legend (seats)
  "Insert the legend, and how many of SEATS are free."
  (let ((free (seq-count (lambda (seat) (plist-get seat :available)) seats)))
    (insert "\n      "
            (propertize (format "%d of %d seats are free" free (length seats)) 'face 'marquee-title)
            "\n\n      "
            (propertize "▆▆" 'face 'marquee-seat-free) " free   "
            (if (marquee-seats--best)
                (concat (propertize "◆◆" 'face 'marquee-seat-best) " best   ")
              "")
            (propertize "░░" 'face 'marquee-seat-taken) " taken\n      "
            (propertize "W " 'face 'marquee-seat-accessible) " wheelchair   "
            (propertize "C " 'face 'marquee-seat-accessible) " companion\n")))

(defun marquee-seats--draw-keys ()
  "Insert the keys of this buffer."
  (marquee-page-keys "\\[marquee-seats-next-free] next" "\\[marquee-seats-buy] buy"
                     "\\[marquee-watch] watch" "\\[marquee-calendar] calendar"
                     "\\[marquee-seats-party] people"
                     "\\[marquee-keys] keys" "\\[marquee-view-quit] quit"))

(defun marquee-seats--seat-p (seat)
  "Return non-nil if SEAT is a seat and not a gap."
  (and (plist-get seat :name) (not (equal (plist-get seat :type) "NotASeat"))))

(defun marquee-seats--describe (seat)
  "Return a description of SEAT."
  (substring-no-properties
   (marquee-format-list (plist-get seat :name)
                        (or (plist-get seat :status)
                            (if (plist-get seat :available) "Available" "Taken"))
                        (plist-get seat :tier)
                        (marquee-price-zone seat (plist-get marquee-page-value :zones))
                        (marquee-seats--type seat))))

(defun marquee-seats--type (seat)
  "Return the type of SEAT in words, or nil if it is an ordinary seat."
  (let ((type (plist-get seat :type)) (case-fold-search nil))
    (unless (member type '(nil "CanReserve"))
      (downcase (replace-regexp-in-string "\\([a-z]\\)\\([A-Z]\\)" "\\1 \\2" type)))))

(defun marquee-seats--say ()
  "Describe the seat at point in the echo area."
  (let ((seat (get-text-property (point) 'marquee-seat)))
    ;; What the command itself has said stays.
    (when (and seat (not (current-message))) (message "%s" (marquee-seats--describe seat)))))

(provide 'marquee-seats)
;;; marquee-seats.el ends here
