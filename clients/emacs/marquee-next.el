;;; marquee-next.el --- What can be done next, and its keys  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Rows, groups and whole answers say what can be done next with them: requests
;; that are complete but for what they ask the user for.  A key stands for the
;; titles of such requests, the same ones as in the client for Neovim; the menu has
;; all of them.

;;; Code:

(require 'marquee-calendar)
(require 'marquee-completion)
(require 'marquee-view)

(defconst marquee-next-keys
  '(("+" "Want to see")
    ("s" "Seen")
    ("E" "Seen:")
    ("r" "Rate")
    ("d" "Remove from the library" "Stop watching" "Remove from mine" "Forget")
    ("w" "Watch the seats" "Tell me when tickets are on sale" "Tell me of new films")
    ("u" "Pause" "Go on")
    ("!" "Check now")
    ("e" "Events")
    ("m" "Film" "Show" "Watch")
    ("t" "Showings" "What's on" "Showtimes" "Theatres")
    ("=" "Similar")
    ("C" "Credits" "Films and shows")
    ("b" "Buy at AMC" "Open")
    ("c" "Calendar")
    ("P" "Another party" "Best seats")
    ("@" "Another place")
    (">" "Next day")
    ("<" "Previous day")
    ("D" "Another day"))
  "The keys, each with the titles of what it stands for, up to a colon.")

(defconst marquee-next--fixed
  '(("RET" marquee-next-visit "open it")
    ("a" marquee-next-menu "all that can be done")
    ("o" marquee-seats-next-group "other places")
    ("f" marquee-list-narrow "only rows with…")
    ("S" marquee-list-sort "sort by this column")
    ("H" marquee-view-choose-seen "without what I saw")
    ("TAB" marquee-next-forward "next thing")
    ("<backtab>" marquee-next-backward "previous thing")
    ("R" marquee-view-reload "load anew")
    ("k" marquee-view-cancel "cancel loading")
    ("q" marquee-view-quit "quit")
    ("?" marquee-keys "these keys"))
  "The keys that stand for a command of their own, and what that does.")

(dolist (key marquee-next-keys) (define-key marquee-mode-map (car key) #'marquee-next-by-key))
(dolist (key marquee-next--fixed) (define-key marquee-mode-map (kbd (car key)) (nth 1 key)))
(define-key marquee-mode-map "/" #'marquee-list-narrow)
(define-key marquee-mode-map [mouse-2] #'marquee-next-visit)
(define-key marquee-mode-map [follow-link] 'mouse-face)

(defun marquee-next--title (next)
  "Return the title of NEXT without what differs from row to row.
That of \"Seen: S2 E5\" is \"Seen:\"."
  (replace-regexp-in-string ":.*" ":" (plist-get next :title)))

(defun marquee-next-key (next)
  "Return the key for NEXT, or nil."
  (car (or (seq-find (lambda (key) (member (marquee-next--title next) (cdr key))) marquee-next-keys)
           (and (plist-get next :url) (assoc "b" marquee-next-keys)))))

;;;; What there is

(defun marquee-next--scopes ()
  "Return what can be done with the row, with its group and with the whole.
It is a list of pairs of what each is called and a list of requests."
  (let* ((row (get-text-property (point) 'marquee-row))
         (group (or (get-text-property (point) 'marquee-group)
                    (and row marquee-list-rows (marquee-list-group row))
                    (marquee-seats-chosen))))
    (mapcar (lambda (scope) (cons (car scope) (append (plist-get (cdr scope) :next) nil)))
            `((,(if row (seq-find (lambda (cell) (not (string-empty-p cell))) (plist-get row :cells) "") "")
               . ,row)
              (,(plist-get group :heading) . ,group)
              (,(plist-get marquee-page-shown :title) . ,marquee-page-shown)))))

(defun marquee-next--find (titles)
  "Return the first request here with one of TITLES, and the whole's name, or nil.
It is a pair of the request and what it is done with."
  (seq-some (lambda (scope)
              (seq-some (lambda (title)
                          (let ((next (seq-find (lambda (next) (equal title (marquee-next--title next)))
                                                (cdr scope))))
                            (and next (cons next (car scope)))))
                        titles))
            (marquee-next--scopes)))

(defun marquee-next--page ()
  "Return the first request here that opens a web page, as `marquee-next--find'."
  (seq-some (lambda (scope)
              (let ((next (seq-find (lambda (next) (plist-get next :url)) (cdr scope))))
                (and next (cons next (car scope)))))
            (marquee-next--scopes)))

(defun marquee-next-by-key ()
  "Do what the key stands for with the row at point, its group or the whole."
  (interactive nil marquee-mode)
  (let* ((key (key-description (vector last-command-event)))
         (found (or (marquee-next--find (cdr (assoc key marquee-next-keys)))
                    (and (equal key "b") (marquee-next--page)))))
    (unless found
      (user-error "%s stands for nothing here; %s" key (marquee-next--known)))
    (marquee-next-do (car found) (cdr found))))

(defun marquee-next--known ()
  "Return which keys stand for something here."
  (let ((keys (delete-dups (delq nil (mapcar #'marquee-next-key
                                             (seq-mapcat #'cdr (marquee-next--scopes)))))))
    (if keys
        (format "%s do, and a shows all" (string-join keys " "))
      "nothing can be done with it")))

(defun marquee-next-visit (&optional event)
  "Open what is at point, or at the position of a mouse EVENT.
On the last line of a list, request the next page, too."
  (interactive (list last-nonmenu-event) marquee-mode)
  (when (mouse-event-p event) (mouse-set-point event))
  (let* ((here (get-text-property (point) 'marquee-next))
         (row (get-text-property (point) 'marquee-row))
         (group (get-text-property (point) 'marquee-group))
         (next (or here
                   (seq-find (lambda (next) (not (plist-get next :changes)))
                             (plist-get (or row group) :next)))))
    (cond (here (marquee-next-do here (plist-get marquee-page-shown :title)))
          ((plist-get marquee-page-shown :hall)
           (let ((index (seq-position (plist-get marquee-page-shown :groups) group)))
             (if index (marquee-seats-mark index) (marquee-seats-next-group))))
          (next (marquee-next-do next nil))
          ((and marquee-list-rows (marquee-rows-more marquee-list-rows) (marquee-list-end-p))
           (marquee-view-more))
          (t (user-error "Nothing opens here; %s" (marquee-next--known))))))

(defun marquee-next-menu ()
  "Choose from all that can be done with the row at point, its group and the whole."
  (interactive nil marquee-mode)
  (let ((choices nil) (width 0))
    (dolist (scope (marquee-next--scopes))
      (dolist (next (cdr scope))
        (let ((title (plist-get next :title)))
          (when (assoc title choices) (setq title (concat title ", for all of it")))
          (unless (assoc title choices)
            (setq width (max width (string-width title)))
            (push (list title next (car scope)) choices)))))
    (unless choices (user-error "Nothing can be done here"))
    (let* ((choices (nreverse choices))
           (describe (lambda (title)
                       (pcase-let ((`(,_ ,next ,name) (assoc title choices)))
                         (format "%s%-2s %s" (make-string (- (+ 2 width) (string-width title)) ?\s)
                                 (or (marquee-next-key next) "")
                                 (propertize (marquee-format-cut name (max 8 (- (frame-width) width 8)))
                                             'face 'marquee-dim)))))
           (choice (minibuffer-with-setup-hook #'minibuffer-completion-help
                     (completing-read "Do: " (marquee-completion-in-order (mapcar #'car choices) describe)
                                      nil t)))
           (chosen (assoc choice choices)))
      (when chosen (marquee-next-do (nth 1 chosen) (nth 2 chosen))))))

;;;; Doing it

(defun marquee-next-do (next name)
  "Do NEXT with the thing called NAME."
  (let ((url (plist-get next :url))
        (title (plist-get next :title))
        (method (plist-get next :method))
        (params (marquee-next--params next)))
    (cond (url (marquee-page-browse url))
          ((plist-get next :changes)
           (when (or (not (equal "d" (marquee-next-key next)))
                     (y-or-n-p (format "%s: %s? " title name)))
             (marquee-next-change method params)))
          ((equal title "Calendar") (marquee-calendar-write method params))
          (t (marquee-open method params
                           :title (if name (format "%s: %s" title name) title)
                           ;; Another day or party takes the place of this one.
                           :here (and (equal method marquee-view-method)
                                      (seq-find (lambda (other) (eq other next))
                                                (plist-get marquee-page-shown :next))))))))

(defun marquee-next-change (method params)
  "Call METHOD with PARAMS, to change something; show what is so now."
  (let* ((answer (marquee-request method `(,@params :presentation t :verbatim :json-false)))
         (shown (marquee-format-readable (plist-get answer :presentation))))
    (marquee-view-changed)
    (message "%s" (marquee-format-cut
                   (string-join `(,(plist-get shown :title)
                                  ,@(marquee-format-facts (plist-get shown :facts))
                                  ,@(mapcar #'marquee-error-in-our-terms (plist-get shown :notes)))
                                " · ")
                   (* 3 (- (frame-width) 2))))))

(defun marquee-next--params (next)
  "Return the params of NEXT, with what it asks the user for."
  (let ((params (marquee-view--own (plist-get next :params)))
        (ask (plist-get next :ask)))
    (if ask
        (marquee-next--put params (cdr (split-string (plist-get ask :member) "/"))
                           (marquee-next-ask ask (plist-get next :title)))
      params)))

(defun marquee-next--put (value path new)
  "Return VALUE, of params, with NEW at PATH, the parts of a JSON Pointer."
  (cond ((null path) new)
        ((vectorp value)
         (let ((index (string-to-number (car path))) (copy (copy-sequence value)))
           (aset copy index (marquee-next--put (aref copy index) (cdr path) new))
           copy))
        (t (let ((key (intern (concat ":" (string-replace "~0" "~" (string-replace "~1" "/" (car path)))))))
             (plist-put (copy-sequence value) key
                        (marquee-next--put (plist-get value key) (cdr path) new))))))

(defun marquee-next-ask (ask title)
  "Read what ASK describes, for what is called TITLE.
A prefix argument is the answer if that is a number."
  (let* ((name (or (plist-get ask :title) (car (last (split-string (plist-get ask :member) "/")))))
         (low (plist-get ask :minimum))
         (high (plist-get ask :maximum))
         (choices (append (plist-get ask :choices) nil))
         (prompt (concat title (unless (string-search (downcase name) (downcase title)) (concat ", " name))
                         (and low high (format " (%s to %s)" low high)) ": ")))
    (pcase (plist-get ask :kind)
      ((or "number" "integer")
       (let ((number (if current-prefix-arg
                         (prefix-numeric-value current-prefix-arg)
                       (read-number prompt))))
         (unless (and (<= (or low number) number (or high number))
                      (or (integerp number) (equal "number" (plist-get ask :kind))))
           (user-error "%s is no %s" number (string-remove-suffix ": " prompt)))
         number))
      ("day" (marquee-completion-read-day prompt))
      ("boolean" (if (y-or-n-p (concat prompt "? ")) t :json-false))
      ((guard (equal "place" (car (last (split-string (plist-get ask :member) "/")))))
       (marquee-completion-read-place (string-remove-suffix ": " prompt) nil choices))
      ((guard choices)
       (completing-read prompt (marquee-completion-in-order choices) nil
                        (equal "choice" (plist-get ask :kind))))
      (_ (read-string prompt)))))

;;;; Moving, and the keys

(defun marquee-next-forward (&optional backward)
  "Move to the next free seat, row or action, or to the previous one if BACKWARD."
  (interactive nil marquee-mode)
  (let ((start (point)) (here (get-text-property (point) 'marquee-key))
        (step (if backward #'previous-single-property-change #'next-single-property-change)))
    (while (and (goto-char (or (funcall step (point) 'marquee-key) (if backward (point-min) (point-max))))
                (not (if backward (bobp) (eobp)))
                (or (null (get-text-property (point) 'marquee-key))
                    (equal here (get-text-property (point) 'marquee-key)))))
    (unless (get-text-property (point) 'marquee-key)
      (goto-char start)
      (user-error "There is nothing beyond this"))))

(defun marquee-next-backward ()
  "Move to the previous free seat, row or action."
  (interactive nil marquee-mode)
  (marquee-next-forward t))

(defun marquee-next--fixed-line (key)
  "Return what KEY of `marquee-next--fixed' does, in a list; nil if nothing here."
  (when (pcase (nth 1 key)
          ((or 'marquee-list-narrow 'marquee-list-sort 'marquee-view-choose-seen) marquee-list-rows)
          ('marquee-seats-next-group (plist-get marquee-page-shown :hall))
          (_ t))
    (list (cons (car key) (nth 2 key)))))

(defun marquee-keys ()
  "Show the keys of this buffer; the key typed next is one of them."
  (interactive nil marquee-mode)
  (let* ((nexts (seq-mapcat #'cdr (marquee-next--scopes)))
         (own (delq nil (mapcar (lambda (key)
                                  (let ((next (seq-find (lambda (next) (equal (car key) (marquee-next-key next)))
                                                        nexts)))
                                    (and next (cons (car key) (plist-get next :title)))))
                                marquee-next-keys)))
         (lines (append own (seq-mapcat #'marquee-next--fixed-line marquee-next--fixed)))
         (columns (max 1 (/ (frame-width) 38)))
         (buffer (get-buffer-create " *marquee: keys*"))
         key)
    (with-current-buffer buffer
      (erase-buffer)
      (seq-do-indexed
       (lambda (line index)
         (insert " " (propertize (format "%-9s" (car line)) 'face 'help-key-binding) " "
                 (string-pad (marquee-format-cut (cdr line) 25) 26)
                 (if (= (% index columns) (1- columns)) "\n" "")))
       lines)
      (setq mode-line-format nil))
    (save-window-excursion
      (let ((window (display-buffer buffer '(display-buffer-at-bottom))))
        (set-window-point window 1)
        (set-window-start window 1)
        (fit-window-to-buffer window))
      (setq key (read-key-sequence-vector "Key: ")))
    (let ((command (key-binding key)) (last-command-event (aref key (1- (length key)))))
      (if (commandp command)
          (progn (setq this-command command) (call-interactively command))
        (user-error "%s is no key here" (key-description key))))))

(provide 'marquee-next)
;;; marquee-next.el ends here
