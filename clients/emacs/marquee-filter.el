;;; marquee-filter.el --- Fewer rows while one types  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Reads words in the minibuffer and reports them after each key, so that a
;; list can show only the rows that have them all.

;;; Code:

(require 'char-fold)
(require 'seq)

(defun marquee-filter-read (filter show)
  "Read a filter, of which FILTER is the present one.
Call SHOW with it after each key, and with FILTER again if the user quits."
  (condition-case nil
      (funcall show (minibuffer-with-setup-hook
                        (lambda ()
                          (add-hook 'post-command-hook
                                    (lambda () (funcall show (minibuffer-contents-no-properties)))
                                    nil t))
                      (read-string "Only rows with: " filter)))
    (quit (funcall show filter)
          (signal 'quit nil))))

(defun marquee-filter-regexps (filter)
  "Return the regular expressions for the words of FILTER."
  (mapcar #'char-fold-to-regexp (split-string filter)))

(defun marquee-filter-match-p (regexps text)
  "Return non-nil if TEXT matches all REGEXPS, whatever its case and accents."
  (let ((case-fold-search t))
    (seq-every-p (lambda (regexp) (string-match-p regexp text)) regexps)))

(provide 'marquee-filter)
;;; marquee-filter.el ends here
