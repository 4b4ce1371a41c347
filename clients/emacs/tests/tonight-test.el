;;; tonight-test.el --- Where the user's films can be seen  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The films that are shown with their showings, then the others with services
;; and dates, in one list with the keys of what's on.

;;; Code:

(require 'support)

(defmacro tonight-test-wanted (films &rest body)
  "Run BODY with FILMS wanted, near Olathe, by a user of HBO Max.
The last of FILMS is the first that is added."
  (declare (indent 1) (debug (form body)))
  `(marquee-test-sandbox
     (marquee-settings-set :place "Olathe, KS" :region "US")
     (marquee-services-set :add '("HBO Max") :region "US")
     (dolist (film (reverse ,films)) (marquee-library-set :id film))
     ,@body))

(defun tonight-test--row (title &optional showing)
  "Go to the first row of the film TITLE that is no showing; its text.
With SHOWING, go to its first showing instead."
  (goto-char (point-min))
  (while (not (let ((row (marquee-list-row)))
                (and (equal title (plist-get row :movieTitle))
                     (eq (and showing t) (and (plist-get row :theatreId) t)))))
    (forward-line 1))
  (buffer-substring-no-properties (point) (line-end-position)))

(defun tonight-test--titles ()
  "The titles of the list's films, each once, in its order."
  (seq-uniq (mapcar (lambda (entry) (plist-get (car entry) :movieTitle)) tabulated-list-entries)))

(ert-deftest tonight-says-where-each-film-can-be-seen ()
  (tonight-test-wanted '("tmdb:movie:238" "tmdb:movie:268" "tmdb:movie:27205" "amc:movie:64894")
    (marquee-library-set :id "tmdb:movie:62" :status "seen")
    (marquee-test-press "M-x marquee-tonight RET")
    (should (equal "*marquee: my films tonight*" (buffer-name)))
    (should (equal "  Olathe, KS · your usual place · Sat 21 Nov 2026 · for 2\n" (marquee-test-heading)))
    (should (equal '("The Godfather" "Batman" "Inception" "Avengers: Doomsday") (tonight-test--titles)))
    (should (equal " 4 of 4 films" marquee-list--status))
    ;; A showing is as in what's on.
    (should (string-match-p "\\`[0-9:]\\{5\\} Batman +\\+ +AMC .* km +.*\\$" (tonight-test--row "Batman" t)))
    ;; After its showings a film says what services have it, too.
    (should (string-match-p "\\` +Batman +\\+ +on HBO Max (by JustWatch)\\'" (tonight-test--row "Batman")))
    (forward-line -1)
    (should (equal "Batman" (plist-get (marquee-list-row) :movieTitle)))
    (should (string-match-p "\\` +Inception +\\+ +on HBO Max (by JustWatch)\\'" (tonight-test--row "Inception")))
    (should (string-match-p "\\` +Avengers: Doomsday +\\+ +tickets on sale \\(Thu\\|Fri\\) 2[67] Nov [0-9:]+\\'"
                            (tonight-test--row "Avengers: Doomsday")))
    ;; The user's clock is that of sentences, too.
    (marquee-settings-set :clock 12)
    (should (string-match-p " Nov [0-9]+:00 [ap]m\\'" (tonight-test--row "Avengers: Doomsday")))
    (should (string-match-p "\\`[0-9]+:[0-9]+ pm +Batman" (tonight-test--row "Batman" t)))))

(ert-deftest tonight-is-for-the-party-of-the-settings-until-another-one-is-chosen ()
  (tonight-test-wanted '("tmdb:movie:268")
    (marquee-settings-set :party-size 4)
    (marquee-test-await (marquee-tonight))
    (should (string-suffix-p " · for 4\n" (marquee-test-heading)))
    (marquee-test-press "P 3 RET")
    (should (string-suffix-p " · for 3\n" (marquee-test-heading)))))

(ert-deftest tonight-agrees-with-the-method ()
  (tonight-test-wanted '("amc:movie:64825" "tmdb:movie:268" "tmdb:movie:27205")
    (let ((marquee-page-size 1)) (marquee-test-await (marquee-tonight)))
    (let ((films (marquee-library-tonight :party-size 2)))
      (should (equal 3 (length films)))
      (should (equal (mapcar (lambda (film) (plist-get film :title)) films) (tonight-test--titles)))
      (should (equal (sort (seq-mapcat (lambda (film)
                                         (mapcar (lambda (showing) (plist-get showing :id))
                                                 (plist-get film :showings)))
                                       films)
                           #'string<)
                     (sort (delq nil (mapcar (lambda (entry)
                                               (and (plist-get (car entry) :theatreId)
                                                    (plist-get (car entry) :id)))
                                             tabulated-list-entries))
                           #'string<))))))

(defun tonight-test--shown ()
  "The titles of the films that the buffer shows, each once, in its order."
  (let ((titles nil))
    (save-excursion
      (goto-char (point-min))
      (while (tabulated-list-get-id)
        (push (plist-get (tabulated-list-get-id) :movieTitle) titles)
        (forward-line 1)))
    (seq-uniq (nreverse titles))))

(ert-deftest tonight-sorts-films-that-arrive-later ()
  ;; A stream has Dune, which has a date, before Inception, which is on a service.
  (tonight-test-wanted '("amc:movie:64917" "tmdb:movie:27205" "tmdb:movie:268")
    (let ((marquee-page-size 1)) (marquee-test-await (marquee-tonight)))
    (should (equal '("Batman" "Inception" "Dune: Part Three") (tonight-test--shown)))
    (should (equal (tonight-test--shown)
                   (mapcar (lambda (film) (plist-get film :title))
                           (plist-get (marquee-request "library/tonight" nil) :items))))))

(ert-deftest tonight-has-the-keys-of-whats-on ()
  (tonight-test-wanted '("tmdb:movie:268" "tmdb:movie:27205")
    (marquee-test-await (marquee-tonight))
    (let ((all (length tabulated-list-entries)) (browsed nil))
      (marquee-test-keys "/ hbo RET")
      (should (equal 2 (length tabulated-list-entries)))
      (marquee-test-keys "/ C-a C-k RET")
      (should (equal all (length tabulated-list-entries)))
      ;; By time, what has none comes last.
      (tabulated-list-sort 0)
      (goto-char (point-min))
      (should (plist-get (marquee-list-row) :theatreId))
      (tonight-test--row "Inception")
      (cl-letf (((symbol-function 'browse-url) (lambda (url &rest _) (push url browsed))))
        (marquee-test-keys "b")
        (tonight-test--row "Batman" t)
        (marquee-test-keys "b"))
      (should (string-match-p "themoviedb.org/movie/27205/watch" (nth 1 browsed)))
      (should (string-match-p "amctheatres.com/showtimes/" (nth 0 browsed)))
      (marquee-test-press "P 3 RET")
      (should (string-suffix-p " · for 3\n" (marquee-test-heading)))
      (tonight-test--row "Inception")
      (marquee-test-keys "v")
      (marquee-test-wait (string-match-p "✓" (tonight-test--row "Inception")))
      (marquee-test-keys "a")
      (marquee-test-wait (string-match-p "\\+" (tonight-test--row "Inception")))
      (marquee-test-press "]")
      (should (string-match-p "Sun 22 Nov 2026" (marquee-test-heading)))
      (tonight-test--row "Inception")
      (marquee-test-press "RET")
      (should (derived-mode-p 'marquee-movie-mode))
      (should (equal "Inception" (plist-get marquee-page-value :title)))
      (marquee-test-await (marquee-tonight))
      (tonight-test--row "Batman" t)
      (marquee-test-press "RET")
      (should (derived-mode-p 'marquee-seats-mode)))))

(marquee-deftest tonight-without-a-wanted-film-says-how-to-want-one
  (marquee-test-await (marquee-tonight "Olathe, KS"))
  (should-not tabulated-list-entries)
  (should (string-match-p "No film is wanted" (marquee-test-footer))))

(marquee-deftest tonight-asks-for-the-place-if-there-is-no-usual-one
  (marquee-library-set :id "tmdb:movie:268")
  (marquee-test-press "M-x marquee-tonight RET 66061 RET")
  (should (equal "*marquee: my films at 66061*" (buffer-name)))
  (should (equal "  66061 · Sat 21 Nov 2026 · for 2\n" (marquee-test-heading)))
  (marquee-test-press "C-u M-x marquee-tonight RET RET friday RET")
  (should (string-match-p "Fri 27 Nov 2026" (marquee-test-heading)))
  (marquee-test-await (marquee-tonight "amc:theatre:610"))
  (should (string-match-p "AMC DINE-IN Studio 28" (marquee-test-heading)))
  ;; Without a place the backend says what to do.
  (marquee-test-await (marquee-tonight))
  (should (string-match-p "a usual\\s-+place" (marquee-test-footer))))

(marquee-deftest tonight-far-from-every-theatre-lists-the-films-and-says-why
  (marquee-library-set :id "tmdb:movie:268")
  (marquee-test-await (marquee-tonight "-33.87,151.2"))
  (should (string-match-p "^  Incomplete: There is no AMC theatre within 40 km" (marquee-test-heading)))
  (should (equal "tmdb:movie:268" (plist-get (caar tabulated-list-entries) :id)))
  (should (string-match-p "Batman +\\+ +not shown there" (tonight-test--row "Batman"))))

(marquee-deftest tonight-says-that-nothing-is-shown
  (marquee-library-set :id "tmdb:movie:27205")
  (marquee-test-await (marquee-tonight "Olathe, KS"))
  (should (string-suffix-p "\n  None of your films is shown there then.\n" (marquee-test-heading))))

(ert-deftest tonight-says-what-a-date-or-an-error-is ()
  (cl-flet ((words (&rest row)
              (marquee-tonight--elsewhere `(:id "tmdb:movie:1" :movieId "tmdb:movie:1" ,@row))))
    (should (equal "Tue 8 Dec 2026, to stream or download"
                   (words :nextDate '(:kind "digital" :day "2026-12-08"))))
    (should (equal "Tue 8 Dec 2026, somehow" (words :nextDate '(:kind "somehow" :day "2026-12-08"))))
    (should (equal "on Netflix, Tubi, Apple TV (rent), Apple TV (buy) (by JustWatch)"
                   (words :offers '(:subscription [(:name "Netflix")] :ads [(:name "Tubi") (:name "Netflix")]
                                    :rent [(:name "Apple TV")] :buy [(:name "Apple TV")]))))
    (should (string-match-p "TMDB can't be reached"
                            (words :linkFault '(:code -32014 :message "TMDB can't be reached"))))
    (should-not (marquee-tonight--elsewhere '(:id "amc:showtime:1" :movieId "tmdb:movie:1")))))

;;; tonight-test.el ends here
