// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A place, as a request's text, id or coordinates were understood.
public struct FoundPlace: Sendable, Hashable {
  /// The place's name: a city with its state, a ZIP code, a theatre's name, or the coordinates as text.
  public var name: String
  /// What kind of place it is.
  public var kind: PlaceKind
  /// Degrees north of the equator; left out if unknown. In degrees.
  public var latitude: Double?
  /// Degrees east of Greenwich; left out if unknown. In degrees.
  public var longitude: Double?
  /// The theatre's id, if the place is a theatre.
  public var theatreId: EntityID?
  /// Other places that the text may mean, each of which can be given as place; left out if there are none.
  public var alternatives: [PlaceAlternative]?

  public init(name: String, kind: PlaceKind, latitude: Double? = nil, longitude: Double? = nil, theatreId: EntityID? = nil, alternatives: [PlaceAlternative]? = nil) {
    self.name = name
    self.kind = kind
    self.latitude = latitude
    self.longitude = longitude
    self.theatreId = theatreId
    self.alternatives = alternatives
  }
}

extension FoundPlace: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("kind", kind)
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.member("theatreId", theatreId)
    writer.member("alternatives", alternatives)
  }
}

/// A kind of place.
public enum PlaceKind: String, Enumeration {
  /// A city with its state.
  case city
  /// A ZIP code of the United States.
  case zipCode
  /// A single theatre.
  case theatre
  /// Several theatres, by their ids.
  case theatres
  /// A point given by latitude and longitude.
  case coordinates
  /// Any other place that AMC knows.
  case other
}

/// Another place that a text may mean.
public struct PlaceAlternative: Sendable, Hashable {
  /// The place's name, which can be given as place.
  public var name: String
  /// What kind of place it is.
  public var kind: PlaceKind
  /// The theatre's id, if it is a theatre.
  public var theatreId: EntityID?

  public init(name: String, kind: PlaceKind, theatreId: EntityID? = nil) {
    self.name = name
    self.kind = kind
    self.theatreId = theatreId
  }
}

extension PlaceAlternative: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("kind", kind)
    writer.member("theatreId", theatreId)
  }
}

