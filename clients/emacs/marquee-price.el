;;; marquee-price.el --- What tickets and seats cost  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A ticket's total includes its tax and the fees that AMC estimates, as far as
;; AMC gives them; a plus sign after it means that it lacks something.  The
;; zone of a seat may make it cost more or less than its ticket.

;;; Code:

(require 'seq)
(require 'marquee-format)

(defun marquee-price-adult (showtime)
  "Return the adult ticket of SHOWTIME, otherwise its first ticket, or nil."
  (let ((tickets (append (plist-get showtime :ticketPrices) nil)))
    (or (seq-find (lambda (ticket) (equal (plist-get ticket :type) "ADULT")) tickets)
        (car tickets))))

(defun marquee-price-amount (ticket)
  "Return the total of TICKET as far as known, as a number, or nil."
  (or (plist-get ticket :total) (plist-get ticket :price)))

(defun marquee-price-excluded (ticket)
  "Return what the total of TICKET lacks: a list of \"tax\" and \"fees\"."
  (if (plist-get ticket :total)
      (append (plist-get ticket :totalExcludes) nil)
    '("tax" "fees")))

(defun marquee-price-total (ticket)
  "Return the total of TICKET, with a plus if it lacks something, or nil."
  (when ticket
    (concat (marquee-format-price (marquee-price-amount ticket))
            (and (marquee-price-excluded ticket) "+"))))

(defun marquee-price-note (ticket)
  "Return in words what the total of TICKET includes and lacks."
  (let* ((excluded (marquee-price-excluded ticket))
         (known (seq-difference '("tax" "estimated fees")
                                (append excluded (and (member "fees" excluded) '("estimated fees")))))
         (unknown (append (and (member "tax" excluded) '("tax"))
                          (and (member "fees" excluded) '("fees that AMC may add at checkout")))))
    (string-join (delq nil (list (and known (concat "with " (string-join known " and ")))
                                 (and unknown (concat "before " (string-join unknown " and ")))))
                 ", ")))

(defconst marquee-price--unknown
  '(("tax" . "tax") ("fees" . "fees that AMC may add at checkout")
    ("zones" . "what the seats' zone may change") ("surchargeTax" . "tax on the surcharge")
    ("memberDiscount" . "a discount that may be for members only"))
  "What a plan's total may lack, in words.")

(defun marquee-price-plan (total)
  "Return TOTAL, of a plan, as a price and what it lacks; nil if it is nil."
  (when total
    (let ((unknown (mapcar (lambda (word) (or (cdr (assoc word marquee-price--unknown)) word))
                           (plist-get total :unknown))))
      (concat (marquee-format-price (plist-get total :amount))
              (and unknown (concat ", without " (string-join unknown ", ")))))))

;; AMC writes the types of tickets in capitals.
(defun marquee-price--name (name)
  "Return NAME, of a ticket's type or a zone, as one writes it in a sentence."
  (if (and name (equal name (upcase name))) (downcase name) name))

(defun marquee-price-parts (total)
  "Return the parts of TOTAL, of a plan, in words; nil if it is nil."
  (when total
    (mapconcat (lambda (part)
                 (format "%d %s %s" (plist-get part :quantity)
                         (string-join
                          (delq nil (list (marquee-price--name (plist-get part :name))
                                          (unless (equal (plist-get part :kind) "ticket")
                                            (plist-get part :kind))))
                          " ")
                         (marquee-format-price (plist-get part :amount))))
               (plist-get total :parts) " + ")))

(defun marquee-price--difference (zone)
  "Return the price difference of ZONE in words, or nil if there is none."
  (let* ((name (or (plist-get zone :description) (format "zone %d" (plist-get zone :zoneNumber))))
         (more (plist-get zone :surchargeAmount))
         (less (plist-get zone :discountAmount))
         (difference (- (or more 0) (or less 0))))
    (cond ((not (or more less)) (concat name " (price not known)"))
          ((/= difference 0)
           (format "%s %s%s" name (if (> difference 0) "+" "")
                   (marquee-format-price difference))))))

(defun marquee-price-zone (seat zones)
  "Return the price difference of SEAT's zone in words, or nil.
ZONES are those of the auditorium."
  (unless (seq-empty-p zones)
    (let ((zone (seq-find (lambda (zone)
                            (equal (plist-get zone :zoneNumber) (plist-get seat :zoneNumber)))
                          zones)))
      (if zone (marquee-price--difference zone) "price zone not known"))))

(defun marquee-price-zones (layout)
  "Return the price differences of the zones of LAYOUT in words, or nil."
  (if (not (plist-member layout :zones))
      "AMC doesn't say whether some seats cost more or less."
    (let ((texts (delq nil (mapcar #'marquee-price--difference (plist-get layout :zones)))))
      (and texts (concat (string-join texts ", ") " a seat")))))

(provide 'marquee-price)
;;; marquee-price.el ends here
