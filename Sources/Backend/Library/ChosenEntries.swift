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
  private let services: [Int: [Int]]
  /// The numbers of entries of which TMDB has said so just now.
  private var offered: Set<Int> = []
  /// What could not be known, for people.
  let messages: [String]
  let seed: Int

  init(
    _ params: LibraryChoose.Params, in library: LibraryStore, _ call: Call, _ codes: CodeLookup, mine: OwnServices?
  ) async throws {
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
    var messages: [String] = []
    do {
      try await filter.take(params, from: library, call, codes)
      let selection = try await library.selection(filter)
      found = try await library.entries(numbered: selection.numbers).filter { entry in
        params.seen != .hide || entry.status != .seen
      }
      let numbers = found.map(\.number)
      facts = try await library.shownFacts(of: numbers, in: call.ratingRegion.code)
      let progress = try await library.factProgress()
      var offers: [Int: [Int]] = [:]
      if let mine { offers = try await library.offers(of: numbers, in: mine.region.code, at: call.now) }
      let own = Set((mine?.ids ?? []).compactMap(\.number))
      services = offers.mapValues { $0.filter(own.contains) }
      messages += [LibraryFilter.message(ofUnknown: selection.unknownCount, progress)].compactMap(\.self)
      if mine != nil, params.on == nil { messages += Self.sentence(ofUnknown: numbers.count { offers[$0] == nil }) }
    } catch let error as DatabaseError {
      throw RPCError(error)
    }
    let known = services
    guard params.on != nil, let mine else {
      entries = found
      self.messages = messages
      return
    }
    // Before a service is said to lack a film, TMDB is asked, in the order of chance and as far as that is needed.
    let own = OwnOffers(mine: mine, call: call, store: library)
    var entries: [StoredEntry] = []
    var unasked = found[...]
    var unknown = 0
    while entries.count < Self.mostOffered, !unasked.isEmpty {
      let next = Array(unasked.prefix(OwnOffers.width))
      unasked = unasked.dropFirst(next.count)
      let answers = await next.mapped(atOnce: OwnOffers.width) { entry -> Bool? in
        if let services = known[entry.number] { return !services.isEmpty }
        return await own.contains(entry)
      }
      entries += zip(next, answers).filter { $1 == true }.map(\.0)
      unknown += answers.count { $0 == nil }
    }
    self.entries = entries
    self.messages = messages + Self.sentence(ofUnknown: unknown)
    offered = Set(entries.map(\.number))
  }

  /// - Parameter count: the entries of which it isn't known whether the user's services have them.
  private static func sentence(ofUnknown count: Int) -> [String] {
    count == 0 ? [] : ["Of \(count.counted("entry", plural: "entries")) the services aren't known."]
  }

  /// So many entries that the user's services have are enough to choose from.
  private static let mostOffered = 20

  /// Whether one of the user's services has an entry; nil if that isn't known.
  func isOffered(_ entry: StoredEntry) -> Bool? {
    offered.contains(entry.number) ? true : services[entry.number].map { !$0.isEmpty }
  }
}
