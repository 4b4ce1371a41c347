// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON

extension AMCView where Row == Showtime {
  /// Showtimes at a theatre on a day; all upcoming ones if the day is nil.
  /// - Parameters:
  ///   - id: AMC's id of the theatre.
  ///   - movie: part of the movie's name; nil for any.
  ///   - movieID: AMC's id of the movie; nil for any.
  ///   - attributes: of the showtime.
  public static func atTheatre(
    id: String, date: Day?, movie: String? = nil, movieID: String? = nil,
    attributes: AttributeFilter = AttributeFilter()
  ) -> Self {
    let path = ["v2", "theatres", id, "showtimes"] + (date.map { [$0.withShortYear] } ?? [])
    return showtimes(path, ["movie": movie, "movie-id": movieID], attributes)
  }

  /// Showtimes at a theatre on a day that are under embargo. AMC refuses them with 403 to keys that may not see them.
  public static func embargoed(atTheatre id: String, on day: Day) -> Self {
    showtimes(
      ["v2", "theatres", id, "showtimes", day.withShortYear, "views", "embargoed"], [:], AttributeFilter())
  }

  /// Showtimes near a place on a day.
  /// - Parameters:
  ///   - movie: part of the movie's name; nil for any.
  ///   - movieID: AMC's id of the movie; nil for any.
  ///   - radiusKilometres: nil for AMC's default.
  ///   - city: the theatre's; nil for any.
  ///   - state: the theatre's, a name or a postal abbreviation; nil for any.
  ///   - attributes: of the showtime.
  public static func near(
    _ place: Coordinates, date: Day, movie: String? = nil, movieID: String? = nil, radiusKilometres: Double? = nil,
    city: String? = nil, state: String? = nil, attributes: AttributeFilter = AttributeFilter()
  ) -> Self {
    let point = [place.latitude.shortestDecimal, place.longitude.shortestDecimal]
    let filters: QueryItems = [
      "movie": movie, "movie-id": movieID,
      "radius": radiusKilometres.map { ($0 / kilometresInAMile).shortestDecimal }, "city": city, "state": state,
    ]
    return showtimes(["v2", "showtimes", "views", "current-location", date.withLongYear] + point, filters, attributes)
  }

  private static func showtimes(_ path: [String], _ filters: QueryItems, _ attributes: AttributeFilter) -> Self {
    var filters = filters
    attributes.append(to: &filters)
    return AMCView(path, filters, .timetable, in: "showtimes") { Showtime(amc: $0) }
  }
}

extension AMCObject where Content == Showtime {
  /// The showtime with this id.
  public static func showtime(_ id: String) -> Self { showtime(at: ["v2", "showtimes", id]) }

  /// The next showtime of a movie at a theatre.
  public static func earliest(theatreID: String, movieID: String) -> Self {
    showtime(at: ["v2", "theatres", theatreID, "movies", movieID, "earliest-showtime"])
  }

  /// Cached as a timetable: besides the start, a showtime has whether tickets are left.
  private static func showtime(at path: [String]) -> Self {
    AMCObject(path, "a showtime with an id", .timetable) { Showtime(amc: $0) }
  }
}

// Days in the formats of AMC's paths: month first, without leading zeros.
extension Day {
  /// `M-d-yy`, for a theatre's showtimes; `M-d-yyyy` outside this century, so that 1926 isn't taken for 2026.
  fileprivate var withShortYear: String {
    (2000...2099).contains(year) ? "\(month)-\(day)-\((year - 2000).padded(to: 2))" : withLongYear
  }

  /// `M-d-yyyy`, for showtimes near a place.
  fileprivate var withLongYear: String { "\(month)-\(day)-\(year.padded(to: 4))" }
}

extension Showtime {
  /// Reads a showtime; nil without an id and a movie's name.
  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let id = object.peekID("id", of: .showtime),
      let name = object.takeText("movieName")
    else { return nil }
    object.discard("_links")
    self.init(id: id, movieTitle: name)
    movieId = object.peekID("movieId", of: .movie)
    theatreId = object.peekID("theatreId", of: .theatre)
    takeStart(&object)
    sellUntil = object.takeInstant("sellUntilDateTimeUtc")
    runtimeMinutes = object.takePositive("runTime")
    certification = object.take("mpaaRating", changedBy: Movie.certification)
    auditorium = object.take("auditorium", if: { $0 >= 0 })
    format = object.takeText("premiumFormat")
    isSoldOut = object.take("isSoldOut")
    isAlmostSoldOut = object.take("isAlmostSoldOut")
    isCanceled = object.take("isCanceled")
    isEmbargoed = object.takeFlag("isEmbargoed")
    isComingSoon = object.takeFlag("isComingSoon")
    visibleAt = object.takeInstant("visibilityDateTimeUtc")
    inTheatreTicketingOnly = object.takeFlag("inTheatreTicketingOnly")
    maximumIntendedAttendance = object.take("maximumIntendedAttendance", if: { $0 >= 0 })
    isDiscountMatinee = object.take("isDiscountMatineePriced")
    discountMatineeMessage = object.takeText("discountMatineeMessage")
    purchaseUrl = object.takeAddress("purchaseUrl")
    estimatedFees = object.takeEvery("estimatedFees", EstimatedFee.init(amc:))
    ticketPrices = object.takeElements("ticketPrices", TicketPrice.init(amc:))?.map { $0.totalled(with: estimatedFees) }
    attributes = object.takeElements("attributes", Attribute.init(amc:))
    isPrivateRental = PrivateRental.mark(name: name, format: format, attributes: attributes)
    languages = object.takeOne("languages", ShowtimeLanguages.init(amc:))
    posterUrl = object.peekAddress(
      in: "media", oneOf: ["posterDynamic", "posterAlternateDynamic", "posterIMAXDynamic"])
    backdropUrl = object.peekAddress(in: "media", oneOf: ["heroDesktopDynamic", "heroMobileDynamic"])
    performanceNumber = object.takePositive("performanceNumber")
    layoutId = object.takePositive("layoutId")
    layoutVersion = object.takePositive("layoutVersionNumber")
    releaseNumber = object.takePositive("wwmReleaseNumber")
    internalReleaseId = object.takePositive("internalReleaseNumber")
    amc = object.rest()
  }

  /// Takes the start. Of UTC, local time and offset, AMC may leave one out, which follows from the others.
  private mutating func takeStart(_ object: inout LenientObject) {
    startsAt = object.takeInstant("showDateTimeUtc")
    guard let local = object.peekTimestamp("showDateTimeLocal") else { return }
    let offset =
      local.offset ?? object.peek("utcOffset")
      ?? startsAt.flatMap { UTCOffset(seconds: local.reading.seconds(after: $0)) }
    startsAtLocal = offset.flatMap(local.local(at:))
    if startsAtLocal != nil { object.discard("showDateTimeLocal") }
    startsAt = startsAt ?? startsAtLocal?.instant
  }
}

extension ShowtimeLanguages {
  /// Nil for `{}`, which AMC writes for "unknown".
  fileprivate init?(amc json: JSONValue) {
    guard var object = LenientObject(json), json.count > 0 else { return nil }
    self.init()
    spoken = object.takeText("spoken")
    subtitles = object.takeText("subtitle") ?? object.takeText("subtitles")
    amc = object.rest()
  }
}
