// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// A list of the form `{page, results, total_pages, total_results}`, requested by page number. TMDB sets the page size.
public protocol TMDBList: TMDBEndpoint, PagedEndpoint {
  /// The page to request, counted from 1.
  var number: Int { get set }
  /// The query items besides the page number.
  var parameters: QueryItems { get }
  /// Reads one row; nil if it lacks required members or is of an unknown kind.
  func row(_ json: JSONValue) -> Row?
}

/// TMDB's paging limits.
enum TMDBPaging {
  /// Rows on every page but the last; recommendations may have one more.
  static let size = 20
  /// The last page served; TMDB refuses later ones, whatever `total_pages` says.
  static let last = 500
}

extension TMDBList {
  public var cachePolicy: CachePolicy { .asAnswered(.list) }

  public var query: QueryItems {
    var query = parameters
    query.append("page", String(number))
    return query
  }

  public var pageSize: Int { TMDBPaging.size }
  public var lastServedPage: Int? { TMDBPaging.last }

  public func page(_ number: Int) -> Self {
    var copy = self
    copy.number = number
    return copy
  }

  /// TMDB sends no links; those made here only mark that there is a next page.
  public func following(_ link: Link) -> Self { page(number + 1) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> RowPage<Row> {
    let results = json["results"].flatMap { $0.kind == .array ? $0 : nil }
    // A list without rows may lack its list of rows.
    guard var object = LenientObject(json), results != nil || object.peek("total_results", as: Int.self) == 0 else {
      throw UpstreamError(json.missing("results", expected: "a list"))
    }
    object.discard("results")
    object.discard("page")
    let reachable = 0...(TMDBPaging.last * TMDBPaging.size)
    let claimed = object.peek("total_results", as: Int.self)
    // Totals beyond the reachable pages are clamped in the result, so the originals stay in the rest.
    if let claimed, reachable.contains(claimed) {
      object.discard("total_results")
      object.discard("total_pages")
    }
    let totalPages = object.peek("total_pages", as: Int.self)
    return RowPage(
      number: number, size: TMDBPaging.size, rows: results?.readElements(row) ?? [],
      totalRows: claimed.map { min(max($0, reachable.lowerBound), reachable.upperBound) },
      next: claimed == nil ? next(rows: results?.count ?? 0, of: totalPages) : nil, rest: object.rest())
  }

  /// The next page's link, for lists without a total: up to `total_pages`, or after every full page if that is missing.
  private func next(rows: Int, of totalPages: Int?) -> Link? {
    guard number < min(totalPages ?? .max, TMDBPaging.last), totalPages != nil || rows >= TMDBPaging.size else {
      return nil
    }
    return Link(href: "?page=\(number + 1)")
  }
}
