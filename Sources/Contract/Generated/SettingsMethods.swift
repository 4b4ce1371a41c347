// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Returns the user's settings. Asks nobody. A setting that another process has stored applies within a second.
public enum SettingsGet: RPCMethod {
  public static let name = "settings/get"
  public typealias Result = UserSettings
  public typealias Params = PlainCallParameters
}

/// Stores settings. Only what is given is changed, the region and the language of the call among it, and what reset
/// names gets its default again. The settings apply to every later call. They are written to config.json in the
/// configuration folder, whose other members stay as they are. Neither the place nor the theatres are looked up here: a
/// call that uses them says if there is no such place.
public enum SettingsSet: RPCMethod {
  public static let name = "settings/set"
  public typealias Result = UserSettings

  /// The params of `settings/set`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["place", "theatreIds", "partySize", "units", "clock", "reset"] + CallOptions.parameterNames

    /// The place of calls without one: a city, a ZIP code, a theatre's name or id, or coordinates.
    public var place: Query?
    /// The theatres of calls that name no place, before the place; an empty list removes them.
    public var theatreIds: [EntityID]?
    /// The number of people who usually go.
    public var partySize: Int?
    /// The units of distances in sentences and tables; metric by default. Fields are always in kilometres.
    public var units: UnitSystem?
    /// The hours of times in sentences and tables: 24, the default, or 12 with am and pm. Fields are never changed.
    public var clock: Int?
    /// Settings that get their defaults again.
    public var reset: [SettingName]?
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      place = reader.given("place", .length(1...200))
      theatreIds = reader.given("theatreIds", each: .theatre, .count(0...20))
      partySize = reader.given("partySize", .range(1...20))
      units = reader.given("units")
      clock = reader.given("clock", .range(12...24))
      reset = reader.given("reset", .count(0...7))
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

