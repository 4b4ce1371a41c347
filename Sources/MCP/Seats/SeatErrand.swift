// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC

/// One showing with its seats, and the best of them for a party.
struct SeatErrand: Sendable {
  let contract: any ContractCaller
  let progress: ProgressReporter

  func run(_ showtime: EntityID, partySize: Int) async throws(RPCError) -> ToolResult {
    let params = RawJSON { $0.object { $0.member("id", showtime) } }
    await progress.report(0, of: 3, "Looking up the showing")
    guard let showing = Showing(try await contract.call("showtimes/get", params)) else {
      throw .notFound("There is no showtime \(showtime)")
    }
    await progress.report(1, of: 3, "Looking up the seats")
    let map = try await seats(params)
    await progress.report(2, of: 3, "Looking up the theatre")
    // Without its name the theatre's id will do.
    let theatre = await theatre(showing.theatreID)
    await progress.report(3, of: 3, "Choosing seats")
    let choices = map.map { SeatFinder($0).choices(for: partySize) } ?? []
    let obstacle = obstacle(showing, map, now: (try? await contract.call("server/status"))?["now"]?.string)
    let note = obstacle ?? map.flatMap { SeatMapText.shortage($0, choices, partySize: partySize) }
    let ticket = showing.adultCost
    let party = ticket.flatMap { partyCost($0, partySize: partySize, choices.first, map) }
    let lines =
      ShowingSheet.lines(showing, theatre: theatre.map { "\($0.name) (\($0.id))" })
      + [party.map { costLine($0, partySize: partySize, choices.first, map) }, obstacle].compactMap { $0 }
      + (map.map { SeatMapText.lines($0, partySize: partySize, choices: choices, ticket: ticket) } ?? [])
    return ToolResult(
      text: TextLimit(bytes: CompactText.byteLimit).cut(lines, unit: "lines"),
      structured: RawJSON { writer in
        writer.object { writer in
          writer.member("title", showing.title)
          writer.member("theatre", theatre?.name)
          writer.member("showing", showing)
          writer.member("purchaseUrl", showing.purchaseURL)
          writer.member("tickets", showing.prices.isEmpty ? nil : showing.prices)
          writer.member("fees", showing.prices.isEmpty ? nil : showing.fees)
          writer.member("cost", party)
          writer.member("seats", map.map { SeatReport(map: $0, choices: choices, ticket: ticket) })
          writer.member("note", note)
        }
      },
      links: [
        showing.movieID.map { .film($0, title: showing.title) },
        theatre.map { .theatre($0.id, name: $0.name) },
      ].compactMap { $0 })
  }

  /// Of the best seats; where there are none to choose, of the tickets alone.
  private func partyCost(_ ticket: TicketCost, partySize: Int, _ best: SeatChoice?, _ map: SeatMap?) -> TicketCost? {
    guard let map, let best else {
      return ticket.amount.times(partySize).map { TicketCost(amount: $0, excluded: ticket.excluded) }
    }
    return map.cost(of: best.seats.map(\.seat), each: ticket)
  }

  /// `For 3 adults in E6, E7, E8: $58.14 with tax, before fees that AMC may add at checkout.`
  private func costLine(_ cost: TicketCost, partySize: Int, _ best: SeatChoice?, _ map: SeatMap?) -> String {
    let seats = best.flatMap { best in
      map.flatMap { map in
        map.hasPricedZones
          ? best.blocks.map { map.label(of: $0.seats, in: $0.row) }.joined(separator: " and ") : nil
      }
    }
    return
      "For \(TextValue.count(partySize, "adult"))\(seats.map { " in \($0)" } ?? ""): \(cost.dollars) \(cost.phrase)."
  }

  /// Nil where there is none: not every hall has seats with numbers.
  private func seats(_ params: RawJSON) async throws(RPCError) -> SeatMap? {
    do throws(RPCError) {
      return SeatMap(try await contract.call("showtimes/seats", params))
    } catch {
      guard error.code == .notFound else { throw error }
      return nil
    }
  }

  private func theatre(_ id: String?) async -> NearTheatre? {
    guard let id else { return nil }
    return try? await PlaceFinder(contract: contract).theatre(id)
  }

  /// Why no seats of it can be had at all; nil if some may.
  private func obstacle(_ showing: Showing, _ map: SeatMap?, now: String?) -> String? {
    if let now, showing.hasBegun(at: now) { return "This showing has already begun." }
    if showing.isCanceled { return "This showing is cancelled." }
    if showing.isPrivateRental { return "This is an auditorium to rent as a whole; its seats are not sold one by one." }
    if showing.isSoldOut { return "This showing is sold out." }
    return map == nil ? "AMC gives no seating plan for this showing." : nil
  }
}

/// The seats as a tool's result has them.
private struct SeatReport: JSONWritable {
  let map: SeatMap
  let choices: [SeatChoice]
  let ticket: TicketCost?

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("total", map.seats.count)
      writer.member("free", map.freeCount)
      writer.key("rows")
      writer.array { writer in
        for row in map.rows {
          writer.object { writer in
            writer.member("row", row.name)
            writer.member("free", row.freeCount)
            writer.member("freeSeats", row.seats.filter(\.isFree).map(\.name))
          }
        }
      }
      writer.key("best")
      writer.array { writer in
        for choice in choices {
          writer.object { writer in
            writer.member("seats", choice.seats.map { map.label(of: $0.seat, in: $0.row) })
            writer.member("together", choice.isTogether)
            writer.member("cost", ticket.flatMap { map.cost(of: choice.seats.map(\.seat), each: $0) })
          }
        }
      }
    }
  }
}

extension Showing.Price: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("type", type)
      writer.member("price", price)
      writer.member("tax", tax)
      writer.member("agePolicy", agePolicy)
      writer.member("cost", cost)
    }
  }
}

extension Showing.Fee: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", name)
      writer.member("cost", cost)
      writer.member("tax", tax)
      writer.member("quantity", quantity)
    }
  }
}
