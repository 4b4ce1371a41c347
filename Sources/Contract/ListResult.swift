// SPDX-License-Identifier: MIT
import JSON

/// The result of a list method: one page, or a summary after all pages were streamed.
public enum ListResult<Row: JSONWritable & Hashable & Sendable>: JSONWritable, Hashable, Sendable {
  case page(Page<Row>)
  case summary(Summary)

  public func write(to writer: inout JSONWriter) {
    switch self {
    case .page(let page): page.write(to: &writer)
    case .summary(let summary): summary.write(to: &writer)
    }
  }
}

/// The rows of a page: values, or values with JSON that was encoded earlier and is written unchanged.
public struct Rows<Row: JSONWritable & Hashable & Sendable>: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case values([Row])
    case written(RawJSON, of: [Row?])
  }

  /// The number of rows.
  public let count: Int
  private let content: Content

  /// Creates rows that are yet to be encoded.
  public init(_ rows: [Row]) {
    count = rows.count
    content = .values(rows)
  }

  /// Wraps rows that are already encoded.
  /// - Parameters:
  ///   - text: an array of the rows.
  ///   - slots: the rows by position on the upstream's page; nil for a position without a row.
  ///   - count: the number of rows.
  public init(written text: RawJSON, of slots: [Row?], count: Int) {
    self.count = count
    content = .written(text, of: slots)
  }

  /// Whether there are no rows.
  public var isEmpty: Bool { count == 0 }

  /// The rows.
  public var values: [Row] {
    switch content {
    case .values(let rows): rows
    case .written(_, let slots): slots.compactMap(\.self)
    }
  }
}

extension Rows: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    switch content {
    case .values(let rows): rows.write(to: &writer)
    case .written(let text, _): text.write(to: &writer)
    }
  }
}

/// A result with the age of the upstream responses it was made from (`schema/models/Freshness.json`).
public protocol Dated {
  /// The age in seconds of the oldest upstream response; nil if all of them are new.
  var ageSeconds: Int? { get set }
  /// True if a stale response stands in for an unreachable provider; nil otherwise.
  var stale: Bool? { get set }
}

extension Freshness: Dated {}

/// A result that names the settings which chose what it has (`schema/models/Localization.json`).
public protocol Localized {
  /// The settings that stand for parameters that the call left out; nil if none does.
  var settingsUsed: [SettingName]? { get set }
}

extension Localization: Localized {}

extension Dated {
  /// Takes the age of a part of this result if the part is older, and marks this result as stale if the part is.
  public mutating func takeAge(of other: some Dated) {
    ageSeconds = [ageSeconds, other.ageSeconds].compactMap(\.self).max()
    stale = stale ?? other.stale
  }
}
