// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Synchronization

/// The user's settings in the configuration file. A change by this process applies at once, one by another process
/// soon: the file is read at most once a second, but whenever someone asks for the settings themselves.
public final class StoredSettings: Sendable {
  private struct State {
    var settings = UserSettings()
    var complaints: [String] = []
    var readAt: ContinuousClock.Instant?

    init() {}

    /// Reads the file.
    init(_ file: ConfigurationFile) {
      readAt = .now
      do throws(ConfigurationFile.Fault) {
        settings = UserSettings(members: try file.read()) {
          complaints.append("\($0) in \(file.path) is skipped\($1)")
        }
      } catch {
        complaints = [error.description]
      }
    }
  }

  private let file: ConfigurationFile
  private let state = Mutex(State())

  init(file: ConfigurationFile) { self.file = file }

  /// The settings; the defaults if the file can't be read.
  var current: UserSettings { read().settings }

  /// Why the file, or settings in it, are not used, for people.
  public var complaints: [String] { read().complaints }

  private func read() -> State {
    state.withLock { state in
      if let readAt = state.readAt, .now - readAt < .seconds(1) { return state }
      state = State(file)
      return state
    }
  }

  /// The settings as the file has them now, also if another process has just set them.
  func reread() -> UserSettings {
    state.withLock { state in
      state = State(file)
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
    return reread()
  }
}

extension UserSettings {
  /// The settings among the members of the configuration file. A value that is none is left out.
  /// - Parameter complain: called with the name of a member that is left out, in quotation marks, and the reason.
  fileprivate init(members: [String: JSONValue], complain: (String, String) -> Void) {
    self.init()
    func value<Value>(
      _ name: SettingName, _ read: (JSONValue) throws(JSONMismatch) -> Value
    ) -> Value? {
      guard let json = members[name.rawValue], !json.isNull else { return nil }
      do throws(JSONMismatch) {
        return try read(json)
      } catch {
        complain("\"\(error.pointer.dropFirst())\"", ": it should be \(error.expected), not \(error.got)")
        return nil
      }
    }
    func number(_ name: SettingName, _ expected: String, _ isRight: (Int) -> Bool) -> Int? {
      value(name) { json throws(JSONMismatch) in
        guard let number = json.integer, isRight(number) else { throw json.mismatch(expected: expected) }
        return number
      }
    }
    place = value(.place, Query.init(json:))?.text
    theatreIds = value(.theatreIds) { json throws(JSONMismatch) in
      guard json.kind == .array else { throw json.mismatch(expected: "an array of ids of theatres") }
      var ids: [EntityID] = []
      for element in json.elements {
        guard let id = element.string.flatMap({ EntityID($0, of: .theatre) }) else {
          throw element.mismatch(expected: "the id of a theatre, such as \(EntityKind.theatre.examples)")
        }
        ids.append(id)
      }
      return ids
    }.flatMap { $0.isEmpty ? nil : $0 }
    partySize = number(.partySize, "a whole number from 1 to 20") { (1...20).contains($0) }
    region = value(.region, Region.init(json:))
    language = value(.language, Language.init(json:))
    units = value(.units, UnitSystem.init(json:))
    clock = number(.clock, "12 or 24") { [12, 24].contains($0) }
    let names = SettingName.allCases.map(\.rawValue)
    for name in members.keys.sorted() where !names.contains(name) {
      if let nearest = nearest(to: name.replacing("_", with: ""), in: names, within: 3) {
        complain("\"\(name)\"", didYouMean(nearest))
      }
    }
  }
}
