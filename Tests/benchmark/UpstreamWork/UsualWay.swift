// SPDX-License-Identifier: MIT

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The usual implementation, driven by types alone: FoundationEssentials' `JSONDecoder` and `JSONEncoder`. It does
/// less: members that the types don't name are lost.
struct UsualWay {
  private let payload: Data

  init(_ payload: [UInt8]) { self.payload = Data(payload) }

  func answer() throws -> [UInt8] {
    let upstream = try JSONDecoder().decode(UpstreamPage.self, from: payload)
    let page = AnswerPage(
      page: upstream.page, pageSize: 20, totalPages: upstream.total_pages, totalResults: upstream.total_results,
      nextPage: upstream.page + 1, previousPage: upstream.page - 1, items: upstream.results.map(AnswerMovie.init))
    return try Array(JSONEncoder().encode(page))
  }
}

private struct UpstreamPage: Decodable {
  let page: Int
  let results: [UpstreamMovie]
  let total_pages: Int
  let total_results: Int
}

private struct UpstreamMovie: Decodable {
  let adult: Bool?
  let backdrop_path: String?
  let genre_ids: [Int]?
  let id: Int
  let original_language: String?
  let original_title: String?
  let overview: String?
  let popularity: Double?
  let poster_path: String?
  let release_date: String?
  let title: String
  let video: Bool?
  let vote_average: Double?
  let vote_count: Int?
}

private struct AnswerPage: Encodable {
  var kind = "page"
  let page: Int
  let pageSize: Int
  let totalPages: Int
  let totalResults: Int
  let nextPage: Int
  let previousPage: Int
  let items: [AnswerMovie]
}

private struct AnswerMovie: Encodable {
  struct Rest: Encodable {
    let genre_ids: [Int]?
    let video: Bool?
  }

  let id: String
  let title: String
  let originalTitle: String?
  let originalLanguage: String?
  let overview: String?
  let releaseDate: String?
  let rating: Double?
  let ratingCount: Int?
  let popularity: Double?
  let adult: Bool?
  let posterPath: String?
  let posterUrl: String?
  let backdropPath: String?
  let backdropUrl: String?
  let ids: [String: Int]
  let tmdb: Rest

  init(_ movie: UpstreamMovie) {
    id = "tmdb:movie:\(movie.id)"
    title = movie.title
    originalTitle = movie.original_title
    originalLanguage = movie.original_language
    overview = movie.overview
    releaseDate = movie.release_date
    rating = movie.vote_average
    ratingCount = movie.vote_count
    popularity = movie.popularity
    adult = movie.adult
    posterPath = movie.poster_path
    posterUrl = movie.poster_path.map { "https://image.tmdb.org/t/p/w342" + $0 }
    backdropPath = movie.backdrop_path
    backdropUrl = movie.backdrop_path.map { "https://image.tmdb.org/t/p/w1280" + $0 }
    ids = ["tmdb": movie.id]
    tmdb = Rest(genre_ids: movie.genre_ids, video: movie.video)
  }
}
