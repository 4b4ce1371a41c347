// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Foundation
import JSON
import Testing

@testable import AMC

/// Responses in AMC's form, written for these tests.
enum Payload {
  static let movie = #"""
    {"id":70011,"name":"The Lamplighter","sortableName":"Lamplighter, The","starringActors":"Ada Quill, Tom Reyes ,",
     "directors":"Iris Monroe","genre":" SCI-FI/DRAMA ","secondaryGenre":"Family","mpaaRating":"PG13",
     "wwmReleaseNumber":250001,"runTime":101,"score":0.125,"slug":"the-lamplighter-70011","synopsis":"A light goes out.",
     "synopsisTagLine":"Mind the dark.","releaseDateUtc":"2026-11-20T06:00:00Z","earliestShowingUtc":"2026-11-19T00:00:00",
     "onlineTicketAvailabilityDateUtc":"2026-11-01T15:00:00.25Z","hasScheduledShowtimes":true,
     "websiteUrl":"https://www.amctheatres.com/movies/the-lamplighter-70011","showtimesUrl":"",
     "distributorId":12,"distributorCode":"LMP","availableForAList":false,"imdbId":"tt9000001",
     "preferredMediaType":"Theatrical","VuduUrl":null,"brandNew":{"nested":[1.50,"x"]},
     "attributes":[{"code":"IMAX","name":"IMAX at AMC","description":"Large."},{"code":"REALD3D","name":"RealD 3D","order":3}],
     "media":{"posterLarge":"","posterDynamic":"https://cdn.amctheatres.com/p.jpg","heroDesktopDynamic":"https://cdn.amctheatres.com/h.jpg",
              "trailerHd":"","trailerMp4":"https://cdn.amctheatres.com/t.mp4"},
     "_links":{"self":{"href":"https://api.amctheatres.com/v2/movies/70011","templated":false}}}
    """#

  static let theatre = #"""
    {"id":77,"name":"AMC Lantern 12","longName":"AMC Lantern 12","slug":"amc-lantern-12","brand":"AMC","utcOffset":"-06:00",
     "timezone":"CENTRAL TIME","timezoneAbbreviation":"CST","guestServicesPhoneNumber":"5551230000","facebookUrl":"",
     "websiteUrl":"https://www.amctheatres.com/movie-theatres/amc-lantern-12","ticketable":"AMC","deliveryToSeat":false,
     "attributes":[{"code":"macguffins","name":"Bar"}],
     "location":{"addressLine1":"1 Lamp Road","city":"OLATHE","state":"KS","stateName":"KANSAS","postalCode":"66062",
                 "country":"United States","latitude":38.9,"longitude":-94.75,"marketName":"Kansas City","marketUrlSuffixText":"kansas-city"},
     "media":{"theatreImageLarge":"https://cdn.amctheatres.com/l.jpg","heroDesktopDynamic":""},
     "closures":[{"startDateTimeUtc":"2026-12-25T06:00:00Z","endDateTimeUtc":"0001-01-01T00:00:00Z","reason":"holiday"}],
     "_links":{"self":{"href":"x"}}}
    """#

  static let showtime = #"""
    {"id":900,"internalReleaseNumber":57,"performanceNumber":4100,"movieId":70011,"movieName":"The Lamplighter","genre":"DRAMA",
     "showDateTimeUtc":"2026-11-22T01:30:00Z","showDateTimeLocal":"2026-11-21T19:30:00","sellUntilDateTimeUtc":"2026-11-22T01:40:00Z",
     "isSoldOut":false,"isAlmostSoldOut":true,"isCanceled":false,"theatreId":77,"auditorium":4,"layoutId":2,"layoutVersionNumber":1,
     "runTime":101,"mpaaRating":"NC17","premiumFormat":"","purchaseUrl":"https://www.amctheatres.com/showtimes/900",
     "wwmReleaseNumber":250001,"isDiscountMatineePriced":false,"lastUpdatedDateUtc":"2026-11-20T00:00:00Z",
     "attributes":[],"ticketPrices":[{"price":12.5,"type":"ADULT","sku":"A","tax":1.1},{"price":9.5,"type":"CHILD","agePolicy":"Age 2-12","new":1}],
     "languages":{},"media":{"posterDynamic":""},"_links":{}}
    """#

  static let seats = #"""
    {"theatreNumber":77,"performanceNumber":4100,"rows":2,"columns":2,"mode":"reserved","seats":[
      {"available":true,"row":2,"column":1,"seatName":"B1","type":"CanReserve","seatTier":"Regular","seatStatus":"Available","zone":"z"},
      {"available":false,"row":1,"column":2,"seatName":"","type":"NotASeat","seatTier":"","seatStatus":""},
      {"available":true,"row":1,"column":1,"seatName":"A1","type":"Wheelchair","seatTier":"Regular","seatStatus":"Available"}],
     "zones":[{"zoneNumber":3,"name":"z","surchargeAmount":2}]}
    """#
}

/// A response with this text as its body.
func response(_ text: String, status: Int = 200) throws -> HTTPResponse {
  HTTPResponse(status: status, body: Array(text.utf8), url: try #require(HTTPURL("http://127.0.0.1/")))
}

/// Checks that everything in an upstream object is also in the JSON on the wire: each value must occur there,
/// unchanged.
struct NothingLost {
  private var said: Set<RawJSON> = []
  /// What the timestamps show: their form may differ.
  private var readings: Set<Instant> = []

  init(in wire: RawJSON) { collect(wire.value) }

  private mutating func collect(_ value: JSONValue) {
    said.insert(value.raw)
    if let timestamp = value.string.flatMap({ Timestamp($0) }) { readings.insert(timestamp.reading) }
    value.members.forEach { collect($0.value) }
    value.elements.forEach { collect($0) }
  }

  /// The JSON Pointers and values of what is missing. Links don't count.
  func missing(of upstream: JSONValue) -> [String] {
    if said.contains(upstream.raw) { return [] }
    if let timestamp = upstream.string.flatMap({ Timestamp($0) }), readings.contains(timestamp.reading) { return [] }
    switch upstream.kind {
    case .object: return upstream.members.filter { $0.name != "_links" }.flatMap { missing(of: $0.value) }
    case .array: return upstream.elements.flatMap { missing(of: $0) }
    default: return ["\(upstream.pointer) = \(upstream.raw)"]
    }
  }
}
