// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Foundation
import TestSupport
import Testing

@testable import TMDB

@Suite("TMDB over a real connection", .timeLimit(.minutes(5)))
struct LoopbackTests {
  let server: FaultServer
  let client: Client

  init() throws {
    server = try FaultServer()
    let base = try #require(HTTPURL(server.url + "/3"))
    client = Client(
      upstream: .tmdb, base: base, transport: CurlTransport(.init(userAgent: "tests")))
  }

  /// Page `number` of a list with 47 movies.
  static func page(_ number: Int) -> Reply {
    let ids = ((number - 1) * 20 + 1)...min(number * 20, 47)
    let rows = ids.map { #"{"id":\#($0),"title":"Movie \#($0)"}"# }.joined(separator: ",")
    return .json(#"{"page":\#(number),"results":[\#(rows)],"total_pages":3,"total_results":47}"#)
  }

  @Test("pages are cut anew without asking for one twice")
  func recut() async throws {
    for number in 1...3 { server.on("/3/search/movie?query=a&page=\(number)", Self.page(number)) }
    let list = MovieList(.search(MovieSearch("a")), for: Presentation())
    var sizes: [Int] = []
    var numbers: [Int?] = []
    for try await page in ListPages(list, client: client, context: CallContext(), size: 15) {
      sizes.append(page.rows.count)
      numbers += page.rows.map { $0.id.number }
    }
    expect(sizes == [15, 15, 15, 2])
    expect(numbers == Array(1...47))
    expect(server.requests.count == 3)
  }

  @Test("an error tells what TMDB said")
  func error() async throws {
    server.on(
      "/3/movie/1", .json(#"{"success":false,"status_code":34,"status_message":"No such movie."}"#, status: 404))
    let endpoint = MovieEndpoint(try id(1), for: Presentation())
    let error = await #expect(throws: UpstreamError.self) { try await client.run(endpoint, context: CallContext()) }
    expect(error?.kind == .notFound)
    expect(error?.upstream == Upstream.tmdb.identity)
    expect(error?.upstreamCode == "34")
    expect(error?.url == server.url + "/3/movie/1")
  }
}
