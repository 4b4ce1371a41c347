// SPDX-License-Identifier: MIT
import Basics
import JSON

/// The rows that a party wishes for, in order of liking: thirds of an auditorium, and rows by their letters.
public struct SeatRowWishes: Hashable, Sendable {
  /// The maximum number of wishes; it matches schema/models/ShowtimePlan.json.
  private static let most = 10

  /// One of the wishes.
  public enum Wish: Hashable, Sendable {
    case third(SeatThird)
    /// The rows from one to another; the same for a single row.
    case rows(String, through: String)
  }

  /// A third of an auditorium's rows.
  public enum SeatThird: String, CaseIterable, Sendable {
    /// That which is closest to the screen.
    case front
    /// That in between.
    case middle
    /// That which is farthest from the screen.
    case back
  }

  /// Never empty.
  public let wishes: [Wish]
}

extension SeatRowWishes: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let texts =
      json.kind == .array ? json.elements.map(\.string) : json.string?.split(separator: ",").map { String($0) }
    let wishes = texts?.compactMap { $0.flatMap(Wish.init) } ?? []
    guard let texts, wishes.count == texts.count, (1...Self.most).contains(texts.count) else {
      throw json.mismatch(
        expected: "front, middle, back, the letters of a row such as F, two rows such as F-H, or a list of up to "
          + "\(Self.most) of them")
    }
    self.wishes = wishes
  }

  public func write(to writer: inout JSONWriter) {
    let texts = wishes.map(\.description)
    if texts.count == 1 { writer.string(texts[0]) } else { texts.write(to: &writer) }
  }
}

extension SeatRowWishes: CustomStringConvertible {
  /// In a sentence: `F-H or back`.
  public var description: String { wishes.map(\.description).joined(separator: " or ") }
}

extension SeatRowWishes.Wish: CustomStringConvertible {
  public init?(_ text: String) {
    let word = text.trimmingBlanks.lowercased()
    if let third = SeatRowWishes.SeatThird(rawValue: word) {
      self = .third(third)
      return
    }
    let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { $0.trimmingBlanks.uppercased() }
    let isRow = { (name: String) in
      (1...3).contains(name.utf8.count) && name.utf8.allSatisfy { $0.isASCIIDigit || ($0 >= 0x41 && $0 <= 0x5A) }
    }
    guard (1...2).contains(ends.count), ends.allSatisfy(isRow) else { return nil }
    self = .rows(ends[0], through: ends[ends.count - 1])
  }

  public var description: String {
    switch self {
    case .third(let third): third.rawValue
    case .rows(let first, let last): first == last ? first : "\(first)-\(last)"
    }
  }
}

/// The numbers of seats that a party wishes for, from one to another.
public struct SeatNumbers: Hashable, Sendable {
  /// The numbers, from 0 to 999.
  public let range: ClosedRange<Int>
}

extension SeatNumbers: JSONReadable, JSONWritable, CustomStringConvertible {
  public init?(_ text: String) {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { $0.trimmingBlanks }
    let numbers = ends.compactMap { Int($0) }.filter { (0...999).contains($0) }
    guard (1...2).contains(ends.count), numbers.count == ends.count else { return nil }
    range = min(numbers[0], numbers[numbers.count - 1])...max(numbers[0], numbers[numbers.count - 1])
  }

  public init(json: JSONValue) throws(JSONMismatch) {
    let text = json.string ?? json.integer.map { "\($0)" }
    guard let numbers = text.flatMap({ SeatNumbers($0) }) else {
      throw json.mismatch(expected: "the numbers of seats, from one to another, such as 10-15")
    }
    self = numbers
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }

  public var description: String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }
}
