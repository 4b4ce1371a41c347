---@meta
-- SPDX-License-Identifier: MIT
-- Written by `swift run generate` from schema/; changes belong there.

---The kind of entity that an image belongs to.
---@alias marquee.ArtworkKind "movie"|"person"|"theatre"

---The type of an entity's image.
---@alias marquee.ArtworkType "poster"|"backdrop"|"profile"|"logo"

---The location of an image.
---@class marquee.ImageLocation: marquee.Freshness, marquee.Localization, marquee.Presented
---@field url string The image's URL.
---@field provider marquee.Provider The provider that the image comes from.
---@field size? string The size chosen, by the provider's name for it. Absent if the request gave a URL that is returned unchanged.
---@field width? integer The width of that size in pixels. Absent for the original, for TMDB's sizes by height such as h632, and for images that are not TMDB's.
---@field path? string The image's path at TMDB; absent for other images.

---An image that was downloaded to a file.
---@class marquee.FetchedImage: marquee.Freshness, marquee.Localization
---@field path string The path of the file. The file is kept until newer images need its space.
---@field contentType string The media type of the image, from its content.
---@field width? integer The width of the image in pixels; absent if the file doesn't tell.
---@field height? integer The height of the image in pixels; absent if the file doesn't tell.
---@field bytes integer The size of the file in bytes.
---@field url string The URL that the image came from.
---@field provider marquee.Provider The provider that the image comes from.

---A feature of a movie, theatre or showtime, as AMC defines it.
---@class marquee.Attribute
---@field code string The code that includeAttributes and excludeAttributes take.
---@field name? string The name to show.
---@field description? string What the attribute means.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A calendar.
---@class marquee.CalendarFile: marquee.Freshness, marquee.Localization, marquee.Presented
---@field text string The file: iCalendar (RFC 5545), with lines that end in CR LF. Its media type is text/calendar; charset=utf-8.
---@field events marquee.CalendarEvent[] The same events for programs, in the order of their times.
---@field missing? marquee.CalendarGap[] What could not be had; absent if nothing is missing.
---@field message? string Why there are no events; absent if there are some.
---@field libraryFault? marquee.ErrorObject What happened to the library, if it was damaged and the user has not settled it yet (library/recover). Only with library.

---A showing with the seats that were chosen.
---@class marquee.CalendarPlan
---@field showtimeId marquee.ShowtimeReference The showing.
---@field seats string[] The names of the seats, as showtimes/plan gives them.
---@field partySize? integer How many people go; by default as many as there are seats.

---An event of a calendar.
---@class marquee.CalendarEvent
---@field uid string The event's UID: the same whenever the same event is made.
---@field kind marquee.CalendarEventKind What it is.
---@field title string A title for people.
---@field startsAt? marquee.Instant When it starts; absent for a whole day.
---@field startsAtLocal? marquee.LocalTime The start of a showing, in the theatre's local time; absent where that isn't known.
---@field endsAt? marquee.Instant When it ends: the start and the running time; absent if that isn't known.
---@field day? marquee.Day The day, of what has no time.
---@field place? string The theatre and its address.
---@field description string What else is known of it, in lines: the time by the theatre's clock, the format, the seats and where they are, the price, where to buy.
---@field url? string The page to buy tickets at, or the film's page.
---@field cancelled? boolean True for a showing that AMC has cancelled; absent otherwise. The file has it with the status CANCELLED, without a reminder, and its user is free at that time.
---@field showtimeId? marquee.ShowtimeID The showing.
---@field movieId? marquee.MovieID The film.
---@field showId? marquee.ShowID The show.

---A kind of event.
---@alias marquee.CalendarEventKind "showing"|"plan"|"release"|"tickets"|"episode"

---Something that could not be had for a calendar.
---@class marquee.CalendarGap
---@field id marquee.EntityID What it is.
---@field error marquee.ErrorObject Why.

---An entry of a list of codes: what a filter takes, and what it means.
---@class marquee.CodeEntry
---@field code string The code that filters take.
---@field name string The name, in English; filters that take names take it too.
---@field nativeName? string The name as the country or the speakers of the language write it.
---@field country? marquee.RegionCode The country that gives the age rating.
---@field department? string The department of the job.
---@field description? string What the age rating or the attribute means.
---@field appliesTo? string[] What has the attribute: movies, theatres, showtimes, in AMC's words.
---@field isPremiumFormat? boolean Whether the attribute is a premium format, such as IMAX.
---@field order? integer The position among the age ratings of the country: a higher one is for older viewers.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A company that produces movies or shows. Rows of search/companies have a name, a country and a logo at most.
---@class marquee.Company: marquee.Freshness, marquee.Presented
---@field id marquee.CompanyID The company's id.
---@field name string The name.
---@field description? string What the company is; most have no description.
---@field headquarters? string Where it has its seat, as TMDB's editors write it.
---@field homepage? string The URL of the company's page.
---@field country? marquee.RegionCode The country that it comes from.
---@field parent? marquee.NamedEntity The company that owns it.
---@field logoUrl? string The URL of the logo, in a size for lists.
---@field logoPath? string The logo's path, for images/url and images/fetch.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---What someone may mean who has typed so far.
---@class marquee.Completion
---@field kind marquee.CompletionKind What it is.
---@field id? marquee.EntityID The id; absent for an earlier search.
---@field title string The title in the language in which it matched, the name, or the text searched for.
---@field year? integer The year of the release or of the first broadcast, if an earlier answer told it.
---@field posterUrl? string The address of the poster or picture, if an earlier answer told it.
---@field matches integer[][] The parts of the title that match, in order, each as its start and its length, counted in Unicode code points as Python and Emacs count them.
---@field source marquee.CompletionSource Where it is from.

---A kind of completion.
---@alias marquee.CompletionKind "movie"|"person"|"show"|"collection"|"theatre"|"search"

---Where a completion is from.
---@alias marquee.CompletionSource "searches"|"index"|"answers"|"sandbox"

---Completions of what was typed.
---@class marquee.CompletionList: marquee.Presented
---@field items marquee.Completion[] The completions, the best first.
---@field hint? string What to do for more, such as making the index; given once by each process, and whenever an index can't be used.

---Whether a provider's key is configured. The key itself is never shown.
---@class marquee.CredentialStatus
---@field provider marquee.Provider The provider that the key is for.
---@field configured boolean Whether a key is configured; in the sandbox always true.
---@field source? marquee.CredentialSource Where the key comes from; absent if there is none.
---@field scheme? marquee.CredentialScheme How the key is sent; absent if there is none.
---@field hint? string How to set a key; present only if there is none.

---Where a key comes from.
---@alias marquee.CredentialSource "request"|"environment"|"file"|"sandbox"

---How a key is sent to the provider.
---@alias marquee.CredentialScheme "header"|"bearer"|"query"

---The key status of every provider.
---@class marquee.CredentialList
---@field credentials marquee.CredentialStatus[] One entry for each provider.
---@field warnings? string[] What is wrong with the configuration file or with a key in it or in the environment; absent if nothing is.

---The cast and crew of a movie or a show.
---@class marquee.Credits: marquee.Freshness, marquee.Localization, marquee.Presented
---@field id? marquee.MovieID The movie's id; absent inside a Movie or a Show.
---@field cast marquee.Credit[] The cast, in the provider's order.
---@field crew marquee.Credit[] The crew, in the provider's order.
---@field linkedFrom? marquee.EntityID The id given in the request; present only if the provider that answered knows the entity by another id.
---@field linkFault? marquee.ErrorObject Why no person has a personId, if link asked for them: TMDB doesn't have the movie (-32012), has several that it may be (-32012; the message lists them), has no key, can't be reached or took more than its share of the time.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---One person's part in a movie, a show or an episode.
---@class marquee.Credit
---@field name string The person's name.
---@field id? marquee.PersonID The person's id.
---@field personId? marquee.PersonID AMC's person at TMDB, if link asked for it and it is certain: one person of this name is in the movie's credits at TMDB.
---@field character? string The character played; in a show with several, all of them, divided by slashes.
---@field job? string The job, such as Director; at AMC also Actor; in a show with several, all of them, divided by slashes.
---@field department? string The department that the job belongs to. From TMDB only.
---@field order? integer The position in the billing; the lower, the more prominent. From TMDB only.
---@field episodeCount? integer The number of episodes of a show that the person is part of.
---@field biography? string The person's biography. From AMC only.
---@field profileUrl? string The URL of a picture of the person.
---@field profilePath? string The picture's path, for images/url and images/fetch. From TMDB only.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The id of an entity at a provider, as provider:kind:native. Those of other sites have no kind: imdb:tt0096895.
---@alias marquee.EntityID string

---An id of any kind. The kind may be left out, as in amc:610.
---@alias marquee.EntityReference string

---A movie at AMC, TMDB, IMDb or Wikidata.
---@alias marquee.MovieID string

---A movie at AMC, TMDB, IMDb or Wikidata. The kind may be left out, as in amc:61234.
---@alias marquee.MovieReference string

---A person at AMC, TMDB, IMDb or Wikidata.
---@alias marquee.PersonID string

---A person at AMC, TMDB, IMDb or Wikidata. The kind may be left out, as in tmdb:2232.
---@alias marquee.PersonReference string

---A television show at TMDB, IMDb, TheTVDB or Wikidata.
---@alias marquee.ShowID string

---A television show at TMDB, IMDb, TheTVDB or Wikidata. The kind may be left out, as in tmdb:2287.
---@alias marquee.ShowReference string

---An AMC theatre.
---@alias marquee.TheatreID string

---An AMC theatre. The kind may be left out, as in amc:610.
---@alias marquee.TheatreReference string

---A showtime at AMC.
---@alias marquee.ShowtimeID string

---A showtime at AMC. The kind may be left out, as in amc:61020778211100.
---@alias marquee.ShowtimeReference string

---A genre at TMDB.
---@alias marquee.GenreID string

---A genre at TMDB. The kind may be left out, as in tmdb:28.
---@alias marquee.GenreReference string

---A streaming service or shop listed by TMDB.
---@alias marquee.WatchProviderID string

---A streaming service or shop listed by TMDB. The kind may be left out, as in tmdb:8.
---@alias marquee.WatchProviderReference string

---A series of movies at TMDB.
---@alias marquee.CollectionID string

---A series of movies at TMDB. The kind may be left out, as in tmdb:120794.
---@alias marquee.CollectionReference string

---A production company at TMDB.
---@alias marquee.CompanyID string

---A production company at TMDB. The kind may be left out, as in tmdb:174.
---@alias marquee.CompanyReference string

---A keyword at TMDB.
---@alias marquee.KeywordID string

---A keyword at TMDB. The kind may be left out, as in tmdb:849.
---@alias marquee.KeywordReference string

---A review at TMDB.
---@alias marquee.ReviewID string

---A review at TMDB. The kind may be left out, as in tmdb:5b1c13b9c3a36848f2026384.
---@alias marquee.ReviewReference string

---An image at Pixabay.
---@alias marquee.ImageID string

---An image at Pixabay. The kind may be left out, as in pixabay:634572.
---@alias marquee.ImageReference string

---A video clip at Pixabay.
---@alias marquee.VideoID string

---A video clip at Pixabay. The kind may be left out, as in pixabay:125.
---@alias marquee.VideoReference string

---An error as defined by JSON-RPC 2.0 (specification, section 5.1).
---@class marquee.ErrorObject
---@field code integer The error code; the list of errors has all of them.
---@field message string A message to show to the user: a sentence without a full stop.
---@field data marquee.ErrorData Details for programs.

---Details of an error for programs. The kind decides which members are present; the list of errors names those that
---always are.
---@class marquee.ErrorData
---@field kind string The kind of error: one of those in the list of errors.
---@field retryable boolean Whether the same request may succeed later.
---@field hint? string What the user can do about it.
---@field path? string The part of the params that is wrong, as a JSON Pointer (RFC 6901).
---@field expected? string What was expected there.
---@field got? string What was given instead.
---@field nearest? string The existing method, member or code with the most similar name.
---@field alternatives? string[] What may be meant in place of a value that isn't in its list, the most similar first. Without nearest, all that there is, if that is little.
---@field offset? integer The position, in bytes from 0, at which the message stops being JSON.
---@field limitBytes? integer The limit that the message exceeds, in bytes.
---@field limit? integer The number that is allowed: of watches, or of bytes of their definitions. Present only if watch/add was refused for it.
---@field method? string The method that was called.
---@field provider? string The provider that was asked.
---@field attempts? integer The number of requests sent to the provider.
---@field httpStatus? integer The HTTP status of the provider's last response. Some send non-standard values of 600 and above.
---@field upstreamCode? integer The provider's own code for the error.
---@field upstreamMessage? string The provider's own message.
---@field retryAfterSeconds? number The time to wait before another attempt, in seconds, rounded up to tenths.
---@field url? string The URL of the failed request, with secrets removed.
---@field delivered? marquee.Delivered What a stream had sent before it failed or was cancelled.
---@field cursor? integer The after with which to go on. Present only if watch/follow failed or was cancelled.
---@field resumeFromPage? integer The page that failed: ask for it to get the rest. Present only if a stream failed.

---What a stream had sent before it failed or was cancelled.
---@class marquee.Delivered
---@field pageCount integer The number of pages sent.
---@field itemCount integer The number of rows on those pages.

---What the user has seen. Each film counts once in films, and each time that it was seen in hours; a film without a day
---counts as seen once, where no day is needed.
---@class marquee.FilmStatistics: marquee.Presented
---@field period? string The years that the call asks for; absent without any.
---@field films integer The number of films that were seen.
---@field hours number The time that they took, of those whose running time is known.
---@field years marquee.StatisticsRow[] The years in which films were seen.
---@field months marquee.StatisticsRow[] The months in which films were seen.
---@field weekdays marquee.StatisticsRow[] The days of the week on which films were seen, from Monday on.
---@field genres marquee.StatisticsRow[] The genres, in English; a film of several counts in each.
---@field directors marquee.StatisticsRow[] The directors, at most 100.
---@field countries marquee.StatisticsRow[] The countries that the films come from, in English.
---@field decades marquee.StatisticsRow[] The decades in which the films were released.
---@field ratings marquee.StatisticsRow[] The user's ratings, the highest first.
---@field cinema marquee.StatisticsRow[] Those seen at the cinema, by years; cinemaDays says how that is known. A film of which nothing says it may have been seen there, too.
---@field cinemaDays? marquee.CinemaDays On how many days a film was seen at the cinema, by what says so; absent if nothing does.
---@field theatres marquee.StatisticsRow[] The theatres of the showings, at most 100.
---@field mostSeen marquee.StatisticsFilm[] The films that were seen on more than one day, those with the most days first, at most 20.
---@field changes marquee.StatisticsChange[] What came and went of the list of what the user wants to see, by months.
---@field series marquee.StatisticsSeries[] The series of films and the shows that the user has begun, and what is missing; with years those of which a part was seen in them. The latest begun first, at most 100.
---@field unknownCount? integer Of how many of the films that were seen the running time, the genres and the rest aren't known; absent if none.
---@field path? string The file that was written; absent without to.
---@field message? string What isn't known, for people; absent if all is.
---@field libraryFault? marquee.ErrorObject What happened to the library, if it was damaged and the user has not settled it yet (library/recover).

---A row of statistics.
---@class marquee.StatisticsRow
---@field name string What the row is of.
---@field films integer The number of films; each counts once.
---@field hours number The time that they took, of those whose running time is known.

---How it is known that films were seen at the cinema, in days on which a film was seen.
---@class marquee.CinemaDays
---@field byShowing? integer Of how many days the showing is stored (seenAt of library/set); absent if none.
---@field byTag? integer Of how many days only a tag says it, such as cinema, in theaters, IMAX or kino: that of the day in an imported diary, or one of a film that was seen on one day alone; absent if none.
---@field unknown? integer Of how many days nothing says where; absent if none.

---A film in statistics.
---@class marquee.StatisticsFilm
---@field id marquee.EntityID Its id.
---@field title string The title.
---@field year? integer The year of the release, if known.
---@field times? integer On how many days it was seen; only in mostSeen.

---What came and went of the list of what the user wants to see in a month.
---@class marquee.StatisticsChange
---@field name string The month.
---@field came integer How many films and shows were added to it.
---@field went integer How many left it: seen since, or removed from the library.
---@field titles? string[] Titles of those that came, the latest first, at most five.
---@field wentTitles? string[] Titles of those that went, the latest first, at most five; of what was removed the title isn't kept.

---A series of films, or a show, that the user has begun.
---@class marquee.StatisticsSeries
---@field id marquee.EntityID The id of the collection, or of the show.
---@field name string The name.
---@field kind marquee.WorkKind Whether it is a series of films or a show.
---@field seen integer How many films or episodes the user has seen.
---@field of? integer How many are out; absent while that isn't known.
---@field missing marquee.MissingPart[] Those that are out and not seen, the first first, at most 50; empty while the parts aren't known.
---@field missingCount integer How many are out and not seen, also beyond those that missing has.

---A film of a series, or an episode of a show, that the user has not seen.
---@class marquee.MissingPart
---@field title string The title of the film or, of an episode, its season and number.
---@field id? marquee.EntityID The id of the film; absent of an episode.
---@field year? integer The year of the release, if known.
---@field season? integer The number of the season; only of an episode.
---@field episode? integer The number of the episode; only of an episode.

---A place, as a request's text, id or coordinates were understood.
---@class marquee.FoundPlace
---@field name string The place's name: a city with its state, a ZIP code, a theatre's name, or the coordinates as text.
---@field kind marquee.PlaceKind What kind of place it is.
---@field latitude? number Degrees north of the equator; left out if unknown.
---@field longitude? number Degrees east of Greenwich; left out if unknown.
---@field theatreId? marquee.TheatreID The theatre's id, if the place is a theatre.
---@field alternatives? marquee.PlaceAlternative[] Other places that the text may mean, each of which can be given as place; left out if there are none.

---A kind of place.
---@alias marquee.PlaceKind "city"|"zipCode"|"theatre"|"theatres"|"coordinates"|"other"

---Another place that a text may mean.
---@class marquee.PlaceAlternative
---@field name string The place's name, which can be given as place.
---@field kind marquee.PlaceKind What kind of place it is.
---@field theatreId? marquee.TheatreID The theatre's id, if it is a theatre.

---The age of an answer that was not obtained for this call. These members are part of everything made from providers'
---responses: the result of each method that asks a provider, the pages and the summary of a list, and the parts of a
---single result. Rows have none of their own, unless parts of them were asked for along that are older.
---@class marquee.Freshness
---@field ageSeconds? integer The time since the provider gave or confirmed the response, in seconds; with several responses, that of the oldest. Absent if all of them are new.
---@field stale? boolean True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies, shows, people and theatres for a week.

---A genre of movies or shows.
---@class marquee.Genre
---@field name string The genre's name, in the language of the answer.
---@field id? marquee.GenreID The genre's id, which movies/discover takes. Absent for AMC's genres.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The genres that movies can have.
---@class marquee.GenreList: marquee.Freshness, marquee.Localization, marquee.Presented
---@field genres marquee.Genre[] The genres, in the provider's order.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---An image at Pixabay. Wherever it is shown, name Pixabay as its source and link to its page.
---@class marquee.Image
---@field id marquee.ImageID The image's id.
---@field pageUrl? string The URL of the image's page; link to it wherever the image is shown.
---@field type? string The type of image: photo, illustration or vector.
---@field tags? string[] Keywords that describe the image.
---@field previewUrl? string The URL of a small version.
---@field previewWidth? integer The width of the small version in pixels.
---@field previewHeight? integer The height of the small version in pixels.
---@field webUrl? string The URL of a medium version for the screen; it works for a day.
---@field webWidth? integer The width of the medium version in pixels.
---@field webHeight? integer The height of the medium version in pixels.
---@field largeUrl? string The URL of a large version; it works for a day.
---@field width? integer The width of the original in pixels.
---@field height? integer The height of the original in pixels.
---@field sizeBytes? integer The size of the original in bytes.
---@field views? integer The number of views.
---@field downloads? integer The number of downloads.
---@field likes? integer The number of likes.
---@field comments? integer The number of comments.
---@field userName? string The name of the user who made the image.
---@field userImageUrl? string The URL of that user's picture.
---@field pixabay? table<string, any> Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A type of image to search for.
---@alias marquee.ImageType "all"|"photo"|"illustration"|"vector"

---An orientation to search for.
---@alias marquee.ImageOrientation "all"|"horizontal"|"vertical"

---An order of search results.
---@alias marquee.ImageOrder "popular"|"latest"

---A subject of images.
---@alias marquee.ImageCategory "backgrounds"|"fashion"|"nature"|"science"|"education"|"feelings"|"health"|"people"|"religion"|"places"|"animals"|"industry"|"computer"|"food"|"sports"|"transportation"|"travel"|"buildings"|"business"|"music"

---A colour to search for.
---@alias marquee.ImageColor "grayscale"|"transparent"|"red"|"orange"|"yellow"|"green"|"turquoise"|"blue"|"lilac"|"pink"|"white"|"gray"|"black"|"brown"

---A language that Pixabay can search in (ISO 639-1).
---@alias marquee.ImageSearchLanguage "cs"|"da"|"de"|"en"|"es"|"fr"|"id"|"it"|"hu"|"nl"|"no"|"pl"|"pt"|"ro"|"sk"|"fi"|"sv"|"tr"|"vi"|"th"|"bg"|"ru"|"el"|"ja"|"ko"|"zh"

---A film or a show of an import, or a line, a file or a value of a line that is skipped.
---@class marquee.ImportRow
---@field outcome marquee.ImportOutcome What became of it.
---@field kind? marquee.WorkKind Whether it is a film or a show; absent if it is skipped, and while only TMDB can say it.
---@field title? string The title, as the export has it; absent if it has none.
---@field year? integer The year, as the export has it; absent if it has none.
---@field id? marquee.EntityID The id of its entry in the library; absent if it has none.
---@field matchedTitle? string TMDB's title, if the film or show was found by a title that differs from the export's: it may be another one. Absent if the titles are the same.
---@field matchedYear? integer TMDB's year, if the film or show was found by a year next to the export's: it may be another one. Absent if the years are the same.
---@field row? integer The number by which library/set settles it; absent if it is settled without doubt, and before it is stored.
---@field places? string[] Where the export has it, as the file and the number of the line or element; at most twenty. Absent in library/unmatched.
---@field candidates? marquee.ImportCandidate[] What it may be, the likeliest first; absent if nothing is like it.
---@field library? marquee.LibraryEntry What the export has about it, which its entry has or will have; absent if it is skipped.
---@field reason? string Why it is skipped, ambiguous or waits, if that is not plain; otherwise absent.

---What became of a row of an import.
---@alias marquee.ImportOutcome "matched"|"unchanged"|"ambiguous"|"notFound"|"waiting"|"skipped"

---A film or a show that a row of an import may be.
---@class marquee.ImportCandidate
---@field id marquee.EntityID Its id.
---@field title string Its title.
---@field year? integer The year of its release or first broadcast, if known.

---How many rows of an import have each outcome. Those that are none are absent.
---@class marquee.ImportCounts
---@field matched? integer Rows whose entry was added or changed.
---@field unchanged? integer Rows whose entry has all of it already.
---@field ambiguous? integer Rows that may be one of several films.
---@field notFound? integer Rows that TMDB doesn't have.
---@field waiting? integer Rows for which TMDB could not be asked.
---@field skipped? integer Lines, files and values of lines that are left out.

---What an import took for granted of a file that doesn't say it.
---@class marquee.ImportAssumption
---@field file string The file, as in places.
---@field status? marquee.LibraryStatus The status of those of its films that have neither a rating nor a day; absent if the file says it.
---@field bestRating? integer The best rating of its scale, 5 or 10; absent if the file says it or has no ratings.

---A form of an export.
---@alias marquee.ExportFormat "json"|"letterboxd"

---Where the entries of a damaged library come from.
---@alias marquee.RecoverySource "damaged"|"backup"|"nothing"

---What came back, and what did not.
---@class marquee.LibraryRecovery: marquee.Presented
---@field restored integer The number of entries that came back.
---@field fromCopies? integer How many of them come from a copy, because the damaged file no longer has them; absent if none does.
---@field older? marquee.MissingEntry[] Entries without their last changes, which nothing has any more, and from a backup those that were removed after it, ten thousand at most; absent if there are none.
---@field altered? marquee.MissingEntry[] Entries that came back although bytes of them were changed in the damaged file, because no copy has them, ten thousand at most; absent if there are none. Check their values.
---@field entries integer The number of entries that the library has now.
---@field missing? marquee.MissingEntry[] Entries that are known to have been there and did not come back, ten thousand at most; absent if there are none.
---@field missingCount? integer How many did not come back, those included that nothing is known of; absent if none.
---@field day? marquee.Day The day of the copy that was used, in UTC; only from a backup.
---@field kept? string[] The files that were set aside, under their new names. Only the user deletes them.
---@field message string What came back and what did not, in a sentence or two.

---An entry that did not come back, or not as it was last.
---@class marquee.MissingEntry
---@field id string One of its ids.
---@field title? string Its title; absent if it isn't known.

---What was written.
---@class marquee.ExportReport: marquee.Presented
---@field path string The file.
---@field entries integer The number of entries in it.
---@field leftOut? integer The number of entries that aren't in it: of another status or, for Letterboxd, shows. Absent if none.
---@field libraryFault? marquee.ErrorObject What happened to the library, if it was damaged and the user has not settled it yet (library/recover).

---The state of the local index.
---@class marquee.IndexReport: marquee.Presented
---@field indexes marquee.KindIndex[] One report for each kind that has an index.

---A kind of which there is a list at TMDB.
---@alias marquee.IndexKind "movie"|"person"|"show"|"collection"

---The index of one kind.
---@class marquee.KindIndex
---@field kind marquee.IndexKind The kind.
---@field count integer The number of titles or names.
---@field sizeBytes integer The size in bytes.
---@field source marquee.CompletionSource What it was made of.
---@field exportedOn? marquee.Day The day of TMDB's list.
---@field createdAt? marquee.Instant When the index was made.
---@field path? string The path of the file.
---@field problem? string Why the index can't be used; absent if it can.

---The server's name and version.
---@class marquee.ServerInfo
---@field name string The server's name: marquee.
---@field version string The server's version.

---The client's name and version.
---@class marquee.ClientInfo
---@field name string The client's name.
---@field version? string The client's version.

---The client's preferences for this session.
---@class marquee.InitializeOptions
---@field notifications? string[] The names of the notifications to receive; unknown names are ignored. None if absent.
---@field language? marquee.Language The default of the parameter language.
---@field region? marquee.Region The default of the parameter region.

---The server's description of itself.
---@class marquee.InitializeResult
---@field capabilities marquee.ServerCapabilities Always empty: no capability of the Language Server Protocol applies.
---@field serverInfo marquee.ServerInfo The server's name and version.
---@field contractVersion string The version of the contract, as in the document that rpc.discover returns.

---Capabilities as in the Language Server Protocol; always empty.
---@class marquee.ServerCapabilities

---A keyword for the subject of movies and shows.
---@class marquee.Keyword
---@field id marquee.KeywordID The keyword's id.
---@field name string The keyword, in English.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The native ids of one entity at each provider, as far as known. They are no ids of this contract; a parameter takes
---them with the provider in front, as in amc:61234.
---@class marquee.KnownIDs
---@field amc? integer The number at AMC.
---@field tmdb? integer The number at TMDB.
---@field imdb? string The id at IMDb: tt and at least seven digits for a movie or a show, nm and at least seven digits for a person.
---@field tvdb? integer The number of a show at TheTVDB; given where external ids are included.
---@field wikidata? string The id at Wikidata; given where external ids are included.

---A film or a show that was chosen from the library.
---@class marquee.LibraryPick
---@field id marquee.EntityID The id under which the library has it.
---@field kind marquee.WorkKind Whether it is a film or a show.
---@field title string The title.
---@field year? integer The year of the release or of the first broadcast, if known.
---@field runtimeMinutes? integer The running time, of a show that of an episode; absent while it isn't known.
---@field genres? string[] The names of its genres, in English; absent while they aren't known.
---@field posterUrl? string The URL of the poster, in a size for lists.
---@field library marquee.LibraryEntry The user's entry.
---@field showing? marquee.Showing The first showing that fits; absent unless one does.
---@field seats? string[] The best seats together at that showing, if seatsTogether asks for them.
---@field onMine? boolean Whether one of the user's services has it; absent if that isn't known.
---@field reasons string[] Why it was chosen, the most important first.

---What was chosen from the library.
---@class marquee.LibraryPicks: marquee.Freshness, marquee.Presented
---@field items marquee.LibraryPick[] One to three, the best first; none if nothing fits.
---@field seed integer The seed; the next one chooses others.
---@field place? marquee.FoundPlace The place whose theatres were asked; absent if none were.
---@field date? marquee.Day The day of the showings, or the first of several, by the clock of the place; absent if no theatres were asked.
---@field untilDate? marquee.Day The last of several days.
---@field message? string Why nothing was chosen, or what could not be known; otherwise absent.
---@field settingsUsed? marquee.SettingName[] The settings of the user that stand for parameters that the call left out; absent if none does.
---@field libraryFault? marquee.ErrorObject What happened to the library, if it was damaged and the user has not settled it yet (library/recover).

---A film or a show in the user's library.
---@class marquee.LibraryRow: marquee.Presented, marquee.OfferMark
---@field id marquee.EntityID The id under which it was added.
---@field kind marquee.WorkKind Whether it is a film or a show.
---@field title string The title of the film or the name of the show, as it was when it was added; its id if nobody could be asked for it yet.
---@field ids? marquee.KnownIDs Its native ids at each provider, as far as known. It is recognized by each of them.
---@field releaseDate? marquee.Day The day of the film's release or of the show's first broadcast, if known.
---@field year? integer The year of the release or of the first broadcast, if known.
---@field runtimeMinutes? integer The running time, of a show that of an episode; absent while it isn't known.
---@field genres? string[] The names of its genres, in English; absent while they aren't known.
---@field certification? string The age rating of the United States; absent if there is none, and while it isn't known.
---@field posterUrl? string The URL of the poster, in a size for lists.
---@field posterPath? string The poster's path, for images/url and images/fetch.
---@field library marquee.LibraryEntry The user's entry.
---@field libraryFault? marquee.ErrorObject What happened to the library, if it was damaged and the user has not settled it yet (library/recover).

---The library's entry for a film or a show, on the rows of every list and on single films and shows.
---@class marquee.LibraryMark
---@field library? marquee.LibraryEntry What the user's library has of it, found by any of its ids; absent if there is no entry.
---@field libraryFault? marquee.ErrorObject Why library is missing although there may be an entry: the library can't be read. On a list the page has it.

---What the user's library has of a film or a show.
---@class marquee.LibraryEntry
---@field status? marquee.LibraryStatus Whether the user wants to see it or has seen it; absent if neither is said.
---@field rating? number The user's rating in steps of a half; absent if there is none.
---@field seenOn? marquee.Day[] The days on which the user saw it, in order; absent if none is known.
---@field seenAt? marquee.CinemaVisit[] At which cinema the user saw it on one of these days, as far as that is said. Of a day that isn't here nothing says where.
---@field note? string The user's note; absent if there is none.
---@field tags? string[] The user's tags; absent if there are none.
---@field addedAt marquee.Instant When it was added; for an import the day that the other service gives, if it gives one.
---@field source? marquee.ImportFormat The service whose export it was imported from; absent if it was added here.
---@field begun? boolean True for a show of which an episode was seen, until its last one was; absent otherwise. A show whose episodes aren't known yet, or that goes on, has no last one.
---@field episodes? marquee.EpisodeProgress How far the user is with a show; absent while nothing is known of its episodes and none was seen.
---@field nextEpisode? marquee.Episode The episode of a show that is next to see: the first one after the last that was seen, whether it is out or to come. Absent if there is none, or it isn't known yet.
---@field seenEpisodes? marquee.SeenEpisode[] The episodes of a show that were seen, specials too, in order; only in library/get and in exports.

---A day on which the user saw a film at a cinema.
---@class marquee.CinemaVisit
---@field day marquee.Day The day, by the clock of the theatre.
---@field theatre? string The name of the theatre; absent where only a tag of an imported diary says that it was at a cinema.
---@field theatreId? marquee.TheatreID The theatre's id, if it is known.

---How far the user is with a show, specials left out.
---@class marquee.EpisodeProgress
---@field seen integer The number of episodes that were seen.
---@field out? integer The number of episodes that are out, by the day in the country of the call, or were seen; absent while they aren't known.

---An episode of a show that was seen.
---@class marquee.SeenEpisode
---@field season integer The number of its season; 0 for a special.
---@field episode integer The number within the season.
---@field seenOn? marquee.Day[] The days on which the user saw it, in order; absent if none is known.
---@field rating? number The user's rating in steps of a half; absent if there is none.

---What the user says of a film or show, or that they say nothing any more.
---@alias marquee.LibraryStatusChange "wanted"|"seen"|"none"

---Whether the user wants to see a film or show, or has seen it.
---@alias marquee.LibraryStatus "wanted"|"seen"

---An order of the library; what lacks the value comes last.
---@alias marquee.LibrarySort "added"|"title"|"year"|"rating"|"runtime"|"popularity"|"random"

---Which films of a programme are wanted, by the user's library.
---@alias marquee.LibraryChoice "wanted"|"unseen"

---Which rows of a list are left out by the library.
---@alias marquee.SeenOption "hide"|"only"

---The service that an entry comes from.
---@alias marquee.ImportFormat "letterboxd"|"imdb"|"trakt"|"tmdb"|"movary"|"marquee"

---A tag of the library.
---@class marquee.LibraryTag
---@field tag string The tag.
---@field entries integer The number of entries that have it.

---The number of entries that were removed.
---@class marquee.LibraryRemoval: marquee.Presented
---@field removed integer 1, or 0 if there was no entry; with season, the number of episodes that are no longer seen.
---@field libraryFault? marquee.ErrorObject What happened to the library, if it was damaged and the user has not settled it yet (library/recover).

---A change of the library by this process.
---@class marquee.LibraryChange
---@field changed? marquee.EntityID[] The films and shows whose entries were added or changed, or of which a title or other episodes were learnt; absent if there are none, or more than a hundred.
---@field removed? marquee.EntityID[] The films and shows whose entries were removed; absent if there are none.
---@field entries integer The number of entries that the library has now.
---@field known? integer Of how many entries the running time, the genres and the rest are known; only while that is being learnt.
---@field of? integer How many entries there are to learn of; only with known.

---Which of the user's settings chose what an answer has. This member is part of each single result whose texts, dates
---or prices depend on a language, a country, a place or a party.
---@class marquee.Localization
---@field settingsUsed? marquee.SettingName[] The settings of the user that stand for parameters that the call left out; absent if none does.

---A picture or a trailer at AMC.
---@class marquee.MediaFile
---@field kind marquee.MediaKind What it is.
---@field url string Its URL.

---A kind of picture or trailer.
---@alias marquee.MediaKind "imaxPoster"|"threeDPoster"|"alternatePoster"|"onDemandPoster"|"still"|"trailer"|"teaser"|"exterior"|"interior"|"promotion"|"icon"

---A movie. Fields that AMC and TMDB share have one name; the rest is verbatim under the provider's key.
---@class marquee.Movie: marquee.Freshness, marquee.LibraryMark, marquee.Localization, marquee.Presented, marquee.OfferMark
---@field id marquee.MovieID The movie's id at the provider that answered.
---@field title string The title, in the language of the answer.
---@field ids? marquee.KnownIDs The movie's native ids at each provider, as far as known.
---@field slug? marquee.Slug The name of the movie in AMC's web addresses, which movies/get takes.
---@field originalTitle? string The title in the original language. From TMDB.
---@field originalLanguage? marquee.LanguageTag The language that the movie was made in. From TMDB.
---@field untranslated? marquee.MovieText[] The texts that are in English, or else in the original language, because there is no translation into the language asked for; absent if none. One from another country of that language is not named.
---@field tagline? string A one-line slogan.
---@field overview? string A summary of the plot.
---@field releaseDate? marquee.Day The day of release. From TMDB: the first on which theatres show it in the country given by region, or by the session's region, else the first anywhere. Lists have the region's where they take it.
---@field year? integer The year of the release, where `releaseDate` isn't its day: in rows of the local index, and of a film that comes back to theatres.
---@field runtimeMinutes? integer The running time in minutes.
---@field certification? string The age rating. From AMC: the MPA's, for the United States. From TMDB: that of the country given by region, by the session's region or else by the language's country; the theatrical release's if there was one, and that of a premiere or a festival only if there is no other. TMDB gives it with single movies, and with the rows of lists only if include asks for it.
---@field genres? marquee.Genre[] The movie's genres. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they get names here unless TMDB's list of genres is unavailable.
---@field rating? number The average rating by users, in points from 0 to 10; absent if nobody has voted.
---@field ratingCount? integer The number of votes.
---@field popularity? number The attention that the movie gets now, on the provider's own scale, which has no upper bound.
---@field adult? boolean Whether the movie is for adults only.
---@field status? string The stage of production or release, in TMDB's words: Released, Post Production and others.
---@field homepage? string The URL of the makers' page.
---@field websiteUrl? string The URL of the movie's page at AMC.
---@field showtimesUrl? string The URL of AMC's page of its showtimes.
---@field posterUrl? string The URL of the poster, in a size for lists.
---@field backdropUrl? string The URL of a wide picture, in a size for a full page.
---@field posterPath? string The poster's path, for images/url and images/fetch. From TMDB.
---@field backdropPath? string The wide picture's path, for images/url and images/fetch. From TMDB.
---@field trailerUrl? string The URL of a trailer; from TMDB only if videos are included: in the language asked for before others, and the makers' own before others; a teaser if there is no trailer.
---@field media? marquee.MediaFile[] AMC's other posters, stills and trailers, which posterUrl, backdropUrl and trailerUrl don't name; absent if none.
---@field budget? integer The production budget in US dollars.
---@field revenue? integer The box-office revenue in US dollars.
---@field cast? string[] The names of the leading actors; from TMDB at most ten, and only if credits are included.
---@field directors? string[] The names of the directors; from TMDB only if credits are included. For the rows of a list that takes a request of TMDB for each, eight at once, cached like those of movies/get.
---@field collection? marquee.NamedEntity The series that the movie belongs to. From TMDB.
---@field companies? marquee.NamedEntity[] The production companies. From TMDB.
---@field countries? marquee.RegionCode[] The countries of production. From TMDB.
---@field originCountries? marquee.RegionCode[] The countries that the movie comes from, of those that produced it. From TMDB.
---@field languages? marquee.LanguageTag[] The languages spoken. From TMDB.
---@field attributes? marquee.Attribute[] The features of its showings, such as IMAX or closed captions. From AMC.
---@field isPrivateRental? boolean True if this is no movie but AMC's offer of an auditorium to rent; otherwise absent. Leave such entries out of lists of movies.
---@field availability? marquee.MovieAvailability Whether and how AMC shows it; given by movies/find only.
---@field hasScheduledShowtimes? boolean Whether AMC has scheduled showtimes.
---@field onlineTicketsAt? marquee.Instant When online ticket sales begin at AMC.
---@field earliestShowingAt? marquee.Instant The start of the first showing at AMC.
---@field availableForAList? boolean Whether members of AMC's A-List can reserve it.
---@field releaseNumber? integer AMC's number of the release, which theatres/showing takes.
---@field linkedFrom? marquee.EntityID The id given in the request; present only if the provider that answered knows the entity by another id.
---@field link? marquee.MovieLink How the other provider's movie was matched; present only if its fields were added.
---@field linkFault? marquee.ErrorObject Why the other provider's fields, or the parts, are missing, if link or include asked for them: it doesn't have the movie (-32012), has several that it may be (-32012; the message lists them), has no key, can't be reached or took more than its share of the time. Absent if they were added.
---@field credits? marquee.Credits The cast and crew, if included.
---@field videos? marquee.Video[] Trailers and other videos, if included, in the order of VideoList.
---@field images? marquee.MovieImages Posters and other pictures, if included.
---@field watchProviders? table<string, marquee.WatchOffers> Where to watch the movie, by country (ISO 3166-1 alpha-2), if included. The data is JustWatch's, which asks to be named.
---@field releaseDates? marquee.ReleaseDate[] The releases in each country, if included.
---@field similar? marquee.Movie[] Similar movies, TMDB's first page of them, if included.
---@field recommendations? marquee.Movie[] Movies liked by those who like this one, TMDB's first page of them, if included.
---@field reviews? marquee.Reviews Reviews by users, if included.
---@field keywords? marquee.NamedEntity[] Keywords for its subject, if included.
---@field translations? marquee.Translation[] Its texts in other languages, if included.
---@field alternativeTitles? marquee.AlternativeTitle[] Its other titles, by country, if included.
---@field externalIds? table<string, string> Its ids at other sites, by site, if included.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A text that can be in another language for want of a translation.
---@alias marquee.MovieText "title"|"tagline"|"overview"

---Whether and how a movie can be seen at AMC.
---@alias marquee.MovieAvailability "playing"|"advanceTickets"|"comingSoon"|"onDemand"|"notScheduled"|"notAtAMC"|"unknown"

---How two providers' movies were matched.
---@class marquee.MovieLink
---@field by marquee.MovieLinkBasis What the two have in common.
---@field confidence number How certain the match is, from 0 to 1: 1 by IMDb id; by title 0.9 with the same year of release, 0.7 with years one apart, 0.6 if the provider shows an older movie again and only one has the title, or one whose director agrees, 0.5 with an unknown year.

---What two matched movies have in common.
---@alias marquee.MovieLinkBasis "imdb"|"titleAndYear"

---A series of movies. Rows of search/collections have neither parts nor totals.
---@class marquee.MovieCollection: marquee.Freshness, marquee.Localization, marquee.Presented
---@field id marquee.CollectionID The collection's id.
---@field name string The name, in the language of the answer.
---@field originalName? string The name in the original language.
---@field originalLanguage? marquee.LanguageTag The language that the movies were made in.
---@field overview? string What the movies have in common.
---@field adult? boolean Whether the movies are for adults only.
---@field posterUrl? string The URL of the poster, in a size for lists.
---@field backdropUrl? string The URL of a wide picture, in a size for a full page.
---@field posterPath? string The poster's path, for images/url and images/fetch.
---@field backdropPath? string The wide picture's path, for images/url and images/fetch.
---@field parts? marquee.Movie[] The movies in the order of release, those without a day last.
---@field totals? marquee.CollectionTotals What the parts come to.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---What a collection's parts come to.
---@class marquee.CollectionTotals
---@field parts integer The number of parts.
---@field released integer The number of parts whose day of release is today or past.
---@field firstYear? integer The year of the first part's release; absent if no part has a day.
---@field lastYear? integer The year of the last part's release, past or to come; absent if no part has a day.
---@field rated? integer The number of parts that have a rating.
---@field rating? number The average of the ratings of the parts that have one, each counted once, rounded to a tenth; absent if none has.
---@field ratingCount? integer The number of votes for all parts.

---A part of a movie that is returned only on request.
---@alias marquee.MovieInclude "credits"|"videos"|"images"|"watchProviders"|"releaseDates"|"similar"|"recommendations"|"reviews"|"keywords"|"translations"|"alternativeTitles"|"externalIds"

---A part of a row.
---@alias marquee.MovieRowInclude "credits"|"certification"

---An order for movies: a field, and whether it ascends (asc) or descends (desc).
---@alias marquee.MovieSort "popularity.asc"|"popularity.desc"|"releaseDate.asc"|"releaseDate.desc"|"revenue.asc"|"revenue.desc"|"title.asc"|"title.desc"|"originalTitle.asc"|"originalTitle.desc"|"rating.asc"|"rating.desc"|"ratingCount.asc"|"ratingCount.desc"

---An order for shows: a field, and whether it ascends (asc) or descends (desc).
---@alias marquee.ShowSort "popularity.asc"|"popularity.desc"|"firstAirDate.asc"|"firstAirDate.desc"|"name.asc"|"name.desc"|"rating.asc"|"rating.desc"|"ratingCount.asc"|"ratingCount.desc"

---A period over which attention is measured.
---@alias marquee.TrendingWindow "day"|"week"

---Whether all of several values are needed or one is enough.
---@alias marquee.FilterOperator "and"|"or"

---A type of release.
---@alias marquee.ReleaseType "premiere"|"theatricalLimited"|"theatrical"|"digital"|"physical"|"tv"

---A way of paying for a movie at home.
---@alias marquee.Monetization "subscription"|"free"|"ads"|"rent"|"buy"

---A collection, a company, a network or a keyword. Its id leads to collections/get, companies/get and movies/discover;
---a network has none, since nothing takes it.
---@class marquee.NamedEntity
---@field name string The name.
---@field id? marquee.EntityID The id of the collection, company or keyword.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The pictures of a movie or a show.
---@class marquee.MovieImages
---@field posters? marquee.MovieImage[] Posters: those in the language asked for first (in English, if none was), then in English, then in the original language, then those without text.
---@field backdrops? marquee.MovieImage[] Wide pictures: those without text first, then in the order of the posters.
---@field logos? marquee.MovieImage[] Pictures of the title's lettering, in the order of the posters.

---One picture of a movie, a show or a person.
---@class marquee.MovieImage
---@field path string The picture's path, for images/url and images/fetch.
---@field url? string The URL of the picture in full size.
---@field width? integer The width in full size, in pixels.
---@field height? integer The height in full size, in pixels.
---@field language? marquee.LanguageTag The language of the text in the picture; absent if there is none.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---One release of a movie in one country.
---@class marquee.ReleaseDate
---@field region marquee.RegionCode The country of the release.
---@field releasedAt marquee.Instant The time of the release; midnight UTC if only the day is known.
---@field certification? string The age rating in that country.
---@field type? string The type of release: premiere, limitedTheatrical, theatrical, digital, physical or television.
---@field language? marquee.LanguageTag The language of the release.
---@field note? string A remark about the release.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The texts about a movie or a person in one language.
---@class marquee.Translation
---@field language marquee.LanguageTag The language of the texts.
---@field region? marquee.RegionCode The country whose variety of the language it is.
---@field languageName? string The language's name in English.
---@field title? string The title; absent if it is not translated.
---@field tagline? string A one-line slogan.
---@field overview? string A summary of the plot.
---@field biography? string A person's life and work.
---@field homepage? string The URL of the makers' page.
---@field runtimeMinutes? integer The running time of this version in minutes.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---Another title of a movie.
---@class marquee.AlternativeTitle
---@field title string The title.
---@field country? marquee.RegionCode The country where it has this title.
---@field type? string What kind of title it is, in the words of TMDB's editors; most have none.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A movie with its showings at a place on a day, or on several.
---@class marquee.MovieShowings: marquee.LibraryMark
---@field id marquee.EntityID The movie's id at AMC; in library/tonight also another one, or a show's.
---@field title string The movie's title.
---@field ids? marquee.KnownIDs The movie's ids at each provider, as far as known.
---@field year? integer The year of the movie's release.
---@field rating? number The audience's rating, from 0 to 10 points; left out if unknown.
---@field ratingCount? integer The number of votes for the rating.
---@field certification? string The age rating.
---@field runtimeMinutes? integer The running time in minutes.
---@field genres? string[] The names of the movie's genres.
---@field overview? string A short summary of the plot.
---@field date? marquee.Day The day of the showings, by the clock of the place; only with groupBy day.
---@field posterUrl? string The URL of the poster, in a size for lists.
---@field showings marquee.Showing[] The showings, in order of their start; at the same time, the nearest first.
---@field offers? marquee.WatchOffers Where to watch it on the user's services, in the country of the call; only in library/tonight, and absent if none has it. The data is JustWatch's, which asks to be named.
---@field onMine? boolean Whether a service of the user's has it without a further payment, in the country of the call; only in library/tonight, and absent if the user has no services there.
---@field nextDate? marquee.NextDate The next day on which one can see it somewhere; only in library/tonight, and only for a movie that is neither shown nor on the user's services.
---@field nextEpisode? marquee.Episode The episode of a show that is next to see, which is out; only in library/tonight.
---@field linkFault? marquee.ErrorObject Why the rating and other data of TMDB are missing; left out if they are not.

---A day from which one can see a movie, or buy its tickets.
---@class marquee.NextDate
---@field kind marquee.NextDateKind What happens on the day.
---@field day marquee.Day The day.
---@field at? marquee.Instant The time in UTC; only for tickets of which AMC says when their sale begins.
---@field note? string TMDB's remark on the release, such as an anniversary.
---@field url? string The page that sells the tickets.

---What happens on a movie's next date.
---@alias marquee.NextDateKind "tickets"|"premiere"|"limitedTheatrical"|"theatrical"|"digital"|"physical"|"television"

---A showing of a movie, with what one needs to choose it.
---@class marquee.Showing
---@field id marquee.ShowtimeID The showtime's id, for showtimes/plan and showtimes/seats.
---@field movieTitle? string AMC's title of what is shown; only where a film's showings are of several of AMC's entries, such as a dubbed and a subtitled one.
---@field theatreId marquee.TheatreID The theatre's id.
---@field theatreName? string The theatre's name.
---@field theatreCity? string The theatre's city with its state, as AMC writes them.
---@field distanceKilometres? number The theatre's distance from the place in kilometres.
---@field startsAt? marquee.Instant The start in UTC.
---@field startsAtLocal? marquee.LocalTime The start by the theatre's clock.
---@field endsAtLocal? marquee.LocalTime The end by the theatre's clock: start and running time, without trailers; left out if the running time is unknown.
---@field auditorium? integer The auditorium's number.
---@field format? string The premium format.
---@field attributes? marquee.Attribute[] Everything that AMC says of the showing: formats, captions, seating and more.
---@field ticketPrices? marquee.TicketPrice[] The prices of single tickets, with the total of each.
---@field total? number The price of adult tickets for the party in US dollars, with tax and fees except for totalExcludes; left out if AMC gives no adult price. Some seats may cost more or less.
---@field totalExcludes? marquee.PricePart[] What total lacks because AMC doesn't give it; left out if it lacks nothing.
---@field availability marquee.ShowingAvailability Whether tickets can be bought.
---@field visibleAt? marquee.Instant When an embargo ends, in UTC; only for embargoed showings.
---@field inTheatreTicketingOnly? boolean True if tickets are sold only at the theatre; left out otherwise.
---@field hasStarted? boolean True if the showing has begun; left out otherwise.
---@field purchaseUrl? string The page that sells the tickets.

---Whether tickets for a showing can be bought.
---@alias marquee.ShowingAvailability "available"|"almostSoldOut"|"soldOut"|"cancelled"|"embargoed"|"comingSoon"|"started"

---What a row has the showings of.
---@alias marquee.ProgrammeGroup "movie"|"day"

---An order of movies, within a day where a row is a movie of one day; ties keep the order of their first showings.
---@alias marquee.WhatsOnSort "start"|"distance"|"rating"|"price"|"showings"

---One page of a list: the answer of a list method, and each page that it sends for a partialResultToken.
---@class marquee.Page: marquee.Freshness, marquee.ListFacts, marquee.Presented
---@field kind "page" Tells a page from the other parts of a stream.
---@field page integer The number of this page; the first is 1.
---@field pageSize integer The number of rows per page, in which page and the totals count. It is the pageSize asked for, or the limit if that is smaller and the page is not part of a stream. The last page may have fewer rows.
---@field totalPages? integer The number of pages that can be reached; absent if the provider doesn't tell. An empty list has one page, which is empty.
---@field totalResults? integer The number of rows that can be reached; absent if the provider doesn't tell.
---@field nextPage? integer The number of the next page; absent on the last one.
---@field previousPage? integer The number of the previous page; absent on the first one.
---@field items table[] The rows, in the provider's order.
---@field duplicates? integer The number of rows left out because an earlier page of the same request had them; absent if none.
---@field skipped? integer The number of rows left out because they could not be read; absent if none.
---@field hidden? integer The number of rows left out because of seen or on; absent if none.
---@field attempts? integer The number of requests that it took to get an answer; absent if one was enough.
---@field dates? marquee.ListDates The days between which the movies are released; only in movies/nowPlaying at TMDB.
---@field didYouMean? marquee.Completion[] What the query may have meant; given if the first page of search/movies, search/shows, search/people or search/all is empty and the local index has something like it, and in movies/find if only this title, which searchedFor names, is found.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.
---@field pixabay? table<string, any> Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The answer of a list method that has streamed its pages.
---@class marquee.Summary: marquee.Freshness, marquee.ListFacts, marquee.Presented
---@field kind "summary" Tells a summary from the other parts of a stream.
---@field pageCount integer The number of pages sent.
---@field itemCount integer The number of rows on those pages.
---@field complete boolean Whether the end of the list was reached; false if limit or maxPages ended the stream before.
---@field nextPage? integer The page with the first row that was not sent; absent if the list is complete.
---@field duplicates? integer The number of rows left out because an earlier page had them; absent if none.
---@field skipped? integer The number of rows left out because they could not be read; absent if none.
---@field hidden? integer The number of rows left out because of seen or on; absent if none.

---Members of each page of a list and of its summary that are about the whole list.
---@class marquee.ListFacts
---@field linkedFrom? marquee.EntityID The id given in the request; present only if the provider that answered knows the entity by another id.
---@field place? marquee.FoundPlace The place that the parameters were understood to mean, for methods that take one.
---@field date? marquee.Day The day that the rows are of, or the first of several days, for methods that take one.
---@field untilDate? marquee.Day The last day that the rows are of, if the call asks for several.
---@field totalShowings? integer The number of showings on all pages; only in showtimes/whatsOn.
---@field seatsAsked? integer The number of showings whose seats were asked for, on this page or on all pages of the stream; only in showtimes/whatsOn with seatsTogether.
---@field seatsUnasked? integer The number of showings that are left out because a page had more than 60; only in showtimes/whatsOn with seatsTogether.
---@field unknownCount? integer The number of movies that are left out because the genres or the age rating that the call asks for aren't known of them; in showtimes/whatsOn, library/list, library/tonight and library/recommendations, and absent if none.
---@field known? integer Of how many entries of the library the running time, the genres and the rest are known; only in library/list, and absent of an empty library.
---@field of? integer The number of entries of the library; only with known.
---@field basis? marquee.RecommendationBasis What the recommendations are made from; only in library/recommendations.
---@field privateRentals? integer The number of matching rentals of whole auditoriums, which are left out; only in showtimes/whatsOn, and absent if none.
---@field imported? marquee.ImportCounts How many rows have each outcome so far; only in library/import.
---@field assumed? marquee.ImportAssumption[] What the import took for granted of files that don't say it, of at most a hundred; only in library/import, and absent if there is nothing.
---@field partySize? integer The number of people whom totals are for; only in showtimes/whatsOn and library/tonight.
---@field settingsUsed? marquee.SettingName[] The settings of the user that stand for parameters that the call left out; absent if none does.
---@field libraryFault? marquee.ErrorObject Why no row has library, although the library may have entries for some: it can't be read. Absent if it was read.
---@field faults? marquee.ProviderFault[] The providers whose part of the list is missing, with the reasons; absent if none is.
---@field searchedFor? marquee.SearchedFor What was searched for instead, because nothing matches the query itself; only in movies/find, search/movies, search/shows and search/all. The rows are of this search.
---@field titleMatch? marquee.TitleMatch words if no film of the wanted title is listed, and the rows are of films that only have its words in theirs; absent otherwise. Only in showtimes/whatsOn, near and atTheatre.
---@field message? string A message to show to the user: why the list is empty, what library/import has done so far, or what the rows don't say, such as that their titles only have the words of the wanted one, or that a weekend's Saturday is all they are of. Otherwise absent.

---How the titles of a list's films fit the wanted one, if they aren't the same.
---@alias marquee.TitleMatch "words"

---The days between which the movies of a list are released.
---@class marquee.ListDates
---@field minimum marquee.Day The first day.
---@field maximum marquee.Day The last day.

---A search that was made in place of the one asked for: the year taken out of the text, and for and beside &, a
---trailing article moved to the front, or the title of the index that a misspelt one is nearest to.
---@class marquee.SearchedFor
---@field query string The text searched for.
---@field year? integer The year searched for; absent if none.

---A provider that could not give its part of a list.
---@class marquee.ProviderFault
---@field provider marquee.Provider The provider.
---@field error marquee.ErrorObject The error.

---A page that failed, sent in its place in the stream; or a provider that failed, whose part the following pages lack.
---@class marquee.Fault: marquee.Presented
---@field kind "error" Tells a fault from the other parts of a stream.
---@field page integer The number of the page that failed, or of the first page that lacks the provider's part.
---@field error marquee.ErrorObject The error.
---@field willRetry boolean Whether the page will be asked for again; if not, the request ends with this error, or goes on without the provider's part.
---@field retryInSeconds? number The time until the next attempt, in seconds, rounded up to tenths; absent if there is none.

---What is known of an entity so far, sent before the complete answer, or of a row before the pages. The latest one for
---an id stands for all of them.
---@class marquee.Partial: marquee.Freshness, marquee.Presented
---@field kind "partial" Tells a partial from the other parts of a stream.
---@field item table The entity as far as it is known.

---An actor, a director or another member of a movie's cast or crew.
---@class marquee.Person: marquee.Freshness, marquee.Localization, marquee.Presented
---@field id marquee.PersonID The person's id.
---@field name string The person's name.
---@field ids? marquee.KnownIDs The person's native ids at each provider, as far as known.
---@field originalName? string The name in the person's own language.
---@field department? string The department that the person is best known for.
---@field popularity? number The attention that the person gets now, on the provider's own scale, which has no upper bound.
---@field adult? boolean Whether the person works in adult movies.
---@field biography? string The person's life and work, in the language of the answer. From people/get only.
---@field birthday? marquee.Day The day of birth. From people/get only.
---@field deathday? marquee.Day The day of death. From people/get only.
---@field placeOfBirth? string Where the person was born. From people/get only.
---@field alsoKnownAs? string[] Other names of the person, and the name in other scripts. From people/get only.
---@field homepage? string The address of the person's own site. From people/get only.
---@field untranslated? marquee.PersonText[] The texts that are in English because there is no translation into the language asked for; absent if none. One from another country of that language is not named.
---@field knownFor? marquee.KnownWork[] Movies and shows that the person is known for.
---@field profileUrl? string The URL of a picture of the person.
---@field profilePath? string The picture's path, for images/url and images/fetch.
---@field credits? marquee.PersonCredit[] All films and shows of the person as in people/credits, the newest first, if included.
---@field images? marquee.MovieImage[] Pictures of the person, if included.
---@field externalIds? table<string, string> The person's ids at other sites, by site, if included.
---@field translations? marquee.Translation[] The person's texts in other languages, if included.
---@field linkedFrom? marquee.EntityID The id given in the request; present only if the provider that answered knows the entity by another id.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A movie or a show that a person is known for.
---@class marquee.KnownWork
---@field id marquee.EntityID The id of the movie or the show.
---@field kind marquee.WorkKind Whether it is a movie or a show.
---@field title string The title of the movie or the name of the show, in the language of the answer.

---A kind of work.
---@alias marquee.WorkKind "movie"|"show"

---A text that can be in another language for want of a translation.
---@alias marquee.PersonText "biography"

---A part of a person that is returned only on request.
---@alias marquee.PersonInclude "credits"|"images"|"externalIds"|"translations"

---A film or a show with everything that one person did in it.
---@class marquee.PersonCredit: marquee.LibraryMark
---@field id marquee.EntityID The id of the film or the show.
---@field kind marquee.WorkKind Whether it is a film or a show.
---@field title string The title of the film or the name of the show, in the language of the answer.
---@field originalTitle? string The title in the original language.
---@field date? marquee.Day The day of the film's release or of the show's first broadcast; absent if it isn't known yet.
---@field year? integer The year of that day.
---@field rating? number The average rating by users, in points from 0 to 10; absent if nobody has voted.
---@field ratingCount? integer The number of votes.
---@field popularity? number The attention that the film or the show gets now, on the provider's own scale, which has no upper bound.
---@field adult? boolean Whether it is for adults only.
---@field posterUrl? string The URL of the poster, in a size for lists.
---@field posterPath? string The poster's path, for images/url and images/fetch.
---@field roles marquee.PersonRole[] What the person did: the parts played first, then the jobs of the crew.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---One part that a person played, or one job that the person did.
---@class marquee.PersonRole
---@field character? string The character played; absent if it isn't named.
---@field job? string The job in the crew.
---@field department? string The department that the job belongs to; that of a part is Acting.
---@field episodeCount? integer In how many episodes of the show.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---An order for films and shows, from high to low.
---@alias marquee.PersonCreditSort "date"|"popularity"|"rating"

---A place that a text may mean. For a theatre, pass theatreId to theatres/get; for any place, pass its coordinates to
---theatres/near or showtimes/near.
---@class marquee.Place
---@field title string The place's name.
---@field type string The type of place: city, zipcode or theatre. More may be added.
---@field latitude? number The latitude in degrees, positive to the north; absent if not known.
---@field longitude? number The longitude in degrees, positive to the east; absent if not known.
---@field theatreId? marquee.TheatreID The theatre's id; absent if the place is not a theatre or the theatre can't be identified.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---An answer ready to be shown, in the user's units and clock; present only if the call has presentation. A front end
---draws it and sends the requests of next that are chosen; it needs no other member and no method's name. Empty members
---are left out. Every text is one line in Unicode's form NFC without control characters.
---@class marquee.Presentation
---@field form marquee.PresentationForm What the other members are: a list has columns and rows, a thing has facts and sections, an auditorium has a hall.
---@field sentences? string The language of headings, labels and sentences. Titles and overviews are in the answer's language.
---@field title string What the answer is, for the line above it.
---@field text? string What a thing is about, of any length.
---@field notes? string[] Sentences about the whole: whom prices are for, why rows are missing, how old the answer is.
---@field marks? string[] Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best, chosen, wheelchair, companion, loveSeatLeft, loveSeatRight, new. More may be added.
---@field facts? marquee.PresentationFact[] The facts of a thing or an auditorium, the most important first.
---@field columns? marquee.PresentationColumn[] The columns of a list, in the order in which a narrow screen keeps them. They depend on the request alone.
---@field groups? marquee.PresentationGroup[] Headings that the rows belong to, or the groups of seats of an auditorium, the best first. A group that goes on over pages keeps its id.
---@field rows? marquee.PresentationRow[] The rows of a list.
---@field sections? marquee.PresentationSection[] Lists that are parts of a thing.
---@field legend? marquee.PresentationLegend[] The marks of the hall's seats, for people.
---@field hall? marquee.PresentationHallRow[] The rows of an auditorium, the first nearest to the screen.
---@field next? marquee.PresentationNext[] What can be done next with the whole.

---The answer, a page or another part of it, ready to be shown.
---@class marquee.Presented
---@field presentation? marquee.Presentation The same ready to be shown; only if the call has presentation.

---The form of a presentation.
---@alias marquee.PresentationForm "list"|"thing"|"auditorium"

---A column of a list.
---@class marquee.PresentationColumn
---@field name string Its name, which is unique among the columns.
---@field heading string The words above it.
---@field align marquee.PresentationAlign Where its cells stand.
---@field kind string What its cells are: text, number, day, time, moment, price, availability, distance, and others.
---@field importance integer Its place among the columns by importance: 1 is kept the longest on a narrow screen.

---The side at which the cells of a column stand.
---@alias marquee.PresentationAlign "start"|"end"

---A fact, with its label where it needs one.
---@class marquee.PresentationFact
---@field label? string What the fact is.
---@field text string The fact.

---A heading above rows, or a group of seats.
---@class marquee.PresentationGroup
---@field id string Its id, which rows name; that of the film where it is one.
---@field heading string The words above its rows.
---@field facts? marquee.PresentationFact[] Facts about it.
---@field marks? string[] Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best, chosen, wheelchair, companion, new. More may be added.
---@field next? marquee.PresentationNext[] What can be done next with it, at most six.

---A row of a list.
---@class marquee.PresentationRow
---@field id? string The id of what it is, where it has one.
---@field group? string The id of its group; absent if the list has none.
---@field cells string[] A text for each column; empty where there is nothing to say. At most 200 characters each.
---@field marks? string[] Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best, chosen, wheelchair, companion, new. More may be added.
---@field next? marquee.PresentationNext[] What can be done next with it, at most six.

---A list that is a part of a thing.
---@class marquee.PresentationSection
---@field heading string The words above it.
---@field columns marquee.PresentationColumn[] Its columns, as those of a list.
---@field rows marquee.PresentationRow[] Its rows, as those of a list.

---What a mark of the hall's seats means.
---@class marquee.PresentationLegend
---@field mark string The mark.
---@field text string What it means.

---A row of an auditorium.
---@class marquee.PresentationHallRow
---@field row string Its name; empty if it has none.
---@field seats marquee.PresentationSeat[] Its seats from left to right, as one looks at the screen's plan.

---A seat.
---@class marquee.PresentationSeat
---@field name? string Its name, where it is known.
---@field column integer Its place from the left, the first is 1; places without a seat are left out.
---@field marks? string[] Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best, chosen, wheelchair, companion, new. More may be added.
---@field free boolean Whether it can be had.

---What can be done next: a request of this contract that is complete, or a page to open. A request that changes
---something is sent only when a person chooses it.
---@class marquee.PresentationNext
---@field title string What it does, for a menu.
---@field method? string The method to call.
---@field params? table<string, any> The params of the call, complete but for what ask names.
---@field changes? boolean True if it changes something of the user's; otherwise absent.
---@field ask? marquee.PresentationAsk What to ask the user for before the request is sent.
---@field url? string The address of a page to open, always https.

---A member of a request's params that the user fills in.
---@class marquee.PresentationAsk
---@field member string Where it goes in the params, as a JSON Pointer.
---@field kind marquee.PresentationAskKind What is asked for.
---@field title? string What it is, for the prompt.
---@field minimum? number The least number.
---@field maximum? number The greatest number.
---@field choices? string[] The values to choose from; others may be possible.

---The kind of value that is asked for.
---@alias marquee.PresentationAskKind "text"|"number"|"integer"|"day"|"choice"|"boolean"

---The beginning of a request's work.
---@class marquee.WorkDoneBegin
---@field kind "begin" Tells the beginning from the other notices.
---@field title string A title for the work, to show to the user.
---@field message? string The state of the work, to show to the user.
---@field percentage? integer The share of the work that is done, in percent. If absent, no report has one.
---@field cancellable? boolean Whether $/cancelRequest can cancel the work.

---The progress of a request's work.
---@class marquee.WorkDoneReport
---@field kind "report" Tells a report from the other notices.
---@field message? string The state of the work, to show to the user.
---@field percentage? integer The share of the work that is done, in percent; it never falls.
---@field cancellable? boolean Whether $/cancelRequest can cancel the work.

---The end of a request's work.
---@class marquee.WorkDoneEnd
---@field kind "end" Tells the end from the other notices.
---@field message? string The outcome, to show to the user.

---One entry of the trace.
---@class marquee.LogTrace
---@field message string What the server did.
---@field verbose? string Details; present only at the level verbose.

---The level of detail of the trace.
---@alias marquee.TraceLevel "off"|"messages"|"verbose"

---The trace level from now on.
---@class marquee.SetTrace
---@field value marquee.TraceLevel The trace level.

---The request to cancel.
---@class marquee.Cancel
---@field id string|integer The id of the request.

---A provider of data, which has a key of its own.
---@alias marquee.Provider "amc"|"tmdb"|"pixabay"

---A provider of movies.
---@alias marquee.MovieProvider "amc"|"tmdb"

---Where movies are searched for.
---@alias marquee.MovieSource "tmdb"|"amc"|"local"

---Where titles and names are searched for.
---@alias marquee.TitleSource "tmdb"|"local"

---How an answer may use cached responses.
---@alias marquee.CacheOption "default"|"reload"|"only"

---Whether all of several attributes are needed or one is enough.
---@alias marquee.AttributeOperator "and"|"or"

---A film that the user may like.
---@class marquee.Recommendation
---@field id marquee.EntityID The film's id at TMDB.
---@field title string The title.
---@field year? integer The year of the release, if known.
---@field releaseDate? marquee.Day The day of the first release, if known.
---@field runtimeMinutes? integer The running time; absent while it isn't known.
---@field genres? string[] The names of its genres; absent while they aren't known.
---@field directors? string[] The names of its directors; absent while they aren't known.
---@field rating? number The mean rating at TMDB; absent if nobody has rated it.
---@field posterUrl? string The URL of the poster, in a size for lists.
---@field onMine? boolean Whether one of the user's services has it; absent if that isn't known.
---@field showing? marquee.Showing The first showing near the place, if the call names one.
---@field reasons string[] Why it is recommended, in sentences that begin with Because, the most important first.

---What recommendations are made from.
---@alias marquee.RecommendationBasis "ratings"|"popular"

---Reviews of a movie in the language of the answer: TMDB's first page of them.
---@class marquee.Reviews
---@field items marquee.Review[] The reviews, in the provider's order.
---@field totalPages? integer The number of such pages at TMDB.
---@field totalResults? integer The number of reviews on all pages.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---One user's review of a movie or a show.
---@class marquee.Review: marquee.Freshness, marquee.Presented
---@field id marquee.ReviewID The review's id.
---@field author string The author's pen name.
---@field rating? number The author's rating of the movie, in points from 0 to 10; absent if there is none.
---@field content? string The text, in the author's own markup, often Markdown.
---@field url? string The URL of the review's page.
---@field createdAt? marquee.Instant When the review was written.
---@field updatedAt? marquee.Instant When the review was last changed.
---@field language? marquee.LanguageTag The language of the text.
---@field about? marquee.KnownWork What it is a review of; in the answer of reviews/get only.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A day of the Gregorian calendar, as YYYY-MM-DD (ISO 8601).
---@alias marquee.Day string

---One day: as YYYY-MM-DD, or as people say it, by the clock of the place that is asked about. Days of showings begin at
---five in the morning, so that until then today and tonight are the evening before. A word of DaysWord for several days
---is refused with -32602.
---@alias marquee.DayWord string

---One day or several: as DayWord, or a word for several days, or the first and the last day, as YYYY-MM-DD..YYYY-MM-DD
---or friday to sunday, at most 14 in all. By the clock of the place that is asked about, where days of showings begin
---at five in the morning.
---@alias marquee.DaysWord string

---A part of each day, by the clock of the place.
---@alias marquee.TimeOfDay "morning"|"afternoon"|"evening"|"night"

---A time of day, as the clock on the spot shows it.
---@alias marquee.ClockTime string

---A time of day by the clock of the place: as HH:MM, or as people write it: 7pm, 7:30 p.m., 1930, morning (06:00),
---noon, afternoon (12:00), evening (17:00), night (20:00) or midnight (23:59, since a day of showings ends after it).
---@alias marquee.TimeWord string

---A point in time in UTC, always ending in Z (RFC 3339). It has a fraction of a second only if that isn't zero.
---@alias marquee.Instant string

---A local time with its offset from UTC (RFC 3339).
---@alias marquee.LocalTime string

---The offset of local time from UTC, as a sign, hours and minutes.
---@alias marquee.UTCOffset string

---A language, optionally with script and region (BCP 47), as the provider gives it.
---@alias marquee.LanguageTag string

---A country's two-letter code (ISO 3166-1 alpha-2), as the provider gives it.
---@alias marquee.RegionCode string

---A language of ISO 639-1, optionally with a country, as a tag (BCP 47) in any case, with hyphens or underscores.
---TMDB's cn (Cantonese), sh (Serbo-Croatian) and xx (no language) are taken too. Read in canonical form: pt_br as
---pt-BR, iw as he, en-UK as en-GB, zh-Hant as zh-TW and zh-Hans as zh-CN unless a country follows; other scripts,
---variants and extensions are dropped. A code that is none of these is refused, and nearest names the most similar one.
---@alias marquee.Language string

---A country's two-letter code (ISO 3166-1 alpha-2), in any case; UK is read as GB. A code that is none of these is
---refused, and nearest names the most similar one.
---@alias marquee.Region string

---A path on this machine.
---@alias marquee.FilePath string

---The part of an AMC web address that names a movie or a theatre.
---@alias marquee.Slug string

---A text to search for, in any Unicode form. It is read in form NFC; characters that Unicode maps to others as
---<compat>, <wide> or <narrow> (Ⅱ, ﬁ, full width) become these, unlike fractions, superscripts and circles (½, ³, ①);
---invisible characters are removed, except joiners between letters of scripts that need them, and white space is
---collapsed. At least one character must remain.
---@alias marquee.Query string

---A format or attribute of showings, or a list of 1 to 10 of which a showing must have one: a word such as imax, dolby,
---3d, 70mm, "open caption" or subtitled, or a part of AMC's name or code.
---@alias marquee.Formats string|marquee.Query[]

---An API key, in visible ASCII characters; empty to remove a key. No answer, log line or error ever contains it.
---@alias marquee.Secret string

---The code or the name of an attribute of AMC's, from reference/attributes.
---@alias marquee.AttributeCode string

---The slug or the name of a market of AMC's, from reference/markets.
---@alias marquee.MarketCode string

---The two-letter code or the name of a state with theatres of AMC's, from reference/states.
---@alias marquee.StateCode string

---A year from 1800 to 2199, or a range of years with a hyphen between them.
---@alias marquee.YearRange string

---A year or a range of years (1990-1999), or a list of 1 to 20.
---@alias marquee.YearRanges string|marquee.YearRange[]

---The name or the id of a genre of movies, from reference/genres; names may be English or in the language of the call.
---@alias marquee.GenreName string

---The name or the id of a genre of shows, from reference/genres with kind show; names may be English or in the language
---of the call.
---@alias marquee.ShowGenreName string

---The name or the id of a streaming service or shop, from reference/watchProviders.
---@alias marquee.ServiceName string

---An age rating as its country writes it, from reference/certifications.
---@alias marquee.CertificationCode string

---An age rating of the United States, the mildest first.
---@alias marquee.UnitedStatesCertification "G"|"PG"|"PG-13"|"R"|"NC-17"

---The two-letter code (ISO 3166-1 alpha-2) of a country of reference/countries, in any case.
---@alias marquee.CountryCode string

---A language of reference/languages, or a list of 1 to 20, as tags; a country in a tag doesn't count.
---@alias marquee.LanguageCodes string|marquee.Language[]

---A search result: a movie, a person, a television show or a collection.
---@alias marquee.SearchResult marquee.SearchResult.1|marquee.SearchResult.2|marquee.SearchResult.3|marquee.SearchResult.4

---@class marquee.SearchResult.1
---@field kind "movie" Says that the item is a movie.
---@field item marquee.Movie The movie.

---@class marquee.SearchResult.2
---@field kind "person" Says that the item is a person.
---@field item marquee.Person The person.

---@class marquee.SearchResult.3
---@field kind "tv" Says that the item is a television show.
---@field item marquee.Show The television show.

---@class marquee.SearchResult.4
---@field kind "collection" Says that the item is a collection.
---@field item marquee.MovieCollection The collection, without its parts.

---The seats of one showtime, row by row.
---@class marquee.SeatingLayout: marquee.Freshness, marquee.Presented
---@field id marquee.ShowtimeID The showtime's id.
---@field theatreId marquee.TheatreID The theatre's id.
---@field performanceNumber integer The showtime's number at its theatre.
---@field rowCount integer The number of rows.
---@field columnCount integer The number of places in a row, gaps included.
---@field rows marquee.SeatRow[] The rows that have places, from the screen backwards.
---@field zones? marquee.SeatZone[] The price zones: what a seat costs more or less than its ticket. Absent if AMC doesn't say; an empty list means that all seats cost the same.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A price zone: seats that cost more or less than the ticket.
---@class marquee.SeatZone
---@field zoneNumber integer The number by which seats refer to the zone.
---@field surchargeAmount? number The surcharge on a ticket in US dollars. AMC doesn't say whether it includes tax.
---@field discountAmount? number The discount on a ticket in US dollars, as a positive number. AMC may limit it to members of AMC Stubs.
---@field description? string AMC's name for the zone.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---One row of seats.
---@class marquee.SeatRow
---@field row integer The number of the row; row 1 is nearest to the screen.
---@field seats marquee.Seat[] The places in the row, from left to right.

---One place in a row: a seat, or a gap between seats.
---@class marquee.Seat
---@field column integer The number of the place in its row, from the left; the first is 1.
---@field available boolean Whether the seat can be booked.
---@field name? string The seat's name, as printed on the ticket.
---@field type? string AMC's type of the place, such as CanReserve: a seat, a wheelchair space, a companion seat or no seat at all.
---@field tier? string The price class, in AMC's words.
---@field status? string The seat's status, in AMC's words.
---@field zoneNumber? integer The number of the seat's price zone; absent if AMC names none.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The server's state, and its statistics since it started.
---@class marquee.ServerReport: marquee.Presented
---@field version string The version of the server.
---@field contractVersion string The version of the contract.
---@field sandbox boolean Whether the server answers from its built-in catalogue instead of the providers.
---@field now marquee.Instant The server's current time: the system's, or the sandbox's, which stands still. Use it for today and tonight.
---@field uptimeSeconds number The time since the server started, in seconds.
---@field running integer The number of requests that are running.
---@field queued integer The number of requests that are waiting to run.
---@field requestsByMethod table<string, integer> The number of requests received, by method; those for methods that don't exist are under unknown.
---@field errorsByKind table<string, integer> The number of errors returned, by kind.
---@field bytesRead integer The number of bytes read from standard input.
---@field bytesWritten integer The number of bytes written to standard output.
---@field peakMemoryBytes integer The peak resident memory, in bytes.
---@field providers marquee.ProviderReport[] One report for each provider.
---@field sharing? marquee.Sharing With whom it shares the providers' rates, what it knows of unreachable providers, and the requests in flight; absent in the sandbox, which has no rates.
---@field library? marquee.LibraryProgress How far the facts of the library's films and shows are known, as library/list counts them; absent unless this process learns them.
---@field libraryFault? marquee.ErrorObject What happened to the library, if it was damaged and the user has not settled it yet (library/recover).
---@field warnings? string[] Why the configuration file, or a key or a setting in it or in the environment, is not used; absent if all are.
---@field attributions marquee.Attribution[] The attributions that the providers require wherever their data is shown.

---The state of one provider, and the statistics of the requests sent to it.
---@class marquee.ProviderReport
---@field provider marquee.Provider The provider.
---@field configured boolean Whether a key is configured; in the sandbox always true.
---@field health marquee.ProviderHealth Whether the provider answers.
---@field url string The base URL of the requests sent to it.
---@field proxy? string The URL of the proxy used, without user name and password; absent if there is none.
---@field httpVersion? "HTTP/1.0"|"HTTP/1.1"|"HTTP/2"|"HTTP/3" The HTTP version of its latest answer; absent before the first one. HTTP/2 is used over TLS if libcurl is 8.15.0 or later and the provider offers it.
---@field requestCount integer The number of requests sent, retries included.
---@field failureCount integer The number of requests that failed, retries included.
---@field retryCount integer The number of requests that were retries.
---@field cacheHitCount integer The number of requests answered from the cache and not sent.
---@field latency? marquee.Latency How long it takes to answer; absent before its first answer.

---How long a provider takes to answer, over its latest requests.
---@class marquee.Latency
---@field p50Milliseconds number The time in milliseconds within which half of the requests were answered.
---@field p90Milliseconds number The time in milliseconds within which 90 % of the requests were answered.
---@field p99Milliseconds number The time in milliseconds within which 99 % of the requests were answered.

---With whom the server shares the providers' rates, what it knows of unreachable providers, and the requests in flight.
---@class marquee.Sharing
---@field scope marquee.SharingScope With whom it shares.
---@field reason? string Why nothing is shared, to show to the user; absent unless the scope is process.
---@field fleet? marquee.FleetReport The engine through which machines share; absent unless MARQUEE_FLEET is set.

---The engine (Redis or Valkey) through which the machines of a fleet share the providers' rates, kept answers, what is
---known of unreachable providers, and the requests in flight.
---@class marquee.FleetReport
---@field url string Where it is, without user name and password.
---@field health marquee.ProviderHealth Whether it shares: unknown while nobody needs it, healthy, or down; then each machine keeps to its part of the rates.
---@field machineCount? integer The number of machines that share, this one included; absent unless it is healthy.
---@field reason? string Why it can't be used, to show to the user; absent unless it is down.

---How far the running times, genres and the rest of the library's films and shows are known.
---@class marquee.LibraryProgress
---@field known integer The number of entries of which they are known.
---@field of integer The number of entries.

---Whose health has changed.
---@alias marquee.HealthSubject "amc"|"tmdb"|"pixabay"|"fleet"

---With whom the server shares.
---@alias marquee.SharingScope "unused"|"machine"|"process"

---The health of a provider.
---@alias marquee.ProviderHealth "unknown"|"healthy"|"degraded"|"down"

---An attribution that a provider requires wherever its data is shown.
---@class marquee.Attribution
---@field provider marquee.Provider The provider.
---@field text string The text to show.
---@field url? string The URL to link to.

---The answer to a ping.
---@class marquee.Pong: marquee.Presented
---@field pong true Always true.
---@field sequence? integer The sequence that was sent; absent if there was none.
---@field sentAt? integer The sentAt that was sent, in the sender's own unit; absent if there was none.

---A change in the health of a provider, or of the fleet's engine.
---@class marquee.HealthChange
---@field provider marquee.HealthSubject The provider, or fleet.
---@field health marquee.ProviderHealth The health now.
---@field previous marquee.ProviderHealth The health before.
---@field message? string The reason, to show to the user.

---A television show. Fields that a list lacks come with shows/get.
---@class marquee.Show: marquee.Freshness, marquee.LibraryMark, marquee.Localization, marquee.Presented, marquee.OfferMark
---@field id marquee.ShowID The show's id.
---@field name string The name, in the language of the answer.
---@field ids? marquee.KnownIDs The show's native ids at each provider, as far as known.
---@field originalName? string The name in the original language.
---@field originalLanguage? marquee.LanguageTag The language that the show was made in.
---@field untranslated? marquee.ShowText[] The texts that are in English, or else in the original language, because there is no translation into the language asked for; absent if none. One from another country of that language is not named.
---@field tagline? string A one-line slogan.
---@field overview? string A summary of the plot.
---@field firstAirDate? marquee.Day The day it was first broadcast.
---@field year? integer The year of the first broadcast, where that is known and the day is not: in rows of the local index.
---@field lastAirDate? marquee.Day The day on which the latest episode was broadcast.
---@field status? string Whether it goes on, in TMDB's words: Returning Series, Ended, Canceled and others.
---@field type? string The type of show, in TMDB's words: Scripted, Miniseries, Documentary and others.
---@field inProduction? boolean Whether episodes are still being made.
---@field certification? string The age rating in the country given by region, by the session's region or else by the language's country. TMDB gives it with single shows only.
---@field homepage? string The URL of the makers' page.
---@field episodeMinutes? integer[] The usual running times of an episode, in minutes.
---@field seasonCount? integer The number of seasons, without specials.
---@field episodeCount? integer The number of episodes, without specials.
---@field seasons? marquee.Season[] The seasons in short, in TMDB's order; shows/season has the episodes of one.
---@field lastEpisode? marquee.Episode The latest episode that was broadcast.
---@field nextEpisode? marquee.Episode The next episode to be broadcast; absent if none is announced.
---@field networks? marquee.NamedEntity[] The networks that broadcast it first.
---@field companies? marquee.NamedEntity[] The production companies.
---@field creators? marquee.Credit[] The people who created the show.
---@field cast? string[] The names of the leading actors, at most ten, and only if credits are included.
---@field countries? marquee.RegionCode[] The countries of production.
---@field genres? marquee.Genre[] The show's genres. TMDB's lists have numbers only, which stay under tmdb as genre_ids; they get names here unless TMDB's list of genres is unavailable.
---@field originCountries? marquee.RegionCode[] The countries that the show comes from.
---@field languages? marquee.LanguageTag[] The languages spoken.
---@field rating? number The average rating by users, in points from 0 to 10; absent if nobody has voted.
---@field ratingCount? integer The number of votes.
---@field popularity? number The attention that the show gets now, on the provider's own scale, which has no upper bound.
---@field adult? boolean Whether the show is for adults only.
---@field posterUrl? string The URL of the poster, in a size for lists.
---@field backdropUrl? string The URL of a wide picture, in a size for a full page.
---@field posterPath? string The poster's path, for images/url and images/fetch.
---@field backdropPath? string The wide picture's path, for images/url and images/fetch.
---@field trailerUrl? string The URL of a trailer, if videos are included: in the language asked for before others, and the makers' own before others; a teaser if there is no trailer.
---@field linkedFrom? marquee.EntityID The id given in the request; present only if the provider that answered knows the entity by another id.
---@field credits? marquee.Credits The cast and crew of all episodes, if included.
---@field videos? marquee.Video[] Trailers and other videos, if included, in the order of VideoList.
---@field images? marquee.MovieImages Posters and other pictures, if included.
---@field watchProviders? table<string, marquee.WatchOffers> Where to watch the show, by country (ISO 3166-1 alpha-2), if included. The data is JustWatch's, which asks to be named.
---@field contentRatings? marquee.ContentRating[] The age ratings by country, if included.
---@field similar? marquee.Show[] Similar shows, TMDB's first page of them, if included.
---@field recommendations? marquee.Show[] Shows liked by those who like this one, TMDB's first page of them, if included.
---@field keywords? marquee.NamedEntity[] Keywords for its subject, if included.
---@field externalIds? table<string, string> Its ids at other sites, by site, if included.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A part of a show that is returned only on request.
---@alias marquee.ShowInclude "credits"|"videos"|"images"|"watchProviders"|"contentRatings"|"externalIds"|"keywords"|"similar"|"recommendations"

---A text that can be in another language for want of a translation.
---@alias marquee.ShowText "name"|"tagline"|"overview"

---A season of a show: in short inside a Show, whole as the answer of shows/season.
---@class marquee.Season: marquee.Freshness, marquee.Localization, marquee.Presented
---@field season integer The number of the season; 0 for specials.
---@field name? string The name, in the language of the answer.
---@field showId? marquee.ShowID The show's id; absent inside a Show.
---@field episodeCount? integer The number of episodes.
---@field airDate? marquee.Day The day on which the first episode was broadcast.
---@field overview? string A summary of the plot.
---@field untranslated? marquee.ShowText[] The texts that are in English because there is no translation into the language asked for; absent if none.
---@field rating? number The average rating by users, in points from 0 to 10; absent if nobody has voted.
---@field posterUrl? string The URL of the poster, in a size for lists.
---@field posterPath? string The poster's path, for images/url and images/fetch.
---@field networks? marquee.NamedEntity[] The networks that broadcast it first.
---@field episodes? marquee.Episode[] The episodes, in TMDB's order; absent inside a Show.
---@field linkedFrom? marquee.EntityID The id given in the request; present only if the provider that answered knows the entity by another id.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---An episode of a show.
---@class marquee.Episode
---@field season? integer The number of its season; 0 for a special.
---@field episode integer The number within the season.
---@field title? string The title, in the language of the answer.
---@field airDate? marquee.Day The day on which it was, or is to be, broadcast.
---@field runtimeMinutes? integer The running time in minutes.
---@field type? string The type of episode, in TMDB's words: standard, mid_season, finale and others.
---@field overview? string A summary of the plot.
---@field rating? number The average rating by users, in points from 0 to 10; absent if nobody has voted.
---@field ratingCount? integer The number of votes.
---@field stillUrl? string The URL of a picture of the episode, in a size for lists.
---@field stillPath? string The picture's path, for images/url and images/fetch.
---@field crew? marquee.Credit[] Those who made the episode.
---@field guestStars? marquee.Credit[] The actors who are in this episode only, or in few.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The age rating of a show in one country.
---@class marquee.ContentRating
---@field region marquee.RegionCode The country.
---@field certification string The age rating.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---One showing of a movie at a theatre.
---@class marquee.Showtime: marquee.Freshness, marquee.Presented
---@field id marquee.ShowtimeID The showtime's id.
---@field movieTitle string The movie's title.
---@field movieId? marquee.MovieID The movie's id.
---@field theatreId? marquee.TheatreID The theatre's id.
---@field theatreName? string The theatre's name; left out if AMC doesn't give it.
---@field distanceKilometres? number The theatre's distance from the place in the request; left out if the request has none.
---@field startsAt? marquee.Instant The start, in UTC.
---@field startsAtLocal? marquee.LocalTime The start, in the theatre's local time.
---@field sellUntil? marquee.Instant The end of ticket sales.
---@field runtimeMinutes? integer The movie's running time in minutes.
---@field certification? string The movie's age rating by the MPA.
---@field auditorium? integer The number of the auditorium at the theatre.
---@field format? string AMC's name for the premium format, such as IMAX; absent if there is none.
---@field isSoldOut? boolean Whether all tickets are sold.
---@field isAlmostSoldOut? boolean Whether few tickets are left.
---@field isCanceled? boolean Whether the showing is cancelled.
---@field isEmbargoed? boolean Whether AMC doesn't want the showing announced yet; visibleAt says until when.
---@field isComingSoon? boolean Whether the showing is about to be announced.
---@field visibleAt? marquee.Instant When the showing may be announced; its embargo ends or ended then.
---@field inTheatreTicketingOnly? boolean Whether tickets are sold only at the theatre.
---@field isPrivateRental? boolean True if this is no public showing but an auditorium to rent; otherwise absent. Leave such entries out of lists of movies.
---@field maximumIntendedAttendance? integer The maximum number of people for a private rental.
---@field isDiscountMatinee? boolean Whether matinée prices apply.
---@field discountMatineeMessage? string What AMC says of the matinée price.
---@field purchaseUrl? string The URL of the page to buy tickets at.
---@field ticketPrices? marquee.TicketPrice[] The price of each kind of ticket; absent if AMC gives none.
---@field estimatedFees? marquee.EstimatedFee[] The fees that AMC expects to add to each ticket bought online. AMC gives them where a law requires it. If absent, they are not known and may still be added; an empty list means that there are none.
---@field attributes? marquee.Attribute[] The features of the showing, such as IMAX or closed captions.
---@field languages? marquee.ShowtimeLanguages The spoken language and that of the subtitles.
---@field posterUrl? string The URL of the movie's poster.
---@field backdropUrl? string The URL of a wide picture of the movie.
---@field performanceNumber? integer The showtime's number at its theatre.
---@field layoutId? integer The number of the auditorium's seating layout.
---@field layoutVersion? integer The version of that layout.
---@field releaseNumber? integer AMC's number of the movie's release, which theatres/showing takes.
---@field internalReleaseId? integer AMC's internal release number, which movies/get takes.
---@field linkedFrom? marquee.EntityID The movie's id as given in the request; present only if AMC knows the movie by another id.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The price of one kind of ticket.
---@class marquee.TicketPrice
---@field type string The kind of ticket, in AMC's words, such as ADULT.
---@field price number The price before tax, in US dollars.
---@field tax? number The tax on the price, in US dollars.
---@field total? number The total for one ticket in US dollars, to the cent: price, tax and estimated fees, as far as AMC gives them. A seat's surcharge or discount is not included. Absent if it is too large to compute.
---@field totalExcludes? marquee.PricePart[] What the total lacks because AMC doesn't give it; absent if it lacks nothing.
---@field agePolicy? string The ages that the ticket is for, in AMC's words.
---@field sku? string AMC's stock-keeping unit for the ticket.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A part of a ticket's total.
---@alias marquee.PricePart "tax"|"fees"

---A fee that AMC expects to add to a ticket.
---@class marquee.EstimatedFee
---@field name? string AMC's name for the fee.
---@field cost number The fee before tax, in US dollars.
---@field tax? number The tax on the fee, in US dollars.
---@field quantity? integer The number of such fees added to one ticket; 1 if absent.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The languages of a showing, by name.
---@class marquee.ShowtimeLanguages
---@field spoken? string The spoken language.
---@field subtitles? string The language of the subtitles.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The price of a showtime for a party, the best free seats and where to buy tickets.
---@class marquee.ShowtimePlan: marquee.Freshness, marquee.Localization, marquee.Presented
---@field showtime marquee.Showtime The showtime, with the price of each type of ticket.
---@field theatreName? string The theatre's name; left out if AMC doesn't give it in time.
---@field partySize integer The number of people in the party.
---@field obstacle? marquee.PlanObstacle The reason why groups is empty; left out if it isn't.
---@field message? string A message for people: what the obstacle is, that the party can't sit together, or that the showing has started.
---@field price? marquee.PlanTotal The price of adult tickets for the party in the first group's seats, or regardless of seats if there is no group. Left out if AMC gives no adult price, and for cancelled showings and private rentals.
---@field groups marquee.SeatGroup[] Up to five choices of seats for the whole party, the best first: those that meet the most wishes, and among these the closest to the middle of the auditorium, about two thirds of the way back unless rows says otherwise. No seat is in two groups.
---@field unmet? marquee.SeatWish[] The wishes that no group meets, or none together; left out if a group meets all.
---@field freeSeats? integer The number of seats that can be reserved; wheelchair places and companion seats count only with accessible. Left out if there is no map.
---@field seatCount? integer The number of all seats, including taken ones, wheelchair places and companion seats.
---@field map? marquee.SeatMapRow[] The rows of the auditorium from front to back, with one character for each place. Left out if AMC gives no seating layout, or if no ticket can be bought.
---@field zones? marquee.SeatZone[] The price zones: what a seat costs more or less than its ticket. Left out if AMC doesn't say; an empty list means that all seats cost the same.
---@field asOf? marquee.Instant The time at which AMC gave the free seats.
---@field purchaseUrl? string The page to buy tickets at; left out if none are sold.

---Why there are no seats for a party.
---@alias marquee.PlanObstacle "cancelled"|"privateRental"|"salesEnded"|"embargoed"|"soldOut"|"noLayout"|"noRoom"

---A preference of the party that is met if possible.
---@alias marquee.SeatWish "rows"|"seatNumbers"|"frontRowsExcluded"|"aisle"

---Rows of an auditorium: front, middle or back, which are thirds of it; the letters of a row ("F"), or those of two for
---these and the rows between them ("F-H"); or a list of up to 10 of them in order of liking, also as a text with
---commas.
---@alias marquee.SeatRowWishes string|string[]

---The numbers of seats in their rows, from one to another.
---@alias marquee.SeatNumbers string

---The price of tickets for a party, in parts.
---@class marquee.PlanTotal
---@field amount number The sum of the parts: everything that AMC gives a price for.
---@field parts marquee.TotalPart[] The parts of the amount.
---@field unknown? marquee.UnknownCost[] What AMC doesn't give, so that the price may differ from the amount; left out if nothing is unknown.

---A part of a total.
---@class marquee.TotalPart
---@field kind marquee.TotalPartKind What is paid for.
---@field name? string AMC's name of the ticket, the fee or the seats' zone; for a tax, the name of what is taxed.
---@field quantity integer How many times it is paid.
---@field amount number The price for the whole quantity; negative for a zone whose seats are cheaper.

---The kind of a part of a total.
---@alias marquee.TotalPartKind "ticket"|"fee"|"surcharge"|"tax"

---A part of the price that AMC doesn't give.
---@alias marquee.UnknownCost "tax"|"fees"|"zones"|"surchargeTax"|"memberDiscount"

---Seats for the whole party.
---@class marquee.SeatGroup
---@field seats string[] The names of the seats, as on the tickets.
---@field row string The name of the row; of two blocks, the row of the larger one.
---@field together boolean True if all seats are side by side; false if the party has to sit in two blocks, which happens only if there are no seats side by side for all.
---@field reason string A sentence that says where the seats are and why they were chosen.
---@field blocks marquee.SeatBlock[] The seats as blocks side by side: one if the party sits together, otherwise two.
---@field unmet? marquee.SeatWish[] The wishes that these seats don't meet; left out if they meet all.
---@field price? marquee.PlanTotal The price for the party in these seats; left out if the auditorium has no price zones.

---Seats side by side.
---@class marquee.SeatBlock
---@field row string The name of the row.
---@field rowNumber integer The rowNumber of the row in the map.
---@field offset integer The index of the first seat in the row's string in the map.
---@field seats string[] The names of the seats, from left to right.
---@field tiers? string[] AMC's names of the seats' tiers; left out if all are regular.

---A row of the map of an auditorium.
---@class marquee.SeatMapRow
---@field row string The name of the row: the letters that its seats' names begin with, or else its number.
---@field rowNumber integer The number of the row in the layout, counted from the screen.
---@field seats string One character for each place from left to right, the same number in all rows: o for a free seat, ( and ) for the free halves of a love seat, w for a free wheelchair place, c for a free companion seat, x for a seat that can't be reserved, and . for no seat.
---@field freeSeatNames? string[] The names of the free seats, from left to right: one for each character of seats that is neither x nor a dot. Left out if there are none.

---A streaming service in one country, and whether the user subscribes to it.
---@class marquee.StreamingService
---@field id marquee.WatchProviderID The service's id, which services/set and movies/discover take.
---@field name string The service's name.
---@field region marquee.RegionCode The country.
---@field subscribed boolean Whether the user subscribes to it in this country.
---@field logoUrl? string The URL of the logo.
---@field gone? boolean True for a service of the user's that TMDB no longer lists in the country; absent otherwise.
---@field logoPath? string The logo's path, for images/url and images/fetch.

---The services that the user subscribes to in one country.
---@class marquee.ServiceChoice: marquee.Presented
---@field region marquee.RegionCode The country.
---@field services marquee.StreamingService[] The services, in the order in which they were given; empty if there are none.

---Which services must have a film or show.
---@alias marquee.ServiceSelection "mine"

---Whether the user's services have a film or a show, on whatever has offers.
---@class marquee.OfferMark
---@field onMine? boolean Whether one of the services that the user subscribes to has it in the subscription, free or with advertisements: in the region of the call, or, without one, in any country with such services. Absent if no services are set there, or the offers weren't requested.

---A remembered search.
---@class marquee.Suggestion
---@field id string The suggestion's id, which stays the same when the search is repeated.
---@field query string The text searched for, in lower case.
---@field usedAt marquee.Instant When the search was last made.

---The remembered searches.
---@class marquee.SuggestionList: marquee.Presented
---@field items marquee.Suggestion[] The searches, the most recent first.

---The number of remembered searches that were forgotten.
---@class marquee.SuggestionRemoval: marquee.Presented
---@field removed integer The number of suggestions removed.

---An AMC theatre.
---@class marquee.Theatre: marquee.Freshness, marquee.Presented
---@field id marquee.TheatreID The theatre's id.
---@field name string The theatre's name.
---@field longName? string The theatre's full name.
---@field slug? marquee.Slug The name of the theatre in AMC's web addresses, which theatres/get takes.
---@field brand? string AMC's code for the theatre's brand, which theatres/all takes.
---@field market? marquee.Market The market that the theatre belongs to.
---@field address? marquee.Address The postal address.
---@field location? marquee.Coordinates The coordinates; absent if not known.
---@field distanceKilometres? number The distance from the place asked for, in kilometres; only in theatres/near.
---@field utcOffset? marquee.UTCOffset The offset of its local time from UTC now.
---@field timeZone? string AMC's name for its time zone.
---@field timeZoneName? string IANA's name for its time zone, from AMC's name and the state; absent if AMC gives none, or if this machine has no file of it.
---@field phone? string The telephone number of guest services.
---@field isClosed? boolean Whether the theatre is permanently closed.
---@field outageDescription? string What AMC says of an interruption, such as why the theatre is closed.
---@field subscriptionTier? integer The tier of AMC's subscription (A-List) that the theatre asks for; a higher tier is dearer.
---@field convenienceFeeTaxPercent? number The tax on the convenience fee of tickets bought online, in percent of the fee.
---@field convenienceFeeTaxFlatAmount? number The tax on the convenience fee of tickets bought online that doesn't depend on the fee, in US dollars.
---@field closures? marquee.Closure[] The times at which the theatre is temporarily closed.
---@field attributes? marquee.Attribute[] The features of the theatre, such as IMAX or closed captions.
---@field websiteUrl? string The URL of the theatre's page at AMC.
---@field imageUrl? string The URL of a picture of the theatre.
---@field media? marquee.MediaFile[] Pictures other than that of imageUrl; absent if none.
---@field linkedFrom? marquee.EntityID The id given in the request; present only if the provider that answered knows the entity by another id.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A geographical area by which AMC groups theatres.
---@class marquee.Market
---@field name string The market's name.
---@field slug? marquee.Slug The market's slug, which the parameter market of theatres/all takes.

---A postal address.
---@class marquee.Address
---@field street? string The street and number; further lines follow after a comma.
---@field city? string The city.
---@field state? string The state's two-letter code.
---@field stateName? string The state's name.
---@field postalCode? string The postal code.
---@field country? string The country's name.

---A point on the earth (WGS 84).
---@class marquee.Coordinates
---@field latitude number The latitude in degrees, positive to the north.
---@field longitude number The longitude in degrees, positive to the east.

---A period in which a theatre is closed.
---@class marquee.Closure
---@field startsAt? marquee.Instant When the theatre closes.
---@field endsAt? marquee.Instant When the theatre reopens; absent if not known.
---@field reason? string Why, in AMC's words.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---What the user has set once for all calls. A setting that is absent has its default.
---@class marquee.UserSettings: marquee.Presented
---@field place? string The place of calls without one: a city, a ZIP code, a theatre's name or id, or coordinates.
---@field theatreIds? marquee.TheatreID[] The theatres of calls that name no place, before the place.
---@field partySize? integer The number of people who usually go.
---@field region? marquee.Region The country whose release dates, certifications and offers count.
---@field language? marquee.Language The language of texts.
---@field units? marquee.UnitSystem The units of distances in sentences and tables; metric by default. Fields are always in kilometres.
---@field clock? 12|24 The hours of times in sentences and tables: 24, the default, or 12 with am and pm. Fields are never changed.

---The units of distances that people read.
---@alias marquee.UnitSystem "metric"|"us"

---The name of a setting.
---@alias marquee.SettingName "place"|"theatreIds"|"partySize"|"region"|"language"|"units"|"clock"

---A trailer or another video of a movie or a show.
---@class marquee.Video
---@field name string The video's title.
---@field type? string The type of video: Trailer, Teaser, Clip, Featurette and others.
---@field site? string The site that hosts the video.
---@field key? string The video's id at that site.
---@field url? string The URL to watch it at; absent if the site is neither YouTube nor Vimeo.
---@field language? marquee.LanguageTag The language spoken in it.
---@field official? boolean Whether the makers published it.
---@field publishedAt? marquee.Instant When it was published.
---@field height? integer The height of the picture in pixels.
---@field amc? table<string, any> AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---The videos of one movie.
---@class marquee.VideoList: marquee.Freshness, marquee.Localization, marquee.Presented
---@field id marquee.MovieID The movie's id.
---@field videos marquee.Video[] The videos: those in the language asked for first, then in English, then in the original language; of each, those that the makers published first, and trailers before teasers before others.
---@field linkedFrom? marquee.EntityID The id given in the request; present only if the provider that answered knows the entity by another id.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A free video clip at Pixabay; a movie's trailers are of the model Video. Wherever it is shown, name Pixabay as its
---source and link to its page.
---@class marquee.VideoClip
---@field id marquee.VideoID The clip's id.
---@field pageUrl? string The URL of the clip's page; link to it wherever the clip is shown.
---@field type? string The type of video: film or animation.
---@field tags? string[] Keywords that describe the clip.
---@field durationSeconds? integer The length in seconds.
---@field large? marquee.VideoClipFile The largest file, up to 3840 x 2160 pixels; absent if there is none.
---@field medium? marquee.VideoClipFile The usual file, 1920 x 1080 pixels in most cases.
---@field small? marquee.VideoClipFile A small file, 1280 x 720 pixels in most cases.
---@field tiny? marquee.VideoClipFile The smallest file, 960 x 540 pixels in most cases.
---@field views? integer The number of views.
---@field downloads? integer The number of downloads.
---@field likes? integer The number of likes.
---@field comments? integer The number of comments.
---@field userName? string The name of the user who made the clip.
---@field userImageUrl? string The URL of that user's picture.
---@field pixabay? table<string, any> Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A video clip's file of one size.
---@class marquee.VideoClipFile
---@field url string The URL of the file (MP4).
---@field width? integer The width in pixels.
---@field height? integer The height in pixels.
---@field sizeBytes? integer The size in bytes.
---@field thumbnailUrl? string The URL of a still in the same size.
---@field pixabay? table<string, any> Pixabay's other members, verbatim under Pixabay's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A type of video to search for.
---@alias marquee.VideoClipType "all"|"film"|"animation"

---Something that is watched for: it stays until it has ended or is removed, whoever is connected.
---@class marquee.Watch: marquee.Presented
---@field id marquee.WatchID The watch's id.
---@field name string A name for people: the one given, or one made from what is watched for.
---@field question marquee.WatchQuestion What is watched for, as it was understood.
---@field status marquee.WatchStatus Whether it is being checked.
---@field everySeconds integer The time between two checks. It is longer while nothing changes and shorter near an instant at which something should happen.
---@field until? marquee.Instant When it ends by itself; absent if that is not set.
---@field once? boolean True if it ends with the first event that it waits for; otherwise absent.
---@field createdAt marquee.Instant When it was added.
---@field lastCheckedAt? marquee.Instant When the provider was last asked; absent if it has not been asked yet.
---@field nextCheckAt? marquee.Instant When the provider will be asked next, if a process runs then; absent if it is paused or has ended.
---@field failures integer The number of checks that have failed since the last one that succeeded.
---@field failure? marquee.WatchFailure Why the last check failed; absent if it succeeded.
---@field existing? boolean True in the answer of watch/add if this watch was there already; otherwise absent.
---@field settingsUsed? marquee.SettingName[] The settings of the user that stand for parameters that the call left out; absent if none does. Only in the answer of watch/add: a later change of a setting doesn't change the watch.
---@field now marquee.WatchState What was true at the last check that succeeded.

---A watch on this machine.
---@alias marquee.WatchID string

---When a watch ends: a point in time in UTC (RFC 3339), or a day in any form that DayWord has, which means its last
---moment by the clock of the place, or by Pacific time if there is none.
---@alias marquee.WatchEnd string

---What is watched for.
---@alias marquee.WatchKind "tickets"|"showings"|"seats"|"release"|"library"|"person"

---Whether a watch is being checked.
---@alias marquee.WatchStatus "active"|"paused"|"ended"

---Whether the movie of a watch is known.
---@alias marquee.WatchResolution "pending"|"ambiguous"|"resolved"

---What has happened.
---@alias marquee.WatchEventKind "movieFound"|"movieAmbiguous"|"movieChanged"|"ticketsAnnounced"|"ticketsOpened"|"showingAdded"|"showingRemoved"|"showingChanged"|"showingCancelled"|"seatsFound"|"seatsGone"|"releaseDateSet"|"releaseDateMoved"|"releaseDateRemoved"|"offerAdded"|"offerRemoved"|"movieAnnounced"|"seasonAnnounced"|"episodeOut"|"failing"|"recovered"|"ended"

---Why an event of a watch for many films is news.
---@alias marquee.WatchReason "tickets"|"format"|"service"|"digitalDate"|"announced"|"dated"|"season"|"episode"

---How a service offers a movie.
---@alias marquee.WatchOfferKind "subscription"|"free"|"ads"|"rent"|"buy"

---What is watched for.
---@class marquee.WatchQuestion
---@field kind marquee.WatchKind The kind of watch.
---@field showtimeId? marquee.ShowtimeID The showtime; for seats.
---@field theatres? marquee.WatchedTheatre[] The theatres, the nearest first; absent for all of AMC's (tickets only), and for a showtime.
---@field date? marquee.Day The day at the theatres, or the first of several; absent for all coming days.
---@field untilDate? marquee.Day The last of several days.
---@field firstDayAfter? marquee.ClockTime The earliest start on the first of several days, such as the Friday of a weekend.
---@field after? marquee.ClockTime The earliest start, by the theatre's clock.
---@field before? marquee.ClockTime The latest start, by the theatre's clock.
---@field movie? string The title, as it was given, or that of the movie of TMDB's that was given by its id.
---@field year? integer The year that was given beside the title.
---@field movieId? marquee.MovieID The movie's id, as it was given: one of AMC's is for this entry of AMC's, one of TMDB's for each of AMC's entries of the movie.
---@field format? marquee.Formats The format or attribute, or several of which a showing has one.
---@field partySize? integer The number of people who want to sit together; for seats.
---@field rows? marquee.SeatRowWishes The rows that the seats must be in; for seats.
---@field seatNumbers? marquee.SeatNumbers The numbers that the seats must have.
---@field frontRowsExcluded? integer The number of rows at the screen that the seats must not be in.
---@field aisle? boolean True if one of the seats must be at an aisle; for seats.
---@field accessible? boolean True if one of the places must be for a wheelchair; for seats.
---@field region? marquee.RegionCode The country of the release dates and offers; for releases and the library.
---@field personId? marquee.PersonID The person's id at TMDB; for a person.
---@field person? string The person's name; for a person.
---@field showId? marquee.ShowID The show's id at TMDB; for the release of a show.
---@field show? string The show's name; for the release of a show.

---A theatre that is watched.
---@class marquee.WatchedTheatre
---@field id marquee.TheatreID The theatre's id.
---@field name string Its name.
---@field utcOffset? marquee.UTCOffset The offset of its clock from UTC: that of the showings found at the last check, or that of the day on which the watch was added. Absent if AMC doesn't say.

---What was true when a watch was last checked.
---@class marquee.WatchState
---@field message string A sentence for people.
---@field resolution? marquee.WatchResolution Whether AMC lists the movie; only for tickets.
---@field movie? marquee.WatchedMovie The movie, once it is known; for tickets and releases.
---@field candidates? marquee.WatchedMovie[] The movies with the title, if it is ambiguous, or while the watch waits those that only have its words in theirs; give watch/update the id of the right one.
---@field items marquee.WatchItem[] The showings, groups of seats, release dates and offers that there are; for the library and a person the films. watch/list leaves them out.

---One thing that a watch has found; it has one of the members.
---@class marquee.WatchItem
---@field showing? marquee.WatchedShowing A showing.
---@field seats? marquee.WatchedSeats Free seats at a showing.
---@field movie? marquee.WatchedMovie A movie.
---@field release? marquee.WatchedRelease A release date.
---@field offer? marquee.WatchedOffer An offer to watch the movie at home.
---@field film? marquee.WatchedFilm A film of the library or of a person.
---@field show? marquee.WatchedShow A show.
---@field failure? marquee.WatchFailure An error.

---A showing as a watch sees it.
---@class marquee.WatchedShowing
---@field id marquee.ShowtimeID The showtime's id.
---@field movieTitle string The movie's title.
---@field movieId? marquee.MovieID The movie's id.
---@field theatreId? marquee.TheatreID The theatre's id.
---@field theatreName? string The theatre's name.
---@field startsAt? marquee.Instant The start in UTC.
---@field startsAtLocal? marquee.LocalTime The start by the theatre's clock.
---@field auditorium? integer The auditorium's number.
---@field format? string The premium format; absent for an ordinary showing.
---@field availability marquee.ShowingAvailability Whether it can be seen.
---@field visibleAt? marquee.Instant When an embargo ends; only while there is one.
---@field purchaseUrl? string The URL of the page that sells its tickets.

---Free seats side by side at a showing.
---@class marquee.WatchedSeats
---@field showing marquee.WatchedShowing The showing.
---@field groups string[][] Groups without common seats, the best first; at most five.
---@field freeSeats integer The number of seats that the party could reserve, side by side or not.

---A movie as a watch sees it.
---@class marquee.WatchedMovie
---@field id marquee.MovieID The movie's id.
---@field title string Its title.
---@field releaseDate? marquee.Day Its release date.

---One of the films of a watch for many, with what is known of it. What is there when the film joins the watch is no
---event.
---@class marquee.WatchedFilm
---@field movie marquee.WatchedMovie The film.
---@field onSale? boolean Whether there are tickets: at the watch's theatres, or without a place anywhere at AMC. Absent until AMC has been asked.
---@field showing? marquee.WatchedShowing The first showing at the theatres that has tickets.
---@field formatShowing? marquee.WatchedShowing The first of them in a wanted format.
---@field offers? marquee.WatchedOffer[] The offers of the user's services, without a further payment; for the library. Absent until TMDB has been asked.
---@field digitalDate? marquee.Day The day of the digital release; for the library.

---A show of a watch for the library, with its latest episode that is out; in an event, with the season or the episode
---that it is about. What is there when the show joins the watch is no event.
---@class marquee.WatchedShow
---@field id marquee.ShowID The show's id.
---@field title string Its name.
---@field season? integer The number of the season.
---@field episode? integer The number of the episode within the season; absent for a season.
---@field episodeTitle? string The title of the episode.
---@field airDate? marquee.Day The day on which it is out.

---A release in one country.
---@class marquee.WatchedRelease
---@field region marquee.RegionCode The country.
---@field type string The type of release: premiere, limitedTheatrical, theatrical, digital, physical or television.
---@field date marquee.Day The day: the next one to come, or else the last one.
---@field note? string What is special about it, in TMDB's words; absent if nothing is.

---An offer to watch a movie at home in one country.
---@class marquee.WatchedOffer
---@field region marquee.RegionCode The country.
---@field kind marquee.WatchOfferKind How it is offered.
---@field provider marquee.WatchedService The service.
---@field url? string The URL of a page that leads to the offers.

---A streaming service or shop.
---@class marquee.WatchedService
---@field id marquee.WatchProviderID Its id.
---@field name string Its name.

---Why checks fail.
---@class marquee.WatchFailure
---@field code integer The error's code.
---@field kind string The error's kind.
---@field message string A sentence for people.

---Something that happened to what is watched for.
---@class marquee.WatchEvent
---@field cursor integer Its number, which only grows. Give that of the last event received as after to go on from there.
---@field watchId marquee.WatchID The watch's id.
---@field watchName string The watch's name at that time.
---@field kind marquee.WatchEventKind What has happened.
---@field at marquee.Instant When it was noticed.
---@field message string A sentence for people.
---@field reason? marquee.WatchReason Why it is news; for the library and a person.
---@field movie? marquee.WatchedMovie The film that it is about; for the library and a person.
---@field before? marquee.WatchItem What was true before; absent if there was nothing.
---@field after? marquee.WatchItem What is true now; absent if there is nothing.
---@field url? string The URL of the page to act on.

---The watches on this machine.
---@class marquee.Watches: marquee.Presented
---@field complete? boolean False if limit has left out watches that were added later; otherwise absent.
---@field items marquee.Watch[] The watches, in the order in which they were added.
---@field cursor integer The cursor of the newest event; watch/follow goes on from it.

---The number of watches that were removed.
---@class marquee.WatchRemoval: marquee.Presented
---@field removed integer The number of watches removed.

---How far a receiver's events are confirmed.
---@class marquee.WatchReceipt: marquee.Presented
---@field cursor integer The cursor of the last event that is confirmed.

---A part of the log of events.
---@class marquee.WatchEventList: marquee.Presented
---@field items marquee.WatchEvent[] The events, the oldest first.
---@field cursor integer Where to go on: the after of the next call.
---@field complete boolean Whether these are all events up to now.
---@field gap? boolean True if events after the given cursor are no longer in the log; otherwise absent. What is true now is in watch/list.

---An event, as watch/follow sends it.
---@class marquee.WatchEventPart: marquee.Presented
---@field kind "event" Tells an event from the other parts of the stream.
---@field event marquee.WatchEvent The event.

---The place that a stream has reached, sent when nothing has happened for a minute, and at once when watches were added
---or removed.
---@class marquee.WatchBookmark: marquee.Presented
---@field kind "bookmark" Tells a bookmark from the other parts of the stream.
---@field cursor integer The cursor to go on from.
---@field watchesChanged? boolean Whether watches were added or removed, by whichever process, since the stream last told so. False if left out.

---Reports that events are missing because the log no longer reaches back to the given cursor. watch/list and watch/get
---have the present state of the watches.
---@class marquee.WatchGap: marquee.Presented
---@field kind "gap" Tells a gap from the other parts of the stream.
---@field cursor integer The cursor after which the stream goes on.

---The end of a stream of events.
---@class marquee.WatchSummary: marquee.Presented
---@field kind "summary" Tells a summary from the parts of the stream.
---@field itemCount integer The number of events sent.
---@field cursor integer The cursor to go on from.
---@field items? marquee.WatchEvent[] The events, for a request without a partialResultToken.
---@field gap? boolean True if events after the given cursor are no longer in the log; only for a request without a partialResultToken.

---Where to watch one movie or show. The data is JustWatch's, which asks to be named.
---@class marquee.WatchProviders: marquee.Freshness, marquee.Localization, marquee.Presented, marquee.OfferMark
---@field id marquee.EntityID The id of the movie or the show.
---@field regions table<string, marquee.WatchOffers> The offers, by country (ISO 3166-1 alpha-2); with region only that country's.
---@field linkedFrom? marquee.EntityID The id given in the request; present only if the provider that answered knows the entity by another id.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---Where to watch a movie or a show in one country.
---@class marquee.WatchOffers
---@field url? string The URL of a page that leads to the offers.
---@field subscription? marquee.WatchProvider[] The services that include it in a subscription.
---@field free? marquee.WatchProvider[] The services that show it free of charge.
---@field ads? marquee.WatchProvider[] The services that show it free of charge with advertisements.
---@field rent? marquee.WatchProvider[] The services that rent it.
---@field buy? marquee.WatchProvider[] The services that sell it.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---A streaming service or shop.
---@class marquee.WatchProvider
---@field id marquee.WatchProviderID The service's id, which movies/discover takes.
---@field name string The service's name.
---@field logoUrl? string The URL of the logo.
---@field logoPath? string The logo's path, for images/url and images/fetch.
---@field order? integer The position in lists; lower numbers come first.
---@field mine? boolean True in the offers of a film or show if the user subscribes to the service in that country, as services/set has it; otherwise absent.
---@field tmdb? table<string, any> TMDB's other members, verbatim under TMDB's own names: those that this contract doesn't define, and the originals of values that it converts. Absent if there are none.

---@class marquee.CodeEntryPage: marquee.Page
---@field items marquee.CodeEntry[]

---@class marquee.CodeEntrySummary: marquee.Summary
---@field items marquee.CodeEntry[] All rows received.

---@class marquee.CodeEntryListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.CodeEntryPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.CodeEntrySummary?)

---@class marquee.CompanyPage: marquee.Page
---@field items marquee.Company[]

---@class marquee.CompanySummary: marquee.Summary
---@field items marquee.Company[] All rows received.

---@class marquee.CompanyListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.CompanyPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.CompanySummary?)

---@class marquee.GenrePage: marquee.Page
---@field items marquee.Genre[]

---@class marquee.GenreSummary: marquee.Summary
---@field items marquee.Genre[] All rows received.

---@class marquee.GenreListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.GenrePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.GenreSummary?)

---@class marquee.ImagePage: marquee.Page
---@field items marquee.Image[]

---@class marquee.ImageSummary: marquee.Summary
---@field items marquee.Image[] All rows received.

---@class marquee.ImageListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.ImagePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.ImageSummary?)

---@class marquee.ImportRowPage: marquee.Page
---@field items marquee.ImportRow[]

---@class marquee.ImportRowSummary: marquee.Summary
---@field items marquee.ImportRow[] All rows received.

---@class marquee.ImportRowListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.ImportRowPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.ImportRowSummary?)

---@class marquee.KeywordPage: marquee.Page
---@field items marquee.Keyword[]

---@class marquee.KeywordSummary: marquee.Summary
---@field items marquee.Keyword[] All rows received.

---@class marquee.KeywordListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.KeywordPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.KeywordSummary?)

---@class marquee.LibraryRowPage: marquee.Page
---@field items marquee.LibraryRow[]

---@class marquee.LibraryRowSummary: marquee.Summary
---@field items marquee.LibraryRow[] All rows received.

---@class marquee.LibraryRowListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.LibraryRowPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.LibraryRowSummary?)

---@class marquee.LibraryTagPage: marquee.Page
---@field items marquee.LibraryTag[]

---@class marquee.LibraryTagSummary: marquee.Summary
---@field items marquee.LibraryTag[] All rows received.

---@class marquee.LibraryTagListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.LibraryTagPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.LibraryTagSummary?)

---@class marquee.MoviePage: marquee.Page
---@field items marquee.Movie[]

---@class marquee.MovieSummary: marquee.Summary
---@field items marquee.Movie[] All rows received.

---@class marquee.MovieListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.MoviePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.MovieSummary?)

---@class marquee.MovieCollectionPage: marquee.Page
---@field items marquee.MovieCollection[]

---@class marquee.MovieCollectionSummary: marquee.Summary
---@field items marquee.MovieCollection[] All rows received.

---@class marquee.MovieCollectionListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.MovieCollectionPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.MovieCollectionSummary?)

---@class marquee.MovieShowingsPage: marquee.Page
---@field items marquee.MovieShowings[]

---@class marquee.MovieShowingsSummary: marquee.Summary
---@field items marquee.MovieShowings[] All rows received.

---@class marquee.MovieShowingsListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.MovieShowingsPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.MovieShowingsSummary?)

---@class marquee.PersonPage: marquee.Page
---@field items marquee.Person[]

---@class marquee.PersonSummary: marquee.Summary
---@field items marquee.Person[] All rows received.

---@class marquee.PersonListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.PersonPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.PersonSummary?)

---@class marquee.PersonCreditPage: marquee.Page
---@field items marquee.PersonCredit[]

---@class marquee.PersonCreditSummary: marquee.Summary
---@field items marquee.PersonCredit[] All rows received.

---@class marquee.PersonCreditListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.PersonCreditPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.PersonCreditSummary?)

---@class marquee.PlacePage: marquee.Page
---@field items marquee.Place[]

---@class marquee.PlaceSummary: marquee.Summary
---@field items marquee.Place[] All rows received.

---@class marquee.PlaceListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.PlacePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.PlaceSummary?)

---@class marquee.RecommendationPage: marquee.Page
---@field items marquee.Recommendation[]

---@class marquee.RecommendationSummary: marquee.Summary
---@field items marquee.Recommendation[] All rows received.

---@class marquee.RecommendationListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.RecommendationPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.RecommendationSummary?)

---@class marquee.ReviewPage: marquee.Page
---@field items marquee.Review[]

---@class marquee.ReviewSummary: marquee.Summary
---@field items marquee.Review[] All rows received.

---@class marquee.ReviewListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.ReviewPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.ReviewSummary?)

---@class marquee.SearchResultPage: marquee.Page
---@field items marquee.SearchResult[]

---@class marquee.SearchResultSummary: marquee.Summary
---@field items marquee.SearchResult[] All rows received.

---@class marquee.SearchResultListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.SearchResultPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.SearchResultSummary?)

---@class marquee.ShowPage: marquee.Page
---@field items marquee.Show[]

---@class marquee.ShowSummary: marquee.Summary
---@field items marquee.Show[] All rows received.

---@class marquee.ShowListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.ShowPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.ShowSummary?)

---@class marquee.ShowtimePage: marquee.Page
---@field items marquee.Showtime[]

---@class marquee.ShowtimeSummary: marquee.Summary
---@field items marquee.Showtime[] All rows received.

---@class marquee.ShowtimeListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.ShowtimePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.ShowtimeSummary?)

---@class marquee.StreamingServicePage: marquee.Page
---@field items marquee.StreamingService[]

---@class marquee.StreamingServiceSummary: marquee.Summary
---@field items marquee.StreamingService[] All rows received.

---@class marquee.StreamingServiceListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.StreamingServicePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.StreamingServiceSummary?)

---@class marquee.TheatrePage: marquee.Page
---@field items marquee.Theatre[]

---@class marquee.TheatreSummary: marquee.Summary
---@field items marquee.Theatre[] All rows received.

---@class marquee.TheatreListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.TheatrePage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.TheatreSummary?)

---@class marquee.VideoClipPage: marquee.Page
---@field items marquee.VideoClip[]

---@class marquee.VideoClipSummary: marquee.Summary
---@field items marquee.VideoClip[] All rows received.

---@class marquee.VideoClipListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.VideoClipPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.VideoClipSummary?)

---@class marquee.WatchProviderPage: marquee.Page
---@field items marquee.WatchProvider[]

---@class marquee.WatchProviderSummary: marquee.Summary
---@field items marquee.WatchProvider[] All rows received.

---@class marquee.WatchProviderListHandlers: marquee.CallHandlers
---@field on_page? fun(page: marquee.WatchProviderPage)
---@field on_done? fun(error: marquee.Error?, summary: marquee.WatchProviderSummary?)

---The parameters of every call.
---@class marquee.CallParameters
---@field timeoutMilliseconds? integer The time limit for the whole call, from when it is read: waiting, all upstream requests and their retries. After it the call fails with timedOut.
---@field cache? marquee.CacheOption How the answer may use cached responses.
---@field language? marquee.Language The language of the answer's texts; by default the one given to initialize, otherwise TMDB's default, American English. A text without a translation is in English, or else in the original language, and named in untranslated.
---@field region? marquee.Region The country whose release dates, certifications and offers count; by default the one given to initialize.
---@field verbatim? boolean False leaves the providers' own members out, here and in each row: the objects under amc, tmdb and pixabay, which are half of many answers.
---@field presentation? boolean True to get the answer, its pages and its other parts also ready to be shown, as their member presentation.

---The parameters of every list.
---@class marquee.ListParameters: marquee.CallParameters
---@field page? integer The number of the page to return, or to start streaming from; the first is 1.
---@field pageSize? integer The number of rows per page.
---@field limit? integer The maximum number of rows to stream; if absent, all. Without a partialResultToken, a limit below pageSize becomes the page size, so that nextPage continues with the next row.
---@field maxPages? integer The maximum number of pages to stream; if absent, all. It has no effect without a partialResultToken.
---@field seen? marquee.SeenOption Leaves out the films and shows that the library has as seen (hide), or all others (only). The rows left out are counted in hidden; page numbers, totals and nextPage stay those of the whole list, so that a page may be short or empty, and limit counts the rows given. Refused with -32602 by lists of other things.

---The parameters of calendar/get.
---@class marquee.CalendarGetParams: marquee.CallParameters
---@field showtimeIds? marquee.ShowtimeReference[] Showings.
---@field plans? marquee.CalendarPlan[] Showings with the seats that were chosen.
---@field movieIds? marquee.MovieReference[] Movies whose release dates in the region are wanted, past ones too. An AMC movie has the dates that AMC knows as well.
---@field watches? boolean True for the coming release dates that active watches know of.
---@field library? boolean True for the coming release dates of the films that the library has as wanted.
---@field date? marquee.DaysWord Only what library, movieIds and watches have on this day, or on these days, by the region's calendar. Showings and plans are given whenever they are.
---@field untilDate? marquee.DayWord The last of several days, of which date, or else today, is the first. There may be any number.
---@field alarmMinutes? integer How long before a showing, or the beginning of sales, the calendar reminds; absent for no reminder. Days have none.

---The parameters of collections/get.
---@class marquee.CollectionsGetParams: marquee.CallParameters
---@field id marquee.CollectionReference The collection's id.

---The parameters of companies/get.
---@class marquee.CompaniesGetParams: marquee.CallParameters
---@field id marquee.CompanyReference The company's id.

---The parameters of credentials/set.
---@class marquee.CredentialsSetParams: marquee.CallParameters
---@field provider marquee.Provider The provider that the key is for.
---@field key marquee.Secret The API key; for TMDB an API key or an API read access token.
---@field persist? boolean Whether to write the key to the configuration file as well, which only its owner can read. If empty, key is removed from the file.

---The parameters of credentials/status.
---@class marquee.CredentialsStatusParams: marquee.CallParameters

---The parameters of images/url.
---@class marquee.ImagesUrlParams: marquee.CallParameters
---@field path? string The image's path at TMDB, as in posterPath, or its full URL on one of the providers' image hosts.
---@field id? marquee.EntityReference The id of the movie, person or theatre whose image is wanted. An id without its kind, such as tmdb:268, needs kind.
---@field kind? marquee.ArtworkKind The kind of entity that id names; needed only if id leaves it out.
---@field type? marquee.ArtworkType The type of image; by default a movie's poster, a person's profile or a theatre's backdrop.
---@field size? string The size, by the provider's name for it: at TMDB w342, h632, original and others; at AMC thumbnail, standard, large or dynamic. Without size and width, a usual size for the type.
---@field width? integer The minimum width. The smallest size that is at least as wide is chosen; at AMC, whose sizes have no known width, the largest.

---The parameters of images/fetch.
---@class marquee.ImagesFetchParams: marquee.CallParameters
---@field path? string The image's path at TMDB, as in posterPath, or its full URL on one of the providers' image hosts.
---@field id? marquee.EntityReference The id of the movie, person or theatre whose image is wanted. An id without its kind, such as tmdb:268, needs kind.
---@field kind? marquee.ArtworkKind The kind of entity that id names; needed only if id leaves it out.
---@field type? marquee.ArtworkType The type of image; by default a movie's poster, a person's profile or a theatre's backdrop.
---@field size? string The size, by the provider's name for it: at TMDB w342, h632, original and others; at AMC thumbnail, standard, large or dynamic. Without size and width, a usual size for the type.
---@field width? integer The minimum width. The smallest size that is at least as wide is chosen; at AMC, whose sizes have no known width, the largest.

---The parameters of index/update.
---@class marquee.IndexUpdateParams: marquee.CallParameters
---@field kinds? marquee.IndexKind[] The kinds whose index is to be made; if absent, all.
---@field from? marquee.FilePath A folder of this machine with TMDB's files, such as movie_ids_11_21_2026.json.gz, to be read instead of fetching them; if kinds is absent, those of the kinds that it has.

---The parameters of index/status.
---@class marquee.IndexStatusParams: marquee.CallParameters

---The parameters of library/set.
---@class marquee.LibrarySetParams: marquee.CallParameters
---@field id marquee.EntityReference The id of the film or the show.
---@field status? marquee.LibraryStatusChange Whether the user wants to see it or has seen it. none takes that back, and removes an entry that has nothing else; the answer then has it without a status.
---@field rating? number The user's rating, which is rounded to a half; 0 removes it.
---@field seenOn? marquee.Day[] The days on which the user saw it, in place of those stored; an empty list removes them.
---@field seenAt? marquee.CinemaVisit A showing at which the user saw the film, besides those stored: its day, which is added to seenOn, and its theatre. It stays until seenOn is set without that day.
---@field note? string A note, in place of the one stored; an empty one removes it.
---@field tags? string[] Tags, in place of those stored; an empty list removes them.
---@field addTags? string[] Tags to add to those stored, or to tags. An entry has a hundred at most.
---@field removeTags? string[] Tags to remove, whatever their case; the others stay.
---@field row? integer The number of a row of library/unmatched, which is this film or show. Its entry gets what the row has, and the row is settled.
---@field season? integer The number of a show's season, of which episode was seen, or all episodes that are out if episode is left out; 0 for specials. With it only status (seen, or none to take it back), seenOn and, with episode, rating are set, of the episodes.
---@field episode? integer The number of the episode within the season.

---The parameters of library/list.
---@class marquee.LibraryListParams: marquee.ListParameters
---@field status? marquee.LibraryStatusChange Only entries of this status; with none, only those that have neither, such as those with tags alone.
---@field kinds? marquee.WorkKind[] Only films, or only shows; if absent, both.
---@field query? marquee.Query Words that the title, the tags or the note have, or the year.
---@field minimumRating? number The lowest rating by the user.
---@field genres? marquee.GenreName[] Only films and shows of these genres, by name or id, of reference/genres.
---@field genreOperator? marquee.FilterOperator Whether all of genres are needed or one is enough.
---@field minimumMinutes? integer Only what runs at least so long; of a show, an episode.
---@field maximumMinutes? integer Only what runs at most so long; of a show, an episode.
---@field years? marquee.YearRanges Only what was released in a year, in a range of years, or in one of several.
---@field tags? string[] Only what has these tags, of which library/tags has the list. A tag that no entry has is refused.
---@field tagOperator? marquee.FilterOperator Whether all of tags are needed or one is enough.
---@field personIds? marquee.PersonReference[] The ids of people who must all have directed it or be in the main cast.
---@field collectionId? marquee.CollectionReference The id of the collection that a film must belong to.
---@field originCountry? marquee.CountryCode[] The countries that it comes from; one is enough.
---@field originalLanguage? marquee.LanguageCodes The language that it was made in; of several, one is enough.
---@field maximumCertification? string Only films with at most this age rating of the region, or of the United States without one, as reference/certifications lists them.
---@field sortBy? marquee.LibrarySort The order.
---@field seed? integer The number that chance depends on, with sortBy random: the same gives the same order, so that pages hold together. If absent, that of the day.
---@field on? marquee.ServiceSelection With mine, only what one of the services that services/set has includes in the subscription, free or with advertisements. TMDB is asked for what it hasn't said within a day. What is left out is counted in hidden. Refused if no services are set.

---The parameters of library/get.
---@class marquee.LibraryGetParams: marquee.CallParameters
---@field id marquee.EntityReference The id of the film or the show.

---The parameters of library/remove.
---@class marquee.LibraryRemoveParams: marquee.CallParameters
---@field id marquee.EntityReference The id of the film or the show.
---@field season? integer The number of a show's season, of which episode is no longer seen, or all episodes if episode is left out.
---@field episode? integer The number of the episode within the season.

---The parameters of library/statistics.
---@class marquee.LibraryStatisticsParams: marquee.CallParameters
---@field years? marquee.YearRanges Only what was seen in a year, in a range of years, or in one of several.
---@field to? marquee.FilePath The path of a page to write, which ends with .html.

---The parameters of library/tags.
---@class marquee.LibraryTagsParams: marquee.ListParameters

---The parameters of library/tonight.
---@class marquee.LibraryTonightParams: marquee.ListParameters
---@field place? marquee.Query A city ("Olathe, KS"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a theatre's id, or coordinates ("40.75,-73.98"). By default the place of the settings; without one, exactly one of place, theatreId and latitude is required.
---@field latitude? number Degrees north of the equator, in place of a name.
---@field longitude? number Degrees east of Greenwich.
---@field theatreId? marquee.TheatreReference A theatre's id, in place of a name.
---@field radiusKilometres? number The greatest distance of a theatre from the place; 40 if left out.
---@field date? marquee.DaysWord The day or the days, by the clock of the place; tonight, from 17:00 on, if left out. after, before and timeOfDay hold for each day.
---@field untilDate? marquee.DayWord The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
---@field days? integer The number of days from date on, in place of untilDate.
---@field timeOfDay? marquee.TimeOfDay Only showings that start in this part of each day, in place of after and before.
---@field theatreIds? marquee.TheatreReference[] The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then has no meaning.
---@field after? marquee.TimeWord Only showings that start at this time or later, by the clock of the place.
---@field before? marquee.TimeWord Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later than all others, and a time before 06:00 is after midnight.
---@field partySize? integer The number of people, for the total price; by default that of the settings, otherwise 1.
---@field genres? marquee.GenreName[] Only films and shows of these genres, by name or id, of reference/genres.
---@field genreOperator? marquee.FilterOperator Whether all of genres are needed or one is enough.
---@field minimumMinutes? integer Only what runs at least so long; of a show, an episode.
---@field maximumMinutes? integer Only what runs at most so long; of a show, an episode.
---@field years? marquee.YearRanges Only what was released in a year, in a range of years, or in one of several.
---@field tags? string[] Only what has these tags, of which library/tags has the list. A tag that no entry has is refused.
---@field tagOperator? marquee.FilterOperator Whether all of tags are needed or one is enough.
---@field personIds? marquee.PersonReference[] The ids of people who must all have directed it or be in the main cast.
---@field collectionId? marquee.CollectionReference The id of the collection that a film must belong to.
---@field originCountry? marquee.CountryCode[] The countries that it comes from; one is enough.
---@field originalLanguage? marquee.LanguageCodes The language that it was made in; of several, one is enough.
---@field maximumCertification? string Only films with at most this age rating of the region, or of the United States without one, as reference/certifications lists them.
---@field on? marquee.ServiceSelection With mine, only what one of the services that services/set has includes in the subscription, free or with advertisements. TMDB is asked for what it hasn't said within a day. Refused if no services are set.

---The parameters of library/choose.
---@class marquee.LibraryChooseParams: marquee.CallParameters
---@field status? marquee.LibraryStatusChange Only entries of this status; wanted if left out.
---@field kinds? marquee.WorkKind[] Films or shows, or both; films if left out.
---@field query? marquee.Query Words that the title, the tags or the note have, or the year.
---@field minimumRating? number The lowest rating by the user.
---@field genres? marquee.GenreName[] Only films and shows of these genres, by name or id, of reference/genres.
---@field genreOperator? marquee.FilterOperator Whether all of genres are needed or one is enough.
---@field minimumMinutes? integer Only what runs at least so long; of a show, an episode.
---@field maximumMinutes? integer Only what runs at most so long; of a show, an episode.
---@field years? marquee.YearRanges Only what was released in a year, in a range of years, or in one of several.
---@field tags? string[] Only what has these tags, of which library/tags has the list. A tag that no entry has is refused.
---@field tagOperator? marquee.FilterOperator Whether all of tags are needed or one is enough.
---@field personIds? marquee.PersonReference[] The ids of people who must all have directed it or be in the main cast.
---@field collectionId? marquee.CollectionReference The id of the collection that a film must belong to.
---@field originCountry? marquee.CountryCode[] The countries that it comes from; one is enough.
---@field originalLanguage? marquee.LanguageCodes The language that it was made in; of several, one is enough.
---@field maximumCertification? string Only films with at most this age rating of the region, or of the United States without one, as reference/certifications lists them.
---@field on? marquee.ServiceSelection With mine, only what one of the user's services has, as TMDB said within a day.
---@field place? marquee.Query A city, a ZIP code or a theatre, as for showtimes/whatsOn. By default the place of the settings.
---@field latitude? number Degrees north of the equator, in place of a name.
---@field longitude? number Degrees east of Greenwich.
---@field theatreId? marquee.TheatreReference A theatre's id, in place of a name.
---@field theatreIds? marquee.TheatreReference[] The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then has no meaning.
---@field radiusKilometres? number The greatest distance of a theatre from the place; 40 if left out.
---@field date? marquee.DaysWord The day or the days, by the clock of the place; tonight, from 17:00 on, if left out.
---@field untilDate? marquee.DayWord The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
---@field days? integer The number of days from date on, in place of untilDate.
---@field after? marquee.TimeWord Only showings that start at this time or later, by the clock of the place.
---@field before? marquee.TimeWord Only showings that start at this time or earlier, by the clock of the place.
---@field partySize? integer The number of people; by default that of the settings, otherwise 1.
---@field seatsTogether? boolean Whether the party must find seats side by side.
---@field maximumTotal? number The most that a showing may cost the party, in USD, fees not counted. One of an unknown price doesn't fit.
---@field seen? marquee.SeenOption hide leaves out what the user has seen, only everything else.
---@field seed? integer The number that chance depends on: the same chooses the same again, the next one others. If absent, that of the day.

---The parameters of library/recommendations.
---@class marquee.LibraryRecommendationsParams: marquee.ListParameters
---@field genres? marquee.GenreName[] Only films of these genres, by name or id, of reference/genres.
---@field genreOperator? marquee.FilterOperator Whether all of genres are needed or one is enough.
---@field minimumMinutes? integer Only films that run at least so long.
---@field maximumMinutes? integer Only films that run at most so long.
---@field years? marquee.YearRanges Only what was released in a year, in a range of years, or in one of several.
---@field tags? string[] Only by those of the user's films that have these tags, of which library/tags has the list. A tag that no entry has is refused.
---@field tagOperator? marquee.FilterOperator Whether all of tags are needed or one is enough.
---@field personIds? marquee.PersonReference[] The ids of people who must all have directed it or be in the main cast.
---@field collectionId? marquee.CollectionReference The id of the collection that a film must belong to.
---@field originCountry? marquee.CountryCode[] The countries that a film comes from; one is enough.
---@field originalLanguage? marquee.LanguageCodes The language that a film was made in; of several, one is enough.
---@field maximumCertification? string Only films with at most this age rating of the region, or of the United States without one, as reference/certifications lists them.
---@field on? marquee.ServiceSelection With mine, only what one of the user's services has, as TMDB said within a day. Refused if no services are set.
---@field place? marquee.Query Only what theatres there show: a city, a ZIP code or a theatre, as for showtimes/whatsOn.
---@field latitude? number Degrees north of the equator, in place of a name.
---@field longitude? number Degrees east of Greenwich.
---@field theatreId? marquee.TheatreReference A theatre's id, in place of a name.
---@field theatreIds? marquee.TheatreReference[] The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then has no meaning.
---@field radiusKilometres? number The greatest distance of a theatre from the place; 40 if left out.
---@field date? marquee.DaysWord With a place, the day or the days, by its clock; the next 7 days if left out.
---@field untilDate? marquee.DayWord The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
---@field days? integer The number of days from date on, in place of untilDate.

---The parameters of library/import.
---@class marquee.LibraryImportParams: marquee.ListParameters
---@field from? marquee.FilePath The path of a file, a folder or a zip archive on this machine, of at most 64 MiB. If absent, the import goes on with what isn't settled.
---@field status? marquee.LibraryStatusChange The status of films whose export doesn't say it, such as those of lists. With none, the export is someone else's: its films get the tags alone, and nothing of what it says of them.
---@field tags? string[] Tags for all of its films, in addition to those that they have; required with the status none.
---@field dryRun? boolean Whether to store nothing, and only report what the import would do.

---The parameters of library/unmatched.
---@class marquee.LibraryUnmatchedParams: marquee.ListParameters
---@field doubtful? boolean Whether to list, in place of these, what was matched by another title or a year next to it.

---The parameters of library/export.
---@class marquee.LibraryExportParams: marquee.CallParameters
---@field format? marquee.ExportFormat The form of the file.
---@field to marquee.FilePath The path of the file to write. In `marquee call` also -, for standard output.
---@field status? marquee.LibraryStatus Only entries of this status; if absent, all as JSON, and those seen for Letterboxd.

---The parameters of library/recover.
---@class marquee.LibraryRecoverParams: marquee.CallParameters
---@field from marquee.RecoverySource Where the entries come from.
---@field day? marquee.Day The day of the copy, in UTC; only from a backup. If absent, the latest.

---The parameters of movies/get.
---@class marquee.MoviesGetParams: marquee.CallParameters
---@field id? marquee.MovieReference The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
---@field slug? marquee.Slug The movie's slug at AMC.
---@field internalReleaseId? integer The movie's internal release number at AMC, as in Showtime.internalReleaseId.
---@field include? marquee.MovieInclude[] The parts to add, all from TMDB; none if absent. If an AMC movie's can't be had, linkFault says why.
---@field link? boolean Whether to add the other provider's fields. A movie that only one provider has is returned as it is.

---The parameters of movies/find.
---@class marquee.MoviesFindParams: marquee.ListParameters
---@field query marquee.Query A title or a part of one, without the year; or an id, which finds that movie alone: amc:movie:61234, amc:61234, tmdb:movie:268, imdb:tt0096895, tt0096895, or the address of its page at AMC, TMDB or IMDb.
---@field year? integer Only movies released in this year: anywhere at TMDB, by AMC's release date at AMC. Ignored with an id.

---The parameters of movies/similar.
---@class marquee.MoviesSimilarParams: marquee.ListParameters
---@field id marquee.MovieReference The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
---@field include? marquee.MovieRowInclude[] Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.

---The parameters of movies/recommendations.
---@class marquee.MoviesRecommendationsParams: marquee.ListParameters
---@field id marquee.MovieReference The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
---@field include? marquee.MovieRowInclude[] Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.

---The parameters of movies/credits.
---@class marquee.MoviesCreditsParams: marquee.CallParameters
---@field id marquee.MovieReference The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.
---@field link? boolean Whether to add personId, TMDB's id, to the people of an AMC movie. One whom TMDB's credits don't have with certainty stays as AMC has it; if TMDB's can't be had, linkFault says why. TMDB's people have it as their id.

---The parameters of movies/videos.
---@class marquee.MoviesVideosParams: marquee.CallParameters
---@field id marquee.MovieReference The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.

---The parameters of movies/reviews.
---@class marquee.MoviesReviewsParams: marquee.ListParameters
---@field id marquee.MovieReference The movie's id: amc:movie:64825, tmdb:movie:268 or imdb:tt0096895.

---The parameters of movies/watchProviders.
---@class marquee.MoviesWatchProvidersParams: marquee.CallParameters
---@field id marquee.EntityReference The id of the movie or the show: amc:movie:64825, tmdb:movie:268, tmdb:show:95396 or imdb:tt0096895. One without a kind is a movie's.

---The parameters of movies/genres.
---@class marquee.MoviesGenresParams: marquee.CallParameters

---The parameters of movies/all.
---@class marquee.MoviesAllParams: marquee.ListParameters
---@field name? marquee.Query A part of the movie's title.
---@field ids? marquee.MovieReference[] The ids of the movies to list. TMDB and IMDb ids are matched to AMC's movies.
---@field slug? marquee.Slug The slug of the movie to list.
---@field releaseNumber? integer The number of the release to list, as in Movie.releaseNumber.
---@field startDate? marquee.Day Only movies released after this day, this day itself excluded. If absent, there is no lower bound.
---@field endDate? marquee.Day Only movies released on or before this day. If absent, there is no upper bound.
---@field includeAttributes? marquee.AttributeCode[] The codes or names of attributes to require, from reference/attributes; attributeOperator combines them.
---@field excludeAttributes? marquee.AttributeCode[] The codes or names of attributes to exclude, from reference/attributes.
---@field attributeOperator? marquee.AttributeOperator Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.

---The parameters of movies/nowPlaying.
---@class marquee.MoviesNowPlayingParams: marquee.ListParameters
---@field provider? marquee.MovieProvider The provider whose movies are listed.
---@field include? marquee.MovieRowInclude[] Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.

---The parameters of movies/advanceTickets.
---@class marquee.MoviesAdvanceTicketsParams: marquee.ListParameters

---The parameters of movies/comingSoon.
---@class marquee.MoviesComingSoonParams: marquee.ListParameters

---The parameters of movies/active.
---@class marquee.MoviesActiveParams: marquee.ListParameters

---The parameters of movies/allActive.
---@class marquee.MoviesAllActiveParams: marquee.ListParameters

---The parameters of movies/onDemand.
---@class marquee.MoviesOnDemandParams: marquee.ListParameters

---The parameters of movies/popular.
---@class marquee.MoviesPopularParams: marquee.ListParameters
---@field include? marquee.MovieRowInclude[] Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.

---The parameters of movies/topRated.
---@class marquee.MoviesTopRatedParams: marquee.ListParameters
---@field include? marquee.MovieRowInclude[] Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.

---The parameters of movies/upcoming.
---@class marquee.MoviesUpcomingParams: marquee.ListParameters
---@field include? marquee.MovieRowInclude[] Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.

---The parameters of movies/trending.
---@class marquee.MoviesTrendingParams: marquee.ListParameters
---@field window? marquee.TrendingWindow The period over which attention is measured.
---@field include? marquee.MovieRowInclude[] Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.

---The parameters of movies/discover.
---@class marquee.MoviesDiscoverParams: marquee.ListParameters
---@field genreIds? marquee.GenreReference[] The ids of genres, from movies/genres; a movie must have all of them unless genreOperator is or.
---@field year? integer The year of the movie's first release.
---@field minimumRating? number The lowest average rating to list.
---@field minimumVotes? integer The lowest number of votes to list.
---@field sortBy? marquee.MovieSort The order of the movies.
---@field watchProviderIds? marquee.WatchProviderReference[] The ids of services, from reference/watchProviders; one of them must offer the movie in the region, or in the United States if there is no region, all of them if serviceOperator is and.
---@field originalLanguage? marquee.LanguageCodes The language that the movie was made in; of several, one is enough.
---@field releasedAfter? marquee.Day Only movies released on or after this day: in the region, or for the first time anywhere if there is no region.
---@field releasedBefore? marquee.Day Only movies released on or before this day: in the region, or for the first time anywhere if there is no region.
---@field include? marquee.MovieRowInclude[] Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.
---@field genres? marquee.GenreName[] Genres by name or id; they count together with genreIds.
---@field genreOperator? marquee.FilterOperator Whether a movie must have all of genreIds and genres, or one is enough.
---@field withoutGenreIds? marquee.GenreReference[] The ids of genres that a movie must not have.
---@field anyReleaseYear? integer The year of any of the movie's releases: in the region, or anywhere if there is no region.
---@field releaseTypes? marquee.ReleaseType[] Types of release, one of which the movie must have had: in the region, or in the United States if there is no region. With releasedAfter or releasedBefore, in these days; without them, until today.
---@field maximumRating? number The highest average rating to list.
---@field maximumVotes? integer The highest number of votes to list.
---@field minimumRuntime? integer The shortest running time to list.
---@field maximumRuntime? integer The longest running time to list.
---@field certification? marquee.CertificationCode The age rating in certificationCountry.
---@field minimumCertification? marquee.CertificationCode The lowest age rating in certificationCountry.
---@field maximumCertification? marquee.CertificationCode The highest age rating in certificationCountry.
---@field certificationCountry? marquee.CountryCode The country of the age ratings; by default the region. Without either an age rating is refused, because countries share the names of theirs.
---@field castIds? marquee.PersonReference[] The ids of people who must all play in the movie.
---@field crewIds? marquee.PersonReference[] The ids of people who must all be in the crew.
---@field personIds? marquee.PersonReference[] The ids of people who must all be in the cast or the crew.
---@field personOperator? marquee.FilterOperator Whether all of castIds are needed or one is enough; of crewIds and personIds, too.
---@field companyIds? marquee.CompanyReference[] The ids of companies that must all have made the movie.
---@field companyOperator? marquee.FilterOperator Whether all of companyIds are needed or one is enough.
---@field withoutCompanyIds? marquee.CompanyReference[] The ids of companies that must not have made the movie.
---@field keywordIds? marquee.KeywordReference[] The ids of keywords that the movie must have: all of them, or one with keywordOperator or.
---@field keywordOperator? marquee.FilterOperator Whether all of keywordIds are needed or one is enough.
---@field withoutKeywordIds? marquee.KeywordReference[] The ids of keywords that the movie must not have.
---@field originCountry? marquee.CountryCode[] The countries that the movie comes from; one is enough.
---@field services? marquee.ServiceName[] Services by name or id; they count together with watchProviderIds. With monetization subscription: what is included in the subscription.
---@field serviceOperator? marquee.FilterOperator Whether one of watchProviderIds and services is enough, or all of them must offer the movie.
---@field withoutWatchProviderIds? marquee.WatchProviderReference[] The ids of services that must not offer the movie in the region, or in the United States if there is no region.
---@field monetization? marquee.Monetization[] Ways of paying, one of which must be offered in the region, or in the United States if there is no region.
---@field includeAdult? boolean Whether to list adult movies too.
---@field includeVideo? boolean Whether to list what isn't a movie of its own too, such as recordings of plays and concerts.
---@field on? marquee.ServiceSelection With mine, only movies that one of the user's services offers, as services/set has them: in the subscription, free or with advertisements, unless monetization says otherwise. Without a region it is the country that has services. The request and its answer stay out of every file, since they name the services. Refused with -32602 if no services are set.

---The parameters of people/get.
---@class marquee.PeopleGetParams: marquee.CallParameters
---@field id marquee.PersonReference The person's id: tmdb:person:2232, imdb:nm0000474, or amc:person:2232 with movieId.
---@field movieId? marquee.MovieReference For a person of AMC's: a film whose movies/credits has the person.
---@field include? marquee.PersonInclude[] The parts to add; none if absent.

---The parameters of people/credits.
---@class marquee.PeopleCreditsParams: marquee.ListParameters
---@field id marquee.PersonReference The person's id: tmdb:person:2232, imdb:nm0000474, or amc:person:2232 with movieId.
---@field movieId? marquee.MovieReference For a person of AMC's: a film whose movies/credits has the person.
---@field kinds? marquee.WorkKind[] The kinds of works to list; all if absent.
---@field departments? string[] The departments to list, such as Acting, Directing or Writing, in upper or lower case; all if absent. Rows have the roles in these departments only. If the person has none, the message names those that the person has.
---@field sortBy? marquee.PersonCreditSort The order.

---The parameters of people/popular.
---@class marquee.PeoplePopularParams: marquee.ListParameters

---The parameters of people/trending.
---@class marquee.PeopleTrendingParams: marquee.ListParameters
---@field window? marquee.TrendingWindow The period over which attention is measured.

---The parameters of reference/countries.
---@class marquee.ReferenceCountriesParams: marquee.ListParameters

---The parameters of reference/languages.
---@class marquee.ReferenceLanguagesParams: marquee.ListParameters

---The parameters of reference/jobs.
---@class marquee.ReferenceJobsParams: marquee.ListParameters

---The parameters of reference/genres.
---@class marquee.ReferenceGenresParams: marquee.ListParameters
---@field kind? marquee.WorkKind Whether the codes are those of movies or of shows.

---The parameters of reference/certifications.
---@class marquee.ReferenceCertificationsParams: marquee.ListParameters
---@field kind? marquee.WorkKind Whether the codes are those of movies or of shows.

---The parameters of reference/watchProviders.
---@class marquee.ReferenceWatchProvidersParams: marquee.ListParameters
---@field kind? marquee.WorkKind Whether the codes are those of movies or of shows.

---The parameters of reference/watchRegions.
---@class marquee.ReferenceWatchRegionsParams: marquee.ListParameters

---The parameters of reference/attributes.
---@class marquee.ReferenceAttributesParams: marquee.ListParameters

---The parameters of reference/markets.
---@class marquee.ReferenceMarketsParams: marquee.ListParameters

---The parameters of reference/states.
---@class marquee.ReferenceStatesParams: marquee.ListParameters

---The parameters of reviews/get.
---@class marquee.ReviewsGetParams: marquee.CallParameters
---@field id marquee.ReviewReference The review's id.

---The parameters of rpc.discover.
---@class marquee.RpcDiscoverParams
---@field method? string One method.
---@field family? string The methods of a family: those whose names begin with it and a slash.

---The parameters of search/movies.
---@class marquee.SearchMoviesParams: marquee.ListParameters
---@field query marquee.Query The title to search for, or a part of it.
---@field year? integer Only movies released in this year: anywhere at TMDB, by AMC's release date at AMC; of the local index, those whose year an answer told.
---@field includeAdult? boolean Whether to list adult movies as well; it has no effect at AMC, and the local index has none.
---@field provider? marquee.MovieSource Where to search. The local index forgives typing errors and has at most the 100 best, of which it knows the title alone, and the year and the poster if an answer told them; without an index the call fails.
---@field remember? boolean Whether to remember the query for suggestions/list.
---@field include? marquee.MovieRowInclude[] Parts to add to TMDB's rows, a request each; linkFault says why one lacks them.

---The parameters of search/people.
---@class marquee.SearchPeopleParams: marquee.ListParameters
---@field query marquee.Query The name to search for, or a part of it.
---@field provider? marquee.TitleSource Where to search. The local index forgives typing errors and has at most the 100 best, of which it knows the name alone, and what else an answer told; without an index the call fails.

---The parameters of search/shows.
---@class marquee.SearchShowsParams: marquee.ListParameters
---@field query marquee.Query The name to search for, or a part of it.
---@field year? integer Only shows first broadcast in this year.
---@field includeAdult? boolean Whether to list shows for adults only as well.

---The parameters of search/all.
---@class marquee.SearchAllParams: marquee.ListParameters
---@field query marquee.Query The title or name to search for, or a part of it.
---@field provider? marquee.TitleSource Where to search. The local index forgives typing errors and has at most the 100 best, of which it knows the title or the name alone, and what else an answer told; without an index the call fails.

---The parameters of search/collections.
---@class marquee.SearchCollectionsParams: marquee.ListParameters
---@field query marquee.Query The name to search for, or a part of it.

---The parameters of search/companies.
---@class marquee.SearchCompaniesParams: marquee.ListParameters
---@field query marquee.Query The name to search for, or a part of it.

---The parameters of search/keywords.
---@class marquee.SearchKeywordsParams: marquee.ListParameters
---@field query marquee.Query The keyword to search for, or a part of it.

---The parameters of search/theatres.
---@class marquee.SearchTheatresParams: marquee.ListParameters
---@field query marquee.Query The theatre's name, or a part of it.

---The parameters of search/images.
---@class marquee.SearchImagesParams: marquee.ListParameters
---@field query? marquee.Query The keywords to search for; if absent, every image matches, or the one that id names.
---@field lang? marquee.ImageSearchLanguage The language of the query; if absent, Pixabay assumes English.
---@field id? marquee.ImageReference The id of the only image to list.
---@field imageType? marquee.ImageType The type of image.
---@field orientation? marquee.ImageOrientation The orientation of the image.
---@field category? marquee.ImageCategory The subject of the image; if absent, any.
---@field minWidth? integer The minimum width of the image.
---@field minHeight? integer The minimum height of the image.
---@field colors? marquee.ImageColor[] The colours of the image; if absent, any.
---@field editorsChoice? boolean Whether to list only images chosen by Pixabay's editors.
---@field safesearch? boolean Whether to list only images suitable for all ages.
---@field order? marquee.ImageOrder The order of the images.

---The parameters of search/videos.
---@class marquee.SearchVideosParams: marquee.ListParameters
---@field query? marquee.Query The keywords to search for; if absent, every clip matches, or the one that id names.
---@field lang? marquee.ImageSearchLanguage The language of the query; if absent, Pixabay assumes English.
---@field id? marquee.VideoReference The id of the only clip to list.
---@field videoType? marquee.VideoClipType The type of video.
---@field category? marquee.ImageCategory The subject of the clip; if absent, any.
---@field minWidth? integer The minimum width of the clip.
---@field minHeight? integer The minimum height of the clip.
---@field editorsChoice? boolean Whether to list only clips chosen by Pixabay's editors.
---@field safesearch? boolean Whether to list only clips suitable for all ages.
---@field order? marquee.ImageOrder The order of the clips.

---The parameters of server/ping.
---@class marquee.ServerPingParams: marquee.CallParameters
---@field sequence? integer Any integer; it is returned unchanged.
---@field sentAt? integer Any integer, such as a time in the sender's own unit; it is returned unchanged.

---The parameters of server/status.
---@class marquee.ServerStatusParams: marquee.CallParameters

---The parameters of services/list.
---@class marquee.ServicesListParams: marquee.ListParameters
---@field mine? boolean Whether to list only the services that the user subscribes to: in the region if the call has one of its own, otherwise in every country.

---The parameters of services/set.
---@class marquee.ServicesSetParams: marquee.CallParameters
---@field add? string[] Services to add, by name, however it is spelled, or by TMDB's id (tmdb:watchProvider:8 or 8).
---@field remove? string[] Services to remove, by name or id.

---The parameters of settings/get.
---@class marquee.SettingsGetParams: marquee.CallParameters

---The parameters of settings/set.
---@class marquee.SettingsSetParams: marquee.CallParameters
---@field place? marquee.Query The place of calls without one: a city, a ZIP code, a theatre's name or id, or coordinates.
---@field theatreIds? marquee.TheatreReference[] The theatres of calls that name no place, before the place; an empty list removes them.
---@field partySize? integer The number of people who usually go.
---@field units? marquee.UnitSystem The units of distances in sentences and tables; metric by default. Fields are always in kilometres.
---@field clock? 12|24 The hours of times in sentences and tables: 24, the default, or 12 with am and pm. Fields are never changed.
---@field reset? marquee.SettingName[] Settings that get their defaults again.

---The parameters of shows/get.
---@class marquee.ShowsGetParams: marquee.CallParameters
---@field id marquee.ShowReference The show's id: tmdb:show:2287, imdb:tt0059968, tvdb:77871 or wikidata:Q23572.
---@field include? marquee.ShowInclude[] The parts to add; none if absent. They cost no further request.

---The parameters of shows/season.
---@class marquee.ShowsSeasonParams: marquee.CallParameters
---@field id marquee.ShowReference The show's id: tmdb:show:2287, imdb:tt0059968, tvdb:77871 or wikidata:Q23572.
---@field season integer The number of the season; 0 for specials.

---The parameters of shows/popular.
---@class marquee.ShowsPopularParams: marquee.ListParameters

---The parameters of shows/topRated.
---@class marquee.ShowsTopRatedParams: marquee.ListParameters

---The parameters of shows/onTheAir.
---@class marquee.ShowsOnTheAirParams: marquee.ListParameters

---The parameters of shows/airingToday.
---@class marquee.ShowsAiringTodayParams: marquee.ListParameters

---The parameters of shows/trending.
---@class marquee.ShowsTrendingParams: marquee.ListParameters
---@field window? marquee.TrendingWindow The period over which attention is measured.

---The parameters of shows/discover.
---@class marquee.ShowsDiscoverParams: marquee.ListParameters
---@field genres? marquee.ShowGenreName[] Genres by name or id, of reference/genres with kind show; a show must have all of them.
---@field years? marquee.YearRange The year of the first broadcast, or a range of years.
---@field minimumRating? number The lowest average rating to list.
---@field services? marquee.ServiceName[] Services by name or id; one of them must offer the show in the region, or in the United States if there is no region.
---@field on? marquee.ServiceSelection With mine, only shows that one of the user's services has in the subscription, free or with advertisements, as services/set has them. Without a region it is the country that has services. The request and its answer stay out of every file, since they name the services. Refused with -32602 if no services are set.
---@field sortBy? marquee.ShowSort The order of the shows.

---The parameters of showtimes/get.
---@class marquee.ShowtimesGetParams: marquee.CallParameters
---@field id marquee.ShowtimeReference The showtime's id.

---The parameters of showtimes/seats.
---@class marquee.ShowtimesSeatsParams: marquee.CallParameters
---@field id marquee.ShowtimeReference The showtime's id.

---The parameters of showtimes/plan.
---@class marquee.ShowtimesPlanParams: marquee.CallParameters
---@field id marquee.ShowtimeReference The showtime's id.
---@field partySize? integer The number of people who want to sit together; by default that of the settings, otherwise 2.
---@field rows? marquee.SeatRowWishes The preferred rows, in order of liking; by default about two thirds of the way back. If no seats are free there, the closest ones are returned, with unmet. A row that the auditorium does not have is refused with -32602 and those that it has.
---@field seatNumbers? marquee.SeatNumbers The preferred numbers of the seats. If none are free there, the closest ones are returned.
---@field frontRowsExcluded? integer How many rows at the screen are to be avoided. If no other seats are free, they are returned all the same.
---@field aisle? boolean True to prefer a seat at an aisle. If none is free, other seats are returned.
---@field accessible? boolean True if one person uses a wheelchair: each group then has one wheelchair place, with companion and other seats beside it. Otherwise wheelchair places and companion seats are not offered.

---The parameters of showtimes/atTheatre.
---@class marquee.ShowtimesAtTheatreParams: marquee.ListParameters
---@field theatreId marquee.TheatreReference The theatre's id.
---@field date? marquee.DayWord The day, by the theatre's local time; if absent, all upcoming showtimes are listed.
---@field movie? marquee.Query The movie's title. Films of exactly this title are listed, in any spelling and version; if there are none, those whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
---@field year? integer The year of the first release of the film that movie names. The year may also stand in brackets at the end of movie.
---@field movieId? marquee.MovieReference The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to all of AMC's entries of the film: dubbed, subtitled, in 3D.
---@field includeAttributes? marquee.AttributeCode[] The codes or names of attributes to require, from reference/attributes; attributeOperator combines them.
---@field excludeAttributes? marquee.AttributeCode[] The codes or names of attributes to exclude, from reference/attributes.
---@field attributeOperator? marquee.AttributeOperator Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.

---The parameters of showtimes/near.
---@class marquee.ShowtimesNearParams: marquee.ListParameters
---@field date marquee.DayWord The day, by each theatre's local time.
---@field latitude number The latitude of the place, positive to the north.
---@field longitude number The longitude of the place, positive to the east.
---@field radiusKilometres? number The greatest distance of a theatre from the place; if absent, AMC decides.
---@field movie? marquee.Query The movie's title. Films of exactly this title are listed, in any spelling and version; if there are none, those whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
---@field year? integer The year of the first release of the film that movie names. The year may also stand in brackets at the end of movie.
---@field movieId? marquee.MovieReference The id of the movie whose showtimes are listed. A TMDB or IMDb id is matched to all of AMC's entries of the film: dubbed, subtitled, in 3D.
---@field city? marquee.Query The city of the theatres to list.
---@field state? marquee.StateCode The state of the theatres to list: its two-letter code or its name.
---@field includeAttributes? marquee.AttributeCode[] The codes or names of attributes to require, from reference/attributes; attributeOperator combines them.
---@field excludeAttributes? marquee.AttributeCode[] The codes or names of attributes to exclude, from reference/attributes.
---@field attributeOperator? marquee.AttributeOperator Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.

---The parameters of showtimes/whatsOn.
---@class marquee.ShowtimesWhatsOnParams: marquee.ListParameters
---@field place? marquee.Query A city ("Olathe, KS"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a theatre's id, or coordinates ("40.75,-73.98"). By default the place of the settings; without one, exactly one of place, theatreId and latitude is required.
---@field latitude? number Degrees north of the equator, in place of a name.
---@field longitude? number Degrees east of Greenwich.
---@field theatreId? marquee.TheatreReference A theatre's id, in place of a name.
---@field radiusKilometres? number The greatest distance of a theatre from the place; 40 if left out.
---@field date? marquee.DaysWord The day or the days, by the clock of the place; today if left out. tonight is today from 17:00 on. after, before and timeOfDay hold for each day.
---@field untilDate? marquee.DayWord The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
---@field days? integer The number of days from date on, in place of untilDate.
---@field timeOfDay? marquee.TimeOfDay Only showings that start in this part of each day, in place of after and before.
---@field groupBy? marquee.ProgrammeGroup Whether a row is a movie with its showings on all days, in order of time, or a movie of one day, the days in order.
---@field theatreIds? marquee.TheatreReference[] The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then has no meaning.
---@field seatsTogether? integer Only showings with so many free seats side by side, for which AMC is asked for the seats of each showing. The pages are those of the same call without it: of a page's showings, in the order of sortBy, the seats of the first 60 are asked for, and the others are left out and counted in seatsUnasked. A page may be short or empty while there is a nextPage, and totals are left out.
---@field after? marquee.TimeWord Only showings that start at this time or later, by the clock of the place.
---@field before? marquee.TimeWord Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later than all others, and a time before 06:00 is after midnight.
---@field movie? marquee.Query The movie's title. Films of exactly this title are listed, in any spelling and version; if there are none, those whose titles have its words as whole words, and titleMatch says so. An id counts as movieId.
---@field year? integer The year of the first release of the film that movie names. The year may also stand in brackets at the end of movie.
---@field movieId? marquee.MovieReference Only this movie.
---@field format? marquee.Formats Only showings with this format or attribute, or with one of several.
---@field maximumMinutes? integer Only movies that run at most so long. A movie whose running time AMC doesn't give is left out.
---@field genres? marquee.GenreName[] Only movies of these genres, by name or id. They are those of TMDB; a movie whose genres aren't known is left out and counted in unknownCount.
---@field genreOperator? marquee.FilterOperator Whether a movie must have all of genres, or one is enough.
---@field maximumCertification? marquee.UnitedStatesCertification Only movies with at most this age rating. A movie without a known one is left out and counted in unknownCount.
---@field partySize? integer The number of people, for the total price; by default that of the settings, otherwise 1.
---@field sortBy? marquee.WhatsOnSort The order of the movies.
---@field includeStarted? boolean Whether to include showings that have begun.
---@field includeDetails? boolean Whether to add to each movie its year, rating, genres and overview, for which each movie on the page is asked for by itself.
---@field library? marquee.LibraryChoice Only movies of the user's library: those that are wanted, or all that the user hasn't seen. All movies of the day are then looked up before the first row, since an entry may have only TMDB's id; one that can't be looked up is known by AMC's id alone. Of a movie that the library doesn't have, filters go by what both providers say of it. Totals count the movies that are left.
---@field minimumMinutes? integer With library: only what runs at least so long; of a show, an episode.
---@field years? marquee.YearRanges With library: only what was released in a year, in a range of years, or in one of several.
---@field tags? string[] With library: only what has these tags, of which library/tags has the list. A tag that no entry has is refused.
---@field tagOperator? marquee.FilterOperator With library: whether all of tags are needed or one is enough.
---@field personIds? marquee.PersonReference[] With library: the ids of people who must all have directed it or be in the main cast.
---@field collectionId? marquee.CollectionReference With library: the id of the collection that a film must belong to.
---@field originCountry? marquee.CountryCode[] With library: the countries that it comes from; one is enough.
---@field originalLanguage? marquee.LanguageCodes With library: the language that it was made in; of several, one is enough.
---@field on? marquee.ServiceSelection With library and mine, only what one of the services that services/set has includes in the subscription, free or with advertisements. Refused if no services are set.

---The parameters of showtimes/earliest.
---@class marquee.ShowtimesEarliestParams: marquee.CallParameters
---@field theatreId marquee.TheatreReference The theatre's id.
---@field movieId marquee.MovieReference The movie's id. A TMDB or IMDb id is matched to all of AMC's entries of the film: dubbed, subtitled, in 3D.

---The parameters of suggestions/list.
---@class marquee.SuggestionsListParams: marquee.CallParameters
---@field prefix? string The beginning of the searches to list; case is ignored. If absent, all are listed.
---@field limit? integer The maximum number of suggestions to list; if absent, all.

---The parameters of suggestions/complete.
---@class marquee.SuggestionsCompleteParams: marquee.CallParameters
---@field query marquee.Query What has been typed so far; a blank at its end ends the last word.
---@field kinds? marquee.CompletionKind[] Only items of these kinds; if absent, of all.
---@field limit? integer The maximum number of items.

---The parameters of suggestions/remove.
---@class marquee.SuggestionsRemoveParams: marquee.CallParameters
---@field query marquee.Query The query to forget; case and extra white space are ignored.

---The parameters of suggestions/clear.
---@class marquee.SuggestionsClearParams: marquee.CallParameters

---The parameters of theatres/all.
---@class marquee.TheatresAllParams: marquee.ListParameters
---@field name? marquee.Query A part of the theatre's name.
---@field ids? marquee.TheatreReference[] The ids of the theatres to list.
---@field market? marquee.MarketCode The market of the theatres to list: its slug or its name.
---@field state? marquee.StateCode The state of the theatres to list: its two-letter code or its name.
---@field city? marquee.Query The city of the theatres to list; needs state.
---@field brand? marquee.Query The AMC brand of the theatres to list, as in Theatre.brand.
---@field includeClosed? boolean Whether to list permanently closed theatres as well.
---@field includeAttributes? marquee.AttributeCode[] The codes or names of attributes to require, from reference/attributes; attributeOperator combines them.
---@field excludeAttributes? marquee.AttributeCode[] The codes or names of attributes to exclude, from reference/attributes.
---@field attributeOperator? marquee.AttributeOperator Whether all of includeAttributes are needed or one is enough; if absent, AMC decides.

---The parameters of theatres/get.
---@class marquee.TheatresGetParams: marquee.CallParameters
---@field id? marquee.TheatreReference The theatre's id.
---@field slug? marquee.Slug The theatre's slug at AMC.

---The parameters of theatres/near.
---@class marquee.TheatresNearParams: marquee.ListParameters
---@field latitude number The latitude of the place, positive to the north.
---@field longitude number The longitude of the place, positive to the east.
---@field radiusKilometres? number The greatest distance of a theatre from the place; if absent, AMC decides.

---The parameters of theatres/showing.
---@class marquee.TheatresShowingParams: marquee.ListParameters
---@field movieId? marquee.MovieReference The movie's id. A TMDB or IMDb id is matched to AMC's movie.
---@field releaseNumber? integer The number of the movie's release, as in Movie.releaseNumber.

---The parameters of theatres/find.
---@class marquee.TheatresFindParams: marquee.ListParameters
---@field place? marquee.Query A city ("Olathe, KS", "Kansas City"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a theatre's id, or coordinates ("40.75,-73.98"). By default the place of the settings; without one, exactly one of place, theatreId and latitude is required.
---@field latitude? number Degrees north of the equator, in place of a name.
---@field longitude? number Degrees east of Greenwich.
---@field theatreId? marquee.TheatreReference A theatre's id, in place of a name.
---@field radiusKilometres? number The greatest distance of a theatre from the place; 40 if left out.

---The parameters of theatres/suggest.
---@class marquee.TheatresSuggestParams: marquee.ListParameters
---@field query marquee.Query The beginning of a place's name, or a zip code.

---The parameters of watch/add.
---@class marquee.WatchAddParams: marquee.CallParameters
---@field kind marquee.WatchKind What to watch for.
---@field showtimeId? marquee.ShowtimeReference The showtime to watch for seats.
---@field place? marquee.Query A city ("Olathe, KS"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a theatre's id, or coordinates ("40.75,-73.98").
---@field latitude? number Degrees north of the equator, in place of a name.
---@field longitude? number Degrees east of Greenwich.
---@field theatreId? marquee.TheatreReference A theatre's id, in place of a name.
---@field theatreIds? marquee.TheatreReference[] The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then has no meaning.
---@field radiusKilometres? number The greatest distance of a theatre from the place; 40 if left out.
---@field date? marquee.DaysWord The day or the days, by the clock of the place; all coming days if left out. Words are understood when the watch is added.
---@field untilDate? marquee.DayWord The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
---@field days? integer The number of days from date on, in place of untilDate.
---@field timeOfDay? marquee.TimeOfDay Only showings that start in this part of each day, in place of after and before.
---@field after? marquee.TimeWord Only showings that start at this time or later, by the clock of the place.
---@field before? marquee.TimeWord Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later than all others, and a time before 06:00 is after midnight.
---@field movie? marquee.Query The movie's title, however it is spelled, or its beginning up to a colon, a dash or a bracket. Movies that only have its words in their titles are candidates, and the watch waits. For tickets it may be one that AMC doesn't list yet. An id counts as movieId.
---@field year? integer The year of the movie's release, by AMC's release date; beside movie.
---@field movieId? marquee.MovieReference The movie's id. One of TMDB's means each of AMC's entries of the movie, and no other movie; for tickets it may be one that AMC doesn't list yet.
---@field format? marquee.Formats Only showings with this format or attribute, or with one of several; for the library what is told besides the first tickets.
---@field partySize? integer The number of people who want to sit side by side; for seats.
---@field rows? marquee.SeatRowWishes The rows that the seats must be in; for seats.
---@field seatNumbers? marquee.SeatNumbers The numbers that the seats must have; for seats.
---@field frontRowsExcluded? integer How many rows at the screen the seats must not be in; for seats.
---@field aisle? boolean True if one of the seats must be at an aisle; for seats.
---@field accessible? boolean True if one person uses a wheelchair; for seats. Otherwise wheelchair places and companion seats don't count.
---@field name? string A name for people.
---@field every? integer The time between two checks: at least 60 for seats, 300 for tickets and showings, 900 for the library, 3600 for releases and a person, which are also the defaults.
---@field until? marquee.WatchEnd When the watch ends by itself. It also ends when what it waits for can't happen any more.
---@field once? boolean True to end the watch with the first event that it waits for.
---@field personId? marquee.PersonReference The person's id, at TMDB, IMDb or Wikidata; for a person.
---@field showId? marquee.ShowReference The show's id; for release, which then is about the services that offer it.

---The parameters of watch/list.
---@class marquee.WatchListParams: marquee.CallParameters
---@field after? marquee.WatchID The last watch of the page before: only those that were added later.
---@field limit? integer The maximum number of watches; all if left out.

---The parameters of watch/get.
---@class marquee.WatchGetParams: marquee.CallParameters
---@field id marquee.WatchID The watch's id.

---The parameters of watch/update.
---@class marquee.WatchUpdateParams: marquee.CallParameters
---@field id marquee.WatchID The watch's id.
---@field paused? boolean True to stop checking, false to go on.
---@field name? string A name for people.
---@field every? integer The time between two checks: at least 60 for seats, 300 for tickets and showings, 900 for the library, 3600 for releases and a person, which are also the defaults.
---@field until? marquee.WatchEnd When the watch ends by itself. It also ends when what it waits for can't happen any more.
---@field once? boolean True to end the watch with the first event that it waits for.
---@field date? marquee.DaysWord The day or the days, by the clock of the place; all coming days if left out. Words are understood when the watch is added.
---@field untilDate? marquee.DayWord The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
---@field days? integer The number of days from date on, in place of untilDate.
---@field timeOfDay? marquee.TimeOfDay Only showings that start in this part of each day, in place of after and before.
---@field after? marquee.TimeWord Only showings that start at this time or later, by the clock of the place.
---@field before? marquee.TimeWord Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later than all others, and a time before 06:00 is after midnight.
---@field movieId? marquee.MovieReference The movie's id. For tickets it may be a movie of TMDB's that AMC doesn't list yet.
---@field format? marquee.Formats Only showings with this format or attribute, or with one of several.
---@field partySize? integer The number of people who want to sit side by side; for seats.
---@field rows? marquee.SeatRowWishes The rows that the seats must be in; for seats.
---@field seatNumbers? marquee.SeatNumbers The numbers that the seats must have; for seats.
---@field frontRowsExcluded? integer How many rows at the screen the seats must not be in; for seats.
---@field aisle? boolean True if one of the seats must be at an aisle; for seats.
---@field accessible? boolean True if one person uses a wheelchair; for seats. Otherwise wheelchair places and companion seats don't count.

---The parameters of watch/remove.
---@class marquee.WatchRemoveParams: marquee.CallParameters
---@field id marquee.WatchID The watch's id.

---The parameters of watch/check.
---@class marquee.WatchCheckParams: marquee.CallParameters
---@field id marquee.WatchID The watch's id.

---The parameters of watch/events.
---@class marquee.WatchEventsParams: marquee.CallParameters
---@field after? integer The cursor of the last event that is known; from the beginning if left out.
---@field watchIds? marquee.WatchID[] Only the events of these watches.
---@field limit? integer The maximum number of events.
---@field last? integer Instead of after: only so many of the newest events, whichever watches they are of.

---The parameters of watch/follow.
---@class marquee.WatchFollowParams
---@field after? integer The cursor of the last event received, which confirms the events up to it for the receiver; if left out, the events after what was confirmed for the receiver, or without one those from now on.
---@field watchIds? marquee.WatchID[] Only the events of these watches.
---@field limit? integer The number of events after which the stream ends.
---@field receiver? string A name under which the backend keeps how far events were confirmed, in all sessions: by the after of the next call, or by watch/delivered. A new name begins with new events. Two clients of one name each get all of them.
---@field presentation? boolean True to get each event and the answer also ready to be shown, as their member presentation.

---The parameters of watch/delivered.
---@class marquee.WatchDeliveredParams: marquee.CallParameters
---@field receiver string The receiver's name, as in watch/follow.
---@field cursor integer The cursor of the last event that was received and dealt with.

