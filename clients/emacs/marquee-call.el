;;; marquee-call.el --- Any method of the backend  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; `marquee-call' shows what any method answers.  The backend itself describes
;; its methods and their parameters, so that new ones can be called, too.

;;; Code:

(require 'marquee-next)

(defvar marquee-call--contract nil
  "The connection that described its methods last, and what it said, as a pair.")

(defvar marquee-call--history nil
  "The methods called in this session.")

(defun marquee-call--contract ()
  "Return the backend's description of its methods."
  (let ((connection (marquee-connect)))
    (unless (eq connection (car marquee-call--contract))
      (setq marquee-call--contract (cons connection (marquee-request "rpc.discover" nil))))
    (cdr marquee-call--contract)))

(defun marquee-call--resolve (value)
  "Return VALUE, of the contract, or what it refers to."
  (let ((reference (plist-get value :$ref)))
    (if (null reference)
        value
      (append (cl-loop for (key part) on value by #'cddr unless (eq key :$ref) append (list key part))
              (marquee-call--resolve
               (seq-reduce (lambda (part name) (plist-get part (intern (concat ":" name))))
                           (cdr (split-string reference "/")) (marquee-call--contract)))))))

(defun marquee-call--method (name)
  "Return the description of the method with NAME."
  (or (seq-find (lambda (method) (equal name (plist-get method :name)))
                (plist-get (marquee-call--contract) :methods))
      (user-error "There is no method %s" name)))

(defun marquee-call--parameters (method)
  "Return the parameters of METHOD that a user may set, by their names."
  (seq-remove (lambda (parameter)
                (member (car parameter) '("partialResultToken" "workDoneToken" "presentation" "verbatim"
                                          "page" "pageSize" "maxPages")))
              (mapcar (lambda (parameter)
                        (let ((parameter (marquee-call--resolve parameter)))
                          (cons (plist-get parameter :name) parameter)))
                      (plist-get (marquee-call--method method) :params))))

(defun marquee-call--read-method ()
  "Read the name of a method."
  (let ((methods (mapcar (lambda (method) (cons (plist-get method :name) (plist-get method :summary)))
                         (plist-get (marquee-call--contract) :methods))))
    (completing-read "Method: "
                     (marquee-completion-in-order
                      (mapcar #'car methods)
                      (lambda (name) (concat "  " (marquee-format-line (cdr (assoc name methods))))))
                     nil t nil 'marquee-call--history)))

(defun marquee-call--read-params (method)
  "Read the params for METHOD: those that it needs, then any others."
  (let ((left (marquee-call--parameters method)) (params nil) (name nil))
    (while (progn
             (setq name (or (car (seq-find (lambda (each) (plist-get (cdr each) :required)) left))
                            (and left
                                 (completing-read
                                  "Parameter (empty sends it): "
                                  (marquee-completion-in-order
                                   (mapcar #'car left)
                                   (lambda (name)
                                     (concat "  " (marquee-format-line
                                                   (plist-get (cdr (assoc name left)) :description)))))
                                  nil t))
                            ""))
             (not (string-empty-p name)))
      (setq params `(,@params ,(intern (concat ":" name))
                     ,(marquee-call--read-value name (plist-get (cdr (assoc name left)) :schema)))
            left (assoc-delete-all name left)))
    params))

(defun marquee-call--read-value (name schema)
  "Read the value of the parameter with NAME, which SCHEMA describes."
  (let* ((schema (marquee-call--resolve schema))
         (prompt (concat name ": "))
         (choices (append (plist-get schema :enum) nil)))
    (cond (choices (completing-read prompt (marquee-completion-in-order choices) nil t))
          ((equal name "place") (marquee-completion-read-place name))
          ((string-match-p "date\\'\\|Date\\'" name) (marquee-completion-read-day prompt))
          (t (pcase (plist-get schema :type)
               ("boolean" (if (y-or-n-p (concat name "? ")) t :json-false))
               ((or "integer" "number") (read-number prompt))
               ("array" (vconcat (marquee-call--read-items prompt (plist-get schema :items))))
               ("object" (marquee-wire--read (read-string (concat name ", as JSON: "))))
               (_ (if (string-match-p "\\`/" (format "%s" (seq-first (plist-get schema :examples))))
                      (expand-file-name (read-file-name prompt))
                    (read-string prompt))))))))

(defun marquee-call--read-items (prompt schema)
  "Read a list with PROMPT, separated by commas, of items that SCHEMA describes."
  (let* ((schema (marquee-call--resolve schema))
         (items (completing-read-multiple prompt (append (plist-get schema :enum) nil))))
    (if (member (plist-get schema :type) '("integer" "number"))
        (mapcar #'string-to-number items)
      items)))

;;;###autoload
(defun marquee-call (method &optional params)
  "Show what METHOD, such as \"movies/upcoming\", answers to PARAMS, a plist.
Interactively, read both with completion."
  (interactive (let ((method (marquee-call--read-method)))
                 (list method (marquee-call--read-params method))))
  (marquee-open method params :once t))

(provide 'marquee-call)
;;; marquee-call.el ends here
