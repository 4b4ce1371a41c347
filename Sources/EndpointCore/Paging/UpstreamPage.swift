// SPDX-License-Identifier: MIT
import JSON

/// A page as the upstream returned it.
public struct UpstreamPage<Row: Sendable>: Sendable {
  /// The page number, from 1.
  public var number: Int
  /// The number of rows in a full page, which may differ from the requested one.
  public var size: Int
  /// The rows in order; nil for an unreadable row, so that the others keep their positions.
  public var rows: [Row?]
  /// The total number of rows in all pages, if the upstream reports it.
  public var totalRows: Int?
  /// The link to the next page, if there is one.
  public var next: Link?
  /// The JSON of the page apart from its rows, verbatim.
  public var rest: RawJSON?

  /// By default, the only page of its list, with nothing but rows.
  public init(
    number: Int, size: Int, rows: [Row?], totalRows: Int? = nil, next: Link? = nil, rest: RawJSON? = nil
  ) {
    self.number = number
    self.size = size
    self.rows = rows
    self.totalRows = totalRows
    self.next = next
    self.rest = rest
  }
}

/// Content that consists of rows.
protocol RowHolder {
  /// The size of the rows in bytes, without memory that they reference.
  var rowBytes: Int { get }
}

extension UpstreamPage: RowHolder {
  var rowBytes: Int { rows.count * MemoryLayout<Row?>.stride }
}
