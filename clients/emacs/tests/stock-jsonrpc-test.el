;;; stock-jsonrpc-test.el --- The backend and jsonrpc.el alone  -*- lexical-binding: t; -*-

;;; Commentary:

;; Emacs' own client, which knows nothing of Marquee, as a program without
;; this package would use it.

;;; Code:

(require 'support)
(require 'jsonrpc)

(defmacro stock-jsonrpc-test-with (connection dispatcher &rest body)
  "Run BODY with CONNECTION to a sandbox; DISPATCHER gets notifications."
  (declare (indent 2))
  `(marquee-test-sandbox
     (let ((,connection
            (make-instance
             'jsonrpc-process-connection
             :name "stock"
             :notification-dispatcher ,dispatcher
             :process (lambda ()
                        (make-process :name "stock" :command (list marquee-command "--sandbox")
                                      :connection-type 'pipe :coding 'utf-8-emacs-unix :noquery t
                                      :stderr (get-buffer-create "*stock stderr*"))))))
       (unwind-protect (progn ,@body)
         (jsonrpc-shutdown ,connection t)))))

(ert-deftest stock-jsonrpc-asks-and-is-answered ()
  (stock-jsonrpc-test-with connection #'ignore
    (should (equal "marquee" (plist-get (plist-get (jsonrpc-request connection :initialize
                                                                    '(:capabilities nil))
                                                   :serverInfo)
                                        :name)))
    (jsonrpc-notify connection :initialized nil)
    (should (equal "千と千尋の神隠し"
                   (plist-get (aref (plist-get (jsonrpc-request connection :search/movies
                                                                '(:query "千と千尋"))
                                               :items)
                                    0)
                              :originalTitle)))
    (let ((error (should-error (jsonrpc-request connection :movies/get '(:id "amc:1"))
                               :type 'jsonrpc-error)))
      (should (equal -32012 (alist-get 'jsonrpc-error-code (cddr error)))))
    (should-not (jsonrpc-request connection :shutdown nil))
    (jsonrpc-notify connection :exit nil)
    (marquee-test-wait (not (jsonrpc-running-p connection)))))

(ert-deftest stock-jsonrpc-streams-and-cancels ()
  (let ((pages nil) (summary nil) (cancelled nil))
    (stock-jsonrpc-test-with connection
        (lambda (_connection method params)
          (should (eq '$/progress method))
          (push (plist-get (plist-get params :value) :page) pages))
      (jsonrpc-async-request connection :movies/nowPlaying '(:pageSize 10 :partialResultToken "t")
                             :success-fn (lambda (result) (setq summary result)))
      (marquee-test-wait summary)
      (should (equal '(1 2 3 4 5 6) (reverse pages)))
      (should (equal 51 (plist-get summary :itemCount)))
      (jsonrpc-async-request connection :movies/allActive '(:pageSize 1 :partialResultToken "u")
                             :success-fn #'ert-fail
                             :error-fn (lambda (error) (setq cancelled (plist-get error :code))))
      (jsonrpc-notify connection :$/cancelRequest '(:id 2))
      (marquee-test-wait cancelled)
      (should (equal -32800 cancelled)))))

;;; stock-jsonrpc-test.el ends here
