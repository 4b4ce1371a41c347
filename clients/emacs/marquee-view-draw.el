;;; marquee-view-draw.el --- Drawing a buffer, whatever it shows  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Draws what a buffer shows by its form, and leaves every point at the thing
;; that it was at, in all windows.

;;; Code:

(require 'marquee-list)
(require 'marquee-page)
(require 'marquee-seats)

(defvar-local marquee-view--footer nil
  "The overlay with a line below the text: the state, or what went wrong.")

(defvar-local marquee-view--drawn-width nil
  "The width that this buffer was drawn for.")

(defun marquee-view-draw ()
  "Draw this buffer; point stays at what it was at."
  (setq marquee-view--drawn-width (marquee-view-width))
  (let ((points (marquee-view--points)) (inhibit-read-only t)
        ;; Otherwise most of the time for thousands of rows goes into collecting garbage.
        (gc-cons-threshold (max gc-cons-threshold 50000000))
        ;; Who has not moved yet stays at the first row, whatever that is.
        (fresh (>= (or (marquee-view--stop-p (point-min)) (point)) (point))))
    (erase-buffer)
    (pcase (plist-get marquee-page-shown :form)
      ("list" (marquee-list-draw))
      ("auditorium" (marquee-seats-draw))
      ("thing" (marquee-page-draw)))
    (set-buffer-modified-p nil)
    (marquee-view--lower-footer)
    (mapc #'marquee-view--return points)
    (when fresh (marquee-view--settle))))

(defun marquee-view--stop-p (from)
  "Return where the first thing after FROM is that can be chosen, or nil."
  (if (get-text-property from 'marquee-key)
      from
    (next-single-property-change from 'marquee-key)))

(defun marquee-view--settle ()
  "Move from the beginning to the best seats, or to the first row of a list."
  (let ((place (or (text-property-any (point-min) (point-max) 'marquee-best t)
                   (and marquee-list-rows (marquee-view--stop-p (point-min))))))
    (when place
      (dolist (window (cons nil (get-buffer-window-list nil nil t)))
        (cond ((null window) (goto-char place))
              (t (set-window-point window place)
                 (when marquee-list-rows (set-window-start window (point-min))))))
      ;; By itself the mark of the line comes with the next key.
      (when (and hl-line-mode (eq (current-buffer) (window-buffer))) (hl-line-highlight)))))

(defun marquee-view--points ()
  "Return where point is, here and in the windows that have one of their own.
Each is (WINDOW KEY LINE COLUMN ABOVE)."
  (mapcar (lambda (window)
            (save-excursion
              (when window (goto-char (window-point window)))
              (list window (get-text-property (point) 'marquee-key)
                    (line-number-at-pos) (current-column)
                    (let ((shown (or window (get-buffer-window))))
                      (and shown (<= (window-start shown) (point))
                           (count-lines (window-start shown) (line-beginning-position)))))))
          (cons nil (remq (selected-window) (get-buffer-window-list nil nil t)))))

(defun marquee-view--return (saved)
  "Move the point that SAVED describes to where it was."
  (pcase-let ((`(,window ,key ,line ,column ,above) saved))
    (let ((place (save-excursion
                   (goto-char (or (and key (marquee-view-position key)) (point-min)))
                   (when (bobp) (forward-line (1- line)))
                   (move-to-column column)
                   (point)))
          (shown (or window (get-buffer-window))))
      (if window (set-window-point window place) (goto-char place))
      (when (and shown above (< 1 line))
        (set-window-start shown (save-excursion (goto-char place) (forward-line (- above)) (point))
                          t)))))

(defun marquee-view-position (key)
  "Return where the thing with KEY begins, or nil if it isn't shown."
  (let ((place (point-min)))
    (while (and place (not (equal key (get-text-property place 'marquee-key))))
      (setq place (next-single-property-change place 'marquee-key)))
    place))

(defun marquee-view--refit ()
  "Draw this buffer again if its window has another width now."
  (when (and marquee-view--drawn-width marquee-page-shown
             (/= marquee-view--drawn-width (marquee-view-width)))
    (marquee-view-draw)))

(defun marquee-view-width ()
  "Return the columns of this buffer's window, or of the selected one without it.
Another window may be selected when the answer arrives."
  (window-max-chars-per-line (get-buffer-window nil t)))

(defconst marquee-view--substitutes
  '((?✓ . ?v) (?● . ?*) (?▪ . ?=) (?× . ?x) (?▆ . ?o) (?░ . ?x) (?◆ . ?*) (?▂ . ?_) (?· . ?|) (?– . ?-)
    (?… . ?~))
  "Substitutes for signs that a terminal can't display.")

(defun marquee-view-display-table ()
  "Return a display table in which every sign can be displayed."
  (let ((table (make-display-table)))
    (pcase-dolist (`(,sign . ,substitute) marquee-view--substitutes)
      (unless (char-displayable-p sign) (aset table sign (vector substitute))))
    table))

(defun marquee-view-footer (text)
  "Show TEXT in a line below all others; remove the line if it is nil."
  (unless (overlayp marquee-view--footer)
    (setq marquee-view--footer (make-overlay (point-max) (point-max))))
  (overlay-put marquee-view--footer 'after-string (and text (concat "\n  " text "\n")))
  (marquee-view--lower-footer))

(defun marquee-view--lower-footer ()
  "Move the footer below the last line, after the text has changed."
  (when (overlayp marquee-view--footer)
    (move-overlay marquee-view--footer (point-max) (point-max))))

(provide 'marquee-view-draw)
;;; marquee-view-draw.el ends here
