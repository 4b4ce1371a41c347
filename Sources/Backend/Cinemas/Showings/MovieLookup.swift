// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Adds to rows of movies the data that both providers have of single movies, above all the rating.
///
///     rows ─▶ AMC's movies by their ids, in one request ─▶ TMDB's, side by side
///
/// Pages are completed at the same time, but their movies in the order of the rows: otherwise those of later pages
/// would take turns with those of the first, which delays the client.
struct MovieLookup {
  /// Movies that have been requested.
  struct Known {
    /// AMC's movies.
    var atAMC: [EntityID: Movie] = [:]
    /// Movies with both providers' data.
    var details: [EntityID: Movie] = [:]
  }

  private let call: Call
  private let links: LinkMemory
  private(set) var known: Known
  /// The number of rows on all pages that are wanted.
  private let total: Int

  /// As many at once as a host accepts (`UpstreamStack.Configuration.hostLimit`).
  static let width = 8
  /// AMC's largest page.
  private static let mostIDs = 100

  /// Requests the movies of all rows from AMC at once, because it accepts ten requests in a second.
  /// - Parameters:
  ///   - limit: how many rows are wanted; nil for all.
  ///   - known: the movies that have been requested already.
  init(
    of rows: [MovieShowings], limit: Int? = nil, known: Known = Known(), _ call: Call, _ links: LinkMemory
  ) async {
    self.call = call
    self.links = links
    self.known = known
    total = min(rows.count, limit ?? .max)
    // A movie may have a row on each of several days.
    let ids = Set(rows.map(\.id)).filter { known.atAMC[$0] == nil }.map(\.native).sorted()
    for start in stride(from: 0, to: ids.count, by: Self.mostIDs) {
      let view = AMCView<Movie>.all(ids: Array(ids[start...].prefix(Self.mostIDs)))
      guard let answer = try? await call.amc.response(to: AMCList(view, pageSize: Self.mostIDs)) else { continue }
      for movie in answer.content.rows {
        self.known.atAMC[movie.id] = Response(content: movie, provenance: answer.provenance).dated
      }
    }
  }

  /// Completes rows. A movie that can't be looked up stays as it is, and a missing part is named by `linkFault`.
  func complete(_ rows: inout [MovieShowings]) async { rows = await completed(rows, Semaphore(Self.width)) }

  /// The rows, completed.
  /// - Parameter room: the limit of requests.
  func completed(_ rows: [MovieShowings], _ room: Semaphore) async -> [MovieShowings] {
    let wanted = rows.count
    // Of several pages, which are completed side by side, those sent are counted.
    let isCounted = call.request.map { $0.partialResults == nil || wanted == total } ?? false
    return await room.mapped(rows) { count in
      guard isCounted else { return }
      await call.request?.workDone?.report(
        message: "\(count) of \(wanted.counted("movie"))", percentage: 70 + 30 * count / wanted)
    } _: { row in
      var row = row
      if row.isShown, let movie = await details(of: row.id) { row.add(movie) }
      return row
    }
  }

  /// Adds the ids, and to rows whose ids are not in memory the rest.
  func identify(_ rows: inout [MovieShowings]) async {
    var unknown: [Int] = []
    for position in rows.indices {
      if let ids = known.atAMC[rows[position].id].flatMap({ links[$0]?.ids }) {
        rows[position].ids = ids
      } else {
        unknown.append(position)
      }
    }
    var others = unknown.map { rows[$0] }
    await complete(&others)
    for (position, row) in zip(unknown, others) { rows[position] = row }
  }

  /// A movie with both providers' data; nil if it can't be looked up.
  func details(of id: EntityID) async -> Movie? {
    if let movie = known.details[id] { return movie }
    return try? await MovieLinker(call: call, links: links).linked(id, known.atAMC[id])
  }
}

extension MovieShowings {
  /// Adds what a movie has besides its showings.
  mutating func add(_ movie: Movie) {
    ids = movie.ids
    year = movie.releaseDate?.year
    rating = movie.rating
    ratingCount = movie.ratingCount
    certification = certification ?? movie.certification
    runtimeMinutes = runtimeMinutes ?? movie.runtimeMinutes
    genres = movie.genres?.compactMap(\.name)
    overview = movie.overview
    posterUrl = movie.posterUrl ?? posterUrl
    linkFault = movie.linkFault
  }
}
