// SPDX-License-Identifier: MIT
import FoundationEssentials
import Store

/// What outlives the process. Nothing is opened before it is first used.
struct Stores: Sendable {
  let suggestions: SuggestionStore
  /// Nil in the sandbox, whose answers are made anew each time.
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

  /// Finishes what was begun and closes the files.
  @available(*, noasync)
  func close() {
    suggestions.close()
    responses?.close()
    images.close()
  }
}
