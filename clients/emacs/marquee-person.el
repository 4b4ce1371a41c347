;;; marquee-person.el --- A person's page  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Who an actor, a director or another person is, and below it all their films
;; and shows with their roles, the newest first.

;;; Code:

(require 'marquee-about)

(define-derived-mode marquee-person-mode marquee-about-mode "Person"
  "Mode for a person's page.

\\{marquee-person-mode-map}"
  :interactive nil
  (setq marquee-page-draw #'marquee-person--draw))

(defun marquee-person-show (person)
  "Show the page of PERSON, a plist with an `:id' at least."
  (marquee-page-show (marquee-about-buffer person) 'marquee-person-mode
                     (marquee-request-of "people/get" :id (plist-get person :id)
                                         :include '("credits"))
                     person))

(defun marquee-person--draw ()
  "Insert the whole page about `marquee-page-value'."
  (marquee-about-head (marquee-about-name) (marquee-about-get :originalName)
                      (marquee-about-get :department)
                      (marquee-person--born)
                      (when-let* ((day (marquee-about-day (marquee-about-get :deathday))))
                        (concat "died " day)))
  (when-let* ((names (append (marquee-about-get :alsoKnownAs) nil)))
    (marquee-page-paragraph
     (propertize (concat "also known as " (string-join names ", ")) 'face 'marquee-dim)))
  (marquee-about-text :biography)
  (marquee-about-names "Known for" (marquee-about-get :knownFor))
  (marquee-about-web (cons "Homepage" (marquee-about-get :homepage)))
  (marquee-about-rows "Films and shows" (marquee-about-get :credits) #'marquee-about-work
                      most-positive-fixnum)
  (marquee-about-keys))

(defun marquee-person--born ()
  "Return when and where the person was born, as far as known, or nil."
  (let ((day (marquee-about-day (marquee-about-get :birthday)))
        (place (marquee-about-get :placeOfBirth)))
    (and (or day place)
         (string-join (delq nil (list "born" day (and place (concat "in " place)))) " "))))

(provide 'marquee-person)
;;; marquee-person.el ends here
