// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON

extension AMCView where Row == Theatre {
  /// All theatres that pass the filters; nil or empty for any.
  /// - Parameters:
  ///   - name: part of the name.
  ///   - ids: AMC's ids.
  ///   - market: the market's slug or name.
  ///   - state: a name or a postal abbreviation.
  ///   - city: AMC needs the state with it.
  ///   - brand: one of AMC's brands, such as `DIT`.
  ///   - includesClosed: whether to include theatres that have been closed.
  ///   - attributes: of the theatre.
  public static func all(
    name: String? = nil, ids: [String] = [], market: String? = nil, state: String? = nil, city: String? = nil,
    brand: String? = nil, includesClosed: Bool = false, attributes: AttributeFilter = AttributeFilter()
  ) -> Self {
    var query: QueryItems = [
      "name": name, "market": market, "state": state, "city": city, "brand": brand,
      "include": includesClosed ? "closed" : nil,
    ]
    query.append(list: "ids", ids)
    attributes.append(to: &query)
    return theatres([], query)
  }

  /// The theatres that show the release with this number.
  public static func showing(releaseNumber: Int) -> Self {
    theatres(["views", "now-playing", "wwm-release-number", String(releaseNumber)])
  }

  /// The theatres near a place, nearest first.
  /// - Parameter radiusKilometres: nil for AMC's default.
  public static func near(_ place: Coordinates, radiusKilometres: Double?) -> Self {
    locations(
      [],
      [
        "latitude": place.latitude.shortestDecimal, "longitude": place.longitude.shortestDecimal,
        "radius": radiusKilometres.map { ($0 / kilometresInAMile).shortestDecimal },
      ])
  }

  /// The theatres that AMC finds by the name in a suggestion, best match first.
  public static func named(_ name: String) -> Self { locations(["theatres", name]) }

  private static func theatres(_ path: [String], _ filters: QueryItems = [:]) -> Self {
    AMCView(["v2", "theatres"] + path, filters, in: "theatres") { Theatre(amc: $0) }
  }

  /// A location is `{rank, distance, _embedded:{theatre}}`; its rank and distance are merged into the theatre.
  private static func locations(_ path: [String], _ filters: QueryItems = [:]) -> Self {
    AMCView(["v2", "locations"] + path, filters, in: "locations") { json in
      json["_embedded"]?["theatre"].flatMap { Theatre(amc: $0, in: json) }
    }
  }
}

extension AMCObject where Content == Theatre {
  /// The theatre with this id or slug.
  public static func theatre(_ idOrSlug: String) -> Self {
    AMCObject(["v2", "theatres", idOrSlug], "a theatre with an id and a name") { Theatre(amc: $0) }
  }
}

extension Theatre {
  /// Reads a theatre; nil without an id and a name.
  init?(amc json: JSONValue) {
    guard var object = LenientObject(json) else { return nil }
    self.init(amc: &object)
    amc = object.rest()
  }

  /// Reads a theatre inside a location, which adds the distance.
  init?(amc json: JSONValue, in location: JSONValue) {
    guard var object = LenientObject(json), var place = LenientObject(location) else { return nil }
    self.init(amc: &object)
    distanceKilometres = place.peek("distance", as: Double.self).flatMap(Self.kilometres)
    place.discard("_links")
    place.discard("_embedded")
    amc = Self.merged(object.rest(), place.rest())
  }

  private init?(amc object: inout LenientObject) {
    // Some entries are mere register entries with "" for a name.
    guard let id = object.peekID("id", of: .theatre),
      let name = object.take("name", as: String.self)
    else { return nil }
    object.discard("_links")
    self.init(id: id, name: name)
    longName = object.takeText("longName")
    slug = object.takeSlug()
    brand = object.takeText("brand")
    utcOffset = object.take("utcOffset")
    timeZone = object.takeText("timezone")
    phone = object.takeText("guestServicesPhoneNumber")
    isClosed = object.take("isClosed")
    outageDescription = object.takeText("outageDescription")
    subscriptionTier = object.takePositive("subscriptionUsageLevel")
    convenienceFeeTaxPercent = object.take("convenienceFeeTaxPercent", if: { $0 >= 0 })
    convenienceFeeTaxFlatAmount = object.take("convenienceFeeTaxFlatAmount", if: { $0 >= 0 })
    closures = object.takeElements("closures", Closure.init(amc:))
    attributes = object.takeElements("attributes", Attribute.init(amc:))
    websiteUrl = object.takeAddress("websiteUrl")
    imageUrl = object.peekAddress(in: "media", oneOf: Self.pictures)
    media = MediaFile.others(in: object, than: [imageUrl])
    if let place = object.peek("location", as: JSONValue.self).flatMap({ LenientObject($0) }) {
      market = place.peekText("marketName").map {
        Market(name: $0, slug: place.peek("marketUrlSuffixText").flatMap { Check.slug.holds($0) ? $0 : nil })
      }
      address = Address(amc: place)
      location = Coordinates(amc: place)
    }
    timeZoneName = Self.zoneName(timeZone, state: address?.state, utcOffset)
  }

  /// The members of both objects; the first takes precedence.
  private static func merged(_ first: RawJSON?, _ second: RawJSON?) -> RawJSON {
    var seen: Set<String> = []
    return RawJSON { writer in
      writer.object { writer in
        for rest in [first, second].compactMap(\.self) {
          for (name, value) in rest.value.members where seen.insert(name).inserted { writer.member(name, value) }
        }
      }
    }
  }

  /// Converts miles to kilometres, rounded to metres; nil if out of range.
  private static func kilometres(_ miles: Double) -> Double? {
    (0...100_000).contains(miles) ? (miles * kilometresInAMile * 1000).rounded() / 1000 : nil
  }

  private static let pictures = [
    "heroDesktopDynamic", "exteriorDynamic", "interiorDynamic", "theatreImageLarge", "theatreImageStandard",
    "theatreImageThumbnail",
  ]
}

extension Address {
  /// Nil if AMC has no part of the address.
  fileprivate init?(amc place: LenientObject) {
    let lines = ["addressLine1", "addressLine2"].compactMap { place.peekText($0) }
    self.init(
      street: lines.nilIfEmpty?.joined(separator: ", "), city: place.peekText("city"),
      state: place.peekText("state"), stateName: place.peekText("stateName"),
      postalCode: place.peekText("postalCode"), country: place.peekText("country"))
    if self == Address() { return nil }
  }
}

extension Coordinates {
  /// Nil if AMC has no coordinates, for which it writes 0, 0.
  fileprivate init?(amc place: LenientObject) {
    guard let latitude = place.peek("latitude", as: Double.self),
      let longitude = place.peek("longitude", as: Double.self), (latitude, longitude) != (0, 0),
      (-90...90).contains(latitude), (-180...180).contains(longitude)
    else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }
}

extension Closure {
  fileprivate init?(amc json: JSONValue) {
    guard var object = LenientObject(json) else { return nil }
    self.init()
    startsAt = object.takeInstant("startDateTimeUtc")
    endsAt = object.takeInstant("endDateTimeUtc")
    reason = object.takeText("reason")
    amc = object.rest()
  }
}

extension Theatre {
  /// IANA's name of the theatre's time zone; nil if AMC doesn't send the zone, if AMC's own offset is none of its
  /// offsets, or if the system has no file of it.
  /// - Parameter zone: AMC's name, such as `CENTRAL TIME`.
  static func zoneName(_ zone: String?, state: String?, _ offset: UTCOffset?) -> String? {
    let zone = zone?.uppercased().split(separator: " ").first
    let name: String? =
      switch (zone, state?.uppercased()) {
      case (_, "AZ"): "America/Phoenix"
      case (_, "HI"), ("HAWAII", _): "Pacific/Honolulu"
      case (_, "AK"), ("ALASKA", _): "America/Anchorage"
      case ("EASTERN", "IN"): "America/Indiana/Indianapolis"
      case ("EASTERN", "MI"): "America/Detroit"
      case ("EASTERN", _): "America/New_York"
      case ("CENTRAL", _): "America/Chicago"
      case ("MOUNTAIN", "ID"): "America/Boise"
      case ("MOUNTAIN", _): "America/Denver"
      case ("PACIFIC", _): "America/Los_Angeles"
      case ("ATLANTIC", _): "America/Puerto_Rico"
      default: nil
      }
    guard let name, let rules = TimeZoneRules.named(name) else { return nil }
    return offset == nil || midsummerAndMidwinter.contains { rules.offset(at: $0) == offset } ? name : nil
  }

  private static let midsummerAndMidwinter = [
    Instant(secondsSince1970: 1_768_478_400), Instant(secondsSince1970: 1_784_116_800),
  ]
}
