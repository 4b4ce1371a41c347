;;; marquee-films.el --- The user's own films and shows  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; a marks a film or a show as wanted, v as seen, r rates it, D removes it, in
;; lists and on pages; `marquee-films' lists the user's own.  The marks of all
;; buffers follow the changes that the backend reports.

;;; Code:

(require 'marquee-about)
(require 'marquee-generated)
(require 'marquee-list)

;;;; Marking one

;;;###autoload
(defun marquee-want ()
  "Mark the film or the show at point, or that of this page, as wanted."
  (interactive nil marquee-list-mode marquee-about-mode)
  (marquee-films--set :status "wanted"))

;;;###autoload
(defun marquee-seen ()
  "Mark the film or the show at point, or that of this page, as seen."
  (interactive nil marquee-list-mode marquee-about-mode)
  (marquee-films--set :status "seen"))

;;;###autoload
(defun marquee-rate (points)
  "Rate the film or the show at point, or that of this page, with POINTS of 10.
They are the prefix argument, or read: 0.5 to 10 in steps of a half, or 0 for
no rating."
  (interactive (list (if current-prefix-arg
                         (prefix-numeric-value current-prefix-arg)
                       (marquee-films--here)
                       (read-number "Points from 0.5 to 10, 0 for no rating: ")))
               marquee-list-mode marquee-about-mode)
  (marquee-films--set :rating points))

;;;###autoload
(defun marquee-forget ()
  "Remove the film or the show at point, or that of this page, from your films."
  (interactive nil marquee-list-mode marquee-about-mode)
  (let* ((film (marquee-films--here))
         (row (condition-case nil
                  (marquee-library-get :id (plist-get film :id))
                (marquee-not-found
                 (user-error "%s is not among your films" (marquee-films--name film)))))
         (name (marquee-films--name row))
         (more (marquee-films--more (plist-get row :library))))
    (when (or (null more) (y-or-n-p (format "Remove %s with its %s? " name more)))
      (marquee-library-remove :id (plist-get film :id))
      (message "Marquee: %s: no longer among your films" name))))

(defun marquee-films--set (&rest keywords)
  "Change the entry of the film here as KEYWORDS say, and say what it is now.
The buffers follow the backend's notification."
  (let ((row (apply #'marquee-library-set :id (plist-get (marquee-films--here) :id) keywords)))
    (message "Marquee: %s: %s" (marquee-films--name row)
             (marquee-format-entry (plist-get row :library)))))

(defun marquee-films--more (entry)
  "Return what ENTRY has besides its mark, in words, or nil."
  (let ((parts (delq nil (mapcar (lambda (part) (and (plist-get entry (car part)) (cdr part)))
                                 '((:rating . "rating") (:seenOn . "days") (:note . "note")
                                   (:tags . "tags"))))))
    (and parts (string-join parts ", "))))

(defun marquee-films--name (film)
  "Return what FILM is called."
  (marquee-format-line (or (marquee-about-name film) (plist-get film :id))))

(defun marquee-films--here ()
  "Return the film or the show that a command is meant for.
It is that of the row or of the line, or else what the page is about."
  (or (if (derived-mode-p 'marquee-list-mode)
          (marquee-films--film (marquee-list-row))
        (or (marquee-films--film (marquee-about-thing)) (marquee-films--film marquee-page-value)))
      (user-error "There is no film and no show here")))

(defun marquee-films--film (row)
  "Return the film or the show of ROW, or nil; that of a showing if it is one."
  (cond ((plist-get row :movieId)
         (list :id (plist-get row :movieId) :title (plist-get row :movieTitle)))
        ((marquee-films--kind row) row)))

(defun marquee-films--kind (item)
  "Return the kind of ITEM, \"movie\" or \"show\", or nil if it is neither."
  (and (stringp (plist-get item :id))
       (car (member (marquee-open-kind item) '("movie" "show")))))

;;;; The list

(define-derived-mode marquee-films-mode marquee-list-mode "Films"
  "Mode for the user's own films and shows.

\\{marquee-films-mode-map}"
  :interactive nil
  (setq marquee-list-columns
        '((:name "Title" :text :title :face marquee-title :width 36 :least 20 :sort t)
          (:name "Mine" :text marquee-format-mark :width 5 :sort t)
          (:name "Kind" :text :kind :width 5 :rank 1 :sort t)
          (:name "Date" :text marquee-about-date :face marquee-date :width 10 :rank 2 :sort t)
          (:name "Seen on, tags, note" :text marquee-films--notes :width 24 :rank 3))
        marquee-list-visit #'marquee-open))

(marquee-view-bind-films marquee-films-mode-map)

;;;###autoload
(defun marquee-films (&optional status)
  "List the films and series that are yours, the latest additions first.
STATUS is \"wanted\", \"seen\", or nil for all; interactively, read it."
  (interactive
   (list (let ((status (completing-read "My films (default all): " '("all" "wanted" "seen")
                                        nil t nil nil "all")))
           (and (not (equal "all" status)) status))))
  (marquee-list-show (if status (format "*marquee: my films, %s*" status) "*marquee: my films*")
                     'marquee-films-mode
                     (lambda (&rest keywords)
                       (apply #'marquee-films--fetch :status status keywords))))

(cl-defun marquee-films--fetch (&rest keywords &key then &allow-other-keys)
  "Request the films with KEYWORDS; say what to do if there are none.
THEN: see `marquee-stream'."
  (apply #'marquee-library-list
         :then (lambda (summary)
                 (funcall then `(:message ,(concat "Nothing yet.  a on a film or a show puts it here, "
                                                   "v if you have seen it.")
                                 ,@summary)))
         keywords))

(defun marquee-films--notes (row)
  "Return the days, the tags and the note of ROW."
  (marquee-format-entry-notes (plist-get row :library)))

;;;; The marks follow the library

(defun marquee-films-changed (method params)
  "Show what PARAMS of METHOD, a notification, say of the library's change."
  (when (equal "library/didChange" method)
    (let ((changed (append (plist-get params :changed) nil))
          (removed (append (plist-get params :removed) nil)))
      (cond ((and (plist-get params :known) (not (or changed removed)))) ; What is learnt of the films changes no mark.
            ((not (or changed removed)) (mapc #'marquee-films--reload (marquee-films--buffers)))
            (t (dolist (id changed)
                 (marquee-library-get :id id :then #'marquee-films--give :else #'ignore))
               (when removed (marquee-films--check-marked)))))))

(defun marquee-films--buffers ()
  "Return the buffers of lists and pages, in which films may be."
  (seq-filter (lambda (buffer)
                (with-current-buffer buffer
                  (derived-mode-p 'marquee-list-mode 'marquee-about-mode)))
              (buffer-list)))

(defun marquee-films--reload (buffer)
  "Request again what is in BUFFER."
  (with-current-buffer buffer
    (if (derived-mode-p 'marquee-list-mode) (marquee-list-restart) (marquee-page-restart))))

(defun marquee-films--each (value visit)
  "Call VISIT with each film and each series in VALUE, a part of an answer.
Return non-nil if it did for any."
  (cond ((vectorp value)
         (seq-reduce (lambda (any part) (or (marquee-films--each part visit) any)) value nil))
        ((and (consp value) (keywordp (car value)))
         (let ((any (and (or (marquee-films--kind value) (plist-get value :movieId))
                         (funcall visit value))))
           (cl-loop for (_ part) on value by #'cddr
                    do (when (marquee-films--each part visit) (setq any t)))
           any))))

(defun marquee-films--everywhere (visit)
  "Call VISIT with each film and each series in all buffers.
Draw those again in which it returned non-nil for any."
  (dolist (buffer (marquee-films--buffers))
    (with-current-buffer buffer
      (if (derived-mode-p 'marquee-list-mode)
          (marquee-list-change (lambda (row) (marquee-films--each row visit)))
        (when (marquee-films--each marquee-page-value visit)
          (marquee-page-update marquee-page-value))))))

(defun marquee-films--give (row)
  "Give what is the same as ROW of the library its entry."
  (let ((names (marquee-films--names row))
        (entry (marquee-format-readable (plist-get row :library))))
    (marquee-films--everywhere
     (lambda (item)
       (when (seq-intersection names (marquee-films--names item))
         (plist-put item :library entry)
         t)))
    ;; In the list of all of them what is new asks for all.
    (dolist (buffer (marquee-films--buffers))
      (when (and (eq 'marquee-films-mode (buffer-local-value 'major-mode buffer))
                 (with-current-buffer buffer
                   (not (marquee-list-has-p (plist-get row :id)))))
        (marquee-films--reload buffer)))))

(defun marquee-films--names (item)
  "Return all ids of ITEM: a film, a show, or a row of a showing."
  (let ((kind (or (marquee-films--kind item) "movie")))
    (cons (or (plist-get item :movieId) (plist-get item :id))
          (cl-loop for (provider id) on (plist-get item :ids) by #'cddr
                   collect (format "%s:%s:%s" (substring (symbol-name provider) 1) kind id)))))

(defun marquee-films--check-marked ()
  "Take from the buffers what the library no longer has.
A removed id doesn't tell which other ids the film had."
  (let ((ids nil))
    (marquee-films--everywhere
     (lambda (item)
       (when (plist-get item :library)
         (cl-pushnew (or (plist-get item :movieId) (plist-get item :id)) ids :test #'equal))
       nil))
    (dolist (id ids)
      (marquee-library-get :id id :then #'ignore
                           :else (lambda (error)
                                   (when (eq 'marquee-not-found (car error))
                                     (marquee-films--take id)))))))

(defun marquee-films--take (id)
  "Take the mark from the film or the show with ID; the list of all loses it."
  (marquee-films--everywhere
   (lambda (item)
     (when (and (plist-get item :library)
                (equal id (or (plist-get item :movieId) (plist-get item :id))))
       (plist-put item :library nil)
       t)))
  (dolist (buffer (marquee-films--buffers))
    (when (eq 'marquee-films-mode (buffer-local-value 'major-mode buffer))
      (with-current-buffer buffer (marquee-list-drop id)))))

(provide 'marquee-films)
;;; marquee-films.el ends here
