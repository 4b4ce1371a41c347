// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// What the texts tell of a showing, in whichever of the contract's models it is.
protocol ListedShowing: Sendable {
  var id: EntityID { get }
  /// The start in UTC, and by the theatre's clock with its offset (RFC 3339).
  var startsAt: String? { get }
  var startsAtLocal: String? { get }
  /// The premium format, such as IMAX.
  var format: String? { get }
  var attributes: [Attribute]? { get }
  var ticketPrices: [TicketPrice]? { get }
  var state: ShowingState { get }
}

extension Showing: ListedShowing {
  var state: ShowingState {
    var state = ShowingState()
    switch availability {
    case .available: break
    case .almostSoldOut: state.isAlmostSoldOut = true
    case .soldOut: state.isSoldOut = true
    case .cancelled: state.isCancelled = true
    case .embargoed: state.isEmbargoed = true
    case .comingSoon: state.isComingSoon = true
    case .started: state.hasStarted = true
    }
    state.embargoEnd = visibleAt.map(reading)
    state.isSoldAtTheatreOnly = inTheatreTicketingOnly ?? false
    return state
  }
}

extension Showtime: ListedShowing {
  var state: ShowingState {
    ShowingState(
      isCancelled: isCanceled ?? false, isSoldOut: isSoldOut ?? false, isAlmostSoldOut: isAlmostSoldOut ?? false,
      isSoldAtTheatreOnly: inTheatreTicketingOnly ?? false, isEmbargoed: isEmbargoed ?? false,
      embargoEnd: isEmbargoed == true ? visibleAt.map(reading) : nil, isComingSoon: isComingSoon ?? false,
      isRental: isPrivateRental ?? false, mostGuests: maximumIntendedAttendance)
  }
}

extension ListedShowing {
  /// `2026-11-21`, by the theatre's clock where that is known.
  var day: String { (startsAtLocal ?? startsAt).map { String($0.prefix(10)) } ?? "" }

  /// `19:10`, by the theatre's clock where that is known.
  var time: String? {
    guard let start = startsAtLocal ?? startsAt, start.utf8.count >= 16 else { return nil }
    return start.dropFirst(11).prefix(5) + (startsAtLocal == nil ? " UTC" : "")
  }

  /// An instant by the theatre's clock, as everything that is said of a showing is, or by those of both coasts.
  fileprivate func reading(_ instant: String) -> String {
    TextValue.reading(instant, at: startsAtLocal.flatMap { UTCOffset(ofLocalTime: $0) })
  }

  /// An adult's ticket, or whichever comes first; nil for what is entered without one.
  var ticket: TicketPrice? {
    state.isRental ? nil : ticketPrices?.first { $0.type.uppercased() == "ADULT" } ?? ticketPrices?.first
  }

  /// The format and what else sets it apart; what nearly every showing has is left out.
  var features: [String] {
    let others = (attributes ?? []).filter { !Self.common.contains($0.code.uppercased()) }.map { $0.name ?? $0.code }
    guard let format else { return others }
    return [format] + others.filter { !$0.lowercased().contains(format.lowercased()) }
  }

  private static var common: Set<String> { ["CLOSEDCAPTION", "DESCRIPTIVEVIDEO", "RESERVEDSEATING"] }
}

/// What keeps people from buying a ticket, or makes it hard.
struct ShowingState: Sendable {
  var isCancelled = false
  var isSoldOut = false
  var isAlmostSoldOut = false
  /// Whether tickets are sold at the theatre alone.
  var isSoldAtTheatreOnly = false
  var isEmbargoed = false
  /// When an embargo ends, by the theatre's clock where that is known.
  var embargoEnd: String?
  var isComingSoon = false
  var hasStarted = false
  /// Whether it is an auditorium to rent in place of a film to see, and for how many guests at most.
  var isRental = false
  var mostGuests: Int?

  /// Nil if nothing does.
  var text: String? {
    if isCancelled { return "cancelled" }
    let guests = mostGuests.map { " for up to \(TextValue.count($0, "guest"))" } ?? ""
    let end = embargoEnd.map { " until \($0)" } ?? ""
    let states: [String?] = [
      isRental ? "private rental" + guests : nil,
      isEmbargoed ? "embargoed" + end : isComingSoon ? "coming soon" : nil,
      isSoldOut ? "sold out" : isAlmostSoldOut ? "almost sold out" : nil,
      hasStarted ? "has begun" : nil,
      isSoldAtTheatreOnly ? "tickets at the theatre only" : nil,
    ]
    let known = states.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }
}
