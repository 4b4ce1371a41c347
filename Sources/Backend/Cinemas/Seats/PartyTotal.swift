// SPDX-License-Identifier: MIT
import Contract

/// The price of adult tickets for a party, itemized. Costs that AMC doesn't state are listed, not counted as zero.
struct PartyTotal: Sendable {
  private let size: Int
  private let ticket: TicketPrice
  private let fees: [EstimatedFee]

  /// - Returns: nil if there is no adult price.
  init?(_ prices: [TicketPrice], fees: [EstimatedFee]?, size: Int) {
    guard let ticket = prices.first(where: { $0.type.uppercased() == "ADULT" }) else { return nil }
    self.size = size
    self.ticket = ticket
    self.fees = fees ?? []
  }

  /// The total with the surcharges of the seats; nil on overflow.
  func total(_ surcharges: Surcharges) -> PlanTotal? {
    var parts = [Part(.ticket, ticket.type, size, Cents(dollars: ticket.price))]
    for fee in fees { parts.append(Part(.fee, fee.name, count(of: fee), Cents(dollars: fee.cost))) }
    parts += surcharges.parts.filter { $0.each != .zero }
    if let tax = ticket.tax, tax > 0 { parts.append(Part(.tax, ticket.type, size, Cents(dollars: tax))) }
    for fee in fees {
      if let tax = fee.tax, tax > 0 { parts.append(Part(.tax, fee.name, count(of: fee), Cents(dollars: tax))) }
    }
    guard let amount = Cents.sum(parts.map(\.amount)), amount >= .zero else { return nil }
    let excluded = Set((ticket.totalExcludes ?? []).map(UnknownCost.init)).union(surcharges.unknown)
    return PlanTotal(
      amount: amount.dollars, parts: parts.compactMap(\.model),
      unknown: excluded.isEmpty ? nil : UnknownCost.allCases.filter(excluded.contains))
  }

  /// How many times the party pays the fee; nil on overflow.
  private func count(of fee: EstimatedFee) -> Int? {
    let (count, isBeyond) = (fee.quantity ?? 1).multipliedReportingOverflow(by: size)
    return isBeyond ? nil : count
  }
}

extension PartyTotal {
  /// The surcharges and discounts of seats.
  struct Surcharges: Sendable {
    fileprivate var parts: [Part] = []
    fileprivate var unknown: Set<UnknownCost> = []

    /// For seats without price zones.
    static let none = Surcharges()
    /// For seats whose zones are unknown.
    static let unknown = Surcharges(unknown: [.zones])
  }

  fileprivate struct Part: Sendable {
    let kind: TotalPartKind
    let name: String?
    let quantity: Int?
    /// Nil on overflow.
    let each: Cents?

    init(_ kind: TotalPartKind, _ name: String?, _ quantity: Int?, _ each: Cents?) {
      self.kind = kind
      self.name = name
      self.quantity = quantity
      self.each = each
    }

    var amount: Cents? { quantity.flatMap { each?.times($0) } }

    var model: TotalPart? {
      guard let quantity, let amount else { return nil }
      return TotalPart(kind: kind, name: name, quantity: quantity, amount: amount.dollars)
    }
  }
}

extension Hall {
  /// The surcharges and discounts of these seats.
  func surcharges(of seats: [Seat]) -> PartyTotal.Surcharges {
    guard let zones else { return .unknown }
    guard !zones.isEmpty else { return .none }
    var result = PartyTotal.Surcharges()
    for (number, seats) in Dictionary(grouping: seats, by: \.zoneNumber).sorted(by: { $0.key ?? -1 < $1.key ?? -1 }) {
      guard let zone = number.flatMap({ zones[$0] }), zone.surchargeAmount != nil || zone.discountAmount != nil else {
        result.unknown.insert(.zones)
        continue
      }
      let more = zone.surchargeAmount ?? 0
      let less = zone.discountAmount ?? 0
      if more > 0 { result.unknown.insert(.surchargeTax) }
      if less > 0 { result.unknown.insert(.memberDiscount) }
      let difference = Cents.sum([Cents(dollars: more), Cents(dollars: less).map { -$0 }])
      result.parts.append(
        PartyTotal.Part(.surcharge, zone.description ?? "zone \(zone.zoneNumber)", seats.count, difference))
    }
    return result
  }

  /// The surcharges before any seats are chosen.
  var surcharges: PartyTotal.Surcharges { zones?.isEmpty == true ? .none : .unknown }

  /// Whether there are price zones.
  var hasPricedZones: Bool { zones?.isEmpty == false }
}

extension UnknownCost {
  fileprivate init(_ part: PricePart) {
    switch part {
    case .tax: self = .tax
    case .fees: self = .fees
    }
  }
}
