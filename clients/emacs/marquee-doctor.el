;;; marquee-doctor.el --- Is everything all right with Marquee?  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `marquee-doctor' says where the backend is, which version it has, whether
;; it answers, and what it says about keys, files and providers itself.

;;; Code:

(require 'marquee-generated)
(require 'marquee-format)

(define-derived-mode marquee-doctor-mode special-mode "Doctor"
  "Mode for the report of `marquee-doctor'.

\\{marquee-doctor-mode-map}"
  :interactive nil
  (setq-local revert-buffer-function (lambda (&rest _) (marquee-doctor)))
  (setq-local word-wrap t)
  (setq default-directory "~/")
  (buffer-disable-undo))

;;;###autoload
(defun marquee-doctor ()
  "Check whether the backend is there, answers, and has what it needs."
  (interactive)
  (pop-to-buffer-same-window (get-buffer-create "*marquee: doctor*"))
  (unless (derived-mode-p 'marquee-doctor-mode) (marquee-doctor-mode))
  (let ((process (get-buffer-process (current-buffer)))) (when process (delete-process process)))
  (let ((inhibit-read-only t)) (erase-buffer))
  (marquee-doctor--line t "Emacs" (format "%s, jsonrpc.el at %s" emacs-version
                                          (abbreviate-file-name
                                           (or (locate-library "jsonrpc") "?"))))
  (let ((program (marquee-doctor--program)))
    (when program
      (marquee-doctor--version program)
      (marquee-doctor--answers)
      (marquee-doctor--examine program))))

(defun marquee-doctor--line (right name text)
  "Add a line with NAME and TEXT, marked as RIGHT or not."
  (let ((inhibit-read-only t))
    (save-excursion
      (goto-char (point-max))
      (insert (if right
                  (propertize "ok     " 'face 'success)
                (propertize "WRONG  " 'face 'marquee-failure))
              (propertize (format "%-13s " name) 'face 'marquee-title) text "\n")
      (set-buffer-modified-p nil)))
  ;; The next check may take a while.
  (redisplay))

(defun marquee-doctor--program ()
  "Report where the backend is; return its file name, or nil."
  (condition-case error
      (let ((program (marquee-program)))
        (marquee-doctor--line t "program" (format "%s (%s)" (abbreviate-file-name program)
                                                  (car (marquee-program-place))))
        program)
    (user-error (marquee-doctor--line nil "program" (cadr error)) nil)))

(defun marquee-doctor--version (program)
  "Report the version of PROGRAM."
  (let* ((status nil)
         (text (marquee-format-line
                (with-output-to-string
                  (setq status (call-process program nil (list standard-output nil) nil
                                             "--version")))))
         (right (and (eql status 0) (string-prefix-p "marquee " text))))
    (marquee-doctor--line right "version"
                          (if right
                              text
                            (format "it says %S and exits with status %s"
                                    (marquee-format-cell text 60) status)))))

(defun marquee-doctor--answers ()
  "Report whether the backend answers, how fast, and its contract version."
  (condition-case error
      (let ((start (float-time)))
        (marquee-server-ping :timeout-milliseconds 5000)
        (let* ((server (marquee-connection-server marquee-current-connection))
               (contract (plist-get server :contractVersion)))
          (marquee-doctor--line t "answers"
                                (format "in %.1f ms, with %s" (* 1000 (- (float-time) start))
                                        (if marquee-arguments
                                            (string-join marquee-arguments " ")
                                          "no arguments")))
          (marquee-doctor--line (null (marquee-contract-difference server)) "contract"
                                (format "the server speaks %s, this package %s" contract
                                        marquee-contract-version))))
    (marquee-error (marquee-doctor--line nil "answers" (marquee-error-message error)))))

(defun marquee-doctor--examine (program)
  "Add PROGRAM's own report, as it comes."
  (let ((buffer (current-buffer)) (inhibit-read-only t))
    (goto-char (point-max))
    (insert "\n")
    (make-process
     :name "marquee-doctor" :buffer buffer :noquery t :connection-type 'pipe
     :command `(,program ,@marquee-arguments "doctor")
     :filter (lambda (process text) (marquee-doctor--insert process text))
     :sentinel (lambda (process _)
                 (when (eq 'exit (process-status process))
                   (message "Marquee's doctor is done%s"
                            (if (zerop (process-exit-status process)) "" ": something is wrong")))))
    (goto-char (point-min))))

(defun marquee-doctor--insert (process text)
  "Insert TEXT, which PROCESS wrote, and highlight what is wrong."
  (when (buffer-live-p (process-buffer process))
    (with-current-buffer (process-buffer process)
      (let ((inhibit-read-only t))
        (save-excursion
          (goto-char (point-max))
          (forward-line 0)
          (let ((start (point)))
            (goto-char (point-max))
            (insert text)
            (goto-char start)
            (while (re-search-forward "^\\(ok\\|WRONG\\)\\>" nil t)
              (put-text-property (match-beginning 1) (match-end 1) 'face
                                 (if (equal (match-string 1) "ok") 'success 'marquee-failure))))
          (set-buffer-modified-p nil))))))

(provide 'marquee-doctor)
;;; marquee-doctor.el ends here
