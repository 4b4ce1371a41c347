;;; marquee-about.el --- What pages about movies and people share  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The parts of a page about a movie, a person, a show or a collection: its head,
;; its texts, rows of other things, each of which opens a page of its own, and
;; links to the web.  A part that has nothing to show inserts nothing.

;;; Code:

(require 'marquee-open)
(require 'marquee-page)

(defconst marquee-about--most 12
  "How many rows a part has at first, unless it says otherwise.")

(defvar-local marquee-about--whole nil
  "The headings of the parts that show all of their rows.")

(defvar marquee-about-mode-map
  (let ((map (make-sparse-keymap)))
    (define-key map (kbd "RET") #'marquee-about-visit)
    (define-key map "b" #'marquee-about-browse)
    (marquee-view-bind-films map)
    map)
  "Keymap for `marquee-about-mode'.")

(define-derived-mode marquee-about-mode marquee-page-mode "About"
  "Mode for pages whose rows open other pages.

\\{marquee-about-mode-map}"
  :interactive nil
  (setq marquee-page-title #'marquee-about-name))

(defun marquee-about-get (key)
  "Return the value of KEY in the thing on this page."
  (plist-get marquee-page-value key))

(defun marquee-about-name (&optional thing)
  "Return the name or the title of THING, by default of the thing on this page."
  (let ((thing (or thing marquee-page-value)))
    (or (plist-get thing :name) (plist-get thing :title))))

(defun marquee-about-buffer (thing)
  "Return the name of a buffer about THING."
  (format "*marquee: %s*" (or (marquee-about-name thing) (plist-get thing :id))))

(defun marquee-about-visit ()
  "Open what point is on, or the first link of its line."
  (interactive nil marquee-about-mode)
  (let ((button (marquee-about--button)))
    (if button (push-button button) (user-error "There is nothing to open in this line"))))

(defun marquee-about--button ()
  "Return the button at point, or the first one of its line, or nil."
  (or (button-at (point))
      (save-excursion
        (let ((end (line-end-position)))
          (forward-line 0)
          (and (forward-button 1 nil nil t) (< (point) end) (button-at (point)))))))

(defun marquee-about-thing ()
  "Return the thing that this line opens, or nil."
  (let ((button (marquee-about--button)))
    (and button (button-get button 'marquee-thing))))

(defun marquee-about-browse ()
  "Open the page on the web about what this page is about."
  (interactive nil marquee-about-mode)
  (let ((url (or (marquee-about-get :websiteUrl) (marquee-about-get :homepage))))
    (if url
        (marquee-page-browse url)
      (user-error "There is no page on the web about this"))))

;;;; Texts

(defun marquee-about-head (name original &rest facts)
  "Insert NAME, tagline and FACTS, and the name in its ORIGINAL language."
  (let ((name (marquee-format-line name))
        (facts (apply #'marquee-format-list facts)))
    (insert "\n  " (propertize name 'face '(:inherit marquee-title :height 1.4))
            (if (or (null original) (equal original name))
                ""
              (propertize (concat "  " original) 'face 'marquee-dim))
            "\n")
    (when (marquee-about-get :tagline)
      (insert "  " (propertize (marquee-about-get :tagline) 'face 'marquee-tagline) "\n"))
    (marquee-page-gap)
    (unless (string-empty-p facts) (marquee-page-paragraph facts))))

(defun marquee-about-day (day)
  "Return DAY in words, or nil; DAY may be no more than a year."
  (and day (propertize (if (length= day 4) day (marquee-format-day day)) 'face 'marquee-date)))

(defun marquee-about-count (count unit)
  "Return COUNT with UNIT, a word that takes an s; nil if COUNT is nil."
  (and count (format "%d %s%s" count unit (if (eql count 1) "" "s"))))

(defun marquee-about-genres ()
  "Return the genres, in a line."
  (mapconcat (lambda (genre) (plist-get genre :name)) (marquee-about-get :genres) ", "))

(defun marquee-about-rating (rating count)
  "Insert the RATING by COUNT votes; COUNT may be nil if that isn't known."
  (when rating
    (insert "  " (marquee-format-stars rating) (format "  %.1f" rating)
            (propertize (if count (format " of 10, %d votes" count) " of 10") 'face 'marquee-dim)
            "\n")))

(defun marquee-about-mine ()
  "Insert what the user's library has of the thing on this page."
  (when-let* ((entry (marquee-about-get :library)))
    (marquee-page-paragraph
     (concat "My films: " (propertize (marquee-format-entry entry) 'face 'marquee-stars)
             (let ((notes (marquee-format-entry-notes entry)))
               (and (not (string-empty-p notes)) (concat " · " notes)))))))

(defun marquee-about-text (key)
  "Insert the text of KEY, and which texts are in another language."
  (when (marquee-about-get key)
    (marquee-page-gap)
    (marquee-page-paragraph (marquee-about-get key)))
  (when-let* ((others (append (marquee-about-get :untranslated) nil)))
    (marquee-page-gap)
    (marquee-page-paragraph
     (propertize (concat "Not translated: " (string-join others ", ")) 'face 'marquee-dim))))

(defun marquee-about-fault ()
  "Insert why a part of the page is missing."
  (when-let* ((fault (marquee-about-get :linkFault)))
    (marquee-page-heading "This is not all")
    (marquee-page-paragraph (marquee-error-message (marquee-error-from-json fault)))))

;;;; Other things

(defun marquee-about-link (label thing)
  "Insert LABEL as a button that opens THING, as plain text if nothing does."
  (if (marquee-open-kind thing)
      (insert-text-button label 'action (lambda (_) (marquee-open thing)) 'follow-link t
                          'marquee-thing thing
                          'help-echo (marquee-open-kind thing))
    (insert label)))

(defun marquee-about-names (heading things)
  "Insert the names of THINGS below HEADING, each a button that opens it."
  (when-let* ((things (append things nil)))
    (marquee-page-heading heading)
    (marquee-about-list "  " things)))

(defun marquee-about-list (before things)
  "Insert after the text BEFORE the names of THINGS, if any, in lines that fit."
  (when-let* ((things (append things nil))
              (start (point)))
    (let ((indent (string-match-p "[^ ]\\|\\'" before)))
      (insert before)
      (marquee-about-link (marquee-about-name (car things)) (car things))
      (dolist (thing (cdr things))
        (insert ", ")
        (marquee-about-link (marquee-about-name thing) thing))
      (insert "\n")
      (marquee-page-fill start (make-string indent ?\s)))))

(defun marquee-about-rows (heading rows draw &optional most)
  "Insert ROWS below HEADING by calling DRAW with each; at first MOST of them.
By default these are a dozen; a button shows the rest."
  (let* ((rows (append rows nil))
         (most (or most marquee-about--most))
         (shown (if (member heading marquee-about--whole) rows (seq-take rows most)))
         (others (- (length rows) (length shown))))
    (when rows
      (marquee-page-heading heading)
      (mapc draw shown)
      (when (> others 0)
        (insert "  ")
        (insert-text-button (format "%d more" others) 'follow-link t
                            'action (lambda (_)
                                      (push heading marquee-about--whole)
                                      (marquee-page-update marquee-page-value)))
        (insert "\n")))))

(defun marquee-about-row (label width thing &rest notes)
  "Insert a row with LABEL, in WIDTH columns at most, that opens THING, and NOTES.
In a window that is too narrow for NOTES they go on below each other."
  (let* ((width (min width (max 16 (/ (marquee-view-width) 2))))
         (label (truncate-string-to-width (or label "") width nil nil "…"))
         (notes (apply #'marquee-format-list notes))
         (column (+ (current-column) width 2)))
    (marquee-about-link label thing)
    (unless (string-empty-p notes)
      (add-face-text-property 0 (length notes) 'marquee-dim t notes)
      (insert (make-string (+ 2 (- width (string-width label))) ?\s)
              (propertize notes 'wrap-prefix (make-string column ?\s))))
    (insert "\n")))

(defun marquee-about-person (credit)
  "Insert a row for the person of CREDIT."
  (insert "  ")
  (marquee-about-row (plist-get credit :name) 28 credit
                     (plist-get credit :character) (plist-get credit :job)))

(defun marquee-about-work (work)
  "Insert a row for WORK, a movie or a show, with what a person did in it."
  (let ((rating (plist-get work :rating))
        (year (substring (or (marquee-about-date work) "    ") 0 4)))
    (insert "  " (propertize year 'face 'marquee-date) "  ")
    (marquee-about-row (marquee-about-name work) 36 work
                       (marquee-format-mark work)
                       (and (equal "show" (plist-get work :kind)) "show")
                       (mapconcat #'marquee-about--role (plist-get work :roles) ", ")
                       (and rating (null (plist-get work :roles))
                            (format "%s  %.1f" (marquee-format-stars rating) rating)))))

(defun marquee-about-date (work)
  "Return the day on which WORK was released or first broadcast, or its year."
  (or (plist-get work :releaseDate) (plist-get work :firstAirDate) (plist-get work :date)
      (and (plist-get work :year) (format "%04d" (plist-get work :year)))))

(defun marquee-about--role (role)
  "Return what a person did in ROLE."
  (let ((episodes (marquee-about-count (plist-get role :episodeCount) "episode")))
    (concat (or (plist-get role :character) (plist-get role :job) (plist-get role :department))
            (and episodes (format " (%s)" episodes)))))

(defun marquee-about-crew (credits)
  "Return the crew of CREDITS, each person once, with all of their jobs."
  (let ((people nil))
    (seq-doseq (credit (plist-get credits :crew))
      (push credit (alist-get (or (plist-get credit :id) (plist-get credit :name)) people
                              nil nil #'equal)))
    (mapcar (lambda (person)
              (plist-put (copy-sequence (cadr person)) :job
                         (mapconcat (lambda (credit) (or (plist-get credit :job) ""))
                                    (reverse (cdr person)) ", ")))
            (nreverse people))))

;;;; The web

(defun marquee-about-web (&rest links)
  "Insert buttons for videos and for LINKS, pairs of a label and an address."
  (when-let* ((links (seq-filter #'cdr (append (mapcar #'marquee-about--video
                                                      (marquee-about-get :videos))
                                              links))))
    (marquee-page-heading "On the web")
    (pcase-dolist (`(,label . ,url) links)
      (insert "  ")
      (marquee-page-link label url)
      (insert "\n"))))

(defun marquee-about--video (video)
  "Return the label and the address of VIDEO."
  (cons (concat "▶ " (plist-get video :name)) (plist-get video :url)))

(defun marquee-about-keys (&rest keys)
  "Insert a row of KEYS, and of those that all of these pages have."
  (apply #'marquee-page-keys
         `(,@keys "\\[marquee-about-visit] open" "\\[marquee-about-browse] browse"
                  "\\[marquee-keys] keys" "\\[marquee-view-quit] quit")))

(provide 'marquee-about)
;;; marquee-about.el ends here
