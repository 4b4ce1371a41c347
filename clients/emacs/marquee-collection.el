;;; marquee-collection.el --- The page of a collection of movies  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A series of movies: its parts in the order of release, and what they come to.

;;; Code:

(require 'marquee-about)

(define-derived-mode marquee-collection-mode marquee-about-mode "Collection"
  "Mode for the page of a collection.

\\{marquee-collection-mode-map}"
  :interactive nil
  (setq marquee-page-draw #'marquee-collection--draw))

(defun marquee-collection-show (collection)
  "Show the page of COLLECTION, a plist with an `:id' at least."
  (marquee-page-show (marquee-about-buffer collection) 'marquee-collection-mode
                     (marquee-request-of "collections/get" :id (plist-get collection :id))
                     collection))

(defun marquee-collection--draw ()
  "Insert the whole page about `marquee-page-value'."
  (let ((totals (marquee-about-get :totals)))
    (marquee-about-head (marquee-about-name) (marquee-about-get :originalName)
                        (marquee-about-count (plist-get totals :parts) "movie")
                        (marquee-collection--released totals)
                        (marquee-collection--years totals))
    (marquee-about-rating (plist-get totals :rating) (plist-get totals :ratingCount))
    (marquee-about-text :overview)
    (marquee-about-rows "Movies" (marquee-about-get :parts) #'marquee-about-work
                        most-positive-fixnum)
    (marquee-about-keys)))

(defun marquee-collection--released (totals)
  "Return how many parts are released by TOTALS, unless all are."
  (let ((released (plist-get totals :released)))
    (and released (< released (plist-get totals :parts)) (format "%d released" released))))

(defun marquee-collection--years (totals)
  "Return the years of the first and the last part by TOTALS, or nil."
  (let ((first (plist-get totals :firstYear)) (last (plist-get totals :lastYear)))
    (and first (propertize (if (eql first last) (format "%d" first) (format "%d–%d" first last))
                           'face 'marquee-date))))

(provide 'marquee-collection)
;;; marquee-collection.el ends here
