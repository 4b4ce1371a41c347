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
        (hint (marquee-error-get error :hint)))
    (marquee-format-line (if hint (format "%s (%s)" text hint) text))))

(defun marquee-error-faults (answer)
  "Return why ANSWER, a page or a summary, is incomplete, in lines; or nil."
  (let ((faults (mapcar (lambda (fault) (plist-get fault :error)) (plist-get answer :faults)))
        (link (seq-some (lambda (row) (plist-get row :linkFault)) (plist-get answer :items))))
    (when link (setq faults (append faults (list link))))
    (and faults
         (mapconcat (lambda (fault)
                      (concat "  " (propertize (concat "Incomplete: " (marquee-error-message
                                                                    (marquee-error-from-json fault)))
                                               'face 'marquee-warning)
                              "\n"))
                    faults ""))))

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
