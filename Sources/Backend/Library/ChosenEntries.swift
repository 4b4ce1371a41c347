// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import JSONRPC
import TMDB

extension LibraryChoose.Params: LibraryFilterParams {}

/// The entries from which `library/choose` chooses, in the order of chance.
struct ChosenEntries {
  let entries: [StoredEntry]
  let facts: [Int: StoredFacts]
  /// The user's services that have an entry, as TMDB said within a day; no value if that isn't known.
  let services: [Int: [Int]]
  /// What could not be known, for people; nil for nothing.
  let message: String?
  let seed: Int

  init(_ params: LibraryChoose.Params, in library: LibraryStore, _ call: Call, mine: OwnServices?) async throws {
    var filter = LibraryFilter.wantedFilms
    if let status = params.status { filter.status = status.stored }
    // What was seen is wanted by nobody, unless only that is asked for.
    if params.seen == .only { filter.status = .seen }
    if let kinds = params.kinds { filter.isShow = Set(kinds).count == 1 ? kinds.first == .show : nil }
    filter.words = params.query?.text.folded.split(separator: " ").map(String.init) ?? []
    filter.minimumRating = params.minimumRating.map { Int(($0 * 2).rounded(.up)) }
    seed = params.seed ?? call.today.daysSince1970
    filter.order = .random(seed: UInt64(max(seed, 0)))
    let found: [StoredEntry]
    do {
      try await filter.take(params, from: library)
      let selection = try await library.selection(filter)
      found = try await library.entries(numbered: selection.numbers).filter { entry in
        params.seen != .hide || entry.status != .seen
      }
      let numbers = found.map(\.number)
      facts = try await library.shownFacts(of: numbers)
      let progress = try await library.factProgress()
      var offers: [Int: [Int]] = [:]
      if let mine { offers = try await library.offers(of: numbers, in: mine.region.code, at: call.now) }
      let own = Set((mine?.ids ?? []).compactMap(\.number))
      services = offers.mapValues { $0.filter(own.contains) }
      var messages = [LibraryFilter.message(ofUnknown: selection.unknownCount, progress)].compactMap(\.self)
      let silent = mine == nil ? 0 : numbers.count { offers[$0] == nil }
      if silent > 0 {
        messages.append("Of \(silent.counted("entry", plural: "entries")) the services aren't known.")
      }
      message = messages.isEmpty ? nil : messages.joined(separator: " ")
    } catch let error as DatabaseError {
      throw RPCError(error)
    }
    let known = services
    entries = params.on == nil ? found : found.filter { known[$0.number]?.isEmpty == false }
  }
}
