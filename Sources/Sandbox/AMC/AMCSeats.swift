// SPDX-License-Identifier: MIT
import JSON

/// `/v2/seating-layouts/{theatre}/{performance}` and `/v3/…`, which adds zones and is missing at some theatres.
struct AMCSeats {
  let request: SandboxRequest
  let catalogue: Catalogue

  /// - Parameter path: what follows `/v2/seating-layouts` or `/v3/seating-layouts`.
  func answer(_ path: [String], version: Int) -> SandboxReply {
    let numbers = path.compactMap { Int($0) }
    guard path.count == 2, numbers.count == 2 else { return .empty(404) }
    guard let theatre = catalogue.theatre(numbers[0]) else { return AMCFailure.unknownTheatre }
    guard let performance = Performance(number: numbers[1], at: theatre, in: WorldEvents(request.clock)),
      version == 2 || Self.hasZones(theatre)
    else { return AMCFailure.noSeatingLayout }
    let map = SeatMap(performance)
    return .object { writer in
      writer.member("theatreNumber", theatre.id)
      writer.member("performanceNumber", performance.number)
      writer.member("rows", map.rows)
      writer.member("columns", map.columns)
      if version == 3 { Self.writeZones(of: map, to: &writer) }
      Self.writeSeats(of: map, hasZones: version == 3, to: &writer)
      writer.object("_links") { writer in
        let address = "seating-layout/\(theatre.id)/\(performance.number)"
        AMCLink.write("self", "\(AMCLink.base)/v\(version)/\(address)", to: &writer)
      }
    }
  }

  /// Whether a theatre has price zones, and so a v3 layout; one without reserved seats never has.
  private static func hasZones(_ theatre: Theatre) -> Bool { theatre.reservesSeats && theatre.id % 6 != 0 }

  private static func writeZones(of map: SeatMap, to writer: inout JSONWriter) {
    writer.objects("zones", map.zones) { zone, writer in
      writer.member("zoneNumber", zone.rawValue)
      writer.member("surchargeAmount", zone.surcharge)
      writer.member("discountAmount", zone.discount)
      writer.member("description", zone.name)
    }
  }

  private static func writeSeats(of map: SeatMap, hasZones: Bool, to writer: inout JSONWriter) {
    writer.objects("seats", map.seats) { seat, writer in
      let isSeat = seat.kind != .none
      writer.member("available", seat.isAvailable)
      writer.member("row", seat.row)
      writer.member("seatName", seat.name)
      writer.member("column", seat.column)
      writer.member("type", seat.kind.rawValue)
      let tier = seat.isPremium ? "Premiere" : "Regular"
      let status = seat.isAvailable ? "Available" : "Sold"
      writer.member("seatTier", isSeat ? tier : "")
      writer.member("seatStatus", isSeat ? status : "")
      guard hasZones else { return }
      writer.nullable("zoneNumber", seat.zone?.rawValue)
    }
  }
}
