;;; marquee-generated.el --- Marquee's methods as functions  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: MIT

;;; Commentary:

;; Written by `swift run generate' from schema/ in Marquee's repository;
;; changes belong there.  Each method of the contract is a function with
;; keyword parameters, and each kind of error a condition.

;;; Code:

(require 'cl-lib)
(require 'marquee-error)
(require 'marquee-request)

(defconst marquee-contract-version "1.0.0"
  "The version of the contract that these functions are written from.")

;;;; Errors

(define-error 'marquee-parse-error "The message is not valid JSON"
  'marquee-error)

(define-error 'marquee-invalid-request "The message is not a valid request"
  'marquee-error)

(define-error 'marquee-method-not-found "There is no such method"
  'marquee-error)

(define-error 'marquee-invalid-params "The params are not what the method takes"
  'marquee-error)

(define-error 'marquee-internal-error "Something went wrong inside"
  'marquee-error)

(define-error 'marquee-request-cancelled "The request was cancelled"
  'marquee-error)

(define-error 'marquee-server-cancelled "The server is shutting down"
  'marquee-error)

(define-error 'marquee-server-busy "The server is overloaded"
  'marquee-error)

(define-error 'marquee-credentials-missing "No key is configured"
  'marquee-upstream-error)

(define-error 'marquee-credentials-rejected "The key was rejected"
  'marquee-upstream-error)

(define-error 'marquee-not-found "There is no such entity"
  'marquee-upstream-error)

(define-error 'marquee-rate-limited "The provider has been asked too often"
  'marquee-upstream-error)

(define-error 'marquee-upstream-unreachable "The provider can't be reached"
  'marquee-upstream-error)

(define-error 'marquee-upstream-failed "The provider failed"
  'marquee-upstream-error)

(define-error 'marquee-upstream-malformed "The provider's answer is malformed"
  'marquee-upstream-error)

(define-error 'marquee-timed-out "The provider took too long"
  'marquee-upstream-error)

(define-error 'marquee-response-too-large "The provider's answer is too large"
  'marquee-upstream-error)

(define-error 'marquee-request-failed "The request failed"
  'marquee-error)

(defconst marquee-call-options
  '(:timeout-milliseconds :cache :language :region :verbatim :presentation)
  "Keywords that every function of a method takes.

TIMEOUT-MILLISECONDS: The time limit for the whole call, from when it is
  read: waiting, all upstream requests and their retries.  After it the call
  fails with timedOut.  (milliseconds; default: 30000)
CACHE: How the answer may use cached responses.  (one of \"default\",
  \"reload\", \"only\"; default: \"default\")
LANGUAGE: The language of the answer's texts; by default the one given to
  initialize, otherwise TMDB's default, American English.  A text without a
  translation is in English, or else in the original language, and named in
  untranslated.
REGION: The country whose release dates, certifications and offers count; by
  default the one given to initialize.
VERBATIM: False leaves the providers' own members out, here and in each row:
  the objects under amc, tmdb and pixabay, which are half of many answers.
  (default: t)
PRESENTATION: True to get the answer, its pages and its other parts also
  ready to be shown, as their member presentation.")

(defconst marquee-list-options
  '(:page :page-size :limit :max-pages :seen)
  "Keywords that the functions of list methods take.

PAGE: The number of the page to return, or to start streaming from; the
  first is 1.  (default: 1)
PAGE-SIZE: The number of rows per page.  (rows; default: 20)
LIMIT: The maximum number of rows to stream; if absent, all.  Without a
  partialResultToken, a limit below pageSize becomes the page size, so that
  nextPage continues with the next row.  (rows)
MAX-PAGES: The maximum number of pages to stream; if absent, all.  It has no
  effect without a partialResultToken.  (pages)
SEEN: Leaves out the films and shows that the library has as seen (hide), or
  all others (only).  The rows left out are counted in hidden; page numbers,
  totals and nextPage stay those of the whole list, so that a page may be
  short or empty, and limit counts the rows given.  Refused with -32602 by
  lists of other things.  (one of \"hide\", \"only\")")

;;;; Calendar

(cl-defun marquee-calendar-get
    (&key showtime-ids plans movie-ids watches library date until-date
          alarm-minutes timeout-milliseconds cache language region verbatim
          presentation then else)
  "Make a calendar (iCalendar) of showings, plans and release dates.

text is a file by RFC 5545, and events has the same for programs, in the
order of their times.  Times are in UTC; an event's description gives them
by the theatre's clock.  An event keeps its UID, so that a calendar that
imports the file again updates it.  Each showing takes a request to AMC, and
each plan a second one for its seats; a watch takes none, since it has the
dates of its last check; a film that is wanted takes one to TMDB if it isn't
out yet, or has been for less than half a year.  What could not be had is in
missing, and if that is everything the first error is the answer.  At least
one of the parameters must name something.

SHOWTIME-IDS: Showings.  (a list)
PLANS: Showings with the seats that were chosen.  (a list)
MOVIE-IDS: Movies whose release dates in the region are wanted, past ones
  too.  An AMC movie has the dates that AMC knows as well.  (a list)
WATCHES: True for the coming release dates that active watches know of.
  (default: nil)
LIBRARY: True for the coming release dates of the films that the library has
  as wanted.  (default: nil)
DATE: Only what library, movieIds and watches have on this day, or on these
  days, by the region's calendar.  Showings and plans are given whenever
  they are.
UNTIL-DATE: The last of several days, of which date, or else today, is the
  first.  There may be any number.
ALARM-MINUTES: How long before a showing, or the beginning of sales, the
  calendar reminds; absent for no reminder.  Days have none.  (minutes)

The result is a plist: CalendarFile.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "calendar/get"
   (list :showtimeIds showtime-ids :plans plans :movieIds movie-ids
         :watches watches :library library :date date :untilDate until-date
         :alarmMinutes alarm-minutes :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

;;;; Collections, companies, reviews

(cl-defun marquee-collections-get
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Return a series of movies, with its parts.

The parts are in the order of release, those without a day last, with what
they come to.  A movie names its collection in movies/get;
search/collections finds others.

ID: The collection's id.  (required)

The result is a plist: MovieCollection.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "collections/get"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-companies-get
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Return a production company.

A movie names its companies in movies/get; search/companies finds others.

ID: The company's id.  (required)

The result is a plist: Company.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "companies/get"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-reviews-get
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Return one review.

It says which movie or show it is of; movies/reviews lists those of a movie.

ID: The review's id.  (required)

The result is a plist: Review.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "reviews/get"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

;;;; Credentials

(cl-defun marquee-credentials-set
    (&key provider key persist timeout-milliseconds cache language region
          verbatim then else)
  "Set or removes a provider's API key.

The key is used from the next request on.  An empty key removes the one set
by this method; a key from the environment or the configuration file then
applies again.

PROVIDER: The provider that the key is for.  (required; one of \"amc\",
  \"tmdb\", \"pixabay\")
KEY: The API key; for TMDB an API key or an API read access token.
  (required)
PERSIST: Whether to write the key to the configuration file as well, which
  only its owner can read.  If empty, key is removed from the file.
  (default: nil)

The result is a plist: CredentialStatus.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "credentials/set"
   (list :provider provider :key key :persist persist
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim)
   :then then :else else))

(cl-defun marquee-credentials-status
    (&key timeout-milliseconds cache language region verbatim then else)
  "Report for each provider whether a key is configured.

Returns where each key comes from, never the key itself.  Asks no provider.

The result is a plist: CredentialList.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "credentials/status"
   (list :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim)
   :then then :else else))

;;;; Images

(cl-defun marquee-images-url
    (&key path id kind type size width timeout-milliseconds cache language
          region verbatim presentation then else)
  "Return the URL of an image.

Chooses the size asked for and downloads nothing.  The image is named by its
path, or by the id of its movie, person or theatre.

PATH: The image's path at TMDB, as in posterPath, or its full URL on one of
  the providers' image hosts.
ID: The id of the movie, person or theatre whose image is wanted.  An id
  without its kind, such as tmdb:268, needs kind.
KIND: The kind of entity that id names; needed only if id leaves it out.
  (one of \"movie\", \"person\", \"theatre\")
TYPE: The type of image; by default a movie's poster, a person's profile or
  a theatre's backdrop.  (one of \"poster\", \"backdrop\", \"profile\",
  \"logo\")
SIZE: The size, by the provider's name for it: at TMDB w342, h632, original
  and others; at AMC thumbnail, standard, large or dynamic.  Without size
  and width, a usual size for the type.
WIDTH: The minimum width.  The smallest size that is at least as wide is
  chosen; at AMC, whose sizes have no known width, the largest.  (pixels)

The result is a plist: ImageLocation.
Exactly one of PATH, ID must be given.  At most one of SIZE, WIDTH may be
given.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "images/url"
   (list :path path :id id :kind kind :type type :size size :width width
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-images-fetch
    (&key path id kind type size width timeout-milliseconds cache language
          region verbatim then else)
  "Download an image to a file.

Downloads nothing if the file is there already: the image at a URL never
changes, so ageSeconds is the age of the response that named the URL.  Only
images on the providers' own hosts are fetched.

PATH: The image's path at TMDB, as in posterPath, or its full URL on one of
  the providers' image hosts.
ID: The id of the movie, person or theatre whose image is wanted.  An id
  without its kind, such as tmdb:268, needs kind.
KIND: The kind of entity that id names; needed only if id leaves it out.
  (one of \"movie\", \"person\", \"theatre\")
TYPE: The type of image; by default a movie's poster, a person's profile or
  a theatre's backdrop.  (one of \"poster\", \"backdrop\", \"profile\",
  \"logo\")
SIZE: The size, by the provider's name for it: at TMDB w342, h632, original
  and others; at AMC thumbnail, standard, large or dynamic.  Without size
  and width, a usual size for the type.
WIDTH: The minimum width.  The smallest size that is at least as wide is
  chosen; at AMC, whose sizes have no known width, the largest.  (pixels)

The result is a plist: FetchedImage.
Exactly one of PATH, ID must be given.  At most one of SIZE, WIDTH may be
given.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "images/fetch"
   (list :path path :id id :kind kind :type type :size size :width width
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim)
   :then then :else else))

;;;; Index

(cl-defun marquee-index-update
    (&key kinds from timeout-milliseconds cache language region verbatim
          presentation then else)
  "Make the local index from TMDB's newest lists.

TMDB makes the lists once a day and gives them to everyone without a key.
The index of a kind is replaced in one step when the new one is complete; if
anything is wrong the old one stays, and the call fails.  What was fetched
before an interruption is not fetched again.  timeoutMilliseconds bounds the
wait for each part of 4 MiB, not the whole.  In the sandbox nothing is
fetched.

KINDS: The kinds whose index is to be made; if absent, all.  (a list; each
  one of \"movie\", \"person\", \"show\", \"collection\")
FROM: A folder of this machine with TMDB's files, such as
  movie_ids_11_21_2026.json.gz, to be read instead of fetching them; if
  kinds is absent, those of the kinds that it has.

The result is a plist: IndexReport.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "index/update"
   (list :kinds kinds :from from :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-index-status
    (&key timeout-milliseconds cache language region verbatim presentation
          then else)
  "Report what the local index has, how old it is and how much space it takes.

Opens the index; its content is checked when it is used.

The result is a plist: IndexReport.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "index/status"
   (list :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

;;;; Library

(cl-defun marquee-library-set
    (&key id status rating seen-on seen-at note tags add-tags remove-tags row
          season episode timeout-milliseconds cache language region verbatim
          presentation then else)
  "Add a film or a show to the library, or changes its entry.

Only what is given is changed, so that the same call twice changes nothing.
A new entry is wanted, or seen if a rating or a day is given without a
status; an entry that is wanted becomes seen by these too.  The entry is
stored when this answers, and survives a killed process.  A title that isn't
known yet is requested for two seconds at most, and again when the film is
next set; without one the entry is stored all the same.  A new film that the
provider says doesn't exist is not found, and not stored.  With season,
episodes of a show were seen: the show's status stays as it is, a new show
is wanted, and it is begun until its last episode is seen.  An episode that
the provider doesn't have is not found; without an answer of the provider a
season can't be set, and an episode is stored all the same.

ID: The id of the film or the show.  (required)
STATUS: Whether the user wants to see it or has seen it.  none takes that
  back, and removes an entry that has nothing else; the answer then has it
  without a status.  (one of \"wanted\", \"seen\", \"none\")
RATING: The user's rating, which is rounded to a half; 0 removes it.
  (points from 0.5 to 10)
SEEN-ON: The days on which the user saw it, in place of those stored; an
  empty list removes them.  (a list)
SEEN-AT: A showing at which the user saw the film, besides those stored: its
  day, which is added to seenOn, and its theatre.  It stays until seenOn is
  set without that day.
NOTE: A note, in place of the one stored; an empty one removes it.
TAGS: Tags, in place of those stored; an empty list removes them.  (a list)
ADD-TAGS: Tags to add to those stored, or to tags.  An entry has a hundred
  at most.  (a list)
REMOVE-TAGS: Tags to remove, whatever their case; the others stay.  (a list)
ROW: The number of a row of library/unmatched, which is this film or show.
  Its entry gets what the row has, and the row is settled.
SEASON: The number of a show's season, of which episode was seen, or all
  episodes that are out if episode is left out; 0 for specials.  With it
  only status (seen, or none to take it back), seenOn and, with episode,
  rating are set, of the episodes.
EPISODE: The number of the episode within the season.

The result is a plist: LibraryRow.
EPISODE needs SEASON.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "library/set"
   (list :id id :status status :rating rating :seenOn seen-on :seenAt seen-at
         :note note :tags tags :addTags add-tags :removeTags remove-tags
         :row row :season season :episode episode
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-library-list
    (&key status kinds query minimum-rating genres genre-operator
          minimum-minutes maximum-minutes years tags tag-operator person-ids
          collection-id origin-country original-language maximum-certification
          sort-by seed on page page-size limit max-pages seen
          timeout-milliseconds cache language region verbatim presentation
          then else on-page on-fault)
  "List the films and shows of the library.

Answers from this machine alone, except with on, and but for the lists of
genres, countries and languages by which names and codes are checked.  What
TMDB says of the films and shows is learnt in the background, once for each
and again after a month; known and of say how far that is.  What isn't known
is never no: an entry that lacks the fact that a filter asks for is left out
and counted in unknownCount.  query finds words of the title, the tags and
the note, however they are spelled.

STATUS: Only entries of this status; with none, only those that have
  neither, such as those with tags alone.  (one of \"wanted\", \"seen\",
  \"none\")
KINDS: Only films, or only shows; if absent, both.  (a list; each one of
  \"movie\", \"show\")
QUERY: Words that the title, the tags or the note have, or the year.
MINIMUM-RATING: The lowest rating by the user.  (points from 0.5 to 10)
GENRES: Only films and shows of these genres, by name or id, of
  reference/genres.  (a list)
GENRE-OPERATOR: Whether all of genres are needed or one is enough.  (one of
  \"and\", \"or\"; default: \"and\")
MINIMUM-MINUTES: Only what runs at least so long; of a show, an episode.
  (minutes)
MAXIMUM-MINUTES: Only what runs at most so long; of a show, an episode.
  (minutes)
YEARS: Only what was released in a year, in a range of years, or in one of
  several.
TAGS: Only what has these tags, of which library/tags has the list.  A tag
  that no entry has is refused.  (a list)
TAG-OPERATOR: Whether all of tags are needed or one is enough.  (one of
  \"and\", \"or\"; default: \"or\")
PERSON-IDS: The ids of people who must all have directed it or be in the
  main cast.  (a list)
COLLECTION-ID: The id of the collection that a film must belong to.
ORIGIN-COUNTRY: The countries that it comes from; one is enough.  (a list)
ORIGINAL-LANGUAGE: The language that it was made in; of several, one is
  enough.
MAXIMUM-CERTIFICATION: Only films with at most this age rating of the
  region, or of the United States without one, as reference/certifications
  lists them.
SORT-BY: The order.  (one of \"added\", \"title\", \"year\", \"rating\",
  \"runtime\", \"popularity\", \"random\"; default: \"added\")
SEED: The number that chance depends on, with sortBy random: the same gives
  the same order, so that pages hold together.  If absent, that of the day.
ON: With mine, only what one of the services that services/set has includes
  in the subscription, free or with advertisements.  TMDB is asked for what
  it hasn't said within a day.  What is left out is counted in hidden.
  Refused if no services are set.  (one of \"mine\")

The rows are plists: LibraryRow.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "library/list"
   (list :status status :kinds kinds :query query
         :minimumRating minimum-rating :genres genres
         :genreOperator genre-operator :minimumMinutes minimum-minutes
         :maximumMinutes maximum-minutes :years years :tags tags
         :tagOperator tag-operator :personIds person-ids
         :collectionId collection-id :originCountry origin-country
         :originalLanguage original-language
         :maximumCertification maximum-certification :sortBy sort-by
         :seed seed :on on :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-library-get
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Get the library's entry for a film or a show.

It is found by any of its ids that are known.

ID: The id of the film or the show.  (required)

The result is a plist: LibraryRow.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "library/get"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-library-remove
    (&key id season episode timeout-milliseconds cache language region
          verbatim presentation then else)
  "Remove a film or a show from the library.

Removes its entry, found by any of its ids, with its rating, days, note and
tags.  An import doesn't bring it back, unless its export has a line from
after the removal; library/set does.  With season, episodes of a show are no
longer seen, and the entry stays.

ID: The id of the film or the show.  (required)
SEASON: The number of a show's season, of which episode is no longer seen,
  or all episodes if episode is left out.
EPISODE: The number of the episode within the season.

The result is a plist: LibraryRemoval.
EPISODE needs SEASON.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "library/remove"
   (list :id id :season season :episode episode
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-library-statistics
    (&key years to timeout-milliseconds cache language region verbatim
          presentation then else)
  "Count what the user has seen.

From this machine alone: films and hours by years, months, days of the week,
genres, directors, countries, decades and ratings, what was seen at the
cinema, as far as a showing (seenAt of library/set) or a tag says so, most
often, what came and went of the list, and the series begun with what is
missing.  With years, only what was seen in these years.  Of a film whose
facts TMDB hasn't told yet (library/list), neither genre nor length is
guessed: it is counted in unknownCount.  With to, also a page for a browser:
one new file with mode 0600 that loads nothing and has no notes; an existing
file is never replaced.

YEARS: Only what was seen in a year, in a range of years, or in one of
  several.
TO: The path of a page to write, which ends with .html.

The result is a plist: FilmStatistics.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "library/statistics"
   (list :years years :to to :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-library-tags
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the tags of the library.

Those with the most entries first, from this machine alone.

The rows are plists: LibraryTag.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "library/tags"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; What to see of the library

(cl-defun marquee-library-tonight
    (&key place latitude longitude theatre-id radius-kilometres date
          until-date days time-of-day theatre-ids after before party-size
          genres genre-operator minimum-minutes maximum-minutes years tags
          tag-operator person-ids collection-id origin-country
          original-language maximum-certification on page page-size limit
          max-pages seen timeout-milliseconds cache language region verbatim
          presentation then else on-page on-fault)
  "List where the films that the user wants to see are shown tonight.

Joins the wanted films of the library, as far as the filters want them (with
tags also those with tags alone), with the showings near a place, with the
user's services (services/set), and with the days that are announced.  A
film has its showings with the total for the party and their availability,
offers of the user's services in the country of the call, or else its
nextDate; of some films nothing is known.  A show that is wanted or begun
has its nextEpisode, if that is out by then and a service of the user's has
the show; without services every such show is listed.  The films that are
shown come first, in the order of their first showings, then those on the
user's services, then the others by their next date.  AMC is asked for its
programme once, and TMDB at most once for each film, for nothing that is
kept, and at its rate.  A stream has the films that are shown on its first
pages, and the others as they are found; without a partialResultToken all
are asked for before the answer.  If AMC can't be asked, or has no theatre
near, the other films are listed all the same, and faults or message say so.
Requests stay out of the log, the suggestions and what machines share, since
they name what is in the library.

PLACE: A city (\"Olathe, KS\"), a ZIP code (\"66061\"), a theatre's name or
  a part of it (\"Empire 25\"), a theatre's id, or coordinates
  (\"40.75,-73.98\").  By default the place of the settings; without one,
  exactly one of place, theatreId and latitude is required.
LATITUDE: Degrees north of the equator, in place of a name.  (degrees)
LONGITUDE: Degrees east of Greenwich.  (degrees)
THEATRE-ID: A theatre's id, in place of a name.
RADIUS-KILOMETRES: The greatest distance of a theatre from the place; 40 if
  left out.  (kilometres)
DATE: The day or the days, by the clock of the place; tonight, from 17:00
  on, if left out.  after, before and timeOfDay hold for each day.
UNTIL-DATE: The last of several days, at most 14 in all, of which date is
  the first.  A weekday is the next one from date on.
DAYS: The number of days from date on, in place of untilDate.  (days)
TIME-OF-DAY: Only showings that start in this part of each day, in place of
  after and before.  (one of \"morning\", \"afternoon\", \"evening\",
  \"night\")
THEATRE-IDS: The ids of theatres, such as one's favourites, in place of
  place, theatreId and coordinates; radiusKilometres then has no meaning.
  (a list)
AFTER: Only showings that start at this time or later, by the clock of the
  place.
BEFORE: Only showings that start at this time or earlier, by the clock of
  the place; showings after midnight are later than all others, and a time
  before 06:00 is after midnight.
PARTY-SIZE: The number of people, for the total price; by default that of
  the settings, otherwise 1.  (people)
GENRES: Only films and shows of these genres, by name or id, of
  reference/genres.  (a list)
GENRE-OPERATOR: Whether all of genres are needed or one is enough.  (one of
  \"and\", \"or\"; default: \"and\")
MINIMUM-MINUTES: Only what runs at least so long; of a show, an episode.
  (minutes)
MAXIMUM-MINUTES: Only what runs at most so long; of a show, an episode.
  (minutes)
YEARS: Only what was released in a year, in a range of years, or in one of
  several.
TAGS: Only what has these tags, of which library/tags has the list.  A tag
  that no entry has is refused.  (a list)
TAG-OPERATOR: Whether all of tags are needed or one is enough.  (one of
  \"and\", \"or\"; default: \"or\")
PERSON-IDS: The ids of people who must all have directed it or be in the
  main cast.  (a list)
COLLECTION-ID: The id of the collection that a film must belong to.
ORIGIN-COUNTRY: The countries that it comes from; one is enough.  (a list)
ORIGINAL-LANGUAGE: The language that it was made in; of several, one is
  enough.
MAXIMUM-CERTIFICATION: Only films with at most this age rating of the
  region, or of the United States without one, as reference/certifications
  lists them.
ON: With mine, only what one of the services that services/set has includes
  in the subscription, free or with advertisements.  TMDB is asked for what
  it hasn't said within a day.  Refused if no services are set.  (one of
  \"mine\")

The rows are plists: MovieShowings.
At most one of PLACE, THEATRE-ID, LATITUDE, THEATRE-IDS may be given.  At
most one of UNTIL-DATE, DAYS may be given.  At most one of TIME-OF-DAY,
AFTER may be given.  At most one of TIME-OF-DAY, BEFORE may be given.
LATITUDE needs LONGITUDE.  LONGITUDE needs LATITUDE.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "library/tonight"
   (list :place place :latitude latitude :longitude longitude
         :theatreId theatre-id :radiusKilometres radius-kilometres :date date
         :untilDate until-date :days days :timeOfDay time-of-day
         :theatreIds theatre-ids :after after :before before
         :partySize party-size :genres genres :genreOperator genre-operator
         :minimumMinutes minimum-minutes :maximumMinutes maximum-minutes
         :years years :tags tags :tagOperator tag-operator
         :personIds person-ids :collectionId collection-id
         :originCountry origin-country :originalLanguage original-language
         :maximumCertification maximum-certification :on on :page page
         :pageSize page-size :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-library-choose
    (&key status kinds query minimum-rating genres genre-operator
          minimum-minutes maximum-minutes years tags tag-operator person-ids
          collection-id origin-country original-language maximum-certification
          on place latitude longitude theatre-id theatre-ids radius-kilometres
          date until-date days after before party-size seats-together
          maximum-total seen seed timeout-milliseconds cache language region
          verbatim presentation then else)
  "Choose from the library what to see.

One to three films by chance, as far as the filters want them: first those
that are on near a place and fit, then those on the user's services
\(services/set), then the others.  Without status it chooses from what is
wanted, with tags also from those with tags alone; without kinds, films.  A
showing fits if it isn't sold out, costs the party no more than
maximumTotal, and has the seats together.  The same seed chooses the same
again, the next one others; seed in the answer is the one that was used.
reasons say why each was chosen, and message what could not be known.
Without a place, here or in the settings, theatres are left out; without
services, these.  Requests stay out of the log, the suggestions and what
machines share.

STATUS: Only entries of this status; wanted if left out.  (one of
  \"wanted\", \"seen\", \"none\")
KINDS: Films or shows, or both; films if left out.  (a list; each one of
  \"movie\", \"show\")
QUERY: Words that the title, the tags or the note have, or the year.
MINIMUM-RATING: The lowest rating by the user.  (points from 0.5 to 10)
GENRES: Only films and shows of these genres, by name or id, of
  reference/genres.  (a list)
GENRE-OPERATOR: Whether all of genres are needed or one is enough.  (one of
  \"and\", \"or\"; default: \"and\")
MINIMUM-MINUTES: Only what runs at least so long; of a show, an episode.
  (minutes)
MAXIMUM-MINUTES: Only what runs at most so long; of a show, an episode.
  (minutes)
YEARS: Only what was released in a year, in a range of years, or in one of
  several.
TAGS: Only what has these tags, of which library/tags has the list.  A tag
  that no entry has is refused.  (a list)
TAG-OPERATOR: Whether all of tags are needed or one is enough.  (one of
  \"and\", \"or\"; default: \"or\")
PERSON-IDS: The ids of people who must all have directed it or be in the
  main cast.  (a list)
COLLECTION-ID: The id of the collection that a film must belong to.
ORIGIN-COUNTRY: The countries that it comes from; one is enough.  (a list)
ORIGINAL-LANGUAGE: The language that it was made in; of several, one is
  enough.
MAXIMUM-CERTIFICATION: Only films with at most this age rating of the
  region, or of the United States without one, as reference/certifications
  lists them.
ON: With mine, only what one of the user's services has, as TMDB said within
  a day.  (one of \"mine\")
PLACE: A city, a ZIP code or a theatre, as for showtimes/whatsOn.  By
  default the place of the settings.
LATITUDE: Degrees north of the equator, in place of a name.  (degrees)
LONGITUDE: Degrees east of Greenwich.  (degrees)
THEATRE-ID: A theatre's id, in place of a name.
THEATRE-IDS: The ids of theatres, such as one's favourites, in place of
  place, theatreId and coordinates; radiusKilometres then has no meaning.
  (a list)
RADIUS-KILOMETRES: The greatest distance of a theatre from the place; 40 if
  left out.  (kilometres)
DATE: The day or the days, by the clock of the place; tonight, from 17:00
  on, if left out.
UNTIL-DATE: The last of several days, at most 14 in all, of which date is
  the first.  A weekday is the next one from date on.
DAYS: The number of days from date on, in place of untilDate.  (days)
AFTER: Only showings that start at this time or later, by the clock of the
  place.
BEFORE: Only showings that start at this time or earlier, by the clock of
  the place.
PARTY-SIZE: The number of people; by default that of the settings, otherwise
  1.  (people)
SEATS-TOGETHER: Whether the party must find seats side by side.  (default:
  nil)
MAXIMUM-TOTAL: The most that a showing may cost the party, in USD, fees not
  counted.  One of an unknown price doesn't fit.  (USD)
SEEN: hide leaves out what the user has seen, only everything else.  (one of
  \"hide\", \"only\")
SEED: The number that chance depends on: the same chooses the same again,
  the next one others.  If absent, that of the day.

The result is a plist: LibraryPicks.
At most one of PLACE, THEATRE-ID, LATITUDE, THEATRE-IDS may be given.  At
most one of UNTIL-DATE, DAYS may be given.  LATITUDE needs LONGITUDE.
LONGITUDE needs LATITUDE.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "library/choose"
   (list :status status :kinds kinds :query query
         :minimumRating minimum-rating :genres genres
         :genreOperator genre-operator :minimumMinutes minimum-minutes
         :maximumMinutes maximum-minutes :years years :tags tags
         :tagOperator tag-operator :personIds person-ids
         :collectionId collection-id :originCountry origin-country
         :originalLanguage original-language
         :maximumCertification maximum-certification :on on :place place
         :latitude latitude :longitude longitude :theatreId theatre-id
         :theatreIds theatre-ids :radiusKilometres radius-kilometres
         :date date :untilDate until-date :days days :after after
         :before before :partySize party-size :seatsTogether seats-together
         :maximumTotal maximum-total :seen seen :seed seed
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-library-recommendations
    (&key genres genre-operator minimum-minutes maximum-minutes years tags
          tag-operator person-ids collection-id origin-country
          original-language maximum-certification on place latitude longitude
          theatre-id theatre-ids radius-kilometres date until-date days page
          page-size limit max-pages seen timeout-milliseconds cache language
          region verbatim presentation then else on-page on-fault)
  "Recommend films by the user's ratings.

From what TMDB recommends for the best rated and the latest of the user's
films, ranked by the user's ratings, genres, directors and countries, at
most 100 films.  What is seen, wanted or rated below six is left out.  A
call sends TMDB at most 20 requests, and keeps what they answer: what the
filters and the ranking want to know of the films is asked with those that
are left, so that the next call knows more.  What isn't known is never no: a
film that lacks the fact that a filter asks for is left out and counted in
unknownCount.  With fewer than three films rated 7 or more, basis is
popular, the rows are what is popular, and message says how many are needed.
With a place, only what its theatres show in the days, with the first
showing.  Requests stay out of the log, the suggestions and what machines
share.

GENRES: Only films of these genres, by name or id, of reference/genres.  (a
  list)
GENRE-OPERATOR: Whether all of genres are needed or one is enough.  (one of
  \"and\", \"or\"; default: \"and\")
MINIMUM-MINUTES: Only films that run at least so long.  (minutes)
MAXIMUM-MINUTES: Only films that run at most so long.  (minutes)
YEARS: Only what was released in a year, in a range of years, or in one of
  several.
TAGS: Only by those of the user's films that have these tags, of which
  library/tags has the list.  A tag that no entry has is refused.  (a list)
TAG-OPERATOR: Whether all of tags are needed or one is enough.  (one of
  \"and\", \"or\"; default: \"or\")
PERSON-IDS: The ids of people who must all have directed it or be in the
  main cast.  (a list)
COLLECTION-ID: The id of the collection that a film must belong to.
ORIGIN-COUNTRY: The countries that a film comes from; one is enough.  (a
  list)
ORIGINAL-LANGUAGE: The language that a film was made in; of several, one is
  enough.
MAXIMUM-CERTIFICATION: Only films with at most this age rating of the
  region, or of the United States without one, as reference/certifications
  lists them.
ON: With mine, only what one of the user's services has, as TMDB said within
  a day.  Refused if no services are set.  (one of \"mine\")
PLACE: Only what theatres there show: a city, a ZIP code or a theatre, as
  for showtimes/whatsOn.
LATITUDE: Degrees north of the equator, in place of a name.  (degrees)
LONGITUDE: Degrees east of Greenwich.  (degrees)
THEATRE-ID: A theatre's id, in place of a name.
THEATRE-IDS: The ids of theatres, such as one's favourites, in place of
  place, theatreId and coordinates; radiusKilometres then has no meaning.
  (a list)
RADIUS-KILOMETRES: The greatest distance of a theatre from the place; 40 if
  left out.  (kilometres)
DATE: With a place, the day or the days, by its clock; the next 7 days if
  left out.
UNTIL-DATE: The last of several days, at most 14 in all, of which date is
  the first.  A weekday is the next one from date on.
DAYS: The number of days from date on, in place of untilDate.  (days)

The rows are plists: Recommendation.
At most one of PLACE, THEATRE-ID, LATITUDE, THEATRE-IDS may be given.  At
most one of UNTIL-DATE, DAYS may be given.  LATITUDE needs LONGITUDE.
LONGITUDE needs LATITUDE.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "library/recommendations"
   (list :genres genres :genreOperator genre-operator
         :minimumMinutes minimum-minutes :maximumMinutes maximum-minutes
         :years years :tags tags :tagOperator tag-operator
         :personIds person-ids :collectionId collection-id
         :originCountry origin-country :originalLanguage original-language
         :maximumCertification maximum-certification :on on :place place
         :latitude latitude :longitude longitude :theatreId theatre-id
         :theatreIds theatre-ids :radiusKilometres radius-kilometres
         :date date :untilDate until-date :days days :page page
         :pageSize page-size :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; Files of the library

(cl-defun marquee-library-import
    (&key from status tags dry-run page page-size limit max-pages seen
          timeout-milliseconds cache language region verbatim presentation
          then else on-page on-fault)
  "Import films and shows from the export of another service.

Reads a file, a folder or a zip archive: Letterboxd's export, a single table
of it, one of its lists or its import form, IMDb's ratings and lists (CSV),
Trakt's JSON, TMDB's and Movary's CSV, and Marquee's own JSON, each
recognized by its own columns; another table is refused.  A spreadsheet may
have saved it, with semicolons or tabs and its own days.  There is a row for
each film, whose places are its lines, and one for each line, file and
column that is skipped, with the reason.  A rating or a day that can't be
read is skipped alone: a rating may have a decimal comma, and a day its year
last (25/12/2024) if only one order of the numbers fits all days of the
table.  Ratings above 5 are of ten.  Of a service's lists only the watchlist
is wanted; another list needs status, and is left out of a folder or an
archive.  What was taken for granted of a file is in assumed.  What has an
id of TMDB is stored without a request; what has one of IMDb is stored too,
and TMDB says whether it is a film or a show; the rest is searched for by
title and year at TMDB, eight at once.  A title that differs in its
spelling, or a year next to the export's, is taken if all else is the same,
and the row then has matchedTitle or matchedYear; two films of an export
never become one.  Of Letterboxd's export, watched, ratings, watchlist,
diary and reviews are read.  A day on which a film was seen is the diary's;
a time of Trakt's is a day of this machine's time zone.  A value that the
user has set or removed here stays so, unless the export has another one
than at the last import; an entry that was removed stays away, unless the
export's line is from after the removal.  Everything is stored before the
first request, so that an import that was interrupted goes on when it is
called again, with from or without.  The same import again changes nothing,
and requests only what isn't settled and was last requested a week ago or
more.  page, pageSize, limit and maxPages are about the rows of the answer:
always the whole is imported.  Imports of one process run one after the
other; one that waits reports how many are before it.  Requests and
responses stay out of all files.  timeoutMilliseconds bounds the reading of
the files, from the import's turn on, and the wait for each film.

FROM: The path of a file, a folder or a zip archive on this machine, of at
  most 64 MiB.  If absent, the import goes on with what isn't settled.
STATUS: The status of films whose export doesn't say it, such as those of
  lists.  With none, the export is someone else's: its films get the tags
  alone, and nothing of what it says of them.  (one of \"wanted\", \"seen\",
  \"none\")
TAGS: Tags for all of its films, in addition to those that they have;
  required with the status none.  (a list)
DRY-RUN: Whether to store nothing, and only report what the import would do.
  (default: nil)

The rows are plists: ImportRow.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "library/import"
   (list :from from :status status :tags tags :dryRun dry-run :page page
         :pageSize page-size :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-library-unmatched
    (&key doubtful page page-size limit max-pages seen timeout-milliseconds
          cache language region verbatim presentation then else on-page
          on-fault)
  "List what was imported and isn't settled.

In the order of the import, from this machine alone: films that may be one
of several, that TMDB doesn't have, or for which it could not be asked yet.
With doubtful it lists those that were matched although the title or the
year differs.  library/set with row settles either, with the same id or
another one; library/import without from goes on with those that wait, and
after a week with the others.

DOUBTFUL: Whether to list, in place of these, what was matched by another
  title or a year next to it.  (default: nil)

The rows are plists: ImportRow.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "library/unmatched"
   (list :doubtful doubtful :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-library-export
    (&key format to status timeout-milliseconds cache language region verbatim
          presentation then else)
  "Write the library to a file.

The file is new, with mode 0600; an existing one is never replaced.  As JSON
it has everything, and library/import brings it back.  Letterboxd's table,
which its import page reads, has a line for each day on which a film was
seen, and a column Status for library/import; it has films of one status,
because Letterboxd takes all of a file for seen or all for wanted.  A text
that a spreadsheet would run as a formula gets an apostrophe before it,
which an import takes away.

FORMAT: The form of the file.  (one of \"json\", \"letterboxd\"; default:
  \"json\")
TO: The path of the file to write.  In `marquee call` also -, for standard
  output.  (required)
STATUS: Only entries of this status; if absent, all as JSON, and those seen
  for Letterboxd.  (one of \"wanted\", \"seen\")

The result is a plist: ExportReport.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "library/export"
   (list :format format :to to :status status
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-library-recover
    (&key from day timeout-milliseconds cache language region verbatim
          presentation then else)
  "Bring the entries of a damaged library back.

A library that can't be read is set aside, and a new one begins; every
answer that has to do with the library says so in libraryFault until this is
called.  Entries come back in addition to those of the new library, whose
values stay.  A copy of the library is made in the state folder on each day
on which it changes (library.sqlite.copy-2026-11-21), and the last seven are
kept; from a backup they can be brought back at any time.  What was set
aside is kept under another name.

FROM: Where the entries come from.  (required; one of \"damaged\",
  \"backup\", \"nothing\")
DAY: The day of the copy, in UTC; only from a backup.  If absent, the
  latest.

The result is a plist: LibraryRecovery.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "library/recover"
   (list :from from :day day :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

;;;; Lifecycle

(cl-defun marquee-rpc-discover
    (&key method family then else)
  "Return the contract as an OpenRPC document.

The bytes are those of schema/openrpc.json (OpenRPC, service discovery
method).  With method or family the document has these methods alone, with
the components that they refer to.  The results' schemas are open, since a
later release may add members; params are closed.

METHOD: One method.
FAMILY: The methods of a family: those whose names begin with it and a
  slash.

At most one of METHOD, FAMILY may be given.
THEN, ELSE: see `marquee-request'."
  (marquee-request
   "rpc.discover"
   (list :method method :family family)
   :then then :else else))

;;;; Movies

(cl-defun marquee-movies-get
    (&key id slug internal-release-id include link timeout-milliseconds cache
          language region verbatim presentation then else on-partial)
  "Return one movie.

An AMC id, slug or internalReleaseId is looked up at AMC, a TMDB or IMDb id
at TMDB.  With link, the other provider's ids and fields are added; where
both have a value, that of the first stands.  With a partialResultToken,
what is known is sent as a partial before the other provider answers.  The
other provider gets half of the remaining time, at most 10 seconds; if it
fails, the movie comes without its fields and linkFault says why.

ID: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
SLUG: The movie's slug at AMC.
INTERNAL-RELEASE-ID: The movie's internal release number at AMC, as in
  Showtime.internalReleaseId.
INCLUDE: The parts to add, all from TMDB; none if absent.  If an AMC movie's
  can't be had, linkFault says why.  (a list; each one of \"credits\",
  \"videos\", \"images\", \"watchProviders\", \"releaseDates\", \"similar\",
  \"recommendations\", \"reviews\", \"keywords\", \"translations\",
  \"alternativeTitles\", \"externalIds\")
LINK: Whether to add the other provider's fields.  A movie that only one
  provider has is returned as it is.  (default: nil)

The result is a plist: Movie.
Exactly one of ID, SLUG, INTERNAL-RELEASE-ID must be given.
THEN, ELSE, ON-PARTIAL: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "movies/get"
   (list :id id :slug slug :internalReleaseId internal-release-id
         :include include :link link :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-partial on-partial))

(cl-defun marquee-movies-find
    (&key query year page page-size limit max-pages seen timeout-milliseconds
          cache language region verbatim presentation then else on-page
          on-fault)
  "Find movies at AMC and TMDB at once, by title or id.

Each movie is one row with what both providers know of it: its ids, its
availability at AMC and, where AMC has it, AMC's id as its id.  Movies with
the same title stay apart; different spellings of a title (hyphens,
articles, accents, “Part Two” and “Part 2”) are the same.  An exact title
comes first, then titles that begin with the query; among them what can be
seen comes before what can't, and the more popular first.  The rows are made
of TMDB's first 20 results, AMC's first 100, and all movies that AMC shows
or announces.  A provider that has no key, fails, or takes more than half of
the time (at most 10 seconds) is named in faults, and in a stream also sent
as a fault; the rows are then the other provider's.  The call fails if both
do.  The query is not remembered.  If nothing matches a title, what the
local index takes it for is asked for instead; didYouMean says what.

QUERY: A title or a part of one, without the year; or an id, which finds
  that movie alone: amc:movie:61234, amc:61234, tmdb:movie:268,
  imdb:tt0096895, tt0096895, or the address of its page at AMC, TMDB or
  IMDb.  (required)
YEAR: Only movies released in this year: anywhere at TMDB, by AMC's release
  date at AMC.  Ignored with an id.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/find"
   (list :query query :year year :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-similar
    (&key id include page page-size limit max-pages seen timeout-milliseconds
          cache language region verbatim presentation then else on-page
          on-fault)
  "List movies similar to a given one.

For an AMC id, AMC's list of similar movies on demand; for a TMDB or IMDb
id, TMDB's list of movies that share genres and keywords.

ID: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
  (required)
INCLUDE: Parts to add to TMDB's rows, a request each; linkFault says why one
  lacks them.  (a list; each one of \"credits\", \"certification\")

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/similar"
   (list :id id :include include :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-recommendations
    (&key id include page page-size limit max-pages seen timeout-milliseconds
          cache language region verbatim presentation then else on-page
          on-fault)
  "List movies liked by those who like a given one.

Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie.

ID: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
  (required)
INCLUDE: Parts to add to TMDB's rows, a request each; linkFault says why one
  lacks them.  (a list; each one of \"credits\", \"certification\")

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/recommendations"
   (list :id id :include include :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-credits
    (&key id link timeout-milliseconds cache language region verbatim
          presentation then else)
  "Return a movie's cast and crew.

Comes from AMC for an AMC id, otherwise from TMDB.  For AMC's, TMDB gets
half of the remaining time, at most 10 seconds, if link asks for it.

ID: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
  (required)
LINK: Whether to add personId, TMDB's id, to the people of an AMC movie.
  One whom TMDB's credits don't have with certainty stays as AMC has it; if
  TMDB's can't be had, linkFault says why.  TMDB's people have it as their
  id.  (default: nil)

The result is a plist: Credits.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "movies/credits"
   (list :id id :link link :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-movies-videos
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Return a movie's trailers and other videos.

Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie.  If there are
none in the language of the call, those in the movie's original language are
returned.

ID: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
  (required)

The result is a plist: VideoList.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "movies/videos"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-movies-reviews
    (&key id page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List users' reviews of a movie.

Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie.  TMDB lists
the reviews in the language of the call, which is English unless another is
asked for.

ID: The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
  (required)

The rows are plists: Review.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/reviews"
   (list :id id :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-watch-providers
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Return where a movie or a show can be streamed, rented or bought.

Comes from TMDB, whose data is JustWatch's: name JustWatch wherever it is
shown.  An AMC or IMDb id is matched to TMDB's movie or show.  With region,
only that country's offers are returned.

ID: The id of the movie or the show: amc:movie:64825, tmdb:movie:268,
  tmdb:show:95396 or imdb:tt0096895.  One without a kind is a movie's.
  (required)

The result is a plist: WatchProviders.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "movies/watchProviders"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-movies-genres
    (&key timeout-milliseconds cache language region verbatim presentation
          then else)
  "List TMDB's movie genres with their ids.

The names are in the language of the call.  movies/discover takes the ids.

The result is a plist: GenreList.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "movies/genres"
   (list :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

;;;; Lists of movies at AMC

(cl-defun marquee-movies-all
    (&key name ids slug release-number start-date end-date include-attributes
          exclude-attributes attribute-operator page page-size limit max-pages
          seen timeout-milliseconds cache language region verbatim
          presentation then else on-page on-fault)
  "List all movies that AMC knows, optionally filtered.

Includes movies that are not playing.  A movie must match all filters given.

NAME: A part of the movie's title.
IDS: The ids of the movies to list.  TMDB and IMDb ids are matched to AMC's
  movies.  (a list)
SLUG: The slug of the movie to list.
RELEASE-NUMBER: The number of the release to list, as in
  Movie.releaseNumber.
START-DATE: Only movies released after this day, this day itself excluded.
  If absent, there is no lower bound.
END-DATE: Only movies released on or before this day.  If absent, there is
  no upper bound.
INCLUDE-ATTRIBUTES: The codes or names of attributes to require, from
  reference/attributes; attributeOperator combines them.  (a list)
EXCLUDE-ATTRIBUTES: The codes or names of attributes to exclude, from
  reference/attributes.  (a list)
ATTRIBUTE-OPERATOR: Whether all of includeAttributes are needed or one is
  enough; if absent, AMC decides.  (one of \"and\", \"or\")

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/all"
   (list :name name :ids ids :slug slug :releaseNumber release-number
         :startDate start-date :endDate end-date
         :includeAttributes include-attributes
         :excludeAttributes exclude-attributes
         :attributeOperator attribute-operator :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-now-playing
    (&key provider include page page-size limit max-pages seen
          timeout-milliseconds cache language region verbatim presentation
          then else on-page on-fault)
  "List the movies that are in theatres now.

At AMC those that its theatres show today; at TMDB those in theatres in the
region.

PROVIDER: The provider whose movies are listed.  (one of \"amc\", \"tmdb\";
  default: \"amc\")
INCLUDE: Parts to add to TMDB's rows, a request each; linkFault says why one
  lacks them.  (a list; each one of \"credits\", \"certification\")

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/nowPlaying"
   (list :provider provider :include include :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-advance-tickets
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the movies with tickets on advance sale.

AMC's list of movies that have not opened yet but can be booked.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/advanceTickets"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-coming-soon
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the movies that AMC has announced.

AMC's list of movies coming soon.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/comingSoon"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-active
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the movies that play at AMC or are about to.

AMC's list of active movies.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/active"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-all-active
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List everything that is active anywhere at AMC.

AMC's list of active movies including events and series.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/allActive"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-on-demand
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the movies that AMC offers on demand.

AMC's list of movies to watch at home.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/onDemand"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; Lists of movies at TMDB

(cl-defun marquee-movies-popular
    (&key include page page-size limit max-pages seen timeout-milliseconds
          cache language region verbatim presentation then else on-page
          on-fault)
  "List the most popular movies.

TMDB's list, the most popular first.

INCLUDE: Parts to add to TMDB's rows, a request each; linkFault says why one
  lacks them.  (a list; each one of \"credits\", \"certification\")

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/popular"
   (list :include include :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-top-rated
    (&key include page page-size limit max-pages seen timeout-milliseconds
          cache language region verbatim presentation then else on-page
          on-fault)
  "List the top-rated movies.

TMDB's list, the best rated first.

INCLUDE: Parts to add to TMDB's rows, a request each; linkFault says why one
  lacks them.  (a list; each one of \"credits\", \"certification\")

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/topRated"
   (list :include include :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-upcoming
    (&key include page page-size limit max-pages seen timeout-milliseconds
          cache language region verbatim presentation then else on-page
          on-fault)
  "List the movies about to be released.

Movies that theatres in the region, or in the United States if there is no
region, show for the first time from today on, the most popular first; none
that was released elsewhere over a year ago.

INCLUDE: Parts to add to TMDB's rows, a request each; linkFault says why one
  lacks them.  (a list; each one of \"credits\", \"certification\")

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/upcoming"
   (list :include include :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-trending
    (&key window include page page-size limit max-pages seen
          timeout-milliseconds cache language region verbatim presentation
          then else on-page on-fault)
  "List the movies that get the most attention now.

TMDB's list of trending movies over a day or a week.

WINDOW: The period over which attention is measured.  (one of \"day\",
  \"week\"; default: \"day\")
INCLUDE: Parts to add to TMDB's rows, a request each; linkFault says why one
  lacks them.  (a list; each one of \"credits\", \"certification\")

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/trending"
   (list :window window :include include :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-discover
    (&key genre-ids year minimum-rating minimum-votes sort-by
          watch-provider-ids original-language released-after released-before
          include genres genre-operator without-genre-ids any-release-year
          release-types maximum-rating maximum-votes minimum-runtime
          maximum-runtime certification minimum-certification
          maximum-certification certification-country cast-ids crew-ids
          person-ids person-operator company-ids company-operator
          without-company-ids keyword-ids keyword-operator without-keyword-ids
          origin-country services service-operator without-watch-provider-ids
          monetization include-adult include-video on page page-size limit
          max-pages seen timeout-milliseconds cache language region verbatim
          presentation then else on-page on-fault)
  "List movies that match given criteria.

Filters and sorts TMDB's catalogue.  A movie must match all filters given;
region is the country whose release dates and offers count.  Codes and names
are checked against the lists of reference/…; filters that contradict each
other are refused.

GENRE-IDS: The ids of genres, from movies/genres; a movie must have all of
  them unless genreOperator is or.  (a list)
YEAR: The year of the movie's first release.
MINIMUM-RATING: The lowest average rating to list.  (points from 0 to 10)
MINIMUM-VOTES: The lowest number of votes to list.  (votes)
SORT-BY: The order of the movies.  (one of \"popularity.asc\",
  \"popularity.desc\", \"releaseDate.asc\", \"releaseDate.desc\",
  \"revenue.asc\", \"revenue.desc\", \"title.asc\", \"title.desc\",
  \"originalTitle.asc\", \"originalTitle.desc\", \"rating.asc\",
  \"rating.desc\", \"ratingCount.asc\", \"ratingCount.desc\"; default:
  \"popularity.desc\")
WATCH-PROVIDER-IDS: The ids of services, from reference/watchProviders; one
  of them must offer the movie in the region, or in the United States if
  there is no region, all of them if serviceOperator is and.  (a list)
ORIGINAL-LANGUAGE: The language that the movie was made in; of several, one
  is enough.
RELEASED-AFTER: Only movies released on or after this day: in the region, or
  for the first time anywhere if there is no region.
RELEASED-BEFORE: Only movies released on or before this day: in the region,
  or for the first time anywhere if there is no region.
INCLUDE: Parts to add to TMDB's rows, a request each; linkFault says why one
  lacks them.  (a list; each one of \"credits\", \"certification\")
GENRES: Genres by name or id; they count together with genreIds.  (a list)
GENRE-OPERATOR: Whether a movie must have all of genreIds and genres, or one
  is enough.  (one of \"and\", \"or\"; default: \"and\")
WITHOUT-GENRE-IDS: The ids of genres that a movie must not have.  (a list)
ANY-RELEASE-YEAR: The year of any of the movie's releases: in the region, or
  anywhere if there is no region.
RELEASE-TYPES: Types of release, one of which the movie must have had: in
  the region, or in the United States if there is no region.  With
  releasedAfter or releasedBefore, in these days; without them, until today.
  (a list; each one of \"premiere\", \"theatricalLimited\", \"theatrical\",
  \"digital\", \"physical\", \"tv\")
MAXIMUM-RATING: The highest average rating to list.  (points from 0 to 10)
MAXIMUM-VOTES: The highest number of votes to list.  (votes)
MINIMUM-RUNTIME: The shortest running time to list.  (minutes)
MAXIMUM-RUNTIME: The longest running time to list.  (minutes)
CERTIFICATION: The age rating in certificationCountry.
MINIMUM-CERTIFICATION: The lowest age rating in certificationCountry.
MAXIMUM-CERTIFICATION: The highest age rating in certificationCountry.
CERTIFICATION-COUNTRY: The country of the age ratings; by default the
  region.  Without either an age rating is refused, because countries share
  the names of theirs.
CAST-IDS: The ids of people who must all play in the movie.  (a list)
CREW-IDS: The ids of people who must all be in the crew.  (a list)
PERSON-IDS: The ids of people who must all be in the cast or the crew.  (a
  list)
PERSON-OPERATOR: Whether all of castIds are needed or one is enough; of
  crewIds and personIds, too.  (one of \"and\", \"or\"; default: \"and\")
COMPANY-IDS: The ids of companies that must all have made the movie.  (a
  list)
COMPANY-OPERATOR: Whether all of companyIds are needed or one is enough.
  (one of \"and\", \"or\"; default: \"and\")
WITHOUT-COMPANY-IDS: The ids of companies that must not have made the movie.
  (a list)
KEYWORD-IDS: The ids of keywords that the movie must have: all of them, or
  one with keywordOperator or.  (a list)
KEYWORD-OPERATOR: Whether all of keywordIds are needed or one is enough.
  (one of \"and\", \"or\"; default: \"and\")
WITHOUT-KEYWORD-IDS: The ids of keywords that the movie must not have.  (a
  list)
ORIGIN-COUNTRY: The countries that the movie comes from; one is enough.  (a
  list)
SERVICES: Services by name or id; they count together with watchProviderIds.
  With monetization subscription: what is included in the subscription.  (a
  list)
SERVICE-OPERATOR: Whether one of watchProviderIds and services is enough, or
  all of them must offer the movie.  (one of \"and\", \"or\"; default:
  \"or\")
WITHOUT-WATCH-PROVIDER-IDS: The ids of services that must not offer the
  movie in the region, or in the United States if there is no region.  (a
  list)
MONETIZATION: Ways of paying, one of which must be offered in the region, or
  in the United States if there is no region.  (a list; each one of
  \"subscription\", \"free\", \"ads\", \"rent\", \"buy\")
INCLUDE-ADULT: Whether to list adult movies too.  (default: nil)
INCLUDE-VIDEO: Whether to list what isn't a movie of its own too, such as
  recordings of plays and concerts.  (default: nil)
ON: With mine, only movies that one of the user's services offers, as
  services/set has them: in the subscription, free or with advertisements,
  unless monetization says otherwise.  Without a region it is the country
  that has services.  The request and its answer stay out of every file,
  since they name the services.  Refused with -32602 if no services are set.
  (one of \"mine\")

The rows are plists: Movie.
At most one of CERTIFICATION, MINIMUM-CERTIFICATION may be given.  At most
one of CERTIFICATION, MAXIMUM-CERTIFICATION may be given.  At most one of
ON, SERVICES may be given.  At most one of ON, WATCH-PROVIDER-IDS may be
given.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "movies/discover"
   (list :genreIds genre-ids :year year :minimumRating minimum-rating
         :minimumVotes minimum-votes :sortBy sort-by
         :watchProviderIds watch-provider-ids
         :originalLanguage original-language :releasedAfter released-after
         :releasedBefore released-before :include include :genres genres
         :genreOperator genre-operator :withoutGenreIds without-genre-ids
         :anyReleaseYear any-release-year :releaseTypes release-types
         :maximumRating maximum-rating :maximumVotes maximum-votes
         :minimumRuntime minimum-runtime :maximumRuntime maximum-runtime
         :certification certification
         :minimumCertification minimum-certification
         :maximumCertification maximum-certification
         :certificationCountry certification-country :castIds cast-ids
         :crewIds crew-ids :personIds person-ids
         :personOperator person-operator :companyIds company-ids
         :companyOperator company-operator
         :withoutCompanyIds without-company-ids :keywordIds keyword-ids
         :keywordOperator keyword-operator
         :withoutKeywordIds without-keyword-ids :originCountry origin-country
         :services services :serviceOperator service-operator
         :withoutWatchProviderIds without-watch-provider-ids
         :monetization monetization :includeAdult include-adult
         :includeVideo include-video :on on :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; People

(cl-defun marquee-people-get
    (&key id movie-id include timeout-milliseconds cache language region
          verbatim presentation then else)
  "Return one person.

With the id of TMDB or IMDb, or with that of AMC and movieId: AMC knows
people only through their films, so the person is the only one of the same
name in TMDB's credits of that film.  If that isn't certain, the call fails
with -32012.  knownFor has the three films and shows with the most votes in
the person's department.

ID: The person's id: tmdb:person:2232, imdb:nm0000474, or amc:person:2232
  with movieId.  (required)
MOVIE-ID: For a person of AMC's: a film whose movies/credits has the person.
INCLUDE: The parts to add; none if absent.  (a list; each one of
  \"credits\", \"images\", \"externalIds\", \"translations\")

The result is a plist: Person.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "people/get"
   (list :id id :movieId movie-id :include include
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-people-credits
    (&key id movie-id kinds departments sort-by page page-size limit max-pages
          seen timeout-milliseconds cache language region verbatim
          presentation then else on-page on-fault)
  "List the films and shows of one person.

Everything that the person did in front of the camera and behind it, one row
per film or show with all parts and jobs in roles.  By default the newest
first; what is to come, and first of all what has no day yet, stands before
it.

ID: The person's id: tmdb:person:2232, imdb:nm0000474, or amc:person:2232
  with movieId.  (required)
MOVIE-ID: For a person of AMC's: a film whose movies/credits has the person.
KINDS: The kinds of works to list; all if absent.  (a list; each one of
  \"movie\", \"show\")
DEPARTMENTS: The departments to list, such as Acting, Directing or Writing,
  in upper or lower case; all if absent.  Rows have the roles in these
  departments only.  If the person has none, the message names those that
  the person has.  (a list)
SORT-BY: The order.  (one of \"date\", \"popularity\", \"rating\"; default:
  \"date\")

The rows are plists: PersonCredit.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "people/credits"
   (list :id id :movieId movie-id :kinds kinds :departments departments
         :sortBy sort-by :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-people-popular
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the most popular people.

TMDB's list, the most popular first.

The rows are plists: Person.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "people/popular"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-people-trending
    (&key window page page-size limit max-pages seen timeout-milliseconds
          cache language region verbatim presentation then else on-page
          on-fault)
  "List the people who get the most attention now.

TMDB's list of trending people over a day or a week.

WINDOW: The period over which attention is measured.  (one of \"day\",
  \"week\"; default: \"day\")

The rows are plists: Person.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "people/trending"
   (list :window window :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; Lists of codes

(cl-defun marquee-reference-countries
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the countries.

TMDB's list, by code (ISO 3166-1 alpha-2); movies/discover takes them as
originCountry.  Kept for a week.

The rows are plists: CodeEntry.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "reference/countries"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-reference-languages
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the languages.

TMDB's list, by code (ISO 639-1); movies/discover takes them as
originalLanguage.  Kept for a week.

The rows are plists: CodeEntry.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "reference/languages"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-reference-jobs
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the jobs of a crew, with their departments.

TMDB's list, department by department.  Kept for a week.

The rows are plists: CodeEntry.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "reference/jobs"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-reference-genres
    (&key kind page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the genres of movies or of shows.

TMDB's list; movies/discover takes the ids as genreIds and the names as
genres.  movies/genres has those of movies in one answer.  Kept for a week.

KIND: Whether the codes are those of movies or of shows.  (one of \"movie\",
  \"show\"; default: \"movie\")

The rows are plists: Genre.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "reference/genres"
   (list :kind kind :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-reference-certifications
    (&key kind page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the age ratings, by country.

TMDB's list, with what they mean and in the order of age; with region only
that country's.  movies/discover takes them as certification.  Kept for a
week.

KIND: Whether the codes are those of movies or of shows.  (one of \"movie\",
  \"show\"; default: \"movie\")

The rows are plists: CodeEntry.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "reference/certifications"
   (list :kind kind :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-reference-watch-providers
    (&key kind page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the streaming services and shops.

TMDB's list (JustWatch's data), with logos; with region only that country's,
in the order of its people.  movies/discover takes the ids as
watchProviderIds and the names as services.  Kept for a week.

KIND: Whether the codes are those of movies or of shows.  (one of \"movie\",
  \"show\"; default: \"movie\")

The rows are plists: WatchProvider.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "reference/watchProviders"
   (list :kind kind :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-reference-watch-regions
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the countries for which offers are known.

TMDB's list of the countries whose streaming services it has.  Kept for a
week.

The rows are plists: CodeEntry.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "reference/watchRegions"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-reference-attributes
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List AMC's attributes of movies, theatres and showtimes.

With what they mean and apply to; lists take the codes and the names as
includeAttributes and excludeAttributes.  Kept for a week.

The rows are plists: CodeEntry.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "reference/attributes"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-reference-markets
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List AMC's markets.

The regions around cities by which AMC groups its theatres; theatres/all
takes them as market.  Kept for a week.

The rows are plists: CodeEntry.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "reference/markets"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-reference-states
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the states with AMC's theatres.

theatres/all and showtimes/near take them as state.  Kept for a week.

The rows are plists: CodeEntry.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "reference/states"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; Search

(cl-defun marquee-search-movies
    (&key query year include-adult provider remember include page page-size
          limit max-pages seen timeout-milliseconds cache language region
          verbatim presentation then else on-page on-fault)
  "Find movies by title.

If the first page has results, the query is remembered for suggestions/list.
With remember false, or with MARQUEE_HISTORY=off, nothing about the search
is written to a file.

QUERY: The title to search for, or a part of it.  (required)
YEAR: Only movies released in this year: anywhere at TMDB, by AMC's release
  date at AMC; of the local index, those whose year an answer told.
INCLUDE-ADULT: Whether to list adult movies as well; it has no effect at
  AMC, and the local index has none.  (default: nil)
PROVIDER: Where to search.  The local index forgives typing errors and has
  at most the 100 best, of which it knows the title alone, and the year and
  the poster if an answer told them; without an index the call fails.  (one
  of \"tmdb\", \"amc\", \"local\"; default: \"tmdb\")
REMEMBER: Whether to remember the query for suggestions/list.  (default: t)
INCLUDE: Parts to add to TMDB's rows, a request each; linkFault says why one
  lacks them.  (a list; each one of \"credits\", \"certification\")

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "search/movies"
   (list :query query :year year :includeAdult include-adult
         :provider provider :remember remember :include include :page page
         :pageSize page-size :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-people
    (&key query provider page page-size limit max-pages seen
          timeout-milliseconds cache language region verbatim presentation
          then else on-page on-fault)
  "Find people by name.

Searches TMDB's catalogue, or with provider local the index on this machine.

QUERY: The name to search for, or a part of it.  (required)
PROVIDER: Where to search.  The local index forgives typing errors and has
  at most the 100 best, of which it knows the name alone, and what else an
  answer told; without an index the call fails.  (one of \"tmdb\",
  \"local\"; default: \"tmdb\")

The rows are plists: Person.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "search/people"
   (list :query query :provider provider :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-shows
    (&key query year include-adult page page-size limit max-pages seen
          timeout-milliseconds cache language region verbatim presentation
          then else on-page on-fault)
  "Find television shows by name.

Searches TMDB's catalogue, in any language.

QUERY: The name to search for, or a part of it.  (required)
YEAR: Only shows first broadcast in this year.
INCLUDE-ADULT: Whether to list shows for adults only as well.  (default:
  nil)

The rows are plists: Show.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "search/shows"
   (list :query query :year year :includeAdult include-adult :page page
         :pageSize page-size :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-all
    (&key query provider page page-size limit max-pages seen
          timeout-milliseconds cache language region verbatim presentation
          then else on-page on-fault)
  "Find movies, people and television shows.

Searches TMDB's catalogue; results are mixed, in TMDB's order.  Results of
any other kind are left out and counted in skipped.

QUERY: The title or name to search for, or a part of it.  (required)
PROVIDER: Where to search.  The local index forgives typing errors and has
  at most the 100 best, of which it knows the title or the name alone, and
  what else an answer told; without an index the call fails.  (one of
  \"tmdb\", \"local\"; default: \"tmdb\")

The rows are plists: SearchResult.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "search/all"
   (list :query query :provider provider :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-collections
    (&key query page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "Find series of movies by name.

Searches TMDB's catalogue.  collections/get returns the parts of one.

QUERY: The name to search for, or a part of it.  (required)

The rows are plists: MovieCollection.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "search/collections"
   (list :query query :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-companies
    (&key query page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "Find production companies by name.

Searches TMDB's catalogue.  companies/get returns one.

QUERY: The name to search for, or a part of it.  (required)

The rows are plists: Company.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "search/companies"
   (list :query query :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-keywords
    (&key query page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "Find keywords for the subjects of movies and shows.

Searches TMDB's catalogue.  Most keywords are in English.

QUERY: The keyword to search for, or a part of it.  (required)

The rows are plists: Keyword.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "search/keywords"
   (list :query query :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-theatres
    (&key query page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "Find AMC theatres by name.

For theatres around a place use theatres/near.

QUERY: The theatre's name, or a part of it.  (required)

The rows are plists: Theatre.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "search/theatres"
   (list :query query :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-images
    (&key query lang id image-type orientation category min-width min-height
          colors editors-choice safesearch order page page-size limit
          max-pages seen timeout-milliseconds cache language region verbatim
          presentation then else on-page on-fault)
  "Find images at Pixabay by keyword.

Takes Pixabay's documented search parameters; pageSize takes the place of
its per_page.  Wherever an image is shown, name Pixabay as the source and
link to the image's page.

QUERY: The keywords to search for; if absent, every image matches, or the
  one that id names.
LANG: The language of the query; if absent, Pixabay assumes English.  (one
  of \"cs\", \"da\", \"de\", \"en\", \"es\", \"fr\", \"id\", \"it\", \"hu\",
  \"nl\", \"no\", \"pl\", \"pt\", \"ro\", \"sk\", \"fi\", \"sv\", \"tr\",
  \"vi\", \"th\", \"bg\", \"ru\", \"el\", \"ja\", \"ko\", \"zh\")
ID: The id of the only image to list.
IMAGE-TYPE: The type of image.  (one of \"all\", \"photo\",
  \"illustration\", \"vector\"; default: \"all\")
ORIENTATION: The orientation of the image.  (one of \"all\", \"horizontal\",
  \"vertical\"; default: \"all\")
CATEGORY: The subject of the image; if absent, any.  (one of
  \"backgrounds\", \"fashion\", \"nature\", \"science\", \"education\",
  \"feelings\", \"health\", \"people\", \"religion\", \"places\",
  \"animals\", \"industry\", \"computer\", \"food\", \"sports\",
  \"transportation\", \"travel\", \"buildings\", \"business\", \"music\")
MIN-WIDTH: The minimum width of the image.  (pixels)
MIN-HEIGHT: The minimum height of the image.  (pixels)
COLORS: The colours of the image; if absent, any.  (a list; each one of
  \"grayscale\", \"transparent\", \"red\", \"orange\", \"yellow\",
  \"green\", \"turquoise\", \"blue\", \"lilac\", \"pink\", \"white\",
  \"gray\", \"black\", \"brown\")
EDITORS-CHOICE: Whether to list only images chosen by Pixabay's editors.
  (default: nil)
SAFESEARCH: Whether to list only images suitable for all ages.  (default:
  nil)
ORDER: The order of the images.  (one of \"popular\", \"latest\"; default:
  \"popular\")

The rows are plists: Image.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "search/images"
   (list :query query :lang lang :id id :imageType image-type
         :orientation orientation :category category :minWidth min-width
         :minHeight min-height :colors colors :editorsChoice editors-choice
         :safesearch safesearch :order order :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-videos
    (&key query lang id video-type category min-width min-height
          editors-choice safesearch order page page-size limit max-pages seen
          timeout-milliseconds cache language region verbatim presentation
          then else on-page on-fault)
  "Find free video clips at Pixabay by keyword.

Takes Pixabay's documented search parameters; pageSize takes the place of
its per_page.  Wherever a clip is shown, name Pixabay as the source and link
to the clip's page.

QUERY: The keywords to search for; if absent, every clip matches, or the one
  that id names.
LANG: The language of the query; if absent, Pixabay assumes English.  (one
  of \"cs\", \"da\", \"de\", \"en\", \"es\", \"fr\", \"id\", \"it\", \"hu\",
  \"nl\", \"no\", \"pl\", \"pt\", \"ro\", \"sk\", \"fi\", \"sv\", \"tr\",
  \"vi\", \"th\", \"bg\", \"ru\", \"el\", \"ja\", \"ko\", \"zh\")
ID: The id of the only clip to list.
VIDEO-TYPE: The type of video.  (one of \"all\", \"film\", \"animation\";
  default: \"all\")
CATEGORY: The subject of the clip; if absent, any.  (one of \"backgrounds\",
  \"fashion\", \"nature\", \"science\", \"education\", \"feelings\",
  \"health\", \"people\", \"religion\", \"places\", \"animals\",
  \"industry\", \"computer\", \"food\", \"sports\", \"transportation\",
  \"travel\", \"buildings\", \"business\", \"music\")
MIN-WIDTH: The minimum width of the clip.  (pixels)
MIN-HEIGHT: The minimum height of the clip.  (pixels)
EDITORS-CHOICE: Whether to list only clips chosen by Pixabay's editors.
  (default: nil)
SAFESEARCH: Whether to list only clips suitable for all ages.  (default:
  nil)
ORDER: The order of the clips.  (one of \"popular\", \"latest\"; default:
  \"popular\")

The rows are plists: VideoClip.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "search/videos"
   (list :query query :lang lang :id id :videoType video-type
         :category category :minWidth min-width :minHeight min-height
         :editorsChoice editors-choice :safesearch safesearch :order order
         :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; Server

(cl-defun marquee-server-ping
    (&key sequence sent-at timeout-milliseconds cache language region verbatim
          presentation then else)
  "Return its params at once.

Checks that the server responds, and measures the round trip.

SEQUENCE: Any integer; it is returned unchanged.
SENT-AT: Any integer, such as a time in the sender's own unit; it is
  returned unchanged.  (the sender's own)

The result is a plist: Pong.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "server/ping"
   (list :sequence sequence :sentAt sent-at
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-server-status
    (&key timeout-milliseconds cache language region verbatim presentation
          then else)
  "Report the server's state and statistics.

Returns its clock, what it has done since it started, its peak memory use,
the health of each provider, and the attributions that the providers
require.

The result is a plist: ServerReport.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "server/status"
   (list :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

;;;; Streaming services

(cl-defun marquee-services-list
    (&key mine page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the streaming services of a country, the user's first.

With a region, the services that TMDB knows there, for films and for shows,
in its order; those that the user subscribes to come first.  Two requests,
which are kept for a week; without an answer of TMDB's the user's own
services are listed, and faults says so.  Without a region, or with mine,
the services that the user subscribes to, from this machine alone.

MINE: Whether to list only the services that the user subscribes to: in the
  region if the call has one of its own, otherwise in every country.
  (default: nil)

The rows are plists: StreamingService.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "services/list"
   (list :mine mine :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-services-set
    (&key add remove timeout-milliseconds cache language region verbatim
          presentation then else)
  "Set the streaming services that the user subscribes to in a country.

add stores further services of the region, remove takes some away, and
without either the answer is what is stored.  The region is required, in the
call or given to initialize.  Names and ids are looked up in the country's
services: a name that several have, or none, is refused with -32602, and
alternatives has the most similar ones; nothing is changed then.  What is
stored is removed without a request.  The services are stored when this
answers; the same call twice changes nothing.

ADD: Services to add, by name, however it is spelled, or by TMDB's id
  (tmdb:watchProvider:8 or 8).  (a list)
REMOVE: Services to remove, by name or id.  (a list)

The result is a plist: ServiceChoice.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "services/set"
   (list :add add :remove remove :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

;;;; Settings

(cl-defun marquee-settings-get
    (&key timeout-milliseconds cache language region verbatim presentation
          then else)
  "Return the user's settings.

Asks nobody.  A setting that another process has stored applies within a
second.

The result is a plist: UserSettings.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "settings/get"
   (list :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-settings-set
    (&key place theatre-ids party-size units clock reset timeout-milliseconds
          cache language region verbatim presentation then else)
  "Store settings.

Only what is given is changed, the region and the language of the call among
it, and what reset names gets its default again.  The settings apply to
every later call.  They are written to config.json in the configuration
folder, whose other members stay as they are.  Neither the place nor the
theatres are looked up here: a call that uses them says if there is no such
place.

PLACE: The place of calls without one: a city, a ZIP code, a theatre's name
  or id, or coordinates.
THEATRE-IDS: The theatres of calls that name no place, before the place; an
  empty list removes them.  (a list)
PARTY-SIZE: The number of people who usually go.  (people)
UNITS: The units of distances in sentences and tables; metric by default.
  Fields are always in kilometres.  (one of \"metric\", \"us\")
CLOCK: The hours of times in sentences and tables: 24, the default, or 12
  with am and pm.  Fields are never changed.  (hours; one of 12, 24)
RESET: Settings that get their defaults again.  (a list; each one of
  \"place\", \"theatreIds\", \"partySize\", \"region\", \"language\",
  \"units\", \"clock\")

The result is a plist: UserSettings.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "settings/set"
   (list :place place :theatreIds theatre-ids :partySize party-size
         :units units :clock clock :reset reset
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

;;;; Television shows

(cl-defun marquee-shows-get
    (&key id include timeout-milliseconds cache language region verbatim
          presentation then else)
  "Return one television show.

With its seasons in short, its latest and its next episode, from TMDB in one
request.  An id of IMDb, TheTVDB or Wikidata is looked up there first, and
linkedFrom names it.

ID: The show's id: tmdb:show:2287, imdb:tt0059968, tvdb:77871 or
  wikidata:Q23572.  (required)
INCLUDE: The parts to add; none if absent.  They cost no further request.
  (a list; each one of \"credits\", \"videos\", \"images\",
  \"watchProviders\", \"contentRatings\", \"externalIds\", \"keywords\",
  \"similar\", \"recommendations\")

The result is a plist: Show.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "shows/get"
   (list :id id :include include :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-shows-season
    (&key id season timeout-milliseconds cache language region verbatim
          presentation then else)
  "Return one season of a television show with its episodes.

An unknown season fails with notFound (-32012); its hint names the seasons
that exist if an earlier answer has told them.

ID: The show's id: tmdb:show:2287, imdb:tt0059968, tvdb:77871 or
  wikidata:Q23572.  (required)
SEASON: The number of the season; 0 for specials.  (required)

The result is a plist: Season.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "shows/season"
   (list :id id :season season :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-shows-popular
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the most popular television shows.

TMDB's list, the most popular first.

The rows are plists: Show.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "shows/popular"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-shows-top-rated
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the top-rated television shows.

TMDB's list, the best rated first.

The rows are plists: Show.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "shows/topRated"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-shows-on-the-air
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the television shows of this week.

Shows with an episode within the next seven days, from TMDB.

The rows are plists: Show.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "shows/onTheAir"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-shows-airing-today
    (&key page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the television shows of today.

Shows that broadcast an episode today, from TMDB.

The rows are plists: Show.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "shows/airingToday"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :seen seen :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-shows-trending
    (&key window page page-size limit max-pages seen timeout-milliseconds
          cache language region verbatim presentation then else on-page
          on-fault)
  "List the television shows that get the most attention now.

TMDB's list of trending shows over a day or a week.

WINDOW: The period over which attention is measured.  (one of \"day\",
  \"week\"; default: \"day\")

The rows are plists: Show.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "shows/trending"
   (list :window window :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-shows-discover
    (&key genres years minimum-rating services on sort-by page page-size limit
          max-pages seen timeout-milliseconds cache language region verbatim
          presentation then else on-page on-fault)
  "List television shows that match given criteria.

Filters and sorts TMDB's catalogue.  A show must match all filters given;
names are checked against the lists of reference/….

GENRES: Genres by name or id, of reference/genres with kind show; a show
  must have all of them.  (a list)
YEARS: The year of the first broadcast, or a range of years.
MINIMUM-RATING: The lowest average rating to list.  (points from 0 to 10)
SERVICES: Services by name or id; one of them must offer the show in the
  region, or in the United States if there is no region.  (a list)
ON: With mine, only shows that one of the user's services has in the
  subscription, free or with advertisements, as services/set has them.
  Without a region it is the country that has services.  The request and its
  answer stay out of every file, since they name the services.  Refused with
  -32602 if no services are set.  (one of \"mine\")
SORT-BY: The order of the shows.  (one of \"popularity.asc\",
  \"popularity.desc\", \"firstAirDate.asc\", \"firstAirDate.desc\",
  \"name.asc\", \"name.desc\", \"rating.asc\", \"rating.desc\",
  \"ratingCount.asc\", \"ratingCount.desc\"; default: \"popularity.desc\")

The rows are plists: Show.
At most one of ON, SERVICES may be given.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "shows/discover"
   (list :genres genres :years years :minimumRating minimum-rating
         :services services :on on :sortBy sort-by :page page
         :pageSize page-size :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; Showtimes

(cl-defun marquee-showtimes-get
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Return one showtime.

Includes ticket prices, taxes and fees where AMC gives them.

ID: The showtime's id.  (required)

The result is a plist: Showtime.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "showtimes/get"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-showtimes-seats
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Return the seating layout of a showtime.

Each seat comes with its availability.

ID: The showtime's id.  (required)

The result is a plist: SeatingLayout.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "showtimes/seats"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-showtimes-plan
    (&key id party-size rows seat-numbers front-rows-excluded aisle accessible
          timeout-milliseconds cache language region verbatim presentation
          then else)
  "Find the price and the best seats for a party.

One call returns the total price in parts, the best free seats, a map of the
auditorium and the page to buy at.  It doesn't book or hold anything.

ID: The showtime's id.  (required)
PARTY-SIZE: The number of people who want to sit together; by default that
  of the settings, otherwise 2.  (people)
ROWS: The preferred rows, in order of liking; by default about two thirds of
  the way back.  If no seats are free there, the closest ones are returned,
  with unmet.  A row that the auditorium does not have is refused with
  -32602 and those that it has.
SEAT-NUMBERS: The preferred numbers of the seats.  If none are free there,
  the closest ones are returned.
FRONT-ROWS-EXCLUDED: How many rows at the screen are to be avoided.  If no
  other seats are free, they are returned all the same.  (rows)
AISLE: True to prefer a seat at an aisle.  If none is free, other seats are
  returned.  (default: nil)
ACCESSIBLE: True if one person uses a wheelchair: each group then has one
  wheelchair place, with companion and other seats beside it.  Otherwise
  wheelchair places and companion seats are not offered.  (default: nil)

The result is a plist: ShowtimePlan.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "showtimes/plan"
   (list :id id :partySize party-size :rows rows :seatNumbers seat-numbers
         :frontRowsExcluded front-rows-excluded :aisle aisle
         :accessible accessible :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-showtimes-at-theatre
    (&key theatre-id date movie year movie-id include-attributes
          exclude-attributes attribute-operator page page-size limit max-pages
          seen timeout-milliseconds cache language region verbatim
          presentation then else on-page on-fault)
  "List the showtimes of a theatre.

Lists those of one day, or all upcoming ones if there is no date.  A day
without showtimes is an empty list.

THEATRE-ID: The theatre's id.  (required)
DATE: The day, by the theatre's local time; if absent, all upcoming
  showtimes are listed.
MOVIE: The movie's title.  Films of exactly this title are listed, in any
  spelling and version; if there are none, those whose titles have its words
  as whole words, and titleMatch says so.  An id counts as movieId.
YEAR: The year of the first release of the film that movie names.  The year
  may also stand in brackets at the end of movie.
MOVIE-ID: The id of the movie whose showtimes are listed.  A TMDB or IMDb id
  is matched to all of AMC's entries of the film: dubbed, subtitled, in 3D.
INCLUDE-ATTRIBUTES: The codes or names of attributes to require, from
  reference/attributes; attributeOperator combines them.  (a list)
EXCLUDE-ATTRIBUTES: The codes or names of attributes to exclude, from
  reference/attributes.  (a list)
ATTRIBUTE-OPERATOR: Whether all of includeAttributes are needed or one is
  enough; if absent, AMC decides.  (one of \"and\", \"or\")

The rows are plists: Showtime.
YEAR needs MOVIE.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "showtimes/atTheatre"
   (list :theatreId theatre-id :date date :movie movie :year year
         :movieId movie-id :includeAttributes include-attributes
         :excludeAttributes exclude-attributes
         :attributeOperator attribute-operator :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-showtimes-near
    (&key date latitude longitude radius-kilometres movie year movie-id city
          state include-attributes exclude-attributes attribute-operator page
          page-size limit max-pages seen timeout-milliseconds cache language
          region verbatim presentation then else on-page on-fault)
  "List one day's showtimes around a place.

The day is that of each theatre's local time.  Only AMC theatres are listed.

DATE: The day, by each theatre's local time.  (required)
LATITUDE: The latitude of the place, positive to the north.  (required;
  degrees)
LONGITUDE: The longitude of the place, positive to the east.  (required;
  degrees)
RADIUS-KILOMETRES: The greatest distance of a theatre from the place; if
  absent, AMC decides.  (kilometres)
MOVIE: The movie's title.  Films of exactly this title are listed, in any
  spelling and version; if there are none, those whose titles have its words
  as whole words, and titleMatch says so.  An id counts as movieId.
YEAR: The year of the first release of the film that movie names.  The year
  may also stand in brackets at the end of movie.
MOVIE-ID: The id of the movie whose showtimes are listed.  A TMDB or IMDb id
  is matched to all of AMC's entries of the film: dubbed, subtitled, in 3D.
CITY: The city of the theatres to list.
STATE: The state of the theatres to list: its two-letter code or its name.
INCLUDE-ATTRIBUTES: The codes or names of attributes to require, from
  reference/attributes; attributeOperator combines them.  (a list)
EXCLUDE-ATTRIBUTES: The codes or names of attributes to exclude, from
  reference/attributes.  (a list)
ATTRIBUTE-OPERATOR: Whether all of includeAttributes are needed or one is
  enough; if absent, AMC decides.  (one of \"and\", \"or\")

The rows are plists: Showtime.
YEAR needs MOVIE.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "showtimes/near"
   (list :date date :latitude latitude :longitude longitude
         :radiusKilometres radius-kilometres :movie movie :year year
         :movieId movie-id :city city :state state
         :includeAttributes include-attributes
         :excludeAttributes exclude-attributes
         :attributeOperator attribute-operator :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-showtimes-whats-on
    (&key place latitude longitude theatre-id radius-kilometres date
          until-date days time-of-day group-by theatre-ids seats-together
          after before movie year movie-id format maximum-minutes genres
          genre-operator maximum-certification party-size sort-by
          include-started include-details library minimum-minutes years tags
          tag-operator person-ids collection-id origin-country
          original-language on page page-size limit max-pages seen
          timeout-milliseconds cache language region verbatim presentation
          then else on-page on-fault on-partial)
  "List what is on at a place on one day or several, by movie.

Asks the theatres at the place side by side.  A movie's row has its showings
at all of them, so the pages begin when the last has answered.  A stream
that begins with page 1 gets partials before: each movie with its showings
at the theatres that have answered so far, and again whenever more is known
of it.  No showing of a partial is taken back; the pages have all of them.
Of several days, partials have the first one on which something is on.
Several days are asked for one after the other, and with groupBy day a
stream gets the pages of a day before the next ones are known, the totals
with the last; a film by its id is asked for on all days at once.  A later
page keeps the order of the first one for ten minutes, so that showings that
are added meanwhile shift no row over the end of a page that was read.  Each
showing has its theatre, local time, format, price for the party and
availability, so that no second call is needed to decide.  Pages say which
place and which day were understood.  A place that AMC doesn't have is
-32012; words beside the place, such as a format, are -32602, and the hint
has the arguments to send.  A theatre that fails is named in faults, and the
others' showings are given.  Auditoriums for private rental are left out.

PLACE: A city (\"Olathe, KS\"), a ZIP code (\"66061\"), a theatre's name or
  a part of it (\"Empire 25\"), a theatre's id, or coordinates
  (\"40.75,-73.98\").  By default the place of the settings; without one,
  exactly one of place, theatreId and latitude is required.
LATITUDE: Degrees north of the equator, in place of a name.  (degrees)
LONGITUDE: Degrees east of Greenwich.  (degrees)
THEATRE-ID: A theatre's id, in place of a name.
RADIUS-KILOMETRES: The greatest distance of a theatre from the place; 40 if
  left out.  (kilometres)
DATE: The day or the days, by the clock of the place; today if left out.
  tonight is today from 17:00 on.  after, before and timeOfDay hold for each
  day.
UNTIL-DATE: The last of several days, at most 14 in all, of which date is
  the first.  A weekday is the next one from date on.
DAYS: The number of days from date on, in place of untilDate.  (days)
TIME-OF-DAY: Only showings that start in this part of each day, in place of
  after and before.  (one of \"morning\", \"afternoon\", \"evening\",
  \"night\")
GROUP-BY: Whether a row is a movie with its showings on all days, in order
  of time, or a movie of one day, the days in order.  (one of \"movie\",
  \"day\"; default: \"movie\")
THEATRE-IDS: The ids of theatres, such as one's favourites, in place of
  place, theatreId and coordinates; radiusKilometres then has no meaning.
  (a list)
SEATS-TOGETHER: Only showings with so many free seats side by side, for
  which AMC is asked for the seats of each showing.  The pages are those of
  the same call without it: of a page's showings, in the order of sortBy,
  the seats of the first 60 are asked for, and the others are left out and
  counted in seatsUnasked.  A page may be short or empty while there is a
  nextPage, and totals are left out.  (seats)
AFTER: Only showings that start at this time or later, by the clock of the
  place.
BEFORE: Only showings that start at this time or earlier, by the clock of
  the place; showings after midnight are later than all others, and a time
  before 06:00 is after midnight.
MOVIE: The movie's title.  Films of exactly this title are listed, in any
  spelling and version; if there are none, those whose titles have its words
  as whole words, and titleMatch says so.  An id counts as movieId.
YEAR: The year of the first release of the film that movie names.  The year
  may also stand in brackets at the end of movie.
MOVIE-ID: Only this movie.
FORMAT: Only showings with this format or attribute, or with one of several.
MAXIMUM-MINUTES: Only movies that run at most so long.  A movie whose
  running time AMC doesn't give is left out.  (minutes)
GENRES: Only movies of these genres, by name or id.  They are those of TMDB;
  a movie whose genres aren't known is left out and counted in unknownCount.
  (a list)
GENRE-OPERATOR: Whether a movie must have all of genres, or one is enough.
  (one of \"and\", \"or\"; default: \"and\")
MAXIMUM-CERTIFICATION: Only movies with at most this age rating.  A movie
  without a known one is left out and counted in unknownCount.  (one of
  \"G\", \"PG\", \"PG-13\", \"R\", \"NC-17\")
PARTY-SIZE: The number of people, for the total price; by default that of
  the settings, otherwise 1.  (people)
SORT-BY: The order of the movies.  (one of \"start\", \"distance\",
  \"rating\", \"price\", \"showings\"; default: \"start\")
INCLUDE-STARTED: Whether to include showings that have begun.  (default:
  nil)
INCLUDE-DETAILS: Whether to add to each movie its year, rating, genres and
  overview, for which each movie on the page is asked for by itself.
  (default: t)
LIBRARY: Only movies of the user's library: those that are wanted, or all
  that the user hasn't seen.  All movies of the day are then looked up
  before the first row, since an entry may have only TMDB's id; one that
  can't be looked up is known by AMC's id alone.  Of a movie that the
  library doesn't have, filters go by what both providers say of it.  Totals
  count the movies that are left.  (one of \"wanted\", \"unseen\")
MINIMUM-MINUTES: With library: only what runs at least so long; of a show,
  an episode.  (minutes)
YEARS: With library: only what was released in a year, in a range of years,
  or in one of several.
TAGS: With library: only what has these tags, of which library/tags has the
  list.  A tag that no entry has is refused.  (a list)
TAG-OPERATOR: With library: whether all of tags are needed or one is enough.
  (one of \"and\", \"or\"; default: \"or\")
PERSON-IDS: With library: the ids of people who must all have directed it or
  be in the main cast.  (a list)
COLLECTION-ID: With library: the id of the collection that a film must
  belong to.
ORIGIN-COUNTRY: With library: the countries that it comes from; one is
  enough.  (a list)
ORIGINAL-LANGUAGE: With library: the language that it was made in; of
  several, one is enough.
ON: With library and mine, only what one of the services that services/set
  has includes in the subscription, free or with advertisements.  Refused if
  no services are set.  (one of \"mine\")

The rows are plists: MovieShowings.
At most one of PLACE, THEATRE-ID, LATITUDE, THEATRE-IDS may be given.  At
most one of MOVIE, MOVIE-ID may be given.  At most one of UNTIL-DATE, DAYS
may be given.  At most one of TIME-OF-DAY, AFTER may be given.  At most one
of TIME-OF-DAY, BEFORE may be given.  YEAR needs MOVIE.  MINIMUM-MINUTES
needs LIBRARY.  YEARS needs LIBRARY.  TAGS needs LIBRARY.  PERSON-IDS needs
LIBRARY.  COLLECTION-ID needs LIBRARY.  ORIGIN-COUNTRY needs LIBRARY.
ORIGINAL-LANGUAGE needs LIBRARY.  ON needs LIBRARY.  LATITUDE needs
LONGITUDE.  LONGITUDE needs LATITUDE.
THEN, ELSE, ON-PAGE, ON-FAULT, ON-PARTIAL: see `marquee-stream'.  PAGE,
PAGE-SIZE, LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.
TIMEOUT-MILLISECONDS, CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see
`marquee-call-options'."
  (marquee-stream
   "showtimes/whatsOn"
   (list :place place :latitude latitude :longitude longitude
         :theatreId theatre-id :radiusKilometres radius-kilometres :date date
         :untilDate until-date :days days :timeOfDay time-of-day
         :groupBy group-by :theatreIds theatre-ids
         :seatsTogether seats-together :after after :before before
         :movie movie :year year :movieId movie-id :format format
         :maximumMinutes maximum-minutes :genres genres
         :genreOperator genre-operator
         :maximumCertification maximum-certification :partySize party-size
         :sortBy sort-by :includeStarted include-started
         :includeDetails include-details :library library
         :minimumMinutes minimum-minutes :years years :tags tags
         :tagOperator tag-operator :personIds person-ids
         :collectionId collection-id :originCountry origin-country
         :originalLanguage original-language :on on :page page
         :pageSize page-size :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault :on-partial on-partial))

(cl-defun marquee-showtimes-earliest
    (&key theatre-id movie-id timeout-milliseconds cache language region
          verbatim presentation then else)
  "Return the next showtime of a movie at a theatre.

Returns the first one that is still to come.

THEATRE-ID: The theatre's id.  (required)
MOVIE-ID: The movie's id.  A TMDB or IMDb id is matched to all of AMC's
  entries of the film: dubbed, subtitled, in 3D.  (required)

The result is a plist: Showtime.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "showtimes/earliest"
   (list :theatreId theatre-id :movieId movie-id
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

;;;; Suggestions

(cl-defun marquee-suggestions-list
    (&key prefix limit timeout-milliseconds cache language region verbatim
          presentation then else)
  "List the remembered searches.

The most recent comes first.  The last ten are kept, or as many as
MARQUEE_HISTORY says.

PREFIX: The beginning of the searches to list; case is ignored.  If absent,
  all are listed.
LIMIT: The maximum number of suggestions to list; if absent, all.
  (suggestions)

The result is a plist: SuggestionList.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "suggestions/list"
   (list :prefix prefix :limit limit :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-suggestions-complete
    (&key query kinds limit timeout-milliseconds cache language region
          verbatim presentation then else)
  "Complete a title or a name as it is typed.

Answers from this machine alone, without a connection, for each key that is
pressed.  Typing errors are forgiven; words may be in any order, run
together or apart; accents, case, width and the spelling of small numbers
don't matter; scripts without blanks are found from one character on.  The
index has TMDB's lists, which hold original titles only; index/update
fetches them, and nothing else does.  Titles in other languages, years,
posters, AMC's movies and theatres are known once an answer held them: the
last 20,000 of each kind are kept, except what a search held that is not to
be remembered, until suggestions/clear.  A kind without an index has no
items, and the first answer that lacks one says so in hint.  In the sandbox
the items are those of its catalogue.

QUERY: What has been typed so far; a blank at its end ends the last word.
  (required)
KINDS: Only items of these kinds; if absent, of all.  (a list; each one of
  \"movie\", \"person\", \"show\", \"collection\", \"theatre\", \"search\")
LIMIT: The maximum number of items.  (items; default: 8)

The result is a plist: CompletionList.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "suggestions/complete"
   (list :query query :kinds kinds :limit limit
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-suggestions-remove
    (&key query timeout-milliseconds cache language region verbatim
          presentation then else)
  "Forget one remembered search.

Takes effect before any later request starts; the query is also erased from
the file of remembered searches.  Cached responses stay until
suggestions/clear.  If another process holds the file, the call fails after
at most two seconds and is retryable.

QUERY: The query to forget; case and extra white space are ignored.
  (required)

The result is a plist: SuggestionRemoval.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "suggestions/remove"
   (list :query query :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-suggestions-clear
    (&key timeout-milliseconds cache language region verbatim presentation
          then else)
  "Forget all remembered searches and all cached responses.

Takes effect before any later request starts.  Both are erased from this
program's files, except for its log and any file of remembered searches that
was set aside as damaged.  The cached responses of every method go, since
the URL of any of them may contain a query; images stay.  Other running
processes keep what they have in memory.  If another process holds a file,
the call fails after at most two seconds and is retryable; a part may be
forgotten by then.

The result is a plist: SuggestionRemoval.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "suggestions/clear"
   (list :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

;;;; Theatres

(cl-defun marquee-theatres-all
    (&key name ids market state city brand include-closed include-attributes
          exclude-attributes attribute-operator page page-size limit max-pages
          seen timeout-milliseconds cache language region verbatim
          presentation then else on-page on-fault)
  "List all AMC theatres, optionally filtered.

A theatre must match all filters given.

NAME: A part of the theatre's name.
IDS: The ids of the theatres to list.  (a list)
MARKET: The market of the theatres to list: its slug or its name.
STATE: The state of the theatres to list: its two-letter code or its name.
CITY: The city of the theatres to list; needs state.
BRAND: The AMC brand of the theatres to list, as in Theatre.brand.
INCLUDE-CLOSED: Whether to list permanently closed theatres as well.
  (default: nil)
INCLUDE-ATTRIBUTES: The codes or names of attributes to require, from
  reference/attributes; attributeOperator combines them.  (a list)
EXCLUDE-ATTRIBUTES: The codes or names of attributes to exclude, from
  reference/attributes.  (a list)
ATTRIBUTE-OPERATOR: Whether all of includeAttributes are needed or one is
  enough; if absent, AMC decides.  (one of \"and\", \"or\")

The rows are plists: Theatre.
CITY needs STATE.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "theatres/all"
   (list :name name :ids ids :market market :state state :city city
         :brand brand :includeClosed include-closed
         :includeAttributes include-attributes
         :excludeAttributes exclude-attributes
         :attributeOperator attribute-operator :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-theatres-get
    (&key id slug timeout-milliseconds cache language region verbatim
          presentation then else)
  "Return one theatre.

The theatre is named by its id or by its slug.

ID: The theatre's id.
SLUG: The theatre's slug at AMC.

The result is a plist: Theatre.
Exactly one of ID, SLUG must be given.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "theatres/get"
   (list :id id :slug slug :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-theatres-near
    (&key latitude longitude radius-kilometres page page-size limit max-pages
          seen timeout-milliseconds cache language region verbatim
          presentation then else on-page on-fault)
  "List the AMC theatres around a place.

The nearest comes first; each comes with its distance.

LATITUDE: The latitude of the place, positive to the north.  (required;
  degrees)
LONGITUDE: The longitude of the place, positive to the east.  (required;
  degrees)
RADIUS-KILOMETRES: The greatest distance of a theatre from the place; if
  absent, AMC decides.  (kilometres)

The rows are plists: Theatre.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "theatres/near"
   (list :latitude latitude :longitude longitude
         :radiusKilometres radius-kilometres :page page :pageSize page-size
         :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-theatres-showing
    (&key movie-id release-number page page-size limit max-pages seen
          timeout-milliseconds cache language region verbatim presentation
          then else on-page on-fault)
  "List the AMC theatres that show a movie.

The movie is named by its id or by its release number.

MOVIE-ID: The movie's id.  A TMDB or IMDb id is matched to AMC's movie.
RELEASE-NUMBER: The number of the movie's release, as in
  Movie.releaseNumber.

The rows are plists: Theatre.
Exactly one of MOVIE-ID, RELEASE-NUMBER must be given.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "theatres/showing"
   (list :movieId movie-id :releaseNumber release-number :page page
         :pageSize page-size :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-theatres-find
    (&key place latitude longitude theatre-id radius-kilometres page page-size
          limit max-pages seen timeout-milliseconds cache language region
          verbatim presentation then else on-page on-fault)
  "List the theatres at a place, given as people say it.

Nearest first, with their distance.  The page says which place was
understood.  A theatre's name or id finds that theatre alone, unless
radiusKilometres is given.  A place that AMC doesn't have is -32012, and its
hint names the nearest; words that say something else, such as a format or a
day, are -32602, and the hint has the arguments to send.

PLACE: A city (\"Olathe, KS\", \"Kansas City\"), a ZIP code (\"66061\"), a
  theatre's name or a part of it (\"Empire 25\"), a theatre's id, or
  coordinates (\"40.75,-73.98\").  By default the place of the settings;
  without one, exactly one of place, theatreId and latitude is required.
LATITUDE: Degrees north of the equator, in place of a name.  (degrees)
LONGITUDE: Degrees east of Greenwich.  (degrees)
THEATRE-ID: A theatre's id, in place of a name.
RADIUS-KILOMETRES: The greatest distance of a theatre from the place; 40 if
  left out.  (kilometres)

The rows are plists: Theatre.
At most one of PLACE, THEATRE-ID, LATITUDE may be given.  LATITUDE needs
LONGITUDE.  LONGITUDE needs LATITUDE.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "theatres/find"
   (list :place place :latitude latitude :longitude longitude
         :theatreId theatre-id :radiusKilometres radius-kilometres :page page
         :pageSize page-size :limit limit :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-theatres-suggest
    (&key query page page-size limit max-pages seen timeout-milliseconds cache
          language region verbatim presentation then else on-page on-fault)
  "List the places that a text may mean.

Finds cities, zip codes and AMC theatres, for use with theatres/near,
theatres/get or showtimes/near.

QUERY: The beginning of a place's name, or a zip code.  (required)

The rows are plists: Place.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES, SEEN: see `marquee-list-options'.  TIMEOUT-MILLISECONDS,
CACHE, LANGUAGE, REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-stream
   "theatres/suggest"
   (list :query query :page page :pageSize page-size :limit limit
         :maxPages max-pages :seen seen
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; Watches

(cl-defun marquee-watch-add
    (&key kind showtime-id place latitude longitude theatre-id theatre-ids
          radius-kilometres date until-date days time-of-day after before
          movie year movie-id format party-size rows seat-numbers
          front-rows-excluded aisle accessible name every until once person-id
          show-id timeout-milliseconds cache language region verbatim
          presentation then else)
  "Watch for tickets, showings, seats, a release, or films of a list.

The watch lasts until it ends or is removed, whoever is connected; whichever
process runs asks the provider again and again, politely.  Answers with what
is true now, which is asked anew whatever cache says.  A condition that is
watched already stays one watch: it is the answer, with existing, and name,
every, until and once are changed if they are given.  There can be 1,000
watches, with 16 MiB of definitions; more are refused with requestFailed and
limit.  What changes from then on is in the log of events (watch/events,
watch/follow) and told by watch/didChange.  tickets needs movie or movieId,
and takes the place; showings needs the place; seats needs showtimeId, or
the place and date; release needs movieId or showId.  A place means at most
its ten nearest theatres, theatreIds all of them.  Where showings and seats
need one, and for the library, the usual place of the settings stands for
one that is left out.  library is one watch for all films that the library
has as wanted (the 2,000 that were added last): tickets (at the place, or
else anywhere at AMC), the first showing in a format, the arrival at one of
the user's services (services/set) in the region, and the digital release's
date, each told once.  A film that is added to the library joins at the next
check, one that is removed or seen leaves.  However many films there are, a
check asks AMC for its programme once, and TMDB for at most 50 films, each
at most every six hours; the others are asked for in the next minutes.
person needs personId, and takes the place of the tickets.

KIND: What to watch for.  (required; one of \"tickets\", \"showings\",
  \"seats\", \"release\", \"library\", \"person\")
SHOWTIME-ID: The showtime to watch for seats.
PLACE: A city (\"Olathe, KS\"), a ZIP code (\"66061\"), a theatre's name or
  a part of it (\"Empire 25\"), a theatre's id, or coordinates
  (\"40.75,-73.98\").
LATITUDE: Degrees north of the equator, in place of a name.  (degrees)
LONGITUDE: Degrees east of Greenwich.  (degrees)
THEATRE-ID: A theatre's id, in place of a name.
THEATRE-IDS: The ids of theatres, such as one's favourites, in place of
  place, theatreId and coordinates; radiusKilometres then has no meaning.
  (a list)
RADIUS-KILOMETRES: The greatest distance of a theatre from the place; 40 if
  left out.  (kilometres)
DATE: The day or the days, by the clock of the place; all coming days if
  left out.  Words are understood when the watch is added.
UNTIL-DATE: The last of several days, at most 14 in all, of which date is
  the first.  A weekday is the next one from date on.
DAYS: The number of days from date on, in place of untilDate.  (days)
TIME-OF-DAY: Only showings that start in this part of each day, in place of
  after and before.  (one of \"morning\", \"afternoon\", \"evening\",
  \"night\")
AFTER: Only showings that start at this time or later, by the clock of the
  place.
BEFORE: Only showings that start at this time or earlier, by the clock of
  the place; showings after midnight are later than all others, and a time
  before 06:00 is after midnight.
MOVIE: The movie's title, however it is spelled, or its beginning up to a
  colon, a dash or a bracket.  Movies that only have its words in their
  titles are candidates, and the watch waits.  For tickets it may be one
  that AMC doesn't list yet.  An id counts as movieId.
YEAR: The year of the movie's release, by AMC's release date; beside movie.
MOVIE-ID: The movie's id.  One of TMDB's means each of AMC's entries of the
  movie, and no other movie; for tickets it may be one that AMC doesn't list
  yet.
FORMAT: Only showings with this format or attribute, or with one of several;
  for the library what is told besides the first tickets.
PARTY-SIZE: The number of people who want to sit side by side; for seats.
  (people)
ROWS: The rows that the seats must be in; for seats.
SEAT-NUMBERS: The numbers that the seats must have; for seats.
FRONT-ROWS-EXCLUDED: How many rows at the screen the seats must not be in;
  for seats.  (rows)
AISLE: True if one of the seats must be at an aisle; for seats.
ACCESSIBLE: True if one person uses a wheelchair; for seats.  Otherwise
  wheelchair places and companion seats don't count.
NAME: A name for people.
EVERY: The time between two checks: at least 60 for seats, 300 for tickets
  and showings, 900 for the library, 3600 for releases and a person, which
  are also the defaults.  (seconds)
UNTIL: When the watch ends by itself.  It also ends when what it waits for
  can't happen any more.
ONCE: True to end the watch with the first event that it waits for.
PERSON-ID: The person's id, at TMDB, IMDb or Wikidata; for a person.
SHOW-ID: The show's id; for release, which then is about the services that
  offer it.

The result is a plist: Watch.
At most one of SHOWTIME-ID, PLACE, THEATRE-ID, LATITUDE, THEATRE-IDS may be
given.  At most one of MOVIE, MOVIE-ID, SHOW-ID may be given.  At most one
of UNTIL-DATE, DAYS may be given.  At most one of TIME-OF-DAY, AFTER may be
given.  At most one of TIME-OF-DAY, BEFORE may be given.  LATITUDE needs
LONGITUDE.  LONGITUDE needs LATITUDE.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "watch/add"
   (list :kind kind :showtimeId showtime-id :place place :latitude latitude
         :longitude longitude :theatreId theatre-id :theatreIds theatre-ids
         :radiusKilometres radius-kilometres :date date :untilDate until-date
         :days days :timeOfDay time-of-day :after after :before before
         :movie movie :year year :movieId movie-id :format format
         :partySize party-size :rows rows :seatNumbers seat-numbers
         :frontRowsExcluded front-rows-excluded :aisle aisle
         :accessible accessible :name name :every every :until until
         :once once :personId person-id :showId show-id
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-watch-list
    (&key after limit timeout-milliseconds cache language region verbatim
          presentation then else)
  "List the watches.

In the order in which they were added, each without the items of what is
true now, which watch/get has.

AFTER: The last watch of the page before: only those that were added later.
LIMIT: The maximum number of watches; all if left out.  (watches)

The result is a plist: Watches.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "watch/list"
   (list :after after :limit limit :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-watch-get
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Get one watch.

With what was true when it was last checked, when that was, when it will be
checked next, and why it fails if it does.

ID: The watch's id.  (required)

The result is a plist: Watch.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "watch/get"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-watch-update
    (&key id paused name every until once date until-date days time-of-day
          after before movie-id format party-size rows seat-numbers
          front-rows-excluded aisle accessible timeout-milliseconds cache
          language region verbatim presentation then else)
  "Change a watch: its name, its times, or what it waits for.

Only what is given is changed.  A change of what is waited for is checked at
once; what differs from before because of the change itself is no event.

ID: The watch's id.  (required)
PAUSED: True to stop checking, false to go on.
NAME: A name for people.
EVERY: The time between two checks: at least 60 for seats, 300 for tickets
  and showings, 900 for the library, 3600 for releases and a person, which
  are also the defaults.  (seconds)
UNTIL: When the watch ends by itself.  It also ends when what it waits for
  can't happen any more.
ONCE: True to end the watch with the first event that it waits for.
DATE: The day or the days, by the clock of the place; all coming days if
  left out.  Words are understood when the watch is added.
UNTIL-DATE: The last of several days, at most 14 in all, of which date is
  the first.  A weekday is the next one from date on.
DAYS: The number of days from date on, in place of untilDate.  (days)
TIME-OF-DAY: Only showings that start in this part of each day, in place of
  after and before.  (one of \"morning\", \"afternoon\", \"evening\",
  \"night\")
AFTER: Only showings that start at this time or later, by the clock of the
  place.
BEFORE: Only showings that start at this time or earlier, by the clock of
  the place; showings after midnight are later than all others, and a time
  before 06:00 is after midnight.
MOVIE-ID: The movie's id.  For tickets it may be a movie of TMDB's that AMC
  doesn't list yet.
FORMAT: Only showings with this format or attribute, or with one of several.
PARTY-SIZE: The number of people who want to sit side by side; for seats.
  (people)
ROWS: The rows that the seats must be in; for seats.
SEAT-NUMBERS: The numbers that the seats must have; for seats.
FRONT-ROWS-EXCLUDED: How many rows at the screen the seats must not be in;
  for seats.  (rows)
AISLE: True if one of the seats must be at an aisle; for seats.
ACCESSIBLE: True if one person uses a wheelchair; for seats.  Otherwise
  wheelchair places and companion seats don't count.

The result is a plist: Watch.
At most one of UNTIL-DATE, DAYS may be given.  At most one of TIME-OF-DAY,
AFTER may be given.  At most one of TIME-OF-DAY, BEFORE may be given.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "watch/update"
   (list :id id :paused paused :name name :every every :until until :once once
         :date date :untilDate until-date :days days :timeOfDay time-of-day
         :after after :before before :movieId movie-id :format format
         :partySize party-size :rows rows :seatNumbers seat-numbers
         :frontRowsExcluded front-rows-excluded :aisle aisle
         :accessible accessible :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-watch-remove
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Remove a watch.

Its events stay in the log.

ID: The watch's id.  (required)

The result is a plist: WatchRemoval.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "watch/remove"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-watch-check
    (&key id timeout-milliseconds cache language region verbatim presentation
          then else)
  "Check a watch now.

Asks the provider without waiting for the next check, within the rate kept
for watches.  What has changed is an event as always.  A check that fails is
no error: the watch says why.

ID: The watch's id.  (required)

The result is a plist: Watch.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "watch/check"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-watch-events
    (&key after watch-ids limit last timeout-milliseconds cache language
          region verbatim presentation then else)
  "Read the log of events.

The oldest first.  The log keeps the last 100,000 events, at most 64 MiB of
them, whatever their age.  Cursors only grow, but not always by 1, and
belong to their machine's log: with a cursor that this log never gave, gap
is true.

AFTER: The cursor of the last event that is known; from the beginning if
  left out.
WATCH-IDS: Only the events of these watches.  (a list)
LIMIT: The maximum number of events.  (events; default: 100)
LAST: Instead of after: only so many of the newest events, whichever watches
  they are of.  (events)

The result is a plist: WatchEventList.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "watch/events"
   (list :after after :watchIds watch-ids :limit limit :last last
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-watch-follow
    (&key after watch-ids limit receiver presentation then else)
  "Follow the events as they happen.

With a partialResultToken it sends what was missed since after, then each
event as it happens, for as long as the request is not cancelled.  Without
one it answers as soon as there is an event, with all there are.  It takes
none of the places of running requests and has no time limit; it is served
from the log, so a client that doesn't read costs nothing and one that comes
back with its cursor misses nothing.  At the end of input it ends with
serverCancelled, once what was missed has been sent.  Its errors have a
cursor: the after to go on from.

AFTER: The cursor of the last event received, which confirms the events up
  to it for the receiver; if left out, the events after what was confirmed
  for the receiver, or without one those from now on.
WATCH-IDS: Only the events of these watches.  (a list)
LIMIT: The number of events after which the stream ends.  (events)
RECEIVER: A name under which the backend keeps how far events were
  confirmed, in all sessions: by the after of the next call, or by
  watch/delivered.  A new name begins with new events.  Two clients of one
  name each get all of them.
PRESENTATION: True to get each event and the answer also ready to be shown,
  as their member presentation.

The result is a plist: WatchSummary.
THEN, ELSE: see `marquee-request'."
  (marquee-request
   "watch/follow"
   (list :after after :watchIds watch-ids :limit limit :receiver receiver
         :presentation presentation)
   :then then :else else))

(cl-defun marquee-watch-delivered
    (&key receiver cursor timeout-milliseconds cache language region verbatim
          presentation then else)
  "Confirm events for a receiver.

The next watch/follow of the receiver without after goes on after them.
What is confirmed only grows: a lower cursor changes nothing.  The thousand
receivers that confirmed last are kept.  Names are apart from the commands
of marquee watch --exec.

RECEIVER: The receiver's name, as in watch/follow.  (required)
CURSOR: The cursor of the last event that was received and dealt with.
  (required)

The result is a plist: WatchReceipt.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION, VERBATIM, PRESENTATION: see `marquee-call-options'."
  (marquee-request
   "watch/delivered"
   (list :receiver receiver :cursor cursor
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region :verbatim verbatim
         :presentation presentation)
   :then then :else else))

(provide 'marquee-generated)

;; Local Variables:
;; checkdoc-verb-check-experimental-flag: nil
;; End:

;;; marquee-generated.el ends here
