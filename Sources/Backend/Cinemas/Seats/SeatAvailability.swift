// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

extension Call {
  /// The seating layout, which AMC identifies by theatre and performance. Version 3 has zones; if the theatre doesn't
  /// support it, or the key isn't allowed to use it, version 2 is requested.
  func seatingLayout(of showtime: Showtime) async throws(RPCError) -> SeatingLayout {
    guard let theatre = showtime.theatreId, let performance = showtime.performanceNumber else {
      throw RPCError(UpstreamError(.notFound, "AMC has no seating layout for \(showtime.id)", upstream: .amc))
    }
    func layout(_ version: SeatingLayoutVersion) async throws(UpstreamError) -> SeatingLayout {
      let endpoint = AMCObject.seatingLayout(
        of: showtime.id, theatre: theatre.native, performance: performance, version)
      return try await amc.send(endpoint).dated
    }
    do throws(UpstreamError) {
      return try await layout(.v3)
    } catch let refusal {
      guard [401, 403, 404].contains(refusal.httpStatus) else { throw RPCError(refusal) }
      do throws(UpstreamError) {
        return try await layout(.v2)
      } catch {
        // A "not found" is the least informative of the refusals.
        throw RPCError(error.httpStatus == 404 ? refusal : error)
      }
    }
  }
}

extension Showtime {
  /// Why nobody can get seats, regardless of which are free; nil if there is no reason.
  func obstacle(at now: Instant) -> PlanObstacle? {
    if isCanceled == true { return .cancelled }
    if isPrivateRental == true { return .privateRental }
    if let end = sellUntil ?? startsAt, end < now { return .salesEnded }
    if isEmbargoed == true { return .embargoed }
    return isSoldOut == true ? .soldOut : nil
  }

  /// The message for people about an obstacle.
  func message(of obstacle: PlanObstacle) -> String {
    switch obstacle {
    case .cancelled: "This showing is cancelled."
    case .privateRental:
      "This is the rental of a whole auditorium\(mostGuests); its seats are not sold individually."
    case .salesEnded: "Tickets for this showing are no longer sold."
    case .embargoed:
      "AMC has not announced this showing yet\(embargoEnd.map { "; the embargo ends at \($0)" } ?? "")."
    case .soldOut: "This showing is sold out."
    case .noLayout: "AMC gives no seating layout for this showing; its seats may not be reserved."
    case .noRoom: "There is no room for the party."
    }
  }

  /// A remark for people who can get seats; nil if there is none.
  func warning(at now: Instant) -> String? {
    if let startsAt, startsAt < now { return "This showing has already begun." }
    return inTheatreTicketingOnly == true ? "Tickets are sold only at the theatre." : nil
  }

  private var embargoEnd: String? {
    visibleAt.map { $0.reading(atTheatre: startsAtLocal?.offset) }
  }

  private var mostGuests: String {
    maximumIntendedAttendance.map { ", for up to \($0.counted("guest"))" } ?? ""
  }
}

extension PlanObstacle {
  /// Whether somebody could still buy tickets.
  var leavesSales: Bool { [.privateRental, .noLayout, .noRoom].contains(self) }

  /// Whether the price of tickets is still of interest.
  var leavesPrices: Bool { ![.cancelled, .privateRental].contains(self) }
}
