;;; marquee-trouble.el --- What a command failed for  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A command that fails before it has a buffer of its own leaves one that says
;; what happened and what to do; g runs the command again.

;;; Code:

(require 'marquee-page)

(defmacro marquee-trouble-noted (command &rest body)
  "Evaluate BODY, a part of COMMAND.
If the backend is absent or fails, leave that in a buffer, and quit COMMAND
with a message."
  (declare (indent 1) (debug (form body)))
  (let ((error (make-symbol "error")))
    `(condition-case ,error
         (progn
           ;; Here, so that a program that is absent is no other user error.
           (condition-case ,error
               (marquee-connect)
             (user-error (marquee-trouble--leave ,command ,error)))
           ,@body)
       (marquee-error (marquee-trouble--leave ,command ,error)))))

(defun marquee-trouble--leave (command error)
  "Show a buffer about ERROR, for which COMMAND failed, and signal it."
  (unless (eq (car error) 'marquee-request-cancelled)
    (marquee-view-buffer "*marquee: trouble*" 'marquee-page-mode)
    (setq-local revert-buffer-function
                (lambda (&rest _) (quit-window t) (call-interactively command)))
    (setq marquee-page-draw (lambda () (marquee-trouble--draw command error)))
    (marquee-page-update (list :command command))
    (goto-char (point-min)))
  (user-error "Marquee: %s" (marquee-error-message error)))

(defun marquee-trouble--draw (command error)
  "Insert that COMMAND failed for ERROR, and what to do."
  (marquee-page-heading (format "M-x %s failed" command))
  (insert "\n  " (marquee-view-explain error) "\n"))

(provide 'marquee-trouble)
;;; marquee-trouble.el ends here
