;;; completion-test.el --- The minibuffer, the dispatcher and the doctor  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Typed as someone would type it.

;;; Code:

(require 'support)

(defun completion-test--type (function keys)
  "What FUNCTION returns if KEYS are typed while it reads."
  (let* ((value nil)
         (map (make-sparse-keymap))
         (overriding-terminal-local-map map))
    (define-key map (kbd "<f5>") (lambda () (interactive)
                                   (let ((overriding-terminal-local-map nil))
                                     (setq value (funcall function)))))
    (execute-kbd-macro (kbd (concat "<f5> " keys)))
    value))

(defun completion-test--offered (category text)
  "What is offered for TEXT in a prompt of CATEGORY, with annotations."
  (catch 'offered
    (cl-letf (((alist-get 'f6 (cdr minibuffer-local-map))
               (lambda ()
                 (interactive)
                 (let* ((table minibuffer-completion-table)
                        (metadata (completion-metadata text table nil))
                        (annotate (completion-metadata-get metadata 'annotation-function))
                        (all (completion-all-completions text table nil (length text) metadata)))
                   (should (eq category (completion-metadata-get metadata 'category)))
                   (when (consp all) (setcdr (last all) nil))
                   (throw 'offered (mapcar (lambda (candidate)
                                             (cons (substring-no-properties candidate)
                                                   (funcall annotate candidate)))
                                           all))))))
      (completion-test--type (if (eq category 'marquee-search)
                                 #'marquee-completion-read-search
                               (lambda () (marquee-completion-read-place "Place: ")))
                             "<f6>"))))

(defun completion-test--read (keys)
  "The place that is read if KEYS are typed."
  (completion-test--type (lambda () (marquee-completion-read-place "Place: ")) keys))

(ert-deftest searches-made-before-are-offered-and-choosing-one-runs-it ()
  (marquee-test-sandbox
    (marquee-search-movies :query "Batman" :limit 1)
    (marquee-search-movies :query "Amélie" :limit 1)
    (let ((offered (completion-test--offered 'marquee-search "")))
      (should (equal '("amélie" "batman") (mapcar #'car offered)))
      (should (string-match-p "ago\\|just now\\|on 20" (cdar offered))))
    (should (equal '("batman") (mapcar #'car (completion-test--offered 'marquee-search "ba"))))
    (execute-kbd-macro (kbd "M-x marquee-search RET bat TAB RET"))
    (set-buffer (window-buffer))
    (should (equal "*marquee: search for batman*" (buffer-name)))
    (marquee-test-settled)
    (should (string-match-p "The Batman" (buffer-string)))
    (should-error (execute-kbd-macro (kbd "M-x marquee-search RET RET")))))

(ert-deftest places-are-offered-wherever-the-text-is-in-their-names ()
  (marquee-test-sandbox
    (should (equal '(("New York, NY" . "  city") ("AMC NEWCITY 14" . "  theatre"))
                   (completion-test--offered 'marquee-place "new")))
    (let ((all (completion-test--offered 'marquee-place "")))
      (should (equal "  theatre in Saint Louis" (cdr (assoc "AMC Esquire 7" all)))))
    (should (equal "amc:theatre:139"
                   (plist-get (completion-test--read "newcity RET") :theatreId)))
    (should-not (completion-test--read "RET"))
    (should-error (completion-test--read "qqqqqq RET") :type 'user-error)))

(ert-deftest places-are-offered-whatever-style-the-minibuffer-has ()
  (marquee-test-sandbox
    ;; As fido-mode does, which keeps out of keyboard macros.
    (let ((minibuffer-setup-hook
           (list (lambda () (setq-local completion-styles '(flex)
                                        completion-category-defaults nil)))))
      (should (assoc "New York, NY" (completion-test--offered 'marquee-place "new y"))))))

(ert-deftest a-theatre-of-the-minibuffer-leads-to-its-showtimes ()
  (marquee-test-sandbox
    (execute-kbd-macro (kbd "M-x marquee-showtimes RET AMC SPC Empire SPC 25 RET"))
    (set-buffer (window-buffer))
    (should (equal "*marquee: AMC Empire 25, Sat 21 Nov 2026*" (buffer-name)))
    (marquee-test-settled)
    (execute-kbd-macro (kbd "C-u M-x marquee-showtimes RET AMC SPC Empire SPC 25 RET C-a C-k 2026-12-01 RET"))
    (set-buffer (window-buffer))
    (should (equal "*marquee: AMC Empire 25, Tue 1 Dec 2026*" (buffer-name)))
    (marquee-test-settled)
    (let ((empire '(:theatreId "amc:theatre:2114" :title "AMC Empire 25")))
      (dolist (date '("" "tomorrow" "1 Dec 2026"))
        (should-error (marquee-showtimes empire date) :type 'user-error))
      ;; Whether there is such a day is the server's to say.
      (dolist (date '("2026-02-30" "2026-99-99"))
        (marquee-showtimes empire date)
        (marquee-test-settled)
        (should (string-match-p "date" (marquee-test-footer)))))))

(ert-deftest a-city-of-the-minibuffer-leads-to-its-theatres ()
  (marquee-test-sandbox
    (execute-kbd-macro (kbd "M-x marquee-theatres RET New SPC York TAB RET"))
    (set-buffer (window-buffer))
    (should (equal "*marquee: theatres near New York, NY*" (buffer-name)))
    (marquee-test-settled)
    (execute-kbd-macro (kbd "M-x marquee-theatres RET RET"))
    (set-buffer (window-buffer))
    (marquee-test-settled)
    (should (equal "*marquee: theatres*" (buffer-name)))
    (should (string-match-p "AMC Esquire 7 +Saint Louis +MO" (buffer-string)))))

(ert-deftest a-showtime-of-the-minibuffer-leads-to-its-seats ()
  (marquee-test-sandbox
    (execute-kbd-macro
     (kbd "M-x marquee-seats RET AMC SPC Empire SPC 25 RET 10:10 TAB RET"))
    (set-buffer (window-buffer))
    (should (eq 'marquee-seats-mode major-mode))
    (marquee-test-settled)
    (should (string-match-p " · 10:10 · AMC Empire 25 · .* seats are free"
                            (string-replace "\n" " " (buffer-string))))))

(ert-deftest completion-survives-a-server-that-fails ()
  (marquee-test-sandbox
    (setq marquee-command (marquee-test-server "old"))
    (should-not (completion-test--offered 'marquee-search "ba"))
    (marquee-stop)
    (setq marquee-command "/nowhere/marquee")
    (should-not (completion-test--offered 'marquee-search "ba"))
    (should (string-match-p "no program /nowhere/marquee" (marquee-test-message)))))

(ert-deftest an-error-after-the-minibuffer-is-a-message ()
  (marquee-test-with nil nil
    (let ((error (should-error (completion-test--read "new RET") :type 'user-error)))
      (should (string-match-p "\\`Marquee: No key for AMC is configured (Set .*)\\'" (cadr error)))
      (should-not (cddr error)))))

(ert-deftest completion-asks-only-for-candidates ()
  (let ((table (marquee-completion--table 'marquee-search #'ert-fail #'ignore)))
    (should (equal '(0 . 0) (completion-boundaries "ba" table nil "")))
    (should (eq 'marquee-search
                (completion-metadata-get (completion-metadata "ba" table nil) 'category)))))

(ert-deftest an-empty-place-is-an-answer-of-its-own ()
  ;; Vertico and others select the first candidate, unless the default is none of them.
  (marquee-test-sandbox
    (should (equal "" (catch 'default
                        (minibuffer-with-setup-hook
                            (lambda () (throw 'default minibuffer-default))
                          (completion-test--read "RET")))))))

(ert-deftest marquee-asks-what-to-show ()
  (marquee-test-sandbox
    (execute-kbd-macro (kbd "M-x marquee RET n"))
    (set-buffer (window-buffer))
    (should (equal "*marquee: now playing*" (buffer-name)))
    (marquee-test-settled)
    (dolist (choice marquee-choices) (should (commandp (nth 3 choice))))))

;;;; The doctor

(ert-deftest doctor-finds-nothing-wrong ()
  (marquee-test-sandbox
    (execute-kbd-macro (kbd "M-x marquee-doctor RET"))
    (set-buffer (window-buffer))
    (marquee-test-wait (string-match-p "Nothing is wrong\\|things? .*wrong" (buffer-string)))
    (should (string-match-p "^ok +program .*marquee (marquee-command)" (buffer-string)))
    (should (string-match-p "^ok +version +marquee [0-9.]+" (buffer-string)))
    (should (string-match-p "^ok +answers +in [0-9.]+ ms, with --sandbox" (buffer-string)))
    (should (string-match-p "^ok +contract +the server speaks 2" (buffer-string)))
    (should (string-match-p "^ok +sandbox " (buffer-string)))
    (let ((case-fold-search nil)) (should-not (string-match-p "WRONG" (buffer-string))))
    (should-not (buffer-modified-p))
    ;; Again, and again before it is done: the reports don't mix.
    (marquee-test-keys "g")
    (marquee-test-keys "g")
    (marquee-test-wait (not (get-buffer-process (current-buffer))))
    (should (equal 1 (how-many "^ok +sandbox" (point-min))))))

(ert-deftest doctor-says-what-is-wrong ()
  (marquee-test-sandbox
    (let ((marquee-command "/nowhere/marquee"))
      (marquee-doctor)
      (should (string-match-p "^WRONG +program .*swift build" (buffer-string))))
    (let ((marquee-command "/bin/cat"))
      (marquee-doctor)
      (should (string-match-p "^WRONG +version +it says \"cat " (buffer-string))))
    (let ((marquee-command (marquee-test-server "garbage")))
      (marquee-doctor)
      (should (string-match-p "^WRONG +answers +The server ended: It wrote what is no message"
                              (buffer-string))))))

;;; completion-test.el ends here
