;;; support.el --- What the tests share  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A backend for a test, waiting for events, and reading what a buffer shows.

;;; Code:

(require 'cl-lib)
(require 'ert)
(require 'marquee)

(defconst marquee-test-folder (file-name-directory (or load-file-name buffer-file-name))
  "The folder of the tests.")

(defconst marquee-test-root (expand-file-name "../../../" marquee-test-folder)
  "The root of the repository.")

(defconst marquee-test-patience 60
  "Seconds until silence counts as a failure.")

(defmacro marquee-test-wait (condition)
  "Wait until CONDITION holds; fail if it does not within the patience."
  `(let ((deadline (+ (float-time) marquee-test-patience)))
     (while (not ,condition)
       (when (> (float-time) deadline)
         (ert-fail (list "waited in vain for" ',condition (current-buffer) (marquee-test-text))))
       (accept-process-output nil 0.05))))

(defmacro marquee-test-with (arguments variables &rest body)
  "Run BODY with a backend of its own, started with ARGUMENTS.
VARIABLES are strings, NAME=VALUE; it has no other MARQUEE_ variable, and a
new home.  Afterwards neither it nor a buffer of BODY is left."
  (declare (indent 2) (debug (form form body)))
  `(let* ((home (make-temp-file "marquee-home-" t))
          (process-environment (marquee-test-environment home ,variables))
          (marquee-command (getenv-internal "MARQUEE_BIN" marquee-test--environment))
          (marquee-arguments ,arguments)
          (marquee-current-connection nil)
          (marquee-completion-history nil)
          (marquee-call--contract nil)
          (marquee-completion--hint nil)
          (marquee-places-file (expand-file-name "places.eld" home))
          (marquee-places-history nil)
          (marquee-places--read-from nil)
          (marquee-party-size nil)
          (marquee-follow--newest 0)
          (marquee-follow--missed nil)
          (marquee-follow--connection nil)
          (marquee-follow--failures 0)
          (marquee-follow-desktop nil)
          (buffers (buffer-list))
          (inhibit-message t))
     (unwind-protect
         (save-window-excursion ,@body)
       (marquee-stop)
       (dolist (buffer (buffer-list))
         (unless (or (memq buffer buffers) (eq ?\s (aref (buffer-name buffer) 0)))
           (kill-buffer buffer)))
       (delete-directory home t))))

(defmacro marquee-test-sandbox (&rest body)
  "Run BODY with a sandbox of its own."
  (declare (indent 0) (debug (body)))
  `(marquee-test-with '("--sandbox") nil ,@body))

(defmacro marquee-deftest (name &rest body)
  "Define the test NAME: BODY, run with a sandbox of its own."
  (declare (indent 1) (debug (symbolp body)))
  `(ert-deftest ,name () (marquee-test-sandbox ,@body)))

(defvar marquee-test--environment process-environment
  "The environment that the tests were started with.")

(defun marquee-test-environment (home variables)
  "The environment of a backend with HOME and VARIABLES."
  (append variables
          (list (concat "HOME=" home)
                (concat "XDG_STATE_HOME=" home "/state")
                (concat "XDG_CACHE_HOME=" home "/cache")
                (concat "XDG_CONFIG_HOME=" home "/config"))
          (cl-remove-if (lambda (entry) (string-prefix-p "MARQUEE_" entry))
                        marquee-test--environment)))

(defun marquee-test-upstream ()
  "The base address of the upstream that misbehaves."
  (getenv-internal "MARQUEE_SCENARIO_UPSTREAM" marquee-test--environment))

(defun marquee-test-upstream-variables ()
  "Variables for a backend that asks the upstream that misbehaves."
  (list (concat "MARQUEE_AMC_URL=" (marquee-test-upstream))
        "MARQUEE_AMC_KEY=scenario" "MARQUEE_AMC_RATE=0"))

(defun marquee-test-server (name)
  "The program of the stand-in server NAME."
  (expand-file-name (concat "Tests/clients/servers/" name) marquee-test-root))

(defun marquee-test-keys (keys)
  "Type KEYS, as `kbd' reads them, in the selected window."
  (set-buffer (window-buffer))
  (execute-kbd-macro (kbd keys))
  (set-buffer (window-buffer)))

(defun marquee-test-footer ()
  "The line below the text of this buffer."
  (or (and (overlayp marquee-view--footer) (overlay-get marquee-view--footer 'after-string)) ""))

(defun marquee-test-text ()
  "The text of this buffer, without what colours it."
  (buffer-substring-no-properties (point-min) (point-max)))

(defun marquee-test-rows ()
  "The first texts of the rows of this buffer, from the top."
  (let ((rows nil) (place (point-min)))
    (while place
      (let ((row (get-text-property place 'marquee-row)))
        (when row (push (aref (plist-get row :cells) 0) rows)))
      (setq place (next-single-property-change place 'marquee-key)))
    (nreverse rows)))

(defun marquee-test-go (text)
  "Move to the line with TEXT."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0))
  (set-window-point nil (point)))

(defun marquee-test-settled ()
  "Wait until this buffer has all that it asked for."
  (marquee-test-wait (and (null marquee-view--timer) (null marquee-view-call))))

(defun marquee-test-await (_)
  "Wait for what the call in the argument asks for in its buffer."
  (marquee-test-settled))

(defun marquee-test-press (keys)
  "Type KEYS, and wait for what they ask for."
  (marquee-test-keys keys)
  (marquee-test-settled))

(defun marquee-test-message ()
  "The last line of *Messages*."
  (with-current-buffer (messages-buffer)
    (car (last (split-string (buffer-string) "\n" t)))))

(defun marquee-test-keywords (function)
  "The names of the keywords that FUNCTION takes; nil if it is none."
  (when (and function (fboundp function))
    (let ((usage (car (help-split-fundoc (documentation function t) function))))
      (mapcar #'downcase (cdr (split-string (or usage "") "[() ]+" t))))))

(defun marquee-test-kebab (name)
  "NAME, of the contract, as Lisp writes it."
  (let ((case-fold-search nil))
    (replace-regexp-in-string "[/.]" "-" (downcase (replace-regexp-in-string "[A-Z]" "-\\&" name)))))

(defun marquee-test-run ()
  "Run the tests that the next argument of the command line selects."
  (ert-run-tests-batch-and-exit (or (pop command-line-args-left) t)))

(provide 'support)
;;; support.el ends here
