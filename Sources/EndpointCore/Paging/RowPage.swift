import JSON

/// A page on its way to the caller: every position of the list that it covers, whatever became of the row.
public struct RowPage<Row: Sendable>: Sendable {
  /// What stands at one position.
  public enum Slot: Sendable {
    case row(Row)
    /// The upstream's row could not be read.
    case unreadable
    /// An earlier page gave the same row: the list shifted while it was being read.
    case duplicate
  }

  /// From 1.
  public var number: Int
  /// How many positions a page has, at least 1. The last page has fewer slots; one that holds more than its upstream
  /// announced has more, for nothing is thrown away.
  public var size: Int
  /// What stands at each position, in order.
  public var slots: [Slot]
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
    number: Int, size: Int, slots: [Slot], totalRows: Int? = nil, hasNext: Bool = false,
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
    slots.compactMap { if case .row(let row) = $0 { row } else { nil } }
  }

  /// How many rows could not be read.
  public var skipped: Int {
    slots.count { if case .unreadable = $0 { true } else { false } }
  }

  /// How many rows were dropped because an earlier page gave them.
  public var duplicates: Int {
    slots.count { if case .duplicate = $0 { true } else { false } }
  }

  /// How many pages there are in all, if known. An empty list has one, which is empty.
  public var totalPages: Int? { totalRows.map { PageArithmetic.pages(of: size, for: $0) } }
}

/// Why a page sequence ended early. The pages before were delivered.
public struct PageFailure: Error, Sendable {
  /// The page that could not be had.
  public let page: Int
  /// Why it could not.
  public let error: UpstreamError
}

extension Provenance {
  /// The one of both that is less fresh.
  func lessFresh(_ other: Provenance) -> Provenance { rank < other.rank ? other : self }

  private var rank: (Int, Duration) {
    switch self {
    case .network: (0, .zero)
    case .revalidated: (1, .zero)
    case .cache(let age): (2, age)
    case .stale(let age): (3, age)
    }
  }
}
