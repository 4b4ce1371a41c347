// SPDX-License-Identifier: MIT
import Basics
import JSON

/// Writes theatres as AMC does: in full, or in the short form of location lists.
enum AMCTheatreJSON {
  static func write(_ theatre: Theatre, today: Day, to writer: inout JSONWriter) {
    writer.member("deliveryToSeat", theatre.servesFood)
    writeNames(of: theatre, to: &writer)
    writer.member("utcOffset", theatre.isClosed ? nil : theatre.zone.offset(today))
    writer.member("timezone", theatre.zone.name)
    writer.member("timezoneAbbreviation", theatre.zone.abbreviation(today))
    writeAddresses(of: theatre, to: &writer)
    AMCAttribute.write(attributes(of: theatre), to: &writer)
    writeLocation(of: theatre, isShort: false, to: &writer)
    writeMedia(of: theatre, to: &writer)
    writer.object("_links") { writer in
      let link = "\(AMCLink.base)/v2/theatres/\(theatre.id)"
      AMCLink.write("self", link, to: &writer)
      AMCLink.write(
        AMCLink.relation("v2/media"), "\(AMCLink.base)/v2/media/theatres/\(theatre.id)/{media-type}", templated: true,
        to: &writer)
      AMCLink.write(AMCLink.relation("v2/theatre-seating-layouts"), "\(link)/seating-layouts", to: &writer)
    }
    writeBusiness(of: theatre, today: today, to: &writer)
  }

  /// Writes the short form for lists of locations.
  static func writeShort(_ theatre: Theatre, to writer: inout JSONWriter) {
    writeNames(of: theatre, to: &writer)
    writer.member("timezone", theatre.zone.name)
    writeAddresses(of: theatre, to: &writer)
    AMCAttribute.write(attributes(of: theatre), to: &writer)
    writeLocation(of: theatre, isShort: true, to: &writer)
    writer.object("media") { _ in }
    writeSelf(of: theatre, to: &writer)
  }

  static func writeSelf(of theatre: Theatre, to writer: inout JSONWriter) {
    writer.object("_links") { AMCLink.write("self", "\(AMCLink.base)/v2/theatres/\(theatre.id)", to: &$0) }
  }

  /// The attributes of a theatre; their codes are in lower case.
  static func attributes(of theatre: Theatre) -> [AMCAttribute] {
    var attributes: [AMCAttribute] = [
      AMCAttribute(
        code: "wheelchairaccess", name: "Wheelchair Access",
        description: "Every auditorium can be entered by wheelchair."),
      AMCAttribute(
        code: "closedcaption", name: "Closed Caption", description: "Devices for captions are lent at guest services."),
    ]
    if theatre.reservesSeats { attributes.append(lowered(.reserved)) }
    if theatre.servesFood { attributes.append(lowered(.dineIn)) }
    if theatre.id % 3 != 0 { attributes.append(lowered(.recliner)) }
    if theatre.id % 2 == 0 {
      attributes.append(
        AMCAttribute(code: "macguffins", name: "MacGuffins Bar", description: "Drinks for guests of 21 and over."))
    }
    for format in theatre.formats {
      if let attribute = AMCAttribute.format(format) { attributes.append(lowered(attribute)) }
    }
    return attributes
  }

  private static func lowered(_ attribute: AMCAttribute) -> AMCAttribute {
    AMCAttribute(code: attribute.code.lowercased(), name: attribute.name, description: attribute.description)
  }

  private static func writeNames(of theatre: Theatre, to writer: inout JSONWriter) {
    writer.member("id", theatre.id)
    writer.member("longName", theatre.name)
    writer.member("name", theatre.name)
    if theatre.brand == "Classic" { writer.member("secondaryLongName", "Low prices before four every day") }
    // The numbers from 555-0100 to 555-0199 are reserved for fiction.
    writer.member(
      "guestServicesPhoneNumber", theatre.isClosed ? nil : "816555\((100 + theatre.id % 100).padded(to: 4))")
  }

  private static func writeAddresses(of theatre: Theatre, to writer: inout JSONWriter) {
    writer.member("slug", theatre.slug)
    let joined = theatre.name.filter { !$0.isWhitespace }
    writer.member("facebookUrl", "https://www.facebook.com/\(joined)")
    if theatre.closesOnChristmasEve { writer.member("outageDescription", "This theatre is closed on Christmas Eve.") }
    writer.member("websiteUrl", "https://www.amctheatres.com/movie-theatres/\(theatre.market.slug)/\(theatre.slug)")
    writer.member("ticketable", theatre.isClosed ? "UNKNOWN" : "AMC")
  }

  private static func writeLocation(of theatre: Theatre, isShort: Bool, to writer: inout JSONWriter) {
    writer.object("location") { writer in
      writer.member("addressLine1", theatre.address)
      writer.member("city", theatre.city.uppercased())
      if !isShort { writer.member("cityUrlSuffixText", theatre.city.slug) }
      writer.member("postalCode", isShort ? theatre.postalCode.filter(\.isNumber) : theatre.postalCode)
      writer.member("state", theatre.state)
      writer.member("stateName", theatre.stateName)
      if !isShort { writer.member("stateUrlSuffixText", theatre.stateName.slug) }
      writer.member("country", "United States")
      writer.member("latitude", theatre.latitude)
      writer.member("longitude", theatre.longitude)
      writer.member(
        "directionsUrl",
        "http://bing.com/maps/default.aspx?rtp=adr.~pos.\(theatre.latitude)_\(theatre.longitude)_"
          + theatre.name.map { $0 == " " ? "+" : String($0) }.joined())
      guard !isShort else { return }
      writer.member("marketName", theatre.market)
      writer.member("marketUrlSuffixText", theatre.market.slug)
      writer.member("marketId", theatre.marketID)
    }
  }

  private static func writeMedia(of theatre: Theatre, to writer: inout JSONWriter) {
    let base = "https://amc-theatres-res.cloudinary.com/amc-cdn/theatres/images"
    let kinds =
      [
        "theatreImageIcon": "StoreIcon/Thumb", "theatreImageLarge": "Primary/Large",
        "theatreImageStandard": "Primary/Standard", "theatreImageThumbnail": "Primary/Thumb",
        "heroDesktopDynamic": "HeroDesktopDynamic/Dynamic", "heroMobileDynamic": "HeroMobileDynamic/Dynamic",
        "interiorDynamic": "InteriorDynamic/Dynamic", "exteriorDynamic": "ExteriorDynamic/Dynamic",
        "promotionDynamic": "",
      ] as KeyValuePairs
    writer.object("media") { writer in
      for (name, folder) in kinds { writer.member(name, folder.isEmpty ? "" : "\(base)/\(folder)/\(theatre.slug).png") }
    }
  }

  private static func writeBusiness(of theatre: Theatre, today: Day, to writer: inout JSONWriter) {
    var random = SplitMix64("business", theatre.id)
    writer.member("redemptionMethods", ["Credit Card Swipe", "AMC Gift Card Swipe", "Confirmation Code", "QR Code"])
    if theatre.id % 4 != 0 { writer.member("westWorldMediaNumber", 4_000 + theatre.id) }
    writer.member("loyaltyVersionId", 3)
    writer.member("onlineConcessions", theatre.servesFood)
    writer.member("hasMultipleKitchens", false)
    writer.member("concessionsDeliveryOptions", theatre.servesFood ? ["DELIVERYTOSEAT"] : [])
    writer.member("convenienceFeeTaxPercent", Double(5_000 + random.below(4_500)) / 1_000)
    writer.member("convenienceFeeTaxFlatAmount", 0)
    writer.member("brand", theatre.brand)
    writer.member("subscriptionUsageLevel", theatre.isClosed ? nil : 1 + random.below(3))
    if let day = theatre.closedSince {
      writer.member("isClosed", true)
      writer.member("lastBusinessDate", Instant(day).utc)
    }
    if theatre.closesOnChristmasEve, let eve = Day(year: today.year, month: 12, day: 24) {
      let midnight = Instant(eve, seconds: -theatre.zone.offsetHours(eve) * 3_600)
      writer.objects("closures", [midnight]) { midnight, writer in
        writer.member("startDateTimeUtc", midnight.utc)
        writer.member("endDateTimeUtc", midnight.adding(seconds: 86_400).utc)
      }
    }
  }
}
