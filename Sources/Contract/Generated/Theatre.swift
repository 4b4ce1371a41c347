// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// An AMC theatre.
public struct Theatre: Sendable, Hashable, Dated {
  /// The theatre's id.
  public var id: EntityID
  /// The theatre's name.
  public var name: String
  /// The theatre's full name.
  public var longName: String?
  /// The name of the theatre in AMC's web addresses, which theatres/get takes.
  public var slug: String?
  /// AMC's code for the theatre's brand, which theatres/all takes.
  public var brand: String?
  /// The market that the theatre belongs to.
  public var market: Market?
  /// The postal address.
  public var address: Address?
  /// The coordinates; absent if not known.
  public var location: Coordinates?
  /// The distance from the place asked for, in kilometres; only in theatres/near.
  public var distanceKilometres: Double?
  /// The offset of its local time from UTC now.
  public var utcOffset: UTCOffset?
  /// AMC's name for its time zone.
  public var timeZone: String?
  /// IANA's name for its time zone, from AMC's name and the state; absent if AMC gives none, or if this machine has no
  /// file of it.
  public var timeZoneName: String?
  /// The telephone number of guest services.
  public var phone: String?
  /// Whether the theatre is permanently closed.
  public var isClosed: Bool?
  /// What AMC says of an interruption, such as why the theatre is closed.
  public var outageDescription: String?
  /// The tier of AMC's subscription (A-List) that the theatre asks for; a higher tier is dearer.
  public var subscriptionTier: Int?
  /// The tax on the convenience fee of tickets bought online, in percent of the fee.
  public var convenienceFeeTaxPercent: Double?
  /// The tax on the convenience fee of tickets bought online that doesn't depend on the fee, in US dollars.
  public var convenienceFeeTaxFlatAmount: Double?
  /// The times at which the theatre is temporarily closed.
  public var closures: [Closure]?
  /// The features of the theatre, such as IMAX or closed captions.
  public var attributes: [Attribute]?
  /// The URL of the theatre's page at AMC.
  public var websiteUrl: String?
  /// The URL of a picture of the theatre.
  public var imageUrl: String?
  /// Pictures other than that of imageUrl; absent if none.
  public var media: [MediaFile]?
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?

  public init(id: EntityID, name: String, longName: String? = nil, slug: String? = nil, brand: String? = nil, market: Market? = nil, address: Address? = nil, location: Coordinates? = nil, distanceKilometres: Double? = nil, utcOffset: UTCOffset? = nil, timeZone: String? = nil, timeZoneName: String? = nil, phone: String? = nil, isClosed: Bool? = nil, outageDescription: String? = nil, subscriptionTier: Int? = nil, convenienceFeeTaxPercent: Double? = nil, convenienceFeeTaxFlatAmount: Double? = nil, closures: [Closure]? = nil, attributes: [Attribute]? = nil, websiteUrl: String? = nil, imageUrl: String? = nil, media: [MediaFile]? = nil, linkedFrom: EntityID? = nil, amc: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
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
    self.timeZoneName = timeZoneName
    self.phone = phone
    self.isClosed = isClosed
    self.outageDescription = outageDescription
    self.subscriptionTier = subscriptionTier
    self.convenienceFeeTaxPercent = convenienceFeeTaxPercent
    self.convenienceFeeTaxFlatAmount = convenienceFeeTaxFlatAmount
    self.closures = closures
    self.attributes = attributes
    self.websiteUrl = websiteUrl
    self.imageUrl = imageUrl
    self.media = media
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
    writer.member("timeZoneName", timeZoneName)
    writer.member("phone", phone)
    writer.member("isClosed", isClosed)
    writer.member("outageDescription", outageDescription)
    writer.member("subscriptionTier", subscriptionTier)
    writer.member("convenienceFeeTaxPercent", convenienceFeeTaxPercent)
    writer.member("convenienceFeeTaxFlatAmount", convenienceFeeTaxFlatAmount)
    writer.member("closures", closures)
    writer.member("attributes", attributes)
    writer.member("websiteUrl", websiteUrl)
    writer.member("imageUrl", imageUrl)
    writer.member("media", media)
    writer.member("linkedFrom", linkedFrom)
    writer.member("amc", amc)
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
    writer.endObject()
  }
}

/// A geographical area by which AMC groups theatres.
public struct Market: Sendable, Hashable {
  /// The market's name.
  public var name: String
  /// The market's slug, which the parameter market of theatres/all takes.
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

/// A postal address.
public struct Address: Sendable, Hashable {
  /// The street and number; further lines follow after a comma.
  public var street: String?
  /// The city.
  public var city: String?
  /// The state's two-letter code.
  public var state: String?
  /// The state's name.
  public var stateName: String?
  /// The postal code.
  public var postalCode: String?
  /// The country's name.
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
  /// The latitude in degrees, positive to the north.
  public var latitude: Double
  /// The longitude in degrees, positive to the east.
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

/// A period in which a theatre is closed.
public struct Closure: Sendable, Hashable {
  /// When the theatre closes.
  public var startsAt: Instant?
  /// When the theatre reopens; absent if not known.
  public var endsAt: Instant?
  /// Why, in AMC's words.
  public var reason: String?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?

  public init(startsAt: Instant? = nil, endsAt: Instant? = nil, reason: String? = nil, amc: RawJSON? = nil) {
    self.startsAt = startsAt
    self.endsAt = endsAt
    self.reason = reason
    self.amc = amc
  }
}

extension Closure: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("startsAt", startsAt)
    writer.member("endsAt", endsAt)
    writer.member("reason", reason)
    writer.member("amc", amc)
    writer.endObject()
  }
}

