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
   "wait:Prices" "gone:loading" "type:/" "wait:Only" "type:imax studio" "key:Enter" "wait:with imax"))

(ert-deftest terminal-of-80-columns-shows-what-one-decides-by ()
  (let ((lines (terminal-test--whats-on "80x16")))
    (should (string-match-p "\\`  starts +theatre +format +total +availability" (nth 0 lines)))
    (should (string-match-p "\\`  What's on · Olathe, KS · Sat 21 Nov, tonight" (nth 1 lines)))
    (should (string-match-p "\\` *17:15 +AMC DINE-IN Studio 28 +IMAX +\\$19\\.29 \\+ fees"
                            (seq-find (lambda (line) (string-search "17:15" line)) lines)))))

(ert-deftest terminal-of-46-columns-leaves-out-whole-columns ()
  (let ((lines (terminal-test--whats-on "46x16")))
    (should (string-match-p "\\`  starts +theatre +format" (nth 0 lines)))
    (dolist (line lines) (should (<= (string-width line) 46)))))

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

(ert-deftest terminal-shows-the-keys-in-whole-lines ()
  (dolist (size '("80x24" "46x30"))
    (let ((screen (string-join (terminal-test--screen
                                size '(marquee-whats-on "Olathe, KS" "tonight")
                                "wait:Prices" "gone:loading" "key:?" "wait:quit" "type:D" "wait:day"
                                "type:next friday" "key:Enter" "wait:Fri 27 Nov" "gone:loading"
                                "key:?" "wait:quit")
                               "\n")))
      (ert-info (screen)
        (dolist (words '(" RET +open it" " f +only rows with…" " > +Next day" " q +quit"))
          (should (string-match-p words screen)))
        ;; What doesn't fit goes on in the next line, after a backslash.
        (should-not (string-match-p "\\\\\n" screen))))))

(ert-deftest terminal-says-the-total-and-marks-the-best-seats ()
  (let ((screen (string-join (terminal-test--screen
                              "80x34" '(let ((marquee-party-size 2)) (marquee-seats "amc:showtime:3820778482513"))
                              "wait:Best places" "gone:loading")
                             "\n")))
    (should (string-match-p "◆◆ ◆◆" screen))
    (should (string-match-p "◆ [A-Z][0-9]+, [A-Z][0-9]+ · \\$38\\.76 for 2" screen))))

(ert-deftest terminal-lists-titles-for-each-key-and-watches-with-what-is-true ()
  (dolist (case '(("80x24" . "\\`  watch +now +status") ("46x34" . "\\`  watch +now")))
    (let ((lines (terminal-test--screen
                  (car case) '(progn (fido-vertical-mode) (setq marquee-party-size 3))
                  "wait:scratch" "key:M-x" "type:marquee-search" "key:Enter" "wait:Search for"
                  "type:the godfathr" "wait:The Godfather   " "key:C-g" "gone:Search for"
                  "key:M-x" "type:marquee-seats" "key:Enter" "wait:Seats of"
                  "type:amc:showtime:61020778482511" "key:Enter" "wait:screen" "gone:loading"
                  "type:w" "wait:now No 3 seats"
                  "key:M-x" "type:marquee-watches" "key:Enter" "wait:Watches")))
      (should (string-match-p (cdr case) (car lines)))
      (should (string-match-p "\\`  3 seats for" (nth 2 lines))))))

(ert-deftest terminal-leaves-what-failed-in-a-buffer-that-goes-on ()
  (dolist (size '("80x16" "46x16"))
    (let ((screen (string-join (terminal-test--screen
                                size '(setq marquee-arguments nil)
                                "wait:scratch" "key:M-x" "type:marquee-showtimes" "key:Enter" "wait:Showtimes at"
                                "type:Empire" "key:Enter" "wait:No key for AMC" "wait:g tries again")
                               "\n")))
      (should (string-match-p "marquee-set-key" screen))
      (should-not (string-search "credentials/set" screen)))))

;;; terminal-test.el ends here
