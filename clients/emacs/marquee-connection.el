;;; marquee-connection.el --- The process behind Marquee  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; A connection is a running backend.  It is a `jsonrpc-process-connection'
;; that differs from its parent in three respects:
;;
;; - Its process filter only cuts what arrives into messages.  They wait in an
;;   inbox and are handled outside of the filter, so that their handlers
;;   may signal errors, wait or send requests.
;; - Anything that is no message ends the connection at once: a server that
;;   writes garbage must not look like a slow one.
;; - When the process is gone, pending requests fail with the reason, in the
;;   words that it left on standard error.
;;
;; It works with the jsonrpc.el of Emacs 28 as well as with later ones.

;;; Code:

(require 'cl-lib)
(require 'eieio)
(require 'jsonrpc)
(require 'subr-x)
(require 'marquee-contract)
(require 'marquee-error)
(require 'marquee-program)
(require 'marquee-wire)

(defcustom marquee-language nil
  "The language of titles and texts, such as \"en-US\", or nil.
It takes effect with the next start of the backend; see `marquee-restart'."
  :type '(choice (const :tag "Not said" nil) string)
  :group 'marquee)

(defcustom marquee-region nil
  "The country whose release dates and offers count, such as \"US\", or nil.
It takes effect with the next start of the backend; see `marquee-restart'."
  :type '(choice (const :tag "Not said" nil) string)
  :group 'marquee)

(defvar marquee-notification-functions nil
  "Functions to call with each notification from the backend.
Each gets the method's name, such as \"suggestions/didChange\", and its
params as a plist.")

(defclass marquee-connection (jsonrpc-process-connection)
  ((process :initform nil :reader marquee-connection-process
            :documentation "The running program.")
   (inbox :initform nil :accessor marquee-connection-inbox
          :documentation "What is still to be done, oldest first: functions.")
   (listeners :initform (make-hash-table :test #'equal) :accessor marquee-connection-listeners
              :documentation "Who is called with the progress of a token.")
   (last-id :initform nil :accessor marquee-connection-last-id
            :documentation "The id of the request that was sent last.")
   (fault :initform nil :accessor marquee-connection-fault
          :documentation "Why this end gave the other up, or nil.")
   (death :initform nil :accessor marquee-connection-death
          :documentation "The condition that the end of the process is, or nil.")
   (server :initform nil :accessor marquee-connection-server
           :documentation "What the server says of itself: a plist."))
  :documentation "A running Marquee backend.")

(defvar marquee-current-connection nil
  "The connection in use, or nil.  Bind it to use another one.")

;;;; Start and end

(defun marquee-connect ()
  "Return the connection in use; start one if there is none."
  (unless (and marquee-current-connection (jsonrpc-running-p marquee-current-connection))
    ;; Quitting in between would leave an orphaned process.
    (let ((inhibit-quit t))
      (setq marquee-current-connection (marquee-connection-start))))
  marquee-current-connection)

;;;###autoload
(defun marquee-stop ()
  "Stop the backend until the next request."
  (interactive)
  (let ((connection marquee-current-connection))
    ;; Before what was asked for fails: who would ask again looks here whether to.
    (setq marquee-current-connection nil)
    (when (and connection (jsonrpc-running-p connection))
      (marquee-connection-give-up connection "It was stopped"))))

(defvar marquee-connection--count 0
  "The number of connections so far, for their names.")

(defun marquee-connection-start ()
  "Start a backend and introduce ourselves; return the connection."
  (let* ((name (format "marquee-%d" (cl-incf marquee-connection--count)))
         (command (cons (marquee-program) marquee-arguments))
         (process nil)
         ;; Logging events would cost more than the events themselves, and the
         ;; keyword that turns it off has changed.
         (silence (if (slot-exists-p 'jsonrpc-connection '-events-buffer-config)
                      '(:events-buffer-config (:size 0))
                    '(:events-buffer-scrollback-size 0)))
         (connection
          (apply #'make-instance 'marquee-connection
                 :name name
                 :process (lambda () (setq process (marquee-connection--process name command)))
                 :notification-dispatcher #'marquee-connection--notified
                 :on-shutdown #'marquee-connection--bury
                 silence)))
    (oset connection process process)
    (marquee-connection--listen connection)
    (marquee-connection--introduce connection)
    connection))

(defun marquee-connection--process (name command)
  "Start COMMAND as process NAME, with the error buffer that jsonrpc.el expects."
  (let (;; Otherwise Emacs would hold short answers back for more, 20 ms each.
        (process-adaptive-read-buffering nil)
        ;; The current buffer's directory may go while the process runs.
        (default-directory "~/"))
    (make-process :name name
                  :command command
                  :connection-type 'pipe
                  :coding 'utf-8-unix
                  :noquery t
                  :stderr (get-buffer-create (format "*%s stderr*" name)))))

(defun marquee-connection--listen (connection)
  "Put CONNECTION's own filter and sentinel in place."
  (let* ((process (marquee-connection-process connection))
         (stderr (get-buffer-process (jsonrpc-stderr-buffer connection)))
         (sentinel (process-sentinel process)))
    (with-current-buffer (process-buffer process) (set-buffer-multibyte nil))
    (set-process-coding-system process 'binary (cdr (process-coding-system process)))
    (set-process-filter process (lambda (_ bytes) (marquee-connection--receive connection bytes)))
    ;; The end is handled after all messages before it.
    (set-process-sentinel
     process
     (lambda (process change)
       (marquee-connection-later
        connection
        (lambda ()
          (unless (process-live-p process) (marquee-connection-obituary connection))
          ;; Its message would say less than the error of the pending request.
          (let ((inhibit-message t) (message-log-max nil)) (funcall sentinel process change))))))
    ;; The default one would write into the buffer.
    (when stderr (set-process-sentinel stderr #'ignore))))

(defmacro marquee-connection-sending (connection &rest body)
  "Evaluate BODY, which sends over CONNECTION.
If it fails because the process has just ended, signal the reason."
  (declare (indent 1) (debug (form body)))
  (let ((failure (make-symbol "failure")) (error (make-symbol "error")))
    `(condition-case ,failure
         (progn ,@body)
       (error (let ((,error (if (jsonrpc-running-p ,connection)
                                ,failure
                              (marquee-connection-obituary ,connection))))
                (signal (car ,error) (cdr ,error)))))))

(defun marquee-connection--introduce (connection)
  "Send `initialize' over CONNECTION; the answer is not waited for."
  (marquee-connection-sending connection
    (jsonrpc-async-request
     connection :initialize
     `(:processId ,(emacs-pid)
       :clientInfo (:name "marquee.el" :version ,emacs-version)
       :initializationOptions
       (:notifications ["server/error" "server/didChangeHealth" "suggestions/didChange"
                        "library/didChange" "watch/didChange"]
        ,@(and marquee-language (list :language marquee-language))
        ,@(and marquee-region (list :region marquee-region))))
     :timeout nil
     :success-fn (lambda (result) (marquee-connection--introduced connection result))
     :error-fn #'ignore)))

(defun marquee-connection--introduced (connection server)
  "Keep SERVER, the answer to `initialize' over CONNECTION.
If the backend lacks what this package knows, warn."
  (setf (marquee-connection-server connection) server)
  (let ((difference (marquee-contract-difference server)))
    (when difference (display-warning 'marquee (marquee-format-line difference)))))

(defun marquee-connection-give-up (connection reason)
  "End CONNECTION's process because of REASON, a sentence without its period."
  (setf (marquee-connection-fault connection) reason)
  (delete-process (marquee-connection-process connection)))

(defun marquee-connection--bury (connection)
  "Clean up after CONNECTION, whose process is gone."
  (marquee-connection-obituary connection)
  (dolist (buffer (list (process-buffer (marquee-connection-process connection))
                        (jsonrpc-stderr-buffer connection)
                        (jsonrpc-events-buffer connection)))
    (when (buffer-live-p buffer) (kill-buffer buffer))))

(defun marquee-connection-obituary (connection)
  "Return the condition for the end of CONNECTION's process."
  (or (marquee-connection-death connection)
      (let* ((process (marquee-connection-process connection))
             (lines (marquee-connection--last-words connection))
             (reason (or (marquee-connection-fault connection)
                         (pcase (process-status process)
                           ('signal (format "It was killed by signal %d"
                                            (process-exit-status process)))
                           (_ (format "It exited with status %d"
                                      (process-exit-status process)))))))
        (setf (marquee-connection-death connection)
              (list 'marquee-server-died
                    (concat "The server ended: " reason
                            (if lines (concat "; its last words: " (car (last lines))) "."))
                    :kind "serverDied" :retryable t
                    :stderr (string-join lines "\n"))))))

(defun marquee-connection--last-words (connection)
  "Return the last lines that CONNECTION's process wrote to standard error."
  (let* ((buffer (jsonrpc-stderr-buffer connection))
         (pipe (and (buffer-live-p buffer) (get-buffer-process buffer))))
    ;; Output from just before the end may still be in the pipe, which a child
    ;; that outlives the process may keep open.
    (cl-loop repeat 20
             while (and pipe (process-live-p pipe) (accept-process-output pipe 0.2)))
    (when (buffer-live-p buffer)
      (last (split-string (with-current-buffer buffer (buffer-string)) "\n" t) 10))))

;;;; Messages

(cl-defmethod jsonrpc-connection-send :before
  ((connection marquee-connection) &key id method &allow-other-keys)
  "Remember the ID of a request over CONNECTION, which has a METHOD."
  (when (and id method) (setf (marquee-connection-last-id connection) id)))

(defun marquee-connection--receive (connection bytes)
  "Put the messages that BYTES complete into the inbox of CONNECTION.
If BYTES are no messages, end CONNECTION."
  (condition-case problem
      (with-current-buffer (process-buffer (marquee-connection-process connection))
        (let ((inhibit-read-only t))
          (marquee-wire-receive
           bytes
           (lambda (message)
             (marquee-connection-later
              connection (lambda ()
                           (marquee-connection--note-damage message)
                           (jsonrpc-connection-receive connection message)))))))
    (marquee-wire-garbage
     (marquee-connection-give-up
      connection (format "It wrote what is no message: %S" (cadr problem))))))

;; Whatever answer is the first to say that the library is damaged.
(defvar marquee-connection--damage nil
  "What the user was told last of a damaged library.")

(defun marquee-connection--note-damage (message)
  "Warn, once, if by MESSAGE the user's library is damaged."
  (let* ((part (or (plist-get message :result) (plist-get (plist-get message :params) :value)))
         (fault (and (consp part) (plist-get (plist-get part :libraryFault) :message))))
    (when (and (stringp fault) (not (equal fault marquee-connection--damage)))
      (setq marquee-connection--damage fault)
      (display-warning 'marquee (marquee-format-line fault) :error))))

(defun marquee-connection--notified (connection method params)
  "Pass on the notification METHOD with PARAMS, received over CONNECTION."
  (if (eq method '$/progress)
      (let ((listener (gethash (plist-get params :token)
                               (marquee-connection-listeners connection))))
        (when listener (funcall listener (plist-get params :value))))
    (run-hook-with-args 'marquee-notification-functions (symbol-name method) params)))

;;;; The inbox

(defun marquee-connection-later (connection function)
  "Call FUNCTION soon, after all that is in CONNECTION's inbox."
  (unless (marquee-connection-inbox connection) (marquee-connection--schedule connection))
  (setf (marquee-connection-inbox connection)
        (nconc (marquee-connection-inbox connection) (list function))))

(defun marquee-connection--schedule (connection &optional later)
  "Process CONNECTION's inbox when Emacs is next idle, or a little LATER."
  (run-with-timer (if later 0.01 0) nil #'marquee-connection-work connection t))

(defun marquee-connection-work (connection &optional yield)
  "Process CONNECTION's inbox.
If YIELD is non-nil, what the user types goes first."
  (unwind-protect
      (while (and (marquee-connection-inbox connection) (not (and yield (input-pending-p))))
        (let ((function (pop (marquee-connection-inbox connection))))
          (with-demoted-errors "Marquee: %S" (funcall function))))
    ;; Something threw, or the user quit or typed.
    (when (marquee-connection-inbox connection) (marquee-connection--schedule connection t))))

(provide 'marquee-connection)
;;; marquee-connection.el ends here
