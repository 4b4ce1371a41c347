// SPDX-License-Identifier: MIT
import Basics
import JSON
import Synchronization

/// A page of a list with a slot for every list position that it covers: as an endpoint reads it from a response, and as
/// `ListPages` regroups it for the caller. What it has besides its rows are the members of `facts`.
@dynamicMemberLookup
public struct RowPage<Row: Sendable>: Sendable {
  /// What the page has besides its rows.
  public var facts: PageFacts
  /// The rows by position; nil where the upstream's row could not be read or is a duplicate of an earlier page's row.
  /// Without duplicates this is the upstream page's own array: copying its rows would take a seventh of the time to
  /// serve a cached page.
  public private(set) var slots: [Row?]

  /// By default, the only page of its list, new from the upstream, with nothing but rows.
  ///
  /// - Parameter rows: in order; nil for an unreadable row, so that the others keep their positions.
  public init(
    number: Int, size: Int, rows: [Row?], totalRows: Int? = nil, next: Link? = nil, hasNext: Bool = false,
    provenance: Provenance = .network, attempts: Int = 1, rest: RawJSON? = nil
  ) {
    facts = PageFacts(
      number: number, size: size, totalRows: totalRows, next: next, hasNext: hasNext, provenance: provenance,
      attempts: attempts, rest: rest)
    // By index: to count the elements themselves would copy each of them.
    facts.skipped = rows.indices.count { rows[$0] == nil }
    slots = rows
  }

  init(_ facts: PageFacts, _ slots: [Row?]) {
    self.facts = facts
    self.slots = slots
  }

  // Inlined, these are plain members. Otherwise each use would make a key path, in code that is compiled once for all
  // rows: together a sixteenth of the work for a cached page.

  /// A member of `facts`.
  @inlinable @inline(__always)
  public subscript<Member>(dynamicMember member: KeyPath<PageFacts, Member>) -> Member { facts[keyPath: member] }

  /// A member of `facts`.
  @inlinable @inline(__always)
  public subscript<Member>(dynamicMember member: WritableKeyPath<PageFacts, Member>) -> Member {
    get { facts[keyPath: member] }
    set { facts[keyPath: member] = newValue }
  }

  /// The rows in order, without empty slots.
  public var rows: [Row] {
    var rows: [Row] = []
    // Rows are large: moving them all whenever the array grows would cost as much as copying them.
    rows.reserveCapacity(slots.count)
    for case let row? in slots { rows.append(row) }
    return rows
  }

  /// The number of rows, without empty slots. It isn't counted, which would be a tenth of the work for a cached page.
  public var rowCount: Int { slots.count - facts.skipped - facts.duplicates - facts.hidden }

  /// Changes each row, or leaves it out if `change` returns nil. Positions and totals stay as they are.
  /// - Parameter change: gets the position of a row among `rows`, and the row.
  public mutating func replaceRows(_ change: (Int, Row) -> Row?) {
    var position = 0
    for index in slots.indices {
      guard let row = slots[index] else { continue }
      slots[index] = change(position, row)
      if slots[index] == nil { facts.hidden += 1 }
      position += 1
    }
    facts.text = nil
  }
}

/// What a page of a list has besides its rows.
public struct PageFacts: Sendable {
  /// The page number, from 1.
  public var number: Int
  /// The number of positions per page. The last page has fewer slots. A page with more rows than its upstream announced
  /// has more slots, so that no row is lost. From an endpoint, it is what the upstream states, which may be wrong.
  public var size: Int
  /// The total number of rows, if known. From `ListPages`, the number that can be reached.
  public var totalRows: Int?
  /// The upstream's link to the next page, if there is one.
  public var next: Link?
  /// Whether a page after this one is known to exist.
  public var hasNext = false
  /// Where the page came from; for several upstream pages, the least fresh provenance.
  public var provenance = Provenance.network
  /// How many times the request was sent; 0 for a cached page. For several upstream pages, the maximum.
  public var attempts = 1
  /// The JSON of the upstream page apart from its rows, verbatim; for several upstream pages, the first one's.
  public var rest: RawJSON?
  /// The index of the endpoint that the rows are from, among the others of `ListPages`; nil for its first.
  public internal(set) var other: Int?
  /// The cached text of the rows; nil unless they are exactly the rows of one cached response.
  public internal(set) var text: RowsText?
  /// The number of rows that could not be read.
  public internal(set) var skipped = 0
  /// The indices of the slots of dropped duplicates, which occur if the list shifts while it is being read.
  var duplicateSlots: [Int] = []
  /// The number of rows that the caller has left out on purpose.
  public internal(set) var hidden = 0
  /// The number of rows after these that belong to the page, but that nobody wants, so that they were not made.
  public var unmade = 0

  /// The number of rows that were dropped because an earlier page contained them.
  public var duplicates: Int { duplicateSlots.count }

  /// The total number of pages, if known. An empty list has one empty page.
  public var totalPages: Int? { totalRows.map { PageArithmetic.pages(of: size, for: $0) } }
}

/// The rows of a cached response as JSON text, written once and then reused for as long as the response is cached.
public final class RowsText: Sendable {
  private let text = Mutex<RawJSON?>(nil)

  init() {}

  /// The text, made by `write` on first use. `write` must always produce the same: exactly the rows of the response.
  public func value(_ write: () -> RawJSON) -> RawJSON {
    if let text = text.withLock({ $0 }) { return text }
    // Outside the lock: two threads may both write, with the same result.
    let written = write()
    text.withLock { $0 = written }
    return written
  }
}

extension RowPage: MemoizedContent {
  var byteCount: Int {
    slots.count * MemoryLayout<Row?>.stride + rowCount * ((Row.self as? any Boxed.Type)?.boxedBytes ?? 0)
  }

  /// Copies share the text of the rows.
  mutating func prepareForMemo() { facts.text = RowsText() }
}

/// The error that ends a page sequence; the pages before it were delivered.
public struct PageFailure: Error, Sendable {
  /// The number of the page that failed.
  public let page: Int
  /// The reason for the failure.
  public let error: UpstreamError

  public init(page: Int, error: UpstreamError) { (self.page, self.error) = (page, error) }
}

/// An endpoint that returns one page of a list.
public protocol PagedEndpoint: Endpoint where Content == RowPage<Row> {
  /// A row of the list; its id detects rows that an earlier page already contained.
  associatedtype Row: Identifiable & Sendable where Row.ID: Sendable

  /// The expected page size: the requested one or the upstream's fixed one; `Int.max` if everything comes at once. The
  /// size stated in the response takes precedence.
  var pageSize: Int { get }
  /// The last page that the upstream serves, whatever total it claims (TMDB: 500). Nil by default.
  var lastServedPage: Int? { get }
  /// The endpoint for page `number` of this list, from 1.
  func page(_ number: Int) -> Self
  /// The endpoint for the page that a link in an earlier page leads to.
  func following(_ link: Link) -> Self
}

extension PagedEndpoint {
  public var lastServedPage: Int? { nil }
}
