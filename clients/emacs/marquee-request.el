;;; marquee-request.el --- Calling Marquee's methods  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `marquee-request' calls any method by its name, `marquee-stream' a list
;; method whose pages arrive one by one.  Each waits for the result and returns
;; it, unless it is given a function to call with it; then it returns at once a
;; `marquee-call', which `marquee-cancel' takes.  Leaving the wait, by C-g or a
;; throw, cancels the request as well.

;;; Code:

(require 'cl-lib)
(require 'marquee-connection)

(cl-defstruct (marquee-call (:constructor marquee-call--make) (:copier nil))
  "A request that was sent."
  method connection id
  (parts nil :documentation "Parts of the result that whoever waits has not handled yet.")
  (state 'pending :documentation "One of `pending', `cancelling', `done' and `failed'.")
  (value nil :documentation "The result, or the error.")
  (timer nil :documentation "Gives the server up if it never answers."))

(defconst marquee-request--grace 15
  "Seconds to wait for the server beyond its own timeout.")

(defconst marquee-request--endless '("watch/follow" "index/update")
  "The methods whose answer may take any time.")

(defvar marquee-request--tokens 0
  "The number of tokens so far.")

;;;; Requests

(cl-defun marquee-request (method params &key then else on-partial)
  "Call METHOD, a string, with PARAMS, a plist.

In PARAMS, a member that is nil is left out, `:json-false' stands for false, a
plist for an object, and any other list or a vector for an array.  In a result
objects are plists, arrays are vectors, and false and null are nil.

Without THEN, wait, and return the result or signal a `marquee-error'.

THEN: A function to call with the result; do not wait, but return a
  `marquee-call' that `marquee-cancel' takes.
ELSE: A function to call with the error instead, as a handler of
  `condition-case' gets it; without it errors are only shown.
ON-PARTIAL: A function to call with what is known before the result."
  (marquee-request--send
   method params
   (and on-partial (lambda (part) (funcall on-partial (plist-get part :item))))
   then else))

(cl-defun marquee-stream (method params &key then else on-page on-fault on-partial)
  "Call the list method METHOD, a string, with PARAMS, a plist.

The pages are streamed: all of them, unless PARAMS has a `:limit' or
`:maxPages'.  The result is the list of their rows.  With ON-PAGE rows are not
kept, and the result is a summary: a plist of `:pageCount', `:itemCount',
`:complete' and others.

THEN, ELSE: as for `marquee-request', which see.
ON-PAGE: A function to call with each page as soon as it is there: a plist
  of `:items', `:page', `:totalPages', `:totalResults' and others.
ON-FAULT: A function to call when a page failed and is asked for again: with
  a plist of `:page', `:error' (an error as ELSE gets it) and
  `:retryInSeconds'.
ON-PARTIAL: A function to call with what is known of a row before the first
  page, and again if there is more of it."
  (let* ((rows nil)
         (keep (lambda (page) (push (append (plist-get page :items) nil) rows)))
         (each (or on-page keep))
         (result (lambda (summary) (if on-page summary (apply #'append (nreverse rows)))))
         (hear (lambda (part)
                 (pcase (plist-get part :kind)
                   ("page" (funcall each part))
                   ("partial" (when on-partial (funcall on-partial (plist-get part :item))))
                   ("error" (when (and on-fault (plist-get part :willRetry))
                              (funcall on-fault (marquee-request--fault part))))))))
    (if then
        (marquee-request--send method params hear
                               (lambda (summary) (funcall then (funcall result summary)))
                               else)
      (funcall result (marquee-request--send method params hear nil nil)))))

(defun marquee-request-of (method &rest params)
  "Return a function for METHOD, a string, with PARAMS, a plist, applied.
It takes keywords as the function does that is generated for a method: further
params, and those of `marquee-stream' if `:on-page' is one of them, otherwise
those of `marquee-request'."
  (lambda (&rest keywords)
    (let ((all params) (callbacks nil))
      (cl-loop for (keyword value) on keywords by #'cddr
               do (if (memq keyword '(:then :else :on-partial :on-page :on-fault))
                      (setq callbacks `(,keyword ,value ,@callbacks))
                    (setq all `(,@all ,(marquee-request--name keyword) ,value))))
      (apply (if (plist-member callbacks :on-page) #'marquee-stream #'marquee-request)
             method all callbacks))))

(defun marquee-request--name (keyword)
  "Return KEYWORD, such as :page-size, as the contract writes it: :pageSize."
  (intern (replace-regexp-in-string "-\\(.\\)" (lambda (match) (upcase (substring match 1)))
                                    (symbol-name keyword))))

(cl-defun marquee-request-listen (method params on-part &key then else)
  "Call METHOD, a string, with PARAMS, a plist; call ON-PART with each part.
A part is a plist: its `:kind' is \"page\", \"partial\" or \"error\", in the
stream of watches \"event\", \"bookmark\" or \"gap\".

THEN, ELSE: as for `marquee-request', which see."
  (marquee-request--send method params on-part (or then #'ignore) else))

(defun marquee-request--fault (part)
  "Return PART, a fault in a stream, with its error as a condition."
  (plist-put (copy-sequence part) :error (marquee-error-from-json (plist-get part :error))))

(defun marquee-request--send (method params listener then else)
  "Send METHOD with PARAMS; call LISTENER with the parts of the result.
Finally call THEN or ELSE; return the call.  If THEN is nil, wait for the
result and return that."
  (let* ((connection (marquee-connect))
         (call (marquee-call--make :method method :connection connection))
         (token (and listener (format "emacs-%d" (cl-incf marquee-request--tokens)))))
    (cl-flet ((finish (state value continue)
                (when (marquee-call-timer call) (cancel-timer (marquee-call-timer call)))
                (remhash token (marquee-connection-listeners connection))
                (setf (marquee-call-state call) state
                      (marquee-call-value call) value)
                (when then (funcall (or continue #'marquee-show-error) value))))
      ;; Quitting in between would leave a request that can't be cancelled.
      (let ((inhibit-quit t))
        (marquee-connection-sending connection
          (jsonrpc-async-request
           connection (intern (concat ":" method))
           (marquee-request--params `(,@params :partialResultToken ,token))
           :timeout nil
           :success-fn (lambda (result)
                         ;; Distances and times are written differently now.
                         (when (equal method "settings/set")
                           (run-hook-with-args 'marquee-notification-functions method nil))
                         (finish 'done result then))
           :error-fn (lambda (object)
                       (let ((error (marquee-request--error connection object)))
                         (if (eq (car error) 'marquee-server-died)
                             ;; jsonrpc.el is still handling the end.
                             (marquee-connection-later
                              connection (lambda () (finish 'failed error else)))
                           (finish 'failed error else))))))
        (setf (marquee-call-id call) (marquee-connection-last-id connection)
              (marquee-call-timer call) (marquee-request--watch call params))
        (when token
          (puthash token
                   (lambda (part)
                     ;; A long list, or an Emacs that draws it, is no silence.
                     (when (marquee-call-timer call)
                       (cancel-timer (marquee-call-timer call))
                       (setf (marquee-call-timer call) (marquee-request--watch call params)))
                     (when (marquee-pending-p call)
                       (if then (funcall listener part) (marquee-request--keep call part))))
                   (marquee-connection-listeners connection))))
      (if then call (marquee-request--await call listener)))))

(defun marquee-request--keep (call part)
  "Keep PART of the result of CALL until it is awaited."
  (setf (marquee-call-parts call) (nconc (marquee-call-parts call) (list part))))

(defun marquee-request--watch (call params)
  "Return a timer that ends the connection of CALL if that hears nothing.
PARAMS are those of the request.  Return nil if the answer may take any time."
  (unless (member (marquee-call-method call) marquee-request--endless)
    (let ((seconds (+ (/ (or (plist-get params :timeoutMilliseconds) 30000) 1000.0)
                      marquee-request--grace)))
      (run-with-timer seconds nil #'marquee-request--expire call seconds))))

(defun marquee-request--expire (call seconds)
  "End the connection of CALL, which has no answer after SECONDS."
  (let* ((connection (marquee-call-connection call))
         (process (marquee-connection-process connection)))
    ;; It may have arrived while Emacs was busy.
    (cl-loop repeat 10000 while (accept-process-output process 0))
    (marquee-connection-work connection)
    (when (memq (marquee-call-state call) '(pending cancelling))
      (marquee-connection-give-up
       connection
       (format "It did not answer %s within %d seconds" (marquee-call-method call) seconds)))))

(defun marquee-request--error (connection object)
  "Return the condition for OBJECT, an error received over CONNECTION."
  ;; jsonrpc.el reports the end of the process as an error without data.
  (if (and (not (jsonrpc-running-p connection)) (null (plist-get object :data)))
      (marquee-connection-obituary connection)
    (marquee-request--explain connection (marquee-error-from-json object))))

(defun marquee-request--explain (connection error)
  "Return ERROR, with the version of CONNECTION's server if it lacks a method."
  (let ((server (plist-get (marquee-connection-server connection) :serverInfo)))
    (if (and (eq (car error) 'marquee-method-not-found) server
             (not (marquee-error-get error :hint)))
        (append error
                (list :hint (format "this server is %s %s"
                                    (plist-get server :name) (plist-get server :version))))
      error)))

(defun marquee-request--await (call listener)
  "Wait for CALL, pass its parts to LISTENER, and return its result.
If it fails, signal its error."
  (let* ((connection (marquee-call-connection call))
         (process (marquee-connection-process connection)))
    (unwind-protect
        (while (marquee-pending-p call)
          ;; Waiting for a dead process would not run its sentinel.
          (accept-process-output (and (process-live-p process) process) 0.1)
          (marquee-connection-work connection)
          ;; Here, so that LISTENER may throw or signal to the caller.
          (while (marquee-call-parts call)
            (funcall listener (pop (marquee-call-parts call)))))
      (marquee-cancel call))
    (if (eq (marquee-call-state call) 'done)
        (marquee-call-value call)
      (signal (car (marquee-call-value call)) (cdr (marquee-call-value call))))))

;;;; Cancelling

(defun marquee-cancel (call)
  "Cancel CALL, unless it is over.
No more parts are passed on; the call ends with the error
`marquee-request-cancelled', unless the result was faster."
  (when (eq (marquee-call-state call) 'pending)
    (setf (marquee-call-state call) 'cancelling)
    (let ((connection (marquee-call-connection call)))
      ;; If its process is gone, there is nothing to cancel.
      (ignore-errors
        (jsonrpc-notify connection :$/cancelRequest (list :id (marquee-call-id call)))))))

(defun marquee-pending-p (call)
  "Return non-nil if CALL is neither over nor cancelled."
  (and call (eq (marquee-call-state call) 'pending)))

(defun marquee-show-error (error)
  "Show ERROR to the user, unless they cancelled the request themselves."
  (unless (eq (car error) 'marquee-request-cancelled)
    (message "Marquee: %s" (marquee-error-message error))))

;;;; Params

(defun marquee-request--params (params)
  "Return PARAMS, a plist, for jsonrpc.el: without nil, lists as vectors."
  (cl-loop for (name value) on params by #'cddr
           unless (null value)
           append (list name (marquee-request--json value))))

(defun marquee-request--json (value)
  "Return VALUE as jsonrpc.el expects it."
  (cond ((and (consp value) (keywordp (car value))) (marquee-request--params value))
        ((or (consp value) (vectorp value)) (vconcat (mapcar #'marquee-request--json value)))
        (t value)))

(provide 'marquee-request)
;;; marquee-request.el ends here
