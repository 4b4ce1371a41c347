// SPDX-License-Identifier: MIT
import FaultServer

/// Lists with any number of movies, which a `FaultServer` serves in the form of each upstream.
enum PlayedList {
  /// AMC: HAL, with the requested page size.
  static func amc(_ total: Int, request: ReceivedRequest) -> Reply {
    let page = Int(request.queryItem("page-number") ?? "") ?? 1
    let size = Int(request.queryItem("page-size") ?? "") ?? 10
    let rows = numbers(page: page, size: size, total: total)
      .map { #"{"id":\#($0),"name":"Movie \#($0)","slug":"movie-\#($0)"}"# }
    return .json(
      #"{"pageSize":\#(size),"pageNumber":\#(page),"count":\#(total),"_embedded":{"movies":[\#(rows.joined(separator: ","))]}}"#
    )
  }

  /// TMDB: pages of 20 rows.
  static func tmdb(_ total: Int, request: ReceivedRequest) -> Reply {
    let page = Int(request.queryItem("page") ?? "") ?? 1
    let rows = numbers(page: page, size: 20, total: total).map { #"{"id":\#($0),"title":"Movie \#($0)"}"# }
    let pages = (total + 19) / 20
    return .json(
      #"{"page":\#(page),"results":[\#(rows.joined(separator: ","))],"total_pages":\#(pages),"total_results":\#(total)}"#
    )
  }

  /// Pixabay: the requested page size, at least 3; a page past the end is refused.
  static func pixabay(_ total: Int, request: ReceivedRequest) -> Reply {
    let page = Int(request.queryItem("page") ?? "") ?? 1
    guard let size = Int(request.queryItem("per_page") ?? "20"), 3...200 ~= size else {
      return .text(#"[ERROR 400] "per_page" is out of valid range."#, status: 400)
    }
    let rows = numbers(page: page, size: size, total: total)
    guard page == 1 || !rows.isEmpty else { return .text(#"[ERROR 400] "page" is out of valid range."#, status: 400) }
    let hits = rows.map { #"{"id":\#($0)}"# }.joined(separator: ",")
    return .json(#"{"total":\#(total),"totalHits":\#(total),"hits":[\#(hits)]}"#)
  }

  private static func numbers(page: Int, size: Int, total: Int) -> Range<Int> {
    let first = min((page - 1) * size, total)
    return first + 1..<min(first + size, total) + 1
  }
}
