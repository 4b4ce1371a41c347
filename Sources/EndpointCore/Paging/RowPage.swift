// SPDX-License-Identifier: MIT
import JSON

/// A page for the caller, with a slot for every list position it covers.
public struct RowPage<Row: Sendable>: Sendable {
  /// The page number, from 1.
  public var number: Int
  /// The number of positions per page, at least 1. The last page has fewer slots. A page with more rows than its
  /// upstream announced has more slots, so that no row is lost.
  public var size: Int
  /// The rows by position; nil where the upstream's row could not be read or is a duplicate of an earlier page's row.
  /// Without duplicates this is the upstream page's own array: copying its rows would take a seventh of the time to
  /// serve a cached page.
  public private(set) var slots: [Row?]
  /// The indices in `slots` of dropped duplicates, which occur if the list shifts while it is being read.
  private var duplicateSlots: [Int] = []
  /// The total number of rows that can be reached, if known.
  public var totalRows: Int?
  /// Whether a page after this one is known to exist.
  public var hasNext: Bool
  /// Where the page came from; for several upstream pages, the least fresh provenance.
  public var provenance: Provenance
  /// How many times the request was sent; 0 for a cached page. For several upstream pages, the maximum.
  public var attempts: Int
  /// The JSON of the upstream page apart from its rows, verbatim; for several upstream pages, the first one's.
  public var rest: RawJSON?
  /// The index of the endpoint that the rows are from, among the others of `ListPages`; nil for its first.
  public internal(set) var other: Int?
  /// The cached text of the rows; nil unless they are exactly the rows of one cached response.
  public internal(set) var text: RowsText?

  /// - Parameter size: at least 1; smaller values count as 1.
  public init(
    number: Int, size: Int, slots: [Row?], totalRows: Int? = nil, hasNext: Bool = false,
    provenance: Provenance = .network, attempts: Int = 1, rest: RawJSON? = nil
  ) {
    self.number = number
    self.size = max(1, size)
    self.slots = slots
    self.totalRows = totalRows
    self.hasNext = hasNext
    self.provenance = provenance
    self.attempts = attempts
    self.rest = rest
  }

  /// The rows in order, without empty slots.
  public var rows: [Row] {
    var rows: [Row] = []
    // Rows are large: moving them all whenever the array grows would cost as much as copying them.
    rows.reserveCapacity(slots.count)
    for case let row? in slots { rows.append(row) }
    return rows
  }

  /// The number of rows, without empty slots.
  public var rowCount: Int {
    // By index: to count the elements themselves would copy each of them.
    slots.indices.count { slots[$0] != nil }
  }

  /// The number of rows that could not be read.
  public var skipped: Int { slots.count - rowCount - duplicates }

  /// The number of rows that were dropped because an earlier page contained them.
  public var duplicates: Int { duplicateSlots.count }

  /// The total number of pages, if known. An empty list has one empty page.
  public var totalPages: Int? { totalRows.map { PageArithmetic.pages(of: size, for: $0) } }

  /// Drops the row at an index of `slots` as a duplicate.
  mutating func dropDuplicate(at index: Int) {
    slots[index] = nil
    duplicateSlots.append(index)
  }

  /// Appends a range of another page's `slots`.
  mutating func append(_ part: Range<Int>, of source: RowPage) {
    duplicateSlots += source.duplicateSlots.filter(part.contains).map { $0 - part.lowerBound + slots.count }
    if slots.isEmpty, part == source.slots.indices { slots = source.slots } else { slots += source.slots[part] }
  }
}

/// The error that ends a page sequence; the pages before it were delivered.
public struct PageFailure: Error, Sendable {
  /// The number of the page that failed.
  public let page: Int
  /// The reason for the failure.
  public let error: UpstreamError

  public init(page: Int, error: UpstreamError) { (self.page, self.error) = (page, error) }
}

extension Provenance {
  /// The provenance of content combined from both: the less fresh of the two, with the greater age.
  public func lessFresh(_ other: Provenance) -> Provenance {
    let age = max(age, other.age)
    return switch rank < other.rank ? other : self {
    case .network: .network
    case .revalidated: .revalidated
    case .cache: .cache(age: age)
    case .outdated: .outdated(age: age)
    case .stale: .stale(age: age)
    }
  }

  private var age: Duration {
    switch self {
    case .network, .revalidated: .zero
    case .cache(let age), .outdated(let age), .stale(let age): age
    }
  }

  private var rank: Int {
    switch self {
    case .network: 0
    case .revalidated: 1
    case .cache: 2
    case .outdated: 3
    case .stale: 4
    }
  }
}
