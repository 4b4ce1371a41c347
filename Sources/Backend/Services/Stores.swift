// SPDX-License-Identifier: MIT
import FoundationEssentials
import Store

/// The data that outlives the process. Each store is opened on first use.
struct Stores: Sendable {
  let suggestions: SuggestionStore
  /// Nil in the sandbox, which generates its responses anew each time.
  let responses: DiskResponseStore?
  let images: ImageFileStore

  init(
    settings: Settings, now: @escaping @Sendable () -> Date, notifications: Notifications
  ) throws(SettingsError) {
    suggestions = SuggestionStore(
      folder: settings.stateFolder, capacity: try settings.historyCapacity(), now: now,
      onChange: notifications.suggestionsDidChange, report: notifications.report)
    responses =
      settings.isSandbox
      ? nil : DiskResponseStore(folder: settings.cacheFolder, now: now, report: notifications.report)
    images = ImageFileStore(folder: settings.cacheFolder + "/images", report: notifications.report)
  }

  /// Completes pending writes and closes the files.
  @available(*, noasync)
  func close() {
    suggestions.close()
    responses?.close()
    images.close()
  }
}
