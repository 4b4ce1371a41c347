;;; hostile-test.el --- Texts that would break out  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What upstreams write and what it may do to a buffer: a line break in a
;; theatre's name made a line of its own, and marks of direction turned lines
;; around.  A seating plan of a thousand million columns took 11.8 GB.

;;; Code:

(require 'support)

(defconst hostile-test--attack
  (concat (mapconcat (lambda (sign) (concat sign "FORGED")) '("\n" "\r" "\v" "\f" "\u0085" "\u2028" "\u2029") "")
          "\0\b\e[31m\e]0;x\a\u007f\u009b2J\u061c\u200b\u200d\u202e\u2066\u2069\ufeff\ufff9\U000e0041")
  "After each sign that may make a line, a word that must not begin one.")

(defun hostile-test--attacked (value)
  "VALUE with all texts in it that are shown going on with the attack."
  (cond ((and (stringp value)
              (not (string-match-p "\\`\\([0-9]\\{4\\}-\\|[+-][0-9]+:\\|[a-z]+:\\)" value)))
         (concat value hostile-test--attack))
        ((vectorp value) (vconcat (mapcar #'hostile-test--attacked value)))
        ((keywordp (car-safe value))
         (let ((parts nil))
           (while value
             (let ((key (pop value)) (member (pop value)))
               (push key parts)
               ;; What the client goes by rather than shows.
               (push (if (memq key '(:token :kind :type :form :align :method :params :name :marks :group))
                         member
                       (hostile-test--attacked member))
                     parts)))
           (nreverse parts)))
        (t value)))

(defun hostile-test--breach (text)
  "What breaks out of TEXT, or nil."
  (let ((case-fold-search nil))
    (and (or (string-match "^ *FORGED" text)
             (string-match "[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u061c\u200b\u200d\u202e\u2066\u2069\ufeff\ufff9\U000e0041]"
                           text))
         (substring text (max 0 (- (match-beginning 0) 20)) (match-end 0)))))

(ert-deftest hostile-lines-are-one-line ()
  (should-not (hostile-test--breach (marquee-format-line (concat "a" hostile-test--attack "b"))))
  (dolist (text '("千と千尋の神隠し" "می‌خواهم" "👩‍👩‍👧" "Amélie" "שלום"))
    (should (equal text (marquee-format-line text))))
  (should (equal '(:title ["x y"] :params (:query "x\ny"))
                 (marquee-format-readable '(:title ["x\ny"] :params (:query "x\ny"))))))

(marquee-deftest hostile-texts-stay-in-their-lines
  (cl-letf* (;; In a paragraph that is filled any word may begin a line.
             ((symbol-function 'fill-region) #'ignore)
             (read (symbol-function 'json-parse-string))
             (parse-buffer (symbol-function 'json-parse-buffer))
             ((symbol-function 'json-parse-string)
              (lambda (&rest arguments) (hostile-test--answer (apply read arguments))))
             ((symbol-function 'json-parse-buffer)
              (lambda (&rest arguments) (hostile-test--answer (apply parse-buffer arguments)))))
    (dolist (show (list #'marquee-now-playing
                        (lambda () (marquee-theatres nil))
                        (lambda () (marquee-showtimes "amc:theatre:610"))
                        (lambda () (marquee-movie "amc:movie:64825"))
                        (lambda () (marquee-show "tmdb:show:2287"))
                        (lambda () (marquee-find "batman"))
                        (lambda () (marquee-whats-on "Olathe, KS" "tonight"))
                        (lambda () (marquee-seats "amc:showtime:61020778482511"))
                        (lambda () (marquee-movie "amc:movie:1"))))
      (funcall show)
      (marquee-test-settled)
      (should (string-match-p "." (concat (buffer-string) (marquee-test-footer))))
      (should-not (hostile-test--breach (buffer-name)))
      (should-not (hostile-test--breach (buffer-string)))
      (should-not (hostile-test--breach (marquee-test-footer))))))

(defun hostile-test--answer (message)
  "MESSAGE of the backend, with hostile texts in its result or its error."
  (dolist (part '(:result :error :params) message)
    (when (and (listp message) (plist-get message part))
      (setq message (plist-put message part (hostile-test--attacked (plist-get message part)))))))

(ert-deftest hostile-plans-are-drawn-as-wide-as-an-auditorium ()
  (dolist (size '(1000000000 -1))
    (with-temp-buffer
      (marquee-mode)
      (setq marquee-page-shown
            `(:form "auditorium" :title "Playtime"
              :hall [(:row "A" :seats [(:column 2 :name "A2" :free t)
                                       (:column ,size :name "A9" :free t)])]))
      (marquee-view-draw)
      (should (< (buffer-size) 10000))
      (should (string-match-p "  A +▆" (buffer-string))))))

(provide 'hostile-test)
;;; hostile-test.el ends here
