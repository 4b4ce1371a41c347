;;; setup.el --- An Emacs to take pictures of  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `take' loads this.

;;; Code:

(menu-bar-mode -1)
(setq frame-background-mode 'dark)
(load-theme 'modus-vivendi t)
;; The terminal's own background, and a current line that stands out on it.
(set-face-background 'default "unspecified-bg")
(with-eval-after-load 'hl-line (set-face-background 'hl-line "#2f3648"))
(setq suggest-key-bindings nil)

(require 'marquee)
(setq marquee-arguments '("--sandbox"))

;;; setup.el ends here
