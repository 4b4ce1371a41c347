// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// One of AMC's lists with its filters. Each type of row creates its lists in an extension beside its reader.
public struct AMCView<Row: Identifiable & Sendable>: Equatable, Sendable where Row.ID: Sendable {
  /// The path below AMC's base URL.
  let path: [String]
  /// The query items of the filters.
  let filters: QueryItems
  let cachePolicy: CachePolicy
  /// The member of `_embedded` that holds the rows.
  let embeddedName: String
  /// Reads one row; nil if it lacks a required member, such as its id.
  let row: @Sendable (JSONValue) -> Row?

  init(
    _ path: [String], _ filters: QueryItems = [:], _ kind: AnswerKind = .list, cachePolicy: CachePolicy? = nil,
    in embeddedName: String, row: @escaping @Sendable (JSONValue) -> Row?
  ) {
    self.path = path
    self.filters = filters
    self.embeddedName = embeddedName
    self.row = row
    self.cachePolicy = cachePolicy ?? .asAnswered(kind)
  }

  /// The path, the filters and the type of the rows determine everything else.
  public static func == (one: Self, other: Self) -> Bool { one.path == other.path && one.filters == other.filters }
}

/// A page of a list, in HAL (`pageSize`, `pageNumber`, `count`, `_links`, `_embedded`), requested by number and
/// size, or by the link in the page before.
public struct AMCList<Row: Identifiable & Sendable>: AMCEndpoint, PagedEndpoint where Row.ID: Sendable {
  let view: AMCView<Row>
  /// The page, from 1.
  private(set) var number = 1
  /// The rows per page, at most 100.
  public let pageSize: Int
  /// The link to follow instead of number and size; nil for none.
  public private(set) var link: Link?

  /// - Parameter pageSize: rows per page, clamped to 1...100.
  public init(_ view: AMCView<Row>, pageSize: Int) {
    self.view = view
    self.pageSize = min(max(pageSize, 1), 100)
  }

  public var path: [String] { view.path }
  public var cachePolicy: CachePolicy { view.cachePolicy }

  public var query: QueryItems {
    var query = view.filters
    query.append("page-number", String(number))
    query.append("page-size", String(pageSize))
    return query
  }

  public func page(_ number: Int) -> Self {
    var copy = self
    copy.number = number
    copy.link = nil
    return copy
  }

  public func following(_ link: Link) -> Self {
    var copy = page(number + 1)
    copy.link = link
    return copy
  }

  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if let error = AMCError.read(response), !AMCError.isWithoutShowtimes(response) { throw error }
  }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> RowPage<Row> {
    if AMCError.isWithoutShowtimes(response) {
      return RowPage(number: number, size: pageSize, rows: [], totalRows: 0)
    }
    guard var object = LenientObject(json), json["errors"] == nil || json["_embedded"] != nil else {
      throw UpstreamError(json.mismatch(expected: "a HAL page"))
    }
    let size = object.take("pageSize") ?? pageSize
    let count: Int? = object.take("count")
    let entries = entries(of: json["_embedded"])
    if entries == nil, let count, count > 0, number == 1 {
      throw UpstreamError(json.missing("_embedded", expected: "a list of \(view.embeddedName)"))
    }
    let rows = entries?.map(view.row) ?? []
    for name in ["pageNumber", "_links", "_embedded"] { object.discard(name) }
    return RowPage(
      number: number, size: max(size, rows.count, 1), rows: rows, totalRows: count,
      next: json["_links"]?["next"].flatMap(Self.link), rest: object.rest())
  }

  /// The embedded rows, found by name or as the only list. A single row may come without an array (HAL section 4.1.2).
  private func entries(of embedded: JSONValue?) -> [JSONValue]? {
    guard let embedded, embedded.kind == .object else { return nil }
    let lists = embedded.members.map(\.value).filter { $0.kind == .array }
    guard let list = embedded[view.embeddedName] ?? (lists.count == 1 ? lists[0] : nil) else { return nil }
    switch list.kind {
    case .array: return Array(list.elements)
    case .object: return [list]
    default: return nil
    }
  }

  /// Reads a link, or the first of several (HAL section 4.1.1).
  private static func link(_ json: JSONValue) -> Link? { try? (json[0] ?? json).read() }
}

/// Filters a list by AMC's attributes (`IMAX`, `CLOSEDCAPTION`, …).
public struct AttributeFilter: Sendable {
  private let including: [Code]?
  private let excluding: [Code]?
  private let combination: AttributeOperator?

  /// - Parameters:
  ///   - including: codes of required attributes; nil for none.
  ///   - excluding: codes of excluded attributes; nil for none.
  ///   - combination: how several required attributes combine; nil for AMC's default.
  public init(_ including: [Code]? = nil, excluding: [Code]? = nil, combination: AttributeOperator? = nil) {
    self.including = including
    self.excluding = excluding
    self.combination = combination
  }

  func append(to query: inout QueryItems) {
    query.append(list: "include-attributes", including?.map(\.text))
    query.append(list: "exclude-attributes", excluding?.map(\.text))
    query.append("attribute-operator", combination?.rawValue)
  }
}

extension QueryItems {
  /// Appends comma-separated values; nothing if there are none.
  mutating func append(list name: String, _ values: [String]?) {
    if let values, !values.isEmpty { append(name, values.joined(separator: ",")) }
  }
}

extension Double {
  /// The number as AMC's paths need it: without exponent or trailing zeros, rounded to seven decimals, which are a
  /// centimetre for degrees.
  var shortestDecimal: String {
    let scaled = (abs(self) * 1e7).rounded()
    guard scaled < 1e16 else { return String(self) }
    let digits = Int(scaled)
    var text = String(digits / 10_000_000)
    let fraction = String(10_000_000 + digits % 10_000_000).dropFirst()
    let kept = fraction.reversed().drop { $0 == "0" }.reversed()
    if !kept.isEmpty { text += "." + String(kept) }
    return self < 0 && digits != 0 ? "-" + text : text
  }
}
