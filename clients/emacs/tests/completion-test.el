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

(marquee-deftest searches-made-before-are-offered-and-choosing-one-runs-it
  (marquee-search-movies :query "Batman" :limit 1)
  (marquee-search-movies :query "Amélie" :limit 1)
  (let ((offered (completion-test--offered 'marquee-search "")))
    (should (equal '("amélie" "batman") (mapcar #'car offered)))
    (should (string-match-p "ago\\|just now\\|on 20" (cdar offered))))
  (should (equal '("batman" . "  earlier search")
                 (car (completion-test--offered 'marquee-search "ba"))))
  (marquee-test-press "M-x marquee-search RET batman RET")
  (should (equal "*marquee: search for batman*" (buffer-name)))
  (should (string-match-p "The Batman" (buffer-string)))
  (should-error (execute-kbd-macro (kbd "M-x marquee-search RET RET"))))

(marquee-deftest titles-are-offered-for-each-key-with-typing-errors-forgiven
  (dolist (length (number-sequence 7 12))
    (should (equal '("The Godfather" . "  movie")
                   (car (completion-test--offered 'marquee-search
                                                  (substring "the godfathr" 0 length))))))
  (let ((title (caar (marquee-completion--searches "the godfathr"))))
    (should (equal 'completions-common-part (get-text-property 0 'face title)))
    (should-not (get-text-property 3 'face title))
    (should (equal 'completions-common-part (get-text-property 12 'face title))))
  (should (equal "a b" (marquee-completion-marked '(:title "a\tb" :matches [[0 9]]))))
  (should (equal "ab" (marquee-completion-marked '(:title "ab" :matches [[1 9] [7 2]])))))

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
  (should (equal '(("New York, NY" . "  city") ("AMC NEWCITY 14" . "  theatre"))
                 (completion-test--offered 'marquee-place "new")))
  (let ((all (completion-test--offered 'marquee-place "")))
    (should (equal "  theatre in Saint Louis" (cdr (assoc "AMC Esquire 7" all)))))
  (should (equal "amc:theatre:139"
                 (plist-get (completion-test--read "newcity RET") :theatreId)))
  (should-not (completion-test--read "RET"))
  (should (equal '(:title "qqqqqq") (completion-test--read "qqqqqq RET"))))

(marquee-deftest places-are-offered-whatever-style-the-minibuffer-has
  ;; As fido-mode does, which keeps out of keyboard macros.
  (let ((minibuffer-setup-hook
         (list (lambda () (setq-local completion-styles '(flex)
                                      completion-category-defaults nil)))))
    (should (assoc "New York, NY" (completion-test--offered 'marquee-place "new y")))))

(marquee-deftest a-theatre-of-the-minibuffer-leads-to-its-showtimes
  (marquee-test-press "M-x marquee-showtimes RET AMC SPC Empire SPC 25 RET")
  (should (equal "*marquee: AMC Empire 25*" (buffer-name)))
  (should (equal "  Sat 21 Nov 2026\n" (marquee-test-heading)))
  (marquee-test-press "C-u M-x marquee-showtimes RET AMC SPC Empire SPC 25 RET next SPC fri TAB RET")
  (should (equal "*marquee: AMC Empire 25*" (buffer-name)))
  (should (equal "  Fri 27 Nov 2026\n" (marquee-test-heading)))
  ;; Whether there is such a day is the server's to say.
  (dolist (date '("2026-02-30" "2026-99-99" "1 Dec 2026" "someday"))
    (marquee-test-await (marquee-showtimes '(:theatreId "amc:theatre:2114" :title "AMC Empire 25") date))
    (should (string-match-p "\"date\"\\(.\\|\n\\)*yesterday, today" (marquee-test-footer)))))

(marquee-deftest a-city-of-the-minibuffer-leads-to-its-theatres
  (marquee-test-press "M-x marquee-theatres RET New SPC York TAB RET")
  (should (equal "*marquee: theatres near New York, NY*" (buffer-name)))
  (marquee-test-press "M-x marquee-theatres RET RET")
  (should (equal "*marquee: theatres*" (buffer-name)))
  (should (string-match-p "AMC Esquire 7 +Saint Louis +MO" (buffer-string))))

(marquee-deftest a-showtime-of-the-minibuffer-leads-to-its-seats
  (execute-kbd-macro
   (kbd "M-x marquee-seats RET AMC SPC Empire SPC 25 RET 10:10 TAB RET"))
  (set-buffer (window-buffer))
  (should (eq 'marquee-seats-mode major-mode))
  (marquee-test-settled)
  (should (string-match-p " · 10:10 · AMC Empire 25 · .* seats are free"
                          (string-replace "\n" " " (buffer-string)))))

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
      (should (equal '(:title "qqqqqq") (completion-test--read "qqqqqq TAB RET"))))
    (should (seq-some (lambda (text) (string-match-p "No match" text)) said))))

(ert-deftest a-command-that-fails-leaves-the-error-and-what-to-do ()
  (marquee-test-with nil nil
    (dolist (command '(marquee-theatres marquee-showtimes marquee-seats))
      (let ((error (should-error (execute-kbd-macro (kbd (format "M-x %s RET new RET" command)))
                                 :type 'user-error)))
        (should (string-match-p "\\`Marquee: No key for AMC is configured (M-x .*)\\'" (cadr error)))
        (should-not (cddr error)))
      (with-current-buffer "*marquee: trouble*"
        (dolist (words (list (format "M-x %s failed" command) "No key for AMC is configured"
                             "M-x marquee-set-key" "MARQUEE_AMC_KEY" "g tries again" "marquee-doctor"))
          (should (string-search words (buffer-string))))))
    ;; With the cause gone, g runs the command again.
    (setq marquee-arguments '("--sandbox"))
    (marquee-restart)
    (pop-to-buffer-same-window "*marquee: trouble*")
    (marquee-test-keys "g amc:showtime:211420778050100 RET")
    (should (eq 'marquee-seats-mode major-mode))
    (marquee-test-settled)
    (should-not (get-buffer "*marquee: trouble*"))))

(ert-deftest a-command-without-a-backend-leaves-what-to-do ()
  (marquee-test-with nil nil
    (setq marquee-command "/nowhere/marquee")
    (should-error (execute-kbd-macro (kbd "M-x marquee-movie RET")) :type 'user-error)
    (with-current-buffer "*marquee: trouble*"
      (should (string-match-p "swift\\s-build" (buffer-string))))))

;;;; A movie or seats, by an id or by asking

(marquee-deftest a-movie-is-offered-by-its-title-from-both-providers
  (marquee-test-press "M-x marquee-movie RET batman SPC begins TAB RET")
  (should (equal "*marquee: Batman Begins*" (buffer-name)))
  (should (equal '("Batman (1989)" . "  playing · amc:movie:61234")
                 (let ((table (marquee-completion--table
                               'marquee-movie #'marquee-completion--movies
                               #'marquee-completion--describe-movie)))
                   (let ((first (car (all-completions "batman" table))))
                     (cons first
                           (funcall (completion-metadata-get
                                     (completion-metadata "batman" table nil) 'annotation-function)
                                    first)))))))

(marquee-deftest a-movie-is-taken-by-its-id
  (dolist (id '("amc:movie:61234" "tmdb:movie:268" "imdb:tt0096895" "tt0096895"))
    (execute-kbd-macro (kbd (format "M-x marquee-movie RET %s RET" id)))
    (set-buffer (window-buffer))
    (marquee-test-settled)
    (should (equal "*marquee: Batman*" (buffer-name)))
    (should (string-match-p "Michael Keaton" (buffer-string)))
    (kill-buffer))
  (marquee-test-await (marquee-movie "amc:theatre:610"))
  (should (string-match-p "\"id\" is invalid" (marquee-test-footer))))

(marquee-deftest a-title-that-may-be-several-movies-lists-them
  (marquee-test-keys "M-x marquee-movie RET batman RET")
  (should (eq 'marquee-movies-mode major-mode))
  (marquee-test-settled)
  (should (string-match-p "Batman Returns" (buffer-string)))
  (should-error (execute-kbd-macro (kbd "M-x marquee-movie RET RET")) :type 'user-error))

(marquee-deftest seats-are-taken-by-a-showtimes-id
  (marquee-test-press "M-x marquee-seats RET amc:showtime:3820778482513 RET")
  (should (equal "*marquee: seats, The Hunger Games: Sunrise on the Reaping · 19:20*"
                 (buffer-name)))
  (should (string-match-p "· AMC Town Center 20 · auditorium 1 · IMAX"
                          (string-replace "\n  " " " (buffer-string))))
  (let ((error (should-error (execute-kbd-macro (kbd "M-x marquee-seats RET 12345 RET"))
                             :type 'user-error)))
    (should (string-match-p "like amc:showtime:[0-9]+; 12345 is no theatre" (cadr error)))))

(ert-deftest completion-asks-only-for-candidates ()
  (let ((table (marquee-completion--table 'marquee-search #'ert-fail #'ignore)))
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
  (should (equal "*marquee: now playing*" (buffer-name)))
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
