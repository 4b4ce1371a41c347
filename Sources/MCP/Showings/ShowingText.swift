// SPDX-License-Identifier: MIT
/// Showings as lines of text.
enum ShowingText {
  /// `19:40 RealD 3D $17.30 almost sold out amc:showtime:61020778482510`.
  /// - Parameters:
  ///   - day: of showings on another day the day is said as well.
  ///   - said: features that have been said of all.
  ///   - marksLacks: whether a price that lacks something gets a `+`.
  static func entry(_ showing: Showing, day: String? = nil, said: [String] = [], marksLacks: Bool) -> String {
    let features = showing.features.filter { !said.contains($0) }
    let parts: [String?] = [
      showing.day == day ? nil : showing.day, showing.time,
      features.isEmpty ? nil : features.joined(separator: ", "),
      showing.cost.map { $0.dollars + (marksLacks && !$0.excluded.isEmpty ? "+" : "") }, state(showing), showing.id,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// `AMC DINE-IN Studio 28, all Dine-In Full Service: 17:15 IMAX …; 19:10 …`.
  static func line(_ theatre: String, _ showings: [Showing], day: String?, marksLacks: Bool) -> String {
    let shared =
      showings.count > 1 ? showings[0].features.filter { f in showings.allSatisfy { $0.features.contains(f) } } : []
    let all = shared.isEmpty ? "" : ", all \(shared.joined(separator: ", "))"
    return "\(theatre)\(all): "
      + showings.map { entry($0, day: day, said: shared, marksLacks: marksLacks) }.joined(separator: "; ")
  }

  /// What keeps people from buying a ticket, or makes it hard; nil if nothing does.
  static func state(_ showing: Showing) -> String? {
    if showing.isCanceled { return "cancelled" }
    let states: [String?] = [
      showing.isPrivateRental ? rental(showing) : nil, embargo(showing),
      showing.isSoldOut ? "sold out" : showing.isAlmostSoldOut ? "almost sold out" : nil,
      showing.isSoldAtTheatreOnly ? "tickets at the theatre only" : nil,
    ]
    let known = states.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }

  /// `private rental for up to 20 guests`.
  private static func rental(_ showing: Showing) -> String {
    "private rental" + (showing.mostGuests.map { " for up to \(TextValue.count($0, "guest"))" } ?? "")
  }

  private static func embargo(_ showing: Showing) -> String? {
    guard showing.isEmbargoed else { return showing.isComingSoon ? "coming soon" : nil }
    return "embargoed" + (showing.visibleAt.map { " until \($0.prefix(10)) \($0.dropFirst(11).prefix(5)) UTC" } ?? "")
  }

  /// `Supergirl · PG-13 · 118 min · amc:movie:64664`.
  static func film(_ showing: Showing) -> String {
    let parts = [
      showing.title, showing.certification, showing.runtimeMinutes.map { "\($0) min" },
      showing.movieID,
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// Every kind of ticket with its price, its tax, its fees and what that comes to.
  static func prices(_ showing: Showing) -> String? {
    guard !showing.prices.isEmpty else { return nil }
    return showing.prices.map { price in
      let tax = price.tax.map { " + \(TextValue.dollars($0)) tax" } ?? " (tax not known)"
      let policy = price.agePolicy.map { " (\($0))" } ?? ""
      let total = price.cost.map { " = \($0.dollars)" } ?? ""
      let fees = showing.fees?.isEmpty == false ? " + fees" : ""
      return "\(price.type.lowercased())\(policy) \(TextValue.dollars(price.price))\(tax)\(fees)\(total)"
    }.joined(separator: ", ")
  }

  /// `convenience $1.99 + $0.18 tax a ticket, as AMC estimates`.
  static func fees(_ showing: Showing) -> String? {
    guard !showing.prices.isEmpty else { return nil }
    guard let fees = showing.fees else { return "not known; AMC may add some at checkout" }
    guard !fees.isEmpty else { return "none, as AMC estimates" }
    let parts = fees.map { fee in
      let often = fee.quantity.flatMap { $0 == 1 ? nil : "\($0) x " } ?? ""
      let tax = fee.tax.map { $0 > 0 ? " + \(TextValue.dollars($0)) tax" : "" } ?? " (tax not known)"
      return "\(fee.name.map { "\($0) " } ?? "")\(often)\(TextValue.dollars(fee.cost))\(tax)"
    }
    return "\(parts.joined(separator: ", ")) a ticket, as AMC estimates"
  }
}
