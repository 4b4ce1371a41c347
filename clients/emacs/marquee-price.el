;;; marquee-price.el --- What tickets and seats cost  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A ticket's total has its tax and the fees that AMC estimates, as far as AMC
;; says them; a plus behind it says that it lacks something.  A seat's zone
;; may make it cost more or less than its ticket.

;;; Code:

(require 'seq)
(require 'marquee-format)

(defun marquee-price-adult (showtime)
  "The ticket of an adult for SHOWTIME, or whichever is named first; or nil."
  (let ((tickets (append (plist-get showtime :ticketPrices) nil)))
    (or (seq-find (lambda (ticket) (equal (plist-get ticket :type) "ADULT")) tickets)
        (car tickets))))

(defun marquee-price-amount (ticket)
  "What TICKET costs in all as far as known, as a number; or nil."
  (or (plist-get ticket :total) (plist-get ticket :price)))

(defun marquee-price-excluded (ticket)
  "What the total of TICKET lacks: a list of \"tax\" and \"fees\"."
  (if (plist-get ticket :total)
      (append (plist-get ticket :totalExcludes) nil)
    '("tax" "fees")))

(defun marquee-price-total (ticket)
  "What TICKET costs in all, with a plus if that lacks something; or nil."
  (when ticket
    (concat (marquee-format-price (marquee-price-amount ticket))
            (and (marquee-price-excluded ticket) "+"))))

(defun marquee-price-note (ticket)
  "What the total of TICKET has and lacks, in words."
  (let* ((excluded (marquee-price-excluded ticket))
         (known (seq-difference '("tax" "estimated fees")
                                (append excluded (and (member "fees" excluded) '("estimated fees")))))
         (unknown (append (and (member "tax" excluded) '("tax"))
                          (and (member "fees" excluded) '("fees that AMC may add at checkout")))))
    (string-join (delq nil (list (and known (concat "with " (string-join known " and ")))
                                 (and unknown (concat "before " (string-join unknown " and ")))))
                 ", ")))

(defun marquee-price--difference (zone)
  "The price difference of ZONE, in words; nil if there is none."
  (let* ((name (or (plist-get zone :description) (format "zone %d" (plist-get zone :zoneNumber))))
         (more (plist-get zone :surchargeAmount))
         (less (plist-get zone :discountAmount))
         (difference (- (or more 0) (or less 0))))
    (cond ((not (or more less)) (concat name " (price not known)"))
          ((/= difference 0)
           (format "%s %s%s" name (if (> difference 0) "+" "-")
                   (marquee-format-price (abs difference)))))))

(defun marquee-price-zone (seat zones)
  "The price difference of SEAT's zone, in words; nil if there is none.
ZONES are those of the auditorium."
  (unless (seq-empty-p zones)
    (let ((zone (seq-find (lambda (zone)
                            (equal (plist-get zone :zoneNumber) (plist-get seat :zoneNumber)))
                          zones)))
      (if zone (marquee-price--difference zone) "price zone not known"))))

(defun marquee-price-zones (layout)
  "The price differences of the zones of LAYOUT, in words; nil if there are none."
  (if (not (plist-member layout :zones))
      "AMC doesn't say whether some seats cost more or less."
    (let ((texts (delq nil (mapcar #'marquee-price--difference (plist-get layout :zones)))))
      (and texts (concat (string-join texts ", ") " a seat")))))

(provide 'marquee-price)
;;; marquee-price.el ends here
