-- SPDX-License-Identifier: MIT
-- Written by `swift run generate` from schema/; changes belong there.

local methods = {}

---The version of the contract that this was written from.
methods.contract_version = "1.0.0"

---@class marquee.Methods
---@field calendar marquee.methods.calendar
---@field collections marquee.methods.collections
---@field companies marquee.methods.companies
---@field credentials marquee.methods.credentials
---@field images marquee.methods.images
---@field index marquee.methods.index
---@field library marquee.methods.library
---@field movies marquee.methods.movies
---@field people marquee.methods.people
---@field reference marquee.methods.reference
---@field reviews marquee.methods.reviews
---@field rpc marquee.methods.rpc
---@field search marquee.methods.search
---@field server marquee.methods.server
---@field services marquee.methods.services
---@field settings marquee.methods.settings
---@field shows marquee.methods.shows
---@field showtimes marquee.methods.showtimes
---@field suggestions marquee.methods.suggestions
---@field theatres marquee.methods.theatres
---@field watch marquee.methods.watch

---The methods, as functions that send requests through a client.
---@param client marquee.Client
---@return marquee.Methods
function methods.bind(client)
  ---@class marquee.methods.calendar
  local calendar = {}

  ---Makes a calendar (iCalendar) of showings, plans and release dates.
  ---text is a file by RFC 5545, and events has the same for programs, in the order of their times. Times are in UTC; an
  ---event's description gives them by the theatre's clock. An event keeps its UID, so that a calendar that imports the
  ---file again updates it. Each showing takes a request to AMC, and each plan a second one for its seats; a watch takes
  ---none, since it has the dates of its last check; a film that is wanted takes one to TMDB if it isn't out yet, or has
  ---been for less than half a year. What could not be had is in missing, and if that is everything the first error is
  ---the answer. At least one of the parameters must name something.
  ---@param params? marquee.CalendarGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.CalendarFile?)
  ---@return marquee.Request
  function calendar.get(params, handlers)
    return client:request("calendar/get", params, handlers)
  end

  ---@class marquee.methods.collections
  local collections = {}

  ---Returns a series of movies, with its parts.
  ---The parts are in the order of release, those without a day last, with what they come to. A movie names its
  ---collection in movies/get; search/collections finds others.
  ---@param params marquee.CollectionsGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.MovieCollection?)
  ---@return marquee.Request
  function collections.get(params, handlers)
    return client:request("collections/get", params, handlers)
  end

  ---@class marquee.methods.companies
  local companies = {}

  ---Returns a production company.
  ---A movie names its companies in movies/get; search/companies finds others.
  ---@param params marquee.CompaniesGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Company?)
  ---@return marquee.Request
  function companies.get(params, handlers)
    return client:request("companies/get", params, handlers)
  end

  ---@class marquee.methods.credentials
  local credentials = {}

  ---Sets or removes a provider's API key.
  ---The key is used from the next request on. An empty key removes the one set by this method; a key from the
  ---environment or the configuration file then applies again.
  ---@param params marquee.CredentialsSetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.CredentialStatus?)
  ---@return marquee.Request
  function credentials.set(params, handlers)
    return client:request("credentials/set", params, handlers)
  end

  ---Reports for each provider whether a key is configured.
  ---Returns where each key comes from, never the key itself. Asks no provider.
  ---@param params? marquee.CredentialsStatusParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.CredentialList?)
  ---@return marquee.Request
  function credentials.status(params, handlers)
    return client:request("credentials/status", params, handlers)
  end

  ---@class marquee.methods.images
  local images = {}

  ---Returns the URL of an image.
  ---Chooses the size asked for and downloads nothing. The image is named by its path, or by the id of its movie, person
  ---or theatre.
  ---@param params? marquee.ImagesUrlParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.ImageLocation?)
  ---@return marquee.Request
  function images.url(params, handlers)
    return client:request("images/url", params, handlers)
  end

  ---Downloads an image to a file.
  ---Downloads nothing if the file is there already: the image at a URL never changes, so ageSeconds is the age of the
  ---response that named the URL. Only images on the providers' own hosts are fetched.
  ---@param params? marquee.ImagesFetchParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.FetchedImage?)
  ---@return marquee.Request
  function images.fetch(params, handlers)
    return client:request("images/fetch", params, handlers)
  end

  ---@class marquee.methods.index
  local index = {}

  ---Makes the local index from TMDB's newest lists.
  ---TMDB makes the lists once a day and gives them to everyone without a key. The index of a kind is replaced in one
  ---step when the new one is complete; if anything is wrong the old one stays, and the call fails. What was fetched
  ---before an interruption is not fetched again. timeoutMilliseconds bounds the wait for each part of 4 MiB, not the
  ---whole. In the sandbox nothing is fetched.
  ---@param params? marquee.IndexUpdateParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.IndexReport?)
  ---@return marquee.Request
  function index.update(params, handlers)
    return client:request("index/update", params, handlers)
  end

  ---Reports what the local index has, how old it is and how much space it takes.
  ---Opens the index; its content is checked when it is used.
  ---@param params? marquee.IndexStatusParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.IndexReport?)
  ---@return marquee.Request
  function index.status(params, handlers)
    return client:request("index/status", params, handlers)
  end

  ---@class marquee.methods.library
  local library = {}

  ---Adds a film or a show to the library, or changes its entry.
  ---Only what is given is changed, so that the same call twice changes nothing. A new entry is wanted, or seen if a
  ---rating or a day is given without a status; an entry that is wanted becomes seen by these too. The entry is stored
  ---when this answers, and survives a killed process. A title that isn't known yet is requested for two seconds at
  ---most, and again when the film is next set; without one the entry is stored all the same. A new film that the
  ---provider says doesn't exist is not found, and not stored. With season, episodes of a show were seen: the show's
  ---status stays as it is, a new show is wanted, and it is begun until its last episode is seen. An episode that the
  ---provider doesn't have is not found; without an answer of the provider a season can't be set, and an episode is
  ---stored all the same.
  ---@param params marquee.LibrarySetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.LibraryRow?)
  ---@return marquee.Request
  function library.set(params, handlers)
    return client:request("library/set", params, handlers)
  end

  ---Lists the films and shows of the library.
  ---Answers from this machine alone, except with on, and but for the lists of genres, countries and languages by which
  ---names and codes are checked. What TMDB says of the films and shows is learnt in the background, once for each and
  ---again after a month; known and of say how far that is. What isn't known is never no: an entry that lacks the fact
  ---that a filter asks for is left out and counted in unknownCount. query finds words of the title, the tags and the
  ---note, however they are spelled.
  ---@param params? marquee.LibraryListParams
  ---@param handlers? marquee.LibraryRowListHandlers|fun(error: marquee.Error?, summary: marquee.LibraryRowSummary?)
  ---@return marquee.Request
  function library.list(params, handlers)
    return client:list("library/list", params, handlers)
  end

  ---Gets the library's entry for a film or a show.
  ---It is found by any of its ids that are known.
  ---@param params marquee.LibraryGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.LibraryRow?)
  ---@return marquee.Request
  function library.get(params, handlers)
    return client:request("library/get", params, handlers)
  end

  ---Removes a film or a show from the library.
  ---Removes its entry, found by any of its ids, with its rating, days, note and tags. An import doesn't bring it back,
  ---unless its export has a line from after the removal; library/set does. With season, episodes of a show are no
  ---longer seen, and the entry stays.
  ---@param params marquee.LibraryRemoveParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.LibraryRemoval?)
  ---@return marquee.Request
  function library.remove(params, handlers)
    return client:request("library/remove", params, handlers)
  end

  ---Counts what the user has seen.
  ---From this machine alone: films and hours by years, months, days of the week, genres, directors, countries, decades
  ---and ratings, what was seen at the cinema, as far as a showing (seenAt of library/set) or a tag says so, most often,
  ---what came and went of the list, and the series begun with what is missing. With years, only what was seen in these
  ---years. Of a film whose facts TMDB hasn't told yet (library/list), neither genre nor length is guessed: it is
  ---counted in unknownCount. With to, also a page for a browser: one new file with mode 0600 that loads nothing and has
  ---no notes; an existing file is never replaced.
  ---@param params? marquee.LibraryStatisticsParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.FilmStatistics?)
  ---@return marquee.Request
  function library.statistics(params, handlers)
    return client:request("library/statistics", params, handlers)
  end

  ---Lists the tags of the library.
  ---Those with the most entries first, from this machine alone.
  ---@param params? marquee.LibraryTagsParams
  ---@param handlers? marquee.LibraryTagListHandlers|fun(error: marquee.Error?, summary: marquee.LibraryTagSummary?)
  ---@return marquee.Request
  function library.tags(params, handlers)
    return client:list("library/tags", params, handlers)
  end

  ---Lists where the films that the user wants to see are shown tonight.
  ---Joins the wanted films of the library, as far as the filters want them (with tags also those with tags alone), with
  ---the showings near a place, with the user's services (services/set), and with the days that are announced. A film
  ---has its showings with the total for the party and their availability, offers of the user's services in the country
  ---of the call, or else its nextDate; of some films nothing is known. A show that is wanted or begun has its
  ---nextEpisode, if that is out by then and a service of the user's has the show; without services every such show is
  ---listed. The films that are shown come first, in the order of their first showings, then those on the user's
  ---services, then the others by their next date. AMC is asked for its programme once, and TMDB at most once for each
  ---film, for nothing that is kept, and at its rate. A stream has the films that are shown on its first pages, and the
  ---others as they are found; without a partialResultToken all are asked for before the answer. If AMC can't be asked,
  ---or has no theatre near, the other films are listed all the same, and faults or message say so. Requests stay out of
  ---the log, the suggestions and what machines share, since they name what is in the library.
  ---@param params? marquee.LibraryTonightParams
  ---@param handlers? marquee.MovieShowingsListHandlers|fun(error: marquee.Error?, summary: marquee.MovieShowingsSummary?)
  ---@return marquee.Request
  function library.tonight(params, handlers)
    return client:list("library/tonight", params, handlers)
  end

  ---Chooses from the library what to see.
  ---One to three films by chance, as far as the filters want them: first those that are on near a place and fit, then
  ---those on the user's services (services/set), then the others. Without status it chooses from what is wanted, with
  ---tags also from those with tags alone; without kinds, films. A showing fits if it isn't sold out, costs the party no
  ---more than maximumTotal, and has the seats together. The same seed chooses the same again, the next one others; seed
  ---in the answer is the one that was used. reasons say why each was chosen, and message what could not be known.
  ---Without a place, here or in the settings, theatres are left out; without services, these. Requests stay out of the
  ---log, the suggestions and what machines share.
  ---@param params? marquee.LibraryChooseParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.LibraryPicks?)
  ---@return marquee.Request
  function library.choose(params, handlers)
    return client:request("library/choose", params, handlers)
  end

  ---Recommends films by the user's ratings.
  ---From what TMDB recommends for the best rated and the latest of the user's films, ranked by the user's ratings,
  ---genres, directors and countries, at most 100 films. What is seen, wanted or rated below six is left out. A call
  ---sends TMDB at most 20 requests, and keeps what they answer: what the filters and the ranking want to know of the
  ---films is asked with those that are left, so that the next call knows more. What isn't known is never no: a film
  ---that lacks the fact that a filter asks for is left out and counted in unknownCount. With fewer than three films
  ---rated 7 or more, basis is popular, the rows are what is popular, and message says how many are needed. With a
  ---place, only what its theatres show in the days, with the first showing. Requests stay out of the log, the
  ---suggestions and what machines share.
  ---@param params? marquee.LibraryRecommendationsParams
  ---@param handlers? marquee.RecommendationListHandlers|fun(error: marquee.Error?, summary: marquee.RecommendationSummary?)
  ---@return marquee.Request
  function library.recommendations(params, handlers)
    return client:list("library/recommendations", params, handlers)
  end

  ---Imports films and shows from the export of another service.
  ---Reads a file, a folder or a zip archive: Letterboxd's export, a single table of it, one of its lists or its import
  ---form, IMDb's ratings and lists (CSV), Trakt's JSON, TMDB's and Movary's CSV, and Marquee's own JSON, each
  ---recognized by its own columns; another table is refused. A spreadsheet may have saved it, with semicolons or tabs
  ---and its own days. There is a row for each film, whose places are its lines, and one for each line, file and column
  ---that is skipped, with the reason. A rating or a day that can't be read is skipped alone: a rating may have a
  ---decimal comma, and a day its year last (25/12/2024) if only one order of the numbers fits all days of the table.
  ---Ratings above 5 are of ten. Of a service's lists only the watchlist is wanted; another list needs status, and is
  ---left out of a folder or an archive. What was taken for granted of a file is in assumed. What has an id of TMDB is
  ---stored without a request; what has one of IMDb is stored too, and TMDB says whether it is a film or a show; the
  ---rest is searched for by title and year at TMDB, eight at once. A title that differs in its spelling, or a year next
  ---to the export's, is taken if all else is the same, and the row then has matchedTitle or matchedYear; two films of
  ---an export never become one. Of Letterboxd's export, watched, ratings, watchlist, diary and reviews are read. A day
  ---on which a film was seen is the diary's; a time of Trakt's is a day of this machine's time zone. A value that the
  ---user has set or removed here stays so, unless the export has another one than at the last import; an entry that was
  ---removed stays away, unless the export's line is from after the removal. Everything is stored before the first
  ---request, so that an import that was interrupted goes on when it is called again, with from or without. The same
  ---import again changes nothing, and requests only what isn't settled and was last requested a week ago or more. page,
  ---pageSize, limit and maxPages are about the rows of the answer: always the whole is imported. Imports of one process
  ---run one after the other; one that waits reports how many are before it. Requests and responses stay out of all
  ---files. timeoutMilliseconds bounds the reading of the files, from the import's turn on, and the wait for each film.
  ---@param params? marquee.LibraryImportParams
  ---@param handlers? marquee.ImportRowListHandlers|fun(error: marquee.Error?, summary: marquee.ImportRowSummary?)
  ---@return marquee.Request
  function library.import(params, handlers)
    return client:list("library/import", params, handlers)
  end

  ---Lists what was imported and isn't settled.
  ---In the order of the import, from this machine alone: films that may be one of several, that TMDB doesn't have, or
  ---for which it could not be asked yet. With doubtful it lists those that were matched although the title or the year
  ---differs. library/set with row settles either, with the same id or another one; library/import without from goes on
  ---with those that wait, and after a week with the others.
  ---@param params? marquee.LibraryUnmatchedParams
  ---@param handlers? marquee.ImportRowListHandlers|fun(error: marquee.Error?, summary: marquee.ImportRowSummary?)
  ---@return marquee.Request
  function library.unmatched(params, handlers)
    return client:list("library/unmatched", params, handlers)
  end

  ---Writes the library to a file.
  ---The file is new, with mode 0600; an existing one is never replaced. As JSON it has everything, and library/import
  ---brings it back. Letterboxd's table, which its import page reads, has a line for each day on which a film was seen,
  ---and a column Status for library/import; it has films of one status, because Letterboxd takes all of a file for seen
  ---or all for wanted. A text that a spreadsheet would run as a formula gets an apostrophe before it, which an import
  ---takes away.
  ---@param params marquee.LibraryExportParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.ExportReport?)
  ---@return marquee.Request
  function library.export(params, handlers)
    return client:request("library/export", params, handlers)
  end

  ---Brings the entries of a damaged library back.
  ---A library that can't be read is set aside, and a new one begins; every answer that has to do with the library says
  ---so in libraryFault until this is called. Entries come back in addition to those of the new library, whose values
  ---stay. A copy of the library is made in the state folder on each day on which it changes
  ---(library.sqlite.copy-2026-11-21), and the last seven are kept; from a backup they can be brought back at any time.
  ---What was set aside is kept under another name.
  ---@param params marquee.LibraryRecoverParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.LibraryRecovery?)
  ---@return marquee.Request
  function library.recover(params, handlers)
    return client:request("library/recover", params, handlers)
  end

  ---@class marquee.methods.movies
  local movies = {}

  ---Returns one movie.
  ---An AMC id, slug or internalReleaseId is looked up at AMC, a TMDB or IMDb id at TMDB. With link, the other
  ---provider's ids and fields are added; where both have a value, that of the first stands. With a partialResultToken,
  ---what is known is sent as a partial before the other provider answers. The other provider gets half of the remaining
  ---time, at most 10 seconds; if it fails, the movie comes without its fields and linkFault says why.
  ---@param params? marquee.MoviesGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Movie?)
  ---@return marquee.Request
  function movies.get(params, handlers)
    return client:request("movies/get", params, handlers)
  end

  ---Finds movies at AMC and TMDB at once, by title or id.
  ---Each movie is one row with what both providers know of it: its ids, its availability at AMC and, where AMC has it,
  ---AMC's id as its id. Movies with the same title stay apart; different spellings of a title (hyphens, articles,
  ---accents, “Part Two” and “Part 2”) are the same. An exact title comes first, then titles that begin with the query;
  ---among them what can be seen comes before what can't, and the more popular first. The rows are made of TMDB's first
  ---20 results, AMC's first 100, and all movies that AMC shows or announces. A provider that has no key, fails, or
  ---takes more than half of the time (at most 10 seconds) is named in faults, and in a stream also sent as a fault; the
  ---rows are then the other provider's. The call fails if both do. The query is not remembered. If nothing matches a
  ---title, what the local index takes it for is asked for instead; didYouMean says what.
  ---@param params marquee.MoviesFindParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.find(params, handlers)
    return client:list("movies/find", params, handlers)
  end

  ---Lists movies similar to a given one.
  ---For an AMC id, AMC's list of similar movies on demand; for a TMDB or IMDb id, TMDB's list of movies that share
  ---genres and keywords.
  ---@param params marquee.MoviesSimilarParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.similar(params, handlers)
    return client:list("movies/similar", params, handlers)
  end

  ---Lists movies liked by those who like a given one.
  ---Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie.
  ---@param params marquee.MoviesRecommendationsParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.recommendations(params, handlers)
    return client:list("movies/recommendations", params, handlers)
  end

  ---Returns a movie's cast and crew.
  ---Comes from AMC for an AMC id, otherwise from TMDB. For AMC's, TMDB gets half of the remaining time, at most 10
  ---seconds, if link asks for it.
  ---@param params marquee.MoviesCreditsParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Credits?)
  ---@return marquee.Request
  function movies.credits(params, handlers)
    return client:request("movies/credits", params, handlers)
  end

  ---Returns a movie's trailers and other videos.
  ---Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie. If there are none in the language of the call, those
  ---in the movie's original language are returned.
  ---@param params marquee.MoviesVideosParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.VideoList?)
  ---@return marquee.Request
  function movies.videos(params, handlers)
    return client:request("movies/videos", params, handlers)
  end

  ---Lists users' reviews of a movie.
  ---Comes from TMDB; an AMC or IMDb id is matched to TMDB's movie. TMDB lists the reviews in the language of the call,
  ---which is English unless another is asked for.
  ---@param params marquee.MoviesReviewsParams
  ---@param handlers? marquee.ReviewListHandlers|fun(error: marquee.Error?, summary: marquee.ReviewSummary?)
  ---@return marquee.Request
  function movies.reviews(params, handlers)
    return client:list("movies/reviews", params, handlers)
  end

  ---Returns where a movie or a show can be streamed, rented or bought.
  ---Comes from TMDB, whose data is JustWatch's: name JustWatch wherever it is shown. An AMC or IMDb id is matched to
  ---TMDB's movie or show. With region, only that country's offers are returned.
  ---@param params marquee.MoviesWatchProvidersParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.WatchProviders?)
  ---@return marquee.Request
  function movies.watch_providers(params, handlers)
    return client:request("movies/watchProviders", params, handlers)
  end

  ---Lists TMDB's movie genres with their ids.
  ---The names are in the language of the call. movies/discover takes the ids.
  ---@param params? marquee.MoviesGenresParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.GenreList?)
  ---@return marquee.Request
  function movies.genres(params, handlers)
    return client:request("movies/genres", params, handlers)
  end

  ---Lists all movies that AMC knows, optionally filtered.
  ---Includes movies that are not playing. A movie must match all filters given.
  ---@param params? marquee.MoviesAllParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.all(params, handlers)
    return client:list("movies/all", params, handlers)
  end

  ---Lists the movies that are in theatres now.
  ---At AMC those that its theatres show today; at TMDB those in theatres in the region.
  ---@param params? marquee.MoviesNowPlayingParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.now_playing(params, handlers)
    return client:list("movies/nowPlaying", params, handlers)
  end

  ---Lists the movies with tickets on advance sale.
  ---AMC's list of movies that have not opened yet but can be booked.
  ---@param params? marquee.MoviesAdvanceTicketsParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.advance_tickets(params, handlers)
    return client:list("movies/advanceTickets", params, handlers)
  end

  ---Lists the movies that AMC has announced.
  ---AMC's list of movies coming soon.
  ---@param params? marquee.MoviesComingSoonParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.coming_soon(params, handlers)
    return client:list("movies/comingSoon", params, handlers)
  end

  ---Lists the movies that play at AMC or are about to.
  ---AMC's list of active movies.
  ---@param params? marquee.MoviesActiveParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.active(params, handlers)
    return client:list("movies/active", params, handlers)
  end

  ---Lists everything that is active anywhere at AMC.
  ---AMC's list of active movies including events and series.
  ---@param params? marquee.MoviesAllActiveParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.all_active(params, handlers)
    return client:list("movies/allActive", params, handlers)
  end

  ---Lists the movies that AMC offers on demand.
  ---AMC's list of movies to watch at home.
  ---@param params? marquee.MoviesOnDemandParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.on_demand(params, handlers)
    return client:list("movies/onDemand", params, handlers)
  end

  ---Lists the most popular movies.
  ---TMDB's list, the most popular first.
  ---@param params? marquee.MoviesPopularParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.popular(params, handlers)
    return client:list("movies/popular", params, handlers)
  end

  ---Lists the top-rated movies.
  ---TMDB's list, the best rated first.
  ---@param params? marquee.MoviesTopRatedParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.top_rated(params, handlers)
    return client:list("movies/topRated", params, handlers)
  end

  ---Lists the movies about to be released.
  ---Movies that theatres in the region, or in the United States if there is no region, show for the first time from
  ---today on, the most popular first; none that was released elsewhere over a year ago.
  ---@param params? marquee.MoviesUpcomingParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.upcoming(params, handlers)
    return client:list("movies/upcoming", params, handlers)
  end

  ---Lists the movies that get the most attention now.
  ---TMDB's list of trending movies over a day or a week.
  ---@param params? marquee.MoviesTrendingParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.trending(params, handlers)
    return client:list("movies/trending", params, handlers)
  end

  ---Lists movies that match given criteria.
  ---Filters and sorts TMDB's catalogue. A movie must match all filters given; region is the country whose release dates
  ---and offers count. Codes and names are checked against the lists of reference/…; filters that contradict each other
  ---are refused.
  ---@param params? marquee.MoviesDiscoverParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.discover(params, handlers)
    return client:list("movies/discover", params, handlers)
  end

  ---@class marquee.methods.people
  local people = {}

  ---Returns one person.
  ---With the id of TMDB or IMDb, or with that of AMC and movieId: AMC knows people only through their films, so the
  ---person is the only one of the same name in TMDB's credits of that film. If that isn't certain, the call fails with
  ----32012. knownFor has the three films and shows with the most votes in the person's department.
  ---@param params marquee.PeopleGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Person?)
  ---@return marquee.Request
  function people.get(params, handlers)
    return client:request("people/get", params, handlers)
  end

  ---Lists the films and shows of one person.
  ---Everything that the person did in front of the camera and behind it, one row per film or show with all parts and
  ---jobs in roles. By default the newest first; what is to come, and first of all what has no day yet, stands before
  ---it.
  ---@param params marquee.PeopleCreditsParams
  ---@param handlers? marquee.PersonCreditListHandlers|fun(error: marquee.Error?, summary: marquee.PersonCreditSummary?)
  ---@return marquee.Request
  function people.credits(params, handlers)
    return client:list("people/credits", params, handlers)
  end

  ---Lists the most popular people.
  ---TMDB's list, the most popular first.
  ---@param params? marquee.PeoplePopularParams
  ---@param handlers? marquee.PersonListHandlers|fun(error: marquee.Error?, summary: marquee.PersonSummary?)
  ---@return marquee.Request
  function people.popular(params, handlers)
    return client:list("people/popular", params, handlers)
  end

  ---Lists the people who get the most attention now.
  ---TMDB's list of trending people over a day or a week.
  ---@param params? marquee.PeopleTrendingParams
  ---@param handlers? marquee.PersonListHandlers|fun(error: marquee.Error?, summary: marquee.PersonSummary?)
  ---@return marquee.Request
  function people.trending(params, handlers)
    return client:list("people/trending", params, handlers)
  end

  ---@class marquee.methods.reference
  local reference = {}

  ---Lists the countries.
  ---TMDB's list, by code (ISO 3166-1 alpha-2); movies/discover takes them as originCountry. Kept for a week.
  ---@param params? marquee.ReferenceCountriesParams
  ---@param handlers? marquee.CodeEntryListHandlers|fun(error: marquee.Error?, summary: marquee.CodeEntrySummary?)
  ---@return marquee.Request
  function reference.countries(params, handlers)
    return client:list("reference/countries", params, handlers)
  end

  ---Lists the languages.
  ---TMDB's list, by code (ISO 639-1); movies/discover takes them as originalLanguage. Kept for a week.
  ---@param params? marquee.ReferenceLanguagesParams
  ---@param handlers? marquee.CodeEntryListHandlers|fun(error: marquee.Error?, summary: marquee.CodeEntrySummary?)
  ---@return marquee.Request
  function reference.languages(params, handlers)
    return client:list("reference/languages", params, handlers)
  end

  ---Lists the jobs of a crew, with their departments.
  ---TMDB's list, department by department. Kept for a week.
  ---@param params? marquee.ReferenceJobsParams
  ---@param handlers? marquee.CodeEntryListHandlers|fun(error: marquee.Error?, summary: marquee.CodeEntrySummary?)
  ---@return marquee.Request
  function reference.jobs(params, handlers)
    return client:list("reference/jobs", params, handlers)
  end

  ---Lists the genres of movies or of shows.
  ---TMDB's list; movies/discover takes the ids as genreIds and the names as genres. movies/genres has those of movies
  ---in one answer. Kept for a week.
  ---@param params? marquee.ReferenceGenresParams
  ---@param handlers? marquee.GenreListHandlers|fun(error: marquee.Error?, summary: marquee.GenreSummary?)
  ---@return marquee.Request
  function reference.genres(params, handlers)
    return client:list("reference/genres", params, handlers)
  end

  ---Lists the age ratings, by country.
  ---TMDB's list, with what they mean and in the order of age; with region only that country's. movies/discover takes
  ---them as certification. Kept for a week.
  ---@param params? marquee.ReferenceCertificationsParams
  ---@param handlers? marquee.CodeEntryListHandlers|fun(error: marquee.Error?, summary: marquee.CodeEntrySummary?)
  ---@return marquee.Request
  function reference.certifications(params, handlers)
    return client:list("reference/certifications", params, handlers)
  end

  ---Lists the streaming services and shops.
  ---TMDB's list (JustWatch's data), with logos; with region only that country's, in the order of its people.
  ---movies/discover takes the ids as watchProviderIds and the names as services. Kept for a week.
  ---@param params? marquee.ReferenceWatchProvidersParams
  ---@param handlers? marquee.WatchProviderListHandlers|fun(error: marquee.Error?, summary: marquee.WatchProviderSummary?)
  ---@return marquee.Request
  function reference.watch_providers(params, handlers)
    return client:list("reference/watchProviders", params, handlers)
  end

  ---Lists the countries for which offers are known.
  ---TMDB's list of the countries whose streaming services it has. Kept for a week.
  ---@param params? marquee.ReferenceWatchRegionsParams
  ---@param handlers? marquee.CodeEntryListHandlers|fun(error: marquee.Error?, summary: marquee.CodeEntrySummary?)
  ---@return marquee.Request
  function reference.watch_regions(params, handlers)
    return client:list("reference/watchRegions", params, handlers)
  end

  ---Lists AMC's attributes of movies, theatres and showtimes.
  ---With what they mean and apply to; lists take the codes and the names as includeAttributes and excludeAttributes.
  ---Kept for a week.
  ---@param params? marquee.ReferenceAttributesParams
  ---@param handlers? marquee.CodeEntryListHandlers|fun(error: marquee.Error?, summary: marquee.CodeEntrySummary?)
  ---@return marquee.Request
  function reference.attributes(params, handlers)
    return client:list("reference/attributes", params, handlers)
  end

  ---Lists AMC's markets.
  ---The regions around cities by which AMC groups its theatres; theatres/all takes them as market. Kept for a week.
  ---@param params? marquee.ReferenceMarketsParams
  ---@param handlers? marquee.CodeEntryListHandlers|fun(error: marquee.Error?, summary: marquee.CodeEntrySummary?)
  ---@return marquee.Request
  function reference.markets(params, handlers)
    return client:list("reference/markets", params, handlers)
  end

  ---Lists the states with AMC's theatres.
  ---theatres/all and showtimes/near take them as state. Kept for a week.
  ---@param params? marquee.ReferenceStatesParams
  ---@param handlers? marquee.CodeEntryListHandlers|fun(error: marquee.Error?, summary: marquee.CodeEntrySummary?)
  ---@return marquee.Request
  function reference.states(params, handlers)
    return client:list("reference/states", params, handlers)
  end

  ---@class marquee.methods.reviews
  local reviews = {}

  ---Returns one review.
  ---It says which movie or show it is of; movies/reviews lists those of a movie.
  ---@param params marquee.ReviewsGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Review?)
  ---@return marquee.Request
  function reviews.get(params, handlers)
    return client:request("reviews/get", params, handlers)
  end

  ---@class marquee.methods.rpc
  local rpc = {}

  ---Returns the contract as an OpenRPC document.
  ---The bytes are those of schema/openrpc.json (OpenRPC, service discovery method). With method or family the document
  ---has these methods alone, with the components that they refer to. The results' schemas are open, since a later
  ---release may add members; params are closed.
  ---@param params? marquee.RpcDiscoverParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: table<string, any>?)
  ---@return marquee.Request
  function rpc.discover(params, handlers)
    return client:request("rpc.discover", params, handlers)
  end

  ---@class marquee.methods.search
  local search = {}

  ---Finds movies by title.
  ---If the first page has results, the query is remembered for suggestions/list. With remember false, or with
  ---MARQUEE_HISTORY=off, nothing about the search is written to a file.
  ---@param params marquee.SearchMoviesParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function search.movies(params, handlers)
    return client:list("search/movies", params, handlers)
  end

  ---Finds people by name.
  ---Searches TMDB's catalogue, or with provider local the index on this machine.
  ---@param params marquee.SearchPeopleParams
  ---@param handlers? marquee.PersonListHandlers|fun(error: marquee.Error?, summary: marquee.PersonSummary?)
  ---@return marquee.Request
  function search.people(params, handlers)
    return client:list("search/people", params, handlers)
  end

  ---Finds television shows by name.
  ---Searches TMDB's catalogue, in any language.
  ---@param params marquee.SearchShowsParams
  ---@param handlers? marquee.ShowListHandlers|fun(error: marquee.Error?, summary: marquee.ShowSummary?)
  ---@return marquee.Request
  function search.shows(params, handlers)
    return client:list("search/shows", params, handlers)
  end

  ---Finds movies, people and television shows.
  ---Searches TMDB's catalogue; results are mixed, in TMDB's order. Results of any other kind are left out and counted
  ---in skipped.
  ---@param params marquee.SearchAllParams
  ---@param handlers? marquee.SearchResultListHandlers|fun(error: marquee.Error?, summary: marquee.SearchResultSummary?)
  ---@return marquee.Request
  function search.all(params, handlers)
    return client:list("search/all", params, handlers)
  end

  ---Finds series of movies by name.
  ---Searches TMDB's catalogue. collections/get returns the parts of one.
  ---@param params marquee.SearchCollectionsParams
  ---@param handlers? marquee.MovieCollectionListHandlers|fun(error: marquee.Error?, summary: marquee.MovieCollectionSummary?)
  ---@return marquee.Request
  function search.collections(params, handlers)
    return client:list("search/collections", params, handlers)
  end

  ---Finds production companies by name.
  ---Searches TMDB's catalogue. companies/get returns one.
  ---@param params marquee.SearchCompaniesParams
  ---@param handlers? marquee.CompanyListHandlers|fun(error: marquee.Error?, summary: marquee.CompanySummary?)
  ---@return marquee.Request
  function search.companies(params, handlers)
    return client:list("search/companies", params, handlers)
  end

  ---Finds keywords for the subjects of movies and shows.
  ---Searches TMDB's catalogue. Most keywords are in English.
  ---@param params marquee.SearchKeywordsParams
  ---@param handlers? marquee.KeywordListHandlers|fun(error: marquee.Error?, summary: marquee.KeywordSummary?)
  ---@return marquee.Request
  function search.keywords(params, handlers)
    return client:list("search/keywords", params, handlers)
  end

  ---Finds AMC theatres by name.
  ---For theatres around a place use theatres/near.
  ---@param params marquee.SearchTheatresParams
  ---@param handlers? marquee.TheatreListHandlers|fun(error: marquee.Error?, summary: marquee.TheatreSummary?)
  ---@return marquee.Request
  function search.theatres(params, handlers)
    return client:list("search/theatres", params, handlers)
  end

  ---Finds images at Pixabay by keyword.
  ---Takes Pixabay's documented search parameters; pageSize takes the place of its per_page. Wherever an image is shown,
  ---name Pixabay as the source and link to the image's page.
  ---@param params? marquee.SearchImagesParams
  ---@param handlers? marquee.ImageListHandlers|fun(error: marquee.Error?, summary: marquee.ImageSummary?)
  ---@return marquee.Request
  function search.images(params, handlers)
    return client:list("search/images", params, handlers)
  end

  ---Finds free video clips at Pixabay by keyword.
  ---Takes Pixabay's documented search parameters; pageSize takes the place of its per_page. Wherever a clip is shown,
  ---name Pixabay as the source and link to the clip's page.
  ---@param params? marquee.SearchVideosParams
  ---@param handlers? marquee.VideoClipListHandlers|fun(error: marquee.Error?, summary: marquee.VideoClipSummary?)
  ---@return marquee.Request
  function search.videos(params, handlers)
    return client:list("search/videos", params, handlers)
  end

  ---@class marquee.methods.server
  local server = {}

  ---Returns its params at once.
  ---Checks that the server responds, and measures the round trip.
  ---@param params? marquee.ServerPingParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Pong?)
  ---@return marquee.Request
  function server.ping(params, handlers)
    return client:request("server/ping", params, handlers)
  end

  ---Reports the server's state and statistics.
  ---Returns its clock, what it has done since it started, its peak memory use, the health of each provider, and the
  ---attributions that the providers require.
  ---@param params? marquee.ServerStatusParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.ServerReport?)
  ---@return marquee.Request
  function server.status(params, handlers)
    return client:request("server/status", params, handlers)
  end

  ---@class marquee.methods.services
  local services = {}

  ---Lists the streaming services of a country, the user's first.
  ---With a region, the services that TMDB knows there, for films and for shows, in its order; those that the user
  ---subscribes to come first. Two requests, which are kept for a week; without an answer of TMDB's the user's own
  ---services are listed, and faults says so. Without a region, or with mine, the services that the user subscribes to,
  ---from this machine alone.
  ---@param params? marquee.ServicesListParams
  ---@param handlers? marquee.StreamingServiceListHandlers|fun(error: marquee.Error?, summary: marquee.StreamingServiceSummary?)
  ---@return marquee.Request
  function services.list(params, handlers)
    return client:list("services/list", params, handlers)
  end

  ---Sets the streaming services that the user subscribes to in a country.
  ---add stores further services of the region, remove takes some away, and without either the answer is what is stored.
  ---The region is required, in the call or given to initialize. Names and ids are looked up in the country's services:
  ---a name that several have, or none, is refused with -32602, and alternatives has the most similar ones; nothing is
  ---changed then. What is stored is removed without a request. The services are stored when this answers; the same call
  ---twice changes nothing.
  ---@param params? marquee.ServicesSetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.ServiceChoice?)
  ---@return marquee.Request
  function services.set(params, handlers)
    return client:request("services/set", params, handlers)
  end

  ---@class marquee.methods.settings
  local settings = {}

  ---Returns the user's settings.
  ---Asks nobody. A setting that another process has stored applies within a second.
  ---@param params? marquee.SettingsGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.UserSettings?)
  ---@return marquee.Request
  function settings.get(params, handlers)
    return client:request("settings/get", params, handlers)
  end

  ---Stores settings.
  ---Only what is given is changed, the region and the language of the call among it, and what reset names gets its
  ---default again. The settings apply to every later call. They are written to config.json in the configuration folder,
  ---whose other members stay as they are. Neither the place nor the theatres are looked up here: a call that uses them
  ---says if there is no such place.
  ---@param params? marquee.SettingsSetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.UserSettings?)
  ---@return marquee.Request
  function settings.set(params, handlers)
    return client:request("settings/set", params, handlers)
  end

  ---@class marquee.methods.shows
  local shows = {}

  ---Returns one television show.
  ---With its seasons in short, its latest and its next episode, from TMDB in one request. An id of IMDb, TheTVDB or
  ---Wikidata is looked up there first, and linkedFrom names it.
  ---@param params marquee.ShowsGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Show?)
  ---@return marquee.Request
  function shows.get(params, handlers)
    return client:request("shows/get", params, handlers)
  end

  ---Returns one season of a television show with its episodes.
  ---An unknown season fails with notFound (-32012); its hint names the seasons that exist if an earlier answer has told
  ---them.
  ---@param params marquee.ShowsSeasonParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Season?)
  ---@return marquee.Request
  function shows.season(params, handlers)
    return client:request("shows/season", params, handlers)
  end

  ---Lists the most popular television shows.
  ---TMDB's list, the most popular first.
  ---@param params? marquee.ShowsPopularParams
  ---@param handlers? marquee.ShowListHandlers|fun(error: marquee.Error?, summary: marquee.ShowSummary?)
  ---@return marquee.Request
  function shows.popular(params, handlers)
    return client:list("shows/popular", params, handlers)
  end

  ---Lists the top-rated television shows.
  ---TMDB's list, the best rated first.
  ---@param params? marquee.ShowsTopRatedParams
  ---@param handlers? marquee.ShowListHandlers|fun(error: marquee.Error?, summary: marquee.ShowSummary?)
  ---@return marquee.Request
  function shows.top_rated(params, handlers)
    return client:list("shows/topRated", params, handlers)
  end

  ---Lists the television shows of this week.
  ---Shows with an episode within the next seven days, from TMDB.
  ---@param params? marquee.ShowsOnTheAirParams
  ---@param handlers? marquee.ShowListHandlers|fun(error: marquee.Error?, summary: marquee.ShowSummary?)
  ---@return marquee.Request
  function shows.on_the_air(params, handlers)
    return client:list("shows/onTheAir", params, handlers)
  end

  ---Lists the television shows of today.
  ---Shows that broadcast an episode today, from TMDB.
  ---@param params? marquee.ShowsAiringTodayParams
  ---@param handlers? marquee.ShowListHandlers|fun(error: marquee.Error?, summary: marquee.ShowSummary?)
  ---@return marquee.Request
  function shows.airing_today(params, handlers)
    return client:list("shows/airingToday", params, handlers)
  end

  ---Lists the television shows that get the most attention now.
  ---TMDB's list of trending shows over a day or a week.
  ---@param params? marquee.ShowsTrendingParams
  ---@param handlers? marquee.ShowListHandlers|fun(error: marquee.Error?, summary: marquee.ShowSummary?)
  ---@return marquee.Request
  function shows.trending(params, handlers)
    return client:list("shows/trending", params, handlers)
  end

  ---Lists television shows that match given criteria.
  ---Filters and sorts TMDB's catalogue. A show must match all filters given; names are checked against the lists of
  ---reference/….
  ---@param params? marquee.ShowsDiscoverParams
  ---@param handlers? marquee.ShowListHandlers|fun(error: marquee.Error?, summary: marquee.ShowSummary?)
  ---@return marquee.Request
  function shows.discover(params, handlers)
    return client:list("shows/discover", params, handlers)
  end

  ---@class marquee.methods.showtimes
  local showtimes = {}

  ---Returns one showtime.
  ---Includes ticket prices, taxes and fees where AMC gives them.
  ---@param params marquee.ShowtimesGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Showtime?)
  ---@return marquee.Request
  function showtimes.get(params, handlers)
    return client:request("showtimes/get", params, handlers)
  end

  ---Returns the seating layout of a showtime.
  ---Each seat comes with its availability.
  ---@param params marquee.ShowtimesSeatsParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.SeatingLayout?)
  ---@return marquee.Request
  function showtimes.seats(params, handlers)
    return client:request("showtimes/seats", params, handlers)
  end

  ---Finds the price and the best seats for a party.
  ---One call returns the total price in parts, the best free seats, a map of the auditorium and the page to buy at. It
  ---doesn't book or hold anything.
  ---@param params marquee.ShowtimesPlanParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.ShowtimePlan?)
  ---@return marquee.Request
  function showtimes.plan(params, handlers)
    return client:request("showtimes/plan", params, handlers)
  end

  ---Lists the showtimes of a theatre.
  ---Lists those of one day, or all upcoming ones if there is no date. A day without showtimes is an empty list.
  ---@param params marquee.ShowtimesAtTheatreParams
  ---@param handlers? marquee.ShowtimeListHandlers|fun(error: marquee.Error?, summary: marquee.ShowtimeSummary?)
  ---@return marquee.Request
  function showtimes.at_theatre(params, handlers)
    return client:list("showtimes/atTheatre", params, handlers)
  end

  ---Lists one day's showtimes around a place.
  ---The day is that of each theatre's local time. Only AMC theatres are listed.
  ---@param params marquee.ShowtimesNearParams
  ---@param handlers? marquee.ShowtimeListHandlers|fun(error: marquee.Error?, summary: marquee.ShowtimeSummary?)
  ---@return marquee.Request
  function showtimes.near(params, handlers)
    return client:list("showtimes/near", params, handlers)
  end

  ---Lists what is on at a place on one day or several, by movie.
  ---Asks the theatres at the place side by side. A movie's row has its showings at all of them, so the pages begin when
  ---the last has answered. A stream that begins with page 1 gets partials before: each movie with its showings at the
  ---theatres that have answered so far, and again whenever more is known of it. No showing of a partial is taken back;
  ---the pages have all of them. Of several days, partials have the first one on which something is on. Several days are
  ---asked for one after the other, and with groupBy day a stream gets the pages of a day before the next ones are
  ---known, the totals with the last; a film by its id is asked for on all days at once. A later page keeps the order of
  ---the first one for ten minutes, so that showings that are added meanwhile shift no row over the end of a page that
  ---was read. Each showing has its theatre, local time, format, price for the party and availability, so that no second
  ---call is needed to decide. Pages say which place and which day were understood. A place that AMC doesn't have is
  ----32012; words beside the place, such as a format, are -32602, and the hint has the arguments to send. A theatre
  ---that fails is named in faults, and the others' showings are given. Auditoriums for private rental are left out.
  ---@param params? marquee.ShowtimesWhatsOnParams
  ---@param handlers? marquee.MovieShowingsListHandlers|fun(error: marquee.Error?, summary: marquee.MovieShowingsSummary?)
  ---@return marquee.Request
  function showtimes.whats_on(params, handlers)
    return client:list("showtimes/whatsOn", params, handlers)
  end

  ---Returns the next showtime of a movie at a theatre.
  ---Returns the first one that is still to come.
  ---@param params marquee.ShowtimesEarliestParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Showtime?)
  ---@return marquee.Request
  function showtimes.earliest(params, handlers)
    return client:request("showtimes/earliest", params, handlers)
  end

  ---@class marquee.methods.suggestions
  local suggestions = {}

  ---Lists the remembered searches.
  ---The most recent comes first. The last ten are kept, or as many as MARQUEE_HISTORY says.
  ---@param params? marquee.SuggestionsListParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.SuggestionList?)
  ---@return marquee.Request
  function suggestions.list(params, handlers)
    return client:request("suggestions/list", params, handlers)
  end

  ---Completes a title or a name as it is typed.
  ---Answers from this machine alone, without a connection, for each key that is pressed. Typing errors are forgiven;
  ---words may be in any order, run together or apart; accents, case, width and the spelling of small numbers don't
  ---matter; scripts without blanks are found from one character on. The index has TMDB's lists, which hold original
  ---titles only; index/update fetches them, and nothing else does. Titles in other languages, years, posters, AMC's
  ---movies and theatres are known once an answer held them: the last 20,000 of each kind are kept, except what a search
  ---held that is not to be remembered, until suggestions/clear. A kind without an index has no items, and the first
  ---answer that lacks one says so in hint. In the sandbox the items are those of its catalogue.
  ---@param params marquee.SuggestionsCompleteParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.CompletionList?)
  ---@return marquee.Request
  function suggestions.complete(params, handlers)
    return client:request("suggestions/complete", params, handlers)
  end

  ---Forgets one remembered search.
  ---Takes effect before any later request starts; the query is also erased from the file of remembered searches. Cached
  ---responses stay until suggestions/clear. If another process holds the file, the call fails after at most two seconds
  ---and is retryable.
  ---@param params marquee.SuggestionsRemoveParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.SuggestionRemoval?)
  ---@return marquee.Request
  function suggestions.remove(params, handlers)
    return client:request("suggestions/remove", params, handlers)
  end

  ---Forgets all remembered searches and all cached responses.
  ---Takes effect before any later request starts. Both are erased from this program's files, except for its log and any
  ---file of remembered searches that was set aside as damaged. The cached responses of every method go, since the URL
  ---of any of them may contain a query; images stay. Other running processes keep what they have in memory. If another
  ---process holds a file, the call fails after at most two seconds and is retryable; a part may be forgotten by then.
  ---@param params? marquee.SuggestionsClearParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.SuggestionRemoval?)
  ---@return marquee.Request
  function suggestions.clear(params, handlers)
    return client:request("suggestions/clear", params, handlers)
  end

  ---@class marquee.methods.theatres
  local theatres = {}

  ---Lists all AMC theatres, optionally filtered.
  ---A theatre must match all filters given.
  ---@param params? marquee.TheatresAllParams
  ---@param handlers? marquee.TheatreListHandlers|fun(error: marquee.Error?, summary: marquee.TheatreSummary?)
  ---@return marquee.Request
  function theatres.all(params, handlers)
    return client:list("theatres/all", params, handlers)
  end

  ---Returns one theatre.
  ---The theatre is named by its id or by its slug.
  ---@param params? marquee.TheatresGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Theatre?)
  ---@return marquee.Request
  function theatres.get(params, handlers)
    return client:request("theatres/get", params, handlers)
  end

  ---Lists the AMC theatres around a place.
  ---The nearest comes first; each comes with its distance.
  ---@param params marquee.TheatresNearParams
  ---@param handlers? marquee.TheatreListHandlers|fun(error: marquee.Error?, summary: marquee.TheatreSummary?)
  ---@return marquee.Request
  function theatres.near(params, handlers)
    return client:list("theatres/near", params, handlers)
  end

  ---Lists the AMC theatres that show a movie.
  ---The movie is named by its id or by its release number.
  ---@param params? marquee.TheatresShowingParams
  ---@param handlers? marquee.TheatreListHandlers|fun(error: marquee.Error?, summary: marquee.TheatreSummary?)
  ---@return marquee.Request
  function theatres.showing(params, handlers)
    return client:list("theatres/showing", params, handlers)
  end

  ---Lists the theatres at a place, given as people say it.
  ---Nearest first, with their distance. The page says which place was understood. A theatre's name or id finds that
  ---theatre alone, unless radiusKilometres is given. A place that AMC doesn't have is -32012, and its hint names the
  ---nearest; words that say something else, such as a format or a day, are -32602, and the hint has the arguments to
  ---send.
  ---@param params? marquee.TheatresFindParams
  ---@param handlers? marquee.TheatreListHandlers|fun(error: marquee.Error?, summary: marquee.TheatreSummary?)
  ---@return marquee.Request
  function theatres.find(params, handlers)
    return client:list("theatres/find", params, handlers)
  end

  ---Lists the places that a text may mean.
  ---Finds cities, zip codes and AMC theatres, for use with theatres/near, theatres/get or showtimes/near.
  ---@param params marquee.TheatresSuggestParams
  ---@param handlers? marquee.PlaceListHandlers|fun(error: marquee.Error?, summary: marquee.PlaceSummary?)
  ---@return marquee.Request
  function theatres.suggest(params, handlers)
    return client:list("theatres/suggest", params, handlers)
  end

  ---@class marquee.methods.watch
  local watch = {}

  ---Watches for tickets, showings, seats, a release, or films of a list.
  ---The watch lasts until it ends or is removed, whoever is connected; whichever process runs asks the provider again
  ---and again, politely. Answers with what is true now, which is asked anew whatever cache says. A condition that is
  ---watched already stays one watch: it is the answer, with existing, and name, every, until and once are changed if
  ---they are given. There can be 1,000 watches, with 16 MiB of definitions; more are refused with requestFailed and
  ---limit. What changes from then on is in the log of events (watch/events, watch/follow) and told by watch/didChange.
  ---tickets needs movie or movieId, and takes the place; showings needs the place; seats needs showtimeId, or the place
  ---and date; release needs movieId or showId. A place means at most its ten nearest theatres, theatreIds all of them.
  ---Where showings and seats need one, and for the library, the usual place of the settings stands for one that is left
  ---out. library is one watch for all films that the library has as wanted (the 2,000 that were added last): tickets
  ---(at the place, or else anywhere at AMC), the first showing in a format, the arrival at one of the user's services
  ---(services/set) in the region, and the digital release's date, each told once. A film that is added to the library
  ---joins at the next check, one that is removed or seen leaves. However many films there are, a check asks AMC for its
  ---programme once, and TMDB for at most 50 films, each at most every six hours; the others are asked for in the next
  ---minutes. person needs personId, and takes the place of the tickets.
  ---@param params marquee.WatchAddParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Watch?)
  ---@return marquee.Request
  function watch.add(params, handlers)
    return client:request("watch/add", params, handlers)
  end

  ---Lists the watches.
  ---In the order in which they were added, each without the items of what is true now, which watch/get has.
  ---@param params? marquee.WatchListParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Watches?)
  ---@return marquee.Request
  function watch.list(params, handlers)
    return client:request("watch/list", params, handlers)
  end

  ---Gets one watch.
  ---With what was true when it was last checked, when that was, when it will be checked next, and why it fails if it
  ---does.
  ---@param params marquee.WatchGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Watch?)
  ---@return marquee.Request
  function watch.get(params, handlers)
    return client:request("watch/get", params, handlers)
  end

  ---Changes a watch: its name, its times, or what it waits for.
  ---Only what is given is changed. A change of what is waited for is checked at once; what differs from before because
  ---of the change itself is no event.
  ---@param params marquee.WatchUpdateParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Watch?)
  ---@return marquee.Request
  function watch.update(params, handlers)
    return client:request("watch/update", params, handlers)
  end

  ---Removes a watch.
  ---Its events stay in the log.
  ---@param params marquee.WatchRemoveParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.WatchRemoval?)
  ---@return marquee.Request
  function watch.remove(params, handlers)
    return client:request("watch/remove", params, handlers)
  end

  ---Checks a watch now.
  ---Asks the provider without waiting for the next check, within the rate kept for watches. What has changed is an
  ---event as always. A check that fails is no error: the watch says why.
  ---@param params marquee.WatchCheckParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Watch?)
  ---@return marquee.Request
  function watch.check(params, handlers)
    return client:request("watch/check", params, handlers)
  end

  ---Reads the log of events.
  ---The oldest first. The log keeps the last 100,000 events, at most 64 MiB of them, whatever their age. Cursors only
  ---grow, but not always by 1, and belong to their machine's log: with a cursor that this log never gave, gap is true.
  ---@param params? marquee.WatchEventsParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.WatchEventList?)
  ---@return marquee.Request
  function watch.events(params, handlers)
    return client:request("watch/events", params, handlers)
  end

  ---Follows the events as they happen.
  ---With a partialResultToken it sends what was missed since after, then each event as it happens, for as long as the
  ---request is not cancelled. Without one it answers as soon as there is an event, with all there are. It takes none of
  ---the places of running requests and has no time limit; it is served from the log, so a client that doesn't read
  ---costs nothing and one that comes back with its cursor misses nothing. At the end of input it ends with
  ---serverCancelled, once what was missed has been sent. Its errors have a cursor: the after to go on from.
  ---@param params? marquee.WatchFollowParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.WatchSummary?)
  ---@return marquee.Request
  function watch.follow(params, handlers)
    return client:request("watch/follow", params, handlers)
  end

  ---Confirms events for a receiver.
  ---The next watch/follow of the receiver without after goes on after them. What is confirmed only grows: a lower
  ---cursor changes nothing. The thousand receivers that confirmed last are kept. Names are apart from the commands of
  ---marquee watch --exec.
  ---@param params marquee.WatchDeliveredParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.WatchReceipt?)
  ---@return marquee.Request
  function watch.delivered(params, handlers)
    return client:request("watch/delivered", params, handlers)
  end

  return {
    calendar = calendar,
    collections = collections,
    companies = companies,
    credentials = credentials,
    images = images,
    index = index,
    library = library,
    movies = movies,
    people = people,
    reference = reference,
    reviews = reviews,
    rpc = rpc,
    search = search,
    server = server,
    services = services,
    settings = settings,
    shows = shows,
    showtimes = showtimes,
    suggestions = suggestions,
    theatres = theatres,
    watch = watch,
  }
end

return methods
