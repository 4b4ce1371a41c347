// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import TMDB

/// Leaves out the rows of a list of the library that the user's services don't have.
struct OwnOffers {
  let mine: OwnServices
  let call: Call

  /// Few enough that other calls have room within TMDB's rate.
  private static let width = 8

  /// Requests the offers of each row, and hides the rows without one. The requests stay out of every file, because they
  /// name what is in the library.
  func select(_ page: inout RowPage<LibraryRow>) async throws(PageFailure) {
    let found = await page.rows.mapped(atOnce: Self.width) { row -> Result<Bool, UpstreamError> in
      do throws(UpstreamError) { return .success(try await has(row)) } catch { return .failure(error) }
    }
    var isOnMine: [Bool] = []
    do throws(UpstreamError) { for each in found { isOnMine.append(try each.get()) } } catch {
      throw PageFailure(page: page.number, error: error)
    }
    page.replaceRows { position, row in
      guard isOnMine[position] else { return nil }
      var row = row
      row.onMine = true
      return row
    }
  }

  /// Whether one of these numbers of TMDB's is a service of the user's.
  func contains(oneOf services: [Int]) -> Bool { mine.ids.contains { $0.number.map(services.contains) ?? false } }

  private func has(_ row: LibraryRow) async throws(UpstreamError) -> Bool {
    // Learnt within a day.
    if let isKnown = row.onMine { return isKnown }
    var presentation = call.presentation
    presentation.region = mine.region
    do throws(UpstreamError) {
      guard let id = try await tmdbID(of: row) else { return false }
      let endpoint = TMDBObject.watchProviders(of: id, for: presentation)
      var offers = try await call.for(.library).tmdb.send(endpoint).content
      offers.mark([mine.region.code: Set(mine.ids)], in: mine.region)
      return offers.onMine == true
    } catch {
      if error.kind == .notFound { return false }
      throw error
    }
  }

  /// TMDB's id of a row. It is requested if the library has only another site's, by which a film and a show can't be
  /// told apart.
  private func tmdbID(of row: LibraryRow) async throws(UpstreamError) -> TMDBID? {
    let kind = row.id.kind
    let ids = row.ids
    if let id = TMDBID(row.id) ?? ids?.tmdb.flatMap({ EntityID(.tmdb, kind, $0) }).flatMap({ TMDBID($0) }) { return id }
    let imdb = ids?.imdb.flatMap { EntityID(.imdb, kind, $0) }
    guard let endpoint = TMDBObject.matches(of: imdb ?? row.id) else { return nil }
    let found = try await call.for(.library).tmdb.send(endpoint).content
    return (found.first { $0.kind == kind } ?? found.first).flatMap { TMDBID($0) }
  }
}
