;;; marquee-follow.el --- Hearing of watches  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Follows the events of all watches: tells what happened while no Emacs ran,
;; then each event as it happens, on the desktop where there is one, otherwise
;; in the echo area.

;;; Code:

(require 'marquee-generated)
(require 'marquee-page)
(require 'marquee-view)

(declare-function dbus-ping "dbus" (bus service &optional timeout))
(declare-function notifications-notify "notifications" (&rest params))
(declare-function xml-escape-string "xml" (string))

(defcustom marquee-follow-desktop t
  "Whether to tell the events of watches on the desktop, if it can be reached."
  :type 'boolean
  :group 'marquee)

(defconst marquee-follow--receiver "emacs"
  "The name under which the backend stores how far events were shown.")

(defvar marquee-follow--newest 0
  "The newest event when following began: those up to it happened before.")

(defvar marquee-follow--missed nil
  "The events that happened before and have not been shown, the last one first.")

(defconst marquee-follow--longest-delay 300
  "The most seconds to wait before following again.")

(defconst marquee-follow--patience 3
  "How many failures in a row are told.")

(defvar marquee-follow--connection nil
  "The connection over which events are followed, or nil.")

(defvar marquee-follow--failures 0
  "How often following has failed since it last worked.")

;;;###autoload
(defun marquee-follow ()
  "Follow the events of all watches, and tell what happened while no Emacs ran.
All of Marquee's buffers do this once you have a watch; call it in your init
file to hear of events without one."
  (interactive)
  (let ((connection (marquee-connect)))
    (unless (eq connection marquee-follow--connection)
      (setq marquee-follow--connection connection
            marquee-follow--missed nil)
      (marquee-watch-list
       :limit 1
       :then (lambda (answer)
               (setq marquee-follow--newest (plist-get answer :cursor))
               (marquee-follow--stream connection))
       :else (lambda (error) (marquee-follow--failed connection error))))))

(defun marquee-follow-resume ()
  "Follow the events of all watches if this user has ever had one."
  ;; Without a backend, what is asked for next says so.
  (condition-case nil
      (unless (eq (marquee-connect) marquee-follow--connection)
        (marquee-watch-list
         :limit 1
         :then (lambda (answer)
                 (when (or (< 0 (plist-get answer :cursor))
                           (not (seq-empty-p (plist-get answer :items))))
                   (marquee-follow)))
         :else #'ignore))
    ((marquee-error user-error) nil)))

(defun marquee-follow--stream (connection)
  "Follow over CONNECTION what was not confirmed, and what happens."
  (when (eq connection marquee-follow--connection)
    (marquee-request-listen
     "watch/follow" (list :receiver marquee-follow--receiver) #'marquee-follow--take
     :then (lambda (_) (marquee-follow--failed connection nil))
     :else (lambda (error) (marquee-follow--failed connection error)))))

(defun marquee-follow--take (part)
  "Handle PART of the stream."
  (setq marquee-follow--failures 0)
  (pcase (plist-get part :kind)
    ("event"
     (let* ((event (plist-get part :event)) (cursor (plist-get event :cursor)))
       (when (<= cursor marquee-follow--newest)
         (push event marquee-follow--missed))
       (when (>= cursor marquee-follow--newest)
         (marquee-follow--tell-missed marquee-follow--missed nil)
         (setq marquee-follow--missed nil)
         (when (> cursor marquee-follow--newest)
           (marquee-follow--tell-event event))
         (marquee-follow--confirm cursor)))
     (marquee-view-changed))
    ("gap"
     (marquee-follow--tell-missed nil t)
     (marquee-follow--confirm (plist-get part :cursor))
     (marquee-view-changed))))

(defun marquee-follow--confirm (cursor)
  "Store that the events up to CURSOR were shown."
  (marquee-watch-delivered
   :receiver marquee-follow--receiver :cursor cursor :then #'ignore :else #'ignore))

(defun marquee-follow--failed (connection error)
  "Follow again, since following over CONNECTION ended with ERROR.
A backend that the user has stopped, or that knows of no watches, is left
alone."
  (when (eq connection marquee-follow--connection)
    (setq marquee-follow--connection nil)
    (unless (or (null marquee-current-connection)
                (memq (car error) '(marquee-method-not-found marquee-request-cancelled)))
      (setq marquee-follow--failures (1+ marquee-follow--failures))
      (when (= marquee-follow--failures marquee-follow--patience)
        (message "Marquee: watches can't be followed: %s"
                 (if error (marquee-error-message error) "the stream ended")))
      (run-with-timer (min (expt 2 (1- marquee-follow--failures)) marquee-follow--longest-delay)
                      nil #'marquee-follow--again))))

(defun marquee-follow--again ()
  "Follow, unless the user has stopped the backend since."
  (when marquee-current-connection
    (condition-case error
        (marquee-follow)
      ((marquee-error user-error) (marquee-show-error error)))))

;;;; Telling

(defun marquee-follow--tell-event (event)
  "Tell EVENT."
  (marquee-follow--tell
   (if (equal "failing" (plist-get event :kind))
       (format "%s: %s" (plist-get event :watchName) (plist-get event :message))
     ;; The other sentences say what they are about.
     (plist-get event :message))
   (plist-get event :url)))

(defun marquee-follow--tell-missed (events gap)
  "Tell EVENTS, the last one first, that happened while no Emacs ran.
GAP is non-nil if the log lacks some."
  (cond (gap (marquee-follow--tell
              "More has happened than the log still has; M-x marquee-watches shows what is true now"))
        ((null events))
        ((null (cdr events)) (marquee-follow--tell-event (car events)))
        (t (marquee-follow--tell (format "%d events since you were here (M-x marquee-events); the last: %s"
                                         (length events) (plist-get (car events) :message))))))

(defun marquee-follow--tell (text &optional url)
  "Tell TEXT, which URL is about."
  (let ((text (marquee-format-line text)))
    (unless (marquee-follow--notify text url)
      (message "Marquee: %s" text))))

(defun marquee-follow--notify (text url)
  "Show TEXT on the desktop; a click opens URL.
Return nil if there is no desktop."
  (and marquee-follow-desktop
       (featurep 'dbusbind)
       (require 'notifications nil t)
       (require 'xml)
       (ignore-errors
         (and (dbus-ping :session "org.freedesktop.Notifications" 1000)
              (apply #'notifications-notify
                     :title "Marquee" :app-name "Emacs" :body (xml-escape-string text)
                     (and url
                          (list :actions '("default" "Open")
                                :on-action (lambda (&rest _) (marquee-page-browse url)))))))))

(provide 'marquee-follow)
;;; marquee-follow.el ends here
