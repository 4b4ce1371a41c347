;;; films-test.el --- The user's own films and shows  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Keys mark, rate and remove the film of a row and of a page; all tables have
;; the mark and follow it; the list of one's own has them.

;;; Code:

(require 'support)
(require 'marquee-films)

(defun films-test--mark ()
  "The mark of the row at point, or nil."
  (let ((mark (cdr (assoc "Mine" (marquee-test-cells (marquee-list-row))))))
    (and (not (string-empty-p mark)) mark)))

(defun films-test--await-mark (mark)
  "Wait until the row at point has MARK."
  (marquee-test-wait (equal mark (films-test--mark))))

(marquee-deftest films-of-rows-are-marked-rated-and-removed-and-all-tables-follow
  (marquee-test-await (marquee-popular))
  (let ((popular (current-buffer)))
    (goto-char (point-min))
    (should-not (assoc "Mine" (append tabulated-list-format nil)))
    (marquee-test-await (marquee-now-playing))
    (goto-char (point-min))
    (marquee-test-keys "a")
    (should (equal "Marquee: The Hunger Games: Sunrise on the Reaping: wanted"
                   (marquee-test-message)))
    (films-test--await-mark "+")
    (should (assoc "Mine" (append tabulated-list-format nil)))
    ;; The other table has the film under TMDB's id.
    (with-current-buffer popular (films-test--await-mark "+"))
    (marquee-test-keys "8 r")
    (films-test--await-mark "✓ 8")
    (marquee-test-keys "r 7.5 RET")
    (films-test--await-mark "✓ 7.5")
    (should (equal "seen, 7.5 of 10"
                   (get-text-property 0 'help-echo (marquee-format-mark (marquee-list-row)))))
    (let ((said nil))
      (cl-letf (((symbol-function 'current-message) #'ignore)
                ((symbol-function 'message) (lambda (&rest words) (push (apply #'format words) said))))
        (marquee-list--say-mark)
        (forward-line 1)
        (marquee-list--say-mark)
        (forward-line -1))
      (should (equal '("seen, 7.5 of 10") said)))
    (marquee-test-keys "v")
    (films-test--await-mark "✓ 7.5")
    (let ((asked nil))
      (cl-letf (((symbol-function 'y-or-n-p) (lambda (question) (push question asked) nil)))
        (marquee-test-keys "D"))
      (should (equal '("Remove The Hunger Games: Sunrise on the Reaping with its rating? ") asked)))
    (cl-letf (((symbol-function 'y-or-n-p) #'always)) (marquee-test-keys "D"))
    (films-test--await-mark nil)
    (with-current-buffer popular (films-test--await-mark nil))
    (should-error (marquee-forget) :type 'user-error)
    (should-error (marquee-rate 11) :type 'marquee-invalid-params)
    (should-not (marquee-library-list))))

(marquee-deftest films-of-pages-are-marked-in-words-and-so-are-those-of-their-rows
  (marquee-library-set :id "tmdb:movie:268" :rating 9 :seen-on '("2026-11-20") :tags '("bats"))
  (marquee-test-await (marquee-movie "tmdb:movie:268"))
  (should (string-match-p "^  My films: seen, 9 of 10 · on 2026-11-20 · bats$" (buffer-string)))
  (marquee-test-keys "a")
  (marquee-test-wait (string-match-p "^  My films: wanted, 9 of 10 · on" (buffer-string)))
  (marquee-test-await (marquee-collection "tmdb:collection:120794"))
  (should (string-match-p "1989 +Batman +\\+ 9 " (buffer-string)))
  (goto-char (point-min))
  (should-error (marquee-want) :type 'user-error)
  (search-forward "Returns")
  (marquee-test-keys "v")
  (marquee-test-wait (string-match-p "Batman Returns +✓ " (buffer-string)))
  (marquee-test-await (marquee-show "tmdb:show:2287"))
  (marquee-test-keys "v")
  (marquee-test-wait (string-match-p "^  My films: seen$" (buffer-string))))

(marquee-deftest films-that-are-marked-leave-other-windows-where-they-are
  (marquee-test-await (marquee-now-playing))
  (delete-other-windows)
  (goto-char (point-min))
  (forward-line 7)
  (let ((list (selected-window)) (film (marquee-list-row)) (page (split-window)))
    (select-window page)
    (marquee-test-await (marquee-movie-show film))
    (goto-char (point-min))
    (forward-line 9)
    (marquee-test-keys "a")
    (with-current-buffer (window-buffer list)
      (marquee-test-wait (plist-get (plist-get (tabulated-list-get-id (window-point list)) :library) :status))
      (should (equal 8 (line-number-at-pos (window-point list)))))
    (select-window list)
    (marquee-test-keys "v")
    (with-current-buffer (window-buffer page)
      (marquee-test-wait (equal "seen" (plist-get (plist-get marquee-page-value :library) :status)))
      (should (equal 10 (line-number-at-pos (window-point page)))))))

(marquee-deftest films-of-showings-are-marked
  (marquee-test-await (marquee-whats-on "Olathe, KS" "tonight"))
  (goto-char (point-min))
  (let ((title (plist-get (marquee-list-row) :movieTitle)))
    (marquee-test-keys "a")
    (films-test--await-mark "+")
    (should (equal title (plist-get (car (marquee-library-list)) :title)))
    (marquee-test-press "g")
    (goto-char (point-min))
    (search-forward title)
    (films-test--await-mark "+"))
  (marquee-test-await (marquee-theatres "Olathe, KS"))
  (goto-char (point-min))
  (should-error (marquee-want) :type 'user-error))

(marquee-deftest films-of-ones-own-are-listed-opened-and-follow-changes
  (marquee-test-await (marquee-films))
  (should (string-match-p "Nothing yet\\. +a on a film" (marquee-test-footer)))
  (marquee-library-set :id "tmdb:movie:62")
  (marquee-test-wait tabulated-list-entries)
  (marquee-test-settled)
  (marquee-library-set :id "tmdb:show:2287" :rating 10 :note "Holy sandbox!")
  (marquee-test-wait (length= tabulated-list-entries 2))
  (marquee-test-settled)
  (goto-char (point-min))
  (should (equal '(("Title" . "Batman") ("Mine" . "✓ 10") ("Kind" . "show") ("Date" . "1966-01-12")
                   ("Seen on, tags, note" . "Holy sandbox!"))
                 (marquee-test-cells (marquee-list-row))))
  (marquee-test-press "RET")
  (should (derived-mode-p 'marquee-show-mode))
  (marquee-test-await (marquee-films "wanted"))
  (should (equal '("tmdb:movie:62") (mapcar (lambda (entry) (plist-get (car entry) :id))
                                            tabulated-list-entries)))
  (goto-char (point-min))
  (marquee-test-keys "D")
  (marquee-test-wait (null tabulated-list-entries)))

(marquee-deftest films-that-were-seen-are-left-out-by-a-key
  (marquee-library-set :id "tmdb:movie:268" :status "seen")
  (marquee-test-await (marquee-search "batman"))
  (should (length= tabulated-list-entries 6))
  (marquee-test-press "H")
  (should (length= tabulated-list-entries 5))
  (should (string-match-p "5 of 5, 1 seen left out" (marquee-test-footer)))
  (marquee-test-press "H")
  (should (equal '("Batman") (mapcar (lambda (entry) (plist-get (car entry) :title))
                                     tabulated-list-entries)))
  (should (string-match-p "1 of 1, 5 not seen left out" (marquee-test-footer)))
  (marquee-test-press "H")
  (should (length= tabulated-list-entries 6))
  (marquee-test-await (marquee-whats-on "Olathe, KS" "tonight"))
  (marquee-test-press "H")
  (should tabulated-list-entries))

(marquee-deftest films-are-asked-for-anew-when-more-have-changed-than-the-backend-names
  (marquee-test-await (marquee-now-playing))
  ;; Another process changes the library, of which there is no notification.
  (let ((marquee-current-connection nil))
    (marquee-library-set :id "amc:movie:64825")
    (marquee-stop))
  (marquee-films-changed "library/didChange" '(:entries 500))
  (marquee-test-settled)
  (goto-char (point-min))
  (should (equal "+" (films-test--mark))))

;;; films-test.el ends here
