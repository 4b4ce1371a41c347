;;; marquee-view.el --- Buffers that show a request  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What lists and pages share: a buffer shows what one request gives.  Leaving
;; the buffer cancels the request, and what a request that is no longer wanted
;; still gives is not shown.

;;; Code:

(require 'marquee-format)
(require 'marquee-request)

(defvar-local marquee-view-call nil
  "The `marquee-call' whose result this buffer shows, or nil.")

(defvar-local marquee-view--generation 0
  "How often this buffer has asked; answers to earlier requests are not shown.")

(defvar-local marquee-view--footer nil
  "The overlay with a line below the text: what goes on, or went wrong.")

(defmacro marquee-view-lambda (arguments &rest body)
  "A function of ARGUMENTS with BODY, to be called in this buffer.
It does nothing if by then the buffer is gone or has asked anew."
  (declare (indent 1) (debug (sexp body)))
  (let ((buffer (make-symbol "buffer")) (generation (make-symbol "generation")))
    `(let ((,buffer (current-buffer)) (,generation marquee-view--generation))
       (lambda ,arguments
         (when (and (buffer-live-p ,buffer)
                    (= ,generation (buffer-local-value 'marquee-view--generation ,buffer)))
           (with-current-buffer ,buffer ,@body))))))

(defun marquee-view-ask (fail send)
  "Cancel what this buffer waits for, and ask anew by SEND.
SEND gets a function to call with an error, which calls FAIL with it here, and
returns the call.  FAIL is also called if the request can't even be sent."
  (marquee-view--abandon)
  (setq marquee-view--generation (1+ marquee-view--generation))
  (add-hook 'kill-buffer-hook #'marquee-view--abandon nil t)
  (condition-case error
      (setq marquee-view-call (funcall send (marquee-view-lambda (error) (funcall fail error))))
    ((marquee-error user-error) (funcall fail error))))

(defun marquee-view-answered ()
  "Note that this buffer has what it waited for."
  (setq marquee-view-call nil))

(defun marquee-view-cancel ()
  "Cancel the request that this buffer waits for, if any."
  (interactive nil marquee-list-mode marquee-page-mode)
  (when (marquee-pending-p marquee-view-call)
    (marquee-view-footer (propertize "cancelling…" 'face 'marquee-dim))
    (marquee-view--abandon)))

(defun marquee-view--abandon ()
  "Cancel the request that this buffer waits for, if any, and don't talk of it."
  (when (marquee-pending-p marquee-view-call)
    (marquee-cancel marquee-view-call)))

(defun marquee-view-quit ()
  "Leave this buffer for good; what it waits for is cancelled."
  (interactive nil marquee-list-mode marquee-page-mode)
  (quit-window t))

(defun marquee-view-footer (text)
  "Show TEXT in a line below all others; nothing if it is nil."
  (unless (overlayp marquee-view--footer)
    (setq marquee-view--footer (make-overlay (point-max) (point-max))))
  (overlay-put marquee-view--footer 'after-string (and text (concat "\n  " text "\n")))
  (marquee-view-lower-footer))

(defun marquee-view-age (answer id)
  "Words for the footer on the age of ANSWER about ID; nil if it is new."
  (let ((age (marquee-format-age answer id)))
    (and age (propertize age 'face 'marquee-warning))))

(defun marquee-view-lower-footer ()
  "Put the line below all others there again, after the text has changed."
  (when (overlayp marquee-view--footer)
    (move-overlay marquee-view--footer (point-max) (point-max))))

(defun marquee-view-failed (error)
  "Tell of ERROR in the echo area and below the text."
  (marquee-view-answered)
  (if (eq (car error) 'marquee-request-cancelled)
      (marquee-view-footer (propertize "Cancelled; g asks again" 'face 'marquee-dim))
    (marquee-show-error error)
    (marquee-view-footer
     (concat (propertize (marquee-view--filled (marquee-error-message error))
                         'face 'marquee-failure)
             (marquee-view--last-words error)
             (marquee-view--advice error)
             (propertize "\n\n  g tries again" 'face 'marquee-dim)))))

(defun marquee-view--filled (text)
  "TEXT in lines that fit into the window, for the footer."
  (with-temp-buffer
    (insert text)
    (let ((fill-column (min 88 (max 40 (- (window-width) 4)))))
      (fill-region (point-min) (point-max)))
    (string-replace "\n" "\n  " (string-trim (buffer-string)))))

(defun marquee-view--last-words (error)
  "What the server wrote before it died, if ERROR is its death."
  (let ((lines (mapcar #'marquee-format-line
                       (split-string (or (marquee-error-get error :stderr) "") "\n" t))))
    (if lines
        (propertize (concat "\n    " (string-join lines "\n    ")) 'face 'marquee-dim)
      "")))

(defun marquee-view--advice (error)
  "How to do in Emacs what ERROR asks for, if it asks for a key."
  (if (eq (car error) 'marquee-credentials-missing)
      (propertize "\n\n  M-x setenv sets such a variable; marquee-arguments takes \"--sandbox\".
  Then M-x marquee-restart." 'face 'marquee-dim)
    ""))

(defun marquee-view-buffer (name mode)
  "Show a buffer called NAME in MODE in this window, and make it current."
  (pop-to-buffer-same-window (get-buffer-create (marquee-format-line name)))
  (unless (derived-mode-p mode) (funcall mode)))

;;;; Signs

(defconst marquee-view--substitutes
  '((?★ . ?*) (?☆ . ?.) (?▆ . ?o) (?░ . ?x) (?▂ . ?_) (?▶ . ?>) (?· . ?|) (?– . ?-) (?… . ?~))
  "What is shown instead of a sign on a terminal that has no such character.")

(defun marquee-view-display-table ()
  "A display table for a buffer, in which each sign is one that can be displayed."
  (let ((table (make-display-table)))
    (pcase-dolist (`(,sign . ,substitute) marquee-view--substitutes)
      (unless (char-displayable-p sign) (aset table sign (vector substitute))))
    table))

;;;; Keys

(defvar marquee-view-map
  (let ((map (make-sparse-keymap)))
    (define-key map "q" #'marquee-view-quit)
    (define-key map "k" #'marquee-view-cancel)
    (define-key map "?" #'describe-mode)
    map)
  "Keys of all of Marquee's buffers.")

(provide 'marquee-view)
;;; marquee-view.el ends here
