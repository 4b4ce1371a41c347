;;; marquee-page.el --- Pages about one thing  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A page shows the result of a method that returns one thing.  It is drawn
;; from what is already known, if anything, and drawn again when more arrives.
;; A mode derived from `marquee-page-mode' sets `marquee-page-draw'.

;;; Code:

(require 'cl-lib)
(require 'seq)
(require 'marquee-view)

(defvar-local marquee-page-draw #'ignore
  "A function that inserts the page about `marquee-page-value'.")

(defvar-local marquee-page-value nil
  "The subject of this page, as far as known: a plist.")

(defvar-local marquee-page--id nil
  "What identifies the subject of this page before its value has arrived, or nil.")

(defvar-local marquee-page-title #'ignore
  "A function that returns what the buffer is called for, or nil if unknown.")

(defvar-local marquee-page-then #'ignore
  "A function to call when the value has arrived and is drawn.")

(defvar-local marquee-page--fetch nil
  "The function that requests the value: that of a method.")

(defvar marquee-page-mode-map
  (let ((map (make-sparse-keymap)))
    (set-keymap-parent map (make-composed-keymap marquee-view-map special-mode-map))
    (define-key map (kbd "TAB") #'forward-button)
    (define-key map (kbd "<backtab>") #'backward-button)
    map)
  "Keymap for `marquee-page-mode'.")

(define-derived-mode marquee-page-mode special-mode "Marquee"
  "Mode for pages about one thing.

\\{marquee-page-mode-map}"
  :interactive nil
  (setq-local revert-buffer-function #'marquee-page-refresh)
  (setq-local word-wrap t)
  (setq buffer-display-table (marquee-view-display-table)
        marquee-view-redraw (lambda () (marquee-page-update marquee-page-value)))
  (buffer-disable-undo))

(defun marquee-page-show (name mode fetch &optional value)
  "Show in buffer NAME, in MODE, the result of FETCH; until then VALUE.
FETCH is a method's function with all keywords but its callbacks applied."
  (marquee-page-open name mode (plist-get value :id))
  (marquee-page-begin fetch value))

(defun marquee-page-open (name mode id)
  "Show the buffer, in MODE, about the thing with ID, and make it current.
It is called NAME or, if that is the buffer of another thing, similarly."
  (marquee-view-buffer (marquee-page--buffer name mode id) mode)
  (setq marquee-page--id id))

(defun marquee-page-begin (fetch &optional value)
  "Show in this buffer the result of FETCH; until then VALUE.
FETCH is as for `marquee-page-show'."
  (setq marquee-page--fetch fetch)
  (marquee-page-update value)
  (goto-char (point-min))
  (marquee-page--ask))

(defun marquee-page--buffer (name mode id)
  "Return the name of the buffer, in MODE, about ID: NAME or one like it.
Other things with the same title have buffers of their own."
  (cl-flet ((about (buffer) (with-current-buffer buffer
                              (delq nil (list marquee-page--id (plist-get marquee-page-value :id))))))
    (let* ((name (marquee-format-line name))
           (taken (get-buffer name))
           (same (and id (seq-find (lambda (buffer)
                                     (and (eq mode (buffer-local-value 'major-mode buffer))
                                          (member id (about buffer))))
                                   (buffer-list)))))
      (cond (same (buffer-name same))
            ((and id taken (about taken)) (generate-new-buffer-name name))
            (t name)))))

(defun marquee-page-refresh (&rest _)
  "Request this page's value again, bypassing the backend's cache."
  (marquee-page--ask :cache "reload"))

(defun marquee-page-restart ()
  "Request this page's value again."
  (marquee-page--ask))

(defun marquee-page--ask (&rest keywords)
  "Request this page's value, with KEYWORDS for the function."
  (marquee-view-footer (propertize "loading…" 'face 'marquee-dim))
  (marquee-view-ask
   #'marquee-view-failed
   (lambda (fail)
     (apply marquee-page--fetch
            :then (marquee-view-lambda (value)
                    (marquee-view-answered)
                    (marquee-page-update value)
                    (marquee-page-rename)
                    (marquee-view-footer (marquee-view-age value (or (plist-get value :id)
                                                                     (plist-get value :showId))))
                    (funcall marquee-page-then))
            :else fail
            keywords))))

(defun marquee-page-update (value)
  "Draw the page about VALUE; an empty page if it is nil."
  (setq marquee-page-value (marquee-format-readable value))
  (let ((inhibit-read-only t) (line (line-number-at-pos)) (column (current-column))
        (windows (mapcar (lambda (window) (cons window (line-number-at-pos (window-point window))))
                         (marquee-view-other-windows))))
    (erase-buffer)
    (when value (funcall marquee-page-draw))
    (set-buffer-modified-p nil)
    (marquee-view-lower-footer)
    (pcase-dolist (`(,window . ,line) windows)
      (goto-char (point-min))
      (forward-line (1- line))
      (set-window-point window (point)))
    (goto-char (point-min))
    (forward-line (1- line))
    (move-to-column column)))

(defun marquee-page-rename ()
  "Name the buffer by what the page is about, if that was not known before."
  (let ((title (funcall marquee-page-title)))
    (unless (or (null title) (string-search title (buffer-name)))
      (rename-buffer (format "*marquee: %s*" title) t))))

(defun marquee-page-heading (text)
  "Insert TEXT as a heading."
  (marquee-page-gap)
  (insert "  " (propertize text 'face 'marquee-heading) "\n"))

(defun marquee-page-gap ()
  "Insert an empty line, unless there is one."
  (unless (looking-back "\n\n" (max (point-min) (- (point) 2))) (insert "\n")))

(defun marquee-page-paragraph (text &optional indent)
  "Insert TEXT, filled, each line after INDENT, by default two blanks."
  (let ((start (point)) (indent (or indent "  ")))
    (insert indent text "\n")
    (marquee-page-fill start indent)))

(defun marquee-page-fill (start &optional indent)
  "Fill the text from START to point, but break no button.
Lines after the first begin with INDENT, by default two blanks."
  (let ((fill-column (min 88 (max 40 (- (marquee-view-width) 4))))
        (fill-prefix (or indent "  "))
        (fill-nobreak-predicate
         (list (lambda () (and (button-at (point)) (button-at (1- (point))))))))
    (fill-region start (point))))

(defun marquee-page-keys (&rest keys)
  "Insert a row of KEYS of this buffer, as many as fit.
Each is a text for `substitute-command-keys'."
  (let ((row ""))
    (dolist (key keys)
      (let ((longer (concat row (if (string-empty-p row) "" "  ") (substitute-command-keys key))))
        (when (<= (string-width longer) (- (marquee-view-width) 3)) (setq row longer))))
    (marquee-page-gap)
    (insert "  " (propertize row 'face 'marquee-dim) "\n")))

(defun marquee-page-link (label url)
  "Insert a button called LABEL that opens URL."
  (insert-text-button label 'action (lambda (_) (marquee-page-browse url)) 'help-echo url 'follow-link t))

(defun marquee-page-browse (url)
  "Open URL if it is a web address.
It comes from a provider; another kind could open a file or start a program."
  (let ((case-fold-search t))
    (unless (string-match-p "\\`https?://" url)
      (user-error "That is not the address of a web page")))
  (browse-url url))

(provide 'marquee-page)
;;; marquee-page.el ends here
