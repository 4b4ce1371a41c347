;;; marquee-format.el --- Texts of Marquee's buffers  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; How data from the backend is shown to the user: stars, days, times, running
;; times and prices.  All of these functions accept absent values.

;;; Code:

(require 'iso8601)
(require 'subr-x)
(require 'marquee-wording)

(defface marquee-title '((t :inherit bold))
  "Face for titles."
  :group 'marquee)

(defface marquee-heading '((t :inherit font-lock-keyword-face :weight bold))
  "Face for the headings of a page."
  :group 'marquee)

(defface marquee-tagline '((t :inherit font-lock-doc-face :slant italic))
  "Face for taglines."
  :group 'marquee)

(defface marquee-date '((t :inherit font-lock-constant-face))
  "Face for days and times."
  :group 'marquee)

(defface marquee-stars
  '((((class color) (min-colors 88) (background light)) :foreground "#a86a00")
    (((class color) (min-colors 88)) :foreground "#f5c542")
    (t :inherit warning))
  "Face for the stars of a rating."
  :group 'marquee)

(defface marquee-dim '((t :inherit shadow))
  "Face for less important text."
  :group 'marquee)

(defface marquee-warning '((t :inherit warning))
  "Face for text that should not be overlooked."
  :group 'marquee)

(defface marquee-failure '((t :inherit error))
  "Face for errors."
  :group 'marquee)

(defconst marquee-format--blank "[\u0000-\u0020\u007f-\u009f\u2028\u2029]+"
  "White space, line breaks of all kinds, and control characters (C0, C1).")

(defconst marquee-format--invisible
  (concat "[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
          "\u3164\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e0fff]+")
  "Invisible characters that reverse a text, split it or hide in it.")

(defconst marquee-format--lone-joiner "\\(\\`\\|[\u0000-\u007f]\\)[\u200c\u200d]+"
  "Joiners that join nothing; elsewhere emoji and some scripts need them.")

(defun marquee-format-line (text)
  "Return TEXT, which is not trusted, as one line without hidden characters."
  (let ((line (string-trim (replace-regexp-in-string marquee-format--blank " " (or text "")))))
    (if (string-match-p "[^\u0020-\u007e]" line)
        (replace-regexp-in-string
         marquee-format--lone-joiner "\\1"
         (replace-regexp-in-string marquee-format--invisible "" line))
      line)))

(defun marquee-format-id-p (text)
  "Return non-nil if TEXT may be an id, such as amc:showtime:61020778211100."
  (string-match-p "\\`[a-z]+:[a-z0-9:]+\\'" text))

(defun marquee-format-readable (value)
  "Return VALUE, a part of an answer, with each text in it as one line.
Buffers show only what has gone through this function."
  (cond ((stringp value) (marquee-format-line value))
        ((vectorp value) (vconcat (mapcar #'marquee-format-readable value)))
        ((consp value)
         (let ((parts nil))
           (while (consp value) (push (marquee-format-readable (pop value)) parts))
           (nconc (nreverse parts) value)))
        (t value)))

(defun marquee-format-cell (text width)
  "Return TEXT as one line of at most WIDTH columns, whatever its script."
  (truncate-string-to-width (marquee-format-line text) width nil nil "…"))

(defun marquee-format-stars (rating)
  "Return RATING, from 0 to 10, as five stars; an empty string if it is nil."
  (if (null rating)
      ""
    (let ((full (max 0 (min 5 (round rating 2)))))
      (concat (propertize (make-string full ?★) 'face 'marquee-stars)
              (propertize (make-string (- 5 full) ?☆) 'face 'marquee-dim)))))

(defun marquee-format-rating (row)
  "Return the rating of ROW as five stars."
  (marquee-format-stars (plist-get row :rating)))

(defun marquee-format--points (entry)
  "Return the user's rating in ENTRY, such as 7.5 or 8, or nil."
  (and (plist-get entry :rating) (format "%g" (plist-get entry :rating))))

(defun marquee-format-mark (row)
  "Return the sign for what the user's library has of ROW, or nil.
It is + for wanted and ✓ for seen, with the rating after it."
  (when-let* ((entry (plist-get row :library))
              (status (plist-get entry :status))
              (words (marquee-format-entry entry)))
    (propertize (string-join (delq nil (list (pcase status ("wanted" "+") ("seen" "✓") (_ status))
                                             (marquee-format--points entry)))
                             " ")
                'face 'marquee-stars 'help-echo words)))

(defun marquee-format-entry (entry)
  "Return the mark of ENTRY, one of the user's library, in words."
  (let ((points (marquee-format--points entry)))
    (concat (plist-get entry :status) (and points (format ", %s of 10" points)))))

(defun marquee-format-entry-notes (entry)
  "Return the days, the tags and the note of ENTRY, one of the user's library."
  (let ((days (string-join (plist-get entry :seenOn) ", ")))
    (marquee-format-list (unless (string-empty-p days) (concat "on " days))
                         (string-join (plist-get entry :tags) ", ")
                         (plist-get entry :note))))

(defun marquee-format-better-p (one other)
  "Return non-nil if the entry ONE is rated higher than the entry OTHER."
  (> (or (plist-get (car one) :rating) -1)
     (or (plist-get (car other) :rating) -1)))

(defun marquee-format-runtime (minutes)
  "Return MINUTES as hours and minutes, or nil."
  (when minutes
    (if (< minutes 60)
        (format "%d min" minutes)
      (format "%d h %02d min" (/ minutes 60) (% minutes 60)))))

(defun marquee-format-day (day)
  "Return DAY, such as 2026-11-21, with its weekday: Sat 21 Nov 2026."
  (when day
    (let ((system-time-locale "C"))
      (format-time-string "%a %-d %b %Y" (marquee-format--noon day)))))

(defun marquee-format-day-after (day count)
  "Return the day COUNT days after DAY; COUNT may be negative."
  (format-time-string "%F" (time-add (marquee-format--noon day) (* count 24 60 60))))

(defun marquee-format--noon (day)
  "Return the time in the middle of DAY, far from any clock change."
  (encode-time (parse-time-string (concat (substring day 0 10) " 12:00:00"))))

(defun marquee-format-clock (time)
  "Return the time of day of TIME, such as 2026-11-21T18:30:00-06:00."
  (when (and time (string-match "T\\([0-9]\\{2\\}:[0-9]\\{2\\}\\)" time))
    (marquee-wording-time (match-string 1 time))))

(defun marquee-format-moment (instant day)
  "Return INSTANT, such as 2026-11-21T12:00:00Z, by the clock of this machine.
DAY says how its day is written, for `format-time-string'."
  (let ((time (encode-time (iso8601-parse instant)))
        (system-time-locale "C"))
    (concat (format-time-string day time) " "
            (marquee-wording-time (format-time-string "%H:%M" time)))))

(defun marquee-format-ago (instant)
  "Return in words how long ago INSTANT was, such as 2026-11-21T12:00:00Z."
  (let* ((then (encode-time (iso8601-parse instant)))
         (seconds (max 0 (float-time (time-subtract nil then)))))
    (cond ((< seconds 60) "just now")
          ((< seconds 3600) (format "%d min ago" (/ seconds 60)))
          ((< seconds 86400) (format "%d h ago" (/ seconds 3600)))
          (t (format-time-string "on %F" then)))))

(defun marquee-format-age (answer &optional id)
  "Return a note on the age of ANSWER if it is stale, else nil.
ANSWER is a result, a page or a summary; ID is its own id, or that of something
that it contains."
  (when (plist-get answer :stale)
    (let* ((seconds (or (plist-get answer :ageSeconds) 0))
           (span (seq-find (lambda (span) (>= seconds (* 2 (car span))))
                           '((86400 . "days") (3600 . "hours") (60 . "minutes") (0 . "seconds"))))
           (provider (assoc (car (split-string (or id "") ":"))
                            '(("amc" . "AMC") ("tmdb" . "TMDB") ("pixabay" . "Pixabay")))))
      (format "cached %d %s ago; %s is not answering"
              (/ seconds (max 1 (car span))) (cdr span) (or (cdr provider) "the provider")))))

(defun marquee-format-price (dollars)
  "Return DOLLARS as a price, or nil."
  (when dollars (format "%s$%.2f" (if (< dollars 0) "-" "") (abs dollars))))

(defun marquee-format-away (row)
  "Return how far away the theatre of ROW is, or nil."
  (let ((kilometres (plist-get row :distanceKilometres)))
    (and kilometres (propertize (marquee-wording-distance kilometres) 'face 'marquee-date))))

(defun marquee-format-nearer-p (one other)
  "Return non-nil if the entry ONE is nearer than the entry OTHER."
  (< (or (plist-get (car one) :distanceKilometres) 1.0e6)
     (or (plist-get (car other) :distanceKilometres) 1.0e6)))

(defun marquee-format-list (&rest parts)
  "Join those PARTS that are neither nil nor empty, with dots between them."
  (string-join (seq-remove (lambda (part) (or (null part) (string-empty-p part))) parts)
               (propertize " · " 'face 'marquee-dim)))

(provide 'marquee-format)
;;; marquee-format.el ends here
