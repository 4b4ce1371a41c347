;;; marquee-told.el --- How far the user has been told  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The number of the last event that was told, in all sessions.  It is a part of
;; a file's name: renaming a file succeeds for one process only, so that of
;; several Emacsen exactly one tells each event.

;;; Code:

(require 'seq)

(defcustom marquee-told-folder (locate-user-emacs-file "marquee-watches/")
  "The folder that notes which events of watches were told."
  :type 'directory
  :group 'marquee)

(defvar marquee-told--remembered nil
  "The cursors of logs, where the folder can't be written: an alist.")

(defun marquee-told-cursor (log)
  "Return the cursor of the last event of LOG that was told.
Return nil if nobody has followed it yet.  LOG is \"real\" or \"sandbox\"."
  (or (alist-get log marquee-told--remembered nil nil #'equal)
      (marquee-told--written log)))

(defun marquee-told-reset (log cursor)
  "Make CURSOR the last one of LOG, whatever it was."
  (let ((former (marquee-told--written log)))
    (setf (alist-get log marquee-told--remembered nil t #'equal)
          (condition-case nil
              (let ((file (marquee-told--file log cursor)))
                (make-directory marquee-told-folder t)
                (if former
                    (rename-file (marquee-told--file log former) file t)
                  (write-region "" nil file nil 'silent))
                nil)
            (file-error cursor)))))

(defun marquee-told-claim (log cursor)
  "Return non-nil if it is for this Emacs to tell the event of LOG with CURSOR.
From now on it is told."
  (let ((claimed 'unknown))
    (while (eq claimed 'unknown)
      (let ((former (marquee-told--written log)))
        (cond ((<= cursor (or (marquee-told-cursor log) -1)) (setq claimed nil))
              ((and former
                    (not (assoc log marquee-told--remembered))
                    (ignore-errors
                      (rename-file (marquee-told--file log former)
                                   (marquee-told--file log cursor))
                      t))
               (setq claimed t))
              ;; There is no file yet, or it can't be renamed.
              ((equal former (marquee-told--written log))
               (marquee-told-reset log cursor)
               (setq claimed t)))))
    claimed))

(defun marquee-told--written (log)
  "Return the greatest cursor of LOG in the names of the files, or nil."
  (let ((names (and (file-directory-p marquee-told-folder)
                    (directory-files marquee-told-folder nil
                                     (format "\\`told-%s-[0-9]+\\'" log)))))
    (and names
         (seq-max (mapcar (lambda (name) (string-to-number (car (last (split-string name "-")))))
                          names)))))

(defun marquee-told--file (log cursor)
  "Return the file that is there if LOG was told as far as CURSOR."
  (expand-file-name (format "told-%s-%d" log cursor) marquee-told-folder))

(provide 'marquee-told)
;;; marquee-told.el ends here
