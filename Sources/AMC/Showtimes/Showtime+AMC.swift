// SPDX-License-Identifier: MIT
import Contract
import JSON

extension Showtime {
  /// Reads a showtime; nil without an id and a movie's name.
  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let number = object.peek("id", as: Int.self),
      let id = EntityID(.amc, .showtime, number), let name = object.takeText("movieName")
    else { return nil }
    object.discard("_links")
    self.init(id: id, movieTitle: name)
    movieId = object.peekID("movieId", of: .movie)
    theatreId = object.peekID("theatreId", of: .theatre)
    takeStart(&object)
    sellUntil = object.takeInstant("sellUntilDateTimeUtc")
    runtimeMinutes = object.takePositive("runTime")
    certification = object.take("mpaaRating", changedBy: AMCRating.certification)
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
