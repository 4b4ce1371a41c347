// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// A list of TMDB's: `{page, results, total_pages, total_results}`, asked for by number. TMDB sets the size.
public protocol TMDBList: TMDBEndpoint, PagedEndpoint {
  /// Which page to ask for, from 1.
  var number: Int { get set }
  /// What is asked besides the page.
  var parameters: QueryItems { get }
  /// Reads one row; nil for one that lacks what is certain, or of a kind that is not known.
  func row(_ json: JSONValue) -> Row?
}

/// How TMDB pages its lists.
enum TMDBPaging {
  /// Rows on every page but the last; recommendations may have one more.
  static let size = 20
  /// Later pages are refused, whatever `total_pages` says.
  static let last = 500
}

extension TMDBList {
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

  /// TMDB gives no links; those made here only say that there is a page.
  public func following(_ link: Link) -> Self { page(number + 1) }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> UpstreamPage<Row> {
    guard let results = json["results"], results.kind == .array, var object = LenientObject(json) else {
      throw UpstreamError(json.missing("results", expected: "a list"))
    }
    object.discard("results")
    object.discard("page")
    let reachable = 0...(TMDBPaging.last * TMDBPaging.size)
    let claimed = object.peek("total_results", as: Int.self)
    // Totals that are more than can be reached are changed, so they stay.
    if let claimed, reachable.contains(claimed) {
      object.discard("total_results")
      object.discard("total_pages")
    }
    let totalPages = object.peek("total_pages", as: Int.self)
    return UpstreamPage(
      number: number, size: TMDBPaging.size, rows: results.elements.map(row),
      totalRows: claimed.map { min(max($0, reachable.lowerBound), reachable.upperBound) },
      next: claimed == nil ? next(rows: results.count, of: totalPages) : nil, rest: object.rest())
  }

  /// Where no total tells how many pages there are: a page follows the others, and every full one.
  private func next(rows: Int, of totalPages: Int?) -> Link? {
    guard number < min(totalPages ?? .max, TMDBPaging.last), totalPages != nil || rows >= TMDBPaging.size else {
      return nil
    }
    return Link(href: "?page=\(number + 1)")
  }
}
