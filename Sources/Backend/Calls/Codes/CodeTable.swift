// SPDX-License-Identifier: MIT
import Basics
import Contract

/// The entries of a list, to look up codes and names in.
struct CodeTable: Sendable {
  /// What was found for a text.
  enum Finding {
    case code(String)
    /// The codes of several entries of this name.
    case several([String])
    case nothing
  }

  private let entries: [any ListedCode]
  /// Whether these are all entries of the list. What a part of it lacks may be in the rest.
  let isWhole: Bool

  init(_ entries: [any ListedCode], isWhole: Bool = true) {
    self.entries = entries
    self.isWhole = isWhole
  }

  /// Whether there are no entries.
  var isEmpty: Bool { entries.isEmpty }

  /// The codes in the provider's order, without remarks that there is none, which have the number 0.
  var codes: [String] { entries.filter { ($0 as? CodeEntry)?.order != 0 }.map(\.shownCode) }

  /// The position that the provider gives an entry; nil if it gives none.
  func order(of code: String) -> Int? { entries.lazy.compactMap { $0 as? CodeEntry }.first { $0.code == code }?.order }

  /// Finds an entry by its code, or by its name if only one has that. An exact code goes before one that differs in
  /// case, marks and punctuation.
  func find(_ text: String) -> Finding {
    if let exact = entries.first(where: { $0.shownCode == text }) { return .code(exact.sentCode) }
    let wanted = text.comparable
    guard !wanted.isEmpty else { return .nothing }
    if let code = entries.first(where: { $0.shownCode.comparable == wanted }) { return .code(code.sentCode) }
    let named = entries.filter { $0.name.comparable == wanted }
    guard let first = named.first else { return .nothing }
    // AMC has the same attribute in capitals for movies and in small letters for theatres.
    let isCertain = named.allSatisfy { $0.sentCode.comparable == first.sentCode.comparable }
    return isCertain ? .code(first.sentCode) : .several(named.map(\.shownCode))
  }

  /// The entries with the most similar codes or names, the best first, at most five. For an id they are ids; otherwise
  /// entries with ids are named, because others have codes that people read.
  func nearest(to text: String) -> [String] {
    let wanted = text.comparable
    let isID = EntityReference(text) != nil
    let rows = entries.map { entry in
      let distances = (isID ? [entry.shownCode] : [entry.shownCode, entry.name])
        .compactMap { likeness(of: $0.comparable, to: wanted) }
      return (shown: Self.shown(entry, asID: isID), distance: distances.min())
    }
    let similar = rows.filter { $0.distance != nil }.ordered { $0.distance ?? 0 }
    return Array(similar.map(\.shown).unique { $0.lowercased() }.prefix(5))
  }

  /// All entries of a short list, as they are shown to a client that gave this text; none of a long one.
  func choices(ifShortFor text: String) -> [String] {
    guard entries.count <= Self.mostListed else { return [] }
    let isID = EntityReference(text) != nil
    return entries.map { Self.shown($0, asID: isID) }.unique { $0.lowercased() }
  }

  private static func shown(_ entry: any ListedCode, asID isID: Bool) -> String {
    !isID && entry.sentCode != entry.shownCode ? entry.name : entry.shownCode
  }

  /// A list of up to so many entries is shown whole.
  private static let mostListed = 25
}

extension String {
  /// The text without case, marks and punctuation, in which `Disney+` and `Disney Plus` are one.
  fileprivate var comparable: String {
    String(flatMap { Self.signs[$0] ?? String($0) }).bare
  }

  /// Signs that are read as words.
  private static let signs: [Character: String] = ["+": " plus ", "&": " and "]
}
