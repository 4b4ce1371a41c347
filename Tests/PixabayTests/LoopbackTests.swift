// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import FaultServer
import Foundation
import TestSupport
import Testing

@testable import Pixabay

@Suite("Pixabay over a real connection", .timeLimit(.minutes(5)))
struct LoopbackTests {
  let server: FaultServer
  let client: Client

  init() throws {
    server = try FaultServer()
    let base = try #require(HTTPURL(server.url + "/api/"))
    client = Client(upstream: .pixabay, base: base, transport: CurlTransport(.init(userAgent: "tests")))
  }

  @Test("a page of one row is cut out of one of three")
  func smallPage() async throws {
    server.on(
      "/api/?q=cinema&page=1&per_page=3", .json(#"{"total":9,"totalHits":3,"hits":[{"id":1},{"id":2},{"id":3}]}"#))
    let pages = ListPages(
      ImageSearch(try search(pageSize: 1)), client: client, context: CallContext(), from: 2, size: 1, expectedCount: 1)
    var iterator = pages.makeAsyncIterator()
    let page = try #require(try await iterator.next())
    expect(page.rows.map(\.id.number) == [2])
    expect(page.totalRows == 3)
    expect(page.rest?.description == #"{"total":9}"#)
    expect(server.requests.count == 1)
  }

  @Test("a page past the end is empty and has the total")
  func pastTheEnd() async throws {
    server.on("/api/?q=cinema&page=3&per_page=20", .text(#"[ERROR 400] "page" is out of valid range."#, status: 400))
    server.on("/api/?q=cinema&page=1&per_page=20", .json(#"{"total":9,"totalHits":2,"hits":[{"id":1},{"id":2}]}"#))
    var pages: [RowPage<Image>] = []
    let list = ListPages(ImageSearch(try search()), client: client, context: CallContext(), from: 3, size: 20)
    for try await page in list { pages.append(page) }
    expect(pages.count == 1)
    expect(pages.first?.number == 3)
    expect(pages.first?.rows.isEmpty == true)
    expect(pages.first?.totalRows == 2)
    expect(pages.first?.hasNext == false)
  }
}
