;;; stock-jsonrpc-test.el --- The backend and jsonrpc.el alone  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Emacs' own client, which knows nothing of Marquee, as a program without
;; this package would use it.

;;; Code:

(require 'support)
(require 'jsonrpc)

(defmacro stock-jsonrpc-test-with (connection dispatcher &rest body)
  "Run BODY with CONNECTION to a backend; DISPATCHER gets notifications."
  (declare (indent 2))
  `(let ((,connection
          (make-instance
           'jsonrpc-process-connection
           :name "stock"
           :notification-dispatcher ,dispatcher
           :process (lambda ()
                      (make-process :name "stock" :command (cons marquee-command marquee-arguments)
                                    :connection-type 'pipe :coding 'utf-8-emacs-unix :noquery t
                                    :stderr (get-buffer-create "*stock stderr*"))))))
     (unwind-protect (progn ,@body)
       (jsonrpc-shutdown ,connection t))))

;; By itself it gives up after ten seconds, which a busy machine may take.
(defun stock-jsonrpc-test-ask (connection method params)
  "Request METHOD with PARAMS over CONNECTION, and wait for the result."
  (jsonrpc-request connection method params :timeout marquee-test-patience))

(marquee-deftest stock-jsonrpc-asks-and-is-answered
  (stock-jsonrpc-test-with connection #'ignore
    (should (equal "marquee" (plist-get (plist-get (stock-jsonrpc-test-ask connection :initialize
                                                                           '(:capabilities nil))
                                                   :serverInfo)
                                        :name)))
    (jsonrpc-notify connection :initialized nil)
    (should (equal "千と千尋の神隠し"
                   (plist-get (aref (plist-get (stock-jsonrpc-test-ask connection :search/movies
                                                                       '(:query "千と千尋"))
                                               :items)
                                    0)
                              :originalTitle)))
    (let ((error (should-error (stock-jsonrpc-test-ask connection :movies/get '(:id "amc:movie:1"))
                               :type 'jsonrpc-error)))
      (should (equal -32012 (alist-get 'jsonrpc-error-code (cddr error)))))
    (should-not (stock-jsonrpc-test-ask connection :shutdown nil))
    (jsonrpc-notify connection :exit nil)
    (marquee-test-wait (not (jsonrpc-running-p connection)))))

(ert-deftest stock-jsonrpc-streams ()
  (let ((pages nil) (summary nil))
    (marquee-test-sandbox
      (stock-jsonrpc-test-with connection
          (lambda (_connection method params)
            (should (eq '$/progress method))
            (push (plist-get (plist-get params :value) :page) pages))
        (jsonrpc-async-request connection :movies/nowPlaying
                               '(:pageSize 10 :partialResultToken "t")
                               :timeout nil
                               :success-fn (lambda (result) (setq summary result)))
        (marquee-test-wait summary)
        (should (equal '(1 2 3 4 5 6) (reverse pages)))
        (should (equal 51 (plist-get summary :itemCount)))))))

(ert-deftest stock-jsonrpc-cancels ()
  (let ((pages 0) (code nil))
    (marquee-test-with nil (marquee-test-upstream-variables)
      (stock-jsonrpc-test-with connection (lambda (&rest _) (cl-incf pages))
        ;; The second page of this list never comes, so the cancel can't be late.
        (jsonrpc-async-request connection :movies/comingSoon
                               '(:pageSize 10 :partialResultToken "t")
                               :timeout nil
                               :success-fn #'ert-fail
                               :error-fn (lambda (error) (setq code (plist-get error :code))))
        (marquee-test-wait (equal 1 pages))
        (jsonrpc-notify connection :$/cancelRequest '(:id 1))
        (marquee-test-wait code)
        (should (equal -32800 code))))))

;;; stock-jsonrpc-test.el ends here
