;;; marquee-open.el --- From a row to the page about it  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Rows of lists and of pages, and candidates of completion, are movies, people,
;; shows, seasons or collections.  `marquee-open' shows the page about any.

;;; Code:

(require 'seq)
(require 'marquee-format)

(autoload 'marquee-movie-show "marquee-movie")
(autoload 'marquee-person-show "marquee-person")
(autoload 'marquee-show-show "marquee-show")
(autoload 'marquee-season-show "marquee-season")
(autoload 'marquee-collection-show "marquee-collection")

(defconst marquee-open--pages
  '(("movie" . marquee-movie-show) ("person" . marquee-person-show) ("show" . marquee-show-show)
    ("season" . marquee-season-show) ("collection" . marquee-collection-show))
  "The functions that show the pages about things, by the kinds of these.")

(defun marquee-open-kind (thing)
  "Return the kind of THING, a plist, if there are pages about that kind.
It is part of most ids, such as \"tmdb:person:525\"; others need a `:kind'."
  (let ((part (or (nth 1 (split-string (or (plist-get thing :id) "") ":")) "")))
    (seq-find (lambda (kind) (assoc kind marquee-open--pages))
              (list (if (string-match-p "\\`nm[0-9]+\\'" part) "person" part)
                    (plist-get thing :kind)))))

(defun marquee-open (thing)
  "Show the page about THING, a plist with what a row knows of it."
  (funcall (cdr (or (assoc (marquee-open-kind thing) marquee-open--pages)
                    (user-error "There is no page about this")))
           thing))

(defun marquee-open-named (thing kind list)
  "Show the page about THING of KIND: a plist, or an id or a name as a text.
A plist may have nothing but such a text as its `:query'.  For a name, call
LIST with it."
  (let ((query (if (stringp thing) thing (plist-get thing :query))))
    (cond ((null query) (marquee-open thing))
          ((marquee-format-id-p query) (marquee-open (list :id query :kind kind)))
          ((string-match-p "\\`\\(tt\\|nm\\)[0-9]+\\'" query)
           (marquee-open (list :id (concat "imdb:" query) :kind kind)))
          (t (funcall list query)))))

(provide 'marquee-open)
;;; marquee-open.el ends here
