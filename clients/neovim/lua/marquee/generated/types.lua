---@meta
-- SPDX-License-Identifier: MIT
-- Written by `swift run generate` from schema/; changes belong there.

---What an image belongs to.
---@alias marquee.ArtworkKind "movie"|"person"|"theatre"

---Which image of an entity.
---@alias marquee.ArtworkType "poster"|"backdrop"|"profile"|"logo"

---Where an image is.
---@class marquee.ImageLocation
---@field url string Its address.
---@field provider marquee.Provider Whose image it is.
---@field size? string The size that was chosen, as the provider names it.
---@field width? integer How wide that size is; left out for the original.
---@field path? string The image's path at the provider.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---An image that is now a file.
---@class marquee.FetchedImage
---@field path string The file. It stays until newer ones need its room.
---@field contentType string What kind of image it is (media type).
---@field width? integer How wide it is; left out if the file doesn't tell.
---@field height? integer How high it is; left out if the file doesn't tell.
---@field bytes integer How large the file is.
---@field url string Where it came from.
---@field provider marquee.Provider Whose image it is.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---A feature of a movie, a theatre or a showtime, as AMC lists them.
---@class marquee.Attribute
---@field code string What filters call it.
---@field name? string What people call it.
---@field description? string What it means.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---Whether a provider's key is there. The key itself is never shown.
---@class marquee.CredentialStatus
---@field provider marquee.Provider Which provider.
---@field configured boolean True if a key is there.
---@field source? marquee.CredentialSource Where it is from; left out if there is none.
---@field scheme? marquee.CredentialScheme How it is sent; left out if there is none.
---@field hint? string How to set one, or what is wrong with it.

---Where a key is from.
---@alias marquee.CredentialSource "request"|"environment"|"file"|"sandbox"

---How a key is sent.
---@alias marquee.CredentialScheme "header"|"bearer"|"query"

---Whether each provider's key is there.
---@class marquee.CredentialList
---@field credentials marquee.CredentialStatus[] One for each provider.
---@field warnings? string[] What is wrong with the configuration file, or with a key of the environment; left out if nothing.

---Who plays in a movie and who made it.
---@class marquee.Credits
---@field id? marquee.MovieID Which movie.
---@field cast marquee.Credit[] Who plays in it, leading parts first.
---@field crew marquee.Credit[] Who made it.
---@field linkedFrom? marquee.EntityID The id that was asked for, where the provider that answers knows the entity by another one.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---One person's part in a movie.
---@class marquee.Credit
---@field name string The person's name.
---@field id? marquee.PersonID Which person.
---@field character? string Who they play.
---@field job? string What they do.
---@field department? string What kind of work that is.
---@field order? integer Their place in the list of the cast; smaller is more prominent.
---@field biography? string Their life.
---@field profileUrl? string A picture of them.
---@field profilePath? string What images/url and images/fetch call the picture.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---Which entity of which provider, as provider:kind:native. IMDb's ids say themselves what they are of, and stay as in
---imdb:tt0096895.
---@alias marquee.EntityID string

---An id of any kind. Where the kind is clear from the parameter it may be left out, as in amc:610.
---@alias marquee.EntityReference string

---A movie at AMC, TMDB or IMDb.
---@alias marquee.MovieID string

---A movie at AMC, TMDB or IMDb. Where the kind is clear from the parameter it may be left out, as in amc:61234.
---@alias marquee.MovieReference string

---A person at AMC, TMDB or IMDb.
---@alias marquee.PersonID string

---A television show at TMDB.
---@alias marquee.ShowID string

---A theatre of AMC.
---@alias marquee.TheatreID string

---A theatre of AMC. Where the kind is clear from the parameter it may be left out, as in amc:610.
---@alias marquee.TheatreReference string

---A showtime of AMC.
---@alias marquee.ShowtimeID string

---A showtime of AMC. Where the kind is clear from the parameter it may be left out, as in amc:61020778211100.
---@alias marquee.ShowtimeReference string

---A genre of TMDB.
---@alias marquee.GenreID string

---A genre of TMDB. Where the kind is clear from the parameter it may be left out, as in tmdb:28.
---@alias marquee.GenreReference string

---A streaming service or shop that TMDB knows.
---@alias marquee.WatchProviderID string

---A streaming service or shop that TMDB knows. Where the kind is clear from the parameter it may be left out, as in
---tmdb:8.
---@alias marquee.WatchProviderReference string

---A review at TMDB.
---@alias marquee.ReviewID string

---An image of Pixabay.
---@alias marquee.ImageID string

---An image of Pixabay. Where the kind is clear from the parameter it may be left out, as in pixabay:634572.
---@alias marquee.ImageReference string

---An error as JSON-RPC 2.0 gives it (specification, section 5.1).
---@class marquee.ErrorObject
---@field code integer What went wrong, by number.
---@field message string What went wrong, for people.
---@field data marquee.ErrorData What a program can use of it.

---What a program can use of an error. Which members are there depends on the kind; those that always are, the list of
---errors names.
---@class marquee.ErrorData
---@field kind string What went wrong, by name: one of the kinds in the list of errors.
---@field retryable boolean True if the same request may succeed later.
---@field hint? string What the user can do about it.
---@field path? string Which part of the params is wrong (JSON Pointer, RFC 6901).
---@field expected? string What should stand there.
---@field got? string What stands there.
---@field nearest? string The known method or member whose name is nearest.
---@field offset? integer Where in the message its text stops being JSON.
---@field limitBytes? integer The limit that the message is over.
---@field method? string The method that was asked for.
---@field provider? string The upstream that was asked.
---@field attempts? integer How often it was asked.
---@field httpStatus? integer The status of its last response; 600 and above are no statuses of HTTP, and yet some send them.
---@field upstreamCode? integer The code that the upstream itself gives the error.
---@field upstreamMessage? string The text that the upstream itself gives the error.
---@field retryAfterSeconds? number How long to wait before another try, in tenths, rounded up.
---@field url? string What was asked for, with the secrets taken out.
---@field delivered? marquee.Delivered What the stream had sent before it failed or was cancelled.
---@field resumeFromPage? integer The page to ask for to get the rest.

---What a stream had sent before it failed.
---@class marquee.Delivered
---@field pageCount integer How many pages were sent.
---@field itemCount integer How many rows they held.

---A place, as a request's text, id or coordinates were understood.
---@class marquee.FoundPlace
---@field name string The place's name: a city with its state, a ZIP code, a theatre's name, or the coordinates as text.
---@field kind marquee.PlaceKind What kind of place it is.
---@field latitude? number Degrees north of the equator; left out if unknown.
---@field longitude? number Degrees east of Greenwich; left out if unknown.
---@field theatreId? marquee.TheatreID The theatre's id, if the place is a theatre.
---@field alternatives? marquee.PlaceAlternative[] Other places that the text may mean, each of which can be given as place; left out if there are none.

---A kind of place.
---@alias marquee.PlaceKind "city"|"zipCode"|"theatre"|"coordinates"|"other"

---Another place that a text may mean.
---@class marquee.PlaceAlternative
---@field name string The place's name, which can be given as place.
---@field kind marquee.PlaceKind What kind of place it is.
---@field theatreId? marquee.TheatreID The theatre's id, if it is a theatre.

---How old an answer is that was not made for this call. These members are part of whatever is made of providers'
---responses: the result of each method that asks one, the pages and the summary of a list, and the parts of a single
---result. Rows have none of their own.
---@class marquee.Freshness
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---A kind of movie or show.
---@class marquee.Genre
---@field name string What it is called, in the language of the answer.
---@field id? marquee.GenreID What movies/discover calls it.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---All genres.
---@class marquee.GenreList
---@field genres marquee.Genre[] The genres, in the provider's order.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---An image of Pixabay. Whoever shows it says where it is from and links its page.
---@class marquee.Image
---@field id marquee.ImageID Which image.
---@field pageUrl? string Its page, which must be linked where it is shown.
---@field type? string What it is: photo, illustration or vector.
---@field tags? string[] What is on it.
---@field previewUrl? string A small version.
---@field previewWidth? integer How wide the small version is.
---@field previewHeight? integer How high the small version is.
---@field webUrl? string A version for the screen; the address works for a day.
---@field webWidth? integer How wide the version for the screen is.
---@field webHeight? integer How high the version for the screen is.
---@field largeUrl? string A large version; the address works for a day.
---@field width? integer How wide the original is.
---@field height? integer How high the original is.
---@field sizeBytes? integer How large the original is.
---@field views? integer How often it was looked at.
---@field downloads? integer How often it was downloaded.
---@field likes? integer How many people like it.
---@field comments? integer How many comments it has.
---@field userName? string Who made it.
---@field userImageUrl? string A picture of who made it.
---@field pixabay? table<string, any> Everything else that Pixabay says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---Which images to look for.
---@alias marquee.ImageType "all"|"photo"|"illustration"|"vector"

---How an image lies.
---@alias marquee.ImageOrientation "all"|"horizontal"|"vertical"

---In which order images come.
---@alias marquee.ImageOrder "popular"|"latest"

---What images are about.
---@alias marquee.ImageCategory "backgrounds"|"fashion"|"nature"|"science"|"education"|"feelings"|"health"|"people"|"religion"|"places"|"animals"|"industry"|"computer"|"food"|"sports"|"transportation"|"travel"|"buildings"|"business"|"music"

---A colour that an image has.
---@alias marquee.ImageColor "grayscale"|"transparent"|"red"|"orange"|"yellow"|"green"|"turquoise"|"blue"|"lilac"|"pink"|"white"|"gray"|"black"|"brown"

---A language that Pixabay can search in.
---@alias marquee.ImageSearchLanguage "cs"|"da"|"de"|"en"|"es"|"fr"|"id"|"it"|"hu"|"nl"|"no"|"pl"|"pt"|"ro"|"sk"|"fi"|"sv"|"tr"|"vi"|"th"|"bg"|"ru"|"el"|"ja"|"ko"|"zh"

---Which program answers.
---@class marquee.ServerInfo
---@field name string What it is called.
---@field version string Its version.

---Which program asks.
---@class marquee.ClientInfo
---@field name string What it is called.
---@field version? string Its version.

---What the client wishes of this server.
---@class marquee.InitializeOptions
---@field notifications? string[] Which notifications it wants to get; names not known here are ignored.
---@field language? marquee.LanguageTag The language for calls that name none.
---@field region? marquee.RegionCode The country for calls that name none.

---What this server is.
---@class marquee.InitializeResult
---@field capabilities marquee.ServerCapabilities Nothing: no capability of the Language Server Protocol applies.
---@field serverInfo marquee.ServerInfo Which program answers.
---@field contractVersion string The version of the contract, which is that of the document rpc.discover gives.

---Capabilities in the sense of the Language Server Protocol: none.
---@class marquee.ServerCapabilities

---What one entity is called at each provider, as far as known: the provider's own numbers and names, which are no ids
---of this contract. A parameter takes such a number with its provider in front, as amc:61234.
---@class marquee.KnownIDs
---@field amc? integer The number at AMC.
---@field tmdb? integer The number at TMDB.
---@field imdb? string The identifier at IMDb.

---A movie. What AMC and TMDB share has one name; the rest stands verbatim under the provider's key.
---@class marquee.Movie
---@field id marquee.MovieID Which movie, at the provider that answers.
---@field title string The title, in the language of the answer.
---@field ids? marquee.KnownIDs What each provider calls it, as far as known.
---@field slug? marquee.Slug What AMC's web address calls it.
---@field originalTitle? string The title in the language it was made in.
---@field originalLanguage? marquee.LanguageTag The language it was made in.
---@field untranslated? marquee.MovieText[] Which texts are the original's because the language that was asked for lacks them.
---@field tagline? string One line to draw people in.
---@field overview? string What it is about.
---@field releaseDate? marquee.Day The day it came or comes out.
---@field runtimeMinutes? integer How long it runs.
---@field certification? string The age rating: from AMC the MPA's of the United States, from TMDB that of the country which region, the session's region or language names, as of the theatrical release if there was one. TMDB gives it with single movies only.
---@field genres? marquee.Genre[] What kind of movie it is. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they are named here unless TMDB's list of genres can't be had.
---@field rating? number What the audience thinks of it; left out while nobody has voted.
---@field ratingCount? integer How many people have voted.
---@field popularity? number How much attention it gets now, on the provider's own open scale.
---@field adult? boolean True if it is for adults only.
---@field status? string How far it has come.
---@field homepage? string The makers' page for it.
---@field websiteUrl? string The provider's page for it.
---@field showtimesUrl? string The provider's page of its showtimes.
---@field posterUrl? string The poster, in a size for lists.
---@field backdropUrl? string A wide picture, in a size for a page.
---@field posterPath? string What images/url and images/fetch call the poster.
---@field backdropPath? string What images/url and images/fetch call the wide picture.
---@field trailerUrl? string A trailer.
---@field budget? integer What it cost.
---@field revenue? integer What it has earned.
---@field cast? string[] The names of its leading actors; from TMDB ten at most, if credits are included.
---@field directors? string[] The names of its directors; from TMDB if credits are included.
---@field collection? marquee.NamedEntity The series it belongs to.
---@field companies? marquee.NamedEntity[] Who made it.
---@field countries? marquee.RegionCode[] Where it was made.
---@field languages? marquee.LanguageTag[] What is spoken in it.
---@field attributes? marquee.Attribute[] What is special about it.
---@field isPrivateRental? boolean True if it is no movie but AMC's name for an auditorium to rent; left out otherwise. No list of films should count it.
---@field hasScheduledShowtimes? boolean True if showtimes are scheduled.
---@field onlineTicketsAt? marquee.Instant When tickets go on sale online.
---@field earliestShowingAt? marquee.Instant When it is first shown.
---@field availableForAList? boolean True if members of AMC's A-List can reserve it.
---@field releaseNumber? integer The number of its release, which theatres/showing takes.
---@field linkedFrom? marquee.EntityID The id that was asked for, where the provider that answers knows the entity by another one.
---@field link? marquee.MovieLink How the other provider's movie was found, where its fields are here too.
---@field linkFault? marquee.ErrorObject Why what the other provider would add is missing, with link or with parts that only it has: it has no key, can't be reached, or took more than its share of the time. Left out where it was added, and where the other provider has no such movie and no parts of it were asked for.
---@field credits? marquee.Credits Who made it and who plays in it, if included.
---@field videos? marquee.Video[] Trailers and other videos, if included.
---@field images? marquee.MovieImages Posters and other pictures, if included.
---@field watchProviders? table<string, marquee.WatchOffers> Where to watch it, by country, if included.
---@field releaseDates? marquee.ReleaseDate[] When it came out where, if included.
---@field similar? marquee.Movie[] Movies like it, if included.
---@field recommendations? marquee.Movie[] Movies that people who like it like, if included.
---@field reviews? marquee.Reviews What people wrote about it, if included.
---@field keywords? marquee.NamedEntity[] What it deals with, if included.
---@field translations? marquee.Translation[] Its texts in other languages, if included.
---@field externalIds? table<string, string> What other sites call it, by site, if included.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---A text that can stand in for a missing translation.
---@alias marquee.MovieText "title"|"tagline"|"overview"

---How two providers' entries were found to be the same movie.
---@class marquee.MovieLink
---@field by marquee.MovieLinkBasis What they have in common.
---@field confidence number How sure that is.

---What two entries have in common.
---@alias marquee.MovieLinkBasis "imdb"|"titleAndYear"

---A part of a movie that is given only if asked for.
---@alias marquee.MovieInclude "credits"|"videos"|"images"|"watchProviders"|"releaseDates"|"similar"|"recommendations"|"reviews"|"keywords"|"translations"|"externalIds"

---In which order movies come: by what, and whether ascending or descending.
---@alias marquee.MovieSort "popularity.asc"|"popularity.desc"|"releaseDate.asc"|"releaseDate.desc"|"revenue.asc"|"revenue.desc"|"title.asc"|"title.desc"|"originalTitle.asc"|"originalTitle.desc"|"rating.asc"|"rating.desc"|"ratingCount.asc"|"ratingCount.desc"

---The time over which attention is counted.
---@alias marquee.TrendingWindow "day"|"week"

---Something a movie refers to that has no methods of its own: a series, a company, a keyword.
---@class marquee.NamedEntity
---@field name string What it is called.
---@field id? marquee.EntityID Which one: a collection, a company or a keyword.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---Pictures of a movie.
---@class marquee.MovieImages
---@field posters? marquee.MovieImage[] Posters.
---@field backdrops? marquee.MovieImage[] Wide pictures.
---@field logos? marquee.MovieImage[] The title as a picture.

---One picture of a movie.
---@class marquee.MovieImage
---@field path string What images/url and images/fetch call it.
---@field url? string Where it is, in its full size.
---@field width? integer How wide it is in full size.
---@field height? integer How high it is in full size.
---@field language? marquee.LanguageTag The language of the words on it.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---When a movie came out in one country.
---@class marquee.ReleaseDate
---@field region marquee.RegionCode Where.
---@field releasedAt marquee.Instant When; midnight UTC where only the day is known.
---@field certification? string The age rating there.
---@field type? string In what way: premiere, limitedTheatrical, theatrical, digital, physical or television.
---@field language? marquee.LanguageTag The language of that release.
---@field note? string What is special about it.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---A movie's texts in one language.
---@class marquee.Translation
---@field language marquee.LanguageTag The language.
---@field region? marquee.RegionCode The country whose variety it is.
---@field languageName? string The language's name in English.
---@field title? string The title.
---@field tagline? string One line to draw people in.
---@field overview? string What it is about.
---@field homepage? string The makers' page for it.
---@field runtimeMinutes? integer How long that version runs.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---One page of a list: the answer of a list method, and what it sends with a partialResultToken.
---@class marquee.Page
---@field kind "page" Tells a page from the other parts of a stream.
---@field page integer Which page this is; the first is 1.
---@field pageSize integer How many rows make a page; page and the totals count in it. It is what was asked for, or the limit where that is smaller and the page is not part of a stream. The last page may hold fewer.
---@field totalPages? integer How many pages can be reached; left out where the upstream doesn't tell. An empty list has one page, which is empty.
---@field totalResults? integer How many rows can be reached; left out where the upstream doesn't tell.
---@field nextPage? integer The page that follows; left out on the last one.
---@field previousPage? integer The page before; left out on the first one.
---@field items table[] The rows, in the upstream's order.
---@field duplicates? integer Rows left out because an earlier page of the same request gave them; left out if none.
---@field skipped? integer Rows left out because they could not be read; left out if none.
---@field attempts? integer How often the upstream was asked until it answered; left out if once.
---@field linkedFrom? marquee.EntityID The id that was asked for, where the provider that answers knows the entity by another one.
---@field place? marquee.FoundPlace The place that the parameters were understood to mean, for methods that take one.
---@field date? marquee.Day The day that the rows are of, for methods that take one.
---@field message? string What to show a person where the list is empty.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field pixabay? table<string, any> Everything else that Pixabay says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---The answer of a list method that has sent its pages.
---@class marquee.Summary
---@field kind "summary" Tells a summary from the other parts of a stream.
---@field pageCount integer How many pages were sent.
---@field itemCount integer How many rows they held.
---@field complete boolean False if a limit ended the list before its end.
---@field nextPage? integer The page that holds the first row not given; left out if the list is complete.
---@field duplicates? integer Rows left out because an earlier page had given them; left out if none.
---@field skipped? integer Rows left out because they could not be read; left out if none.
---@field linkedFrom? marquee.EntityID The id that was asked for, where the provider that answers knows the entity by another one.
---@field place? marquee.FoundPlace The place that the parameters were understood to mean, for methods that take one.
---@field date? marquee.Day The day that the rows are of, for methods that take one.
---@field message? string What to show a person where the list is empty.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---A page that failed, sent in the stream in its place.
---@class marquee.Fault
---@field kind "error" Tells a fault from the other parts of a stream.
---@field page integer The page that failed.
---@field error marquee.ErrorObject What went wrong.
---@field willRetry boolean True if the page is asked for again; false if the request ends here, in an error.
---@field retryInSeconds? number How long until then, in tenths, rounded up.

---What is known of a single entity so far, sent before the whole answer.
---@class marquee.Partial
---@field kind "partial" Tells a partial from the other parts of a stream.
---@field item table The entity as known so far.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---Someone who plays in movies or makes them.
---@class marquee.Person
---@field id marquee.PersonID Which person.
---@field name string What they are called.
---@field ids? marquee.KnownIDs What each provider calls them, as far as known.
---@field originalName? string What they are called at home.
---@field department? string What they are known for doing.
---@field popularity? number How much attention they get now, on the provider's own open scale.
---@field adult? boolean True if their work is for adults only.
---@field knownFor? string[] The titles that they are known for.
---@field profileUrl? string A picture of them.
---@field profilePath? string What images/url and images/fetch call the picture.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---A place that a search text may mean. A theatre's theatreId leads to theatres/get, the coordinates of another place to
---theatres/near.
---@class marquee.Place
---@field title string What it is called.
---@field type string What it is: city, zipcode or theatre. Others may come.
---@field latitude? number How far north it lies.
---@field longitude? number How far east it lies.
---@field theatreId? marquee.TheatreID Which theatre, if it is one.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---Work has begun.
---@class marquee.WorkDoneBegin
---@field kind "begin" Tells the beginning from the other notices.
---@field title string What is being done.
---@field message? string How far it is, for people.
---@field percentage? integer How far it is.
---@field cancellable? boolean True if $/cancelRequest can end it.

---Work goes on.
---@class marquee.WorkDoneReport
---@field kind "report" Tells a report from the other notices.
---@field message? string How far it is, for people.
---@field percentage? integer How far it is.
---@field cancellable? boolean True if $/cancelRequest can end it.

---Work has ended.
---@class marquee.WorkDoneEnd
---@field kind "end" Tells the end from the other notices.
---@field message? string How it ended, for people.

---One line of the trace.
---@class marquee.LogTrace
---@field message string What happens.
---@field verbose? string More of it, if verbose was asked for.

---How much of the trace to send.
---@alias marquee.TraceLevel "off"|"messages"|"verbose"

---How much of the trace to send from now on.
---@class marquee.SetTrace
---@field value marquee.TraceLevel The level.

---Which request to cancel.
---@class marquee.Cancel
---@field id string|integer The id of the request.

---An upstream that has a key of its own.
---@alias marquee.Provider "amc"|"tmdb"|"pixabay"

---An upstream that knows movies.
---@alias marquee.MovieProvider "amc"|"tmdb"

---How an answer may use responses kept from before.
---@alias marquee.CacheOption "default"|"reload"|"only"

---How several attributes combine.
---@alias marquee.AttributeOperator "and"|"or"

---What people wrote about a movie, in the language of the answer: TMDB's first page of it.
---@class marquee.Reviews
---@field items marquee.Review[] The reviews, in the provider's order.
---@field totalPages? integer How many such pages there are.
---@field totalResults? integer How many reviews there are on all pages.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---What one person wrote about a movie.
---@class marquee.Review
---@field id? marquee.ReviewID Which review.
---@field author string The name that they write under.
---@field rating? number What the author thinks of the movie, if the review says so.
---@field content? string The text, in the author's own markup (often Markdown).
---@field url? string The review's page.
---@field createdAt? marquee.Instant When it was written.
---@field updatedAt? marquee.Instant When it was last changed.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---A day of the Gregorian calendar, year first (ISO 8601).
---@alias marquee.Day string

---A point in time, in UTC (RFC 3339). It always ends in Z.
---@alias marquee.Instant string

---A time as the clock on the spot shows it, with its offset from UTC (RFC 3339).
---@alias marquee.LocalTime string

---How far local time is ahead of UTC, in hours and minutes.
---@alias marquee.UTCOffset string

---A language, with or without script and region (BCP 47).
---@alias marquee.LanguageTag string

---A country, as its two-letter code (ISO 3166-1 alpha-2).
---@alias marquee.RegionCode string

---The part of an AMC web address that names a movie or a theatre.
---@alias marquee.Slug string

---What to look for. Blanks around it are dropped and inner ones condensed; at least one character must remain.
---@alias marquee.Query string

---A key, in visible ASCII characters; an empty one removes the key that is there. No answer, log line or error ever
---shows it.
---@alias marquee.Secret string

---Something found: a movie, a person or a television show.
---@alias marquee.SearchResult marquee.SearchResult.1|marquee.SearchResult.2|marquee.SearchResult.3

---@class marquee.SearchResult.1
---@field kind "movie" Tells what the item is.
---@field item marquee.Movie A movie.

---@class marquee.SearchResult.2
---@field kind "person" Tells what the item is.
---@field item marquee.Person A person.

---@class marquee.SearchResult.3
---@field kind "tv" Tells what the item is.
---@field item marquee.Show A television show.

---The seats of one showing, row by row.
---@class marquee.SeatingLayout
---@field id marquee.ShowtimeID Which showtime.
---@field theatreId marquee.TheatreID Where.
---@field performanceNumber integer The showtime's number at the theatre.
---@field rowCount integer How many rows there are.
---@field columnCount integer How many places a row has, gaps included.
---@field rows marquee.SeatRow[] The rows, from the screen backwards.
---@field zones? marquee.SeatZone[] The seats' price zones: what a seat costs more or less than its ticket. Left out where AMC doesn't say whether there are any; an empty list means that all seats cost the same.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---Seats that cost more or less than a ticket says.
---@class marquee.SeatZone
---@field zoneNumber integer What the seats call it.
---@field surchargeAmount? number What a seat costs on top of its ticket. AMC doesn't say whether with tax.
---@field discountAmount? number What a seat costs less than its ticket. AMC may give it to members of AMC Stubs alone.
---@field description? string What AMC calls it.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---One row of seats.
---@class marquee.SeatRow
---@field row integer Which row; 1 is next to the screen.
---@field seats marquee.Seat[] Its places from left to right.

---One place in a row.
---@class marquee.Seat
---@field column integer Which place, from the left; the first is 1.
---@field available boolean True if it can be booked.
---@field name? string What the ticket calls it.
---@field type? string What it is: a seat, a wheelchair space, a companion seat, or no seat at all.
---@field tier? string In which price class.
---@field status? string Whether it is taken, as the provider words it.
---@field zoneNumber? integer In which of the layout's zones; left out where AMC names none.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---How the program is doing.
---@class marquee.ServerReport
---@field version string The version of the program.
---@field contractVersion string The version of the contract.
---@field sandbox boolean True if it answers from the built-in catalogue.
---@field now marquee.Instant What time it is for the program: the system's time, or the sandbox's, which stands still. Today and tonight are reckoned from it.
---@field uptimeSeconds number How long it has been running.
---@field running integer Requests that are running now.
---@field queued integer Requests that wait for their turn.
---@field requestsByMethod table<string, integer> How many requests have come, by method.
---@field errorsByKind table<string, integer> How many answers were errors, by kind.
---@field bytesRead integer How much has been read from standard input.
---@field bytesWritten integer How much has been written to standard output.
---@field peakMemoryBytes integer The most memory that was resident at once.
---@field providers marquee.ProviderReport[] The upstreams.
---@field attributions marquee.Attribution[] What the providers ask users of their data to show.

---How one upstream is doing.
---@class marquee.ProviderReport
---@field provider marquee.Provider Which upstream.
---@field configured boolean True if a key is there.
---@field health marquee.ProviderHealth Whether it can be relied on.
---@field url string Where its requests go.
---@field proxy? string The proxy that they go through, without user name and password; left out where there is none.
---@field httpVersion? "HTTP/1.0"|"HTTP/1.1"|"HTTP/2"|"HTTP/3" The version of HTTP that its latest answer came over; left out before its first answer. Over TLS it is HTTP/2 where libcurl is 8.15.0 or later and the upstream offers it.
---@field requestCount integer Requests sent to it, retries included.
---@field failureCount integer Requests that failed.
---@field retryCount integer Requests that were another try.
---@field cacheHitCount integer Requests that a kept response answered.
---@field latency? marquee.Latency How long it takes to answer; left out before its first answer.

---How long an upstream takes to answer, over its latest requests.
---@class marquee.Latency
---@field p50Milliseconds number Half of the requests take no longer.
---@field p90Milliseconds number Nine in ten take no longer.
---@field p99Milliseconds number All but one in a hundred take no longer.

---Whether an upstream can be relied on.
---@alias marquee.ProviderHealth "unknown"|"healthy"|"degraded"|"down"

---What a provider asks users of its data to show.
---@class marquee.Attribution
---@field provider marquee.Provider Which provider.
---@field text string The words.
---@field url? string What to link.

---An echo.
---@class marquee.Pong
---@field pong true Tells that it is an echo.
---@field sequence? integer The sequence that was sent.
---@field sentAt? integer The time that was sent.

---An upstream's health has changed.
---@class marquee.HealthChange
---@field provider marquee.Provider Which upstream.
---@field health marquee.ProviderHealth What it is now.
---@field previous marquee.ProviderHealth What it was before.
---@field message? string Why, for people.

---A television show.
---@class marquee.Show
---@field id marquee.ShowID Which show.
---@field name string What it is called, in the language of the answer.
---@field ids? marquee.KnownIDs What each provider calls it, as far as known.
---@field originalName? string What it is called in the language it was made in.
---@field originalLanguage? marquee.LanguageTag The language it was made in.
---@field overview? string What it is about.
---@field firstAirDate? marquee.Day When it was first shown.
---@field genres? marquee.Genre[] What kind of show it is.
---@field countries? marquee.RegionCode[] Where it was made.
---@field rating? number What the audience thinks of it.
---@field ratingCount? integer How many people have voted.
---@field popularity? number How much attention it gets now, on the provider's own open scale.
---@field adult? boolean True if it is for adults only.
---@field posterUrl? string The poster, in a size for lists.
---@field backdropUrl? string A wide picture, in a size for a page.
---@field posterPath? string What images/url and images/fetch call the poster.
---@field backdropPath? string What images/url and images/fetch call the wide picture.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---One showing of a movie at a theatre.
---@class marquee.Showtime
---@field id marquee.ShowtimeID Which showtime.
---@field movieTitle string What is shown.
---@field movieId? marquee.MovieID Which movie.
---@field theatreId? marquee.TheatreID Where.
---@field startsAt? marquee.Instant When it begins.
---@field startsAtLocal? marquee.LocalTime When it begins, by the theatre's clock.
---@field sellUntil? marquee.Instant Until when tickets are sold.
---@field runtimeMinutes? integer How long the movie runs.
---@field certification? string The movie's age rating.
---@field auditorium? integer In which auditorium of the theatre.
---@field format? string The premium format it is shown in.
---@field isSoldOut? boolean True if no ticket is left.
---@field isAlmostSoldOut? boolean True if few tickets are left.
---@field isCanceled? boolean True if it won't take place.
---@field isEmbargoed? boolean True if AMC doesn't want it to be announced yet; visibleAt says until when.
---@field isComingSoon? boolean True if it is about to be announced.
---@field visibleAt? marquee.Instant From when it may be announced: when an embargo ends or has ended.
---@field inTheatreTicketingOnly? boolean True if tickets are sold at the theatre alone.
---@field isPrivateRental? boolean True if it is no showing for everyone but an auditorium to rent; left out otherwise. No list of films should count it.
---@field maximumIntendedAttendance? integer How many guests a private rental is for at most.
---@field isDiscountMatinee? boolean True if it has matinée prices.
---@field purchaseUrl? string Where to buy tickets.
---@field ticketPrices? marquee.TicketPrice[] What tickets cost.
---@field estimatedFees? marquee.EstimatedFee[] What AMC expects to add to each ticket when it is bought online. AMC says so where a law wants it shown; left out, it is not known and may be added all the same, while an empty list means that there is none.
---@field attributes? marquee.Attribute[] What is special about it.
---@field languages? marquee.ShowtimeLanguages What is spoken and read.
---@field posterUrl? string The movie's poster.
---@field backdropUrl? string A wide picture of the movie.
---@field performanceNumber? integer Its number at the theatre.
---@field layoutId? integer Which seating layout it has.
---@field layoutVersion? integer Which version of that layout.
---@field releaseNumber? integer The number of the movie's release, which theatres/showing takes.
---@field internalReleaseId? integer The internal release number, which movies/get takes.
---@field linkedFrom? marquee.EntityID The id of the movie that was asked for, where AMC knows it by another one.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---What one kind of ticket costs.
---@class marquee.TicketPrice
---@field type string For whom.
---@field price number The price without the tax.
---@field tax? number The tax on it.
---@field total? number What one such ticket costs in all, as far as AMC says: its price, its tax and the estimated fees, to the cent. What a seat's zone adds or takes off is not in it. Left out where it is beyond counting.
---@field totalExcludes? marquee.PricePart[] What the total lacks because AMC doesn't say it; left out where it lacks nothing.
---@field agePolicy? string How old one must be.
---@field sku? string What the shop calls it.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---A part of what is paid for a ticket.
---@alias marquee.PricePart "tax"|"fees"

---A fee that AMC expects to add to a ticket.
---@class marquee.EstimatedFee
---@field name? string What AMC calls it.
---@field cost number What it is, without the tax.
---@field tax? number The tax on it.
---@field quantity? integer How often it is added to one ticket; once where AMC doesn't say.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---What is spoken and read at a showing.
---@class marquee.ShowtimeLanguages
---@field spoken? string The language that is spoken.
---@field subtitles? string The language of the subtitles.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---A search that was made before.
---@class marquee.Suggestion
---@field id string Which suggestion; it stays the same when the search is made again.
---@field query string What was searched for, in small letters.
---@field usedAt marquee.Instant When it was last searched for.

---The remembered searches.
---@class marquee.SuggestionList
---@field items marquee.Suggestion[] The newest first.

---How many remembered searches were forgotten.
---@class marquee.SuggestionRemoval
---@field removed integer How many there were.

---A theatre of AMC.
---@class marquee.Theatre
---@field id marquee.TheatreID Which theatre.
---@field name string What it is called.
---@field longName? string What it is called in full.
---@field slug? marquee.Slug What AMC's web address calls it.
---@field brand? string Which of AMC's brands it belongs to.
---@field market? marquee.Market The area whose people it is for.
---@field address? marquee.Address Where it stands, for a letter.
---@field location? marquee.Coordinates Where it stands, on a map.
---@field distanceKilometres? number How far it is from the place that was asked for.
---@field utcOffset? marquee.UTCOffset How far its clock is ahead of UTC now.
---@field timeZone? string Its time zone, as the provider names it.
---@field phone? string Where to call.
---@field isClosed? boolean True if it is closed for good.
---@field closures? marquee.Closure[] When it is closed for a while.
---@field attributes? marquee.Attribute[] What is special about it.
---@field websiteUrl? string The provider's page for it.
---@field imageUrl? string A picture of it.
---@field linkedFrom? marquee.EntityID The id that was asked for, where the provider that answers knows the entity by another one.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---An area whose people go to the same theatres.
---@class marquee.Market
---@field name string What it is called.
---@field slug? marquee.Slug What the market filter of theatres/all calls it.

---Where something stands, for a letter.
---@class marquee.Address
---@field street? string Street and number; further lines follow after a comma.
---@field city? string The city.
---@field state? string The state, as its two letters.
---@field stateName? string The state's name.
---@field postalCode? string The postal code.
---@field country? string The country.

---A point on the earth (WGS 84).
---@class marquee.Coordinates
---@field latitude number How far north.
---@field longitude number How far east.

---A time in which a theatre is closed.
---@class marquee.Closure
---@field startsAt? marquee.Instant When it closes.
---@field endsAt? marquee.Instant When it opens again; left out if nobody knows.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---A trailer or another video of a movie.
---@class marquee.Video
---@field name string What it is called.
---@field type? string What kind of video: Trailer, Teaser, Clip, Featurette and more.
---@field site? string Where it is kept.
---@field key? string What that site calls it.
---@field url? string Where to watch it.
---@field language? marquee.LanguageTag The language spoken in it.
---@field official? boolean True if the makers published it.
---@field publishedAt? marquee.Instant When it was published.
---@field height? integer How high the picture is.
---@field amc? table<string, any> Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---The videos of one movie.
---@class marquee.VideoList
---@field id marquee.MovieID Which movie.
---@field videos marquee.Video[] The videos.
---@field linkedFrom? marquee.EntityID The id that was asked for, where the provider that answers knows the entity by another one.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---Where to watch one movie. The data comes from JustWatch, who ask to be named.
---@class marquee.WatchProviders
---@field id marquee.MovieID Which movie.
---@field regions table<string, marquee.WatchOffers> The offers, by country (ISO 3166-1 alpha-2). With region, that country alone.
---@field linkedFrom? marquee.EntityID The id that was asked for, where the provider that answers knows the entity by another one.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.
---@field ageSeconds? integer How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if all of them came just now.
---@field stale? boolean True if a response that is out of date stands in for a provider that could not be asked; left out if none does. Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a person or a theatre for a week.

---Where to watch a movie in one country.
---@class marquee.WatchOffers
---@field url? string A page that leads to the offers.
---@field subscription? marquee.WatchProvider[] Part of a subscription.
---@field free? marquee.WatchProvider[] For nothing.
---@field ads? marquee.WatchProvider[] For nothing, with advertisements.
---@field rent? marquee.WatchProvider[] To rent.
---@field buy? marquee.WatchProvider[] To buy.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---A streaming service or a shop.
---@class marquee.WatchProvider
---@field id marquee.WatchProviderID What movies/discover calls it.
---@field name string What it is called.
---@field logoUrl? string Its logo.
---@field logoPath? string What images/url and images/fetch call the logo.
---@field order? integer Its place in lists; smaller comes first.
---@field tmdb? table<string, any> Everything else that TMDB says of it, verbatim: its own names, values and members that are not known here, and the originals of values that were changed.

---@class marquee.ImagePage: marquee.Page
---@field items marquee.Image[]

---@class marquee.ImageSummary: marquee.Summary
---@field items marquee.Image[] All rows that came.

---@class marquee.ImageListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.ImagePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.ImageSummary?)

---@class marquee.MoviePage: marquee.Page
---@field items marquee.Movie[]

---@class marquee.MovieSummary: marquee.Summary
---@field items marquee.Movie[] All rows that came.

---@class marquee.MovieListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.MoviePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.MovieSummary?)

---@class marquee.PersonPage: marquee.Page
---@field items marquee.Person[]

---@class marquee.PersonSummary: marquee.Summary
---@field items marquee.Person[] All rows that came.

---@class marquee.PersonListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.PersonPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.PersonSummary?)

---@class marquee.PlacePage: marquee.Page
---@field items marquee.Place[]

---@class marquee.PlaceSummary: marquee.Summary
---@field items marquee.Place[] All rows that came.

---@class marquee.PlaceListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.PlacePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.PlaceSummary?)

---@class marquee.SearchResultPage: marquee.Page
---@field items marquee.SearchResult[]

---@class marquee.SearchResultSummary: marquee.Summary
---@field items marquee.SearchResult[] All rows that came.

---@class marquee.SearchResultListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.SearchResultPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.SearchResultSummary?)

---@class marquee.ShowtimePage: marquee.Page
---@field items marquee.Showtime[]

---@class marquee.ShowtimeSummary: marquee.Summary
---@field items marquee.Showtime[] All rows that came.

---@class marquee.ShowtimeListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.ShowtimePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.ShowtimeSummary?)

---@class marquee.TheatrePage: marquee.Page
---@field items marquee.Theatre[]

---@class marquee.TheatreSummary: marquee.Summary
---@field items marquee.Theatre[] All rows that came.

---@class marquee.TheatreListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.TheatrePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.TheatreSummary?)

---What every call takes.
---@class marquee.CallParameters
---@field timeoutMilliseconds? integer How long the whole call may take, all its upstream requests and their retries included; then it fails as timedOut.
---@field cache? marquee.CacheOption How the answer may use responses kept from before.
---@field language? marquee.LanguageTag The language texts should be in; the one given to initialize unless said. Where a text is missing in it, the original's is given and named in untranslated.
---@field region? marquee.RegionCode The country whose release dates, certifications and offers count; the one given to initialize unless said.

---What every list takes.
---@class marquee.ListParameters: marquee.CallParameters
---@field page? integer The page to give, or to begin with when pages are streamed; the first is 1.
---@field pageSize? integer How many rows make a page.
---@field limit? integer The most rows that a stream gives. Without a partialResultToken a limit below pageSize is the size of the page: page counts in it, so nextPage goes on with the row that follows.
---@field maxPages? integer The most pages that a stream gives.

---What credentials/set takes.
---@class marquee.CredentialsSetParams: marquee.CallParameters
---@field provider marquee.Provider Whose key.
---@field key marquee.Secret The key; TMDB takes a token or a key.
---@field persist? boolean Whether to keep it in the configuration file, which only its owner can read.

---What credentials/status takes.
---@class marquee.CredentialsStatusParams: marquee.CallParameters

---What images/url takes.
---@class marquee.ImagesUrlParams: marquee.CallParameters
---@field path? string Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts.
---@field id? marquee.EntityReference Whose image: a movie's, a person's or a theatre's. One that doesn't say itself what it is an id of needs kind.
---@field kind? marquee.ArtworkKind What the id is an id of; needed only where it doesn't say that itself.
---@field type? marquee.ArtworkType Which of its images; a movie's poster, a person's profile or a theatre's backdrop unless said.
---@field size? string Which size, as the provider names it: at TMDB w342, h632, original and others; at AMC thumbnail, standard, large, dynamic.
---@field width? integer How wide it must be at least; the next larger size is chosen. AMC tells no widths, so its largest is.

---What images/fetch takes.
---@class marquee.ImagesFetchParams: marquee.CallParameters
---@field path? string Which image: a path of TMDB's, or the whole address of an image on one of the providers' hosts.
---@field id? marquee.EntityReference Whose image: a movie's, a person's or a theatre's. One that doesn't say itself what it is an id of needs kind.
---@field kind? marquee.ArtworkKind What the id is an id of; needed only where it doesn't say that itself.
---@field type? marquee.ArtworkType Which of its images; a movie's poster, a person's profile or a theatre's backdrop unless said.
---@field size? string Which size, as the provider names it: at TMDB w342, h632, original and others; at AMC thumbnail, standard, large, dynamic.
---@field width? integer How wide it must be at least; the next larger size is chosen. AMC tells no widths, so its largest is.

---What movies/get takes.
---@class marquee.MoviesGetParams: marquee.CallParameters
---@field id? marquee.MovieReference Which movie.
---@field slug? marquee.Slug Which movie, by its web address at AMC.
---@field internalReleaseId? integer Which movie, by its internal release number at AMC.
---@field include? marquee.MovieInclude[] Which parts to add. They come from TMDB; where it can't give them for a movie of AMC's, linkFault says why.
---@field link? boolean Whether to look for the movie at the other provider too. A movie that only one of them has comes as it is.

---What movies/similar takes.
---@class marquee.MoviesSimilarParams: marquee.ListParameters
---@field id marquee.MovieReference Which movie.

---What movies/recommendations takes.
---@class marquee.MoviesRecommendationsParams: marquee.ListParameters
---@field id marquee.MovieReference Which movie.

---What movies/credits takes.
---@class marquee.MoviesCreditsParams: marquee.CallParameters
---@field id marquee.MovieReference Which movie.

---What movies/videos takes.
---@class marquee.MoviesVideosParams: marquee.CallParameters
---@field id marquee.MovieReference Which movie.

---What movies/watchProviders takes.
---@class marquee.MoviesWatchProvidersParams: marquee.CallParameters
---@field id marquee.MovieReference Which movie.

---What movies/genres takes.
---@class marquee.MoviesGenresParams: marquee.CallParameters

---What movies/all takes.
---@class marquee.MoviesAllParams: marquee.ListParameters
---@field name? string A part of the title.
---@field ids? marquee.MovieReference[] Only these movies.
---@field slug? marquee.Slug Only the movie with this web address.
---@field releaseNumber? integer Only the movies of this release.
---@field startDate? marquee.Day Only movies released after this day; without endDate, all of them.
---@field endDate? marquee.Day Only movies released on or before this day; without startDate, all of them.
---@field includeAttributes? string[] Only what has these attributes, by code.
---@field excludeAttributes? string[] Nothing that has these attributes, by code.
---@field attributeOperator? marquee.AttributeOperator How several attributes combine.

---What movies/nowPlaying takes.
---@class marquee.MoviesNowPlayingParams: marquee.ListParameters
---@field provider? marquee.MovieProvider Whose list.

---What movies/advanceTickets takes.
---@class marquee.MoviesAdvanceTicketsParams: marquee.ListParameters

---What movies/comingSoon takes.
---@class marquee.MoviesComingSoonParams: marquee.ListParameters

---What movies/active takes.
---@class marquee.MoviesActiveParams: marquee.ListParameters

---What movies/allActive takes.
---@class marquee.MoviesAllActiveParams: marquee.ListParameters

---What movies/onDemand takes.
---@class marquee.MoviesOnDemandParams: marquee.ListParameters

---What movies/popular takes.
---@class marquee.MoviesPopularParams: marquee.ListParameters

---What movies/topRated takes.
---@class marquee.MoviesTopRatedParams: marquee.ListParameters

---What movies/upcoming takes.
---@class marquee.MoviesUpcomingParams: marquee.ListParameters

---What movies/trending takes.
---@class marquee.MoviesTrendingParams: marquee.ListParameters
---@field window? marquee.TrendingWindow Over which time.

---What movies/discover takes.
---@class marquee.MoviesDiscoverParams: marquee.ListParameters
---@field genreIds? marquee.GenreReference[] Only movies of all these genres.
---@field year? integer Only movies first released in this year.
---@field minimumRating? number Only movies rated at least this well.
---@field minimumVotes? integer Only movies that at least so many people have rated.
---@field sortBy? marquee.MovieSort In which order.
---@field watchProviderIds? marquee.WatchProviderReference[] Only movies that one of these services offers in the region.
---@field originalLanguage? marquee.LanguageTag Only movies made in this language.
---@field releasedAfter? marquee.Day Only movies released on or after this day.
---@field releasedBefore? marquee.Day Only movies released on or before this day.

---What rpc.discover takes.
---@class marquee.RpcDiscoverParams

---What search/movies takes.
---@class marquee.SearchMoviesParams: marquee.ListParameters
---@field query marquee.Query What to look for.
---@field year? integer Only movies released in this year.
---@field includeAdult? boolean Whether to list movies that are for adults only.
---@field provider? marquee.MovieProvider Whose movies.
---@field remember? boolean Whether to remember the search.

---What search/people takes.
---@class marquee.SearchPeopleParams: marquee.ListParameters
---@field query marquee.Query What to look for.

---What search/all takes.
---@class marquee.SearchAllParams: marquee.ListParameters
---@field query marquee.Query What to look for.

---What search/theatres takes.
---@class marquee.SearchTheatresParams: marquee.ListParameters
---@field query marquee.Query What to look for.

---What search/images takes.
---@class marquee.SearchImagesParams: marquee.ListParameters
---@field query marquee.Query What to look for.
---@field lang? marquee.ImageSearchLanguage The language of the query; that of the call unless said.
---@field id? marquee.ImageReference Only this image.
---@field imageType? marquee.ImageType Which images to look for.
---@field orientation? marquee.ImageOrientation How the images lie.
---@field category? marquee.ImageCategory What the images are about.
---@field minWidth? integer How wide the images must be at least.
---@field minHeight? integer How high the images must be at least.
---@field colors? marquee.ImageColor[] Colours that the images have.
---@field editorsChoice? boolean Whether only images that the editors have chosen will do.
---@field safesearch? boolean Whether only images for all ages will do.
---@field order? marquee.ImageOrder In which order.

---What server/ping takes.
---@class marquee.ServerPingParams: marquee.CallParameters
---@field sequence? integer Anything; it comes back.
---@field sentAt? integer Anything; it comes back.

---What server/status takes.
---@class marquee.ServerStatusParams: marquee.CallParameters

---What showtimes/get takes.
---@class marquee.ShowtimesGetParams: marquee.CallParameters
---@field id marquee.ShowtimeReference Which showtime.

---What showtimes/seats takes.
---@class marquee.ShowtimesSeatsParams: marquee.CallParameters
---@field id marquee.ShowtimeReference Which showtime.

---What showtimes/atTheatre takes.
---@class marquee.ShowtimesAtTheatreParams: marquee.ListParameters
---@field theatreId marquee.TheatreReference Which theatre.
---@field date? marquee.Day Which day.
---@field movie? string Only movies whose title holds this.
---@field movieId? marquee.MovieReference Only this movie.
---@field includeAttributes? string[] Only what has these attributes, by code.
---@field excludeAttributes? string[] Nothing that has these attributes, by code.
---@field attributeOperator? marquee.AttributeOperator How several attributes combine.

---What showtimes/near takes.
---@class marquee.ShowtimesNearParams: marquee.ListParameters
---@field date marquee.Day Which day.
---@field latitude number How far north the place lies.
---@field longitude number How far east the place lies.
---@field radiusKilometres? number How far theatres may be from it.
---@field movie? string Only movies whose title holds this.
---@field movieId? marquee.MovieReference Only this movie.
---@field city? string Only theatres in this city.
---@field state? string Only theatres in this state, by its two letters or its name.
---@field includeAttributes? string[] Only what has these attributes, by code.
---@field excludeAttributes? string[] Nothing that has these attributes, by code.
---@field attributeOperator? marquee.AttributeOperator How several attributes combine.

---What showtimes/earliest takes.
---@class marquee.ShowtimesEarliestParams: marquee.CallParameters
---@field theatreId marquee.TheatreReference Which theatre.
---@field movieId marquee.MovieReference Which movie.

---What suggestions/list takes.
---@class marquee.SuggestionsListParams: marquee.CallParameters
---@field prefix? string Only searches that begin with this.
---@field limit? integer The most to give.

---What suggestions/remove takes.
---@class marquee.SuggestionsRemoveParams: marquee.CallParameters
---@field query marquee.Query What to look for.

---What suggestions/clear takes.
---@class marquee.SuggestionsClearParams: marquee.CallParameters

---What theatres/all takes.
---@class marquee.TheatresAllParams: marquee.ListParameters
---@field name? string A part of the name.
---@field ids? marquee.TheatreReference[] Only these theatres.
---@field market? string Only theatres of this market, by its slug or name.
---@field state? string Only theatres in this state, by its two letters or its name.
---@field city? string Only theatres in this city; needs state.
---@field brand? string Only theatres of this brand.
---@field includeClosed? boolean Whether to list theatres that are closed for good.
---@field includeAttributes? string[] Only what has these attributes, by code.
---@field excludeAttributes? string[] Nothing that has these attributes, by code.
---@field attributeOperator? marquee.AttributeOperator How several attributes combine.

---What theatres/get takes.
---@class marquee.TheatresGetParams: marquee.CallParameters
---@field id? marquee.TheatreReference Which theatre.
---@field slug? marquee.Slug Which theatre, by its web address.

---What theatres/near takes.
---@class marquee.TheatresNearParams: marquee.ListParameters
---@field latitude number How far north the place lies.
---@field longitude number How far east the place lies.
---@field radiusKilometres? number How far theatres may be from it.

---What theatres/showing takes.
---@class marquee.TheatresShowingParams: marquee.ListParameters
---@field movieId? marquee.MovieReference Which movie.
---@field releaseNumber? integer Which release.

---What theatres/find takes.
---@class marquee.TheatresFindParams: marquee.ListParameters
---@field place? marquee.Query A city ("Olathe, KS", "Kansas City"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a theatre's id, or coordinates ("40.75,-73.98").
---@field latitude? number Degrees north of the equator, in place of a name.
---@field longitude? number Degrees east of Greenwich.
---@field theatreId? marquee.TheatreReference A theatre's id, in place of a name.
---@field radiusKilometres? number The greatest distance of a theatre from the place; 40 if left out.

---What theatres/suggest takes.
---@class marquee.TheatresSuggestParams: marquee.ListParameters
---@field query marquee.Query The beginning of a name, or a zip code.

