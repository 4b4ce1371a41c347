// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A theatre of AMC.
public struct Theatre: Sendable, Hashable, Dated {
  /// Which theatre.
  public var id: EntityID
  /// What it is called.
  public var name: String
  /// What it is called in full.
  public var longName: String?
  /// What AMC's web address calls it.
  public var slug: String?
  /// Which of AMC's brands it belongs to.
  public var brand: String?
  /// The area whose people it is for.
  public var market: Market?
  /// Where it stands, for a letter.
  public var address: Address?
  /// Where it stands, on a map.
  public var location: Coordinates?
  /// How far it is from the place that was asked for. In kilometres.
  public var distanceKilometres: Double?
  /// How far its clock is ahead of UTC now.
  public var utcOffset: String?
  /// Its time zone, as the provider names it.
  public var timeZone: String?
  /// Where to call.
  public var phone: String?
  /// True if it is closed for good.
  public var isClosed: Bool?
  /// When it is closed for a while.
  public var closures: [Closure]?
  /// What is special about it.
  public var attributes: [Attribute]?
  /// The provider's page for it.
  public var websiteUrl: String?
  /// A picture of it.
  public var imageUrl: String?
  /// The id that was asked for, where the provider that answers knows the entity by another one.
  public var linkedFrom: EntityID?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?
  /// How long ago the provider gave or confirmed the response that this was made of, of several the oldest; left out if
  /// all of them came just now. In seconds.
  public var ageSeconds: Int?
  /// True if a response that is out of date stands in for a provider that could not be asked; left out if none does.
  /// Which seats are free is never told so, showtimes for five minutes, lists for a day, and what describes a movie, a
  /// person or a theatre for a week.
  public var stale: Bool?

  public init(id: EntityID, name: String, longName: String? = nil, slug: String? = nil, brand: String? = nil, market: Market? = nil, address: Address? = nil, location: Coordinates? = nil, distanceKilometres: Double? = nil, utcOffset: String? = nil, timeZone: String? = nil, phone: String? = nil, isClosed: Bool? = nil, closures: [Closure]? = nil, attributes: [Attribute]? = nil, websiteUrl: String? = nil, imageUrl: String? = nil, linkedFrom: EntityID? = nil, amc: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.id = id
    self.name = name
    self.longName = longName
    self.slug = slug
    self.brand = brand
    self.market = market
    self.address = address
    self.location = location
    self.distanceKilometres = distanceKilometres
    self.utcOffset = utcOffset
    self.timeZone = timeZone
    self.phone = phone
    self.isClosed = isClosed
    self.closures = closures
    self.attributes = attributes
    self.websiteUrl = websiteUrl
    self.imageUrl = imageUrl
    self.linkedFrom = linkedFrom
    self.amc = amc
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension Theatre: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("id", id)
    writer.member("name", name)
    writer.member("longName", longName)
    writer.member("slug", slug)
    writer.member("brand", brand)
    writer.member("market", market)
    writer.member("address", address)
    writer.member("location", location)
    writer.member("distanceKilometres", distanceKilometres)
    writer.member("utcOffset", utcOffset)
    writer.member("timeZone", timeZone)
    writer.member("phone", phone)
    writer.member("isClosed", isClosed)
    writer.member("closures", closures)
    writer.member("attributes", attributes)
    writer.member("websiteUrl", websiteUrl)
    writer.member("imageUrl", imageUrl)
    writer.member("linkedFrom", linkedFrom)
    writer.member("amc", amc)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

/// An area whose people go to the same theatres.
public struct Market: Sendable, Hashable {
  /// What it is called.
  public var name: String
  /// What the market filter of theatres/all calls it.
  public var slug: String?

  public init(name: String, slug: String? = nil) {
    self.name = name
    self.slug = slug
  }
}

extension Market: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("name", name)
    writer.member("slug", slug)
    writer.endObject()
  }
}

/// Where something stands, for a letter.
public struct Address: Sendable, Hashable {
  /// Street and number; further lines follow after a comma.
  public var street: String?
  /// The city.
  public var city: String?
  /// The state, as its two letters.
  public var state: String?
  /// The state's name.
  public var stateName: String?
  /// The postal code.
  public var postalCode: String?
  /// The country.
  public var country: String?

  public init(street: String? = nil, city: String? = nil, state: String? = nil, stateName: String? = nil, postalCode: String? = nil, country: String? = nil) {
    self.street = street
    self.city = city
    self.state = state
    self.stateName = stateName
    self.postalCode = postalCode
    self.country = country
  }
}

extension Address: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("street", street)
    writer.member("city", city)
    writer.member("state", state)
    writer.member("stateName", stateName)
    writer.member("postalCode", postalCode)
    writer.member("country", country)
    writer.endObject()
  }
}

/// A point on the earth (WGS 84).
public struct Coordinates: Sendable, Hashable {
  /// How far north. In degrees.
  public var latitude: Double
  /// How far east. In degrees.
  public var longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

extension Coordinates: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
    writer.endObject()
  }
}

/// A time in which a theatre is closed.
public struct Closure: Sendable, Hashable {
  /// When it closes.
  public var startsAt: String?
  /// When it opens again; left out if nobody knows.
  public var endsAt: String?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?

  public init(startsAt: String? = nil, endsAt: String? = nil, amc: RawJSON? = nil) {
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.amc = amc
  }
}

extension Closure: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("startsAt", startsAt)
    writer.member("endsAt", endsAt)
    writer.member("amc", amc)
    writer.endObject()
  }
}

