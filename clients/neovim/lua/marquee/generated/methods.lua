-- SPDX-License-Identifier: MIT
-- Written by `swift run generate` from schema/; changes belong there.

local methods = {}

---The version of the contract that this was written from.
methods.contract_version = "2.0.0"

---@class marquee.Methods
---@field credentials marquee.methods.credentials
---@field images marquee.methods.images
---@field movies marquee.methods.movies
---@field rpc marquee.methods.rpc
---@field search marquee.methods.search
---@field server marquee.methods.server
---@field showtimes marquee.methods.showtimes
---@field suggestions marquee.methods.suggestions
---@field theatres marquee.methods.theatres

---The methods, as functions that a client sends.
---@param client marquee.Client
---@return marquee.Methods
function methods.bind(client)
  ---@class marquee.methods.credentials
  local credentials = {}

  ---Sets a provider's key.
  ---It is used from the next request on. An empty key removes the one that is there.
  ---@param params marquee.CredentialsSetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.CredentialStatus?)
  ---@return marquee.Request
  function credentials.set(params, handlers)
    return client:request("credentials/set", params, handlers)
  end

  ---Says which keys are there.
  ---Never the keys themselves, and without asking a provider.
  ---@param params? marquee.CredentialsStatusParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.CredentialList?)
  ---@return marquee.Request
  function credentials.status(params, handlers)
    return client:request("credentials/status", params, handlers)
  end

  ---@class marquee.methods.images
  local images = {}

  ---Says where an image is.
  ---In the size that was asked for.
  ---@param params? marquee.ImagesUrlParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.ImageLocation?)
  ---@return marquee.Request
  function images.url(params, handlers)
    return client:request("images/url", params, handlers)
  end

  ---Makes an image a file.
  ---It is downloaded unless it is there already: an address names the same picture for ever, so ageSeconds is that of
  ---the answer that named the address. Only images from the providers' hosts are fetched.
  ---@param params? marquee.ImagesFetchParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.FetchedImage?)
  ---@return marquee.Request
  function images.fetch(params, handlers)
    return client:request("images/fetch", params, handlers)
  end

  ---@class marquee.methods.movies
  local movies = {}

  ---Gives one movie.
  ---By any id, by AMC's web address or by AMC's internal release number. With link the other provider's id and fields
  ---are added, and the movie as known so far is sent as a partial, if there is a partialResultToken. The other provider
  ---gets half of the time that is left, at most 10 seconds; if it can't answer, the movie comes without its fields, and
  ---linkFault says why.
  ---@param params? marquee.MoviesGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Movie?)
  ---@return marquee.Request
  function movies.get(params, handlers)
    return client:request("movies/get", params, handlers)
  end

  ---Lists movies like one.
  ---AMC lists similar movies on demand, TMDB those that share genres and keywords; the id says who is asked.
  ---@param params marquee.MoviesSimilarParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.similar(params, handlers)
    return client:list("movies/similar", params, handlers)
  end

  ---Lists what people who like a movie like.
  ---TMDB's list; for a movie of another provider the same movie is looked for there.
  ---@param params marquee.MoviesRecommendationsParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.recommendations(params, handlers)
    return client:list("movies/recommendations", params, handlers)
  end

  ---Says who made a movie and who plays in it.
  ---From the provider that the id names.
  ---@param params marquee.MoviesCreditsParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Credits?)
  ---@return marquee.Request
  function movies.credits(params, handlers)
    return client:request("movies/credits", params, handlers)
  end

  ---Gives a movie's trailers and other videos.
  ---From TMDB; for a movie of another provider the same movie is looked for there. Where there are none in the language
  ---asked for, those in the original language are given.
  ---@param params marquee.MoviesVideosParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.VideoList?)
  ---@return marquee.Request
  function movies.videos(params, handlers)
    return client:request("movies/videos", params, handlers)
  end

  ---Says where a movie can be watched at home.
  ---From TMDB, whose data comes from JustWatch; for a movie of another provider the same movie is looked for there.
  ---@param params marquee.MoviesWatchProvidersParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.WatchProviders?)
  ---@return marquee.Request
  function movies.watch_providers(params, handlers)
    return client:request("movies/watchProviders", params, handlers)
  end

  ---Lists the genres that movies can have.
  ---From TMDB, named in the language of the call.
  ---@param params? marquee.MoviesGenresParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.GenreList?)
  ---@return marquee.Request
  function movies.genres(params, handlers)
    return client:request("movies/genres", params, handlers)
  end

  ---Lists all movies, or those that match.
  ---Everything AMC knows, whether it plays or not. Several filters together narrow the list.
  ---@param params? marquee.MoviesAllParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.all(params, handlers)
    return client:list("movies/all", params, handlers)
  end

  ---Lists the movies that play now.
  ---At AMC what its theatres show today; at TMDB what is in theatres of the region.
  ---@param params? marquee.MoviesNowPlayingParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.now_playing(params, handlers)
    return client:list("movies/nowPlaying", params, handlers)
  end

  ---Lists the movies whose tickets are sold in advance.
  ---AMC's list of movies that are not shown yet and can be booked.
  ---@param params? marquee.MoviesAdvanceTicketsParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.advance_tickets(params, handlers)
    return client:list("movies/advanceTickets", params, handlers)
  end

  ---Lists the movies that come soon.
  ---AMC's list of announced movies.
  ---@param params? marquee.MoviesComingSoonParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.coming_soon(params, handlers)
    return client:list("movies/comingSoon", params, handlers)
  end

  ---Lists the movies that are active.
  ---AMC's list of movies that play or are about to.
  ---@param params? marquee.MoviesActiveParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.active(params, handlers)
    return client:list("movies/active", params, handlers)
  end

  ---Lists all movies that are active anywhere.
  ---AMC's list of active movies, events and series included.
  ---@param params? marquee.MoviesAllActiveParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.all_active(params, handlers)
    return client:list("movies/allActive", params, handlers)
  end

  ---Lists the movies to watch at home.
  ---AMC's list of movies on demand.
  ---@param params? marquee.MoviesOnDemandParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.on_demand(params, handlers)
    return client:list("movies/onDemand", params, handlers)
  end

  ---Lists the movies with the most attention.
  ---TMDB's list, most popular first.
  ---@param params? marquee.MoviesPopularParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.popular(params, handlers)
    return client:list("movies/popular", params, handlers)
  end

  ---Lists the movies with the best ratings.
  ---TMDB's list, best first.
  ---@param params? marquee.MoviesTopRatedParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.top_rated(params, handlers)
    return client:list("movies/topRated", params, handlers)
  end

  ---Lists the movies that come out soon.
  ---TMDB's list for the region.
  ---@param params? marquee.MoviesUpcomingParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.upcoming(params, handlers)
    return client:list("movies/upcoming", params, handlers)
  end

  ---Lists the movies of the hour.
  ---TMDB's list of what people look at, over a day or a week.
  ---@param params? marquee.MoviesTrendingParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.trending(params, handlers)
    return client:list("movies/trending", params, handlers)
  end

  ---Finds movies by what they are.
  ---TMDB's catalogue, filtered and sorted. region says whose release dates and offers count.
  ---@param params? marquee.MoviesDiscoverParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function movies.discover(params, handlers)
    return client:list("movies/discover", params, handlers)
  end

  ---@class marquee.methods.rpc
  local rpc = {}

  ---Gives this document.
  ---The contract, in the same bytes as schema/openrpc.json has them (OpenRPC, service discovery method).
  ---@param params? marquee.RpcDiscoverParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: table<string, any>?)
  ---@return marquee.Request
  function rpc.discover(params, handlers)
    return client:request("rpc.discover", params, handlers)
  end

  ---@class marquee.methods.search
  local search = {}

  ---Finds movies by their title.
  ---A search whose first page finds something is remembered as a suggestion. With remember false, or
  ---MARQUEE_HISTORY=off, no file holds anything of it.
  ---@param params marquee.SearchMoviesParams
  ---@param handlers? marquee.MovieListHandlers|fun(error: marquee.Error?, summary: marquee.MovieSummary?)
  ---@return marquee.Request
  function search.movies(params, handlers)
    return client:list("search/movies", params, handlers)
  end

  ---Finds people by their name.
  ---In TMDB's catalogue.
  ---@param params marquee.SearchPeopleParams
  ---@param handlers? marquee.PersonListHandlers|fun(error: marquee.Error?, summary: marquee.PersonSummary?)
  ---@return marquee.Request
  function search.people(params, handlers)
    return client:list("search/people", params, handlers)
  end

  ---Finds movies, people and television shows at once.
  ---Mixed, in TMDB's order. What is none of these is skipped and counted.
  ---@param params marquee.SearchAllParams
  ---@param handlers? marquee.SearchResultListHandlers|fun(error: marquee.Error?, summary: marquee.SearchResultSummary?)
  ---@return marquee.Request
  function search.all(params, handlers)
    return client:list("search/all", params, handlers)
  end

  ---Finds theatres by their name.
  ---Among AMC's theatres.
  ---@param params marquee.SearchTheatresParams
  ---@param handlers? marquee.TheatreListHandlers|fun(error: marquee.Error?, summary: marquee.TheatreSummary?)
  ---@return marquee.Request
  function search.theatres(params, handlers)
    return client:list("search/theatres", params, handlers)
  end

  ---Finds images by keywords.
  ---At Pixabay, with every parameter that it documents; its per_page is pageSize. Whoever shows an image says where it
  ---is from and links its page.
  ---@param params marquee.SearchImagesParams
  ---@param handlers? marquee.ImageListHandlers|fun(error: marquee.Error?, summary: marquee.ImageSummary?)
  ---@return marquee.Request
  function search.images(params, handlers)
    return client:list("search/images", params, handlers)
  end

  ---@class marquee.methods.server
  local server = {}

  ---Answers at once with what it got.
  ---To see that the program is there, and how long the way takes.
  ---@param params? marquee.ServerPingParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Pong?)
  ---@return marquee.Request
  function server.ping(params, handlers)
    return client:request("server/ping", params, handlers)
  end

  ---Says how the program is doing.
  ---What time it is for it, what it has done since it started, how much memory it needed, how each upstream is doing,
  ---and what the providers ask to be shown.
  ---@param params? marquee.ServerStatusParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.ServerReport?)
  ---@return marquee.Request
  function server.status(params, handlers)
    return client:request("server/status", params, handlers)
  end

  ---@class marquee.methods.showtimes
  local showtimes = {}

  ---Gives one showtime.
  ---With its prices, taxes and fees, as far as AMC gives them.
  ---@param params marquee.ShowtimesGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Showtime?)
  ---@return marquee.Request
  function showtimes.get(params, handlers)
    return client:request("showtimes/get", params, handlers)
  end

  ---Gives the seats of a showtime.
  ---Which there are and which can still be booked.
  ---@param params marquee.ShowtimesSeatsParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.SeatingLayout?)
  ---@return marquee.Request
  function showtimes.seats(params, handlers)
    return client:request("showtimes/seats", params, handlers)
  end

  ---Lists the showtimes of a theatre.
  ---Of one day by the theatre's clock, or all that are still to come. A day without showtimes is an empty list.
  ---@param params marquee.ShowtimesAtTheatreParams
  ---@param handlers? marquee.ShowtimeListHandlers|fun(error: marquee.Error?, summary: marquee.ShowtimeSummary?)
  ---@return marquee.Request
  function showtimes.at_theatre(params, handlers)
    return client:list("showtimes/atTheatre", params, handlers)
  end

  ---Lists the showtimes around a place.
  ---Of one day by the theatres' clocks.
  ---@param params marquee.ShowtimesNearParams
  ---@param handlers? marquee.ShowtimeListHandlers|fun(error: marquee.Error?, summary: marquee.ShowtimeSummary?)
  ---@return marquee.Request
  function showtimes.near(params, handlers)
    return client:list("showtimes/near", params, handlers)
  end

  ---Gives the first showtime of a movie at a theatre.
  ---The first that is still to come.
  ---@param params marquee.ShowtimesEarliestParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Showtime?)
  ---@return marquee.Request
  function showtimes.earliest(params, handlers)
    return client:request("showtimes/earliest", params, handlers)
  end

  ---@class marquee.methods.suggestions
  local suggestions = {}

  ---Lists the remembered searches.
  ---The newest first; the last ten are kept, or as many as MARQUEE_HISTORY says.
  ---@param params? marquee.SuggestionsListParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.SuggestionList?)
  ---@return marquee.Request
  function suggestions.list(params, handlers)
    return client:request("suggestions/list", params, handlers)
  end

  ---Forgets a search.
  ---It takes effect before any later request starts, and the search can't be read in the file of the remembered
  ---searches any more. Kept responses to it stay until suggestions/clear. While another process holds the file it fails
  ---after two seconds at most, retryable.
  ---@param params marquee.SuggestionsRemoveParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.SuggestionRemoval?)
  ---@return marquee.Request
  function suggestions.remove(params, handlers)
    return client:request("suggestions/remove", params, handlers)
  end

  ---Forgets all searches, and every kept response.
  ---It takes effect before any later request starts. Nothing of them can be read any more in a file of this program,
  ---except for its log and a file of remembered searches that was set aside as damaged. Since the address of any
  ---response may hold what was searched for, all kept responses go, of every method; images stay. Other processes that
  ---run keep in memory what they have. While another process holds a file it fails after two seconds at most,
  ---retryable, and may have forgotten a part.
  ---@param params? marquee.SuggestionsClearParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.SuggestionRemoval?)
  ---@return marquee.Request
  function suggestions.clear(params, handlers)
    return client:request("suggestions/clear", params, handlers)
  end

  ---@class marquee.methods.theatres
  local theatres = {}

  ---Lists all theatres, or those that match.
  ---Several filters together narrow the list.
  ---@param params? marquee.TheatresAllParams
  ---@param handlers? marquee.TheatreListHandlers|fun(error: marquee.Error?, summary: marquee.TheatreSummary?)
  ---@return marquee.Request
  function theatres.all(params, handlers)
    return client:list("theatres/all", params, handlers)
  end

  ---Gives one theatre.
  ---By id or by AMC's web address.
  ---@param params? marquee.TheatresGetParams
  ---@param handlers? marquee.CallHandlers|fun(error: marquee.Error?, result: marquee.Theatre?)
  ---@return marquee.Request
  function theatres.get(params, handlers)
    return client:request("theatres/get", params, handlers)
  end

  ---Lists theatres around a place.
  ---The nearest first, with their distance.
  ---@param params marquee.TheatresNearParams
  ---@param handlers? marquee.TheatreListHandlers|fun(error: marquee.Error?, summary: marquee.TheatreSummary?)
  ---@return marquee.Request
  function theatres.near(params, handlers)
    return client:list("theatres/near", params, handlers)
  end

  ---Lists theatres that show a movie.
  ---By the movie or by the number of its release.
  ---@param params? marquee.TheatresShowingParams
  ---@param handlers? marquee.TheatreListHandlers|fun(error: marquee.Error?, summary: marquee.TheatreSummary?)
  ---@return marquee.Request
  function theatres.showing(params, handlers)
    return client:list("theatres/showing", params, handlers)
  end

  ---Lists the theatres at a place, given as people say it.
  ---Nearest first, with their distance. The page says which place was understood. A theatre's name or id finds that
  ---theatre alone, unless radiusKilometres is given. A place that is not found gives an empty page, whose message says
  ---what was tried and names the nearest spelling.
  ---@param params? marquee.TheatresFindParams
  ---@param handlers? marquee.TheatreListHandlers|fun(error: marquee.Error?, summary: marquee.TheatreSummary?)
  ---@return marquee.Request
  function theatres.find(params, handlers)
    return client:list("theatres/find", params, handlers)
  end

  ---Lists places that a text may mean.
  ---Cities, zip codes and theatres, to go on with theatres/near, theatres/get or showtimes/near.
  ---@param params marquee.TheatresSuggestParams
  ---@param handlers? marquee.PlaceListHandlers|fun(error: marquee.Error?, summary: marquee.PlaceSummary?)
  ---@return marquee.Request
  function theatres.suggest(params, handlers)
    return client:list("theatres/suggest", params, handlers)
  end

  return {
    credentials = credentials,
    images = images,
    movies = movies,
    rpc = rpc,
    search = search,
    server = server,
    showtimes = showtimes,
    suggestions = suggestions,
    theatres = theatres,
  }
end

return methods
