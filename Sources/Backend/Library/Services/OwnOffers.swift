// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import TMDB

/// Leaves out the rows of a list of the library that the user's services don't have.
struct OwnOffers {
  let mine: OwnServices
  let call: Call
  let store: LibraryStore

  /// Few enough that other calls have room within TMDB's rate.
  static let width = 8

  /// Requests the offers of each row, and hides the rows without one. The requests stay out of every file, because they
  /// name what is in the library.
  func select(_ page: inout RowPage<LibraryRow>) async throws(PageFailure) {
    let found = await page.rows.mapped(atOnce: Self.width) { row -> Result<Bool, UpstreamError> in
      do throws(UpstreamError) { return .success(try await contains(row)) } catch { return .failure(error) }
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

  /// Whether one of the user's services has the film or the show of an entry; nil if TMDB can't be asked.
  func contains(_ entry: StoredEntry) async -> Bool? {
    guard var row = LibraryRow(entry, call.services.usualImages, on: call.today) else { return nil }
    let known = try? await store.offers(of: [entry.number], in: mine.region.code, at: call.now)
    row.onMine = known?[entry.number].map { contains(oneOf: $0) }
    return try? await contains(row)
  }

  /// Whether one of these numbers of TMDB's is a service of the user's.
  func contains(oneOf services: [Int]) -> Bool { mine.ids.contains { $0.number.map(services.contains) ?? false } }

  /// Whether one of the user's services has a film or a show. TMDB is asked unless it was within a day.
  func contains(_ row: LibraryRow) async throws(UpstreamError) -> Bool {
    if let isKnown = row.onMine, ![.reload, .revalidate].contains(call.context.cacheMode) { return isKnown }
    // The response has the offers of all countries.
    var presentation = call.presentation
    presentation.region = nil
    do throws(UpstreamError) {
      guard let id = try await tmdbID(of: row) else { return false }
      let endpoint = TMDBObject.watchProviders(of: id, for: presentation)
      var offers = try await call.for(.library).tmdb.send(endpoint).content
      var facts = StoredFacts()
      facts.take(offers.regions)
      store.learn(facts, of: [row.id.description], isWhole: false)
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

extension OwnOffers? {
  /// The entries that the user's services have, and of how many others that isn't known; all entries without a choice.
  func chosen(of entries: [StoredEntry]) async -> (entries: [StoredEntry], unknownCount: Int) {
    guard let self else { return (entries, 0) }
    let answers = await entries.mapped(atOnce: OwnOffers.width) { await self.contains($0) }
    return (zip(entries, answers).filter { $1 == true }.map(\.0), answers.count { $0 == nil })
  }
}
