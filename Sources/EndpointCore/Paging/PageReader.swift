// SPDX-License-Identifier: MIT

/// A page without the type of its rows. Paging works with it, so that its code is compiled once: made for each
/// endpoint and type of rows, it was a fortieth of a release.
struct UntypedPage: Sendable {
  var facts: PageFacts
  var slots: any RowSlots

  /// Drops all rows.
  mutating func dropAll() {
    slots.removeAll()
    facts.skipped = 0
    facts.duplicateSlots = []
    facts.text = nil
  }

  /// Drops rows as duplicates.
  mutating func dropDuplicates(at indices: [Int]) {
    guard !indices.isEmpty else { return }
    slots.drop(at: indices)
    facts.duplicateSlots += indices
    facts.text = nil
  }

  /// Appends a range of another page's slots.
  mutating func append(_ part: Range<Int>, of source: UntypedPage) {
    let shift = slots.count - part.lowerBound
    let duplicates = source.facts.duplicateSlots.filter(part.contains)
    facts.duplicateSlots += duplicates.map { $0 + shift }
    if slots.isEmpty, part == 0..<source.slots.count {
      facts.skipped = source.facts.skipped
      slots = source.slots
    } else {
      facts.skipped += source.slots.emptyCount(in: part) - duplicates.count
      slots.append(part, of: source.slots)
    }
  }
}

/// The rows of a page by position, of any type.
protocol RowSlots: Sendable {
  var count: Int { get }
  /// The number of empty slots of a range.
  func emptyCount(in part: Range<Int>) -> Int
  mutating func removeAll()
  /// Empties slots.
  mutating func drop(at indices: [Int])
  /// Appends a range of other slots of the same type.
  mutating func append(_ part: Range<Int>, of other: any RowSlots)
}

extension RowSlots {
  var isEmpty: Bool { count == 0 }
}

/// The ids of the rows that were delivered.
protocol SeenRows {
  mutating func insert(_ slots: any RowSlots)
  /// Inserts the rows of a further page.
  /// - Returns: the indices of rows that an earlier page had. Rows of one page are not compared with each other.
  mutating func repeated(in slots: any RowSlots) -> [Int]
}

/// A paged endpoint without its type.
protocol PageReader: Sendable {
  var pageSize: Int { get }
  var lastServedPage: Int? { get }
  /// No slots, of the endpoint's type.
  var noSlots: any RowSlots { get }
  /// No rows, of the endpoint's type.
  var nothingSeen: any SeenRows { get }
  /// Requests a page by its number, or by a link that leads to it.
  func read(
    _ number: Int, at link: Link?, _ client: Client, _ context: CallContext
  ) async throws(UpstreamError) -> UntypedPage
}

struct Slots<Row: Sendable>: RowSlots {
  private(set) var rows: [Row?]
  /// Kept, because `rows` has to find out its own type for each count, in code that is compiled once for all rows.
  private(set) var count: Int

  init(rows: [Row?] = []) {
    self.rows = rows
    count = rows.count
  }

  func emptyCount(in part: Range<Int>) -> Int { part.count { rows[$0] == nil } }

  mutating func removeAll() { self = Slots() }

  mutating func drop(at indices: [Int]) {
    for index in indices { rows[index] = nil }
  }

  mutating func append(_ part: Range<Int>, of other: any RowSlots) {
    guard let other = other as? Slots else { return }
    rows += other.rows[part]
    count += part.count
  }
}

/// The ids of the rows of an endpoint.
private struct SeenIDs<Row: Identifiable & Sendable>: SeenRows {
  var ids: Set<Row.ID> = []

  mutating func insert(_ slots: any RowSlots) {
    for case let id? in Self.ids(of: slots) { ids.insert(id) }
  }

  mutating func repeated(in slots: any RowSlots) -> [Int] { ids.insertNew(Self.ids(of: slots)) }

  private static func ids(of slots: any RowSlots) -> [Row.ID?] {
    guard let rows = (slots as? Slots<Row>)?.rows else { return [] }
    // By index: a loop over the rows would copy each of them for its id.
    return rows.indices.map { rows[$0]?.id }
  }
}

extension Set {
  /// Inserts elements, and returns the indices of those that were in the set before.
  fileprivate mutating func insertNew(_ elements: [Element?]) -> [Int] {
    var new = elements
    for (index, element) in elements.enumerated() {
      guard let element, !insert(element).inserted, !new[..<index].contains(element) else { continue }
      new[index] = nil
    }
    return elements.indices.filter { elements[$0] != nil && new[$0] == nil }
  }
}

/// The reader of an endpoint.
struct EndpointReader<E: PagedEndpoint>: PageReader {
  let endpoint: E

  var pageSize: Int { endpoint.pageSize }
  var lastServedPage: Int? { endpoint.lastServedPage }
  var noSlots: any RowSlots { Slots<E.Row>() }
  var nothingSeen: any SeenRows { SeenIDs<E.Row>() }

  func read(
    _ number: Int, at link: Link?, _ client: Client, _ context: CallContext
  ) async throws(UpstreamError) -> UntypedPage {
    let answer = try await client.run(link.map(endpoint.following) ?? endpoint.page(number), context: context)
    var facts = answer.content.facts
    facts.provenance = answer.provenance
    facts.attempts = answer.attempts
    return UntypedPage(facts: facts, slots: Slots(rows: answer.content.slots))
  }
}
