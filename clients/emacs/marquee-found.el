;;; marquee-found.el --- People, shows and collections by their names  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `marquee-person', `marquee-show' and `marquee-collection' show a page, and
;; `marquee-find' that of any of these or of a movie.  Each takes an id, or a name
;; with completion; a name that none of the candidates has lists what may be meant.

;;; Code:

(require 'marquee-completion)
(require 'marquee-list)
(require 'marquee-about)
(require 'marquee-trouble)

(define-derived-mode marquee-found-mode marquee-list-mode "Found"
  "Mode for lists of movies, people, shows and collections.

\\{marquee-found-mode-map}"
  :interactive nil
  (setq marquee-list-columns
        '((:name "Name" :text marquee-about-name :face marquee-title :width 36 :least 20 :sort t)
          (:name "Mine" :text marquee-format-mark :width 5 :sort t)
          (:name "Kind" :text :found :width 6 :sort t)
          (:name "Date" :text marquee-about-date :face marquee-date :width 10 :rank 1 :sort t)
          (:name "Stars" :text marquee-format-rating :width 5 :rank 2 :sort marquee-format-better-p)
          (:name "About" :text marquee-found--about :width 24 :rank 3))
        marquee-list-rows #'marquee-found--rows
        marquee-list-heading #'marquee-error-faults
        marquee-list-visit #'marquee-open))

(marquee-view-bind-films marquee-found-mode-map)

(defun marquee-found--rows (found)
  "Return the row for FOUND; search/all names a kind beside the thing itself."
  (let ((thing (plist-get found :item)))
    (list (if thing `(:found ,(marquee-open-kind thing) ,@thing) found))))

(defun marquee-found--about (row)
  "Return what ROW is about: a summary, or what a person is known for."
  (or (plist-get row :overview)
      (marquee-format-list (plist-get row :department)
                           (mapconcat #'marquee-about-name (plist-get row :knownFor) ", "))))

(defun marquee-found--read (what example &rest kinds)
  "Read WHAT by its name or its id, which is like EXAMPLE; return that.
Complete the names of things of KINDS."
  (marquee-completion-read-thing (format "%s (a name, or an id such as %s): " what example)
                                 'marquee-thing
                                 (lambda (text) (marquee-found--things text kinds))
                                 #'marquee-found--describe))

(defun marquee-found--things (text kinds)
  "Return the things of KINDS that TEXT may mean, as an alist of names and things.
Things with the same name have their ids in it."
  (unless (string-blank-p text)
    (let ((taken nil))
      (mapcar (lambda (item)
                (let* ((year (plist-get item :year))
                       (name (concat (marquee-completion-marked item)
                                     (and year (format " (%d)" year)))))
                  (when (member name taken) (setq name (concat name ", " (plist-get item :id))))
                  (push name taken)
                  (cons name (marquee-format-readable item))))
              (marquee-completion-complete text kinds)))))

(defun marquee-found--describe (thing)
  "Return the kind of THING, and its id."
  (substring-no-properties (marquee-format-list (plist-get thing :kind) (plist-get thing :id))))

(defun marquee-found--list (what method)
  "Return a function from a name to a list of WHAT may be called so, by METHOD."
  (lambda (query)
    (marquee-list-show (format "*marquee: %s called %s*" what query) 'marquee-found-mode
                       (marquee-request-of method :query query))))

;;;###autoload
(defun marquee-person (person)
  "Show the page of PERSON: an id such as \"tmdb:person:525\", or a name.
For a name, list the people it may mean.  Interactively, read it with
completion."
  (interactive (marquee-trouble-noted 'marquee-person
                 (list (marquee-found--read "Person" "tmdb:person:525" "person"))))
  (marquee-open-named person "person" (marquee-found--list "people" "search/people")))

;;;###autoload
(defun marquee-show (show)
  "Show the page of SHOW: an id such as \"tmdb:show:2287\", or a name.
For a name, list the television shows it may mean.  Interactively, read it with
completion."
  (interactive (marquee-trouble-noted 'marquee-show
                 (list (marquee-found--read "Show" "tmdb:show:2287" "show"))))
  (marquee-open-named show "show" (marquee-found--list "shows" "search/shows")))

;;;###autoload
(defun marquee-collection (collection)
  "Show the page of COLLECTION, a series of movies: its id or its name.
An id is such as \"tmdb:collection:120794\".  For a name, list the collections
that it may mean.  Interactively, read it with completion."
  (interactive (marquee-trouble-noted 'marquee-collection
                 (list (marquee-found--read "Collection" "tmdb:collection:120794" "collection"))))
  (marquee-open-named collection "collection"
                      (marquee-found--list "collections" "search/collections")))

;;;###autoload
(defun marquee-find (thing)
  "Show the page of THING: a movie, a person, a show or a collection.
It is an id or a name; for a name, list all that it may mean.  Interactively,
read it with completion."
  (interactive (marquee-trouble-noted 'marquee-find
                 (list (marquee-found--read "Find" "tmdb:person:525"
                                            "movie" "person" "show" "collection"))))
  (marquee-open-named thing "movie" (marquee-found--list "everything" "search/all")))

(provide 'marquee-found)
;;; marquee-found.el ends here
