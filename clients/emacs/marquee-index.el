;;; marquee-index.el --- The titles that can be completed  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Completion of titles needs TMDB's lists, which are fetched only on request.

;;; Code:

(require 'marquee-completion)

;;;###autoload
(defun marquee-index ()
  "Fetch TMDB's titles and names, some 40 MB, so that they can be completed."
  (interactive)
  (message "Marquee: fetching titles; this may take some minutes")
  (marquee-index-update
   :then (lambda (report)
           (setq marquee-completion--hint nil)
           (message "Marquee: %d titles and names can be completed now"
                    (apply #'+ (mapcar (lambda (index) (plist-get index :count))
                                       (plist-get report :indexes)))))
   :else #'marquee-show-error))

(provide 'marquee-index)
;;; marquee-index.el ends here
