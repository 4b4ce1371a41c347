;;; package-test.el --- The package as a package  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; It compiles without warnings, its documentation is in order, it can be
;; installed by package.el, and it has a function for each method.

;;; Code:

(require 'support)
(require 'checkdoc)
(require 'package)

(defconst package-test-folder (expand-file-name "../" marquee-test-folder)
  "The folder of the package.")

(defun package-test--emacs (&rest arguments)
  "Run a fresh Emacs in the package's folder with ARGUMENTS.
Return what it printed; fail if it fails."
  (with-temp-buffer
    (let* ((default-directory package-test-folder)
           (status (apply #'call-process (expand-file-name invocation-name invocation-directory)
                          nil t nil "-Q" "--batch" arguments)))
      (unless (eql status 0) (ert-fail (list status (buffer-string))))
      (buffer-string))))

(ert-deftest package-compiles-without-warnings ()
  (let ((folder (make-temp-file "marquee-compiled-" t)))
    (unwind-protect
        (progn
          (dolist (file (directory-files package-test-folder t "\\.el\\'"))
            (copy-file file (file-name-as-directory folder)))
          (should (equal "" (let ((package-test-folder folder))
                              (package-test--emacs
                               "-L" "." "--eval" "(setq byte-compile-error-on-warn t)"
                               "--eval" "(setq byte-compile-docstring-max-column 80)"
                               "--eval"
                               "(dolist (file (directory-files \".\" nil \"\\\\.el\\\\'\"))
                                  (unless (byte-compile-file file) (kill-emacs 1)))")))))
      (delete-directory folder t))))

(ert-deftest package-documentation-is-in-order ()
  (let ((complaints nil)
        (inhibit-message t))
    (cl-letf (((symbol-function 'warn)
               (lambda (&rest words) (push (apply #'format words) complaints))))
      (dolist (file (directory-files package-test-folder t "\\.el\\'")) (checkdoc-file file)))
    (should-not complaints)))

(ert-deftest package-lint-has-nothing-to-say ()
  (skip-unless (file-directory-p "/usr/share/emacs/site-lisp/elpa-src"))
  (let ((folder (car (file-expand-wildcards "/usr/share/emacs/site-lisp/elpa-src/package-lint-[0-9]*"))))
    (skip-unless folder)
    (with-temp-buffer
      (let ((default-directory package-test-folder))
        (apply #'call-process (expand-file-name invocation-name invocation-directory) nil t nil
               "-Q" "--batch" "-L" folder "-L" "." "-l" "package-lint"
               "--eval" "(setq package-lint-main-file \"marquee.el\")"
               "-f" "package-lint-batch-and-exit"
               (directory-files package-test-folder nil "\\.el\\'")))
      ;; Debian's version does not know yet that there is an Emacs 28, and the
      ;; project has no address on the web that the package could name.
      (goto-char (point-min))
      (flush-lines "^Entering directory\\|uninstallable in all released Emacs versions\\|Homepage or URL")
      (should (equal "" (buffer-string))))))

(ert-deftest package-installs-from-its-folder ()
  (let ((folder (make-temp-file "marquee-elpa-" t)))
    (unwind-protect
        (let ((setup (format "(progn (require 'package) (setq package-user-dir %S)
                                (setq byte-compile-error-on-warn t))" folder)))
          (package-test--emacs "--eval" setup "--eval" "(package-install-file default-directory)")
          (should (file-expand-wildcards (expand-file-name "marquee-*/marquee-generated.elc" folder)))
          ;; Customize knows the options.
          (should
           (string-suffix-p "Movies, showtimes and seats."
                            (package-test--emacs
                             "--eval" setup "--eval" "(package-activate-all)" "--eval"
                             "(progn (custom-load-symbol 'marquee)
                                     (princ (get 'marquee 'group-documentation)))")))
          ;; Another Emacs knows the commands without loading a thing.
          (should
           (equal "(t t t nil)"
                  (package-test--emacs
                   "--eval" setup "--eval" "(package-activate-all)" "--eval"
                   "(princ (list (commandp 'marquee) (commandp 'marquee-now-playing)
                                 (commandp 'marquee-doctor) (featurep 'marquee)))"))))
      (delete-directory folder t))))

(ert-deftest package-options-are-all-in-its-group ()
  (let ((group (package-test--emacs "-L" "." "-l" "marquee" "--eval"
                                    "(princ (mapcar #'car (get 'marquee 'custom-group)))"))
        (count 0))
    (dolist (file (directory-files package-test-folder t "\\.el\\'"))
      (with-temp-buffer
        (insert-file-contents file)
        (while (re-search-forward "^(defcustom \\([a-z-]+\\)" nil t)
          (setq count (1+ count))
          (should (string-match-p (format "\\_<%s\\_>" (match-string 1)) group)))))
    (should (< 8 count))))

(ert-deftest package-commands-are-for-everywhere-or-for-a-mode ()
  (let ((everywhere (append '(marquee marquee-restart marquee-stop marquee-follow marquee-index
                              marquee-set-key)
                            (mapcar (lambda (choice) (nth 3 choice)) marquee-choices))))
    (mapatoms
     (lambda (symbol)
       (when (and (string-prefix-p "marquee" (symbol-name symbol)) (commandp symbol)
                  (not (memq symbol everywhere))
                  (not (string-suffix-p "-mode" (symbol-name symbol))))
         (ert-info ((symbol-name symbol)) (should (command-modes symbol))))))))

(ert-deftest package-has-a-function-for-each-method ()
  (let ((methods (marquee-test-sandbox (plist-get (marquee-rpc-discover) :methods))))
    (should (< 40 (length methods)))
    (seq-doseq (method methods)
      (let* ((name (plist-get method :name))
             (function (intern-soft (concat "marquee-" (marquee-test-kebab name))))
             (keywords (marquee-test-keywords function)))
        (unless (member name '("initialize" "shutdown"))
          (ert-info (name)
            (should keywords)
            ;; No function that is written by hand has taken its name.
            (should (string-match-p "/marquee-generated\\.el" (symbol-file function 'defun)))
            (seq-doseq (parameter (plist-get method :params))
              (let ((name (or (plist-get parameter :name)
                              (file-name-nondirectory (plist-get parameter :$ref)))))
                (unless (member name '("partialResultToken" "workDoneToken"))
                  (should (member (marquee-test-kebab name) keywords)))))))))))

;;; package-test.el ends here
