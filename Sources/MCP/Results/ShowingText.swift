// SPDX-License-Identifier: MIT
import Contract

/// Formats showings.
enum ShowingText {
  /// A showing, and its row among those that are presented.
  typealias Presented<Listed: ListedShowing> = (row: Int, showing: Listed)

  /// Two texts: `19:40 RealD 3D $17.30 almost sold out` and the id, `amc:showtime:61020778482510`.
  /// - Parameters:
  ///   - day: the day in the heading. The entry of a showing on another day begins with that day.
  ///   - shared: the features that all showings of the line have; the entry leaves them out.
  private static func entry(
    _ showing: some ListedShowing, day: String?, shared: [String], _ prices: PriceHeading
  ) -> [String] {
    let features = showing.features.filter { !shared.contains($0) }
    let parts: [String?] = [
      showing.day == day ? nil : showing.day, showing.time,
      features.nilIfEmpty?.joined(separator: ", "),
      prices.price(of: showing), showing.state,
    ]
    return [parts.compactMap { $0 }.joined(separator: " "), showing.id.description]
  }

  /// The showing as it is presented, with the features that a presentation leaves out: `19:40 RealD 3D $17.30 + fees
  /// almost sold out amc:showtime:61020778482510`.
  private static func words<Listed: ListedShowing>(
    _ presented: Presented<Listed>, shared: [String], _ text: PresentedText
  ) -> String {
    let (row, showing) = presented
    let format = text.cell("format", of: row)
    let features = showing.features.filter { $0 != format && !shared.contains($0) }
    // Of the prices of all kinds of tickets the first, an adult's.
    let adult = text.cell("prices", of: row).map { String($0.prefix { $0 != "," }) }
    let price = showing.isRental ? nil : text.cell("total", of: row) ?? adult
    let parts = [
      text.cell("starts", of: row), format, TextValue.names(features), price, text.cell("availability", of: row),
      showing.id.description,
    ]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// `AMC DINE-IN Studio 28, all Dine-In Full Service: 17:15 IMAX …; 19:10 …`.
  /// - Parameter text: the rows of all showings.
  static func line<Listed: ListedShowing>(
    _ theatre: String, _ presented: [Presented<Listed>], day: String?, _ prices: PriceHeading, _ text: PresentedText,
    preposition: String = ""
  ) -> ResultContent {
    let showings = presented.map(\.showing)
    let shared =
      showings.count > 1 ? showings[0].features.filter { f in showings.allSatisfy { $0.features.contains(f) } } : []
    let all = shared.joined(separator: ", ")
    let entries = showings.map { entry($0, day: day, shared: shared, prices) }
    let words = presented.map { Self.words($0, shared: shared, text) }
    var content = ResultContent()
    content.add(
      "\(preposition)\(theatre)\(all.isEmpty ? "" : ", all \(all)"): " + words.joined(separator: "; "),
      [ResultContent.Member("at", theatre)] + (all.isEmpty ? [] : [ResultContent.Member("all", all)])
        + [ResultContent.Member("times", entries)])
    return content
  }

  static let lineShape = Shape.object([
    ("at", .string), ("all", .string), ("times", .array(.array(.string))),
  ])

  /// `Supergirl · PG-13 · 118 min · amc:movie:64664`.
  static func film(_ showtime: Showtime) -> String {
    [
      showtime.movieTitle, showtime.certification, showtime.runtimeMinutes.map { "\($0) min" },
      showtime.movieId?.description,
    ].compactMap { $0 }.joined(separator: " · ")
  }

  /// The facts about one showing that matter for buying a ticket, as structured content.
  /// - Parameter theatre: the theatre's name; nil to give its id.
  static func sheet(_ showtime: Showtime, theatre: String? = nil) -> ResultContent {
    let id = showtime.theatreId?.description
    let features = showtime.features.joined(separator: ", ")
    let values = [
      film(showtime), "\(showtime.day) \(showtime.time ?? "")",
      theatre.map { "\($0) (\(id ?? "?"))" } ?? id.map { "theatre \($0)" }, showtime.auditorium.map { "\($0)" },
      features.nilIfEmpty, showtime.state, showtime.id.description, prices(showtime),
      fees(showtime).map { $0 + "." }, showtime.purchaseUrl,
    ]
    var content = ResultContent()
    for (name, value) in zip(sheetMembers, values) {
      if let value { content.add(ResultContent.Member(name, value)) }
    }
    return content
  }

  private static let sheetMembers = [
    "film", "starts", "theatre", "auditorium", "features", "state", "showtimeId", "tickets", "fees", "buyAt",
  ]

  /// The members of a `sheet`.
  static let objectMembers: [Shape.Named] = sheetMembers.map { ($0, .string) }

  /// What the presentation of a showing lacks: of what its prices and fees consist, and where to buy.
  static func tickets(_ showtime: Showtime) -> [String] {
    [
      prices(showtime).map { "Tickets: " + $0 }, fees(showtime).map { "Fees: \($0)." },
      showtime.purchaseUrl.map { "Buy at: " + $0 },
    ].compactMap(\.self)
  }

  /// `adult $18.10 + $1.61 tax + fees = $21.88`, for each kind of ticket. The amounts of the fees are in `fees`.
  private static func prices(_ showtime: Showtime) -> String? {
    guard let prices = showtime.ticketPrices, !prices.isEmpty else { return nil }
    return prices.map { price in
      let tax = price.tax.map { " + \($0.dollars) tax" } ?? " (tax not known)"
      let policy = price.agePolicy.map { " (\($0))" } ?? ""
      let total = price.cost.map { " = \($0.dollars)" } ?? ""
      let fees = showtime.estimatedFees?.isEmpty == false ? " + fees" : ""
      return "\(price.type.lowercased())\(policy) \(price.price.dollars)\(tax)\(fees)\(total)"
    }.joined(separator: ", ")
  }

  /// `convenience $1.99 + $0.18 tax a ticket, as AMC estimates`.
  private static func fees(_ showtime: Showtime) -> String? {
    guard showtime.ticketPrices?.isEmpty == false else { return nil }
    guard let fees = showtime.estimatedFees else { return "not known; AMC may add some at checkout" }
    guard !fees.isEmpty else { return "none, as AMC estimates" }
    let parts = fees.map { fee in
      let often = fee.quantity.flatMap { $0 == 1 ? nil : "\($0) x " } ?? ""
      let tax = fee.tax.map { $0 > 0 ? " + \($0.dollars) tax" : "" } ?? " (tax not known)"
      return "\(fee.name.map { "\($0) " } ?? "")\(often)\(fee.cost.dollars)\(tax)"
    }
    return "\(parts.joined(separator: ", ")) a ticket, as AMC estimates"
  }
}

extension RandomAccessCollection {
  /// The elements in groups with the same key. The groups are in the order of their first elements.
  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
    var groups: [[Element]] = []
    var positions: [Key: Int] = [:]
    for element in self {
      if let position = positions[key(element)] {
        groups[position].append(element)
      } else {
        positions[key(element)] = groups.count
        groups.append([element])
      }
    }
    return groups
  }
}
