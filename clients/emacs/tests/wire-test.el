;;; wire-test.el --- Cutting bytes into messages  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Wherever they are split, whatever is in them, and what is none.

;;; Code:

(require 'support)

(defun wire-test--receive (&rest chunks)
  "The messages in CHUNKS, as they come one after the other."
  (let ((messages nil))
    (with-temp-buffer
      (set-buffer-multibyte nil)
      (dolist (chunk chunks)
        (marquee-wire-receive chunk (lambda (message) (push message messages)))))
    (nreverse messages)))

(defun wire-test--frame (json)
  "JSON with its header."
  (let ((body (encode-coding-string json 'utf-8)))
    (format "Content-Length: %d\r\n\r\n%s" (length body) body)))

(ert-deftest messages-are-cut-wherever-they-are-split ()
  (let* ((frame (wire-test--frame "{\"title\":\"千と\"}"))
         (text (concat frame frame)))
    (should (equal '((:title "千と") (:title "千と")) (wire-test--receive text)))
    (dotimes (split (length text))
      (should (equal '((:title "千と") (:title "千と"))
                     (wire-test--receive (substring text 0 split) (substring text split)))))
    (should (equal 2 (length (apply #'wire-test--receive (mapcar #'string text)))))))

(ert-deftest messages-hold-whatever-json-does ()
  (should (equal '((:a nil :b nil :c [] :d t :e 9007199254740993 :f "\0"))
                 (wire-test--receive
                  (wire-test--frame
                   "{\"a\":null,\"b\":false,\"c\":[],\"d\":true,\"e\":9007199254740993,\"f\":\"\\u0000\"}")))))

(ert-deftest what-cannot-become-a-message-is-refused-at-once ()
  (dolist (text '("W" "Welcome\r\n" "Content-Type: x\r\n" "Content-Length: x\r\n" "Content-Length: 5\n\n{}"
                  "Content-Length: 99999999999\r\n\r\n" "Content-Length: 5\r\n\r\n{no}}"))
    (ert-info (text) (should-error (wire-test--receive text) :type 'marquee-wire-garbage)))
  ;; What came before it is a message all the same.
  (let ((messages nil))
    (with-temp-buffer
      (set-buffer-multibyte nil)
      (should-error (marquee-wire-receive (concat (wire-test--frame "{\"a\":1}") "Grüße\nund mehr")
                                          (lambda (message) (push message messages)))
                    :type 'marquee-wire-garbage))
    (should (equal '((:a 1)) messages))))

;;; wire-test.el ends here
