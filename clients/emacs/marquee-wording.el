;;; marquee-wording.el --- Distances and times as the user reads them  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; The user's settings say whether tables and sentences have kilometres or
;; miles, and a clock of 24 or of 12 hours.  Every distance and every time of
;; day in a buffer goes through this file.

;;; Code:

(defvar marquee-wording-settings nil
  "The user's settings, as the backend returned them last: a plist.")

(defvar marquee-wording-hook nil
  "Functions to call when distances or times are written differently.")

(defun marquee-wording-note (settings)
  "Write distances and times as SETTINGS say, an answer about settings."
  (let ((before marquee-wording-settings))
    (setq marquee-wording-settings settings)
    (unless (and (equal (plist-get before :units) (plist-get settings :units))
                 (equal (plist-get before :clock) (plist-get settings :clock)))
      (run-hooks 'marquee-wording-hook))))

(defun marquee-wording--twelve-p ()
  "Return non-nil if the user's clock has 12 hours."
  (eql 12 (plist-get marquee-wording-settings :clock)))

(defun marquee-wording-time (time)
  "Return TIME, such as 19:10, by the user's clock: 19:10 or 7:10 pm."
  (if (marquee-wording--twelve-p)
      (let ((hour (string-to-number time)))
        (format "%d%s %s" (1+ (% (+ hour 11) 12)) (substring time 2) (if (< hour 12) "am" "pm")))
    time))

(defun marquee-wording-time-width (width)
  "Return the width of what takes WIDTH columns with a time such as 19:10."
  (if (marquee-wording--twelve-p) (+ width (length " pm")) width))

(defun marquee-wording-distance (kilometres)
  "Return the distance of KILOMETRES in the user's unit."
  (if (equal "us" (plist-get marquee-wording-settings :units))
      (format "%.1f mi" (/ kilometres 1.609344))
    (format "%.1f km" kilometres)))

(provide 'marquee-wording)
;;; marquee-wording.el ends here
