(define-package "marquee" "${VERSION}" "Movies, showtimes and seats" '((emacs "28.1"))
  :keywords '("multimedia" "hypermedia" "comm"))
