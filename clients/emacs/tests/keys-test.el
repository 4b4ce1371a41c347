;;; keys-test.el --- The keys that ? shows  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What stands beside a key is what the key does.

;;; Code:

(require 'support)
(require 'marquee-keys)

(defun keys-test--shown ()
  "The keys that are shown in this buffer, with their commands."
  (let ((shown nil))
    (cl-labels ((visit (child)
                  (pcase child
                    ((and (pred vectorp) (guard (keys-test--enabled-p (keys-test--options child))))
                     (mapc #'visit (keys-test--children child)))
                    (`(,_ ,(pred symbolp) ,options)
                     (when (keys-test--enabled-p options)
                       (push (cons (plist-get options :key) (plist-get options :command)) shown))))))
      (mapc #'visit (let ((layout (get 'marquee-keys 'transient--layout)))
                      (if (vectorp layout) (keys-test--children layout) layout))))
    shown))

(defun keys-test--options (group)
  "The options of GROUP, wherever this version of transient keeps them."
  (seq-find (lambda (part) (and (consp part) (keywordp (car part)))) group))

(defun keys-test--children (group)
  "The children of GROUP."
  (aref group (1- (length group))))

(defun keys-test--enabled-p (options)
  "Whether what has OPTIONS is shown in this buffer."
  (let ((mode (plist-get options :if-derived)) (test (plist-get options :if)))
    (and (or (null mode) (derived-mode-p mode))
         (or (null test) (funcall test)))))

(ert-deftest keys-do-what-stands-beside-them ()
  (dolist (case '((marquee-movies-mode . 13) (marquee-theatres-mode . 7) (marquee-showtimes-mode . 16)
                  (marquee-whats-on-mode . 20) (marquee-tonight-mode . 20) (marquee-movie-mode . 12)
                  (marquee-seats-mode . 9)
                  (marquee-person-mode . 10) (marquee-show-mode . 10) (marquee-season-mode . 10)
                  (marquee-collection-mode . 10) (marquee-found-mode . 11) (marquee-films-mode . 11)
                  (marquee-watches-mode . 13) (marquee-events-mode . 9)))
    (with-temp-buffer
      (funcall (car case))
      (should (eq #'marquee-keys (key-binding "?")))
      (let ((shown (keys-test--shown)))
        (ert-info ((format "%s %S" (car case) shown))
          (should (equal (cdr case) (length shown)))
          (pcase-dolist (`(,key . ,command) shown)
            (should (eq command (key-binding (kbd key))))))))))

;;; keys-test.el ends here
