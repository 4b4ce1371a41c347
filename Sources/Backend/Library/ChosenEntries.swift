// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import JSONRPC
import TMDB

/// The entries from which `library/choose` chooses, in the order of chance.
struct ChosenEntries {
  let entries: [StoredEntry]
  let facts: [Int: StoredFacts]
  /// Whether the user's services have an entry, by its number; no value if that isn't known.
  let offered: [Int: Bool]
  /// What could not be known, for people; first of all that there is nothing.
  let messages: [String]
  let seed: Int

  init(
    _ params: LibraryChoose.Params, in library: LibraryStore, _ call: Call, _ codes: CodeLookup, mine: OwnServices?
  ) async throws {
    var filter = LibraryFilter.wantedFilms
    if let status = params.status { filter.status = status.stored }
    // What was seen is wanted by nobody, unless only that is asked for.
    if params.seen == .only { filter.status = .seen }
    filter.take(params.kinds, params.query, params.minimumRating)
    seed = params.seed ?? call.today.daysSince1970
    filter.order = .random(seed: seed)
    let own = mine.map { OwnOffers(mine: $0, call: call, store: library) }
    do {
      try await filter.take(params.films, from: library, call, codes)
      let selection = try await library.selection(filter)
      var entries = try await library.entries(numbered: selection.numbers).filter { entry in
        params.seen != .hide || entry.status != .seen
      }
      var offered: [Int: Bool] = [:]
      var unknownOffers = 0
      if let own, params.films.on != nil {
        // Before a service is said to lack a film, TMDB is asked, in the order of chance and as far as that is needed.
        var rest = entries[...]
        entries = []
        while entries.count < Self.mostOffered, !rest.isEmpty {
          let next = Array(rest.prefix(OwnOffers.width))
          rest = rest.dropFirst(next.count)
          let known = await own.known(of: next)
          offered.merge(known) { $1 }
          entries += next.filter { known[$0.number] == true }
          unknownOffers += next.count - known.count
        }
      } else if let own {
        let kept = try await library.offers(of: entries.map(\.number), in: own.mine.region.code, at: call.now)
        offered = kept.mapValues(own.contains)
        unknownOffers = entries.count - offered.count
      }
      facts = try await library.shownFacts(of: entries.map(\.number), in: call.ratingRegion.code)
      let progress = try await library.factProgress()
      var none = filter.status == .wanted ? "Nothing that is wanted matches." : "Nothing matches."
      if progress.count == 0 { none = LibraryFilter.messageOfEmpty }
      messages = [
        entries.isEmpty ? none : nil,
        LibraryFilter.message(ofUnknown: selection.unknownCount, progress),
        unknownOffers == 0
          ? nil : "Of \(unknownOffers.counted("entry", plural: "entries")) the services aren't known.",
      ].compactMap(\.self)
      self.entries = entries
      self.offered = offered
    } catch let error as DatabaseError {
      throw RPCError(error)
    }
  }

  /// So many entries that the user's services have are enough to choose from.
  private static let mostOffered = 20
}
