// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A place that a search text may mean. A theatre's theatreId leads to theatres/get, the coordinates of another place
/// to theatres/near.
public struct Place: Sendable, Hashable {
  /// What it is called.
  public var title: String
  /// What it is: city, zipcode or theatre. Others may come.
  public var type: String
  /// How far north it lies. In degrees.
  public var latitude: Double?
  /// How far east it lies. In degrees.
  public var longitude: Double?
  /// Which theatre, if it is one.
  public var theatreId: EntityID?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
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

extension Place: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("title", title)
    writer.member("type", type)
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.member("theatreId", theatreId)
    writer.member("amc", amc)
    writer.endObject()
  }
}

