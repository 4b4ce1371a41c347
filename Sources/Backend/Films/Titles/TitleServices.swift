// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import Sandbox

/// What a process remembers of titles and searches, for suggestions, corrections and searches without a network.
struct TitleServices: Sendable {
  /// The indexes of titles.
  let titles: TitleStore
  /// The searches that people made.
  let searches: SuggestionStore
  let completer: Completer
  /// The folder of TMDB's daily lists, and a transport to it that adds no key.
  let exports: (base: HTTPURL, transport: any Transport)
  let memory: SearchMemory

  init(_ titles: TitleStore, _ searches: SuggestionStore, _ services: Services) throws(SettingsError) {
    let settings = services.settings
    self.titles = titles
    self.searches = searches
    completer = Completer(titles: titles, searches: searches, isSandbox: settings.isSandbox)
    exports = (try settings.exportBase(), services.stack.transport(to: "exports", rate: nil))
    memory = SearchMemory(store: searches, isOn: settings.remembersSearches)
  }

  /// Forgets all searches, and all cached responses, since the URL of any may contain a search.
  /// - Returns: the number of suggestions removed.
  @available(*, noasync)
  func forgetSearches(_ services: Services, until deadline: ContinuousClock.Instant) throws(DatabaseError) -> Int {
    // Each step is attempted even if the others fail.
    let forgotten = Result { () throws(DatabaseError) in try searches.clear(until: deadline) }
    let unlearnt = Result { () throws(DatabaseError) in try titles.forgetLearnt(until: deadline) }
    try services.forgetResponses(until: deadline)
    try unlearnt.get()
    return try forgotten.get()
  }

  /// Completes pending writes and closes the files.
  @available(*, noasync)
  func close() {
    searches.close()
    titles.close()
  }
}

extension TitleStore {
  /// The indexes of the settings' folder; in the sandbox those of its catalogue.
  convenience init(_ settings: Settings, now: @escaping @Sendable () -> Instant) {
    self.init(
      settings.isSandbox ? .memory { Self.catalogueIndex(of: $0, on: now()) } : .folder(settings.indexFolder),
      now: { now().secondsSince1970 })
  }

  /// The sandbox's index, in place of one made from TMDB's list.
  private static func catalogueIndex(of kind: TitleKind, on date: Instant) -> [UInt8] {
    let rows =
      switch kind {
      case .movie: CatalogueTitles.movies(on: date.day(at: .utc))
      case .person: CatalogueTitles.people(on: date.day(at: .utc))
      case .show: CatalogueTitles.shows(on: date.day(at: .utc))
      case .collection: CatalogueTitles.collections
      case .theatre: CatalogueTitles.theatres
      }
    return indexBytes(
      rows.lazy.map { row in
        (row.id, row.title, row.popularity, TitleNote(provider: kind == .theatre ? "amc" : "tmdb", year: row.year))
      })
  }
}

extension SuggestionStore {
  /// The searches in the settings' folder, whose changes are sent to the client.
  convenience init(
    _ settings: Settings, now: @escaping @Sendable () -> Instant, _ notifications: Notifications
  ) throws(SettingsError) {
    self.init(
      folder: settings.stateFolder, capacity: try settings.historyCapacity(), now: now,
      onChange: { notifications.send(SuggestionsDidChange.self, SuggestionList($0)) }, report: notifications.report)
  }
}
