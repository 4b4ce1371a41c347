;;; all.el --- Loads all tests  -*- lexical-binding: t; -*-
;; SPDX-License-Identifier: MIT

;;; Commentary:

;; tests/run loads this.

;;; Code:

(require 'support)
(dolist (file (directory-files marquee-test-folder t "-test\\.el\\'"))
  (load file nil t))

;;; all.el ends here
