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
}

extension Showing: ListedShowing {
  var isRental: Bool { false }

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

  var state: String? {
    if isCanceled == true { return "cancelled" }
    let guests = maximumIntendedAttendance.map { " for up to \($0.counted("guest"))" } ?? ""
    let states: [String?] = [
      isRental ? "private rental" + guests : nil,
      isEmbargoed == true ? "embargoed" + embargoEnd : isComingSoon == true ? "coming soon" : nil,
      isSoldOut == true ? "sold out" : isAlmostSoldOut == true ? "almost sold out" : nil,
      inTheatreTicketingOnly == true ? theatreOnly : nil,
    ]
    return TextValue.names(states.compactMap(\.self))
  }
}

private let theatreOnly = "tickets at the theatre only"

extension ListedShowing {
  /// `2026-11-21`, by the theatre's clock where that is known.
  var day: String { (startsAtLocal?.day ?? startsAt?.day)?.description ?? "" }

  /// `19:10`, by the theatre's clock where that is known.
  var time: String? {
    startsAtLocal?.time.description ?? startsAt.map { "\($0.time) UTC" }
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
