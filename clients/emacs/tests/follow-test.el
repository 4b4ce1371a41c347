;;; follow-test.el --- The events of watches  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Each event is shown once, and the lists that are shown have it.

;;; Code:

(require 'support)
(require 'notifications)

(defconst follow-test--seats "amc:showtime:61020778482511"
  "A showing where no three seats side by side are free.")

(defmacro follow-test--hearing (heard &rest body)
  "Run BODY; what is told meanwhile is pushed to HEARD."
  (declare (indent 1) (debug (symbolp body)))
  `(let ((,heard nil))
     (cl-letf (((symbol-function 'marquee-follow--tell)
                (lambda (text &optional _) (push text ,heard))))
       ,@body)))

(defun follow-test--heard (regexp heard)
  "How many of HEARD match REGEXP."
  (seq-count (lambda (text) (string-match-p regexp text)) heard))

(defun follow-test--confirmed ()
  "Return the cursor that this Emacs has confirmed."
  (plist-get (marquee-watch-delivered :receiver "emacs" :cursor 0) :cursor))

(marquee-deftest watches-tell-each-event-once-and-those-of-a-closed-emacs-afterwards
  (follow-test--hearing heard
    ;; The hour from which the world moves below: a later one would lack showings, which would be added then.
    (push "MARQUEE_NOW=2026-11-21T12:00:00Z" process-environment)
    (marquee-follow)
    (should (equal 0 (follow-test--confirmed)))
    (marquee-watch-add :kind "showings" :theatre-id "amc:theatre:610" :date "2026-11-21")
    ;; From now on the world moves: a busy machine could add the watch when all has happened.
    (marquee-stop)
    (marquee-test-wait (null marquee-follow--connection))
    (push "MARQUEE_NOW=2026-11-21T12:00:00Z*600" process-environment)
    (marquee-follow)
    (marquee-watches)
    (marquee-test-wait (< 0 (follow-test--heard "A showing was added" heard)))
    (should (equal 1 (follow-test--heard "A showing was added" heard)))
    (marquee-test-wait (< 0 (follow-test--confirmed)))
    ;; A page that is left would be loaded anew for the last event, and follow again.
    (kill-buffer)
    (marquee-stop)
    (marquee-test-wait (null marquee-follow--connection))
    ;; Until it stops, an event may still be shown and confirmed. The next one doesn't follow.
    (let* ((cursor (follow-test--confirmed))
           (now nil))
      (marquee-watch-add :kind "seats" :showtime-id follow-test--seats :party-size 3)
      (marquee-test-wait (<= (+ cursor 2)
                             (setq now (plist-get (marquee-watch-events :after cursor) :cursor))))
      (setq heard nil)
      (should-not marquee-follow--connection)
      (marquee-events)
      (marquee-test-wait heard)
      (should (string-match "\\`\\([0-9]+\\) events since you were here" (car (last heard))))
      (should (<= (- now cursor) (string-to-number (match-string 1 (car (last heard))))))
      (marquee-test-wait (string-match-p "A showing was added" (buffer-string))))))

(marquee-deftest watches-are-followed-only-by-who-had-one-and-again-after-a-death
  (marquee-test-await (marquee-coming-soon))
  (marquee-watch-list)
  (should-not marquee-follow--connection)
  (marquee-follow)
  (should (equal 0 (follow-test--confirmed)))
  (let ((dead marquee-current-connection))
    (delete-process (marquee-connection-process dead))
    (marquee-test-wait (and marquee-follow--connection
                            (not (eq dead marquee-follow--connection))))))

(ert-deftest watches-are-told-on-the-desktop-where-there-is-one ()
  (let ((shown nil) (opened nil) (marquee-follow-desktop t))
    (cl-letf (((symbol-function 'dbus-ping) #'always)
              ((symbol-function 'notifications-notify)
               (lambda (&rest parameters) (setq shown parameters) 7))
              ((symbol-function 'browse-url) (lambda (url) (setq opened url))))
      (marquee-follow--tell "Q & A <at> noon" "https://example.org/")
      (should (equal "Q &amp; A &lt;at&gt; noon" (plist-get shown :body)))
      (funcall (plist-get shown :on-action) 7 "default")
      (should (equal "https://example.org/" opened)))
    (cl-letf (((symbol-function 'dbus-ping) (lambda (&rest _) (error "No bus"))))
      (let ((inhibit-message t)) (marquee-follow--tell "no bus here"))
      (should (equal "Marquee: no bus here" (marquee-test-message))))))

(marquee-deftest watches-are-followed-for-as-long-as-it-takes
  (let ((marquee-request--grace -29.95) (ended nil))
    (marquee-watch-follow :then #'ignore :else (lambda (error) (setq ended error)))
    (sleep-for 0.2)
    (let ((marquee-request--grace 15)) (should (equal t (plist-get (marquee-server-ping) :pong))))
    (should-not ended)))

;;; follow-test.el ends here
