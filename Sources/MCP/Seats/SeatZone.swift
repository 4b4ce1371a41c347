// SPDX-License-Identifier: MIT
import Contract
import JSON

/// Seats of a hall that cost more or less than their tickets.
struct SeatZone: Sendable, Hashable {
  let number: Int
  /// What AMC calls it.
  let name: String
  /// What a seat costs more, less where it is negative; nil where AMC doesn't say.
  let difference: Cents?

  /// Nil for what is no zone of the contract.
  init?(_ zone: JSONValue) {
    guard let number = zone["zoneNumber"]?.integer else { return nil }
    self.number = number
    name = zone["description"]?.string ?? "zone \(number)"
    let more = zone["surchargeAmount"]?.double
    let less = zone["discountAmount"]?.double
    difference =
      more == nil && less == nil
      ? nil : Cents.sum([Cents(dollars: more ?? 0), Cents(dollars: less ?? 0).map { -$0 }])
  }

  /// `+$2.00`, `-$2.00`; nil where it makes no difference, or none is known.
  var differenceText: String? {
    guard let difference, difference != .zero else { return nil }
    return (difference > .zero ? "+" : "") + TextValue.dollars(difference)
  }
}

extension SeatMap {
  /// What a seat costs more than its ticket, or less; nil where AMC doesn't say.
  func difference(of seat: Seat) -> Cents? {
    guard let zones else { return nil }
    guard let zone = seat.zone else { return zones.isEmpty ? .zero : nil }
    return zones[zone]?.difference
  }

  /// Whether seats differ in price as far as one is told.
  var hasPricedZones: Bool { zones?.isEmpty == false }

  /// What these seats cost with so much for each ticket; nil where that is beyond counting.
  func cost(of seats: [Seat], each ticket: TicketCost) -> TicketCost? {
    let differences = seats.map(difference)
    let known = differences.compactMap { $0 }
    guard let amount = Cents.sum([ticket.amount.times(seats.count)] + known.map { $0 }) else { return nil }
    return TicketCost(
      amount: max(amount, .zero),
      excluded: ticket.excluded.union(known.count < differences.count ? [.zones] : []))
  }

  /// `3 Preferred at +$2.00`, and for which seats it is not known; empty where all cost what their tickets say.
  func zoneTexts(of seats: [(seat: Seat, row: Row)]) -> [String] {
    guard let zones else { return [] }
    let priced = seats.compactMap { $0.seat.zone.flatMap { zones[$0] } }
    let counts = Dictionary(grouping: priced, by: \.self).sorted { $0.key.number < $1.key.number }
    let unknown = seats.filter { difference(of: $0.seat) == nil }.map { label(of: $0.seat, in: $0.row) }
    return counts.compactMap { zone, seats in zone.differenceText.map { "\(seats.count) \(zone.name) at \($0)" } }
      + (unknown.isEmpty ? [] : ["what AMC may ask for the zone of \(TextValue.conjunction(unknown)) is not known"])
  }

  /// `Zones: Value -$2.00, Standard, Preferred +$2.00 a seat; …`; nil where there are none to tell. When AMC introduced
  /// them (2023, "Sightline"), the discount was for members of its club alone; its API says nothing of that, nor of
  /// tax.
  var zonesText: String? {
    guard let zones, !zones.isEmpty else { return nil }
    let texts = zones.values.sorted { $0.number < $1.number }.map { zone in
      zone.name + (zone.difference == nil ? " (price not known)" : zone.differenceText.map { " \($0)" } ?? "")
    }
    let differences = zones.values.compactMap(\.difference)
    let all = "Zones: \(texts.joined(separator: ", ")) a seat"
    let caveats = [
      differences.contains { $0 > .zero } ? "AMC doesn't say whether tax comes on top" : nil,
      differences.contains { $0 < .zero } ? "a discount may be for members of AMC Stubs alone" : nil,
    ]
    return ([all] + caveats.compactMap { $0 }).joined(separator: "; ") + "."
  }
}
