;;; marquee-view.el --- Buffers that show a request  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What lists and pages share: a buffer shows the result of one request.
;; Leaving the buffer cancels the request, and late results of an earlier
;; request are not shown.

;;; Code:

(require 'marquee-format)
(require 'marquee-request)

(defvar-local marquee-view-call nil
  "The `marquee-call' whose result this buffer shows, or nil.")

(defvar-local marquee-view--generation 0
  "The number of requests so far; answers to earlier ones are not shown.")

(defvar-local marquee-view--footer nil
  "The overlay with a line below the text: the state, or what went wrong.")

(defvar-local marquee-view--heading nil
  "The overlay with lines above the text: what it is about.")

(defvar-local marquee-view-redraw #'ignore
  "A function that draws this buffer again from what has arrived.")

(defmacro marquee-view-lambda (arguments &rest body)
  "Return a function of ARGUMENTS with BODY, to be called in this buffer.
It does nothing if the buffer is gone or has sent a new request since."
  (declare (indent 1) (debug (sexp body)))
  (let ((buffer (make-symbol "buffer")) (generation (make-symbol "generation")))
    `(let ((,buffer (current-buffer)) (,generation marquee-view--generation))
       (lambda ,arguments
         (when (and (buffer-live-p ,buffer)
                    (= ,generation (buffer-local-value 'marquee-view--generation ,buffer)))
           (with-current-buffer ,buffer ,@body))))))

(defun marquee-view-ask (fail send)
  "Cancel this buffer's request, and send a new one by SEND.
SEND gets a function to call with an error, which calls FAIL with it here, and
returns the call.  FAIL is also called if the request can't be sent."
  (marquee-view--abandon)
  (setq marquee-view--generation (1+ marquee-view--generation))
  (add-hook 'kill-buffer-hook #'marquee-view--abandon nil t)
  (condition-case error
      (setq marquee-view-call (funcall send (marquee-view-lambda (error) (funcall fail error))))
    ((marquee-error user-error) (funcall fail error))))

(defun marquee-view-answered ()
  "Note that this buffer's request is answered."
  (setq marquee-view-call nil))

(defun marquee-view-cancel ()
  "Cancel this buffer's request, if any."
  (interactive nil marquee-list-mode marquee-page-mode)
  (when (marquee-pending-p marquee-view-call)
    (marquee-view-footer (propertize "cancelling…" 'face 'marquee-dim))
    (marquee-view--abandon)))

(defun marquee-view--abandon ()
  "Cancel this buffer's request, if any, without a message."
  (when (marquee-pending-p marquee-view-call)
    (marquee-cancel marquee-view-call)))

(defun marquee-view-quit ()
  "Kill this buffer and cancel its request."
  (interactive nil marquee-list-mode marquee-page-mode)
  (quit-window t))

(defun marquee-view-footer (text)
  "Show TEXT in a line below all others; remove the line if it is nil."
  (unless (overlayp marquee-view--footer)
    (setq marquee-view--footer (make-overlay (point-max) (point-max))))
  (overlay-put marquee-view--footer 'after-string (and text (concat "\n  " text "\n")))
  (marquee-view-lower-footer))

(defun marquee-view-heading (text)
  "Show the lines of TEXT above the rows; none if it is nil."
  (unless (overlayp marquee-view--heading)
    (setq marquee-view--heading (make-overlay (point-min) (point-min))))
  (overlay-put marquee-view--heading 'before-string text))

(defun marquee-view-age (answer id)
  "Return a note on the age of ANSWER about ID for the footer, or nil."
  (let ((age (marquee-format-age answer id)))
    (and age (propertize age 'face 'marquee-warning))))

(defun marquee-view-lower-footer ()
  "Move the footer below the last line, after the text has changed."
  (when (overlayp marquee-view--footer)
    (move-overlay marquee-view--footer (point-max) (point-max))))

(defun marquee-view-failed (error)
  "Report ERROR in the echo area and below the text."
  (marquee-view-answered)
  (if (eq (car error) 'marquee-request-cancelled)
      (marquee-view-footer (propertize "Cancelled; g asks again" 'face 'marquee-dim))
    (marquee-show-error error)
    (marquee-view-footer (marquee-view-explain error))))

(defun marquee-view-explain (error)
  "Return the message of ERROR, and what to do about it, in lines that fit."
  (concat (propertize (marquee-view-filled (marquee-error-message error)) 'face 'marquee-failure)
          (marquee-view--last-words error)
          (marquee-view--aside "g tries again, M-x marquee-doctor looks further")))

(defun marquee-view--aside (text)
  "Return TEXT as a paragraph of its own that one may pass over."
  (propertize (concat "\n\n  " (marquee-view-filled text)) 'face 'marquee-dim))

(defun marquee-view-filled (text)
  "Return TEXT in lines that fit into the window, all but the first indented."
  (let ((fill-column (min 88 (max 40 (- (marquee-view-width) 4)))))
    (with-temp-buffer
      (insert text)
      (fill-region (point-min) (point-max))
      (string-replace "\n" "\n  " (string-trim (buffer-string))))))

(defun marquee-view--last-words (error)
  "Return the server's last words if ERROR is about its death."
  (let ((lines (mapcar #'marquee-format-line
                       (split-string (or (marquee-error-get error :stderr) "") "\n" t))))
    (if lines
        (propertize (concat "\n    " (string-join lines "\n    ")) 'face 'marquee-dim)
      "")))

(defun marquee-view-buffer (name mode)
  "Show a buffer called NAME, in MODE, in this window, and make it current."
  (pop-to-buffer-same-window (get-buffer-create (marquee-format-line name)))
  (unless (derived-mode-p mode)
    (funcall mode)
    (setq mode-name (list mode-name '(:eval (and (marquee-program-sandbox-p) " (sandbox)")))))
  (marquee-follow-resume))

(autoload 'marquee-follow-resume "marquee-follow")

(defun marquee-view-width ()
  "Return the columns of this buffer's window, or of the selected one without it.
Another window may be selected when the answer arrives."
  (window-width (get-buffer-window nil t)))

(defun marquee-view-other-windows ()
  "Return the windows that show this buffer and have a point of their own.
The point of the selected window is the buffer's.  The others lose theirs when
the buffer is erased."
  (remq (selected-window) (get-buffer-window-list nil nil t)))

(defun marquee-view-redraw-all ()
  "Draw all buffers again, since distances or times are written differently."
  (dolist (buffer (buffer-list))
    (with-current-buffer buffer (funcall marquee-view-redraw))))

(add-hook 'marquee-wording-hook #'marquee-view-redraw-all)

;;;; Signs

(defconst marquee-view--substitutes
  '((?✓ . ?v) (?★ . ?*) (?☆ . ?.) (?▆ . ?o) (?░ . ?x) (?◆ . ?*) (?▂ . ?_) (?▶ . ?>) (?· . ?|) (?– . ?-) (?… . ?~))
  "Substitutes for signs that a terminal can't display.")

(defun marquee-view-display-table ()
  "Return a display table in which every sign can be displayed."
  (let ((table (make-display-table)))
    (pcase-dolist (`(,sign . ,substitute) marquee-view--substitutes)
      (unless (char-displayable-p sign) (aset table sign (vector substitute))))
    table))

;;;; Keys

(autoload 'marquee-keys "marquee-keys" "Show the keys of this buffer." t)
(autoload 'marquee-watch "marquee-watches" "Watch what this is about." t)
(autoload 'marquee-calendar "marquee-calendar" "Write the showing here into a file for a calendar." t)

(autoload 'marquee-want "marquee-films" "Mark what is here as wanted." t)
(autoload 'marquee-seen "marquee-films" "Mark what is here as seen." t)
(autoload 'marquee-rate "marquee-films" "Rate what is here." t)
(autoload 'marquee-forget "marquee-films" "Remove what is here from your films." t)
(autoload 'marquee-films-changed "marquee-films")

(add-hook 'marquee-notification-functions #'marquee-films-changed)

(defun marquee-view-bind-films (map)
  "Bind in MAP the keys for the user's own films."
  (define-key map "a" #'marquee-want)
  (define-key map "v" #'marquee-seen)
  (define-key map "r" #'marquee-rate)
  (define-key map "D" #'marquee-forget))

(defvar marquee-view-map
  (let ((map (make-sparse-keymap)))
    (define-key map "q" #'marquee-view-quit)
    (define-key map "k" #'marquee-view-cancel)
    (define-key map "?" #'marquee-keys)
    map)
  "Keymap that all of Marquee's buffers inherit.")

(provide 'marquee-view)
;;; marquee-view.el ends here
