;;; about-test.el --- Pages about people, shows and collections  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; What these pages say, and that each row with an id leads to a page.

;;; Code:

(require 'support)
(require 'marquee-collection)
(require 'marquee-person)
(require 'marquee-season)
(require 'marquee-show)

(defun about-test--open (text)
  "Press RET in the first line of this buffer that has TEXT; wait for its page."
  (goto-char (point-min))
  (search-forward text)
  (forward-line 0)
  (marquee-test-press "RET"))

(defun about-test--lines ()
  "The lines of this buffer."
  (split-string (buffer-substring-no-properties (point-min) (point-max)) "\n"))

(defun about-test--page (mode value)
  "The lines of a page in MODE about VALUE, without those of the keys."
  (with-temp-buffer
    (funcall mode)
    (marquee-page-update value)
    (butlast (about-test--lines) 3)))

;;;; People

(marquee-deftest a-persons-page-has-life-and-works
  (marquee-test-await (marquee-person "tmdb:person:2232"))
  (should (equal "*marquee: Michael Keaton*" (buffer-name)))
  (dolist (line '("  Michael Keaton"
                  "  Acting · born Wed 5 Sep 1951 in Coraopolis, Pennsylvania, USA"
                  "  also known as Michael John Douglas"
                  "  Toy Story 3, Batman, Batman Returns"
                  "  2010  Toy Story 3                           Ken"
                  "  1989  Batman                                Bruce Wayne / Batman"))
    (should (member line (about-test--lines))))
  ;; The newest first.
  (should (string-match-p "Films and shows\n\\(.*\n\\)*.*2010.*\n\\(.*\n\\)*.*1992.*\n\\(.*\n\\)*.*1989"
                          (buffer-string)))
  (should (equal "" (marquee-test-footer)))
  (about-test--open "1992  Batman Returns")
  (should (eq 'marquee-movie-mode major-mode))
  (should (equal "*marquee: Batman Returns*" (buffer-name)))
  (should (string-match-p "votes" (buffer-string))))

(marquee-deftest a-person-is-taken-by-id-or-name
  (dolist (typed '("tmdb:person:525" "imdb:nm0634240" "nm0634240"))
    (marquee-test-press (format "M-x marquee-person RET %s RET" typed))
    (should (equal "*marquee: Christopher Nolan*" (buffer-name)))
    (should (string-match-p "Films and shows" (buffer-string)))
    (kill-buffer))
  (marquee-test-press "M-x marquee-person RET villeneuve TAB RET")
  (should (equal "*marquee: Denis Villeneuve*" (buffer-name)))
  (marquee-test-press "M-x marquee-person RET nolan RET")
  (should (equal "*marquee: people called nolan*" (buffer-name)))
  (should (string-match-p "\\`Christopher Nolan +Directing · .*Oppenheimer" (buffer-string)))
  (goto-char (point-min))
  (marquee-test-press "RET")
  (should (equal "*marquee: Christopher Nolan*" (buffer-name)))
  (should-error (execute-kbd-macro (kbd "M-x marquee-person RET RET")) :type 'user-error))

(marquee-deftest a-movies-page-leads-to-its-people-and-its-collection
  (marquee-test-await (marquee-movie "amc:movie:61234"))
  (let ((movie (current-buffer)))
    (dolist (case '(("  Tim Burton" . "*marquee: Tim Burton*")
                    ("  Jack Nicholson" . "*marquee: Jack Nicholson*")
                    ("  Batman Collection" . "*marquee: Batman Collection*")))
      (about-test--open (car case))
      (should (equal (cdr case) (buffer-name)))
      (marquee-test-keys "q")
      (should (eq movie (current-buffer))))
    ;; A line without a link, and what has no page.
    (dolist (text '("The night has grown wings" "Warner Bros."))
      (goto-char (point-min))
      (search-forward text)
      (should-error (marquee-about-visit) :type 'user-error))))

(ert-deftest crew-with-several-jobs-has-one-row ()
  (let ((crew (marquee-about-crew '(:crew [(:id "tmdb:person:1" :name "Ada" :job "Director")
                                           (:id "tmdb:person:2" :name "Bob" :job "Writer")
                                           (:id "tmdb:person:1" :name "Ada" :job "Writer")]))))
    (should (equal '(("Ada" . "Director, Writer") ("Bob" . "Writer"))
                   (mapcar (lambda (person) (cons (plist-get person :name) (plist-get person :job)))
                           crew))))
  (let ((lines (about-test--page
                'marquee-movie-mode
                '(:id "amc:movie:1" :title "Film" :directors ["ADA" "Eve"]
                  :credits (:crew [(:id "tmdb:person:1" :name "Ada" :job "Director")
                                   (:id "tmdb:person:2" :name "Bob" :job "Writer")])))))
    (should (member "  Ada, Eve" lines))
    (should (member "  Bob                           Writer" lines))
    (should-not (member "  Ada                           Director" lines))))

(ert-deftest long-parts-show-the-rest-on-request ()
  (with-temp-buffer
    (marquee-movie-mode)
    (marquee-page-update
     (list :id "amc:movie:1" :title "Film"
           :cast (vconcat (mapcar (lambda (number) (format "Actor %d" number)) (number-sequence 1 30)))))
    (should-not (string-match-p "Actor 13" (buffer-string)))
    (goto-char (point-min))
    (search-forward "18 more")
    (marquee-about-visit)
    (should (string-match-p "Actor 30" (buffer-string)))
    (should-not (string-match-p " more$" (buffer-string)))))

;;;; Shows

(marquee-deftest a-shows-page-has-seasons-and-people
  (marquee-test-await (marquee-show "tmdb:show:2287"))
  (should (equal "*marquee: Batman*" (buffer-name)))
  (dolist (line '("  ★★★★☆  7.4 of 10, 640 votes"
                  "  Season 2                      60 episodes · Wed 7 Sep 1966"
                  "  William Dozier"
                  "  Adam West                     Bruce Wayne / Batman"
                  "  ABC"))
    (should (member line (about-test--lines))))
  (should (string-match-p "Wed 12 Jan 1966 – Thu 7 Mar 1968 · Ended · 3 seasons · 120 episodes"
                          (buffer-string)))
  (let ((show (current-buffer)))
    (about-test--open "  Adam West")
    (should (equal "*marquee: Adam West*" (buffer-name)))
    (marquee-test-keys "q")
    ;; The movie of that title has a buffer of its own.
    (marquee-test-await (marquee-movie "tmdb:movie:268"))
    (should (equal "*marquee: Batman*<2>" (buffer-name)))
    (marquee-test-await (marquee-show "tmdb:show:2287"))
    (should (eq show (current-buffer)))
    (about-test--open "Batman: The Animated Series")
    (should (equal "*marquee: Batman: The Animated Series*" (buffer-name)))
    (should (eq 'marquee-show-mode major-mode))))

(marquee-deftest a-season-opens-its-episodes
  (marquee-test-await (marquee-show "tmdb:show:2287"))
  (let ((show (current-buffer)))
    (about-test--open "  Season 2  ")
    (should (equal "*marquee: Batman, season 2*" (buffer-name)))
    (should (string-match-p "Wed 7 Sep 1966 · 60 episodes" (buffer-string)))
    (should (string-match-p "^  60  .* · 25 min · ★" (buffer-string)))
    (about-test--open "  Batman")
    (should (eq show (current-buffer)))
    ;; An episode opens its season, at its line.
    (about-test--open "season 3, episode 26 · Thu 7 Mar 1968")
    (should (equal "*marquee: Batman, season 3*" (buffer-name)))
    (should (looking-at "  26  "))))

(marquee-deftest seasons-of-shows-with-one-name-have-buffers-of-their-own
  (let* ((season (lambda (id) (list :showId id :showName "Batman" :season 1)))
         (show (lambda (id) (marquee-season-show (funcall season id)) (current-buffer)))
         (shows '("tmdb:show:2287" "tmdb:show:2098"))
         (buffers (mapcar show shows)))
    (should-not (apply #'eq buffers))
    (dolist (buffer buffers) (with-current-buffer buffer (marquee-test-settled)))
    (should (equal buffers (mapcar show shows)))))

(marquee-deftest a-show-is-taken-by-id-or-name
  (dolist (typed '("imdb:tt0059968" "tt0059968" "animated SPC series TAB"))
    (marquee-test-press (format "M-x marquee-show RET %s RET" typed))
    (should (string-prefix-p "*marquee: Batman" (buffer-name)))
    (should (string-match-p "Seasons" (buffer-string)))
    (kill-buffer))
  (marquee-test-press "M-x marquee-show RET batman RET")
  (should (equal "*marquee: shows called batman*" (buffer-name)))
  (goto-char (point-min))
  (should (looking-at "Batman.* 1966-01-12 ★★★★☆ "))
  (marquee-test-press "RET")
  (should (equal "*marquee: Batman*" (buffer-name))))

(ert-deftest episodes-say-what-happens-and-who-is-the-guest ()
  (with-temp-buffer
    (marquee-season-mode)
    (setq marquee-season-show '(:id "tmdb:show:1" :name "Show"))
    (marquee-page-update
     '(:season 0 :episodes [(:episode 1 :title "Pilot" :airDate "2026-11-21" :overview "It begins."
                             :guestStars [(:id "tmdb:person:1" :name "Ada") (:name "Bob")])
                            (:episode 2)]))
    (should (equal '("" "  Season 0" "" "  2 episodes" "" "  Of the show" "  Show" "" "  Episodes"
                     "   1  Pilot  Sat 21 Nov 2026" "      It begins." "      with Ada, Bob"
                     "   2  Episode 2  ")
                   (butlast (about-test--lines) 3)))
    (goto-char (point-min))
    (search-forward "Ada")
    (should (button-at (1- (point))))
    (search-forward "Bob")
    (should-not (button-at (1- (point))))))

;;;; Collections

(marquee-deftest a-collections-page-has-its-parts-and-totals
  (marquee-test-press "M-x marquee-collection RET batman TAB RET")
  (should (equal "*marquee: Batman Collection*" (buffer-name)))
  (dolist (line '("  2 movies · 1989–1992"
                  "  ★★★★☆  7.1 of 10, 14700 votes"
                  "  1989  Batman                                ★★★★☆  7.2"
                  "  1992  Batman Returns                        ★★★☆☆  6.9"))
    (should (member line (about-test--lines))))
  (about-test--open "1992  Batman Returns")
  (should (equal "*marquee: Batman Returns*" (buffer-name)))
  (marquee-test-press "M-x marquee-collection RET batman RET")
  (should (equal "*marquee: collections called batman*" (buffer-name)))
  (goto-char (point-min))
  (marquee-test-press "RET")
  (should (equal "*marquee: Batman Collection*" (buffer-name))))

(ert-deftest collections-say-how-many-parts-are-released ()
  (should (equal '("" "  Trilogy" "" "  3 movies · 2 released · 2024")
                 (about-test--page 'marquee-collection-mode
                                   '(:id "tmdb:collection:1" :name "Trilogy"
                                     :totals (:parts 3 :released 2 :firstYear 2024 :lastYear 2024))))))

;;;; Anything

(marquee-deftest pages-say-how-old-an-answer-is
  (let ((stale '(:stale t :ageSeconds 90000)))
    (cl-letf (((symbol-function 'marquee-request)
               (lambda (method _ &rest keywords)
                 (pcase method
                   ("people/get" (funcall (plist-get keywords :then)
                                          `(:id "tmdb:person:1" :name "Ada" ,@stale)))
                   ("shows/season" (funcall (plist-get keywords :then)
                                            `(:showId "tmdb:show:1" :season 1 ,@stale))))
                 nil)))
      (marquee-person "tmdb:person:1")
      (should (string-match-p "cached 25 hours ago; TMDB is not answering" (marquee-test-footer)))
      (marquee-season-show '(:showId "tmdb:show:1" :showName "Show" :season 1))
      (should (string-match-p "cached 25 hours ago; TMDB is not answering" (marquee-test-footer))))))

(marquee-deftest what-is-found-opens-its-page
  (marquee-test-press "M-x marquee-find RET batman RET")
  (should (equal "*marquee: everything called batman*" (buffer-name)))
  (should (string-match-p "\\` [1-9][0-9]* of [1-9][0-9]*" marquee-list--status))
  (let ((list (current-buffer)))
    (dolist (case '(("^Batman Begins +movie +2005-06-15 ★" . marquee-movie-mode)
                    ("^Batman: The Animated Series +show +1992-09-05 ★" . marquee-show-mode)))
      (goto-char (point-min))
      (re-search-forward (car case))
      (marquee-test-keys "RET")
      (should (eq (cdr case) major-mode))
      (marquee-test-keys "q")
      (should (eq list (current-buffer)))))
  (marquee-test-press "M-x marquee-find RET keaton RET")
  (goto-char (point-min))
  (re-search-forward "^Michael Keaton +person")
  (marquee-test-keys "RET")
  (should (eq 'marquee-person-mode major-mode)))

(marquee-deftest names-of-every-kind-are-offered-and-open-their-pages
  (let ((table (marquee-completion--table
                'marquee-thing
                (lambda (text)
                  (marquee-found--things text '("movie" "person" "show" "collection")))
                #'marquee-found--describe)))
    (let ((offered (all-completions "batman" table)))
      (dolist (name '("Batman (1989)" "Batman (1966)" "Batman Collection"))
        (should (member name offered)))
      (should (equal "  show · tmdb:show:2287"
                     (funcall (completion-metadata-get (completion-metadata "batman" table nil)
                                                       'annotation-function)
                              "Batman (1966)")))))
  (dolist (case '(("batman SPC collection TAB" . marquee-collection-mode)
                  ("michael SPC keaton TAB" . marquee-person-mode)
                  ("nm0000318" . marquee-person-mode)
                  ("tmdb:show:2287" . marquee-show-mode)
                  ("tt0096895" . marquee-movie-mode)))
    (marquee-test-keys (format "M-x marquee-find RET %s RET" (car case)))
    (should (eq (cdr case) major-mode))))

(marquee-deftest things-with-the-same-name-are-told-apart
  (cl-letf (((symbol-function 'marquee-completion-complete)
             (lambda (&rest _) '[(:kind "person" :id "tmdb:person:1" :title "Ada")
                                 (:kind "person" :id "tmdb:person:2" :title "Ada")])))
    (should (equal '("Ada" "Ada, tmdb:person:2")
                   (mapcar #'car (marquee-found--things "ada" '("person")))))))

(ert-deftest pages-leave-out-what-is-missing ()
  (pcase-dolist (`(,mode . ,value) '((marquee-person-mode . (:id "tmdb:person:1" :name "Ada"))
                                     (marquee-show-mode . (:id "tmdb:show:1" :name "Ada"))
                                     (marquee-collection-mode . (:id "tmdb:collection:1" :name "Ada"))
                                     (marquee-movie-mode . (:id "tmdb:movie:1" :title "Ada"))))
    (should (equal '("" "  Ada") (about-test--page mode value))))
  ;; What a row knows, or completion.
  (should (equal '("" "  Ada" "" "  1966") (about-test--page 'marquee-show-mode
                                                             '(:id "tmdb:show:1" :title "Ada" :year 1966)))))

(ert-deftest pages-say-what-is-not-translated ()
  (dolist (mode '(marquee-person-mode marquee-show-mode marquee-movie-mode))
    (should (member "  Not translated: overview, tagline"
                    (about-test--page mode '(:id "a:b" :name "Ada" :untranslated ["overview" "tagline"]))))))

(marquee-deftest pages-that-cannot-be-had-say-why
  (dolist (case '((marquee-person . "tmdb:person:999999999") (marquee-show . "tmdb:show:999999999")
                  (marquee-collection . "tmdb:collection:999999999")))
    (marquee-test-await (funcall (car case) (cdr case)))
    (should (string-match-p "g tries again" (marquee-test-footer)))
    (should (string-match-p "404" (marquee-test-footer)))
    (should (string-search (cdr case) (buffer-name)))))

(ert-deftest a-method-with-params-is-called-as-its-function-would-be ()
  (let ((calls nil))
    (cl-letf (((symbol-function 'marquee-request) (lambda (&rest call) (push (cons 'request call) calls)))
              ((symbol-function 'marquee-stream) (lambda (&rest call) (push (cons 'stream call) calls))))
      (funcall (marquee-request-of "people/get" :id "x") :then #'ignore :cache "reload")
      (funcall (marquee-request-of "search/shows" :query "x") :page-size 20 :max-pages 2 :on-page #'ignore))
    (should (equal '((stream "search/shows" (:query "x" :pageSize 20 :maxPages 2) :on-page ignore)
                     (request "people/get" (:id "x" :cache "reload") :then ignore))
                   calls))))

;;; about-test.el ends here
