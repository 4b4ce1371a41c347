// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// The facts about a showing that texts contain, whether it is a `Showing` or a `Showtime`.
protocol ListedShowing: Sendable {
  var id: EntityID { get }
  /// The start.
  var startsAt: Instant? { get }
  /// The start by the theatre's clock.
  var startsAtLocal: LocalTime? { get }
  /// The premium format, such as IMAX.
  var format: String? { get }
  var attributes: [Attribute]? { get }
  var ticketPrices: [TicketPrice]? { get }
  /// When an embargo ends.
  var visibleAt: Instant? { get }
  /// Whether it is a rental of an auditorium and no film.
  var isRental: Bool { get }
  /// Why people can't buy a ticket or may find it hard; nil if tickets are available.
  var state: String? { get }
  /// The price of adult tickets without the seats' zones; nil if unknown.
  func cost(for partySize: Int) -> TicketCost?
}

extension Showing: ListedShowing {
  var isRental: Bool { false }

  func cost(for partySize: Int) -> TicketCost? {
    guard partySize > 1 else { return ticket?.cost }
    return total.map { TicketCost($0, lacks: (totalExcludes ?? []).compactMap { UnknownCost(rawValue: $0.rawValue) }) }
  }

  var state: String? {
    let word: String? =
      switch availability {
      case .available: nil
      case .almostSoldOut: "almost sold out"
      case .soldOut: "sold out"
      case .cancelled: "cancelled"
      case .embargoed: "embargoed" + embargoEnd
      case .comingSoon: "coming soon"
      case .started: "has begun"
      }
    let isOnlyThere = inTheatreTicketingOnly == true && availability != .cancelled
    return TextValue.names([word, isOnlyThere ? theatreOnly : nil].compactMap(\.self))
  }
}

extension Showtime: ListedShowing {
  var isRental: Bool { isPrivateRental == true }

  func cost(for partySize: Int) -> TicketCost? { ticket?.cost }

  var state: String? {
    if isCanceled == true { return "cancelled" }
    let guests = maximumIntendedAttendance.map { " for up to \($0.counted("guest"))" } ?? ""
    let states: [String?] = [
      isRental ? "private rental" + guests : nil,
      isEmbargoed == true ? "embargoed" + embargoEnd : nil,
      isComingSoon == true && isEmbargoed != true ? "coming soon" : nil,
      isSoldOut == true ? "sold out" : nil,
      isAlmostSoldOut == true && isSoldOut != true ? "almost sold out" : nil,
      inTheatreTicketingOnly == true ? theatreOnly : nil,
    ]
    return TextValue.names(states.compactMap(\.self))
  }
}

private let theatreOnly = "tickets at the theatre only"

extension ListedShowing {
  /// `2026-11-21`, by the theatre's clock where that is known.
  var day: String { programmeDay?.description ?? "" }

  /// `Sat 21 Nov 19:10`, by the theatre's clock where that is known.
  var starts: String { [programmeDay?.reading, time].compactMap(\.self).joined(separator: " ") }

  private var programmeDay: Day? { startsAtLocal?.day ?? startsAt.map { AmericanClock.eastern.day(at: $0) } }

  /// `19:10`, by the theatre's clock where that is known.
  var time: String? {
    startsAtLocal?.time.reading ?? startsAt.map { "\($0.time.reading) UTC" }
  }

  /// ` until 2026-11-22 06:00`, by the theatre's clock, as all times of a showing, or by those of both coasts; empty if
  /// unknown.
  fileprivate var embargoEnd: String {
    visibleAt.map { " until " + TextValue.reading($0, at: startsAtLocal?.offset) } ?? ""
  }

  /// The adults' ticket, or else the first; nil for a rental.
  var ticket: TicketPrice? {
    isRental ? nil : ticketPrices?.first { $0.type.uppercased() == "ADULT" } ?? ticketPrices?.first
  }

  /// The format and other features, without those of nearly every showing.
  var features: [String] {
    let others = (attributes ?? []).filter { !Self.common.contains($0.code.uppercased()) }.map { $0.name ?? $0.code }
    guard let format else { return others }
    return [format] + others.filter { !$0.lowercased().contains(format.lowercased()) }
  }

  private static var common: Set<String> { ["CLOSEDCAPTION", "DESCRIPTIVEVIDEO", "RESERVEDSEATING"] }
}

/// The price of tickets, and the parts that it lacks because AMC doesn't state them.
struct TicketCost: Sendable, Hashable {
  /// In US dollars.
  let amount: Double
  /// The missing parts in the contract's order.
  let lacks: [UnknownCost]

  init(_ amount: Double, lacks: [UnknownCost]) {
    self.amount = amount
    self.lacks = [.tax, .fees, .zones].filter(lacks.contains)
  }

  init(_ total: PlanTotal) { self.init(total.amount, lacks: total.unknown ?? []) }

  var dollars: String { amount.dollars }

  /// `with tax, before fees that AMC may add at checkout`.
  var phrase: String {
    let known = [("tax", UnknownCost.tax), ("estimated fees", .fees)].filter { !lacks.contains($0.1) }.map(\.0)
    let parts = [known.isEmpty ? nil : "with \(known.conjunction)", Self.before(lacks)]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// `before tax and fees that AMC may add at checkout`; nil if nothing is missing.
  static func before(_ lacks: [UnknownCost]) -> String? {
    let words = lacks.compactMap { part in
      switch part {
      case .tax: "tax"
      case .fees: "fees that AMC may add at checkout"
      case .zones: "what AMC may ask for a seat's zone"
      case .surchargeTax, .memberDiscount: nil
      }
    }
    return words.isEmpty ? nil : "before \(words.conjunction)"
  }
}

extension TicketPrice {
  /// The price of one ticket without its seat's zone; nil if unknown.
  var cost: TicketCost? {
    total.map { TicketCost($0, lacks: (totalExcludes ?? []).compactMap { UnknownCost(rawValue: $0.rawValue) }) }
  }
}

/// The remark above the prices of several showings.
struct PriceHeading {
  private let partySize: Int
  private let lacks: Set<[UnknownCost]>

  init(_ showings: [some ListedShowing], partySize: Int = 1) {
    self.partySize = partySize
    lacks = Set(showings.compactMap { $0.cost(for: partySize)?.lacks })
  }

  /// Whether some prices lack what others have; those are marked with a `+`.
  private var marksLacks: Bool { lacks.count > 1 }

  /// The price of a showing, such as `$17.30`; nil if unknown.
  func price(of showing: some ListedShowing) -> String? {
    showing.cost(for: partySize).map { $0.dollars + (marksLacks && !$0.lacks.isEmpty ? "+" : "") }
  }

  var text: String { adultPrice + "; some seats may cost more or less" }

  private var adultPrice: String {
    let whose = partySize > 1 ? "the price for \(partySize) adults" : "an adult's price"
    if marksLacks, let before = TicketCost.before([.tax, .fees].filter(Set(lacks.joined()).contains)) {
      return "\(whose) with tax and estimated fees, or where a + follows \(before)"
    }
    return whose + " " + TicketCost(0, lacks: lacks.first ?? []).phrase
  }
}
