// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Synchronization

/// The user's settings in the configuration file. It is read at most once a second, so that a change by another
/// process applies soon, and by this one at once.
public final class StoredSettings: Sendable {
  private struct State {
    var settings = UserSettings()
    var readAt: ContinuousClock.Instant?
  }

  private let file: ConfigurationFile
  private let state = Mutex(State())

  init(file: ConfigurationFile) { self.file = file }

  /// The settings; the defaults if the file can't be read.
  var current: UserSettings {
    let now = ContinuousClock.now
    return state.withLock { state in
      if let readAt = state.readAt, now - readAt < .seconds(1) { return state.settings }
      // A file that can't be read is reported by the keys, which are in it.
      state = State(settings: (try? file.read()).map { UserSettings(members: $0) } ?? UserSettings(), readAt: now)
      return state.settings
    }
  }

  /// Changes settings in the file.
  /// - Parameter deadline: how long to wait for other processes that write the file.
  func set(
    _ change: UserSettings, resetting names: [SettingName], until deadline: ContinuousClock.Instant
  ) throws(ConfigurationFile.Fault) -> UserSettings {
    let given = RawJSON(writing: change).value
    let values = SettingName.allCases.compactMap { name -> (name: String, value: RawJSON?)? in
      if name == .theatreIds, change.theatreIds?.isEmpty == true { return (name.rawValue, nil) }
      if let value = given[name.rawValue] { return (name.rawValue, RawJSON(value)) }
      return names.contains(name) ? (name.rawValue, nil) : nil
    }
    if !values.isEmpty { try file.write(values, until: deadline) }
    let settings = UserSettings(members: try file.read())
    state.withLock { $0 = State(settings: settings, readAt: .now) }
    return settings
  }
}

extension UserSettings {
  /// The settings among the members of the configuration file. A value that is none is left out.
  fileprivate init(members: [String: JSONValue]) {
    self.init()
    place = members["place"].flatMap { try? Query(json: $0).text }
    let theatres = members["theatreIds"]?.elements.compactMap { $0.string.flatMap { EntityID($0, of: .theatre) } }
    theatreIds = theatres?.isEmpty == false ? theatres : nil
    partySize = members["partySize"]?.integer.flatMap { (1...20).contains($0) ? $0 : nil }
    region = members["region"].flatMap { try? Region(json: $0) }
    language = members["language"].flatMap { try? Language(json: $0) }
    units = members["units"]?.string.flatMap { UnitSystem(rawValue: $0) }
    clock = members["clock"]?.integer.flatMap { [12, 24].contains($0) ? $0 : nil }
  }
}
