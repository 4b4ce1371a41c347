;;; list-test.el --- Lists, as someone uses them  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The commands are called as the user calls them, keys are typed, and what
;; the buffers show is read.

;;; Code:

(require 'support)

(marquee-deftest list-fills-while-pages-arrive
  (let ((marquee-page-size 5) (marquee-pages-ahead 3) (counts nil))
    (cl-letf* ((report (symbol-function 'marquee-list--report))
               ((symbol-function 'marquee-list--report)
                (lambda (note)
                  (funcall report note)
                  (push (cons (count-lines (point-min) (point-max)) marquee-list--status) counts))))
      (call-interactively #'marquee-now-playing)
      (should (equal "*marquee: now playing*" (buffer-name)))
      (should (eq 'marquee-movies-mode major-mode))
      (marquee-test-settled))
    (should (equal '((0 . " 0, loading…") (5 . " 5 of 51 (9%%), loading…")
                     (10 . " 10 of 51 (19%%), loading…") (15 . " 15 of 51 (29%%), loading…")
                     (15 . " 15 of 51 (29%%), more below"))
                   (nreverse counts)))
    (should (string-match-p "15 of 51 (29%), more below" (marquee-test-footer)))
    (should (equal '(:eval marquee-list--status) mode-line-process))
    ;; The name of the mode says that it is the sandbox. Without a terminal there is no line of it.
    (pcase-let ((`("Movies" (:eval ,sign)) mode-name))
      (should (equal " (sandbox)" (eval sign t)))
      (let ((marquee-arguments nil)) (should-not (eval sign t))))))

(marquee-deftest list-rows-have-title-date-stars-and-overview
  (marquee-test-await (marquee-search "batman"))
  (goto-char (point-min))
  (search-forward "The Batman")
  (should (eq 'marquee-title (get-text-property (1- (point)) 'face)))
  (should (equal "The Batman                           2022-03-04 ★★★★☆ In his second year in the mask"
                 (string-trim
                  (truncate-string-to-width
                   (buffer-substring-no-properties (line-beginning-position) (line-end-position))
                   85)))))

(marquee-deftest list-names-the-year-of-a-movie-that-returns-and-the-day-it-is-back
  (marquee-test-await (marquee-coming-soon))
  (goto-char (point-min))
  (should (re-search-forward "It's a Wonderful Life (1946) +20[0-9-]\\{8\\} " nil t))
  (should (> (line-number-at-pos) 1)))

(marquee-deftest list-columns-stand-below-each-other-in-any-script
  (let ((marquee-language "ja"))
    (marquee-test-await (marquee-search "千と千尋"))
    (with-temp-buffer
      (marquee-movies-mode)
      (marquee-list--add
       `(:items ,(vconcat (mapcar (lambda (title)
                                    (list :id title :title title :releaseDate "2001-07-20"
                                          :rating 8.5 :overview "A bath house."))
                                  '("Spirited Away" "千と千尋の神隠し"
                                    "千と千尋の神隠し 千と千尋の神隠し 千と千尋の神隠し" "Amélie"
                                    "🎬 Film\nwith two lines")))))
      (goto-char (point-min))
      (while (search-forward "2001-07-20" nil t)
        (should (equal (1+ (nth 1 (car marquee-list--fitted)))
                       (save-excursion (goto-char (match-beginning 0)) (current-column)))))
      (should (equal 5 (count-lines (point-min) (point-max)))))))

(marquee-deftest list-gets-the-next-page-when-point-reaches-the-end
  (let ((marquee-page-size 20) (marquee-pages-ahead 1))
    (marquee-test-await (marquee-now-playing))
    (should (equal 20 (length tabulated-list-entries)))
    (marquee-test-keys "C-n")
    (should-not marquee-view-call)
    (marquee-test-keys "M->")
    (should marquee-view-call)
    (marquee-test-settled)
    (should (equal 40 (length tabulated-list-entries)))
    ;; Point stays where it was, now in the middle.
    (should (equal 21 (line-number-at-pos)))
    (goto-char (point-max))
    (forward-line -1)
    (marquee-test-press "C-n")
    (should (equal 51 (length tabulated-list-entries)))
    (should (equal " 51 of 51" marquee-list--status))
    (should (equal "" (marquee-test-footer)))
    (marquee-test-keys "M->")
    (should-not marquee-view-call)))

(marquee-deftest list-says-when-nothing-is-found
  (marquee-test-await (marquee-search "zzzz"))
  (should (equal "" (buffer-string)))
  (should (string-match-p "No movies match" (marquee-test-footer)))
  (should (equal "No movies match “zzzz”." (marquee-test-message))))

(marquee-deftest list-is-sorted-by-the-column-at-point-and-stays-so
  (let ((marquee-page-size 20) (marquee-pages-ahead 1))
    (marquee-test-await (marquee-search "the"))
    (goto-char (point-min))
    (search-forward "★")
    (marquee-test-keys "S")
    (let ((ratings (list-test--column :rating)))
      (should (equal ratings (sort (copy-sequence ratings) #'>))))
    (marquee-test-await (marquee-list-more))
    (let ((ratings (list-test--column :rating)))
      (should (equal 40 (length ratings)))
      (should (equal ratings (sort (copy-sequence ratings) #'>))))
    ;; At the beginning of a line that is the title.
    (goto-char (point-min))
    (marquee-test-keys "S")
    (let ((titles (list-test--column :title)))
      (should (equal titles (sort (copy-sequence titles) #'string<))))))

(ert-deftest list-quits-and-cancels ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    ;; The second page of this list never comes.
    (let ((marquee-page-size 10))
      (call-interactively #'marquee-coming-soon)
      (marquee-test-wait (equal 10 (length tabulated-list-entries)))
      (let ((call marquee-view-call) (buffer (current-buffer)))
        (should (marquee-pending-p call))
        (marquee-test-keys "q")
        (should-not (buffer-live-p buffer))
        (marquee-test-wait (eq 'failed (marquee-call-state call)))
        (should (eq 'marquee-request-cancelled (car (marquee-call-value call))))))))

(ert-deftest list-cancels-and-keeps-what-there-is ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (let ((marquee-page-size 10))
      (marquee-coming-soon)
      (marquee-test-wait (equal 10 (length tabulated-list-entries)))
      (marquee-view-cancel)
      ;; A server that does not answer shall not look as if the key did nothing.
      (should (string-match-p "cancelling" (marquee-test-footer)))
      (marquee-test-settled)
      (should (equal 10 (length tabulated-list-entries)))
      (should (string-match-p "Cancelled" (marquee-test-footer)))
      ;; The end does not ask again by itself, + does, and so does g.
      (marquee-test-keys "M->")
      (should-not marquee-view-call)
      (marquee-test-keys "+")
      (should (marquee-pending-p marquee-view-call))
      (marquee-test-keys "g")
      (marquee-test-wait (equal 10 (length tabulated-list-entries))))))

(ert-deftest list-says-how-to-go-on-without-a-key ()
  (marquee-test-with nil nil
    (marquee-test-await (marquee-now-playing))
    (dolist (words '("No key for AMC is configured (M-x marquee-set-key" "\"--sandbox\"" "M-x marquee-restart"))
      (should (string-search words (string-join (split-string (marquee-test-footer)) " "))))))

(ert-deftest list-shows-an-error-below-its-rows-and-goes-on-from-there ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (let ((marquee-page-size 10) (marquee-pages-ahead 8))
      (marquee-list-show "*marquee: advance*" 'marquee-movies-mode #'marquee-movies-advance-tickets)
      (marquee-test-settled)
      (should (equal 30 (length tabulated-list-entries)))
      (should (string-match-p "AMC" (marquee-test-footer)))
      (should (string-match-p "\\`Marquee: AMC" (marquee-test-message)))
      (should (equal 4 marquee-list--next-page)))))

(marquee-deftest lists-fill-side-by-side
  (let ((marquee-page-size 10) (buffers nil))
    (dolist (command (list #'marquee-now-playing #'marquee-coming-soon #'marquee-popular))
      (funcall command)
      (push (current-buffer) buffers))
    (dolist (buffer buffers)
      (with-current-buffer buffer
        (marquee-test-settled)
        (should (equal (count-lines (point-min) (point-max)) (length tabulated-list-entries)))
        (should (string-match-p "more below" (marquee-test-footer)))))))

(ert-deftest signs-that-a-terminal-lacks-have-substitutes ()
  (cl-letf (((symbol-function 'char-displayable-p) (lambda (char) (< char 256))))
    (with-temp-buffer
      (marquee-seats-mode)
      (should (equal [?o] (aref buffer-display-table ?▆)))
      (should-not (aref buffer-display-table ?·)))
    (with-temp-buffer
      (marquee-movies-mode)
      (should (equal [?*] (aref buffer-display-table ?★)))
      (should (equal ?$ (glyph-char (display-table-slot buffer-display-table 'truncation))))))
  (with-temp-buffer
    (marquee-movies-mode)
    (should-not (aref buffer-display-table ?★))))

(marquee-deftest list-reverts
  (marquee-test-await (marquee-now-playing))
  (let ((text (buffer-substring-no-properties (point-min) (point-max))))
    (marquee-test-keys "g")
    (should marquee-view-call)
    ;; Again, before it has come.
    (marquee-list-refresh)
    (should (string-match-p "loading" (marquee-test-footer)))
    (marquee-test-settled)
    (should (equal text (buffer-substring-no-properties (point-min) (point-max))))))

(marquee-deftest list-of-theatres-leads-to-showtimes-and-seats
  (marquee-test-await (marquee-theatres '(:title "New York, NY" :latitude 40.756731 :longitude -73.988822)))
  (should (string-match-p "AMC Empire 25 +New York +NY +0.0 km" (buffer-string)))
  (should (equal "  near New York, NY\n" (marquee-test-heading)))
  (goto-char (point-min))
  (search-forward "AMC Empire 25")
  (marquee-test-keys "RET")
  (should (equal "*marquee: AMC Empire 25*" (buffer-name)))
  ;; Which day that is, nobody knows before the answer.
  (should-error (marquee-day-next) :type 'user-error)
  (marquee-test-settled)
  (should (string-match-p "^10:10 Spirited Away +PG +2 h 05 min \\$16.96" (buffer-string)))
  (dolist (case '(("]" . "Sun 22") ("[" . "Sat 21") ("C-u 3 ]" . "Tue 24") ("d tonight RET" . "Sat 21")
                  ("d next SPC friday RET" . "Fri 27") ("d yesterday RET" . "Fri 20")
                  ("d RET" . "Sat 21")))
    (marquee-test-press (car case))
    (should (equal (format "  %s Nov 2026\n" (cdr case)) (marquee-test-heading)))
    (should tabulated-list-entries))
  (goto-char (point-min))
  (search-forward "Spirited Away")
  (marquee-test-keys "RET")
  (should (eq 'marquee-seats-mode major-mode))
  (marquee-test-settled)
  (should (string-match-p "Spirited Away\n  Sat 21 Nov 2026 · 10:10 · AMC Empire 25" (buffer-string))))

(defun list-test--column (key)
  "The values of KEY in the rows of this buffer, from the top."
  (let ((values nil))
    (goto-char (point-min))
    (while (not (eobp))
      (push (or (plist-get (tabulated-list-get-id) key) -1) values)
      (forward-line))
    (nreverse values)))

;;; list-test.el ends here
