// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Answers `showtimes/plan`: a showtime with its price and the best seats for a party.
struct ShowtimePlanner {
  let params: ShowtimesPlan.Params
  let call: Call
  private let partySize: Int
  private let settingsUsed: [SettingName]?

  init(params: ShowtimesPlan.Params, call: Call) {
    self.params = params
    self.call = call
    var defaults = SettingDefaults(call)
    partySize = defaults.partySize(params.partySize, otherwise: 2)
    settingsUsed = defaults.used
  }

  private var wishes: SeatWishes {
    SeatWishes(
      rows: params.rows, numbers: params.seatNumbers, frontRowsExcluded: params.frontRowsExcluded ?? 0,
      aisle: params.aisle, accessible: params.accessible)
  }
  private var now: Instant { call.now }

  func plan() async throws(RPCError) -> ShowtimePlan {
    var showtime = try await call.amc.answer(AMCObject.showtime(params.id.native))
    let theatreID = showtime.theatreId
    let naming = Task { await theatreName(theatreID) }
    defer { naming.cancel() }
    let obstacle = showtime.obstacle(at: now)
    let layout = obstacle == nil ? try await layout(of: showtime) : nil
    var plan = ShowtimePlan(showtime: showtime, partySize: partySize, groups: [])
    plan.settingsUsed = settingsUsed
    plan.takeAge(of: showtime)
    // The plan reports the age, not its parts.
    showtime.ageSeconds = nil
    showtime.stale = nil
    plan.showtime = showtime
    if let layout {
      plan.takeAge(of: layout)
      try choose(in: layout, &plan)
    } else {
      let reason = obstacle ?? .noLayout
      plan.obstacle = reason
      plan.message = showtime.message(of: reason)
      if reason.leavesPrices { plan.price = party(showtime)?.total(reason == .noLayout ? .none : .unknown) }
    }
    if plan.obstacle?.leavesSales ?? true { plan.purchaseUrl = showtime.purchaseUrl }
    // The plan is complete without the name.
    plan.theatreName = await naming.value(within: .seconds(2))
    return plan
  }

  /// Nil if AMC has none, or one without seats, for example because seats are not reserved.
  private func layout(of showtime: Showtime) async throws(RPCError) -> SeatingLayout? {
    do throws(RPCError) {
      let layout = try await call.seatingLayout(of: showtime)
      return Hall(layout.rows, zones: layout.zones).rows.isEmpty ? nil : layout
    } catch {
      guard error.isNotFound else { throw error }
      return nil
    }
  }

  private func theatreName(_ id: EntityID?) async -> String? {
    guard let id else { return nil }
    var context = call.silentContext
    // `reload` is for the seats, not for the name.
    if context.cacheMode == .reload { context.cacheMode = .default }
    return try? await call.amc.client.run(AMCObject.theatre(id.native), context: context).content.name
  }

  private func party(_ showtime: Showtime) -> PartyTotal? {
    PartyTotal(showtime.ticketPrices ?? [], fees: showtime.estimatedFees, size: partySize)
  }

  private func choose(in layout: SeatingLayout, _ plan: inout ShowtimePlan) throws(RPCError) {
    let hall = Hall(layout.rows, zones: layout.zones)
    try hall.check(wishes.rows)
    let places = hall.places
    let free = places.count { $0.isFree(accessible: wishes.accessible) }
    let choices = SeatFinder(hall, wishes).choices(for: partySize)
    let party = party(plan.showtime)
    func price(_ choice: SeatChoice) -> PlanTotal? {
      party?.total(hall.surcharges(of: choice.blocks.flatMap(hall.seats(of:))))
    }
    plan.groups = choices.map { choice in
      SeatGroup(choice, in: hall, wishes, price: hall.hasPricedZones ? price(choice) : nil)
    }
    plan.price = choices.first.map(price) ?? party?.total(hall.surcharges)
    // Wishes that some seats meet each, but none together, are unmet as well.
    let isMet = choices.contains { $0.unmet.isEmpty }
    let unmet = SeatWish.allCases.filter { wish in !isMet && choices.contains { $0.unmet.contains(wish) } }
    plan.unmet = unmet.nilIfEmpty
    plan.freeSeats = free
    plan.seatCount = places.count
    plan.map = hall.map
    plan.zones = layout.zones
    plan.asOf = now.adding(seconds: -(layout.ageSeconds ?? 0))
    let shortage = Shortage(hall, choices.first, partySize: partySize, wishes)
    plan.obstacle = shortage.obstacle
    let closest = shortage.message == nil ? wishes.explanation(of: plan.unmet ?? [], partySize) : nil
    let messages = [shortage.message, closest, plan.showtime.warning(at: now)].compactMap(\.self)
    plan.message = messages.nilIfEmpty?.joined(separator: " ")
  }
}

extension SeatWishes {
  /// Why the seats aren't where the party named them; nil for other wishes.
  fileprivate func explanation(of unmet: [SeatWish], _ partySize: Int) -> String? {
    let isOfLetters = rows?.wishes.contains { if case .rows = $0 { true } else { false } } ?? false
    let places = unmet.compactMap { wish in
      switch wish {
      case .rows: isOfLetters ? rows.map { "in rows \($0)" } : nil
      case .seatNumbers: numbers.map { "with the numbers \($0)" }
      case .frontRowsExcluded: "behind the first \(frontRowsExcluded.counted("row"))"
      case .aisle: nil
      }
    }
    guard !places.isEmpty else { return nil }
    let all = places + (unmet.contains(.aisle) ? ["at an aisle"] : [])
    let seats = partySize == 1 ? "No seat is" : "No \(partySize) seats side by side are"
    return "\(seats) free \(all.joined(separator: " and ")); these are the closest."
  }
}

/// Why the party can't sit together, or not at all; both are nil if it can.
private struct Shortage {
  var obstacle: PlanObstacle?
  var message: String?

  init(_ hall: Hall, _ best: SeatChoice?, partySize: Int, _ wishes: SeatWishes) {
    if let best {
      let place = wishes.accessible ? " with a place for a wheelchair" : ""
      if !best.isTogether {
        message = "No \(partySize) seats side by side\(place) are free; another showing may be better."
      }
      return
    }
    let places = hall.places
    guard places.contains(where: { $0.isFree(accessible: true) }) else {
      // AMC may sell them to anyone or not.
      let hasOthers = places.contains(where: \.isAvailable)
      obstacle = hasOthers ? .noRoom : .soldOut
      message = hasOthers ? "Only seats of an unknown type are free." : "Every seat of this showing is taken."
      return
    }
    obstacle = .noRoom
    let free = places.count { $0.isFree(accessible: wishes.accessible) }
    if wishes.accessible, !places.contains(where: { $0.isFree(accessible: true) && $0.kind == .wheelchair }) {
      message = "No place for a wheelchair is free."
    } else if free == 0 {
      message = "Only places for wheelchairs and companions are free."
    } else if free < partySize {
      message = "There is no room for \(partySize) any more: only \(free.counted("seat is", plural: "seats are")) free."
    } else {
      message = "Only scattered seats are left for \(partySize); another showing may be better."
    }
  }
}
