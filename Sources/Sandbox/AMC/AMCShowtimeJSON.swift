// SPDX-License-Identifier: MIT
import Basics
import JSON

/// Writes showings as AMC's showtimes.
enum AMCShowtimeJSON {
  static func write(_ showing: ScheduledShowing, clock: SandboxClock, to writer: inout JSONWriter) {
    let film = showing.film
    let performance = showing.performance
    writer.member("id", showing.id)
    writer.member("internalReleaseNumber", film.internalRelease)
    writer.member("performanceNumber", performance.number)
    writer.member("movieId", film.ids.amc)
    writer.member("movieName", film.title)
    writer.member("sortableMovieName", film.sortableTitle)
    writer.member("genre", film.genres.first?.rawValue.uppercased())
    writer.member("showDateTimeUtc", showing.begins.utc)
    writer.member("showDateTimeLocal", showing.beginsLocally.local)
    writer.member("sellUntilDateTimeUtc", showing.begins.adding(seconds: 600).utc)
    writer.member("isSoldOut", performance.isSoldOut)
    writer.member("isAlmostSoldOut", performance.isAlmostSoldOut)
    writer.member("isCanceled", performance.isCanceled)
    writer.member("utcOffset", showing.theatre.zone.offset(showing.day))
    writer.member("theatreId", showing.theatre.id)
    writer.member("auditorium", showing.auditorium)
    writer.member("layoutId", film.state == .rental ? 0 : showing.auditorium)
    writer.member("layoutVersionNumber", 1)
    writer.member("runTime", film.state == .rental ? 0 : film.minutes)
    writer.member("mpaaRating", film.rating)
    writer.member("premiumFormat", film.state == .rental ? "Private Theatre Rentals" : showing.format)
    writeAddresses(of: showing, to: &writer)
    writer.member("wwmReleaseNumber", film.ids.release)
    writer.member("lastUpdatedDateUtc", showing.turn == 5 ? nil : lastUpdated(clock: clock))
    writer.member("isDiscountMatineePriced", isMatinee(showing))
    writer.member("discountMatineeMessage", isMatinee(showing) ? "25% off" : nil)
    writeEmbargo(of: showing, clock: clock, to: &writer)
    // Classic theatres sell tickets for the first showing of a day only at the door.
    writer.member("inTheatreTicketingOnly", showing.theatre.reservesSeats ? false : showing.turn == 0)
    writer.member("maximumIntendedAttendance", film.state == .rental ? 20 : nil)
    AMCAttribute.write(attributes(of: showing), to: &writer)
    writePrices(of: showing, to: &writer)
    writeFees(of: showing, to: &writer)
    writeMedia(of: film, to: &writer)
    writeLanguages(of: film, to: &writer)
    writeLinks(of: showing, performance: performance, to: &writer)
  }

  static func attributes(of showing: ScheduledShowing) -> [AMCAttribute] {
    if showing.film.state == .rental { return AMCAttribute.rental }
    var attributes: [AMCAttribute] = [.closedCaption, .audioDescription]
    if let format = AMCAttribute.format(showing.format) { attributes.append(format) }
    if showing.theatre.reservesSeats { attributes.append(.reserved) }
    if showing.theatre.servesFood { attributes.append(.dineIn) }
    if showing.film.language != "en" { attributes.append(.subtitled) }
    if showing.film.state == .event { attributes.append(.noAList) }
    return attributes
  }

  /// Six minutes before the sandbox's current time.
  static func lastUpdated(clock: SandboxClock) -> String {
    Instant(secondsSince1970: clock.secondsSince1970 - 360).utc
  }

  private static func isMatinee(_ showing: ScheduledShowing) -> Bool { showing.minute < 16 * 60 }

  /// Whether a showing is under embargo: an event stays secret until noon UTC of the day before.
  static func isEmbargoed(_ showing: ScheduledShowing, clock: SandboxClock) -> Bool {
    let visible = Instant(showing.day.shifted(days: -1), seconds: 12 * 3_600)
    return showing.film.state == .event && clock.secondsSince1970 < visible.secondsSince1970
  }

  /// Writes the embargo. For showings without one AMC may write null.
  private static func writeEmbargo(of showing: ScheduledShowing, clock: SandboxClock, to writer: inout JSONWriter) {
    let isSecret = showing.film.state == .event
    let visible = Instant(showing.day.shifted(days: isSecret ? -1 : -14), seconds: 12 * 3_600)
    let isEmbargoed = isEmbargoed(showing, clock: clock)
    writer.member("visibilityDateTimeUtc", isSecret || showing.turn == 0 ? visible.utc : nil)
    writer.key("isEmbargoed")
    if showing.turn == 1 && !isEmbargoed { writer.null() } else { writer.value(isEmbargoed) }
    writer.member("isComingSoon", isEmbargoed)
  }

  /// Writes the estimated fees, only where a state's law requires them to be shown.
  private static func writeFees(of showing: ScheduledShowing, to writer: inout JSONWriter) {
    guard let fee = showing.theatre.estimatedFee else { return }
    writer.objects("estimatedFees", [fee]) { fee, writer in
      writer.member("cost", fee.cost)
      writer.member("tax", fee.tax)
      writer.member("name", "convenience")
      writer.member("quantity", 1)
    }
  }

  private static func writeAddresses(of showing: ScheduledShowing, to writer: inout JSONWriter) {
    let site = "https://www.amctheatres.com"
    let purchase = "\(site)/showtimes/all/\(showing.day)/\(showing.theatre.slug)/all/\(showing.id)"
    writer.member("purchaseUrl", purchase)
    writer.member("mobilePurchaseUrl", purchase)
    writer.member("movieUrl", "\(site)/movies/\(showing.film.slug)")
  }

  /// Writes the prices in USD: a base price by market, less before four o'clock and for children and seniors, more for
  /// a premium format.
  private static func writePrices(of showing: ScheduledShowing, to writer: inout JSONWriter) {
    var random = SplitMix64("price", showing.theatre.id)
    let isDear = ["New York", "Los Angeles", "San Francisco", "Boston"].contains(showing.theatre.market)
    let base = (isDear ? 17 : 12) + Double(random.below(8)) / 4
    let tax = 0.05 + Double(random.below(50)) / 1_000
    let screen: Double =
      switch showing.format {
      case "IMAX", "Dolby": 6
      case "RealD 3D": 4
      default: 0
      }
    let isRental = showing.film.state == .rental
    let kinds: [(type: String, ages: String?, less: Double)] =
      [("ADULT", nil, 0)] + (isRental ? [] : [("CHILD", "Age 2-12", 3), ("SENIOR", "Age 60+", 2)])
    writer.objects("ticketPrices", kinds) { kind, writer in
      let share = isMatinee(showing) ? 0.75 : 1
      let price = isRental ? 149 : cents((base - kind.less) * share + screen)
      writer.member("price", price)
      writer.member("type", kind.type)
      writer.member("sku", "TICKET-RS-\(showing.id)-\(kind.type)")
      writer.member("agePolicy", kind.ages)
      writer.member("tax", cents(price * tax))
    }
  }

  private static func cents(_ dollars: Double) -> Double { (dollars * 100).rounded() / 100 }

  private static func writeMedia(of film: Film, to writer: inout JSONWriter) {
    writer.object("media") { writer in
      writer.member("heroDesktopDynamic", AMCMovieJSON.image("HeroDesktopDynamic", of: film))
      writer.member("heroMobileDynamic", "")
      writer.member("posterDynamic", AMCMovieJSON.image("PosterDynamic", of: film))
      for name in ["posterAlternateDynamic", "poster3DDynamic", "posterIMAXDynamic"] { writer.member(name, "") }
      for name in ["trailerTeaserDynamic", "trailerAlternateDynamic"] { writer.member(name, "") }
    }
  }

  /// Writes the languages; none for an event, whose languages AMC doesn't state, or a rental.
  private static func writeLanguages(of film: Film, to writer: inout JSONWriter) {
    writer.object("languages") { writer in
      guard film.state != .event, film.state != .rental else { return }
      writer.member("spoken", LanguageName.englishName(film.language))
      if film.language != "en" { writer.member("subtitled", "English") }
    }
  }

  private static func writeLinks(of showing: ScheduledShowing, performance: Performance, to writer: inout JSONWriter) {
    let base = AMCLink.base
    let layout = "seating-layouts/\(showing.theatre.id)/\(performance.number)"
    writer.object("_links") { writer in
      AMCLink.write("self", "\(base)/v2/showtimes/\(showing.id)", to: &writer)
      AMCLink.write(AMCLink.relation("v2/movie"), "\(base)/v2/movies/\(showing.film.ids.amc)", to: &writer)
      AMCLink.write(AMCLink.relation("v2/theatre"), "\(base)/v2/theatres/\(showing.theatre.id)", to: &writer)
      AMCLink.write(AMCLink.relation("v1/seating-layout"), "\(base)/v1/\(layout)", to: &writer)
      AMCLink.write(AMCLink.relation("v2/seating-layout"), "\(base)/v2/\(layout)", to: &writer)
    }
  }
}
