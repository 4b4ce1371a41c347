;;; marquee-view.el --- Buffers that show what a method answers  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A buffer shows the answer to one request, from its presentation: a list, a
;; page about one thing, or an auditorium.  No method and no member of an answer
;; is known here but those that all answers have.  `marquee-open' shows any
;; method.  Leaving the buffer cancels the request, and late results of an
;; earlier request are not shown.

;;; Code:

(require 'cl-lib)
(require 'marquee-places)
(require 'marquee-request)
(require 'marquee-view-draw)

(autoload 'marquee-follow-resume "marquee-follow")

(defcustom marquee-page-size 20
  "How many rows of a list to request at once, from 1 to 100."
  :type '(integer :match (lambda (_ size) (<= 1 size 100)))
  :group 'marquee)

(defcustom marquee-pages-ahead 2
  "How many pages a list requests before point has reached its end.
Lists of a day request all of them."
  :type 'natnum
  :group 'marquee)

(defvar-local marquee-view-method nil
  "The method whose answer this buffer shows.")

(defvar-local marquee-view-params nil
  "The params of the request, a plist, without what only asks for a part.")

(defvar-local marquee-view-call nil
  "The `marquee-call' whose result this buffer shows, or nil.")

(defvar-local marquee-view--generation 0
  "The number of requests so far; answers to earlier ones are not shown.")

(defvar-local marquee-view--coming nil
  "The rows that the request under way adds to, a `marquee-rows'.")

(defvar-local marquee-view--soon nil
  "The timer that draws rows before the first page, if there are more of them.")

(defvar-local marquee-view--pause 0
  "Seconds from such a row until it is drawn, with those that came meanwhile.")

(defvar-local marquee-view--stopped nil
  "Non-nil if the last request failed; the end of the list then loads nothing.")

(defvar-local marquee-view--stale nil
  "Non-nil if this buffer is to be loaded anew when it is shown.")

(defvar-local marquee-view--then nil
  "A function to call when what this buffer shows has arrived, once.")

(defvar-local marquee-view--once nil
  "Non-nil if the request may change something, and is not to be sent again.")

(defvar-local marquee-view--status ""
  "The text in the mode line.")

(defvar marquee-mode-map (make-sparse-keymap)
  "Keymap of all of Marquee's buffers; marquee-next.el fills it.")

(define-derived-mode marquee-mode special-mode "Marquee"
  "Mode for what the Marquee backend answers.
More rows load when point reaches the last one.

\\{marquee-mode-map}"
  :interactive nil
  (setq-local revert-buffer-function #'marquee-view-reload)
  (setq-local truncate-lines t)
  (setq buffer-display-table (marquee-view-display-table)
        mode-name '("Marquee" (:eval (and (marquee-program-sandbox-p) " (sandbox)")))
        ;; The state comes early, since a narrow window cuts this line off.
        mode-line-buffer-identification '(:eval (marquee-view--identification)))
  (set-display-table-slot buffer-display-table 'truncation
                          (make-glyph-code (if (char-displayable-p ?…) ?… ?$) 'marquee-dim))
  (buffer-disable-undo)
  (add-hook 'kill-buffer-hook #'marquee-view--abandon nil t)
  (add-hook 'window-configuration-change-hook #'marquee-view--refit nil t)
  (add-hook 'window-buffer-change-functions #'marquee-view--shown nil t)
  (add-hook 'post-command-hook #'marquee-view--after-command nil t))

;;;; Opening

(cl-defun marquee-open (method params &key title here then once)
  "Show in this window what METHOD answers, called with PARAMS, a plist.
It is called TITLE until it says what it is.  With HERE, it takes the place of
what this buffer shows; otherwise a buffer of the same request is used again.
THEN is a function to call when it has arrived.  With ONCE, METHOD may change
something: it is not called again but after a question."
  (let* ((params (marquee-view--own params))
         (buffer (or (and here (current-buffer))
                     (marquee-view--buffer method params)
                     (generate-new-buffer
                      (format "*marquee: %s*" (marquee-format-line (or title method)))))))
    (pop-to-buffer-same-window buffer)
    (unless (derived-mode-p 'marquee-mode) (marquee-mode))
    (when here
      (setq marquee-list-filter "" marquee-list-sorted nil marquee-list-rows nil
            marquee-page-shown nil marquee-seats-group 0)
      (marquee-view-draw))
    (setq marquee-view-method method
          marquee-view-params params
          marquee-view--then then
          marquee-view--once once)
    (marquee-view--load)
    (marquee-follow-resume)))

(defun marquee-view--own (params)
  "Return PARAMS without what only asks for a part of the answer."
  (cl-loop for (name value) on params by #'cddr
           unless (memq name '(:page :pageSize :maxPages :verbatim :cache :presentation))
           append (list name value)))

(defun marquee-view--buffer (method params)
  "Return the buffer of METHOD with PARAMS, or nil."
  (seq-find (lambda (buffer)
              (and (equal method (buffer-local-value 'marquee-view-method buffer))
                   (equal params (buffer-local-value 'marquee-view-params buffer))))
            (buffer-list)))

;;;; Requests

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

(defun marquee-view--load (&rest params)
  "Send the request of this buffer, with PARAMS besides its own.
What it shows stays until the answer is complete."
  (setq marquee-view--coming (marquee-list-make)
        marquee-view--soon nil
        marquee-view--pause 0
        marquee-view--stale nil)
  (unless marquee-page-shown (setq marquee-list-rows marquee-view--coming))
  (apply #'marquee-view--send (marquee-view--pages) params))

(defun marquee-view--pages ()
  "Return how many pages to request: those that are shown; nil for all."
  (unless (or marquee-view--once (plist-member marquee-view-params :date))
    (max marquee-pages-ahead
         (if marquee-list-rows (ceiling (marquee-rows-items marquee-list-rows) marquee-page-size) 0))))

(defconst marquee-view--besides
  '(("movies/get" :link t :include ["watchProviders"]) ("shows/get" :include ["watchProviders"]))
  "The params with which pages of things are requested unless theirs say else.")

(defun marquee-view--send (pages &rest params)
  "Send the request of this buffer, with PARAMS besides its own.
Of a list, request PAGES; all if it is nil."
  (marquee-view--abandon)
  (setq marquee-view--stopped nil
        marquee-view--generation (1+ marquee-view--generation))
  (marquee-view-report "loading…")
  (condition-case error
      (setq marquee-view-call
            (marquee-request-listen
             marquee-view-method
             `(,@marquee-view-params ,@params :verbatim :json-false :presentation t
               ,@(marquee-view--own-first (cdr (assoc marquee-view-method marquee-view--besides)))
               ,@(and (marquee-view--list-p)
                      `(:pageSize ,marquee-page-size ,@(and pages (list :maxPages pages)))))
             (marquee-view-lambda (part) (marquee-view--take part))
             :then (marquee-view-lambda (answer) (marquee-view--answered answer))
             :else (marquee-view-lambda (error) (marquee-view--failed error))))
    ((marquee-error user-error) (marquee-view--failed error))))

(defun marquee-view--list-p ()
  "Return non-nil if the method of this buffer is known to have pages.
Another one that has them gives one at a time."
  (let* ((case-fold-search nil)
         (name (replace-regexp-in-string "[A-Z]" "-\\&" (string-replace "/" "-" marquee-view-method)))
         (function (intern-soft (concat "marquee-" (downcase name)))))
    (and (fboundp function)
         (string-match-p "\\_<MAX-PAGES\\_>"
                         (or (car (help-split-fundoc (documentation function t) function)) "")))))

(defun marquee-view--held-p ()
  "Return non-nil if what is coming is shown only when it is complete."
  (not (eq marquee-view--coming marquee-list-rows)))

(defun marquee-view--take (part)
  "Show PART of the answer."
  (pcase (plist-get part :kind)
    ("page" (marquee-view--add part nil))
    ("partial" (marquee-view--add part t))
    ("error" (when (plist-get part :willRetry) (marquee-view--note-fault part)))))

(defun marquee-view--add (part early)
  "Show the rows of PART; those that are EARLY only until the first page is there."
  (when-let* ((presentation (marquee-format-readable (plist-get part :presentation))))
    (if (equal "list" (plist-get presentation :form))
        (let ((appended (marquee-list-add marquee-view--coming presentation part early)))
          (unless (marquee-view--held-p)
            (marquee-view--present presentation)
            (cond (early (marquee-view--draw-soon))
                  (appended (marquee-list-append))
                  (t (marquee-view-draw)))
            (marquee-view-report "loading…")))
      (unless marquee-page-shown
        (setq marquee-list-rows nil)
        (marquee-view--present presentation)
        (marquee-view-draw)))))

(defun marquee-view--draw-soon ()
  "Draw the rows that are there before the first page, with those that come soon.
Long lists take long to draw; most of the time is for what arrives."
  (unless marquee-view--soon
    (setq marquee-view--soon
          (run-with-timer
           marquee-view--pause nil
           (marquee-view-lambda ()
             (setq marquee-view--soon nil)
             (when (marquee-rows-early marquee-view--coming)
               (let ((start (float-time)))
                 (marquee-view-draw)
                 (setq marquee-view--pause (* 4 (- (float-time) start))))))))))

(defun marquee-view--answered (answer)
  "Show ANSWER, the result or the summary of all parts."
  (setq marquee-view-call nil)
  (if (plist-get answer :presentation)
      (marquee-view--complete answer)
    (marquee-view--failed
     '(marquee-error "The backend sends nothing to show; it is older than this package"))))

(defun marquee-view--complete (answer)
  "Show ANSWER, which is complete."
  (let* ((presentation (marquee-format-readable (plist-get answer :presentation)))
         (list (equal "list" (plist-get presentation :form)))
         (held (marquee-view--held-p)))
    (when list
      (unless (equal "summary" (plist-get answer :kind))
        (marquee-list-add marquee-view--coming presentation answer nil))
      (setf (marquee-rows-more marquee-view--coming) (marquee-view--more answer presentation)
            (marquee-rows-early marquee-view--coming) nil))
    (setq marquee-list-rows (and list marquee-view--coming))
    (marquee-view--present presentation)
    (unless (and list (not held) (equal "summary" (plist-get answer :kind)) (marquee-list-headed-p))
      (marquee-view-draw))
    (marquee-view-report (and list (marquee-rows-more marquee-list-rows) "more below"))
    (when-let* ((place (plist-get marquee-view-params :place)))
      (marquee-places-remember place))
    (when marquee-view--then (funcall (prog1 marquee-view--then (setq marquee-view--then nil))))
    (when marquee-view--stale (marquee-view--load))))

(defun marquee-view--more (answer presentation)
  "Return the params that ask for what follows ANSWER, or nil.
PRESENTATION is that of ANSWER."
  (let ((page (plist-get answer :nextPage))
        (next (seq-find (lambda (next) (equal "More" (plist-get next :title)))
                        (plist-get presentation :next))))
    (cond (page (list :page page))
          (next (plist-get next :params)))))

(defun marquee-view--present (presentation)
  "Take the title and what else is shown once from PRESENTATION."
  (setq marquee-page-shown presentation)
  (let ((name (format "*marquee: %s*" (plist-get presentation :title))))
    (unless (string-prefix-p (string-remove-suffix "*" name) (buffer-name))
      (rename-buffer name t))))

(defun marquee-view-more ()
  "Request the next rows, unless there are none or some are on their way."
  (interactive nil marquee-mode)
  (when (and marquee-list-rows (marquee-rows-more marquee-list-rows) (not marquee-view-call))
    (setq marquee-view--coming marquee-list-rows)
    (apply #'marquee-view--send 1 (marquee-view--own-first (marquee-rows-more marquee-list-rows)))))

(defun marquee-view--own-first (params)
  "Return those of PARAMS that this buffer's request doesn't have."
  (cl-loop for (name value) on params by #'cddr
           unless (or (plist-member marquee-view-params name) (eq name :presentation))
           append (list name value)))

(defun marquee-view-reload (&rest _)
  "Send the request of this buffer again, bypassing the backend's cache."
  (interactive nil marquee-mode)
  (when (or (not marquee-view--once)
            (y-or-n-p (format "Send %s again? " marquee-view-method)))
    (marquee-view--load :cache "reload")))

(defun marquee-view-cancel ()
  "Cancel this buffer's request, if any."
  (interactive nil marquee-mode)
  (when (marquee-pending-p marquee-view-call)
    (marquee-view-footer (propertize "cancelling…" 'face 'marquee-dim))
    (marquee-view--abandon)))

(defun marquee-view--abandon ()
  "Cancel this buffer's request, if any, without a message."
  (when (marquee-pending-p marquee-view-call)
    (marquee-cancel marquee-view-call)))

(defun marquee-view-quit ()
  "Kill this buffer and cancel its request."
  (interactive nil marquee-mode)
  (quit-window t))

(defun marquee-view-choose-seen ()
  "Leave out what you have seen, then all else, then show everything again."
  (interactive nil marquee-mode)
  (setq marquee-view-params
        (pcase (plist-get marquee-view-params :seen)
          ('nil `(:seen "hide" ,@(marquee-view--without :seen)))
          ("hide" `(:seen "only" ,@(marquee-view--without :seen)))
          (_ (marquee-view--without :seen))))
  (marquee-view--load))

(defun marquee-view--without (name)
  "Return the params of this buffer without the one with NAME."
  (cl-loop for (key value) on marquee-view-params by #'cddr
           unless (eq key name) append (list key value)))

;;;; What has changed

(defvar marquee-view--timer nil
  "The timer that loads what is shown anew, or nil.")

(defun marquee-view-changed (&optional method params)
  "Load the buffers anew, since something of the user's has changed.
As a function of `marquee-notification-functions', do so if METHOD with PARAMS
reports that."
  (when (pcase method
          ('nil t)
          ;; What is learnt of the films changes none of them.
          ("library/didChange" (or (not (plist-get params :known))
                                   (plist-get params :changed) (plist-get params :removed)))
          ((or "watch/didChange" "settings/set") t))
    (unless marquee-view--timer
      (setq marquee-view--timer (run-with-timer 0.05 nil #'marquee-view--follow-change)))))

(add-hook 'marquee-notification-functions #'marquee-view-changed)

(defun marquee-view--follow-change ()
  "Load the buffers that are shown anew, and the others when they are shown.
An auditorium stays: its seats are for sale, and were asked for once.  A
backend that the user has stopped isn't started for it."
  (setq marquee-view--timer nil)
  (dolist (buffer (buffer-list))
    (with-current-buffer buffer
      (when (and (derived-mode-p 'marquee-mode) marquee-page-shown (not marquee-view--once)
                 (not (equal "auditorium" (plist-get marquee-page-shown :form))))
        (setq marquee-view--stale t)
        (when marquee-current-connection
          (marquee-view--shown (get-buffer-window buffer t)))))))

(defun marquee-view--shown (window)
  "Load this buffer anew if it is stale and in WINDOW, unless that is nil."
  (when (and window marquee-view--stale (not marquee-view-call))
    (with-current-buffer (window-buffer window) (marquee-view--load))))

;;;; The state

(defun marquee-view--after-command ()
  "Load more rows at the end of a list, and describe what is at point."
  (when (and marquee-list-rows (not marquee-view--stopped) (marquee-list-end-p))
    (marquee-view-more))
  (unless (current-message)
    (let ((words (if marquee-list-rows (marquee-list-words) (marquee-seats-words)))
          (message-log-max nil))
      (when words (message "%s" words)))))

(defun marquee-view-report (note)
  "Show the state and NOTE in the mode line and below the text."
  (let ((text (string-join (delq nil (append (marquee-list-state) (list note))) ", ")))
    (setq marquee-view--status
          (if (string-empty-p text) "" (string-replace "%" "%%" (concat "  " text))))
    (marquee-view-footer (and (or note (marquee-list-narrowed-p)) (propertize text 'face 'marquee-dim)))
    (force-mode-line-update)))

(defun marquee-view--identification ()
  "Return the name of this buffer, as far as there is room, and the state."
  (concat (propertize (marquee-format-cut (buffer-name) (max 16 (- (window-width) 50)))
                      'face 'mode-line-buffer-id)
          marquee-view--status))

(defun marquee-view--note-fault (fault)
  "Report FAULT: a page failed and will be retried."
  (marquee-view-footer
   (propertize (format "Page %d: %s  Trying again%s."
                       (plist-get fault :page)
                       (marquee-error-message (marquee-error-from-json (plist-get fault :error)))
                       (let ((seconds (plist-get fault :retryInSeconds)))
                         (if seconds (format " in %.1f s" seconds) "")))
               'face 'marquee-warning)))

(defun marquee-view--failed (error)
  "Report ERROR in the echo area and below the text.
What a list has so far stays; `marquee-view-more' requests the rest."
  (setq marquee-view-call nil
        marquee-view--stopped t)
  (when-let* ((page (and marquee-list-rows (marquee-error-get error :resumeFromPage))))
    (setf (marquee-rows-more marquee-list-rows) (list :page page)))
  (marquee-view-report "stopped")
  (if (eq (car error) 'marquee-request-cancelled)
      (marquee-view-footer (propertize "Cancelled; g asks again" 'face 'marquee-dim))
    (marquee-show-error error)
    (marquee-view-footer (marquee-view--explain error))
    (marquee-view--suggest (marquee-view--suggestions error))))

(defun marquee-view--suggest (nexts)
  "Show NEXTS, requests that may do better, where nothing else is shown."
  (unless (or (null nexts) marquee-page-shown)
    (setq marquee-page-shown `(:form "thing" :title "Did you mean" :next ,(vconcat nexts))
          marquee-list-rows nil)
    (marquee-view-draw)
    (goto-char (or (marquee-view--stop-p (point-min)) (point)))))

(defun marquee-view--suggestions (error)
  "Return what ERROR suggests to ask for, as what can be done next."
  (let ((hint (or (marquee-error-get error :hint) ""))
        (name (string-remove-prefix "/" (or (marquee-error-get error :path) "")))
        (start 0) (others nil))
    (when (string-prefix-p "Send " hint)
      (while (string-match "\\([a-zA-Z]+\\): \\(\"[^\"]*\"\\|-?[0-9.]+[0-9]\\|[0-9]\\)" hint start)
        (setq start (match-end 0)
              others (plist-put others (intern (concat ":" (match-string 1 hint)))
                                (car (read-from-string (match-string 2 hint)))))))
    (mapcar (lambda (params)
              (list :title (mapconcat (lambda (value) (marquee-format-line (format "%s" value)))
                                      (cl-loop for (_ value) on params by #'cddr collect value) ", ")
                    :method marquee-view-method
                    :params (append params
                                    (cl-loop for (key value) on marquee-view-params by #'cddr
                                             unless (plist-member params key) append (list key value)))))
            (if others
                (list others)
              (unless (or (string-empty-p name) (string-search "/" name))
                (mapcar (lambda (value) (list (intern (concat ":" name)) value))
                        (marquee-error-get error :alternatives)))))))

(defun marquee-view--explain (error)
  "Return the message of ERROR, and what to do about it, in lines that fit."
  (concat (propertize (marquee-page-filled (marquee-error-message error)) 'face 'marquee-failure)
          (marquee-view--last-words error)
          (propertize "\n\n  g tries again, M-x marquee-doctor looks further" 'face 'marquee-dim)))

(defun marquee-view--last-words (error)
  "Return the server's last words if ERROR is about its death."
  (let ((lines (mapcar #'marquee-format-line
                       (split-string (or (marquee-error-get error :stderr) "") "\n" t))))
    (if lines
        (propertize (concat "\n    " (string-join lines "\n    ")) 'face 'marquee-dim)
      "")))

(provide 'marquee-view)
;;; marquee-view.el ends here
