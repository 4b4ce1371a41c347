// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Fleet
import Sandbox
import Store

/// The data that outlives the process. Each store is opened on first use.
struct Stores: Sendable {
  let suggestions: SuggestionStore
  /// Nil in the sandbox, which generates its responses anew each time.
  let responses: DiskResponseStore?
  let images: ImageFileStore
  let titles: TitleStore

  init(
    settings: Settings, now: @escaping @Sendable () -> Instant, notifications: Notifications
  ) throws(SettingsError) {
    suggestions = SuggestionStore(
      folder: settings.stateFolder, capacity: try settings.historyCapacity(), now: now,
      onChange: notifications.suggestionsDidChange, report: notifications.report)
    responses =
      settings.isSandbox
      ? nil : DiskResponseStore(folder: settings.cacheFolder, now: now, report: notifications.report)
    titles = TitleStore(
      settings.isSandbox ? .memory { Self.catalogueIndex(of: $0, on: now()) } : .folder(settings.indexFolder),
      now: { now().secondsSince1970 })
    images = ImageFileStore(folder: settings.cacheFolder + "/images", report: notifications.report)
  }

  /// The answers kept on this machine, and in the fleet if it belongs to one.
  func responses(in fleet: MachineFleet?) -> (any ResponseStore)? {
    guard let responses, let fleet else { return responses }
    return FleetResponseStore(own: responses, fleet: fleet)
  }

  /// The index that stands for TMDB's list in the sandbox.
  private static func catalogueIndex(of kind: TitleKind, on date: Instant) -> [UInt8] {
    let rows =
      switch kind {
      case .movie: CatalogueTitles.movies(on: date.day)
      case .person: CatalogueTitles.people(on: date.day)
      case .show: CatalogueTitles.shows(on: date.day)
      case .collection: CatalogueTitles.collections
      case .theatre: CatalogueTitles.theatres
      }
    return indexBytes(
      rows.lazy.map { row in
        (row.id, row.title, row.popularity, TitleNote(provider: kind == .theatre ? "amc" : "tmdb", year: row.year))
      })
  }

  /// Completes pending writes and closes the files.
  @available(*, noasync)
  func close() {
    suggestions.close()
    responses?.close()
    images.close()
    titles.close()
  }
}
