;;; price-test.el --- What tickets and seats cost  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Totals with what they lack, price zones, and what is no film for everyone.

;;; Code:

(require 'support)

(defconst price-test--whole '(:type "ADULT" :price 18.1 :tax 1.61 :total 21.88)
  "A ticket of which all is known.")

(defconst price-test--lacking '(:type "ADULT" :price 18.1 :tax 1.61 :total 19.71 :totalExcludes ["fees"])
  "A ticket without its fees.")

(ert-deftest price-is-the-total-and-says-what-it-lacks ()
  (should (equal "$21.88" (marquee-price-total price-test--whole)))
  (should (equal "with tax and estimated fees" (marquee-price-note price-test--whole)))
  (should (equal "$19.71+" (marquee-price-total price-test--lacking)))
  (should (equal "with tax, before fees that AMC may add at checkout"
                 (marquee-price-note price-test--lacking)))
  (should (equal "before tax and fees that AMC may add at checkout"
                 (marquee-price-note '(:type "ADULT" :price 9 :total 9 :totalExcludes ["tax" "fees"]))))
  (should (equal "$9.00+" (marquee-price-total '(:type "ADULT" :price 9))))
  (should-not (marquee-price-total nil)))

(ert-deftest price-is-an-adults ()
  (let ((child '(:type "CHILD" :price 9 :total 9)))
    (should (equal price-test--whole
                   (marquee-price-adult (list :ticketPrices (vector child price-test--whole)))))
    (should (equal child (marquee-price-adult (list :ticketPrices (vector child)))))
    (should-not (marquee-price-adult '(:id "amc:showtime:1")))))

(ert-deftest price-zones-are-told ()
  (let ((zones [(:zoneNumber 1 :surchargeAmount 0 :discountAmount 2.5 :description "Value")
                (:zoneNumber 2 :surchargeAmount 0 :discountAmount 0 :description "Standard")
                (:zoneNumber 3 :surchargeAmount 2 :description "Preferred")
                (:zoneNumber 4)]))
    (should (equal '("Value -$2.50" nil "Preferred +$2.00" "zone 4 (price not known)"
                     "price zone not known" "price zone not known")
                   (mapcar (lambda (number) (marquee-price-zone (list :zoneNumber number) zones))
                           '(1 2 3 4 9 nil))))
    (should-not (marquee-price-zone '(:zoneNumber 1) []))
    (should (equal "Value -$2.50, Preferred +$2.00, zone 4 (price not known) a seat"
                   (marquee-price-zones (list :zones zones))))
    (should-not (marquee-price-zones '(:zones [])))
    (should (string-match-p "AMC doesn't say" (marquee-price-zones '(:id "amc:showtime:1"))))))

(ert-deftest price-of-a-showtime-stands-in-its-list ()
  (with-temp-buffer
    (marquee-showtimes-mode)
    (cl-flet ((cell (name &rest members)
                (cdr (assoc name (marquee-test-cells
                                  (append '(:id "amc:showtime:1" :movieTitle "Playtime") members))))))
      (should (equal "$19.71+" (cell "Price" :ticketPrices (vector price-test--lacking))))
      (should (equal "cancelled" (cell "Price" :isCanceled t :ticketPrices (vector price-test--lacking))))
      (should (equal "sold out" (cell "Price" :isSoldOut t)))
      (dolist (case '(((:isPrivateRental t :isSoldOut nil) . "private rental")
                      ((:isEmbargoed t :visibleAt "2026-11-22T12:00:00Z")
                       . "embargoed until 2026-11-22 12:00 UTC")
                      ((:isEmbargoed t) . "embargoed")
                      ((:availability "embargoed") . "embargoed")
                      ((:availability "almostSoldOut") . "few left")
                      ((:availability "comingSoon") . "coming soon")
                      ((:availability "available") . "")
                      ((:hasStarted t) . "has begun")
                      ((:inTheatreTicketingOnly t) . "at the theatre only")
                      ((:isComingSoon t) . "coming soon")
                      ((:isEmbargoed nil) . "")))
        (should (equal (cdr case) (apply #'cell "Tickets" (car case))))))))

(ert-deftest price-of-a-plan-says-what-it-lacks-and-is-made-of ()
  (let ((total '(:amount 34.5 :unknown ["fees" "memberDiscount" "news"]
                 :parts [(:kind "ticket" :name "ADULT" :quantity 2 :amount 36.5)
                         (:kind "surcharge" :name "Value" :quantity 2 :amount -2)])))
    (should (equal "$34.50, without fees that AMC may add at checkout, a discount that may be for members only, news"
                   (marquee-price-plan total)))
    (should (equal "2 adult $36.50 + 2 Value surcharge -$2.00" (marquee-price-parts total)))
    (should (equal "$34.50" (marquee-price-plan '(:amount 34.5 :parts []))))
    (should-not (marquee-price-plan nil))
    (should-not (marquee-price-parts nil))))

(marquee-deftest price-of-seats-stands-above-them
  (marquee-test-await (marquee-seats "amc:showtime:3820778482513"))
  (should (string-match-p "· \\$16\\.20\\+–\\$19\\.38\\+\n  with tax, before fees that AMC may add" (buffer-string)))
  (should (string-match-p "; Value -\\$2\\.00,\\s-+Preferred \\+\\$2\\.00 a seat\n" (buffer-string)))
  (goto-char (point-min))
  (marquee-test-keys "TAB")
  (should (string-match-p "Value -\\$2\\.00" (marquee-test-message))))

(marquee-deftest price-of-a-private-rental-is-in-no-list-of-movies
  (marquee-list-show "*marquee: test*" 'marquee-movies-mode
                     (apply-partially #'marquee-movies-all :name "Private Theatre"))
  (marquee-test-settled)
  (should-not tabulated-list-entries)
  (should (string-match-p "1 private rental left out" marquee-list--status)))

;;; price-test.el ends here
