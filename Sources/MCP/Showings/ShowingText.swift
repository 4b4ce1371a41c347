/// Showings as lines of text.
enum ShowingText {
  /// `19:40 RealD 3D $16.25 almost sold out amc:61020778482510`.
  /// - Parameters:
  ///   - day: of showings on another day the day is said as well.
  ///   - said: features that have been said of all.
  static func entry(_ showing: Showing, day: String? = nil, said: [String] = []) -> String {
    let features = showing.features.filter { !said.contains($0) }
    let parts: [String?] = [
      showing.day == day ? nil : showing.day, showing.time,
      features.isEmpty ? nil : features.joined(separator: ", "),
      showing.price.map(TextValue.dollars), state(showing), showing.id,
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }

  /// `AMC DINE-IN Studio 28, all Dine-In Full Service: 17:15 IMAX …; 19:10 …`.
  static func line(_ theatre: String, _ showings: [Showing], day: String?) -> String {
    let shared =
      showings.count > 1 ? showings[0].features.filter { f in showings.allSatisfy { $0.features.contains(f) } } : []
    let all = shared.isEmpty ? "" : ", all \(shared.joined(separator: ", "))"
    return "\(theatre)\(all): " + showings.map { entry($0, day: day, said: shared) }.joined(separator: "; ")
  }

  /// What keeps people from buying a ticket; nil if nothing does.
  static func state(_ showing: Showing) -> String? {
    if showing.isCanceled { return "cancelled" }
    if showing.isSoldOut { return "sold out" }
    return showing.isAlmostSoldOut ? "almost sold out" : nil
  }

  /// `Supergirl · PG-13 · 118 min · amc:64664`.
  static func film(_ showing: Showing) -> String {
    let parts = [
      TextValue.onOneLine(showing.title), showing.certification, showing.runtimeMinutes.map { "\($0) min" },
      showing.movieID,
    ]
    return parts.compactMap { $0 }.joined(separator: " · ")
  }

  /// Every kind of ticket with its price and its tax.
  static func prices(_ showing: Showing) -> String? {
    guard !showing.prices.isEmpty else { return nil }
    return showing.prices.map { price in
      let tax = price.tax.map { " + \(TextValue.dollars($0)) tax" } ?? ""
      let policy = price.agePolicy.map { " (\($0))" } ?? ""
      return "\(price.type.lowercased())\(policy) \(TextValue.dollars(price.price))\(tax)"
    }.joined(separator: ", ")
  }

  /// `For 3 adults: $58.14 with tax.`; nil where an adult's price is not known.
  static func cost(_ showing: Showing, partySize: Int) -> String? {
    guard let price = showing.prices.first(where: { $0.type.uppercased() == "ADULT" }) else { return nil }
    let sum = TextValue.dollars((price.price + (price.tax ?? 0)) * Double(partySize))
    return "For \(TextValue.count(partySize, "adult")): \(sum)\(price.tax == nil ? " without tax" : " with tax")."
  }
}
