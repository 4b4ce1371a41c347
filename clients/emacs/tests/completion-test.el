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
                               (lambda () (marquee-completion-read-place "Place" t)))
                             "<f6>"))))

(defun completion-test--read (keys)
  "The place that is read if KEYS are typed."
  (completion-test--type (lambda () (marquee-completion-read-place "Place" t)) keys))

(marquee-deftest searches-made-before-are-offered-and-choosing-one-runs-it
  (marquee-search-movies :query "Batman" :limit 1)
  (marquee-search-movies :query "Amélie" :limit 1)
  (let ((offered (completion-test--offered 'marquee-search "")))
    (should (equal '("amélie" "batman") (mapcar #'car offered)))
    (should (string-match-p "21 Nov" (cdar offered))))
  (should (string-prefix-p "  search" (cdr (assoc "batman" (completion-test--offered 'marquee-search "ba")))))
  (marquee-test-press "M-x marquee-search RET batman RET")
  (should (equal "*marquee: Search movies · batman*" (buffer-name)))
  (should (string-match-p "The Batman" (buffer-string)))
  (should-error (execute-kbd-macro (kbd "M-x marquee-search RET RET"))))

(marquee-deftest titles-are-offered-for-each-key-with-typing-errors-forgiven
  (dolist (length (number-sequence 7 12))
    (should (equal '("The Godfather" . "  movie · 1972 · sandbox · tmdb:movie:238")
                   (car (completion-test--offered 'marquee-search
                                                  (substring "the godfathr" 0 length)))))))

(ert-deftest titles-without-an-index-are-none-and-it-says-how-to-get-one ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (let ((said nil))
      (cl-letf (((symbol-function 'marquee-completion--say) (lambda (text) (push text said))))
        (should-not (completion-test--offered 'marquee-search "batman"))
        (should-not (completion-test--offered 'marquee-search "batma")))
      (should (equal 2 (length said)))
      (should (string-match-p "There is no index.*M-x marquee-index fetches it" (car said)))))
  (marquee-test-sandbox
    (marquee-index)
    (marquee-test-wait (string-match-p "titles and names can be completed" (marquee-test-message)))))

(marquee-deftest places-are-offered-wherever-the-text-is-in-their-names
  (should (equal '("New York, NY" "AMC NEWCITY 14")
                 (mapcar #'car (completion-test--offered 'marquee-place "new"))))
  ;; Those of before are offered first.
  (should-not (completion-test--offered 'marquee-place ""))
  (marquee-places-remember "Olathe, KS")
  (should (equal '("Olathe, KS") (mapcar #'car (completion-test--offered 'marquee-place ""))))
  (should-not (completion-test--read "RET"))
  (should (equal "qqqqqq" (completion-test--read "qqqqqq RET")))
  (should (equal "Olathe, KS" (completion-test--type
                               (lambda () (marquee-completion-read-place "Place")) "RET"))))

(marquee-deftest places-are-offered-whatever-style-the-minibuffer-has
  ;; As fido-mode does, which keeps out of keyboard macros.
  (let ((minibuffer-setup-hook
         (list (lambda () (setq-local completion-styles '(flex)
                                      completion-category-defaults nil)))))
    (should (assoc "New York, NY" (completion-test--offered 'marquee-place "new y")))))

(defun completion-test--settle ()
  "Wait until the only theatre has led to its showtimes."
  (marquee-test-wait (progn (set-buffer (window-buffer))
                            (and (null marquee-view-call) (equal "showtimes/atTheatre" marquee-view-method)))))

(marquee-deftest a-theatre-of-the-minibuffer-leads-to-its-showtimes-and-seats
  (marquee-test-keys "M-x marquee-showtimes RET AMC SPC Empire SPC 25 RET")
  (completion-test--settle)
  (should (equal "today" (plist-get marquee-view-params :date)))
  (marquee-test-go "10:10")
  (marquee-test-keys "a Choose SPC seats RET")
  (marquee-test-settled)
  (should (equal "auditorium" (plist-get marquee-page-shown :form)))
  (marquee-test-keys "C-u M-x marquee-showtimes RET AMC SPC Empire SPC 25 RET next SPC fri TAB RET")
  (completion-test--settle)
  (should (equal "next friday" (plist-get marquee-view-params :date)))
  (marquee-test-await (marquee-showtimes "amc:theatre:2114" "next 7 days"))
  (should (equal "showtimes/whatsOn" marquee-view-method))
  (should (marquee-test-text))
  (should-not (string-match-p "date" (or (marquee-test-footer) "")))
  ;; Whether there is such a day is the server's to say.
  (marquee-test-await (marquee-showtimes "amc:theatre:2114" "2026-02-30"))
  (should (string-match-p "\"date\"\\(.\\|\n\\)*yesterday, today" (marquee-test-footer))))

(marquee-deftest a-city-of-the-minibuffer-leads-to-its-theatres
  (marquee-test-press "M-x marquee-theatres RET New SPC York TAB RET")
  (should (string-match-p "AMC Empire 25 +0.0 km" (marquee-test-text)))
  (marquee-test-press "M-x marquee-theatres RET RET")
  (should (string-match-p "AMC Esquire 7" (marquee-test-text))))

(marquee-deftest completion-survives-a-server-that-fails
  (setq marquee-command (marquee-test-server "old"))
  (should-not (completion-test--offered 'marquee-search "ba"))
  (marquee-stop)
  (setq marquee-command "/nowhere/marquee")
  (should-not (completion-test--offered 'marquee-search "ba"))
  (should (string-match-p "no program /nowhere/marquee" (marquee-test-message))))

(ert-deftest a-missing-key-is-said-where-completion-would-say-no-match ()
  (marquee-test-with nil nil
    (dolist (case '((marquee-showtimes . "new") (marquee-whats-on . "new") (marquee-movie . "batman")))
      (let ((messages nil) (said nil))
        (cl-letf (((symbol-function 'minibuffer-message)
                   (lambda (format &rest arguments) (push (apply #'format format arguments) messages)))
                  ((alist-get 'f6 (cdr minibuffer-local-map))
                   (lambda ()
                     (interactive)
                     (should-not (overlay-buffer marquee-completion--said))
                     (minibuffer-complete)
                     (setq said (overlay-get marquee-completion--said 'after-string))
                     (should (overlay-buffer marquee-completion--said))
                     (throw 'typed t))))
          (catch 'typed
            (execute-kbd-macro (kbd (format "M-x %s RET %s TAB <f6>" (car case) (cdr case))))))
        (should (string-match-p "\\` \\[No key for \\(AMC\\|TMDB\\) is configured (M-x marquee-set-key" said))
        (should-not messages)))))

(marquee-deftest no-match-is-said-where-nothing-matches
  (let ((said nil))
    (cl-letf (((symbol-function 'minibuffer-message)
               (lambda (format &rest arguments) (push (apply #'format format arguments) said))))
      (should (equal "qqqqqq" (completion-test--read "qqqqqq TAB RET"))))
    (should (seq-some (lambda (text) (string-match-p "No match" text)) said))))

(marquee-deftest a-movie-is-offered-by-its-title-from-both-providers
  (marquee-test-press "M-x marquee-movie RET batman SPC begins TAB RET")
  (should (equal "*marquee: Batman Begins (2005)*" (buffer-name)))
  (should (string-match-p "amc:movie:61234"
                          (marquee-completion--describe
                           (cdr (assoc "Batman (1989)" (marquee-completion-rows "movies/find" '(:query "batman")))))))
  (should-error (execute-kbd-macro (kbd "M-x marquee-movie RET RET")) :type 'user-error))

(marquee-deftest people-are-offered-by-their-names
  (marquee-test-press "M-x marquee-person RET christopher SPC nolan TAB RET")
  (should (equal "*marquee: Christopher Nolan*" (buffer-name))))

(ert-deftest completion-asks-only-for-candidates ()
  (let ((table (marquee-completion--table 'marquee-search #'ert-fail)))
    (should (equal '(0 . 0) (completion-boundaries "ba" table nil "")))
    (should (eq 'marquee-search
                (completion-metadata-get (completion-metadata "ba" table nil) 'category)))))

(ert-deftest an-empty-place-is-an-answer-of-its-own ()
  ;; Vertico and others select the first candidate, unless the default is none of them.
  (marquee-test-sandbox
    (should (equal '("") (catch 'default
                           (minibuffer-with-setup-hook
                               (lambda () (throw 'default minibuffer-default))
                             (completion-test--read "RET")))))))

(marquee-deftest marquee-asks-what-to-show
  (marquee-test-press "M-x marquee RET n")
  (should (equal "*marquee: Movies now playing*" (buffer-name)))
  (dolist (choice marquee-choices) (should (commandp (nth 3 choice)))))

;;;; The doctor

(marquee-deftest doctor-finds-nothing-wrong
  (marquee-test-keys "M-x marquee-doctor RET")
  (marquee-test-wait (string-match-p "Nothing is wrong\\|things? .*wrong" (buffer-string)))
  (should (string-match-p "^ok +program .*marquee (marquee-command)" (buffer-string)))
  (should (string-match-p "^ok +version +marquee [0-9.]+" (buffer-string)))
  (should (string-match-p "^ok +answers +in [0-9.]+ ms, with --sandbox" (buffer-string)))
  (should (string-match-p "^ok +contract +the server speaks 1\\." (buffer-string)))
  (should (string-match-p "^ok +sandbox " (buffer-string)))
  (let ((case-fold-search nil)) (should-not (string-match-p "WRONG" (buffer-string))))
  (should-not (buffer-modified-p))
  ;; Again, and again before it is done: the reports don't mix.
  (marquee-test-keys "g")
  (marquee-test-keys "g")
  (marquee-test-wait (not (get-buffer-process (current-buffer))))
  (should (equal 1 (how-many "^ok +sandbox" (point-min)))))

(marquee-deftest doctor-says-what-is-wrong
  (let ((marquee-command "/nowhere/marquee"))
    (marquee-doctor)
    (should (string-match-p "^WRONG +program .*swift build" (buffer-string))))
  (let ((marquee-command "/bin/cat"))
    (marquee-doctor)
    (should (string-match-p "^WRONG +version +it says \"cat " (buffer-string))))
  (let ((marquee-command (marquee-test-server "garbage")))
    (marquee-doctor)
    (should (string-match-p "^WRONG +answers +The server ended: It wrote what is no message"
                            (buffer-string)))))

;;; completion-test.el ends here
