// SPDX-License-Identifier: MIT
import Contract
import JSON

/// What is paid for tickets, as far as AMC says it, and what that lacks.
struct TicketCost: Sendable, Hashable {
  /// A part that may not be known.
  enum Part: String, Sendable, Hashable, CaseIterable {
    case tax, fees
    /// What a seat costs more or less than its ticket.
    case zones
  }

  let amount: Cents
  let excluded: Set<Part>

  var dollars: String { TextValue.dollars(amount) }

  /// `with tax, before fees that AMC may add at checkout`.
  var phrase: String {
    let known = [("tax", Part.tax), ("estimated fees", .fees)].filter { !excluded.contains($0.1) }.map(\.0)
    let parts = [known.isEmpty ? nil : "with \(TextValue.conjunction(known))", Self.before(excluded)]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// `before tax and fees that AMC may add at checkout`; nil where nothing is excluded.
  static func before(_ excluded: Set<Part>) -> String? {
    guard !excluded.isEmpty else { return nil }
    let words = Part.allCases.filter(excluded.contains).map { part in
      switch part {
      case .tax: "tax"
      case .fees: "fees that AMC may add at checkout"
      case .zones: "what AMC may ask for a seat's zone"
      }
    }
    return "before \(TextValue.conjunction(words))"
  }

}

extension TicketCost: JSONWritable {
  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("total", amount.dollars)
      let parts = Part.allCases.filter(excluded.contains).map(\.rawValue)
      writer.member("totalExcludes", parts.isEmpty ? nil : parts)
    }
  }
}

extension Showing {
  /// What one ticket costs: an adult's, or whichever comes first. Nil where that is not known, and for what is entered
  /// without a ticket.
  var cost: TicketCost? { isPrivateRental ? nil : price?.cost }

  /// What an adult pays, wherever the seat is; nil where that is not known.
  var adultCost: TicketCost? { isPrivateRental ? nil : prices.first(where: \.isAdult)?.cost }
}

/// What is said once above the prices of several showings.
struct PriceHeading {
  private let excluded: Set<Set<TicketCost.Part>>

  init(_ showings: [Showing]) { excluded = Set(showings.compactMap { $0.cost?.excluded }) }

  /// Whether some prices lack what others have; those are marked with a `+`.
  var marksLacks: Bool { excluded.count > 1 }

  var text: String { adultPrice + "; some seats may cost more or less" }

  private var adultPrice: String {
    if marksLacks, let before = TicketCost.before(excluded.reduce(into: []) { $0.formUnion($1) }) {
      return "an adult's price with tax and estimated fees, or where a + follows \(before)"
    }
    return "an adult's price " + TicketCost(amount: .zero, excluded: excluded.first ?? []).phrase
  }
}
