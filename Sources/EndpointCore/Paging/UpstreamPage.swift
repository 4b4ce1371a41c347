// SPDX-License-Identifier: MIT
import JSON

/// A page as the upstream gave it.
public struct UpstreamPage<Row: Sendable>: Sendable {
  /// From 1.
  public var number: Int
  /// How many rows a full page has; need not be what was asked for.
  public var size: Int
  /// In order; nil stands for a row that could not be read, so that the others keep their positions.
  public var rows: [Row?]
  /// How many rows all pages have, if the upstream tells.
  public var totalRows: Int?
  /// The link to the page after this one, if there is one.
  public var next: Link?
  /// What the page says beyond all this, verbatim.
  public var rest: RawJSON?

  /// The only page, of nothing but rows, unless more is said.
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

/// Content that holds rows.
protocol RowHolder {
  /// How many bytes they take, without what they point to.
  var rowBytes: Int { get }
}

extension UpstreamPage: RowHolder {
  var rowBytes: Int { rows.count * MemoryLayout<Row?>.stride }
}
