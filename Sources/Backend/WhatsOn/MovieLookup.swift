// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Adds to rows of movies what single movies have: both providers' data, the rating above all.
///
///     rows ─▶ AMC's movies by their ids, in one request ─▶ TMDB's, side by side
struct MovieLookup {
  private let call: Call
  /// AMC's movies.
  private let movies: [EntityID: Movie]
  /// The number of rows on all pages that are wanted.
  private let total: Int

  /// As many at once as a host accepts.
  private static let width = 16
  /// AMC's largest page.
  private static let mostIDs = 100

  /// Asks AMC for the movies of all rows that may be completed, in one request: it accepts ten in a second.
  /// - Parameter limit: how many rows are wanted; nil for all.
  init(of rows: [MovieShowings], limit: Int?, _ call: Call) async {
    self.call = call
    total = min(rows.count, limit ?? .max)
    let ids = rows.map(\.id.native).sorted()
    var movies: [EntityID: Movie] = [:]
    for start in stride(from: 0, to: ids.count, by: Self.mostIDs) {
      let filter = MovieFilter(ids: Array(ids[start...].prefix(Self.mostIDs)))
      guard let answer = try? await call.amc.response(to: AMCList(MovieView.all(filter), pageSize: Self.mostIDs)) else {
        continue
      }
      for case let movie? in answer.content.rows {
        movies[movie.id] = Answer(content: movie, provenance: answer.provenance).dated
      }
    }
    self.movies = movies
  }

  /// Completes rows. A movie that can't be looked up stays as it is, and a missing part is named by `linkFault`.
  func complete(_ rows: inout [MovieShowings]) async {
    let wanted = rows.count
    // Of several pages, which are completed side by side, those sent are counted.
    let isCounted = call.request.map { $0.partialResults == nil || wanted == total } ?? false
    rows = await rows.mapped(atOnce: Self.width) { count in
      guard isCounted else { return }
      await call.request?.workDone?.report(
        message: "\(count) of \(wanted) movies", percentage: 70 + 30 * count / wanted)
    } _: {
      await completed($0)
    }
  }

  private func completed(_ row: MovieShowings) async -> MovieShowings {
    let details = MovieDetails(services: call.services)
    guard let movie = try? await details.linked(row.id, movies[row.id], call) else { return row }
    var row = row
    row.ids = movie.ids
    row.year = movie.releaseDate?.year
    row.rating = movie.rating
    row.ratingCount = movie.ratingCount
    row.certification = row.certification ?? movie.certification
    row.runtimeMinutes = row.runtimeMinutes ?? movie.runtimeMinutes
    row.genres = movie.genres?.compactMap(\.name)
    row.overview = movie.overview
    row.posterUrl = movie.posterUrl ?? row.posterUrl
    row.linkFault = movie.linkFault
    return row
  }
}
