// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import JSONRPC

/// A film that the user wants to see.
struct WantedFilm: Sendable {
  let entry: StoredEntry
  /// Its id: TMDB's if it is known.
  let id: EntityID

  /// - Returns: nil for an entry that another version wrote.
  init?(_ entry: StoredEntry) {
    let ids = [Provider.tmdb, .amc, .imdb].compactMap { Self.ids(of: entry, at: $0).first }
    guard let id = ids.first else { return nil }
    self.entry = entry
    self.id = id
  }

  /// The film's ids at a provider. AMC shows an old film again under another one.
  func ids(at provider: Provider) -> [EntityID] { Self.ids(of: entry, at: provider) }

  /// The film as AMC listed it; nil if the library has no number of AMC's.
  var atAMC: Movie? {
    guard let id = ids(at: .amc).first, !entry.title.isEmpty else { return nil }
    let day = entry.releasedOn.flatMap { Day(daysSince1970: $0) }
    return Movie(id: id, title: entry.title, releaseDate: day ?? entry.year.flatMap { Day(year: $0, month: 7, day: 1) })
  }

  private static func ids(of entry: StoredEntry, at provider: Provider) -> [EntityID] {
    entry.ids.sorted().compactMap { EntityReference($0)?.id(of: .movie) }.filter { $0.provider == provider }
  }
}

extension LibraryStore {
  /// The entries of the films that the user wants to see, the last added first.
  func wantedFilms() async throws(DatabaseError) -> [StoredEntry] {
    try await entries(numbered: numbers(matching: .wantedFilms))
  }

  /// The entries of the films that the user wants to see and added last, and how many others there are.
  func latestWantedFilms(atMost limit: Int) async throws(DatabaseError) -> (films: [StoredEntry], others: Int) {
    let numbers = try await numbers(matching: .wantedFilms)
    let films = try await entries(numbered: Array(numbers.prefix(limit)))
    return (films, max(0, numbers.count - limit))
  }
}

extension LibraryFilter {
  /// The films that the user wants to see, the last added first.
  static var wantedFilms: LibraryFilter {
    var filter = LibraryFilter()
    filter.status = .wanted
    filter.isShow = false
    return filter
  }
}

/// The wanted films of a call with filters.
struct ChosenFilms {
  /// The last added first.
  let films: [WantedFilm]
  /// The shows that are wanted or begun, the last added first.
  let shows: [StoredEntry]
  /// How many others may be meant: what the filters ask for isn't known of them.
  let unknownCount: Int
  /// What is said of these; nil without any.
  let messageOfUnknown: String?
  /// What is said if there are no films.
  let messageOfNone: String

  init(
    _ filters: FilmFilters, in library: LibraryStore, _ call: Call, _ codes: CodeLookup
  ) async throws {
    var filter = LibraryFilter.wantedFilms
    let mine = filters.on == nil ? nil : try await call.ownServices(otherwise: .unitedStates)
    let offers = mine.map { OwnOffers(mine: $0, call: call, store: library) }
    do {
      try await filter.take(filters, from: library, call, codes)
      let selection = try await library.selection(filter)
      let wanted = try await library.entries(numbered: selection.numbers)
      let ofShows = try await library.shownSeries(filter)
      let own = await offers.chosen(of: wanted)
      let ownShows = await offers.chosen(of: ofShows.entries)
      films = own.entries.compactMap { WantedFilm($0) }
      shows = ownShows.entries
      unknownCount = selection.unknownCount + ofShows.unknownCount + own.unknownCount + ownShows.unknownCount
      messageOfUnknown = LibraryFilter.message(ofUnknown: unknownCount, try await library.factProgress())
    } catch let error as DatabaseError {
      throw RPCError(error)
    }
    let none =
      filter.isOfAllFilms && offers == nil
      ? "No film is wanted in the library; library/set adds films to it." : "Nothing that is wanted matches."
    messageOfNone = library.fault?.message ?? none
  }
}

extension WantedFilm {
  /// The films that the user wants to see, the last added first.
  static func all(in library: LibraryStore) async throws(RPCError) -> [WantedFilm] {
    do throws(DatabaseError) {
      return try await library.wantedFilms().compactMap { WantedFilm($0) }
    } catch {
      throw RPCError(error)
    }
  }
}
