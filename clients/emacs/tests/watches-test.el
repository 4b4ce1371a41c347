;;; watches-test.el --- Watches, and hearing of them  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; w adds the watch that fits, its list has it, and each event is told once.

;;; Code:

(require 'support)
(require 'notifications)

(defconst watches-test--seats "amc:showtime:61020778482511"
  "A showing where no three seats side by side are free.")

(defun watches-test--told (regexp)
  "How many messages match REGEXP."
  (with-current-buffer (messages-buffer)
    (seq-count (lambda (line) (string-match-p regexp line))
               (split-string (buffer-string) "\n" t))))

(defmacro watches-test--hearing (heard &rest body)
  "Run BODY; what is told meanwhile is pushed to HEARD."
  (declare (indent 1) (debug (symbolp body)))
  `(let ((,heard nil))
     (cl-letf (((symbol-function 'marquee-follow--tell)
                (lambda (text &optional _) (push text ,heard))))
       ,@body)))

(defun watches-test--heard (regexp heard)
  "How many of HEARD match REGEXP."
  (seq-count (lambda (text) (string-match-p regexp text)) heard))

(marquee-deftest watches-of-seats-are-added-where-the-seats-are
  (marquee-test-await (marquee-seats watches-test--seats))
  (marquee-test-keys "w 3 RET")
  (should (equal 1 (watches-test--told
                    "watched: No 3 seats side by side are free\\. (3 seats for The Hunger")))
  (marquee-test-keys "C-u 4 w")
  (marquee-test-await (marquee-whats-on "Olathe, KS" "tonight"))
  (marquee-test-keys "C-u 2 w")
  (should (equal '(("seats" . 3) ("seats" . 4) ("seats" . 2))
                 (mapcar (lambda (watch)
                           (let ((question (plist-get watch :question)))
                             (cons (plist-get question :kind) (plist-get question :partySize))))
                         (plist-get (marquee-watch-list) :items)))))

(marquee-deftest watches-of-a-movie-are-chosen-the-last-place-first
  (marquee-places-remember "Olathe, KS")
  (marquee-test-await (marquee-now-playing))
  (marquee-test-keys "w RET")
  (marquee-test-keys "w release TAB RET")
  (marquee-test-keys "w tickets SPC at SPC another TAB RET 66061 RET")
  (let ((questions (mapcar (lambda (watch) (plist-get watch :question))
                           (plist-get (marquee-watch-list) :items))))
    (should (equal '("tickets" "release" "tickets")
                   (mapcar (lambda (question) (plist-get question :kind)) questions)))
    (should (plist-get (car questions) :theatres)))
  (marquee-test-await (marquee-theatres nil))
  (should-error (call-interactively #'marquee-watch) :type 'user-error))

(marquee-deftest watches-are-listed-suspended-checked-and-removed
  (marquee-test-await (marquee-watches))
  (should (string-match-p "Nothing is watched\\. w on a movie" (marquee-test-footer)))
  (marquee-watch-add :kind "seats" :showtime-id watches-test--seats :party-size 3)
  (marquee-watch-add :kind "tickets" :movie "nobody has announced this")
  (marquee-test-press "g")
  (goto-char (point-min))
  (let ((cells (marquee-test-cells (marquee-list-row))))
    (should (equal "active" (cdr (assoc "Status" cells))))
    (should (equal "No 3 seats side by side are free." (cdr (assoc "Now" cells))))
    (should (string-match-p "\\`[A-Z][a-z]+ [0-9]+:[0-9]+\\'" (cdr (assoc "Next" cells)))))
  (dolist (status '("paused" "active"))
    (marquee-test-press "s")
    (goto-char (point-min))
    (should (equal status (plist-get (marquee-list-row) :status))))
  (marquee-test-press "c")
  (goto-char (point-min))
  (should-error (marquee-watches-buy) :type 'user-error)
  (marquee-test-press "e")
  (should (string-match-p "Nothing has happened yet" (marquee-test-footer)))
  (marquee-test-await (marquee-watches))
  (goto-char (point-min))
  (cl-letf (((symbol-function 'y-or-n-p) #'always)) (marquee-test-keys "D"))
  (marquee-test-settled)
  (should (equal 1 (length tabulated-list-entries)))
  (should (equal "tickets" (plist-get (plist-get (caar tabulated-list-entries) :question) :kind))))

(marquee-deftest watches-of-the-library-lead-to-the-tickets-of-its-films
  (dolist (film '("tmdb:movie:268" "tmdb:movie:27205")) (marquee-library-set :id film))
  (marquee-watch-add :kind "library" :place "Olathe, KS")
  (marquee-test-await (marquee-watches))
  (goto-char (point-min))
  (should (string-match-p "1 with tickets" (cdr (assoc "Now" (marquee-test-cells (marquee-list-row))))))
  (let* ((opened nil)
         (browse-url-browser-function (lambda (url &rest _) (push url opened))))
    (marquee-test-keys "b")
    (should (string-match-p "amctheatres\\.com/showtimes/all/.*/[0-9]+\\'" (car opened)))))

(marquee-deftest watches-that-are-asked-for-again-leave-point-on-its-watch
  (dolist (size '(3 4 5))
    (marquee-watch-add :kind "seats" :showtime-id watches-test--seats :party-size size))
  (marquee-test-await (marquee-watches))
  (goto-char (point-min))
  (forward-line 1)
  (let ((list (current-buffer)) (id (plist-get (marquee-list-row) :id)))
    (dolist (status '("paused" "active"))
      (marquee-test-press "s")
      (should (equal id (plist-get (marquee-list-row) :id)))
      (should (equal status (plist-get (marquee-list-row) :status))))
    ;; Events come, one right after the other, while another window is selected.
    (delete-other-windows)
    (let ((window (selected-window)))
      (select-window (split-window))
      (switch-to-buffer "*scratch*")
      (run-hooks 'marquee-follow-functions)
      (run-hooks 'marquee-follow-functions)
      (with-current-buffer list
        (marquee-test-settled)
        (should (equal id (plist-get (tabulated-list-get-id (window-point window)) :id)))))))

(defun watches-test--confirmed ()
  "Return the cursor that this Emacs has confirmed."
  (plist-get (marquee-watch-delivered :receiver "emacs" :cursor 0) :cursor))

(marquee-deftest watches-tell-each-event-once-and-those-of-a-closed-emacs-afterwards
  (watches-test--hearing heard
    ;; The hour from which the world moves below: a later one would lack showings, which would be added then.
    (push "MARQUEE_NOW=2026-11-21T12:00:00Z" process-environment)
    (marquee-follow)
    (should (equal 0 (watches-test--confirmed)))
    (marquee-watch-add :kind "showings" :theatre-id "amc:theatre:610")
    ;; From now on the world moves: a busy machine could add the watch when all has happened.
    (marquee-stop)
    (marquee-test-wait (null marquee-follow--connection))
    (push "MARQUEE_NOW=2026-11-21T12:00:00Z*1200" process-environment)
    (marquee-follow)
    (marquee-watches)
    (marquee-test-wait (< 0 (watches-test--heard "A showing was added" heard)))
    (should (equal 1 (watches-test--heard "A showing was added" heard)))
    (marquee-test-wait (< 0 (watches-test--confirmed)))
    (let* ((cursor (watches-test--confirmed))
           (now nil))
      (marquee-stop)
      (marquee-test-wait (null marquee-follow--connection))
      ;; This one doesn't follow.
      (marquee-watch-add :kind "seats" :showtime-id watches-test--seats :party-size 3)
      (marquee-test-wait (<= (+ cursor 2)
                             (setq now (plist-get (marquee-watch-events :after cursor) :cursor))))
      (setq heard nil)
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
  (should (equal 0 (watches-test--confirmed)))
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

;;; watches-test.el ends here
