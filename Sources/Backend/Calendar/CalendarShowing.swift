// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC
import Synchronization

/// Makes the calendar event of a showing: its time, its theatre, and for a plan the seats and the price.
struct CalendarShowing {
  let id: EntityID
  /// The plan, and its position in the params; nil for a showing without a plan.
  let plan: (position: Int, plan: CalendarPlan)?
  let theatres: CalendarTheatres
  let call: Call

  /// A file with only this event, and the age of its data.
  /// - Throws: -32602 for a seat that the auditorium doesn't have; an error if AMC doesn't say when it starts.
  func part() async throws(RPCError) -> CalendarFile {
    let showtime = try await call.amc.answer(AMCObject.showtime(id.native))
    var part = CalendarFile(text: "", events: [])
    part.takeAge(of: showtime)
    // If the theatre can't be fetched, the event has fewer details.
    let theatre: Theatre? = if let id = showtime.theatreId { await theatres[id] } else { nil }
    let name = theatre?.longName ?? theatre?.name ?? showtime.theatreName
    let seats = try await seatLines(showtime)
    let start = showtime.startsAt
    let isCancelled = showtime.isCanceled == true
    let day = start == nil ? showtime.startsAtLocal?.showingDay : nil
    // An event without a time makes the whole file invalid.
    guard start != nil || day != nil else {
      throw RPCError(UpstreamError(.upstreamMalformed, "\(.upstream) doesn't say when \(id) starts", upstream: .amc))
    }
    let minutes = showtime.runtimeMinutes.flatMap { (1...1440).contains($0) ? $0 : nil }
    let offset = showtime.startsAtLocal?.offset ?? start.flatMap { theatre?.offset(at: $0) }
    let facts = [
      showtime.format, showtime.auditorium.map { "auditorium \($0)" }, showtime.certification.map { "rated \($0)" },
      minutes.map { "\($0) minutes" },
    ].compactMap(\.self)
    let lines =
      [
        isCancelled ? "This showing is cancelled." : nil, start?.reading(atTheatre: offset),
        facts.nilIfEmpty?.joined(separator: ", "),
      ].compactMap(\.self) + seats + [showtime.purchaseUrl.map { "Tickets: \($0)" }].compactMap(\.self)
    part.events = [
      CalendarEvent(
        uid: CalendarEvent.uid(of: "showing \(id)"), kind: plan == nil ? .showing : .plan,
        title: (isCancelled ? "Cancelled: " : "") + showtime.movieTitle + (name.map { " at \($0)" } ?? ""),
        startsAt: start,
        startsAtLocal: start.flatMap { start in offset.map { LocalTime(start, offset: $0) } },
        endsAt: start.flatMap { start in minutes.map { start.adding(seconds: $0 * 60) } },
        day: day,
        place: name.map { ([$0] + (theatre?.address?.lines ?? [])).joined(separator: ", ") },
        description: lines.joined(separator: "\n"), url: showtime.purchaseUrl, cancelled: isCancelled ? true : nil,
        showtimeId: id,
        movieId: showtime.movieId)
    ]
    return part
  }

  /// A line with the seats and where they are, and a line with the price.
  private func seatLines(_ showtime: Showtime) async throws(RPCError) -> [String] {
    guard let (position, plan) = plan else { return [] }
    try plan.checkSeats(at: "plans/\(position)/seats")
    let names = "\(plan.seats.count == 1 ? "Seat" : "Seats") \(plan.seats.joined(separator: ", "))"
    let party = PartyTotal(
      showtime.ticketPrices ?? [], fees: showtime.estimatedFees, size: plan.partySize ?? plan.seats.count)
    guard let layout = try? await call.seatingLayout(of: showtime) else {
      return [names] + price(party?.total(.unknown), plan)
    }
    let hall = Hall(layout.rows, zones: layout.zones)
    let blocks = try hall.blocks(of: plan.seats, at: "plans/\(position)/seats")
    let places = blocks.map { block in
      let place = SeatGroup.place(of: block, in: hall, SeatWishes())
      return blocks.count == 1
        ? place : "\(hall.seats(of: block).map(\.label).joined(separator: ", ")) \(place)"
    }
    let seats = blocks.flatMap { hall.seats(of: $0) }
    return ["\(names): \(places.joined(separator: "; "))"] + price(party?.total(hall.surcharges(of: seats)), plan)
  }

  private func price(_ total: PlanTotal?, _ plan: CalendarPlan) -> [String] {
    guard let total else { return [] }
    let unknown = total.unknown == nil ? "" : ", without what AMC doesn't say"
    let tickets = (plan.partySize ?? plan.seats.count).counted("adult ticket")
    return ["\(tickets): \(total.amount.dollars)\(unknown)"]
  }
}

/// The theatres of a calendar's showings, each requested once.
final class CalendarTheatres: Sendable {
  private let call: Call
  private let requests = Mutex<[EntityID: Task<Theatre?, Never>]>([:])

  init(_ call: Call) { self.call = call }

  /// The theatre; nil if it can't be fetched.
  subscript(id: EntityID) -> Theatre? {
    get async {
      let request = requests.withLock { requests in
        if let request = requests[id] { return request }
        let request = Task { [call] in
          try? await call.amc.client.run(AMCObject.theatre(id.native), context: call.silentContext).content
        }
        requests[id] = request
        return request
      }
      return await withTaskCancellationHandler {
        await request.value
      } onCancel: {
        request.cancel()
      }
    }
  }
}

extension CalendarPlan {
  /// - Throws: -32602 with the path of a seat that is named a second time.
  fileprivate func checkSeats(at path: String) throws(RPCError) {
    var seen: Set<String> = []
    for (position, seat) in seats.enumerated() where !seen.insert(seat.uppercased()).inserted {
      throw .invalidParameter("\(path)/\(position)", expected: "each seat once", got: "\"\(seat)\" again")
    }
  }
}

extension Hall {
  /// The seats with these names, grouped into blocks of neighbours in one row.
  /// - Throws: -32602 with the path of a name that no seat has.
  fileprivate func blocks(of names: [String], at path: String) throws(RPCError) -> [SeatChoice.Block] {
    var wanted: [Int: Set<Int>] = [:]
    for (position, name) in names.enumerated() {
      let label = name.uppercased()
      var found = false
      for (row, content) in rows.enumerated() {
        guard let seat = content.seats.firstIndex(where: { $0.label.uppercased() == label }) else { continue }
        wanted[row, default: []].insert(seat)
        found = true
        break
      }
      if !found {
        throw .invalidParameter(
          "\(path)/\(position)", expected: "the name of a seat in this auditorium", got: "\"\(name)\"")
      }
    }
    return wanted.sorted { $0.key < $1.key }.flatMap { row, seats in
      let places = rows[row].places
      return seats.sorted().reduce(into: [Range<Int>]()) { runs, seat in
        if let last = runs.last, last.upperBound == seat, places[seat - 1].column + 1 == places[seat].column {
          runs[runs.count - 1] = last.lowerBound..<seat + 1
        } else {
          runs.append(seat..<seat + 1)
        }
      }.map { SeatChoice.Block(row: row, seats: $0, isAtAisle: false, distance: 0) }
    }
  }
}

extension Address {
  /// The street, the city, and the state with the postal code.
  fileprivate var lines: [String] {
    let region = [state, postalCode].compactMap(\.self).joined(separator: " ")
    return [street, city, region.nilIfEmpty].compactMap(\.self)
  }
}
