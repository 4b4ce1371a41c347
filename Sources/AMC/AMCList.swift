// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// One of AMC's lists with its filters.
public protocol AMCView: Hashable, Sendable {
  /// The type of the rows.
  associatedtype Row: Identifiable & Sendable where Row.ID: Sendable

  /// The path below AMC's base URL.
  var path: [String] { get }
  /// The query items of the filters; page number and size are added to them. Empty by default.
  var filters: QueryItems { get }
  /// The cache policy; that of a list by default.
  var cachePolicy: CachePolicy { get }
  /// The member of `_embedded` that holds the rows.
  static var embeddedName: String { get }
  /// Reads one row; nil if it lacks even an id and a name.
  static func row(_ json: JSONValue) -> Row?
}

extension AMCView {
  public var filters: QueryItems { [:] }
  public var cachePolicy: CachePolicy { .asAnswered(.list) }
}

/// A list in HAL pages (`pageSize`, `pageNumber`, `count`, `_links`, `_embedded`), requested by number and size.
public struct AMCList<View: AMCView>: AMCEndpoint, PagedEndpoint {
  public typealias Row = View.Row

  /// The list to read.
  public let view: View
  /// The page to read.
  public var position: ListPosition

  /// - Parameter pageSize: rows per page, at most 100.
  public init(_ view: View, pageSize: Int) {
    self.view = view
    position = ListPosition(size: pageSize)
  }

  public var path: [String] { view.path }
  public var cachePolicy: CachePolicy { view.cachePolicy }
  public var link: Link? { position.link }
  public var pageSize: Int { position.size }

  public var query: QueryItems {
    var query = view.filters
    query.append("page-number", String(position.number))
    query.append("page-size", String(position.size))
    return query
  }

  public func page(_ number: Int) -> Self {
    var copy = self
    copy.position.number = number
    copy.position.link = nil
    return copy
  }

  public func following(_ link: Link) -> Self {
    var copy = page(position.number + 1)
    copy.position.link = link
    return copy
  }

  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if let error = AMCError.read(response), !AMCError.saysNoShowtimes(response) { throw error }
  }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> RowPage<Row> {
    if AMCError.saysNoShowtimes(response) {
      return RowPage(number: position.number, size: position.size, rows: [], totalRows: 0)
    }
    guard var object = LenientObject(json), json["errors"] == nil || json["_embedded"] != nil else {
      throw UpstreamError(json.mismatch(expected: "a HAL page"))
    }
    let size = object.take("pageSize") ?? position.size
    let count: Int? = object.take("count")
    let entries = Self.entries(of: json["_embedded"])
    if entries == nil, let count, count > 0, position.number == 1 {
      throw UpstreamError(json.missing("_embedded", expected: "a list of \(View.embeddedName)"))
    }
    let rows = entries?.map(View.row) ?? []
    for name in ["pageNumber", "_links", "_embedded"] { object.discard(name) }
    return RowPage(
      number: position.number, size: max(size, rows.count, 1), rows: rows, totalRows: count,
      next: json["_links"]?["next"].flatMap(Self.link), rest: object.rest())
  }

  /// The embedded rows, found by name or as the only list. A single row may come without an array (HAL section 4.1.2).
  private static func entries(of embedded: JSONValue?) -> [JSONValue]? {
    guard let embedded, embedded.kind == .object else { return nil }
    let lists = embedded.members.map(\.value).filter { $0.kind == .array }
    guard let list = embedded[View.embeddedName] ?? (lists.count == 1 ? lists[0] : nil) else { return nil }
    switch list.kind {
    case .array: return Array(list.elements)
    case .object: return [list]
    default: return nil
    }
  }

  /// Reads a link, or the first of several (HAL section 4.1.1).
  private static func link(_ json: JSONValue) -> Link? { try? (json[0] ?? json).read() }
}

/// The position of a page in a list: a number, or a link from the page before.
public struct ListPosition: Sendable, Hashable {
  /// The page, counted from 1.
  public var number: Int
  /// The rows per page, at most 100.
  public let size: Int
  /// The link to follow instead of number and size, if any.
  public var link: Link?

  /// - Parameter size: clamped to 1...100.
  public init(number: Int = 1, size: Int) {
    self.number = number
    self.size = min(max(size, 1), 100)
  }
}
