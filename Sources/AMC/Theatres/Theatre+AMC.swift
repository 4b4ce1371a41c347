// SPDX-License-Identifier: MIT
import Contract
import JSON

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
      street: lines.isEmpty ? nil : lines.joined(separator: ", "), city: place.peekText("city"),
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
