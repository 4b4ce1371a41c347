// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC
import TMDB

/// Adds to rows of TMDB's lists the parts that TMDB returns with single movies only.
struct MovieRowParts: Sendable {
  private let call: Call
  private let parts: Set<MovieRowInclude>

  /// Few enough that a page's rows leave room for other calls within TMDB's rate.
  private static let width = 8

  /// - Returns: nil without parts.
  init?(_ parts: [MovieRowInclude]?, _ call: Call) {
    guard let parts, !parts.isEmpty else { return nil }
    self.parts = Set(parts)
    self.call = call
  }

  /// Completes rows. A row whose request fails stays as it is, with the error.
  func complete(_ rows: inout [Movie]) async {
    let share = call.for(.otherProvider)
    rows = await rows.mapped(atOnce: Self.width) { await completed($0, share) }
  }

  private func completed(_ row: Movie, _ share: Call) async -> Movie {
    guard let id = TMDBID(row.id) else { return row }
    var row = row
    do throws(RPCError) {
      let include: Set<MovieInclude> = parts.contains(.credits) ? [.credits] : []
      let movie = try await share.tmdb.answer(MovieEndpoint(id, include: include, for: share.presentation))
      if parts.contains(.credits) { (row.directors, row.cast) = (movie.directors, movie.cast) }
      if parts.contains(.certification) { row.certification = movie.certification }
      row.takeAge(of: movie)
    } catch {
      row.linkFault = error
    }
    return row
  }
}
