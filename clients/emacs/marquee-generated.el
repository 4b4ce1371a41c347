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

(defconst marquee-contract-version "2.0.0"
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

(define-error 'marquee-server-cancelled "The server is leaving"
  'marquee-error)

(define-error 'marquee-server-busy "The server has too much to do"
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

(define-error 'marquee-upstream-malformed "The provider's answer makes no sense"
  'marquee-upstream-error)

(define-error 'marquee-timed-out "The provider took too long"
  'marquee-upstream-error)

(define-error 'marquee-response-too-large "The provider's answer is too large"
  'marquee-upstream-error)

(define-error 'marquee-request-failed "The request failed"
  'marquee-upstream-error)

(defconst marquee-call-options
  '(:timeout-milliseconds :cache :language :region)
  "Keywords that every function of a method takes.

TIMEOUT-MILLISECONDS: How long the whole call may take, all its upstream
  requests and their retries included; then it fails as timedOut.
  (milliseconds; 30000 unless said)
CACHE: How the answer may use responses kept from before.  (one of
  \"default\", \"reload\", \"only\"; \"default\" unless said)
LANGUAGE: The language texts should be in; the one given to initialize
  unless said.  Where a text is missing in it, the original's is given and
  named in untranslated.
REGION: The country whose release dates, certifications and offers count;
  the one given to initialize unless said.")

(defconst marquee-list-options
  '(:page :page-size :limit :max-pages)
  "Keywords that the functions of list methods take.

PAGE: The page to give, or to begin with when pages are streamed; the first
  is 1.  (1 unless said)
PAGE-SIZE: How many rows make a page.  (rows; 20 unless said)
LIMIT: The most rows that a stream gives.  Without a partialResultToken a
  limit below pageSize is the size of the page: page counts in it, so
  nextPage goes on with the row that follows.  (rows)
MAX-PAGES: The most pages that a stream gives.  (pages)")

;;;; Credentials

(cl-defun marquee-credentials-set
    (&key provider key persist timeout-milliseconds cache language region then
          else)
  "Set a provider's key.

It is used from the next request on.  An empty key removes the one that is
there.

PROVIDER: Whose key.  (required; one of \"amc\", \"tmdb\", \"pixabay\")
KEY: The key; TMDB takes a token or a key.  (required)
PERSIST: Whether to keep it in the configuration file, which only its owner
  can read.  (nil unless said)

The result is a plist: CredentialStatus.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "credentials/set"
   (list :provider provider :key key :persist persist
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

(cl-defun marquee-credentials-status
    (&key timeout-milliseconds cache language region then else)
  "Say which keys are there.

Never the keys themselves, and without asking a provider.

The result is a plist: CredentialList.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "credentials/status"
   (list :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

;;;; Images

(cl-defun marquee-images-url
    (&key path id kind type size width timeout-milliseconds cache language
          region then else)
  "Say where an image is.

In the size that was asked for.

PATH: Which image: a path of TMDB's, or the whole address of an image on one
  of the providers' hosts.
ID: Whose image: a movie's, a person's or a theatre's.  One that doesn't say
  itself what it is an id of needs kind.
KIND: What the id is an id of; needed only where it doesn't say that itself.
  (one of \"movie\", \"person\", \"theatre\")
TYPE: Which of its images; a movie's poster, a person's profile or a
  theatre's backdrop unless said.  (one of \"poster\", \"backdrop\",
  \"profile\", \"logo\")
SIZE: Which size, as the provider names it: at TMDB w342, h632, original and
  others; at AMC thumbnail, standard, large, dynamic.
WIDTH: How wide it must be at least; the next larger size is chosen.  AMC
  tells no widths, so its largest is.  (pixels)

The result is a plist: ImageLocation.
Give exactly one of PATH, ID.  Give at most one of SIZE, WIDTH.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "images/url"
   (list :path path :id id :kind kind :type type :size size :width width
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

(cl-defun marquee-images-fetch
    (&key path id kind type size width timeout-milliseconds cache language
          region then else)
  "Make an image a file.

It is downloaded unless it is there already: an address names the same
picture for ever, so ageSeconds is that of the answer that named the
address.  Only images from the providers' hosts are fetched.

PATH: Which image: a path of TMDB's, or the whole address of an image on one
  of the providers' hosts.
ID: Whose image: a movie's, a person's or a theatre's.  One that doesn't say
  itself what it is an id of needs kind.
KIND: What the id is an id of; needed only where it doesn't say that itself.
  (one of \"movie\", \"person\", \"theatre\")
TYPE: Which of its images; a movie's poster, a person's profile or a
  theatre's backdrop unless said.  (one of \"poster\", \"backdrop\",
  \"profile\", \"logo\")
SIZE: Which size, as the provider names it: at TMDB w342, h632, original and
  others; at AMC thumbnail, standard, large, dynamic.
WIDTH: How wide it must be at least; the next larger size is chosen.  AMC
  tells no widths, so its largest is.  (pixels)

The result is a plist: FetchedImage.
Give exactly one of PATH, ID.  Give at most one of SIZE, WIDTH.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "images/fetch"
   (list :path path :id id :kind kind :type type :size size :width width
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

;;;; Lifecycle

(cl-defun marquee-rpc-discover
    (&key then else)
  "Give this document.

The contract, in the same bytes as schema/openrpc.json has them (OpenRPC,
service discovery method).

THEN, ELSE: see `marquee-request'."
  (marquee-request
   "rpc.discover"
   nil
   :then then :else else))

;;;; Movies

(cl-defun marquee-movies-get
    (&key id slug internal-release-id include link timeout-milliseconds cache
          language region then else on-partial)
  "Give one movie.

By any id, by AMC's web address or by AMC's internal release number.  With
link the other provider's id and fields are added, and the movie as known so
far is sent as a partial, if there is a partialResultToken.  The other
provider gets half of the time that is left, at most 10 seconds; if it can't
answer, the movie comes without its fields, and linkFault says why.

ID: Which movie.
SLUG: Which movie, by its web address at AMC.
INTERNAL-RELEASE-ID: Which movie, by its internal release number at AMC.
INCLUDE: Which parts to add.  They come from TMDB; where it can't give them
  for a movie of AMC's, linkFault says why.  (a list; each one of
  \"credits\", \"videos\", \"images\", \"watchProviders\", \"releaseDates\",
  \"similar\", \"recommendations\", \"reviews\", \"keywords\",
  \"translations\", \"externalIds\")
LINK: Whether to look for the movie at the other provider too.  A movie that
  only one of them has comes as it is.  (nil unless said)

The result is a plist: Movie.
Give exactly one of ID, SLUG, INTERNAL-RELEASE-ID.
THEN, ELSE, ON-PARTIAL: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-request
   "movies/get"
   (list :id id :slug slug :internalReleaseId internal-release-id
         :include include :link link :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else :on-partial on-partial))

(cl-defun marquee-movies-similar
    (&key id page page-size limit max-pages timeout-milliseconds cache
          language region then else on-page on-fault)
  "List movies like one.

AMC lists similar movies on demand, TMDB those that share genres and
keywords; the id says who is asked.

ID: Which movie.  (required)

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/similar"
   (list :id id :page page :pageSize page-size :limit limit
         :maxPages max-pages :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-recommendations
    (&key id page page-size limit max-pages timeout-milliseconds cache
          language region then else on-page on-fault)
  "List what people who like a movie like.

TMDB's list; for a movie of another provider the same movie is looked for
there.

ID: Which movie.  (required)

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/recommendations"
   (list :id id :page page :pageSize page-size :limit limit
         :maxPages max-pages :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-credits
    (&key id timeout-milliseconds cache language region then else)
  "Say who made a movie and who plays in it.

From the provider that the id names.

ID: Which movie.  (required)

The result is a plist: Credits.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "movies/credits"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

(cl-defun marquee-movies-videos
    (&key id timeout-milliseconds cache language region then else)
  "Give a movie's trailers and other videos.

From TMDB; for a movie of another provider the same movie is looked for
there.  Where there are none in the language asked for, those in the
original language are given.

ID: Which movie.  (required)

The result is a plist: VideoList.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "movies/videos"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

(cl-defun marquee-movies-watch-providers
    (&key id timeout-milliseconds cache language region then else)
  "Say where a movie can be watched at home.

From TMDB, whose data comes from JustWatch; for a movie of another provider
the same movie is looked for there.

ID: Which movie.  (required)

The result is a plist: WatchProviders.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "movies/watchProviders"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

(cl-defun marquee-movies-genres
    (&key timeout-milliseconds cache language region then else)
  "List the genres that movies can have.

From TMDB, named in the language of the call.

The result is a plist: GenreList.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "movies/genres"
   (list :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

;;;; Lists of movies at AMC

(cl-defun marquee-movies-all
    (&key name ids slug release-number start-date end-date include-attributes
          exclude-attributes attribute-operator page page-size limit max-pages
          timeout-milliseconds cache language region then else on-page
          on-fault)
  "List all movies, or those that match.

Everything AMC knows, whether it plays or not.  Several filters together
narrow the list.

NAME: A part of the title.
IDS: Only these movies.  (a list)
SLUG: Only the movie with this web address.
RELEASE-NUMBER: Only the movies of this release.
START-DATE: Only movies released after this day; without endDate, all of
  them.
END-DATE: Only movies released on or before this day; without startDate, all
  of them.
INCLUDE-ATTRIBUTES: Only what has these attributes, by code.  (a list)
EXCLUDE-ATTRIBUTES: Nothing that has these attributes, by code.  (a list)
ATTRIBUTE-OPERATOR: How several attributes combine.  (one of \"and\",
  \"or\")

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/all"
   (list :name name :ids ids :slug slug :releaseNumber release-number
         :startDate start-date :endDate end-date
         :includeAttributes include-attributes
         :excludeAttributes exclude-attributes
         :attributeOperator attribute-operator :page page :pageSize page-size
         :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-now-playing
    (&key provider page page-size limit max-pages timeout-milliseconds cache
          language region then else on-page on-fault)
  "List the movies that play now.

At AMC what its theatres show today; at TMDB what is in theatres of the
region.

PROVIDER: Whose list.  (one of \"amc\", \"tmdb\"; \"amc\" unless said)

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/nowPlaying"
   (list :provider provider :page page :pageSize page-size :limit limit
         :maxPages max-pages :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-advance-tickets
    (&key page page-size limit max-pages timeout-milliseconds cache language
          region then else on-page on-fault)
  "List the movies whose tickets are sold in advance.

AMC's list of movies that are not shown yet and can be booked.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/advanceTickets"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-coming-soon
    (&key page page-size limit max-pages timeout-milliseconds cache language
          region then else on-page on-fault)
  "List the movies that come soon.

AMC's list of announced movies.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/comingSoon"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-active
    (&key page page-size limit max-pages timeout-milliseconds cache language
          region then else on-page on-fault)
  "List the movies that are active.

AMC's list of movies that play or are about to.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/active"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-all-active
    (&key page page-size limit max-pages timeout-milliseconds cache language
          region then else on-page on-fault)
  "List all movies that are active anywhere.

AMC's list of active movies, events and series included.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/allActive"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-on-demand
    (&key page page-size limit max-pages timeout-milliseconds cache language
          region then else on-page on-fault)
  "List the movies to watch at home.

AMC's list of movies on demand.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/onDemand"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; Lists of movies at TMDB

(cl-defun marquee-movies-popular
    (&key page page-size limit max-pages timeout-milliseconds cache language
          region then else on-page on-fault)
  "List the movies with the most attention.

TMDB's list, most popular first.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/popular"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-top-rated
    (&key page page-size limit max-pages timeout-milliseconds cache language
          region then else on-page on-fault)
  "List the movies with the best ratings.

TMDB's list, best first.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/topRated"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-upcoming
    (&key page page-size limit max-pages timeout-milliseconds cache language
          region then else on-page on-fault)
  "List the movies that come out soon.

TMDB's list for the region.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/upcoming"
   (list :page page :pageSize page-size :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-trending
    (&key window page page-size limit max-pages timeout-milliseconds cache
          language region then else on-page on-fault)
  "List the movies of the hour.

TMDB's list of what people look at, over a day or a week.

WINDOW: Over which time.  (one of \"day\", \"week\"; \"day\" unless said)

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/trending"
   (list :window window :page page :pageSize page-size :limit limit
         :maxPages max-pages :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-movies-discover
    (&key genre-ids year minimum-rating minimum-votes sort-by
          watch-provider-ids original-language released-after released-before
          page page-size limit max-pages timeout-milliseconds cache language
          region then else on-page on-fault)
  "Find movies by what they are.

TMDB's catalogue, filtered and sorted.  region says whose release dates and
offers count.

GENRE-IDS: Only movies of all these genres.  (a list)
YEAR: Only movies first released in this year.  (years)
MINIMUM-RATING: Only movies rated at least this well.  (points from 0 to 10)
MINIMUM-VOTES: Only movies that at least so many people have rated.  (votes)
SORT-BY: In which order.  (one of \"popularity.asc\", \"popularity.desc\",
  \"releaseDate.asc\", \"releaseDate.desc\", \"revenue.asc\",
  \"revenue.desc\", \"title.asc\", \"title.desc\", \"originalTitle.asc\",
  \"originalTitle.desc\", \"rating.asc\", \"rating.desc\",
  \"ratingCount.asc\", \"ratingCount.desc\"; \"popularity.desc\" unless
  said)
WATCH-PROVIDER-IDS: Only movies that one of these services offers in the
  region.  (a list)
ORIGINAL-LANGUAGE: Only movies made in this language.
RELEASED-AFTER: Only movies released on or after this day.
RELEASED-BEFORE: Only movies released on or before this day.

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "movies/discover"
   (list :genreIds genre-ids :year year :minimumRating minimum-rating
         :minimumVotes minimum-votes :sortBy sort-by
         :watchProviderIds watch-provider-ids
         :originalLanguage original-language :releasedAfter released-after
         :releasedBefore released-before :page page :pageSize page-size
         :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; Search

(cl-defun marquee-search-movies
    (&key query year include-adult provider remember page page-size limit
          max-pages timeout-milliseconds cache language region then else
          on-page on-fault)
  "Find movies by their title.

A search whose first page finds something is remembered as a suggestion.
With remember false, or MARQUEE_HISTORY=off, no file holds anything of it.

QUERY: What to look for.  (required)
YEAR: Only movies released in this year.  (years)
INCLUDE-ADULT: Whether to list movies that are for adults only.  (nil unless
  said)
PROVIDER: Whose movies.  (one of \"amc\", \"tmdb\"; \"tmdb\" unless said)
REMEMBER: Whether to remember the search.  (t unless said)

The rows are plists: Movie.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "search/movies"
   (list :query query :year year :includeAdult include-adult
         :provider provider :remember remember :page page :pageSize page-size
         :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-people
    (&key query page page-size limit max-pages timeout-milliseconds cache
          language region then else on-page on-fault)
  "Find people by their name.

In TMDB's catalogue.

QUERY: What to look for.  (required)

The rows are plists: Person.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "search/people"
   (list :query query :page page :pageSize page-size :limit limit
         :maxPages max-pages :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-all
    (&key query page page-size limit max-pages timeout-milliseconds cache
          language region then else on-page on-fault)
  "Find movies, people and television shows at once.

Mixed, in TMDB's order.  What is none of these is skipped and counted.

QUERY: What to look for.  (required)

The rows are plists: SearchResult.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "search/all"
   (list :query query :page page :pageSize page-size :limit limit
         :maxPages max-pages :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-theatres
    (&key query page page-size limit max-pages timeout-milliseconds cache
          language region then else on-page on-fault)
  "Find theatres by their name.

Among AMC's theatres.

QUERY: What to look for.  (required)

The rows are plists: Theatre.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "search/theatres"
   (list :query query :page page :pageSize page-size :limit limit
         :maxPages max-pages :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-search-images
    (&key query lang id image-type orientation category min-width min-height
          colors editors-choice safesearch order page page-size limit
          max-pages timeout-milliseconds cache language region then else
          on-page on-fault)
  "Find images by keywords.

At Pixabay, with every parameter that it documents; its per_page is
pageSize.  Whoever shows an image says where it is from and links its page.

QUERY: What to look for.  (required)
LANG: The language of the query; that of the call unless said.  (one of
  \"cs\", \"da\", \"de\", \"en\", \"es\", \"fr\", \"id\", \"it\", \"hu\",
  \"nl\", \"no\", \"pl\", \"pt\", \"ro\", \"sk\", \"fi\", \"sv\", \"tr\",
  \"vi\", \"th\", \"bg\", \"ru\", \"el\", \"ja\", \"ko\", \"zh\")
ID: Only this image.
IMAGE-TYPE: Which images to look for.  (one of \"all\", \"photo\",
  \"illustration\", \"vector\"; \"all\" unless said)
ORIENTATION: How the images lie.  (one of \"all\", \"horizontal\",
  \"vertical\"; \"all\" unless said)
CATEGORY: What the images are about.  (one of \"backgrounds\", \"fashion\",
  \"nature\", \"science\", \"education\", \"feelings\", \"health\",
  \"people\", \"religion\", \"places\", \"animals\", \"industry\",
  \"computer\", \"food\", \"sports\", \"transportation\", \"travel\",
  \"buildings\", \"business\", \"music\")
MIN-WIDTH: How wide the images must be at least.  (pixels)
MIN-HEIGHT: How high the images must be at least.  (pixels)
COLORS: Colours that the images have.  (a list; each one of \"grayscale\",
  \"transparent\", \"red\", \"orange\", \"yellow\", \"green\",
  \"turquoise\", \"blue\", \"lilac\", \"pink\", \"white\", \"gray\",
  \"black\", \"brown\")
EDITORS-CHOICE: Whether only images that the editors have chosen will do.
  (nil unless said)
SAFESEARCH: Whether only images for all ages will do.  (nil unless said)
ORDER: In which order.  (one of \"popular\", \"latest\"; \"popular\" unless
  said)

The rows are plists: Image.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "search/images"
   (list :query query :lang lang :id id :imageType image-type
         :orientation orientation :category category :minWidth min-width
         :minHeight min-height :colors colors :editorsChoice editors-choice
         :safesearch safesearch :order order :page page :pageSize page-size
         :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

;;;; Server

(cl-defun marquee-server-ping
    (&key sequence sent-at timeout-milliseconds cache language region then
          else)
  "Answer at once with what it got.

To see that the program is there, and how long the way takes.

SEQUENCE: Anything; it comes back.
SENT-AT: Anything; it comes back.  (the sender's own)

The result is a plist: Pong.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "server/ping"
   (list :sequence sequence :sentAt sent-at
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

(cl-defun marquee-server-status
    (&key timeout-milliseconds cache language region then else)
  "Say how the program is doing.

What time it is for it, what it has done since it started, how much memory
it needed, how each upstream is doing, and what the providers ask to be
shown.

The result is a plist: ServerReport.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "server/status"
   (list :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

;;;; Showtimes

(cl-defun marquee-showtimes-get
    (&key id timeout-milliseconds cache language region then else)
  "Give one showtime.

With its prices, taxes and fees, as far as AMC gives them.

ID: Which showtime.  (required)

The result is a plist: Showtime.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "showtimes/get"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

(cl-defun marquee-showtimes-seats
    (&key id timeout-milliseconds cache language region then else)
  "Give the seats of a showtime.

Which there are and which can still be booked.

ID: Which showtime.  (required)

The result is a plist: SeatingLayout.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "showtimes/seats"
   (list :id id :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

(cl-defun marquee-showtimes-at-theatre
    (&key theatre-id date movie movie-id include-attributes exclude-attributes
          attribute-operator page page-size limit max-pages
          timeout-milliseconds cache language region then else on-page
          on-fault)
  "List the showtimes of a theatre.

Of one day by the theatre's clock, or all that are still to come.  A day
without showtimes is an empty list.

THEATRE-ID: Which theatre.  (required)
DATE: Which day.
MOVIE: Only movies whose title holds this.
MOVIE-ID: Only this movie.
INCLUDE-ATTRIBUTES: Only what has these attributes, by code.  (a list)
EXCLUDE-ATTRIBUTES: Nothing that has these attributes, by code.  (a list)
ATTRIBUTE-OPERATOR: How several attributes combine.  (one of \"and\",
  \"or\")

The rows are plists: Showtime.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "showtimes/atTheatre"
   (list :theatreId theatre-id :date date :movie movie :movieId movie-id
         :includeAttributes include-attributes
         :excludeAttributes exclude-attributes
         :attributeOperator attribute-operator :page page :pageSize page-size
         :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-showtimes-near
    (&key date latitude longitude radius-kilometres movie movie-id city state
          include-attributes exclude-attributes attribute-operator page
          page-size limit max-pages timeout-milliseconds cache language region
          then else on-page on-fault)
  "List the showtimes around a place.

Of one day by the theatres' clocks.

DATE: Which day.  (required)
LATITUDE: How far north the place lies.  (required; degrees)
LONGITUDE: How far east the place lies.  (required; degrees)
RADIUS-KILOMETRES: How far theatres may be from it.  (kilometres)
MOVIE: Only movies whose title holds this.
MOVIE-ID: Only this movie.
CITY: Only theatres in this city.
STATE: Only theatres in this state, by its two letters or its name.
INCLUDE-ATTRIBUTES: Only what has these attributes, by code.  (a list)
EXCLUDE-ATTRIBUTES: Nothing that has these attributes, by code.  (a list)
ATTRIBUTE-OPERATOR: How several attributes combine.  (one of \"and\",
  \"or\")

The rows are plists: Showtime.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "showtimes/near"
   (list :date date :latitude latitude :longitude longitude
         :radiusKilometres radius-kilometres :movie movie :movieId movie-id
         :city city :state state :includeAttributes include-attributes
         :excludeAttributes exclude-attributes
         :attributeOperator attribute-operator :page page :pageSize page-size
         :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-showtimes-earliest
    (&key theatre-id movie-id timeout-milliseconds cache language region then
          else)
  "Give the first showtime of a movie at a theatre.

The first that is still to come.

THEATRE-ID: Which theatre.  (required)
MOVIE-ID: Which movie.  (required)

The result is a plist: Showtime.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "showtimes/earliest"
   (list :theatreId theatre-id :movieId movie-id
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

;;;; Suggestions

(cl-defun marquee-suggestions-list
    (&key prefix limit timeout-milliseconds cache language region then else)
  "List the remembered searches.

The newest first; the last ten are kept, or as many as MARQUEE_HISTORY says.

PREFIX: Only searches that begin with this.
LIMIT: The most to give.  (suggestions)

The result is a plist: SuggestionList.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "suggestions/list"
   (list :prefix prefix :limit limit :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else))

(cl-defun marquee-suggestions-remove
    (&key query timeout-milliseconds cache language region then else)
  "Forget a search.

It takes effect before any later request starts, and the search can't be
read in the file of the remembered searches any more.  Kept responses to it
stay until suggestions/clear.  While another process holds the file it fails
after two seconds at most, retryable.

QUERY: What to look for.  (required)

The result is a plist: SuggestionRemoval.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "suggestions/remove"
   (list :query query :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

(cl-defun marquee-suggestions-clear
    (&key timeout-milliseconds cache language region then else)
  "Forget all searches, and every kept response.

It takes effect before any later request starts.  Nothing of them can be
read any more in a file of this program, except for its log and a file of
remembered searches that was set aside as damaged.  Since the address of any
response may hold what was searched for, all kept responses go, of every
method; images stay.  Other processes that run keep in memory what they
have.  While another process holds a file it fails after two seconds at
most, retryable, and may have forgotten a part.

The result is a plist: SuggestionRemoval.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "suggestions/clear"
   (list :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else))

;;;; Theatres

(cl-defun marquee-theatres-all
    (&key name ids market state city brand include-closed include-attributes
          exclude-attributes attribute-operator page page-size limit max-pages
          timeout-milliseconds cache language region then else on-page
          on-fault)
  "List all theatres, or those that match.

Several filters together narrow the list.

NAME: A part of the name.
IDS: Only these theatres.  (a list)
MARKET: Only theatres of this market, by its slug or name.
STATE: Only theatres in this state, by its two letters or its name.
CITY: Only theatres in this city; needs state.
BRAND: Only theatres of this brand.
INCLUDE-CLOSED: Whether to list theatres that are closed for good.  (nil
  unless said)
INCLUDE-ATTRIBUTES: Only what has these attributes, by code.  (a list)
EXCLUDE-ATTRIBUTES: Nothing that has these attributes, by code.  (a list)
ATTRIBUTE-OPERATOR: How several attributes combine.  (one of \"and\",
  \"or\")

The rows are plists: Theatre.
CITY needs STATE.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "theatres/all"
   (list :name name :ids ids :market market :state state :city city
         :brand brand :includeClosed include-closed
         :includeAttributes include-attributes
         :excludeAttributes exclude-attributes
         :attributeOperator attribute-operator :page page :pageSize page-size
         :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-theatres-get
    (&key id slug timeout-milliseconds cache language region then else)
  "Give one theatre.

By id or by AMC's web address.

ID: Which theatre.
SLUG: Which theatre, by its web address.

The result is a plist: Theatre.
Give exactly one of ID, SLUG.
THEN, ELSE: see `marquee-request'.  TIMEOUT-MILLISECONDS, CACHE, LANGUAGE,
REGION: see `marquee-call-options'."
  (marquee-request
   "theatres/get"
   (list :id id :slug slug :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else))

(cl-defun marquee-theatres-near
    (&key latitude longitude radius-kilometres page page-size limit max-pages
          timeout-milliseconds cache language region then else on-page
          on-fault)
  "List theatres around a place.

The nearest first, with their distance.

LATITUDE: How far north the place lies.  (required; degrees)
LONGITUDE: How far east the place lies.  (required; degrees)
RADIUS-KILOMETRES: How far theatres may be from it.  (kilometres)

The rows are plists: Theatre.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "theatres/near"
   (list :latitude latitude :longitude longitude
         :radiusKilometres radius-kilometres :page page :pageSize page-size
         :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-theatres-showing
    (&key movie-id release-number page page-size limit max-pages
          timeout-milliseconds cache language region then else on-page
          on-fault)
  "List theatres that show a movie.

By the movie or by the number of its release.

MOVIE-ID: Which movie.
RELEASE-NUMBER: Which release.

The rows are plists: Theatre.
Give exactly one of MOVIE-ID, RELEASE-NUMBER.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "theatres/showing"
   (list :movieId movie-id :releaseNumber release-number :page page
         :pageSize page-size :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-theatres-find
    (&key place latitude longitude theatre-id radius-kilometres page page-size
          limit max-pages timeout-milliseconds cache language region then else
          on-page on-fault)
  "List the theatres at a place, given as people say it.

Nearest first, with their distance.  The page says which place was
understood.  A theatre's name or id finds that theatre alone, unless
radiusKilometres is given.  A place that is not found gives an empty page,
whose message says what was tried and names the nearest spelling.

PLACE: A city (\"Olathe, KS\", \"Kansas City\"), a ZIP code (\"66061\"), a
  theatre's name or a part of it (\"Empire 25\"), a theatre's id, or
  coordinates (\"40.75,-73.98\").
LATITUDE: Degrees north of the equator, in place of a name.  (degrees)
LONGITUDE: Degrees east of Greenwich.  (degrees)
THEATRE-ID: A theatre's id, in place of a name.
RADIUS-KILOMETRES: The greatest distance of a theatre from the place; 40 if
  left out.  (kilometres)

The rows are plists: Theatre.
Give exactly one of PLACE, THEATRE-ID, LATITUDE.  LATITUDE needs LONGITUDE.
LONGITUDE needs LATITUDE.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "theatres/find"
   (list :place place :latitude latitude :longitude longitude
         :theatreId theatre-id :radiusKilometres radius-kilometres :page page
         :pageSize page-size :limit limit :maxPages max-pages
         :timeoutMilliseconds timeout-milliseconds :cache cache
         :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(cl-defun marquee-theatres-suggest
    (&key query page page-size limit max-pages timeout-milliseconds cache
          language region then else on-page on-fault)
  "List places that a text may mean.

Cities, zip codes and theatres, to go on with theatres/near, theatres/get or
showtimes/near.

QUERY: The beginning of a name, or a zip code.  (required)

The rows are plists: Place.
THEN, ELSE, ON-PAGE, ON-FAULT: see `marquee-stream'.  PAGE, PAGE-SIZE,
LIMIT, MAX-PAGES: see `marquee-list-options'.  TIMEOUT-MILLISECONDS, CACHE,
LANGUAGE, REGION: see `marquee-call-options'."
  (marquee-stream
   "theatres/suggest"
   (list :query query :page page :pageSize page-size :limit limit
         :maxPages max-pages :timeoutMilliseconds timeout-milliseconds
         :cache cache :language language :region region)
   :then then :else else :on-page on-page :on-fault on-fault))

(provide 'marquee-generated)

;; Local Variables:
;; checkdoc-verb-check-experimental-flag: nil
;; End:

;;; marquee-generated.el ends here
