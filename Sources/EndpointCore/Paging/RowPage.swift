// SPDX-License-Identifier: MIT
import JSON

/// A page on its way to the caller: every position of the list that it covers, whatever became of the row.
public struct RowPage<Row: Sendable>: Sendable {
  /// From 1.
  public var number: Int
  /// How many positions a page has, at least 1. The last page has fewer slots; one that holds more than its upstream
  /// announced has more, for nothing is thrown away.
  public var size: Int
  /// What stands at each position, in order; nil where no row can be given: the upstream's could not be read, or an
  /// earlier page gave the same. As long as all can be, this is the upstream's own array: to copy its rows would be a
  /// seventh of the work for a page that is kept.
  public private(set) var slots: [Row?]
  /// Where in `slots` there was a row that an earlier page gave: the list shifted while it was being read.
  private var duplicateSlots: [Int] = []
  /// How many rows can be reached in all, if known.
  public var totalRows: Int?
  /// Whether a page after this one is known to exist.
  public var hasNext: Bool
  /// How the page was come by; of several the least fresh.
  public var provenance: Provenance
  /// How often the upstream was asked until it answered, 0 if it was not asked; of several answers the most.
  public var attempts: Int
  /// What the upstream's page says beyond its rows, verbatim; of several the first.
  public var rest: RawJSON?
  /// Where the rows are kept as text; nil unless they are all the rows of one kept answer.
  public internal(set) var text: RowsText?

  /// - Parameter size: at least 1.
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

  /// The rows, in order.
  public var rows: [Row] {
    var rows: [Row] = []
    // A row is large: to move all each time that the array grows would cost as much as to copy them.
    rows.reserveCapacity(slots.count)
    for case let row? in slots { rows.append(row) }
    return rows
  }

  /// How many rows there are.
  public var rowCount: Int { slots.count { $0 != nil } }

  /// How many rows could not be read.
  public var skipped: Int { slots.count - rowCount - duplicates }

  /// How many rows were dropped because an earlier page gave them.
  public var duplicates: Int { duplicateSlots.count }

  /// How many pages there are in all, if known. An empty list has one, which is empty.
  public var totalPages: Int? { totalRows.map { PageArithmetic.pages(of: size, for: $0) } }

  /// Drops the row at an index of `slots` because an earlier page gave it.
  mutating func dropDuplicate(at index: Int) {
    slots[index] = nil
    duplicateSlots.append(index)
  }

  /// Takes over a range of another page's `slots`.
  mutating func append(_ part: Range<Int>, of source: RowPage) {
    duplicateSlots += source.duplicateSlots.filter(part.contains).map { $0 - part.lowerBound + slots.count }
    if slots.isEmpty, part == source.slots.indices { slots = source.slots } else { slots += source.slots[part] }
  }
}

/// Why a page sequence ended early. The pages before were delivered.
public struct PageFailure: Error, Sendable {
  /// The page that could not be had.
  public let page: Int
  /// Why the page could not be had.
  public let error: UpstreamError
}

extension Provenance {
  /// That of what was made from both: as old as the older one, and stale if one of them is.
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
