;;; marquee-program.el --- Where the Marquee backend is  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The backend is a program called marquee.  `marquee-program' finds it: what
;; `marquee-command' says, else the environment variable MARQUEE_BIN, else
;; the first one in `exec-path'.

;;; Code:

(require 'seq)

(defcustom marquee-command nil
  "The backend's program, or nil to look for it.
If nil, the environment variable MARQUEE_BIN names it, or else it is the
program called marquee in variable `exec-path'."
  :type '(choice (const :tag "Look for it" nil) file)
  :group 'marquee)

(defcustom marquee-arguments nil
  "Arguments for the backend's program.
With (\"--sandbox\") it answers from its built-in catalogue: no key is
needed, and nobody is asked."
  :type '(repeat string)
  :group 'marquee)

(defun marquee-program ()
  "Find the backend's program; signal a `user-error' if there is none."
  (let* ((candidates (marquee-program-candidates))
         (found (seq-find (lambda (candidate) (marquee-program--resolve (cdr candidate)))
                          candidates)))
    (if found
        (marquee-program--resolve (cdr found))
      (user-error "%s" (marquee-program-missing candidates)))))

(defun marquee-program-candidates ()
  "Where to look for the program, as a list of (SOURCE . PROGRAM).
An explicit choice is the only candidate: if it is wrong, that has to show."
  (let ((variable (getenv "MARQUEE_BIN")))
    (cond (marquee-command (list (cons "marquee-command" marquee-command)))
          ((and variable (not (string-empty-p variable))) (list (cons "MARQUEE_BIN" variable)))
          (t (list (cons "PATH" "marquee"))))))

(defun marquee-program-missing (candidates)
  "What to say if none of CANDIDATES is a program."
  (format "Marquee's backend was not found (looked at %s); in a clone of its repository run \
`swift build -c release --product marquee', then set MARQUEE_BIN or `marquee-command' to \
.build/release/marquee, or put it on PATH"
          (mapconcat (lambda (candidate) (format "%s: %s" (car candidate) (cdr candidate)))
                     candidates ", ")))

(defun marquee-program--resolve (program)
  "The file name of PROGRAM, or nil if it can't be run."
  (executable-find (if (file-name-directory program) (expand-file-name program) program)))

(provide 'marquee-program)
;;; marquee-program.el ends here
