// SPDX-License-Identifier: MIT
import Contract

/// The price of tickets, and the parts that it lacks because AMC doesn't state them.
struct TicketCost: Sendable, Hashable {
  /// In US dollars.
  let amount: Double
  /// The missing parts in the contract's order.
  let lacks: [UnknownCost]

  init(_ amount: Double, lacks: [UnknownCost]) {
    self.amount = amount
    self.lacks = [.tax, .fees, .zones].filter(lacks.contains)
  }

  init(_ total: PlanTotal) { self.init(total.amount, lacks: total.unknown ?? []) }

  var dollars: String { TextValue.dollars(amount) }

  /// `with tax, before fees that AMC may add at checkout`.
  var phrase: String {
    let known = [("tax", UnknownCost.tax), ("estimated fees", .fees)].filter { !lacks.contains($0.1) }.map(\.0)
    let parts = [known.isEmpty ? nil : "with \(TextValue.conjunction(known))", Self.before(lacks)]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// `before tax and fees that AMC may add at checkout`; nil if nothing is missing.
  static func before(_ lacks: [UnknownCost]) -> String? {
    let words = lacks.compactMap { part in
      switch part {
      case .tax: "tax"
      case .fees: "fees that AMC may add at checkout"
      case .zones: "what AMC may ask for a seat's zone"
      case .surchargeTax, .memberDiscount: nil
      }
    }
    return words.isEmpty ? nil : "before \(TextValue.conjunction(words))"
  }
}

extension TicketPrice {
  /// The price of one ticket without its seat's zone; nil if unknown.
  var cost: TicketCost? {
    total.map { TicketCost($0, lacks: (totalExcludes ?? []).compactMap { UnknownCost(rawValue: $0.rawValue) }) }
  }
}

/// The remark above the prices of several showings.
struct PriceHeading {
  private let lacks: Set<[UnknownCost]>

  init(_ showings: [some ListedShowing]) { lacks = Set(showings.compactMap { $0.ticket?.cost?.lacks }) }

  /// Whether some prices lack what others have; those are marked with a `+`.
  var marksLacks: Bool { lacks.count > 1 }

  var text: String { adultPrice + "; some seats may cost more or less" }

  private var adultPrice: String {
    if marksLacks, let before = TicketCost.before([.tax, .fees].filter(Set(lacks.joined()).contains)) {
      return "an adult's price with tax and estimated fees, or where a + follows \(before)"
    }
    return "an adult's price " + TicketCost(0, lacks: lacks.first ?? []).phrase
  }
}
