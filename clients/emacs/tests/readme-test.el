;;; readme-test.el --- The README, followed to the letter  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; By Tests/clients/follow.py: in a new home the package is installed, and
;; each block of Lisp runs in an Emacs that has it.

;;; Code:

(require 'support)

(ert-deftest readme-works-as-it-says ()
  (with-temp-buffer
    (let* ((process-environment marquee-test--environment)
           (default-directory marquee-test-root)
           (status (call-process "python3" nil t nil "Tests/clients/follow.py"
                                 "clients/emacs/README.md"
                                 "--language" "elisp=emacs --batch -f package-activate-all -l")))
      (ert-info ((buffer-string)) (should (equal 0 status)))
      (should (string-match-p "Followed [5-9] blocks" (buffer-string))))))

(ert-deftest readme-names-every-command-and-shows-every-picture ()
  (with-temp-buffer
    (insert-file-contents (expand-file-name "clients/emacs/README.md" marquee-test-root))
    (dolist (choice marquee-choices)
      (goto-char (point-min))
      (should (search-forward (format "`%s`" (nth 3 choice)) nil t)))
    (goto-char (point-min))
    (while (re-search-forward "(\\(screenshots/[a-z-]+\\.png\\))" nil t)
      (should (file-exists-p (expand-file-name (concat "clients/emacs/" (match-string 1))
                                               marquee-test-root))))))

(ert-deftest readme-pictures-can-be-taken-anew ()
  (skip-unless (executable-find "tmux"))
  (skip-unless (eql 0 (call-process "python3" nil nil nil "-c" "import PIL")))
  (let ((folder (make-temp-file "marquee-pictures-" t))
        (process-environment marquee-test--environment))
    (unwind-protect
        (with-temp-buffer
          (let ((status (call-process (expand-file-name "clients/emacs/screenshots/take" marquee-test-root)
                                      nil t nil folder)))
            (ert-info ((buffer-string)) (should (equal 0 status))))
          (should (equal '("keys.png" "list.png" "movie.png" "search.png" "seats.png" "watches.png" "whats-on.png")
                         (directory-files folder nil "\\.png\\'"))))
      (delete-directory folder t))))

;;; readme-test.el ends here
