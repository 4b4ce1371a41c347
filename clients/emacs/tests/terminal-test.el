;;; terminal-test.el --- In a terminal, wide and narrow  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The package in an Emacs in tmux, on the sandbox, as its screen shows it.

;;; Code:

(require 'support)

(defun terminal-test--screen (size form &rest steps)
  "The lines on a screen of SIZE after STEPS of Tests/clients/screenshot.py.
FORM is evaluated at first."
  (unless (executable-find "tmux") (ert-skip "There is no tmux"))
  (let* ((home (make-temp-file "marquee-terminal-" t))
         (screen (expand-file-name "screen.txt" home))
         (process-environment (append (list (concat "HOME=" home) "COLORTERM=truecolor")
                                      marquee-test--environment)))
    (unwind-protect
        (with-temp-buffer
          (let ((status (apply #'call-process "python3" nil t nil
                               (expand-file-name "Tests/clients/screenshot.py" marquee-test-root)
                               screen "--size" size
                               (append steps
                                       (list "--" (expand-file-name invocation-name invocation-directory)
                                             "-nw" "-Q" "-L" (expand-file-name ".." marquee-test-folder)
                                             "-l" (expand-file-name "../screenshots/setup.el"
                                                                    marquee-test-folder)
                                             "--eval" (prin1-to-string form))))))
            (ert-info ((buffer-string)) (should (equal 0 status))))
          (erase-buffer)
          (insert-file-contents screen)
          (split-string (buffer-string) "\n"))
      (delete-directory home t))))

(defun terminal-test--whats-on (size)
  "The screen of SIZE with what's on tonight in Olathe in IMAX."
  (terminal-test--screen
   size '(marquee-whats-on "Olathe, KS" "tonight")
   "wait:Sat 21 Nov" "gone:loading" "type:/" "wait:Only" "type:imax studio" "key:Enter" "wait:with imax"))

(ert-deftest terminal-of-80-columns-shows-what-one-decides-by ()
  (let ((lines (terminal-test--whats-on "80x16")))
    (should (string-match-p "\\`Time +Movie +Theatre +Away +Format +Total" (nth 0 lines)))
    (should (equal "  Olathe, KS · Sat 21 Nov 2026 · for 2" (nth 1 lines)))
    (should (string-match-p "\\`17:15 The Hunger Games: S.*… AMC DINE-IN .*… 0\\.0 km +IMAX +\\$38\\.58\\+"
                            (nth 2 lines)))))

(ert-deftest terminal-of-46-columns-leaves-out-whole-columns ()
  (let ((lines (terminal-test--whats-on "46x16")))
    (should (string-match-p "\\`Time +Movie +Theatre +Total\\'" (nth 0 lines)))
    (should (string-match-p "\\`17:15 The Hunger Game… AMC DINE-IN… +\\$38\\.58\\+\\'" (nth 2 lines)))
    (dolist (line lines) (should (<= (string-width line) 46)))))

(ert-deftest terminal-shows-next-dates-in-the-rest-of-the-line ()
  (dolist (case '(("80x16" . "\\` +Avengers: Doomsday +\\+ +tickets on sale [A-Z][a-z]+ 2[67] Nov [0-9:]+\\'")
                  ("46x16" . "\\` +Avengers: Dooms… tickets on sale")))
    (let ((lines (terminal-test--screen
                  (car case)
                  '(progn (marquee-library-set :id "amc:movie:64894")
                          (marquee-library-set :id "tmdb:movie:268")
                          (marquee-tonight "Olathe, KS"))
                  "wait:Sat 21 Nov" "gone:loading" "wait:Avengers")))
      (should (string-match-p "\\`18:55 Batman +\\(\\+ +\\)?AMC" (nth 2 lines)))
      (should (seq-some (lambda (line) (string-match-p (cdr case) line)) lines))
      (dolist (line lines) (should (<= (string-width line) (string-to-number (car case))))))))

(ert-deftest terminal-says-a-missing-key-in-the-minibuffer ()
  ;; With completion on request, and while one types.
  (dolist (case '((ignore "key:Tab") (fido-mode)))
    (let ((screen (string-join
                   (apply #'terminal-test--screen
                          "80x10" `(progn (setq marquee-arguments nil) (,(car case)))
                          `("wait:scratch" "key:M-x" "type:marquee-whats-on" "key:Enter" "wait:on at"
                            "type:Olathe" "wait:at: Olathe" ,@(cdr case) "wait:No key"))
                   "")))
      (should (string-match-p "What's on at: Olathe \\[No key for AMC is configured (M-x marq" screen)))))

(ert-deftest terminal-shows-the-keys ()
  (let ((screen (string-join (terminal-test--screen
                              "80x24" '(marquee-whats-on "Olathe, KS" "tonight")
                              "wait:Sat 21 Nov" "gone:loading" "key:?" "wait:quit" "type:d" "wait:Day"
                              "type:next friday" "key:Enter" "wait:Fri 27 Nov 2026" "gone:loading"
                              "key:?" "wait:quit")
                             "\n")))
    (dolist (words '("RET more about it" "/ only rows with…" "] next day" "P people" "b buy tickets"
                     "q quit"))
      (should (string-search words screen)))))

(ert-deftest terminal-of-46-columns-shows-the-keys-in-whole-lines ()
  (dolist (case '(((marquee-whats-on "Olathe, KS" "tonight") "wait:Sat 21 Nov" "gone:loading")
                  ((marquee-seats "amc:showtime:3820778482513") "wait:best   " "gone:looking")
                  ((marquee-watches) "gone:loading")
                  ((marquee-movie "amc:movie:64825") "wait:Sunrise")))
    (let ((screen (string-join (apply #'terminal-test--screen "46x30" (car case)
                                      (append (cdr case) '("key:?" "wait:quit")))
                               "\n")))
      ;; What doesn't fit goes on in the next line, after a backslash.  Below the keys is the echo area.
      (ert-info (screen)
        (should-not (string-match-p "\\\\\n" (substring screen 0 (string-search "q quit" screen))))))))

(ert-deftest terminal-says-the-total-and-marks-the-best-seats ()
  (let ((screen (string-join (terminal-test--screen
                              "80x30" '(marquee-seats "amc:showtime:3820778482513")
                              "wait:best   " "gone:looking")
                             "\n")))
    (should (string-match-p "◆◆ ◆◆" screen))
    (should (string-match-p "\n[A-Z][0-9]+, [A-Z][0-9]+ for 2 · \\$38\\.76" screen))))

(ert-deftest terminal-lists-titles-for-each-key-and-watches-with-what-is-true ()
  (dolist (case '(("80x16" . "\\`Status +Watch +Next +Now\\'") ("46x16" . "\\`Status +Watch +Now\\'")))
    (let ((lines (terminal-test--screen
                  (car case) '(fido-vertical-mode)
                  "wait:scratch" "key:M-x" "type:marquee-search" "key:Enter" "wait:Search for"
                  "type:the godfathr" "wait:The Godfather   " "key:C-g" "gone:Search for"
                  "key:M-x" "type:marquee-seats" "key:Enter" "wait:howtime"
                  "type:amc:showtime:61020778482511" "key:Enter" "wait:A9, A10"
                  "type:w" "wait:many" "type:3" "key:Enter" "wait:watched: No 3 seats"
                  "key:M-x" "type:marquee-watches" "key:Enter" "wait:active")))
      (should (string-match-p (cdr case) (car lines)))
      (should (string-match-p "\\`active +3 seats for The" (nth 1 lines))))))

(ert-deftest terminal-takes-words-for-ids-and-says-what-distinguishes-theatres ()
  (dolist (size '("80x16" "46x16"))
    (let ((lines (terminal-test--screen
                  size '(ignore)
                  "wait:scratch" "key:M-x" "type:marquee-seats" "key:Enter" "wait:Seats of" "type:foo"
                  "key:Enter" "wait:An id looks like" "wait:foo is"
                  "key:M-x" "type:marquee-movie" "key:Enter" "wait:Movie" "type:batman" "key:Enter"
                  "wait:movies called batman" "wait:Batman Begins" "gone:loading"
                  "key:M-x" "type:marquee-theatres" "key:Enter" "wait:Theatres at" "type:10036"
                  "key:Enter" "wait:AMC Empire 25" "gone:loading")))
      (should (equal "  near 10036" (nth 1 lines)))
      (should (string-match-p (if (equal size "80x16") "km +IMAX, Dolby" "\\`AMC Empire 25 +0\\.4 km\\'")
                              (nth 2 lines)))
      (dolist (line lines) (should (<= (string-width line) (string-to-number size)))))))

(ert-deftest terminal-leaves-what-failed-in-a-buffer-that-goes-on ()
  (dolist (size '("80x16" "46x16"))
    (let ((screen (string-join (terminal-test--screen
                                size '(setq marquee-arguments nil)
                                "wait:scratch" "key:M-x" "type:marquee-showtimes" "key:Enter" "wait:Showtimes at"
                                "type:Empire" "key:Enter" "wait:M-x marquee-showtimes failed"
                                "wait:No key for AMC" "wait:g tries again")
                               "\n")))
      (should (string-match-p "marquee-set-key" screen))
      (should-not (string-search "credentials/set" screen)))))

;;; terminal-test.el ends here
