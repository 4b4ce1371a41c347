;;; marquee-wire.el --- From bytes to messages  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Messages are JSON after a header that gives their length in bytes, as in the
;; Language Server Protocol.  An incomplete message waits in a unibyte buffer.
;; Anything that can't become a message is reported at once.

;;; Code:

(require 'json)

(define-error 'marquee-wire-garbage "What arrived is no message")

(defconst marquee-wire--header "Content-Length: *\\([0-9]\\{1,10\\}\\)\r\n\r\n"
  "The header of a message.")

(defconst marquee-wire--header-start
  "Content-Length: *[0-9]\\{0,10\\}\\(?:\\'\\|\r\\(?:\\'\\|\n\\(?:\\'\\|\r\\(?:\\'\\|\n\\)\\)\\)\\)"
  "A complete or incomplete header, from its colon on.")

(defun marquee-wire-receive (bytes handler)
  "Add BYTES to this buffer; call HANDLER with each message now complete.
Signal `marquee-wire-garbage' with the first line of anything else."
  (goto-char (point-max))
  (insert bytes)
  (goto-char (point-min))
  (let (end)
    (while (setq end (marquee-wire--message-end))
      (let ((body (buffer-substring (match-end 0) end)))
        (delete-region (point-min) end)
        (funcall handler (condition-case nil
                             (marquee-wire--read (decode-coding-string body 'utf-8 t))
                           (error (marquee-wire--refuse body)))))))
  (unless (marquee-wire--plausible-p) (marquee-wire--refuse (buffer-string))))

(defun marquee-wire--message-end ()
  "Return where the message at point ends, or nil if it is incomplete.
Its body begins at the end of the match data."
  (when (looking-at marquee-wire--header)
    (let ((end (+ (match-end 0) (string-to-number (match-string 1)))))
      (and (<= end (point-max)) end))))

(defun marquee-wire--plausible-p ()
  "Return non-nil if the text at point is a message or may become one."
  (or (string-prefix-p (buffer-substring (point) (min (point-max) (+ (point) 16)))
                       "Content-Length:")
      (looking-at marquee-wire--header-start)))

(defun marquee-wire--refuse (bytes)
  "Signal that BYTES are no message."
  (signal 'marquee-wire-garbage
          (list (truncate-string-to-width
                 (decode-coding-string (or (car (split-string bytes "[\r\n]+" t)) "") 'utf-8 t)
                 60 nil nil "…"))))

(defun marquee-wire--read (text)
  "Parse TEXT as a plist, in which null and false are nil.
False is `:json-false' in the params of what can be done next, which are sent
back as they are."
  (let ((message
         (condition-case nil
             (json-parse-string text :object-type 'plist :null-object nil :false-object :json-false)
           ;; The parser in C is fast, but not in every Emacs, and before Emacs 30 it
           ;; refuses a string with a NUL.
           (error (let ((json-object-type 'plist) (json-array-type 'vector)
                        (json-null nil) (json-false :json-false))
                    (json-read-from-string text))))))
    (if (string-search "false" text) (marquee-wire--without-false message) message)))

(defun marquee-wire--without-false (value)
  "Return VALUE with nil for false, except in the params of what can be done next."
  (cond ((eq value :json-false) nil)
        ((vectorp value)
         (dotimes (index (length value))
           (aset value index (marquee-wire--without-false (aref value index))))
         value)
        ((consp value)
         (let ((offered (plist-member value :title)) (rest value))
           (while rest
             (unless (and offered (eq (car rest) :params))
               (setcar (cdr rest) (marquee-wire--without-false (cadr rest))))
             (setq rest (cddr rest)))
           value))
        (t value)))

(provide 'marquee-wire)
;;; marquee-wire.el ends here
