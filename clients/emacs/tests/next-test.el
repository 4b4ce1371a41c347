;;; next-test.el --- Keys, the menu, and what they do  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What can be done next is done by its key, from the menu, and with what it
;; asks for; what changes something says so.

;;; Code:

(require 'support)

(defun next-test--message (keys)
  "What is said last after KEYS."
  (marquee-test-keys keys)
  (prog1 (marquee-test-message) (marquee-test-settled)))

(marquee-deftest keys-change-the-library-and-say-what-is-so
  (marquee-test-await (marquee-movie "batman"))
  (marquee-test-go "Batman Returns")
  (should (string-match-p "Batman Returns (1992) · status wanted" (next-test--message "+")))
  (should (string-match-p "^\\+ Batman Returns" (marquee-test-text)))
  (should (string-match-p "status seen" (next-test--message "s")))
  (marquee-test-press "RET")
  (should (string-match-p "my rating 8" (next-test--message "C-u 8 r")))
  (should (string-match-p "my rating 9\\.5" (next-test--message "r 9.5 RET")))
  (should-error (marquee-test-keys "C-u 80 r") :type 'user-error)
  (cl-letf (((symbol-function 'y-or-n-p) #'ignore)) (marquee-test-press "d"))
  (marquee-test-await (marquee-films))
  (should (equal '("Batman Returns") (marquee-test-rows)))
  (cl-letf (((symbol-function 'y-or-n-p) #'always)) (marquee-test-press "d"))
  (should-not (marquee-test-rows)))

(marquee-deftest keys-mark-the-next-episode-as-seen
  (marquee-library-set :id "tmdb:show:2287" :status "wanted")
  ;; Which one that is becomes known after a while.
  (marquee-test-wait (progn (marquee-test-await (marquee-show "tmdb:show:2287"))
                            (string-match-p "E Seen: S1 E1" (marquee-test-text))))
  (should (string-match-p "1 of 120" (next-test--message "E")))
  (marquee-test-await (marquee-films))
  (marquee-test-go "Batman")
  (should (string-match-p "2 of 120" (next-test--message "E"))))

(marquee-deftest keys-offer-what-else-a-place-may-mean
  (marquee-test-await (marquee-whats-on "Boston" "tonight"))
  (let ((offered nil))
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_prompt table &rest _)
                 (setq offered (all-completions "" table))
                 (car offered))))
      (marquee-test-press "@"))
    (should (equal "AMC Boston Common 19" (car offered)))
    (should (member "Boston" offered)))
  (should (string-match-p "AMC Boston Common 19" (marquee-test-text))))

(marquee-deftest keys-leave-out-what-was-seen
  (marquee-library-set :id "tmdb:movie:268" :status "seen")
  (marquee-test-await (marquee-search "batman"))
  (let ((all (marquee-test-rows)))
    (marquee-test-press "H")
    (should (equal (remove "Batman" all) (marquee-test-rows)))
    (marquee-test-press "H")
    (should (equal '("Batman") (marquee-test-rows)))
    (marquee-test-press "H")
    (should (equal all (marquee-test-rows)))))

(marquee-deftest keys-watch-and-say-at-once-what-is-so-already
  (marquee-test-await (marquee-movie "amc:movie:64825"))
  (should (string-match-p "are on sale" (next-test--message "w")))
  (should (string-match-p "already there yes" (next-test--message "w")))
  (marquee-test-await (marquee-watches))
  (should (string-match-p "active" (marquee-test-text)))
  (should (string-match-p "status paused" (next-test--message "u")))
  ;; False is sent as false.
  (should (string-match-p "status active" (next-test--message "u")))
  (marquee-test-await (marquee-events))
  (marquee-test-await (marquee-watches))
  (cl-letf (((symbol-function 'y-or-n-p) #'always)) (marquee-test-press "d"))
  (should-not (marquee-test-rows)))

(marquee-deftest keys-ask-for-a-place-with-completion
  (marquee-test-await (marquee-movie "amc:movie:64825"))
  (marquee-test-press "t Olathe, SPC KS RET")
  (should (string-match-p "Olathe, KS" (marquee-test-text)))
  (should (marquee-test-rows)))

(marquee-deftest menu-has-all-that-can-be-done-with-its-keys
  (marquee-test-await (marquee-whats-on "Olathe, KS" "tonight"))
  (marquee-test-go "17:00")
  (let ((offered nil))
    (cl-letf (((symbol-function 'completing-read)
               (lambda (_prompt table &rest _)
                 (setq offered (mapcar (lambda (title)
                                         (concat title (funcall (cdr (assq 'annotation-function
                                                                           (cdr (funcall table "" nil 'metadata))))
                                                                title)))
                                       (all-completions "" table)))
                 "Choose seats")))
      (marquee-test-press "a"))
    (dolist (words '("\\`Choose seats" "\\`Watch the seats +w " "\\`Buy at AMC +b " "\\`Want to see +\\+ "
                     "\\`Next day +> "))
      (should (seq-some (lambda (line) (string-match-p words line)) offered)))
    (should (equal "auditorium" (plist-get marquee-page-shown :form)))))

(marquee-deftest keys-that-are-shown-do-what-stands-beside-them
  (marquee-test-await (marquee-now-playing))
  (dolist (key marquee-next--fixed) (should (eq (nth 1 key) (key-binding (kbd (car key))))))
  (dolist (key marquee-next-keys) (should (eq #'marquee-next-by-key (key-binding (car key)))))
  (let ((shown nil))
    (cl-letf (((symbol-function 'read-key-sequence-vector)
               (lambda (_) (with-current-buffer " *marquee: keys*" (setq shown (buffer-string))) [?q])))
      (let ((buffer (current-buffer)))
        (marquee-test-keys "?")
        (should-not (buffer-live-p buffer))))
    (should (string-match-p " \\+ +Want to see" shown))
    (should-not (string-match-p "other places" shown))))

(ert-deftest next-puts-answers-where-they-belong ()
  (should (equal '(:a 1 :rating 8) (marquee-next--put '(:a 1) '("rating") 8)))
  (should (equal '(:plans [(:x 1 :partySize 3)])
                 (marquee-next--put '(:plans [(:x 1)]) '("plans" "0" "partySize") 3)))
  (let ((kept '(:a (:b 1))))
    (marquee-next--put kept '("a" "b") 2)
    (should (equal '(:a (:b 1)) kept))))

(marquee-deftest calendar-is-written-and-replaces-no-file-without-a-question
  (let* ((folder (file-name-as-directory (make-temp-file "marquee-calendar-" t)))
         (marquee-calendar-folder folder))
    (unwind-protect
        (progn
          (marquee-test-await (marquee-seats "amc:showtime:61020778482508"))
          (should (string-match-p " is in " (next-test--message "c RET")))
          (let ((file (car (directory-files folder t "\\.ics\\'"))))
            (should (string-match-p "\\`The-Hunger-Games.*\\.ics\\'" (file-name-nondirectory file)))
            (with-temp-buffer
              (insert-file-contents-literally file)
              (should (string-prefix-p "BEGIN:VCALENDAR\r\n" (buffer-string)))
              (write-region "mine" nil file nil 'silent))
            (cl-letf (((symbol-function 'y-or-n-p) #'ignore)) (marquee-test-keys "c RET"))
            (should (equal 4 (file-attribute-size (file-attributes file))))))
      (delete-directory folder t)))
  (should (equal "ssh-x.ics" (marquee-calendar--name '(:cells ["" "../../.ssh/x"]))))
  (should (> 100 (length (marquee-calendar--name (list :cells (vector "" (make-string 5000 ?x))))))))

(marquee-deftest import-is-sent-once
  (let ((file (make-temp-file "marquee-import-" nil ".csv"
                              "Date,Name,Year,Letterboxd URI,Rating\n2024-01-02,The Godfather,1972,https://boxd.it/1,4.5\n")))
    (marquee-test-await (marquee-import file))
    (should (equal '("The Godfather") (mapcar (lambda (row) (aref (plist-get row :cells) 1))
                                              (marquee-rows-rows marquee-list-rows))))
    (marquee-view-changed)
    (marquee-test-wait (null marquee-view--timer))
    (should-not marquee-view-call)
    (delete-file file)))

;;;; Any method

(marquee-deftest any-method-is-called-with-completion-of-its-parameters
  (marquee-test-keys "M-x marquee-call RET shows/season RET tmdb:show:1399 RET 2 RET RET")
  (marquee-test-settled)
  (should (string-match-p "episode" (marquee-test-text)))
  (should (equal '(:id "tmdb:show:1399" :season 2) marquee-view-params))
  (marquee-test-keys "M-x marquee-call RET reference/languages RET RET")
  (marquee-test-settled)
  (should (marquee-test-rows)))

;;; next-test.el ends here
