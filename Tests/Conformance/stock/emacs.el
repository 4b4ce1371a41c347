;; SPDX-License-Identifier: MIT
;;
;; Emacs' own jsonrpc.el, as Eglot uses it.  -*- lexical-binding: t -*-

(require 'jsonrpc)
(require 'subr-x)

(let* ((said nil)
       (pages nil)
       (exit nil)
       (connection
        (jsonrpc-process-connection
         :name "marquee"
         :process (make-process :name "marquee" :command (list (getenv "MARQUEE")) :connection-type 'pipe
                                :coding 'utf-8-emacs-unix :noquery t :stderr (get-buffer-create "*stderr*"))
         :notification-dispatcher
         (lambda (_connection method params)
           (when (eq method '$/progress)
             (push (length (plist-get (plist-get params :value) :items)) pages)))
         :on-shutdown
         (lambda (connection) (setq exit (process-exit-status (jsonrpc--process connection))))))
       (ask (lambda (method params) (jsonrpc-request connection method params :timeout 30)))
       (say (lambda (&rest words) (push (apply #'format words) said))))
  (funcall say "initialize: %s"
           (plist-get (plist-get (funcall ask :initialize '(:capabilities nil)) :serverInfo) :name))
  (jsonrpc-notify connection :initialized nil)
  (let ((summary (funcall ask :movies/nowPlaying '(:partialResultToken "t" :pageSize 20))))
    (funcall say "pages: %s" (mapconcat #'number-to-string (reverse pages) " "))
    (funcall say "items: %d" (plist-get summary :itemCount)))
  (condition-case failure
      (funcall ask :movies/nowPlayin nil)
    (jsonrpc-error (funcall say "error: %d" (alist-get 'jsonrpc-error-code (cdr failure)))))
  (let ((failure nil))
    (jsonrpc-async-request connection :movies/get '(:id "amc:movie:408")
                           :error-fn (lambda (error) (setq failure error)))
    (jsonrpc-notify connection :$/cancelRequest
                    (list :id (car (hash-table-keys (jsonrpc--request-continuations connection)))))
    (with-timeout (30 (error "The request was not cancelled"))
      (while (not failure) (accept-process-output nil 1)))
    (funcall say "cancelled: %d" (plist-get failure :code)))
  (funcall say "ping: %d" (plist-get (funcall ask :server/ping '(:sequence 7)) :sequence))
  (funcall ask :shutdown nil)
  (jsonrpc-notify connection :exit nil)
  (with-timeout (30 (error "It did not end"))
    (while (not exit) (accept-process-output nil 1)))
  (funcall say "exit: %d" exit)
  (with-temp-file (getenv "SAID")
    (insert (mapconcat (lambda (line) (concat line "\n")) (reverse said) ""))))
