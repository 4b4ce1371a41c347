// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import TMDB

/// The backend's implementation: one scan, readers over the scanned bytes, and results written straight into the
/// response. What TMDB sends beyond the contract is kept.
struct OurWay {
  private let endpoint = MovieList(.popular, for: Presentation())
  private let response: HTTPResponse

  init(_ payload: [UInt8]) throws {
    guard let url = HTTPURL("https://api.themoviedb.org/3/movie/popular") else { throw Disagreement("no URL") }
    response = HTTPResponse(status: 200, body: payload, url: url)
  }

  func answer() throws -> [UInt8] {
    let content = try endpoint.content(of: response)
    let page = Page(
      page: 3, pageSize: content.size, totalPages: 412, totalResults: content.totalRows, nextPage: 4, previousPage: 2,
      items: Rows(content.rows))
    return RawJSON(writing: page).bytes
  }
}
