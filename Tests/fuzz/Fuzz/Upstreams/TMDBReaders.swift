// SPDX-License-Identifier: MIT
import Contract
import JSON
import TMDB

/// Every reader of TMDB's responses, with the sandbox's paths that return something for it.
enum TMDBReaders {
  static let all: [Reader] = [
    Reader(list: MovieList(.popular, for: presentation)),
    Reader(list: TextSearch<Person>("a", for: presentation)),
    Reader(list: TextSearch<SearchResult>("a", for: presentation)),
    Reader(MovieEndpoint(movie, include: Set(MovieInclude.allCases), for: presentation)),
    Reader(TMDBObject.credits(of: movie, for: presentation)), Reader(TMDBObject.videos(of: movie, for: presentation)),
    Reader(TMDBObject.watchProviders(of: movie, for: presentation)),
    Reader(TMDBObject.genres(of: .movie, for: presentation)),
    Reader(TMDBObject.person(movie, for: presentation)),
    Reader(TMDBObject.configuration) { RawJSON(writing: $0.base) },
    Reader(find), Reader(TMDBObject.season(1, of: movie, for: presentation)),
    Reader(ShowEndpoint(movie, include: Set(ShowInclude.allCases), for: presentation)),
    Reader(list: TMDBCodes<CodeEntry>.countries), Reader(list: TMDBCodes<CodeEntry>.jobs),
    Reader(list: TMDBCodes<CodeEntry>.certifications(.movie, in: nil)),
    Reader(list: TMDBCodes<WatchProvider>.watchProviders(.movie, in: nil, .default)),
    Reader(list: TextSearch<MovieCollection>("a", for: presentation)),
    Reader(list: TextSearch<Company>("a", for: presentation)),
    Reader(list: TextSearch<Keyword>("a", for: presentation)),
    Reader(list: ReviewList(of: movie, for: presentation)), Reader(TMDBObject.collection(movie, for: presentation)),
    Reader(TMDBObject.company(movie, for: presentation)), Reader(TMDBObject.review(movie)),
  ]

  static let questions = [
    (0, "/movie/popular"), (1, "/search/person?query=burton"), (2, "/search/multi?query=batman"),
    (3, "/movie/268" + parts),
    (4, "/movie/268/credits"), (5, "/movie/268/videos"), (6, "/movie/268/watch/providers"), (7, "/genre/movie/list"),
    (8, "/person/510"), (9, "/configuration"), (10, "/find/tt0096895?external_source=imdb_id"),
    (11, "/tv/1399/season/1"), (12, "/tv/1399?append_to_response=aggregate_credits,content_ratings,external_ids"),
    (13, "/configuration/countries"), (14, "/configuration/jobs"), (15, "/certification/movie/list"),
    (16, "/watch/providers/movie"),
    (17, "/search/collection?query=batman"), (18, "/search/company?query=warner"), (19, "/search/keyword?query=1980s"),
    (20, "/movie/268/reviews"), (21, "/collection/120794"), (22, "/company/174"),
    (23, "/review/5b568497ca191b5150000000"),
  ]

  private static let presentation = Presentation(language: Language("de-DE"), region: Region("DE"))
  private static let parts =
    "?append_to_response=videos,images,watch/providers,release_dates,keywords,translations,external_ids,alternative_titles"

  private static let movie: TMDBID = {
    guard let id = EntityID(.tmdb, .movie, 268).flatMap(TMDBID.init) else { fatalError("268 is an id") }
    return id
  }()

  private static let find: TMDBObject<[EntityID]> = {
    guard let id = EntityID(.imdb, .movie, "tt0096895"), let find = TMDBObject.matches(of: id) else {
      fatalError("tt0096895 is an id")
    }
    return find
  }()
}
