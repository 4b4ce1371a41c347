// SPDX-License-Identifier: MIT
import AMC
import Contract
import JSONRPC

/// Adds to rows of movies what single movies have: both providers' data, the rating above all.
struct MovieLookup {
  let call: Call

  /// As many at once as an upstream accepts.
  private static let width = 5

  /// Completes the rows side by side. A movie that can't be looked up stays as it is, and a missing part is named by
  /// `linkFault`.
  func complete(_ rows: inout [MovieShowings]) async {
    rows = await withTaskGroup(of: (Int, MovieShowings).self) { [rows] group in
      var waiting = rows.indices.makeIterator()
      func start(_ group: inout TaskGroup<(Int, MovieShowings)>) {
        guard let index = waiting.next() else { return }
        group.addTask { (index, await completed(rows[index])) }
      }
      for _ in 0..<Self.width { start(&group) }
      var result = rows
      for await (index, row) in group {
        result[index] = row
        start(&group)
      }
      return result
    }
  }

  private func completed(_ row: MovieShowings) async -> MovieShowings {
    guard let movie = try? await MovieDetails(services: call.services).linked(row.id, call) else { return row }
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
