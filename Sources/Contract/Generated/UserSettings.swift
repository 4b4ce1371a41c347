// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// What the user has set once for all calls. A setting that is absent has its default.
public struct UserSettings: Sendable, Hashable {
  /// The place of calls without one: a city, a ZIP code, a theatre's name or id, or coordinates.
  public var place: String?
  /// The theatres of calls that name no place, before the place.
  public var theatreIds: [EntityID]?
  /// The number of people who usually go.
  public var partySize: Int?
  /// The country whose release dates, certifications and offers count.
  public var region: Region?
  /// The language of texts.
  public var language: Language?
  /// The units of distances in sentences and tables; metric by default. Fields are always in kilometres.
  public var units: UnitSystem?
  /// The hours of times in sentences and tables: 24, the default, or 12 with am and pm. Fields are never changed.
  public var clock: Int?

  public init(place: String? = nil, theatreIds: [EntityID]? = nil, partySize: Int? = nil, region: Region? = nil, language: Language? = nil, units: UnitSystem? = nil, clock: Int? = nil) {
    self.place = place
    self.theatreIds = theatreIds
    self.partySize = partySize
    self.region = region
    self.language = language
    self.units = units
    self.clock = clock
  }
}

extension UserSettings: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("place", place)
    writer.member("theatreIds", theatreIds)
    writer.member("partySize", partySize)
    writer.member("region", region)
    writer.member("language", language)
    writer.member("units", units)
    writer.member("clock", clock)
  }
}

/// The units of distances that people read.
public enum UnitSystem: String, Enumeration {
  /// Kilometres.
  case metric
  /// Miles.
  case us
}

/// The name of a setting.
public enum SettingName: String, Enumeration {
  /// The usual place.
  case place
  /// The favourite theatres, before the place.
  case theatreIds
  /// The usual number of people.
  case partySize
  /// The country.
  case region
  /// The language of texts.
  case language
  /// The units of distances in sentences and tables.
  case units
  /// The hours of times in sentences and tables.
  case clock
}

