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

extension ListResult: JSONReadable where Row: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let kind: String = try json.required("kind")
    self = kind == "page" ? .page(try json.read()) : .summary(try json.read())
  }
}

/// The rows of a page: values, or JSON encoded earlier, which is spliced.
public struct Rows<Row: JSONWritable & Hashable & Sendable>: Hashable, Sendable {
  private enum Content: Hashable, Sendable {
    case values([Row])
    case written(RawJSON)
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
  ///   - text: an array of rows.
  ///   - count: the number of rows in it.
  public init(written text: RawJSON, count: Int) {
    self.count = count
    content = .written(text)
  }

  /// Whether there are no rows.
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

extension Rows: JSONReadable where Row: JSONReadable {
  public init(json: JSONValue) throws(JSONMismatch) { self.init(try [Row](json: json)) }

  /// The rows; those that were encoded earlier are decoded.
  public var values: [Row] {
    switch content {
    case .values(let rows): rows
    case .written(let text): (try? text.value.read()) ?? []
    }
  }
}
