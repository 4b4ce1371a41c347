// SPDX-License-Identifier: MIT
import Contract

/// The user's settings in place of parameters that a call left out, and which of them were used.
struct SettingDefaults {
  private let settings: UserSettings
  private var names: [SettingName] = []

  init(_ call: Call) { settings = call.services.userSettings.current }

  /// The settings that were used, for the answer; nil for none.
  var used: [SettingName]? { names.nilIfEmpty }

  /// The number of people.
  /// - Parameter usual: that of a user who has set none.
  mutating func partySize(_ given: Int?, otherwise usual: Int) -> Int {
    if let given { return given }
    guard let size = settings.partySize else { return usual }
    names.append(.partySize)
    return size
  }

  /// The theatres of a user who has set some, for a call that names no place.
  mutating func usualTheatres() -> [EntityID]? {
    guard let theatres = settings.theatreIds else { return nil }
    names.append(.theatreIds)
    return theatres
  }

  /// The place of a user who has set one, for a call that names none.
  mutating func usualPlace() -> String? {
    guard let place = settings.place else { return nil }
    names.append(.place)
    return place
  }

  /// The country, if the call's is the user's own.
  mutating func region(of call: Call) -> Region? {
    if call.localeSettings.contains(.region) { names.append(.region) }
    return call.presentation.region
  }
}
