;;; marquee-error.el --- Errors of the Marquee backend  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; An error of the backend is a condition: `marquee-error' or one below it,
;; such as `marquee-not-found'.  In a handler it reads
;;
;;     (marquee-not-found "There is no such movie." :code -32012
;;                        :kind "notFound" :retryable nil :provider "amc" …)
;;
;; The conditions of the contract are defined in marquee-generated.el; the
;; root, and errors that only a client can notice, are defined here.

;;; Code:

(require 'seq)
(require 'marquee-format)

(define-error 'marquee-error "Marquee")

(define-error 'marquee-upstream-error "A provider did not answer as it should"
  'marquee-error)

(define-error 'marquee-server-died "The server ended before it answered"
  'marquee-error)

(defun marquee-error-message (error)
  "Return the message of ERROR for the user, with its hint.
It is a single line, because parts of it come from a provider."
  (let ((text (if (stringp (cadr error)) (cadr error) (error-message-string error)))
        (hint (marquee-error--hint error)))
    (marquee-format-line
     (concat (marquee-error-in-our-terms text)
             (and hint (format " (%s)" (marquee-error-in-our-terms hint)))))))

(defconst marquee-error--terms
  '(("\\`Set \\(MARQUEE_[^,;]+\\), or call credentials/set"
     . "M-x marquee-set-key, or set \\1 before Emacs starts")
    ("set another key with credentials/set" . "set another key by M-x marquee-set-key")
    ("--sandbox works" . "`marquee-arguments' of (\"--sandbox\"), then M-x marquee-restart, works")
    ("\\b\\(?:marquee index update, or \\)?index/update\\b" . "M-x marquee-index")
    ("\\blibrary/set adds\\b" . "+ on a film adds")
    ("\\blibrary/set\\b" . "+ on a film")
    ("\\bwatch/list\\b" . "M-x marquee-watches")
    ("\\bsettings/set\\b" . "`marquee-settings-set'")
    ("\\bservices/set\\b" . "`marquee-services-set'")
    ("\\bsearch/people\\b" . "M-x marquee-person")
    ("\\bshowtimes/whatsOn\\b" . "M-x marquee-whats-on")
    ("\\b\\([a-z]+/[a-zA-Z]+\\)\\b\\( with\\b\\| lists\\| goes\\| brings\\)" . "M-x marquee-call \\1\\2"))
  "What messages for the command line say, and how it is said in Emacs.")

(defun marquee-error--hint (error)
  "Return what to do about ERROR, as one does it in Emacs; or nil."
  (let ((hint (marquee-error-get error :hint))
        (url (or (marquee-error-get error :url) "")))
    (cond (hint hint)
          ((and (equal (marquee-error-get error :kind) "upstreamUnreachable")
                (string-match "\\`[a-z]+://\\([^/]+\\)" url))
           (format "check the connection to %s; M-x marquee-doctor shows proxies"
                   (match-string 1 url))))))

(defun marquee-error-in-our-terms (hint)
  "Return HINT, or another message of the backend, as it is said in Emacs."
  (seq-reduce (lambda (text term) (replace-regexp-in-string (car term) (cdr term) text t))
              marquee-error--terms hint))

(defun marquee-error-get (error key)
  "Return the value of KEY in ERROR, such as `:kind' or `:retryable'."
  (and (marquee-error-p error) (plist-get (cddr error) key)))

(defun marquee-error-p (error)
  "Return non-nil if ERROR, as a handler gets it, is one of this package."
  (and (memq 'marquee-error (get (car-safe error) 'error-conditions)) t))

(defun marquee-error-from-json (object)
  "Return the condition for OBJECT, an error as it comes over the wire."
  (let* ((data (plist-get object :data))
         (condition (marquee-error--condition (plist-get data :kind))))
    `(,condition ,(plist-get object :message) :code ,(plist-get object :code) ,@data)))

(defun marquee-error--condition (kind)
  "Return the condition for the error KIND, as the contract names it."
  (let ((case-fold-search nil)
        (condition nil))
    (when kind
      (setq condition
            (intern-soft
             (concat "marquee-" (downcase (replace-regexp-in-string "[A-Z]" "-\\&" kind))))))
    ;; A server newer than this package may have more kinds.
    (if (get condition 'error-conditions) condition 'marquee-error)))

(provide 'marquee-error)
;;; marquee-error.el ends here
