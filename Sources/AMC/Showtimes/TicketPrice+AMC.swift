// SPDX-License-Identifier: MIT
import Contract
import JSON

extension TicketPrice {
  /// Nil without a ticket type and a price.
  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let type = object.takeText("type"),
      let price = object.take("price", as: Double.self), price >= 0
    else { return nil }
    self.init(type: type, price: price)
    tax = object.take("tax", if: { $0 >= 0 })
    agePolicy = object.takeText("agePolicy")
    sku = object.takeText("sku")
    amc = object.rest()
  }

  /// This price with the total cost of a ticket.
  /// - Parameter fees: the fees added to each ticket; nil if unknown.
  func totalled(with fees: [EstimatedFee]?) -> TicketPrice {
    var parts = [Cents(dollars: price)]
    if let tax { parts.append(Cents(dollars: tax)) }
    for fee in fees ?? [] { parts.append(fee.total) }
    let isTaxKnown = tax != nil && (fees ?? []).allSatisfy { $0.tax != nil || $0.quantity == 0 }
    let excluded: [PricePart] =
      (isTaxKnown ? [] : [.tax])
      + (fees == nil ? [.fees] : [])
    var result = self
    result.total = Cents.sum(parts)?.dollars
    result.totalExcludes = excluded.nilIfEmpty
    return result
  }
}

/// `estimatedFees` came with laws that require all fees to be shown before a purchase. AMC's documentation doesn't say
/// what `quantity` counts. It accompanies the prices of single tickets, where no order is known, and is 1 for AMC's own
/// convenience fee, which is charged per ticket; so it is taken as the number of times the fee applies per ticket.
extension EstimatedFee {
  /// Nil without an amount.
  init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let cost = object.take("cost", as: Double.self), cost >= 0 else {
      return nil
    }
    self.init(cost: cost)
    name = object.takeText("name")
    tax = object.take("tax", if: { $0 >= 0 })
    quantity = object.take("quantity", if: { $0 >= 0 })
    amc = object.rest()
  }

  /// What the fee adds to one ticket, as far as known; nil on overflow.
  fileprivate var total: Cents? {
    Cents.sum([Cents(dollars: cost), tax.map { Cents(dollars: $0) } ?? .zero])?.times(quantity ?? 1)
  }
}
