;;; marquee-program.el --- Where the Marquee backend is  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The backend is a program called marquee.  `marquee-program' finds it: what
;; `marquee-command' says, otherwise the environment variable MARQUEE_BIN,
;; otherwise the first one in `exec-path'.

;;; Code:

(require 'subr-x)

(defcustom marquee-command nil
  "The backend's program, or nil to look for it.
If nil, the environment variable MARQUEE_BIN names it; otherwise it is the
program called marquee in variable `exec-path'."
  :type '(choice (const :tag "Look for it" nil) file)
  :group 'marquee)

(defcustom marquee-arguments nil
  "Arguments for the backend's program.
With (\"--sandbox\") it answers from its built-in catalogue, which needs no key
and no network."
  :type '(repeat string)
  :group 'marquee)

(defun marquee-program-sandbox-p ()
  "Return non-nil if the backend answers from its built-in catalogue."
  (member "--sandbox" marquee-arguments))

(defun marquee-program ()
  "Return the backend's program; signal a `user-error' if there is none."
  (pcase-let ((`(,place . ,program) (marquee-program-place)))
    (or (executable-find (if (file-name-directory program)
                             ;; Relative to the directory that Emacs was started in.
                             (expand-file-name program command-line-default-directory)
                           program))
        (user-error "Marquee's backend was not found: no program %s (%s).  `pipx install marquee-backend' \
brings it; in a clone of its repository `swift build -c release --product marquee' builds \
.build/release/marquee, for PATH, MARQUEE_BIN or `marquee-command'"
                    program place))))

(defun marquee-program-place ()
  "Return where to look for the program, as (PLACE . PROGRAM).
What the user has set is never skipped: if it is wrong, that must show."
  (let ((variable (getenv "MARQUEE_BIN")))
    (cond (marquee-command (cons "marquee-command" marquee-command))
          ((and variable (not (string-empty-p variable))) (cons "MARQUEE_BIN" variable))
          (t (cons "neither marquee-command nor MARQUEE_BIN is set; looked on PATH" "marquee")))))

(provide 'marquee-program)
;;; marquee-program.el ends here
