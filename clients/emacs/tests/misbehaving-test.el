;;; misbehaving-test.el --- Servers that are old, dying or no servers  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Each is reported, in a script as a condition and in a buffer below its rows
;; and in the echo area.  None makes Emacs wait, and the next command starts a
;; server again.

;;; Code:

(require 'support)

(defmacro misbehaving-test-with (server &rest body)
  "Run BODY with the stand-in SERVER; afterwards with the real one."
  (declare (indent 1) (debug (form body)))
  `(marquee-test-sandbox
     (let ((real marquee-command))
       (setq marquee-command (marquee-test-server ,server))
       ,@body
       ;; Whatever happened, it can be started again.
       (setq marquee-command real)
       (when marquee-current-connection
         (marquee-test-wait (progn (when (jsonrpc-running-p marquee-current-connection)
                                     (marquee-stop))
                                   t)))
       (should (equal 51 (length (marquee-movies-now-playing)))))))

(ert-deftest a-server-that-dies-is-a-condition-with-its-last-words ()
  (misbehaving-test-with "dies"
    (let* ((titles nil)
           (error (should-error
                   (marquee-movies-now-playing
                    :on-page (lambda (page)
                               (seq-doseq (movie (plist-get page :items))
                                 (push (plist-get movie :title) titles))))
                   :type 'marquee-server-died)))
      (should (equal '("Film 1" "Film 2" "Film 3") (nreverse titles)))
      (should (equal "The server ended: It was killed by signal 9; its last words: marquee: fatal: out of film"
                     (marquee-error-message error)))
      (should (equal 3 (length (split-string (marquee-error-get error :stderr) "\n"))))
      (should (marquee-error-get error :retryable)))))

(ert-deftest a-server-that-dies-in-mid-stream-shows-below-the-rows ()
  (misbehaving-test-with "dies"
    (call-interactively #'marquee-now-playing)
    (marquee-test-settled)
    (should (string-match-p "fatal: out of film\n" (marquee-test-footer)))
    (should (string-match-p "g tries again" (marquee-test-footer)))
    (should (string-match-p "\\`Marquee: The server ended: .*out of film" (marquee-test-message)))
    ;; The same buffer, with the real one, which is killed and leaves the rows.
    (setq marquee-command real)
    (marquee-test-press "g")
    (should (string-match-p "The Cat in the Hat" (marquee-test-text)))
    (should-not (string-match-p "out of film" (marquee-test-footer)))
    (marquee-test-keys "g")
    (signal-process (marquee-connection-process marquee-current-connection) 'KILL)
    (marquee-test-settled)
    (should (string-match-p "killed by signal 9" (marquee-test-footer)))
    (should (string-match-p "The Cat in the Hat" (marquee-test-text)))
    (marquee-test-press "g")
    (should-not (string-match-p "killed" (marquee-test-footer)))))

(marquee-deftest a-server-that-is-killed-fails-all-that-wait
  (let ((errors nil))
    (marquee-server-ping)
    (dotimes (_ 3)
      (marquee-movies-all-active :page-size 1
                                 :on-page #'ignore :then #'ignore
                                 :else (lambda (error) (push (car error) errors))))
    (signal-process (marquee-connection-process marquee-current-connection) 'KILL)
    (marquee-test-wait (equal 3 (length errors)))
    (should (equal '(marquee-server-died) (delete-dups errors)))
    (should (plist-get (marquee-server-ping) :pong))))

(ert-deftest a-server-that-writes-garbage-is-ended-at-once ()
  (misbehaving-test-with "garbage"
    (let* ((start (float-time))
           (error (should-error (marquee-movies-now-playing) :type 'marquee-server-died)))
      (should (string-match-p "It wrote what is no message: .*Film OS 3.1"
                              (marquee-error-message error)))
      (should (< (- (float-time) start) 30)))
    (call-interactively #'marquee-now-playing)
    (marquee-test-settled)
    (should (string-match-p "no\\s-+message:\\s-+\"Welcome" (marquee-test-footer)))))

(ert-deftest a-server-of-years-to-come-is-used-as-far-as-it-goes ()
  (misbehaving-test-with "new"
    (should (equal 3 (length (marquee-movies-now-playing))))
    (should (string-match-p
             "Warning (marquee): The backend is marquee 9\\.0\\.0, whose contract 9\\.0\\.0 is newer"
             (marquee-test-message)))
    (let ((error (should-error (marquee-movies-get :id "amc:movie:1") :type 'marquee-error)))
      (should (equal "\"movies/get\" was retired" (marquee-error-message error))))))

(ert-deftest the-same-contract-and-a-later-minor-one-are-nothing-to-speak-of ()
  (pcase-let ((`(,major ,minor) (marquee-contract--numbers marquee-contract-version)))
    (pcase-dolist (`(,version . ,word)
                   `((,marquee-contract-version) (,(format "%d.%d.0" major (1+ minor)))
                     (,(format "%d.%d.99" major minor)) (,(format "%d.99.0" (1- major)) . "older")
                     (,(format "%d.0" (1+ major)) . "newer") ("next" . "older") (nil . "older")))
      (ert-info (version)
        (let ((said (marquee-contract-difference (list :contractVersion version))))
          (should (if word (string-search word said) (null said))))))))

(ert-deftest an-old-server-lacks-a-method-and-says-so ()
  (misbehaving-test-with "old"
    (should (equal 3 (length (marquee-movies-now-playing))))
    (should (string-match-p "contract 0\\.1\\.0 is older than" (marquee-test-message)))
    (let ((error (should-error (marquee-search-movies :query "x") :type 'marquee-method-not-found)))
      (should (string-match-p "Unknown method \"search/movies\" (this server is marquee "
                              (marquee-error-message error))))
    (call-interactively #'marquee-coming-soon)
    (marquee-test-settled)
    (should (string-match-p "Unknown\\s-+method\\s-+\"movies/comingSoon\"" (marquee-test-footer)))
    (should (string-match-p "Unknown method" (marquee-test-message)))
    ;; What it knows goes on.
    (should (equal 3 (length (marquee-movies-now-playing))))))

(ert-deftest a-program-that-is-no-server-at-all-is-reported ()
  (misbehaving-test-with "old"
    (setq marquee-command "/bin/false")
    (let ((error (should-error (marquee-server-ping) :type 'marquee-server-died)))
      (should (string-match-p "exited with status 1" (marquee-error-message error))))))

;;; misbehaving-test.el ends here
