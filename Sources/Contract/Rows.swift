// SPDX-License-Identifier: MIT
import JSON

/// The rows of a page: as values, or as the JSON that they were written as before, which is spliced.
public struct Rows<Row: JSONWritable & Hashable & Sendable>: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case values([Row])
    case written(RawJSON)
  }

  /// How many rows there are.
  public let count: Int
  private let content: Content

  /// Rows that are yet to be written.
  public init(_ rows: [Row]) {
    count = rows.count
    content = .values(rows)
  }

  /// - Parameters:
  ///   - text: an array of rows.
  ///   - count: how many rows it holds.
  public init(written text: RawJSON, count: Int) {
    self.count = count
    content = .written(text)
  }

  /// There is no row.
  public var isEmpty: Bool { count == 0 }
}

extension Rows: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    switch content {
    case .values(let rows): rows.write(to: &writer)
    case .written(let text): text.write(to: &writer)
    }
  }
}
