;;; scenarios-test.el --- What every client plays  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; clients/scenarios.json, one test for each: through the typed function where
;; there is one that takes the params, by the name on the wire otherwise.  The
;; servers live from the first scenario to the last.

;;; Code:

(require 'support)

(defvar scenarios--document
  (with-temp-buffer
    (insert-file-contents (expand-file-name "clients/scenarios.json" marquee-test-root))
    (let ((json-object-type 'plist) (json-array-type 'vector) (json-null :null) (json-false :false))
      (json-read)))
  "The scenarios, with null as `:null' and false as `:false'.")

(defvar scenarios--connections nil
  "The servers that were started, as a list of (NAME . CONNECTION).")

(defvar scenarios--outcomes nil
  "What came of each scenario, the last first, as a list of (NAME . OUTCOME).")

(define-error 'scenarios-mismatch "Mismatch")

(defun scenarios--connection (name)
  "The server called NAME, started if it isn't there."
  (or (alist-get name scenarios--connections nil nil #'equal)
      (let* ((server (plist-get (plist-get scenarios--document :servers) (intern (concat ":" name))))
             (process-environment
              (marquee-test-environment (make-temp-file "marquee-home-" t)
                                        (scenarios--variables (plist-get server :environment))))
             (marquee-command (getenv-internal "MARQUEE_BIN" marquee-test--environment))
             (marquee-arguments (append (plist-get server :arguments) nil))
             (connection (marquee-connection-start)))
        (push (cons name connection) scenarios--connections)
        connection)))

(defun scenarios--variables (environment)
  "ENVIRONMENT, a plist, as a list of NAME=VALUE."
  (cl-loop for (name value) on environment by #'cddr
           collect (concat (substring (symbol-name name) 1) "="
                           (string-replace "${UPSTREAM}" (marquee-test-upstream) value))))

;;;; Playing

(defun scenarios--play (scenario)
  "What comes of SCENARIO, as the table words it."
  (let ((marquee-current-connection (scenarios--connection (plist-get scenario :server)))
        (expect (plist-get scenario :expect)))
    (condition-case problem
        (cond ((plist-get scenario :cancel) (scenarios--cancel scenario expect))
              ((plist-get scenario :stopAfter) (scenarios--stop scenario expect))
              ((plist-get scenario :stream) (scenarios--stream scenario expect))
              (t (let ((result (scenarios--call scenario)))
                   (unless (plist-get expect :values) (signal 'scenarios-mismatch '("a result")))
                   (scenarios--pointers (plist-get expect :values) result)
                   "result")))
      (scenarios-mismatch (format "FAILED: %S" (cdr problem)))
      (marquee-error (condition-case mismatch
                         (scenarios--error (plist-get expect :error) problem)
                       (scenarios-mismatch (format "FAILED: %S, %S" (cdr mismatch) problem)))))))

(defun scenarios--call (scenario &rest callbacks)
  "Make the call of SCENARIO with CALLBACKS."
  (let* ((method (plist-get scenario :method))
         (params (scenarios--params (plist-get scenario :params)))
         (function (intern-soft (concat "marquee-" (marquee-test-kebab method))))
         (keywords (cl-loop for (name value) on params by #'cddr
                            append (list (intern (marquee-test-kebab (symbol-name name))) value))))
    (cond ((and (scenarios--takes-p function keywords)
                (eq (and (plist-get scenario :stream) t) (scenarios--takes-p function '(:on-page nil))))
           (apply function (append keywords callbacks)))
          ((plist-get scenario :stream) (apply #'marquee-stream method params callbacks))
          (t (apply #'marquee-request method params callbacks)))))

(defun scenarios--takes-p (function keywords)
  "Whether FUNCTION is one and takes all of KEYWORDS."
  (let ((known (marquee-test-keywords function)))
    (and known
         (cl-loop for name in keywords by #'cddr
                  always (member (substring (symbol-name name) 1) known)))))

(defun scenarios--params (value)
  "VALUE, of scenarios.json, as the functions want it."
  (pcase value
    (:null nil)
    (:false :json-false)
    ((pred vectorp) (vconcat (mapcar #'scenarios--params value)))
    ((pred consp) (cl-loop for (name member) on value by #'cddr
                           append (list name (scenarios--params member))))
    (_ value)))

(defun scenarios--stream (scenario expect)
  "Stream all of SCENARIO and check it against EXPECT."
  (let* ((items nil)
         (summary (scenarios--call scenario :on-page
                                   (lambda (page)
                                     (setq items (append items (plist-get page :items) nil))))))
    (scenarios--check (plist-get expect :itemCount) (length items))
    (scenarios--check (plist-get expect :itemCount) (plist-get summary :itemCount))
    (scenarios--check (plist-get expect :pageCount) (plist-get summary :pageCount))
    (scenarios--check (eq t (plist-get expect :complete)) (plist-get summary :complete))
    (scenarios--pointers (plist-get expect :first) (car items))
    (scenarios--pointers (plist-get expect :last) (car (last items)))
    (format "%d items in %d pages%s" (length items) (plist-get summary :pageCount)
            (if (plist-get summary :complete) "" ", incomplete"))))

(defun scenarios--stop (scenario expect)
  "Leave the loop over SCENARIO early, and check that against EXPECT."
  (let* ((count 0)
         (stop (plist-get scenario :stopAfter))
         (stopped (catch 'enough
                    (scenarios--call scenario :on-page
                                     (lambda (page)
                                       (dolist (_ (append (plist-get page :items) nil))
                                         (when (= (cl-incf count) stop) (throw 'enough t)))))
                    nil)))
    (scenarios--check t stopped)
    (scenarios--check (plist-get expect :stopped) count)
    (format "stopped after %d" count)))

(defun scenarios--cancel (scenario expect)
  "Cancel SCENARIO as soon as it is sent, and check what comes against EXPECT."
  (let* ((outcome nil)
         (call (scenarios--call scenario
                                :then (lambda (_) (setq outcome 'done))
                                :else (lambda (error) (setq outcome error)))))
    (marquee-cancel call)
    (marquee-test-wait outcome)
    (when (eq outcome 'done) (signal 'scenarios-mismatch '("a result")))
    (scenarios--error (plist-get expect :error) outcome)))

;;;; Checking

(defun scenarios--error (expect error)
  "Check ERROR, a condition, against EXPECT; word it."
  (unless expect (signal 'scenarios-mismatch '("an error")))
  (scenarios--check (plist-get expect :code) (marquee-error-get error :code))
  (scenarios--check (plist-get expect :kind) (marquee-error-get error :kind))
  (scenarios--check (intern (concat "marquee-" (marquee-test-kebab (plist-get expect :kind))))
                    (car error))
  (scenarios--check (eq t (plist-get expect :retryable)) (marquee-error-get error :retryable))
  (scenarios--pointers (plist-get expect :data) (cddr error))
  (format "error %d %s" (marquee-error-get error :code) (marquee-error-get error :kind)))

(defun scenarios--check (expected got)
  "Signal a mismatch unless EXPECTED and GOT are alike."
  (unless (equal expected got) (signal 'scenarios-mismatch (list got 'is-not expected))))

(defun scenarios--pointers (expected value)
  "Check what EXPECTED, a plist by JSON Pointer, says of VALUE."
  (cl-loop for (pointer wanted) on expected by #'cddr
           for got = (scenarios--at (substring (symbol-name pointer) 1) value)
           unless (scenarios--equal-p wanted got)
           do (signal 'scenarios-mismatch (list pointer got 'is-not wanted))))

(defun scenarios--at (pointer value)
  "What POINTER, a JSON Pointer, names in VALUE; `absent' if it is nothing."
  (dolist (token (cdr (split-string pointer "/")))
    (setq value
          (cond ((vectorp value)
                 (let ((index (string-to-number token)))
                   (if (< index (length value)) (aref value index) 'absent)))
                ((plist-member value (intern (concat ":" token)))
                 (plist-get value (intern (concat ":" token))))
                (t 'absent))))
  value)

(defun scenarios--equal-p (wanted got)
  "Whether GOT, of a result, is WANTED, of scenarios.json."
  (pcase wanted
    (:null (memq got '(nil absent)))
    (:false (null got))
    ((pred numberp) (and (numberp got) (= wanted got)))
    ((pred vectorp) (and (vectorp got) (= (length wanted) (length got))
                         (cl-every #'scenarios--equal-p wanted got)))
    ((pred consp) (and (consp got) (= (length wanted) (length got))
                       (cl-loop for (name member) on wanted by #'cddr
                                always (and (plist-member got name)
                                            (scenarios--equal-p member (plist-get got name))))))
    (_ (equal wanted got))))

;;;; The tests

(defun scenarios--report ()
  "Write all outcomes to where they are wanted."
  (let ((folder (getenv-internal "MARQUEE_SCENARIO_RESULTS" marquee-test--environment)))
    (when folder
      (with-temp-file (expand-file-name "emacs.json" folder)
        (set-buffer-file-coding-system 'utf-8)
        (insert (decode-coding-string
                 (json-serialize (cl-loop for (name . outcome) in (reverse scenarios--outcomes)
                                          append (list (intern (concat ":" name)) outcome)))
                 'utf-8 t))))))

(cl-loop
 for scenario across (plist-get scenarios--document :scenarios)
 for number from 1
 for name = (intern (format "scenario %03d: %s" number (plist-get scenario :name)))
 do (let ((scenario scenario))
      (ert-set-test
       name
       (make-ert-test
        :name name
        :body (lambda ()
                (let ((outcome (scenarios--play scenario)))
                  (push (cons (plist-get scenario :name) outcome) scenarios--outcomes)
                  (scenarios--report)
                  (should-not (string-prefix-p "FAILED" outcome))
                  (let ((marquee-current-connection
                         (scenarios--connection (plist-get scenario :server))))
                    (should (plist-get (marquee-server-ping) :pong)))))))))

;;; scenarios-test.el ends here
