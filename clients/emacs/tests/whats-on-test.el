;;; whats-on-test.el --- What's on, and the best seats  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; From the question to the seats, typed as someone would type it.

;;; Code:

(require 'support)

(defmacro whats-on-test-olathe (&rest body)
  "Run BODY where tonight in Olathe is shown."
  (declare (indent 0) (debug (body)))
  `(marquee-test-sandbox
     (marquee-test-press "M-x marquee-whats-on RET Olathe, SPC KS RET tonight RET")
     ,@body))

(defun whats-on-test--type (keys seen)
  "Type KEYS, of which f6 calls SEEN in the list's buffer."
  (let ((buffer (current-buffer)))
    (cl-letf (((alist-get 'f6 (cdr minibuffer-local-map))
               (lambda () (interactive)
                 ;; After what a key did before this one.
                 (with-current-buffer buffer (funcall seen)))))
      (marquee-test-keys keys))))

(ert-deftest whats-on-answers-the-question ()
  (whats-on-test-olathe
    (should (equal "*marquee: what's on at Olathe, KS*" (buffer-name)))
    (should (equal "  Olathe, KS · Sat 21 Nov 2026 · for 2\n" (marquee-test-heading)))
    (should (string-match-p "\\` [0-9]+ showings, \\([0-9]+\\) of \\1 movies\\'" marquee-list--status))
    ;; All of them, however many pages that takes.
    (should (equal marquee-list--items marquee-list--total))
    (let ((row (seq-some (lambda (entry)
                           (and (equal "amc:showtime:3820778482513" (plist-get (car entry) :id))
                                (car entry)))
                         tabulated-list-entries)))
      (should (equal '(("Time" . "19:20") ("Movie" . "The Hunger Games: Sunrise on the Reaping")
                       ("Mine" . "")
                       ("Theatre" . "AMC Town Center 20") ("Away" . "10.4 km") ("Format" . "IMAX")
                       ("Total" . "$38.76+") ("Rated" . "PG-13") ("Tickets" . ""))
                     (marquee-test-cells row))))))

(ert-deftest whats-on-agrees-with-the-method ()
  (whats-on-test-olathe
    (should (equal (sort (seq-mapcat (lambda (movie)
                                       (mapcar (lambda (showing) (plist-get showing :id))
                                               (plist-get movie :showings)))
                                     (marquee-showtimes-whats-on :place "Olathe, KS" :date "tonight"))
                         #'string<)
                   (sort (mapcar (lambda (entry) (plist-get (car entry) :id)) tabulated-list-entries)
                         #'string<)))))

(ert-deftest whats-on-filters-as-one-types ()
  (whats-on-test-olathe
    (let ((all (length tabulated-list-entries)) (counts nil))
      (whats-on-test--type "/ i <f6> max <f6> SPC TOWN <f6> RET"
                           (lambda () (push (length tabulated-list-entries) counts)))
      (setq counts (nreverse counts))
      (should (< 0 (nth 2 counts) (nth 1 counts) (nth 0 counts)))
      (should (<= (nth 0 counts) all))
      (should (equal (nth 2 counts) (length tabulated-list-entries)))
      (dolist (entry tabulated-list-entries)
        (should (equal "AMC Town Center 20" (plist-get (car entry) :theatreName)))
        (should (equal "IMAX" (plist-get (car entry) :format))))
      (should (string-match-p (format "%d with imax TOWN" (nth 2 counts)) (marquee-test-footer)))
      ;; Quitting brings the former one back, an empty one all rows.
      (condition-case nil
          (marquee-test-keys "/ SPC zzzz C-g")
        (quit nil))
      (should (equal (nth 2 counts) (length tabulated-list-entries)))
      ;; It stays while rows are asked for again, and point stays on its row.
      (marquee-test-press "g")
      (should (equal (nth 2 counts) (length tabulated-list-entries)))
      (let ((id (plist-get (marquee-list-row) :id)))
        (marquee-test-keys "/ C-a C-k RET")
        (should (equal id (plist-get (marquee-list-row) :id))))
      (should (equal all (length tabulated-list-entries)))
      (should (equal "" (marquee-test-footer))))))

(ert-deftest whats-on-finds-what-amc-says-of-a-showing ()
  (whats-on-test-olathe
    (marquee-test-keys "/ dine-in SPC full RET")
    (should tabulated-list-entries)
    (dolist (entry tabulated-list-entries)
      (should (equal "AMC DINE-IN Studio 28" (plist-get (car entry) :theatreName))))))

(ert-deftest filters-find-any-case-and-accent ()
  (let ((regexps (marquee-filter-regexps " amelie  18:30")))
    (should (marquee-filter-match-p regexps "18:30 AMÉLIE"))
    (should-not (marquee-filter-match-p regexps "18:45 Amélie"))
    (should (marquee-filter-match-p (marquee-filter-regexps "") "anything"))
    (should (marquee-filter-match-p (marquee-filter-regexps "[3D") "Film [3D]"))))

(ert-deftest whats-on-leads-to-the-best-seats-and-their-price ()
  (whats-on-test-olathe
    (marquee-test-press "P 3 RET")
    (should (equal "  Olathe, KS · Sat 21 Nov 2026 · for 3\n" (marquee-test-heading)))
    (marquee-test-keys "/ 19:20 SPC imax SPC town RET RET")
    (should (eq 'marquee-seats-mode major-mode))
    (marquee-test-settled)
    (let* ((plan (marquee-showtimes-plan :id "amc:showtime:3820778482513" :party-size 3))
           (group (elt (plist-get plan :groups) 0))
           (line (format "%s for 3 · $58.14, without fees that AMC may add at checkout"
                         (string-join (plist-get group :seats) ", "))))
      (should (equal line (marquee-test-message)))
      (should (string-search (concat "  " line "\n") (buffer-string)))
      (should (string-search "3 adult $54.75 + 3 adult tax $3.39" (buffer-string)))
      (should (string-search (plist-get group :reason) (buffer-string)))
      (should (string-search "◆◆ best" (buffer-string)))
      ;; Point is on the first of them, and they alone are marked.
      (should (equal (elt (plist-get group :seats) 0)
                     (plist-get (get-text-property (point) 'marquee-seat) :name)))
      (let ((names nil))
        (goto-char (point-min))
        (while (search-forward "◆◆" (save-excursion (search-forward "seats are free")) t)
          (push (plist-get (get-text-property (1- (point)) 'marquee-seat) :name) names))
        (should (equal (append (plist-get group :seats) nil) (nreverse names)))))
    ;; Another party, other seats.
    (marquee-test-press "P 2 RET")
    (should (string-match-p " for 2 · \\$38\\.76" (marquee-test-message)))
    (should-error (marquee-test-keys "P 21 RET") :type 'user-error)))

(marquee-deftest seats-say-why-there-are-no-best-ones
  (marquee-test-await (marquee-seats "amc:showtime:61020779542100"))
  (should (string-match-p "\\`This is the rental of a whole auditorium" (marquee-test-message)))
  (should (string-search "This is the rental of a whole auditorium" (buffer-string)))
  (should-not (string-search "◆" (buffer-string))))

(marquee-deftest seats-stay-without-a-plan
  (cl-letf (((symbol-function 'marquee-showtimes-plan)
             (lambda (&rest keywords)
               (apply #'marquee-request "showtimes/planned" nil
                      (list :then (plist-get keywords :then) :else (plist-get keywords :else))))))
    (marquee-test-await (marquee-seats "amc:showtime:3820778482513")))
  (should (string-match-p "seats are free" (buffer-string)))
  (should (string-match-p "Unknown\\s-method" (marquee-test-footer))))

(ert-deftest whats-on-goes-from-day-to-day ()
  (whats-on-test-olathe
    (marquee-test-keys "]")
    (should-not (string-search "Sat 21 Nov" (marquee-test-heading)))
    (marquee-test-settled)
    (should (string-match-p "Sun 22 Nov 2026" (marquee-test-heading)))
    (marquee-test-press "d next SPC friday RET")
    (should (string-match-p "Fri 27 Nov 2026" (marquee-test-heading)))
    (should tabulated-list-entries)
    (marquee-test-press "d gestern RET")
    (should (string-match-p "\"date\"\\s-is\\s-invalid" (marquee-test-footer)))))

(ert-deftest whats-on-buys-and-shows-the-movie ()
  (whats-on-test-olathe
    (let* ((opened nil)
           (browse-url-browser-function (lambda (url &rest _) (push url opened)))
           (row (progn (goto-char (point-min)) (marquee-list-row))))
      (marquee-test-keys "b")
      (should (equal (list (plist-get row :purchaseUrl)) opened))
      (marquee-test-keys "m")
      (should (equal (format "*marquee: %s*" (plist-get row :movieTitle)) (buffer-name)))
      (marquee-test-settled)
      (should (equal (plist-get row :movieId) (plist-get marquee-page-value :id))))))

(marquee-deftest whats-on-says-what-the-answer-says
  (marquee-test-await (marquee-whats-on "Nowhereville"))
  (should (equal "" (marquee-test-heading)))
  (should (string-match-p "Did you\\s-+mean\\s-+“Somerville”" (marquee-test-footer)))
  (should (string-match-p "no place called “Nowhereville”" (marquee-test-message)))
  (marquee-list--add
   `(:items [(:id "amc:movie:1" :title "Playtime" :showings []
              :linkFault (:code -32010 :message "No key for TMDB is configured"
                          :data (:kind "credentialsMissing")))]
     :date "2026-11-21" :partySize 2
     :place (:name "Kansas City, MO" :kind "city"
             :alternatives [(:name "Kansas City, KS" :kind "city") (:name "North Kansas City, MO")])
     :faults [(:provider "amc" :error (:code -32015 :message "AMC Esquire 7: AMC answered 503"
                                       :data (:kind "upstreamFailed")))]))
  (should (equal "  Kansas City, MO · Sat 21 Nov 2026 · for 2
  or do you mean Kansas City, KS; North Kansas City, MO?
  Incomplete: AMC Esquire 7: AMC answered 503
  Incomplete: No key for TMDB is configured
" (marquee-test-heading)))
  ;; The summary doesn't repeat all that, but may say more.
  (marquee-list--end '(:complete t :date "2026-11-21" :partySize 2 :faults []))
  (should (equal "  Kansas City, MO · Sat 21 Nov 2026 · for 2
  or do you mean Kansas City, KS; North Kansas City, MO?
  Incomplete: No key for TMDB is configured
" (marquee-test-heading))))

(ert-deftest whats-on-shows-what-is-known-while-a-theatre-is-awaited ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    ;; Of its two theatres one never answers.
    (marquee-whats-on "38.5,-94.7" "2090-11-21")
    (marquee-test-wait tabulated-list-entries)
    (should (string-match-p "\\`19:00 +Film 2001 .*AMC Evening 1610" (buffer-string)))
    (should (string-match-p "1 showings, 1 movies, loading…" marquee-list--status))
    (should (marquee-pending-p marquee-view-call))
    (cl-flet ((film (id &rest showings)
                (list :id id :title id
                      :showings (mapcar (lambda (showing)
                                          (list :id showing :theatreId "amc:theatre:1"))
                                        showings)))
              (ids () (mapcar (lambda (known) (plist-get (car known) :id)) marquee-list--known)))
      ;; What comes at once is drawn at once.
      (marquee-list-add-early (film "b" "1"))
      (marquee-list-add-early (film "b" "1" "2"))
      (marquee-test-wait (equal 3 (length tabulated-list-entries)))
      (should (string-match-p "3 showings, 2 movies" marquee-list--status))
      (goto-char (point-min))
      (while (not (equal "2" (plist-get (marquee-list-row) :id))) (forward-line 1))
      ;; The first page has all of it, in order.
      (marquee-list--add (list :items (vector (film "a" "0")
                                              (append (film "b" "1" "2" "3") '(:ids (:tmdb 1))))
                               :totalResults 2))
      ;; Point is still on its row, which has more now.
      (should (equal "2" (plist-get (marquee-list-row) :id)))
      (should (equal '("3" "2" "1" "0") (ids)))
      (should (string-match-p "4 showings, 2 of 2 movies" marquee-list--status))
      (marquee-list--add (list :items (vector (film "c" "4")) :totalResults 3))
      (should (equal 5 (length (ids)))))
    (marquee-test-await (marquee-view-cancel))))

;;;; The last place

(ert-deftest whats-on-remembers-the-place-that-was-understood ()
  (whats-on-test-olathe
    (marquee-test-await (marquee-whats-on "Nowhereville"))
    (marquee-test-await (marquee-whats-on "66061"))
    ;; As another Emacs would.
    (setq marquee-places-history nil marquee-places--read-from nil)
    (marquee-test-keys "/ zzzz RET")
    (should-not tabulated-list-entries)
    (marquee-test-press "M-x marquee-whats-on RET RET RET")
    (should (equal "*marquee: what's on at 66061*" (buffer-name)))
    ;; A new question has no filter.
    (should tabulated-list-entries)
    (should (equal '("66061" "Olathe, KS") marquee-places-history))
    (execute-kbd-macro (kbd "M-x marquee-whats-on RET M-p M-p RET RET"))
    (should (equal "*marquee: what's on at Olathe, KS*" (buffer-name (window-buffer))))))

(ert-deftest places-are-kept-in-emacss-own-folder ()
  (should (equal (locate-user-emacs-file "marquee-places.eld")
                 (eval (car (get 'marquee-places-file 'standard-value))))))

(marquee-deftest places-survive-what-is-in-the-file
  (dolist (text '("" "(" "nil" "42" "(1 \"Olathe, KS\" . 3)" "(\"Olathe, KS\" 2)" "#.(error \"x\")"))
    (with-temp-file marquee-places-file (insert text))
    (setq marquee-places-history nil marquee-places--read-from nil)
    (should (member (marquee-places-last) '(nil "Olathe, KS"))))
  (marquee-places-remember "千代田区")
  (setq marquee-places-history nil marquee-places--read-from nil)
  (should (equal "千代田区" (marquee-places-last)))
  (dotimes (number 30) (marquee-places-remember (format "Place %d" number)))
  (should (equal 20 (length marquee-places-history)))
  ;; A folder that can't be made is a message, and nil keeps nothing.
  (setq marquee-places-file (expand-file-name "places.eld/places.eld" home))
  (marquee-places-remember "Olathe, KS")
  (should (string-match-p "the place was not kept" (marquee-test-message)))
  (setq marquee-places-file nil)
  (marquee-places-remember "66061")
  (should (equal "66061" (marquee-places-last))))

;;; whats-on-test.el ends here
