;;; marquee-seats.el --- The seats of a showtime  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Draws the auditorium as it is: the screen, the rows from there backwards,
;; and each seat where it stands.  A seat takes two columns.  The echo area
;; says what point is at.

;;; Code:

(require 'marquee-generated)
(require 'marquee-page)
(require 'seq)

(defface marquee-seat-free
  '((((class color) (min-colors 88) (background light)) :foreground "#1a7f37" :weight bold)
    (((class color) (min-colors 88)) :foreground "#57d27f" :weight bold)
    (t :inherit success))
  "Face for seats that can be booked."
  :group 'marquee)

(defface marquee-seat-taken '((t :inherit shadow))
  "Face for seats that are taken."
  :group 'marquee)

(defface marquee-seat-accessible
  '((((class color) (min-colors 88) (background light)) :foreground "#0550ae" :weight bold)
    (((class color) (min-colors 88)) :foreground "#6cb6ff" :weight bold)
    (t :inherit link))
  "Face for free wheelchair spaces and the companion seats beside them."
  :group 'marquee)

(defface marquee-screen '((t :inherit mode-line-inactive))
  "Face for the screen."
  :group 'marquee)

(defvar-local marquee-seats-showtime nil
  "The showtime whose seats this buffer shows, as far as known: a plist.")

(defvar marquee-seats-mode-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map marquee-page-mode-map)
    (define-key map "b" #'marquee-seats-buy)
    map)
  "Keymap for `marquee-seats-mode'.")

(define-derived-mode marquee-seats-mode marquee-page-mode "Seats"
  "Mode for the seats of a showtime.

\\{marquee-seats-mode-map}"
  :interactive nil
  (setq marquee-page-draw #'marquee-seats--draw)
  (setq-local truncate-lines t)
  (add-hook 'post-command-hook #'marquee-seats--say nil t))

(defun marquee-seats-show (showtime)
  "Show the seats of SHOWTIME, a plist with an `:id' at least."
  (let* ((id (plist-get showtime :id))
         (name (format "*marquee: seats, %s*"
                       (marquee-format-list (or (plist-get showtime :movieTitle) id)
                                            (marquee-format-clock
                                             (plist-get showtime :startsAtLocal)))))
         (buffer (marquee-view-buffer (substring-no-properties name) 'marquee-seats-mode)))
    (with-current-buffer buffer (setq marquee-seats-showtime showtime))
    (marquee-page-show (buffer-name buffer) 'marquee-seats-mode
                       (lambda (&rest keywords)
                         (apply #'marquee-showtimes-seats :id id keywords)))))

(defun marquee-seats-buy ()
  "Open the page where tickets of this showtime are sold."
  (interactive)
  (let ((url (plist-get marquee-seats-showtime :purchaseUrl)))
    (if url (browse-url url) (user-error "There is no page to buy tickets at"))))

;;;; Drawing

(defun marquee-seats--draw ()
  "Insert the seats that `marquee-page-value' has."
  (let* ((width (* 2 (plist-get marquee-page-value :columnCount)))
         (rows (append (plist-get marquee-page-value :rows) nil))
         (seats (seq-filter #'marquee-seats--seat-p
                            (seq-mapcat (lambda (row) (append (plist-get row :seats) nil)) rows))))
    (marquee-seats--draw-head)
    (insert "\n     "
            (propertize (truncate-string-to-width
                         (concat (make-string (max 0 (/ (- width 6) 2)) ?\s) "SCREEN"
                                 (make-string width ?\s))
                         (max 6 width))
                        'face 'marquee-screen)
            "\n\n")
    (mapc #'marquee-seats--draw-row rows)
    (marquee-seats--draw-legend seats)))

(defun marquee-seats--draw-head ()
  "Insert which showtime this is, as far as known."
  (let ((showtime marquee-seats-showtime))
    (insert "\n  " (propertize (or (plist-get showtime :movieTitle) (plist-get showtime :id))
                               'face 'marquee-title)
            "\n  "
            (propertize
             (marquee-format-list (marquee-format-day (plist-get showtime :startsAtLocal))
                                  (marquee-format-clock (plist-get showtime :startsAtLocal)))
             'face 'marquee-date)
            (let ((rest (marquee-format-list
                         (plist-get showtime :format)
                         (and (plist-get showtime :auditorium)
                              (format "auditorium %d" (plist-get showtime :auditorium)))
                         (plist-get showtime :certification)
                         (marquee-seats--prices showtime))))
              (if (string-empty-p rest) "" (concat "  " rest)))
            "\n")))

(defun marquee-seats--prices (showtime)
  "What tickets of SHOWTIME cost, or nil."
  (let ((prices (delq nil (mapcar (lambda (ticket) (plist-get ticket :price))
                                   (plist-get showtime :ticketPrices)))))
    (when prices
      (let ((low (apply #'min prices)) (high (apply #'max prices)))
        (if (= low high)
            (marquee-format-price low)
          (format "%s–%s" (marquee-format-price low) (marquee-format-price high)))))))

(defun marquee-seats--draw-row (row)
  "Insert ROW, with its name on both sides."
  (let* ((seats (append (plist-get row :seats) nil))
         (name (marquee-seats--row-name seats))
         (column 1))
    (insert (propertize (format "  %2s " name) 'face 'marquee-dim))
    (dolist (seat seats)
      (insert (make-string (* 2 (max 0 (- (plist-get seat :column) column))) ?\s))
      (insert (marquee-seats--cell seat))
      (setq column (1+ (plist-get seat :column))))
    (insert (propertize (format " %s" name) 'face 'marquee-dim) "\n")))

(defun marquee-seats--row-name (seats)
  "The letters that the names of SEATS begin with."
  (let ((name (seq-some (lambda (seat) (plist-get seat :name)) seats)))
    (if (and name (string-match "\\`[^0-9]+" name)) (match-string 0 name) "")))

(defun marquee-seats--cell (seat)
  "The two columns that SEAT takes."
  (if (not (marquee-seats--seat-p seat))
      "  "
    (pcase-let ((`(,sign . ,face) (marquee-seats--look seat)))
      (propertize (concat sign (if (equal (plist-get seat :type) "LoveSeatLeft")
                                   (if (equal sign "■") "■" "─")
                                 " "))
                  'face face 'marquee-seat seat 'help-echo (marquee-seats--describe seat)))))

(defun marquee-seats--look (seat)
  "The sign and the face for SEAT, as a pair."
  (let ((free (plist-get seat :available)))
    (pcase (plist-get seat :type)
      ("Wheelchair" (cons (if free "W" "w") (if free 'marquee-seat-accessible 'marquee-seat-taken)))
      ("Companion" (cons (if free "C" "c") (if free 'marquee-seat-accessible 'marquee-seat-taken)))
      (_ (if free (cons "■" 'marquee-seat-free) (cons "·" 'marquee-seat-taken))))))

(defun marquee-seats--draw-legend (seats)
  "Insert what the signs mean, and how many of SEATS are free."
  (let ((free (seq-count (lambda (seat) (plist-get seat :available)) seats)))
    (insert "\n     "
            (propertize "■" 'face 'marquee-seat-free) " free   "
            (propertize "·" 'face 'marquee-seat-taken) " taken   "
            (propertize "W" 'face 'marquee-seat-accessible) " wheelchair   "
            (propertize "C" 'face 'marquee-seat-accessible) " companion   "
            (propertize "small letters" 'face 'marquee-seat-taken) " taken\n\n     "
            (propertize (format "%d of %d seats are free" free (length seats)) 'face 'marquee-title)
            "\n")))

(defun marquee-seats--seat-p (seat)
  "Whether SEAT is one, and not a gap."
  (and (plist-get seat :name) (not (equal (plist-get seat :type) "NotASeat"))))

(defun marquee-seats--describe (seat)
  "SEAT in words."
  (substring-no-properties
   (marquee-format-list (plist-get seat :name)
                        (or (plist-get seat :status)
                            (if (plist-get seat :available) "Available" "Taken"))
                        (plist-get seat :tier)
                        (marquee-seats--type seat))))

(defun marquee-seats--type (seat)
  "What kind of seat SEAT is, in words, or nil if it is an ordinary one."
  (let ((type (plist-get seat :type)) (case-fold-search nil))
    (unless (member type '(nil "CanReserve"))
      (downcase (replace-regexp-in-string "\\([a-z]\\)\\([A-Z]\\)" "\\1 \\2" type)))))

(defun marquee-seats--say ()
  "Describe the seat at point in the echo area."
  (let ((seat (get-text-property (point) 'marquee-seat)))
    (when seat (message "%s" (marquee-seats--describe seat)))))

(provide 'marquee-seats)
;;; marquee-seats.el ends here
