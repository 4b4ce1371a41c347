;;; page-test.el --- A movie's page and the seats  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What the pages say, and what the keys on them do.

;;; Code:

(require 'support)

(marquee-deftest movie-page-says-all-there-is-to-say
  (marquee-test-await (marquee-now-playing))
  (goto-char (point-min))
  (marquee-test-keys "RET")
  (should (equal "*marquee: The Hunger Games: Sunrise on the Reaping*" (buffer-name)))
  ;; What the list knew is there at once.
  (should (string-match-p "Twice the tributes" (buffer-string)))
  (should-not (string-match-p "votes" (buffer-string)))
  (should (string-match-p "loading" (marquee-test-footer)))
  (marquee-page-update marquee-page-value)
  (should (equal (point-max) (overlay-start marquee-view--footer)))
  (marquee-test-settled)
  (dolist (line '("  The Hunger Games: Sunrise on the Reaping"
                  "  Fri 20 Nov 2026 · 2 h 30 min · PG-13 · Science Fiction, Adventure"
                  "  ★★★★☆  7.7 of 10, 210 votes"
                  "  Francis Lawrence"
                  "  Joseph Zada                   Haymitch Abernathy"
                  "  ▶ The Hunger Games: Sunrise on the Reaping – Trailer"))
    (should (member line (split-string (buffer-string) "\n"))))
  (should (equal "" (marquee-test-footer)))
  (should-not (buffer-modified-p)))

(marquee-deftest movie-page-leaves-the-list-alone-that-was-searched-by-its-title
  (marquee-test-await (marquee-search "The Batman"))
  (let ((list (current-buffer)))
    (goto-char (point-min))
    (marquee-test-press "RET")
    (should (equal "*marquee: The Batman*" (buffer-name)))
    (marquee-test-keys "q")
    (should (eq list (current-buffer)))
    (should (eq 'marquee-movies-mode major-mode))))

(marquee-deftest movie-page-is-as-wide-as-its-window-whichever-is-selected
  (delete-other-windows)
  (marquee-test-await (marquee-movie-show '(:id "amc:movie:64825")))
  (let ((page (selected-window)))
    (cl-letf (((symbol-function 'window-width)
               (lambda (&optional window _) (if (memq window (list nil (selected-window))) 50 80))))
      ;; The answer comes when someone has gone on to a narrow window.
      (select-window (split-window))
      (switch-to-buffer "*scratch*")
      (with-current-buffer (window-buffer page)
        (marquee-page-update marquee-page-value)
        (should (< 60 (apply #'max (mapcar #'string-width (split-string (buffer-string) "\n")))))
        (marquee-view-footer (marquee-view-explain '(marquee-error "This is a sentence of more than fifty columns in all.")))
        (should (string-match-p "columns in all" (marquee-test-footer)))))))

(marquee-deftest movie-page-opens-its-links
  (let* ((opened nil)
         (browse-url-browser-function (lambda (url &rest _) (push url opened))))
    (marquee-test-await (marquee-movie-show '(:id "amc:movie:64825" :title "The Hunger Games")))
    (goto-char (point-min))
    (search-forward "▶")
    (marquee-test-keys "RET b")
    (should (equal '("https://www.amctheatres.com/movies/the-hunger-games-sunrise-on-the-reaping-64825"
                     "https://www.youtube.com/watch?v=4HwSDA3iXr7")
                   opened))))

;; For: `file:///etc/passwd' as a provider's address reached `browse-url'.
(ert-deftest movie-page-opens-nothing-but-the-web ()
  (let* ((opened nil)
         (browse-url-handlers nil)
         (browse-url-browser-function (lambda (url &rest _) (push url opened))))
    (with-temp-buffer
      (dolist (url '("file:///etc/passwd" "javascript:alert(1)" "mailto:a@b.example" "/etc/passwd" ""
                     "x\nhttps://a.example/" "httpsx://a.example/"))
        (erase-buffer)
        (marquee-page-link "Page" url)
        (should-error (push-button (point-min)) :type 'user-error)
        (with-temp-buffer
          (setq-local marquee-page-value (list :websiteUrl url) major-mode 'marquee-movie-mode)
          (should-error (marquee-about-browse) :type 'user-error))
        (with-temp-buffer
          (setq-local marquee-seats-showtime (list :purchaseUrl url))
          (should-error (marquee-seats-buy) :type 'user-error)))
      (should-not opened)
      (erase-buffer)
      (marquee-page-link "Page" "HTTPS://a.example/")
      (push-button (point-min))
      (should (equal '("HTTPS://a.example/") opened)))))

(marquee-deftest movie-page-keeps-what-it-knows-if-more-cannot-be-had
  (marquee-movie-show '(:id "amc:movie:1" :title "Nothing of the kind" :overview "Known."))
  (marquee-test-settled)
  (should (string-match-p "Nothing of the kind\n\n +Known." (buffer-string)))
  (should (string-match-p "There is no such movie" (marquee-test-footer))))

(marquee-deftest movie-page-leads-to-its-showtimes
  (marquee-test-await (marquee-movie-show '(:id "amc:movie:64825" :title "The Hunger Games")))
  (marquee-test-keys "s AMC SPC Empire SPC 25 RET")
  (should (eq 'marquee-showtimes-mode major-mode))
  (marquee-test-settled)
  (should tabulated-list-entries)
  (dolist (entry tabulated-list-entries)
    (should (equal "amc:movie:64825" (plist-get (car entry) :movieId)))))

(marquee-deftest showings-of-one-film-at-one-time-have-buffers-of-their-own
  (let* ((start '(:movieTitle "The Cat in the Hat" :startsAtLocal "2026-11-21T10:40:00-06:00"))
         (showings (mapcar (lambda (id) (append (list :id id) start))
                           '("amc:showtime:2520778480200" "amc:showtime:11820778480200")))
         (show (lambda (showing) (marquee-seats showing) (current-buffer)))
         (buffers (mapcar show showings)))
    (should-not (apply #'eq buffers))
    (dolist (round '(loading loaded))
      (should (equal (cons round buffers) (cons round (mapcar show showings))))
      (dolist (buffer buffers) (with-current-buffer buffer (marquee-test-settled))))
    (dolist (case '((0 . "AMC Ward Parkway 14") (1 . "AMC BarryWoods 24")))
      (with-current-buffer (nth (car case) buffers)
        (should (string-prefix-p "*marquee: seats, The Cat in the Hat · 10:40*" (buffer-name)))
        (should (string-search (cdr case) (buffer-string)))))))

(ert-deftest page-is-left-and-cancelled ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (marquee-movie-show '(:id "amc:movie:408" :title "Silence"))
    (let ((call marquee-view-call) (buffer (current-buffer)))
      (should (marquee-pending-p call))
      (should (string-match-p "loading" (marquee-test-footer)))
      (marquee-test-keys "q")
      (should-not (buffer-live-p buffer))
      (marquee-test-wait (eq 'failed (marquee-call-state call)))
      (should (eq 'marquee-request-cancelled (car (marquee-call-value call)))))))

(ert-deftest movie-page-says-what-the-other-provider-lacks ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (marquee-test-await (marquee-movie-show '(:id "amc:movie:3000" :title "Film 3000")))
    (should (string-match-p "The story of film 3000" (buffer-string)))
    (should (string-match-p "This is not all\n+ +No key for TMDB is configured (M-x" (buffer-string)))
    (should (equal "" (marquee-test-footer)))))

(ert-deftest movie-page-takes-any-title ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (dolist (id '("amc:movie:1003" "amc:movie:1004" "amc:movie:1005"))
      (let ((movie (marquee-movies-get :id id)))
        (marquee-movie-show movie)
        (should-not (string-match-p "[\n\t]" (buffer-name)))
        (goto-char (point-min))
        (should (equal (concat "  " (marquee-format-line (plist-get movie :title)))
                       (progn (forward-line)
                              (buffer-substring-no-properties (point) (line-end-position)))))))))

;;;; Seats

(ert-deftest seats-stand-where-they-are ()
  (with-temp-buffer
    (marquee-seats-mode)
    (setq marquee-seats-showtime '(:id "amc:showtime:1" :movieTitle "Playtime"
                                   :startsAtLocal "2026-11-21T18:30:00-06:00" :auditorium 3
                                   :ticketPrices [(:type "ADULT" :price 12.5 :total 13.5)
                                                  (:type "CHILD" :price 9 :total 9.75)])
          marquee-seats-theatre "AMC Esquire 7")
    (marquee-page-update page-test--layout)
    (should
     (equal "
  Playtime
  Sat 21 Nov 2026 · 18:30 · AMC Esquire 7 · auditorium 3 · $9.75–$13.50
  with tax and estimated fees; AMC doesn't say whether some seats cost more
  or less.

      ▂▂▂▂▂▂▂▂▂▂▂▂▂▂
          screen

   A  ▆▆▆▆▆    ░░ ▆▆  A
   B  W  C     ░░     B
  AA     ▆▆ ░░        AA
" (buffer-substring-no-properties
            (point-min)
            (progn (goto-char (point-min))
                   (search-forward "\n\n      6 of")
                   (1+ (match-beginning 0))))))
    (should (string-match-p "6 of 9 seats are free" (buffer-string)))))

(defconst page-test--layout
  '(:rowCount 3 :columnCount 5
    :rows [(:row 1 :seats [(:column 1 :available t :name "A1" :type "LoveSeatLeft")
                           (:column 2 :available t :name "A2" :type "LoveSeatRight")
                           (:column 3 :available nil :type "NotASeat")
                           (:column 4 :available nil :name "A3" :type "CanReserve" :status "Sold")
                           (:column 5 :available t :name "A4")])
           (:row 2 :seats [(:column 1 :available t :name "B1" :type "Wheelchair")
                           (:column 2 :available t :name "B2" :type "Companion")
                           (:column 4 :available nil :name "B3" :type "Wheelchair")])
           (:row 3 :seats [(:column 2 :available t :name "AA1" :type "CanReserve")
                           (:column 3 :available nil :name "AA2" :type "CanReserve")])])
  "An auditorium with gaps, love seats and wheelchair spaces.")

(ert-deftest seats-have-faces-and-describe-themselves ()
  (with-temp-buffer
    (marquee-seats-mode)
    (setq marquee-seats-showtime '(:id "amc:showtime:1"))
    (marquee-page-update page-test--layout)
    (goto-char (point-min))
    (marquee-seats-next-free)
    (should (equal "A1" (plist-get (get-text-property (point) 'marquee-seat) :name)))
    (should (eq 'marquee-seat-free (get-text-property (point) 'face)))
    (should (equal "A1 · Available · love seat left"
                   (marquee-seats--describe (get-text-property (point) 'marquee-seat))))
    (let ((names nil))
      (condition-case nil
          (while t
            (marquee-seats-next-free)
            (push (plist-get (get-text-property (point) 'marquee-seat) :name) names))
        (user-error nil))
      (should (equal '("A2" "A4" "B1" "B2" "AA1") (nreverse names))))
    (marquee-seats-previous-free)
    (should (equal "B2" (plist-get (get-text-property (point) 'marquee-seat) :name)))
    (should (eq 'marquee-seat-accessible (get-text-property (point) 'face)))))

(marquee-deftest seats-of-a-showtime-by-its-id
  (marquee-test-await (marquee-seats "amc:showtime:211420778050100"))
  (should (string-match-p "\\*marquee: seats, .* · [0-9:]+\\*" (buffer-name)))
  (should (string-match-p "[0-9]+ of [0-9]+ seats are free" (buffer-string)))
  (goto-char (point-min))
  (marquee-test-keys "TAB")
  (should (get-text-property (point) 'marquee-seat))
  (should (string-match-p "· Available ·" (marquee-test-message)))
  (let ((text (buffer-substring-no-properties (point-min) (point-max))) (place (point)))
    (marquee-test-press "g")
    (should (equal text (buffer-substring-no-properties (point-min) (point-max))))
    (should (equal place (point)))))

;;; page-test.el ends here
