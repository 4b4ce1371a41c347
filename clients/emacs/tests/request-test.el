;;; request-test.el --- Calling methods  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Waiting for results and not waiting, streams, cancelling, and what happens
;; if whoever is called back fails.

;;; Code:

(require 'support)

(marquee-deftest request-waits-for-the-result
  (let ((movie (marquee-movies-get :id "amc:movie:64825")))
    (should (equal "The Hunger Games: Sunrise on the Reaping" (plist-get movie :title)))
    (should (equal 64825 (plist-get (plist-get movie :ids) :amc)))
    (should (vectorp (plist-get movie :genres)))))

(marquee-deftest request-calls-back-instead-of-waiting
  (let* ((title nil)
         (call (marquee-movies-get :id "amc:movie:64802"
                                   :then (lambda (movie) (setq title (plist-get movie :title))))))
    (should (marquee-call-p call))
    (should (marquee-pending-p call))
    (should-not title)
    (marquee-test-wait title)
    (should (equal "The Cat in the Hat" title))
    (should-not (marquee-pending-p call))))

(marquee-deftest request-takes-lists-false-and-nested-objects
  (let ((movie (marquee-movies-get :id "tmdb:movie:268" :include '("credits") :link :json-false)))
    (should (plist-get (plist-get movie :credits) :cast))
    (should-not (plist-get movie :link)))
  (should (equal 7 (plist-get (marquee-request "server/ping" '(:sequence 7 :_note (:a (1 2))))
                              :sequence))))

(marquee-deftest request-gives-what-is-known-before-all-is
  (let* ((known nil)
         (movie (marquee-movies-get :id "amc:movie:64825" :link t
                                    :on-partial (lambda (movie) (push movie known)))))
    (should (equal 1 (length known)))
    (should-not (plist-get (car known) :rating))
    (should (plist-get movie :rating))))

(marquee-deftest request-signals-a-condition-of-the-tree
  (let ((error (should-error (marquee-movies-get :id "amc:movie:1") :type 'marquee-not-found)))
    (should (memq 'marquee-upstream-error (get (car error) 'error-conditions)))
    (should (memq 'marquee-error (get (car error) 'error-conditions)))
    (should (equal "notFound" (marquee-error-get error :kind)))
    (should (equal -32012 (marquee-error-get error :code)))
    (should (equal "amc" (marquee-error-get error :provider)))
    (should-not (marquee-error-get error :retryable)))
  (should-error (marquee-movies-popular :page-size 1000) :type 'marquee-invalid-params)
  ;; A misspelt keyword is found by Lisp itself.
  (should-error (eval '(marquee-movies-popular :pagesize 5) t)))

(marquee-deftest request-calls-back-with-the-same-error
  (let ((error nil))
    (marquee-movies-get :id "amc:movie:1" :then #'ert-fail :else (lambda (problem) (setq error problem)))
    (marquee-test-wait error)
    (should (eq 'marquee-not-found (car error)))
    (should (string-prefix-p "AMC answered with status 404: There is no such movie. (Check the id;"
                             (marquee-error-message error)))))

(ert-deftest request-knows-an-error-of-a-newer-server ()
  (let ((error (marquee-error-from-json '(:code -32099 :message "New." :data (:kind "brandNew")))))
    (should (eq 'marquee-error (car error)))
    (should (equal "brandNew" (marquee-error-get error :kind)))))

(marquee-deftest stream-returns-all-rows
  (let ((movies (marquee-movies-now-playing :page-size 10)))
    (should (equal 51 (length movies)))
    (should (equal 51 (length (delete-dups (mapcar (lambda (movie) (plist-get movie :id))
                                                   movies))))))
  (should (equal 3 (length (marquee-movies-now-playing :limit 3))))
  (should-not (marquee-search-movies :query "qzxv")))

(marquee-deftest stream-hands-out-pages-in-order
  (let* ((pages nil)
         (summary nil)
         (call (marquee-movies-now-playing
                :page-size 20
                :on-page (lambda (page) (push (plist-get page :page) pages))
                :then (lambda (result) (setq summary result)))))
    (should (marquee-pending-p call))
    (marquee-test-wait summary)
    (should (equal '(1 2 3) (nreverse pages)))
    (should (equal 51 (plist-get summary :itemCount)))
    (should (plist-get summary :complete))))

(ert-deftest stream-tells-of-a-fault-and-then-fails-with-what-it-gave ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (let* ((rows 0)
           (error (should-error
                   (marquee-movies-advance-tickets
                    :page-size 10
                    :on-page (lambda (page) (cl-incf rows (length (plist-get page :items)))))
                   :type 'marquee-request-failed)))
      (should (equal 30 rows))
      (should (equal 4 (marquee-error-get error :resumeFromPage))))))

(marquee-deftest stream-may-be-left-by-a-throw
  (should (equal 1 (catch 'page
                     (marquee-movies-all-active
                      :page-size 1 :on-page (lambda (page) (throw 'page (plist-get page :page)))))))
  (request-test--idle))

(marquee-deftest stream-passes-on-an-error-of-whoever-is-called
  (should (equal '(arith-error)
                 (should-error (marquee-movies-now-playing :on-page (lambda (_) (/ 1 0)))
                               :type 'arith-error)))
  (request-test--idle))

(marquee-deftest callbacks-may-fail-wait-and-ask
  (let ((debug-on-error nil) (pongs nil))
    (marquee-server-ping :then (lambda (_) (error "Oops")))
    (marquee-server-ping :then (lambda (_) (push (marquee-server-ping :sequence 2) pongs)))
    (marquee-server-ping :sequence 3 :then (lambda (pong) (push pong pongs)))
    (marquee-test-wait (equal 2 (length pongs)))
    (should (equal '(2 3) (sort (mapcar (lambda (pong) (plist-get pong :sequence)) pongs) #'<)))))

(ert-deftest cancelling-ends-in-its-own-error ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (let* ((error nil)
           (call nil))
      ;; The second page of this list never comes, so the cancel can't be late.
      (setq call (marquee-movies-coming-soon
                  :page-size 10
                  :on-page (lambda (_) (marquee-cancel call))
                  :then #'ert-fail
                  :else (lambda (problem) (setq error problem))))
      (marquee-test-wait error)
      (should (eq 'marquee-request-cancelled (car error)))
      ;; Twice does no harm.
      (marquee-cancel call)
      (request-test--idle))))

(marquee-deftest cancelling-gives-no-more-pages
  (let* ((pages 0)
         (over nil)
         (call nil))
    (setq call (marquee-movies-all-active
                :page-size 1
                :on-page (lambda (_) (when (equal 3 (cl-incf pages)) (marquee-cancel call)))
                ;; The server may have been quicker than the cancel.
                :then (lambda (_) (setq over t))
                :else (lambda (_) (setq over t))))
    (marquee-test-wait over)
    (should (equal 3 pages))
    (request-test--idle)))

(ert-deftest quitting-cancels-on-the-server ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (let ((timer (run-with-timer 0.3 nil (lambda () (setq quit-flag t)))))
      (unwind-protect
          ;; This movie's upstream never answers.
          (should (eq 'quit (condition-case nil
                                (progn (marquee-movies-get :id "amc:movie:408") 'answered)
                              (quit 'quit))))
        (cancel-timer timer)))
    (request-test--idle)))

(ert-deftest input-cancels-on-the-server ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (should (eq 'left (catch 'input
                        (run-with-timer 0.2 nil (lambda () (throw 'input 'left)))
                        (marquee-movies-get :id "amc:movie:408"))))
    (request-test--idle)))

(marquee-deftest notifications-reach-the-hook
  (let* ((heard nil)
         (marquee-notification-functions
          (list (lambda (method params) (push (cons method params) heard)))))
    (marquee-search-movies :query "batman" :limit 1)
    (marquee-test-wait heard)
    (should (equal "suggestions/didChange" (caar heard)))))

(ert-deftest a-silent-server-is-given-up ()
  (marquee-test-with nil (marquee-test-upstream-variables)
    (let ((marquee-request--grace -29.5))
      (let ((error (should-error (marquee-movies-get :id "amc:movie:408") :type 'marquee-server-died)))
        (should (string-match-p "did not answer movies/get" (marquee-error-message error))))
      (should (plist-get (marquee-movies-get :id "amc:movie:1003" :timeout-milliseconds 60000) :title)))))

(marquee-deftest a-server-that-sends-pages-is-not-silent
  (marquee-server-ping)
  (let ((marquee-request--grace -20) (pages 0))
    (marquee-movies-now-playing :page-size 10
                                :on-page (lambda (_) (setq pages (1+ pages)) (sleep-for 2)))
    (should (equal 6 pages))))

(ert-deftest an-answer-that-came-while-emacs-was-busy-is-no-silence ()
  (marquee-test-with nil nil
    (let* ((answers (expand-file-name "answers" home))
           (marquee-arguments (list "-c" "\"$0\" --sandbox | tee \"$1\"" marquee-command answers))
           (marquee-command "sh")
           (marquee-request--grace -29.9)
           (title nil)
           (start (float-time)))
      (marquee-movies-get :id "tmdb:movie:268" :then (lambda (movie) (setq title (plist-get movie :title))))
      ;; Busy for longer than a silence may last, and until the answer is there.
      (while (and (< (float-time) (+ start marquee-test-patience))
                  (or (< (float-time) (+ start 0.5))
                      (not (file-exists-p answers))
                      (with-temp-buffer
                        (insert-file-contents answers)
                        (not (search-forward "\"Batman\"" nil t))))))
      (marquee-test-wait title)
      (should (equal "Batman" title)))))

(ert-deftest a-key-that-is-set-is-used-and-one-that-is-wrong-is-explained-in-our-terms ()
  (marquee-test-with nil (list (concat "MARQUEE_AMC_URL=" (marquee-test-upstream)) "MARQUEE_AMC_RATE=0")
    (should (string-search "(M-x marquee-set-key, or set MARQUEE_AMC_KEY before Emacs starts;"
                           (marquee-error-message (should-error (marquee-movies-now-playing :limit 1)))))
    (call-interactively
     (lambda (&rest _)
       (interactive)
       (cl-letf (((symbol-function 'completing-read) (lambda (&rest _) "AMC"))
                 ((symbol-function 'read-passwd) (lambda (&rest _) "scenario"))
                 ((symbol-function 'y-or-n-p) #'ignore))
         (call-interactively #'marquee-set-key))))
    (marquee-test-wait (equal "Marquee: the key for AMC is set" (marquee-test-message)))
    (should (marquee-movies-now-playing :limit 1)))
  (should (equal "check MARQUEE_AMC_KEY, or set another key by M-x marquee-set-key"
                 (marquee-error-in-our-terms "check MARQUEE_AMC_KEY, or set another key with credentials/set"))))

(ert-deftest a-provider-that-cannot-be-reached-is-named-with-its-host-and-what-to-try ()
  (marquee-test-with nil '("MARQUEE_AMC_URL=http://127.0.0.1:9" "MARQUEE_AMC_KEY=k")
    (should (equal "AMC refuses connections (check the connection to 127.0.0.1:9; M-x marquee-doctor shows proxies)"
                   (marquee-error-message (should-error (marquee-movies-get :id "amc:movie:1")))))))

(ert-deftest a-missing-program-is-explained ()
  (let ((marquee-command "/nowhere/marquee") (marquee-current-connection nil))
    (let ((text (cadr (should-error (marquee-server-ping) :type 'user-error))))
      (should (string-match-p "/nowhere/marquee" text))
      (should (string-match-p "swift build -c release --product marquee" text))))
  (let ((marquee-command nil) (marquee-current-connection nil) (exec-path nil)
        (process-environment '("PATH=")))
    (should (string-match-p "PATH" (cadr (should-error (marquee-server-ping) :type 'user-error))))))

(marquee-deftest the-folder-of-the-current-buffer-does-not-matter
  (let ((default-directory "/nowhere/any/more/"))
    (should (plist-get (marquee-server-ping) :pong))
    (marquee-doctor)
    (marquee-test-wait (not (get-buffer-process (current-buffer))))
    (should (string-match-p "Nothing is wrong" (buffer-string)))))

(ert-deftest the-program-is-found-where-it-should-be ()
  (let ((process-environment (cons "MARQUEE_BIN=/bin/cat" process-environment)))
    (let ((marquee-command nil)) (should (equal "/bin/cat" (marquee-program))))
    (let ((marquee-command "./cat") (command-line-default-directory "/bin/") (default-directory "/"))
      (should (equal "/bin/cat" (marquee-program))))
    (let ((marquee-command "/bin/echo")) (should (equal "/bin/echo" (marquee-program))))))

(defun request-test--idle ()
  "Check that the server has nothing left to do."
  (marquee-test-wait (equal 0 (plist-get (marquee-server-status) :running)))
  (should (equal 0 (hash-table-count (marquee-connection-listeners marquee-current-connection)))))

;;; request-test.el ends here
