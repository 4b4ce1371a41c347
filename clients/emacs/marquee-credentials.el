;;; marquee-credentials.el --- Keys of the providers  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; AMC, TMDB and Pixabay each want a key of their own.

;;; Code:

(require 'marquee-generated)

(defconst marquee-credentials--providers '(("AMC" . "amc") ("TMDB" . "tmdb") ("Pixabay" . "pixabay"))
  "The providers, by their names.")

;;;###autoload
(defun marquee-set-key (provider key persist)
  "Use KEY for PROVIDER from now on, or what it was before if KEY is empty.
Until the backend ends, or also later if PERSIST is non-nil: the backend then
writes it into its configuration file, which only you can read."
  (interactive
   (let ((name (completing-read "Key for: " marquee-credentials--providers nil t)))
     (list (cdr (assoc name marquee-credentials--providers))
           (read-passwd (format "Key for %s: " name))
           (y-or-n-p "Keep it for later, in the backend's configuration file? "))))
  (marquee-credentials-set
   :provider provider :key key :persist persist
   :then (lambda (_) (message "Marquee: the key for %s is %s"
                              (car (rassoc provider marquee-credentials--providers))
                              (if (string-empty-p key) "removed" "set")))
   :else #'marquee-show-error))

(provide 'marquee-credentials)
;;; marquee-credentials.el ends here
