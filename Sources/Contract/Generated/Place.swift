// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A place that a text may mean. For a theatre, pass theatreId to theatres/get; for any place, pass its coordinates to
/// theatres/near or showtimes/near.
public struct Place: Sendable, Hashable {
  /// The place's name.
  public var title: String
  /// The type of place: city, zipcode or theatre. More may be added.
  public var type: String
  /// The latitude in degrees, positive to the north; absent if not known.
  public var latitude: Double?
  /// The longitude in degrees, positive to the east; absent if not known.
  public var longitude: Double?
  /// The theatre's id; absent if the place is not a theatre or the theatre can't be identified.
  public var theatreId: EntityID?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?

  public init(title: String, type: String, latitude: Double? = nil, longitude: Double? = nil, theatreId: EntityID? = nil, amc: RawJSON? = nil) {
    self.title = title
    self.type = type
    self.latitude = latitude
    self.longitude = longitude
    self.theatreId = theatreId
    self.amc = amc
  }
}

extension Place: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("title", title)
    writer.member("type", type)
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.member("theatreId", theatreId)
    writer.member("amc", amc)
  }
}

