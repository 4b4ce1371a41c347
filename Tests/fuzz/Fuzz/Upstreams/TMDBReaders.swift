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
    Reader(TMDBObject.watchProviders(of: movie, for: presentation)), Reader(TMDBObject.genres(for: presentation)),
    Reader(TMDBObject.person(movie, for: presentation)),
    Reader(TMDBObject.configuration) { RawJSON(writing: $0.base) },
    Reader(find) { found in
      RawJSON { writer in
        writer.array {
          $0.value(found.movies)
          $0.value(found.people)
        }
      }
    },
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
    (11, "/search/collection?query=batman"), (12, "/search/company?query=warner"), (13, "/search/keyword?query=1980s"),
    (14, "/movie/268/reviews"), (15, "/collection/120794"), (16, "/company/174"),
    (17, "/review/5b568497ca191b5150000000"),
  ]

  private static let presentation = Presentation(language: Language("de-DE"), region: Region("DE"))
  private static let parts =
    "?append_to_response=videos,images,watch/providers,release_dates,keywords,translations,external_ids,alternative_titles"

  private static let movie: TMDBID = {
    guard let id = EntityID(.tmdb, .movie, 268).flatMap(TMDBID.init) else { fatalError("268 is an id") }
    return id
  }()

  private static let find: TMDBObject<IMDbMatches> = {
    guard let id = EntityID(.imdb, .movie, "tt0096895"), let find = TMDBObject.matches(of: id, for: presentation) else {
      fatalError("tt0096895 is an id")
    }
    return find
  }()
}
