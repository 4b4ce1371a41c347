// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSONRPC

/// The filters of `showtimes/whatsOn` that hold with `library` alone. What neither the library nor a film's details say
/// is neither a yes nor a no.
struct OwnFilms {
  private let filter: LibraryFilter
  private let selection: LibrarySelection
  private let library: LibraryStore
  private let offers: OwnOffers?
  private let call: Call

  /// - Returns: nil if the call asks for nothing of that.
  /// - Throws: -32602 for a tag that no entry has, and without services for `on`.
  init?(_ params: ShowtimesWhatsOn.Params, in library: LibraryStore, _ call: Call, _ codes: CodeLookup) async throws {
    // What AMC or TMDB say of each film isn't looked up in the library, and services are asked for with `OwnOffers`.
    let own = FilmFilters(
      minimumMinutes: params.minimumMinutes, years: params.years, tags: params.tags, tagOperator: params.tagOperator,
      personIds: params.personIds, collectionId: params.collectionId, originCountry: params.originCountry,
      originalLanguage: params.originalLanguage)
    var filter = LibraryFilter()
    do {
      try await filter.take(own, from: library, call, codes)
      guard !filter.isOfAllFilms || params.on != nil else { return nil }
      self.filter = filter
      selection = try await library.selection(filter)
    } catch let error as DatabaseError {
      throw RPCError(error)
    }
    offers =
      params.on == nil
      ? nil : OwnOffers(mine: try await call.ownServices(otherwise: .unitedStates), call: call, store: library)
    self.library = library
    self.call = call
  }

  /// The rows that are meant, how many others may be, and what is said of these.
  /// - Parameter details: looks up a film that the library doesn't know well enough.
  func chosen(
    of rows: [MovieShowings], details: @escaping @Sendable (EntityID) async -> Movie?
  ) async throws(RPCError) -> (rows: [MovieShowings], unknownCount: Int, message: String?) {
    let entries: [StoredEntry?]
    let progress: FactProgress
    do throws(DatabaseError) {
      entries =
        try await library.entries(on: call.today.daysSince1970, ofEach: { rows.map(\.libraryIDs) })
        ?? rows.map { _ in nil }
      progress = try await library.factProgress()
    } catch {
      throw RPCError(error)
    }
    let wanted = Set(selection.numbers)
    let unknown = Set(selection.unknown)
    var answers = await Array(zip(rows, entries)).mapped(atOnce: OwnOffers.width) { row, entry -> Bool? in
      let known: Bool? =
        if let number = entry?.number {
          unknown.contains(number) ? nil : wanted.contains(number)
        } else {
          // What isn't in the library has no tag.
          self.filter.tags.isEmpty ? nil : false
        }
      return if let known { known } else { await details(row.id).flatMap(self.fits) }
    }
    if let offers {
      // Services are looked up for what is in the library.
      let offered = await offers.known(of: zip(entries, answers).compactMap { $1 == true ? $0 : nil })
      answers = zip(entries, answers).map { entry, fits in fits == true ? entry.flatMap { offered[$0.number] } : fits }
    }
    let chosen = zip(rows, answers).filter { $1 == true }.map(\.0)
    let unknownCount = answers.count { $0 == nil }
    let films = unknownCount.counted("film")
    return (chosen, unknownCount, LibraryFilter.message(ofUnknown: unknownCount, counted: films, progress))
  }

  /// Nil also for a film that isn't found at TMDB.
  private func fits(_ movie: Movie) -> Bool? {
    movie.ids?.tmdb == nil ? nil : filter.facts.fits(StoredFacts(movie), year: movie.releaseDate?.year)
  }
}
