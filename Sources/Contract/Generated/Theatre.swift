// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// An AMC theatre.
public struct Theatre: Sendable, Hashable, Dated, Boxed {
  /// The theatre's id.
  public var id: EntityID {
    get { box.members.id }
    _modify { own(); yield &box.members.id }
  }
  /// The theatre's name.
  public var name: String {
    get { box.members.name }
    _modify { own(); yield &box.members.name }
  }
  /// The theatre's full name.
  public var longName: String? {
    get { box.members.longName }
    _modify { own(); yield &box.members.longName }
  }
  /// The name of the theatre in AMC's web addresses, which theatres/get takes.
  public var slug: String? {
    get { box.members.slug }
    _modify { own(); yield &box.members.slug }
  }
  /// AMC's code for the theatre's brand, which theatres/all takes.
  public var brand: String? {
    get { box.members.brand }
    _modify { own(); yield &box.members.brand }
  }
  /// The market that the theatre belongs to.
  public var market: Market? {
    get { box.members.market }
    _modify { own(); yield &box.members.market }
  }
  /// The postal address.
  public var address: Address? {
    get { box.members.address }
    _modify { own(); yield &box.members.address }
  }
  /// The coordinates; absent if not known.
  public var location: Coordinates? {
    get { box.members.location }
    _modify { own(); yield &box.members.location }
  }
  /// The distance from the place asked for, in kilometres; only in theatres/near.
  public var distanceKilometres: Double? {
    get { box.members.distanceKilometres }
    _modify { own(); yield &box.members.distanceKilometres }
  }
  /// The offset of its local time from UTC now.
  public var utcOffset: UTCOffset? {
    get { box.members.utcOffset }
    _modify { own(); yield &box.members.utcOffset }
  }
  /// AMC's name for its time zone.
  public var timeZone: String? {
    get { box.members.timeZone }
    _modify { own(); yield &box.members.timeZone }
  }
  /// IANA's name for its time zone, from AMC's name and the state; absent if AMC gives none, or if this machine has no
  /// file of it.
  public var timeZoneName: String? {
    get { box.members.timeZoneName }
    _modify { own(); yield &box.members.timeZoneName }
  }
  /// The telephone number of guest services.
  public var phone: String? {
    get { box.members.phone }
    _modify { own(); yield &box.members.phone }
  }
  /// Whether the theatre is permanently closed.
  public var isClosed: Bool? {
    get { box.members.isClosed }
    _modify { own(); yield &box.members.isClosed }
  }
  /// What AMC says of an interruption, such as why the theatre is closed.
  public var outageDescription: String? {
    get { box.members.outageDescription }
    _modify { own(); yield &box.members.outageDescription }
  }
  /// The tier of AMC's subscription (A-List) that the theatre asks for; a higher tier is dearer.
  public var subscriptionTier: Int? {
    get { box.members.subscriptionTier }
    _modify { own(); yield &box.members.subscriptionTier }
  }
  /// The tax on the convenience fee of tickets bought online, in percent of the fee.
  public var convenienceFeeTaxPercent: Double? {
    get { box.members.convenienceFeeTaxPercent }
    _modify { own(); yield &box.members.convenienceFeeTaxPercent }
  }
  /// The tax on the convenience fee of tickets bought online that doesn't depend on the fee, in US dollars.
  public var convenienceFeeTaxFlatAmount: Double? {
    get { box.members.convenienceFeeTaxFlatAmount }
    _modify { own(); yield &box.members.convenienceFeeTaxFlatAmount }
  }
  /// The times at which the theatre is temporarily closed.
  public var closures: [Closure]? {
    get { box.members.closures }
    _modify { own(); yield &box.members.closures }
  }
  /// The features of the theatre, such as IMAX or closed captions.
  public var attributes: [Attribute]? {
    get { box.members.attributes }
    _modify { own(); yield &box.members.attributes }
  }
  /// The URL of the theatre's page at AMC.
  public var websiteUrl: String? {
    get { box.members.websiteUrl }
    _modify { own(); yield &box.members.websiteUrl }
  }
  /// The URL of a picture of the theatre.
  public var imageUrl: String? {
    get { box.members.imageUrl }
    _modify { own(); yield &box.members.imageUrl }
  }
  /// Pictures other than that of imageUrl; absent if none.
  public var media: [MediaFile]? {
    get { box.members.media }
    _modify { own(); yield &box.members.media }
  }
  /// The id given in the request; present only if the provider that answered knows the entity by another id.
  public var linkedFrom: EntityID? {
    get { box.members.linkedFrom }
    _modify { own(); yield &box.members.linkedFrom }
  }
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON? {
    get { box.members.amc }
    _modify { own(); yield &box.members.amc }
  }
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int? {
    get { box.members.ageSeconds }
    _modify { own(); yield &box.members.ageSeconds }
  }
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool? {
    get { box.members.stale }
    _modify { own(); yield &box.members.stale }
  }

  /// Copies share it until one of them is changed.
  private var box: Box

  private final class Box: @unchecked Sendable {
    /// Changed only in a box that one value has, so that no access to it overlaps with another.
    @exclusivity(unchecked) var members: Members
    init(_ members: Members) { self.members = members }
  }

  fileprivate struct Members: Sendable, Hashable {
    var id: EntityID
    var name: String
    var longName: String?
    var slug: String?
    var brand: String?
    var market: Market?
    var address: Address?
    var location: Coordinates?
    var distanceKilometres: Double?
    var utcOffset: UTCOffset?
    var timeZone: String?
    var timeZoneName: String?
    var phone: String?
    var isClosed: Bool?
    var outageDescription: String?
    var subscriptionTier: Int?
    var convenienceFeeTaxPercent: Double?
    var convenienceFeeTaxFlatAmount: Double?
    var closures: [Closure]?
    var attributes: [Attribute]?
    var websiteUrl: String?
    var imageUrl: String?
    var media: [MediaFile]?
    var linkedFrom: EntityID?
    var amc: RawJSON?
    var ageSeconds: Int?
    var stale: Bool?
  }

  fileprivate var members: Members { _read { yield box.members } }

  @inline(never) private mutating func own() {
    if !isKnownUniquelyReferenced(&box) { box = Box(box.members) }
  }

  public static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.members == other.members
  }

  public func hash(into hasher: inout Hasher) { members.hash(into: &hasher) }

  public static var boxedBytes: Int { MemoryLayout<Members>.size }

  public init(id: EntityID, name: String, longName: String? = nil, slug: String? = nil, brand: String? = nil, market: Market? = nil, address: Address? = nil, location: Coordinates? = nil, distanceKilometres: Double? = nil, utcOffset: UTCOffset? = nil, timeZone: String? = nil, timeZoneName: String? = nil, phone: String? = nil, isClosed: Bool? = nil, outageDescription: String? = nil, subscriptionTier: Int? = nil, convenienceFeeTaxPercent: Double? = nil, convenienceFeeTaxFlatAmount: Double? = nil, closures: [Closure]? = nil, attributes: [Attribute]? = nil, websiteUrl: String? = nil, imageUrl: String? = nil, media: [MediaFile]? = nil, linkedFrom: EntityID? = nil, amc: RawJSON? = nil, ageSeconds: Int? = nil, stale: Bool? = nil) {
    box = Box(Members(id: id, name: name, longName: longName, slug: slug, brand: brand, market: market, address: address, location: location, distanceKilometres: distanceKilometres, utcOffset: utcOffset, timeZone: timeZone, timeZoneName: timeZoneName, phone: phone, isClosed: isClosed, outageDescription: outageDescription, subscriptionTier: subscriptionTier, convenienceFeeTaxPercent: convenienceFeeTaxPercent, convenienceFeeTaxFlatAmount: convenienceFeeTaxFlatAmount, closures: closures, attributes: attributes, websiteUrl: websiteUrl, imageUrl: imageUrl, media: media, linkedFrom: linkedFrom, amc: amc, ageSeconds: ageSeconds, stale: stale))
  }
}

extension Theatre: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    members.writeMembers(to: &writer)
  }
}

extension Theatre.Members {
  func writeMembers(to writer: inout JSONWriter) {
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

extension Market: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("name", name)
    writer.member("slug", slug)
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

extension Address: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("street", street)
    writer.member("city", city)
    writer.member("state", state)
    writer.member("stateName", stateName)
    writer.member("postalCode", postalCode)
    writer.member("country", country)
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

extension Coordinates: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("latitude", latitude)
    writer.member("longitude", longitude)
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

extension Closure: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("startsAt", startsAt)
    writer.member("endsAt", endsAt)
    writer.member("reason", reason)
    writer.member("amc", amc)
  }
}

