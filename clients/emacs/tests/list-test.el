;;; list-test.el --- Lists, as someone uses them  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The commands are called as the user calls them, keys are typed, and what
;; the buffers show is read.

;;; Code:

(require 'support)

(marquee-deftest list-fills-while-pages-arrive
  (let ((marquee-page-size 5) (marquee-pages-ahead 3) (counts nil))
    (cl-letf* ((report (symbol-function 'marquee-view-report))
               ((symbol-function 'marquee-view-report)
                (lambda (note)
                  (funcall report note)
                  (push (cons (length (marquee-test-rows)) marquee-view--status) counts))))
      (call-interactively #'marquee-now-playing)
      (marquee-test-settled))
    (should (equal "*marquee: Movies now playing*" (buffer-name)))
    (should (equal '((0 . "  0, loading…") (5 . "  5 of 51 (9%%), loading…")
                     (10 . "  10 of 51 (19%%), loading…") (15 . "  15 of 51 (29%%), loading…")
                     (15 . "  15 of 51 (29%%), more below"))
                   (nreverse counts)))
    (should (string-match-p "15 of 51 (29%), more below" (marquee-test-footer)))))

(marquee-deftest list-gets-the-next-page-when-point-reaches-the-end
  (let ((marquee-page-size 20) (marquee-pages-ahead 1))
    (marquee-test-await (marquee-now-playing))
    (marquee-test-keys "C-n")
    (should-not marquee-view-call)
    (marquee-test-keys "M-> C-p")
    (should marquee-view-call)
    (marquee-test-settled)
    (should (equal 40 (length (marquee-test-rows))))
    ;; Point stays where it was, now in the middle.
    (should (equal 21 (line-number-at-pos)))
    (marquee-test-keys "M->")
    (marquee-test-settled)
    (should (equal 51 (length (marquee-test-rows))))
    (should (equal 51 (length (seq-uniq (marquee-test-rows)))))
    (should (equal "  51 of 51" marquee-view--status))
    (marquee-test-keys "M->")
    (should-not marquee-view-call)))

(ert-deftest list-of-ten-thousand-rows-is-appended-to ()
  (with-temp-buffer
    (marquee-mode)
    (setq marquee-list-rows (marquee-list-make) marquee-view--coming marquee-list-rows)
    (let ((draws 0))
      (cl-letf* ((draw (symbol-function 'marquee-view-draw))
                 ((symbol-function 'marquee-view-draw) (lambda () (cl-incf draws) (funcall draw))))
        (dotimes (page 100)
          (marquee-view--add
           (list :items (make-vector 100 nil)
                 :presentation
                 (list :form "list" :title "Many"
                       :columns [(:name "title" :heading "title" :align "start" :kind "text" :importance 1)]
                       :rows (vconcat (mapcar (lambda (row) (list :cells (vector (format "Row %04d" (+ row (* 100 page))))))
                                              (number-sequence 0 99)))))
           nil)))
      (should (equal 10001 (count-lines (point-min) (point-max))))
      (should (equal "  Row 9999\n" (buffer-substring-no-properties (- (point-max) 11) (point-max))))
      (should (> 3 draws)))))

(marquee-deftest list-says-when-nothing-is-found
  (marquee-test-await (marquee-search "zzzz"))
  (should (string-match-p "No movies match “zzzz”\\." (marquee-test-text)))
  (marquee-test-await (marquee-films))
  (should (string-match-p "\\+ on a film adds" (marquee-test-text)))
  (should-not (string-match-p "library/" (marquee-test-text))))

(marquee-deftest list-shows-rows-below-the-headings-of-their-groups-by-time
  (marquee-test-await (marquee-whats-on "Olathe, KS" "tonight"))
  (should (string-match-p "\\`  What's on · Olathe, KS · Sat 21 Nov, tonight\n  Prices for" (marquee-test-text)))
  (should (string-match-p "\n  Your Name (2017) · PG · 106 min.*\n  17:00  " (marquee-test-text)))
  (should (equal '("Olathe, KS") marquee-places-history))
  ;; Sorted, all rows of the evening are in one order, each with its film.
  (marquee-test-go "17:00")
  (marquee-test-keys "S")
  (let ((times (marquee-columns-measure [] nil)) (last 0))
    (should times)
    (dolist (row (marquee-rows-rows marquee-list-rows)) (should row))
    (goto-char (point-min))
    (while (re-search-forward "\\([0-9]+\\):\\([0-9]+\\)" nil t)
      (when (get-text-property (point) 'marquee-row)
        (let ((now (+ (* 60 (string-to-number (match-string 1))) (string-to-number (match-string 2)))))
          (should (<= last now))
          (setq last now))
        (forward-line))))
  (should (string-match-p "by starts" marquee-view--status)))

(marquee-deftest list-is-narrowed-as-one-types-and-the-next-one-is-whole
  (marquee-test-await (marquee-whats-on "Olathe, KS" "tonight"))
  (let ((all (length (marquee-test-rows))))
    (marquee-test-keys "f imax SPC hunger RET")
    (should (< 0 (length (marquee-test-rows)) all))
    (should-not (string-match-p "Moana" (marquee-test-text)))
    (should (string-match-p "with imax hunger" (marquee-test-footer)))
    (marquee-test-press ">")
    (should (string-match-p "Sun 22 Nov" (marquee-test-text)))
    (should (equal "" marquee-list-filter))
    (should (string-match-p "Moana" (marquee-test-text)))))

(marquee-deftest list-goes-from-day-to-day-and-back-in-its-buffer
  (marquee-test-await (marquee-whats-on "Olathe, KS" "tonight"))
  (let ((buffer (current-buffer)))
    (dolist (case '((">" . "Sun 22 Nov") ("<" . "Sat 21 Nov") ("D next SPC friday RET" . "Fri 27 Nov")
                    ("D RET" . "Sat 21 Nov")))
      (marquee-test-press (car case))
      (should (string-match-p (cdr case) (marquee-test-text))))
    (should (eq buffer (current-buffer)))))

(ert-deftest list-cancels-and-keeps-what-there-is ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    ;; The second page of this list never comes.
    (let ((marquee-page-size 10))
      (marquee-coming-soon)
      (marquee-test-wait (equal 10 (length (marquee-test-rows))))
      (marquee-test-keys "k")
      (marquee-test-settled)
      (should (equal 10 (length (marquee-test-rows))))
      (should (string-match-p "Cancelled" (marquee-test-footer)))
      ;; The end does not ask again by itself, g does.
      (marquee-test-keys "M->")
      (should-not marquee-view-call)
      (marquee-test-keys "g")
      (let ((call marquee-view-call) (buffer (current-buffer)))
        (should (marquee-pending-p call))
        (marquee-test-keys "q")
        (should-not (buffer-live-p buffer))
        (marquee-test-wait (eq 'failed (marquee-call-state call)))
        (should (eq 'marquee-request-cancelled (car (marquee-call-value call))))))))

(ert-deftest list-says-how-to-go-on-without-a-key ()
  (marquee-test-with nil nil
    (marquee-test-await (marquee-now-playing))
    (dolist (words '("No key for AMC is configured (M-x marquee-set-key" "\"--sandbox\"" "M-x marquee-restart"
                     "g tries again"))
      (should (string-search words (string-join (split-string (marquee-test-footer)) " "))))))

(ert-deftest list-shows-an-error-below-its-rows-and-goes-on-from-there ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (let ((marquee-page-size 10) (marquee-pages-ahead 8))
      (marquee-test-await (marquee-call "movies/advanceTickets"))
      (should (equal 30 (length (marquee-test-rows))))
      (should (string-match-p "\\`Marquee: AMC" (marquee-test-message)))
      (should (equal '(:page 4) (marquee-rows-more marquee-list-rows))))))

(marquee-deftest lists-fill-side-by-side
  (let ((marquee-page-size 10) (buffers nil))
    (dolist (command (list #'marquee-now-playing #'marquee-coming-soon #'marquee-popular))
      (funcall command)
      (push (current-buffer) buffers))
    (dolist (buffer buffers)
      (with-current-buffer buffer
        (marquee-test-settled)
        (should (equal 20 (length (marquee-test-rows))))
        (should (string-match-p "more below" (marquee-test-footer)))))))

(marquee-deftest list-fits-into-frames-of-any-width
  (dolist (show (list #'marquee-popular (lambda () (marquee-theatres nil))
                      (lambda () (marquee-whats-on "Olathe, KS"))))
    (funcall show)
    (marquee-test-settled)
    (dolist (width '(40 46 60 80 100 140))
      (cl-letf (((symbol-function 'window-max-chars-per-line) (lambda (&rest _) width)))
        (marquee-view--refit)
        (dolist (line (split-string (marquee-test-text) "\n"))
          (ert-info (line) (should (<= (string-width line) width))))))))

(ert-deftest signs-that-a-terminal-lacks-have-substitutes ()
  (cl-letf (((symbol-function 'char-displayable-p) (lambda (char) (< char 256))))
    (with-temp-buffer
      (marquee-mode)
      (should (equal [?o] (aref buffer-display-table ?▆)))
      (should-not (aref buffer-display-table ?·))
      (should (equal ?$ (glyph-char (display-table-slot buffer-display-table 'truncation)))))))

(marquee-deftest list-is-left-as-it-is-in-other-windows-when-something-changes
  (marquee-test-await (marquee-now-playing))
  (let ((list (current-buffer)) (window (selected-window)) (row nil))
    (forward-line 3)
    (setq row (get-text-property (point) 'marquee-key))
    (set-window-point window (point))
    (select-window (split-window))
    (switch-to-buffer "*scratch*")
    (marquee-library-set :id (car row) :status "wanted")
    (with-current-buffer list
      (marquee-test-wait (get-text-property (window-point window) 'marquee-row))
      (marquee-test-wait (equal ["wanted"] (plist-get (get-text-property (window-point window) 'marquee-row) :marks)))
      (should (equal row (get-text-property (window-point window) 'marquee-key))))))

;;; list-test.el ends here
