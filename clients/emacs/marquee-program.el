;;; marquee-program.el --- Where the Marquee backend is  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The backend is a program called marquee.  `marquee-program' finds it: what
;; `marquee-command' says, else the environment variable MARQUEE_BIN, else
;; the first one in `exec-path'.

;;; Code:

(require 'subr-x)

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
  (pcase-let ((`(,place . ,program) (marquee-program-place)))
    (or (executable-find (if (file-name-directory program)
                             ;; As the shell that Emacs was started from means it.
                             (expand-file-name program command-line-default-directory)
                           program))
        (user-error "Marquee's backend was not found: no program %s (%s).  In a clone of its repository \
run `swift build -c release --product marquee', then set `marquee-command' or MARQUEE_BIN to \
.build/release/marquee, or put it on PATH"
                    program place))))

(defun marquee-program-place ()
  "Where to look for the program, as (PLACE . PROGRAM).
What the user has set is not passed over: if it is wrong, that has to show."
  (let ((variable (getenv "MARQUEE_BIN")))
    (cond (marquee-command (cons "marquee-command" marquee-command))
          ((and variable (not (string-empty-p variable))) (cons "MARQUEE_BIN" variable))
          (t (cons "neither marquee-command nor MARQUEE_BIN is set; looked on PATH" "marquee")))))

(provide 'marquee-program)
;;; marquee-program.el ends here
