;;; marquee-contract.el --- Backends of other releases  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What to say of a backend that was made for another version of the contract.

;;; Code:

(defvar marquee-contract-version)

(defun marquee-contract-difference (server)
  "Return what to know of the contract of SERVER, its answer to `initialize'.
It is nil if the backend has all that this package knows.  A later minor version
only adds something."
  ;; Here, because it needs the connection, which needs this.
  (require 'marquee-generated)
  (pcase-let ((`(,major ,minor) (marquee-contract--numbers (plist-get server :contractVersion)))
              (`(,our-major ,our-minor) (marquee-contract--numbers marquee-contract-version))
              (newer nil))
    (unless (and (= major our-major) (>= minor our-minor))
      (setq newer (> major our-major))
      (format "The backend is %s %s, whose contract %s is %s than this package's, %s: \
what has changed fails until the %s is updated"
              (plist-get (plist-get server :serverInfo) :name)
              (plist-get (plist-get server :serverInfo) :version)
              (plist-get server :contractVersion)
              (if newer "newer" "older")
              marquee-contract-version
              (if newer "package" "backend")))))

(defun marquee-contract--numbers (version)
  "Return the first two numbers of VERSION; zero if it has none."
  (let ((parts (split-string (or version "") "\\.")))
    (list (string-to-number (car parts)) (string-to-number (or (cadr parts) "")))))

(provide 'marquee-contract)
;;; marquee-contract.el ends here
