import Contract
import EndpointCore
import FaultServer
import FoundationEssentials
import Testing

@testable import Pixabay

@Suite("Pixabay over a real connection")
struct LoopbackTests {
  @Test("a page of one row is cut out of one of three")
  func smallPage() async throws {
    let server = try FaultServer()
    let client = Client(
      provider: "pixabay", base: try #require(URL(string: server.url + "/api/")),
      transport: CurlTransport(.init(userAgent: "tests")))
    server.on(
      "/api/?q=cinema&page=1&per_page=3", .json(#"{"total":9,"totalHits":3,"hits":[{"id":1},{"id":2},{"id":3}]}"#))
    let pages = ListPages(
      ImageSearch(try search(pageSize: 1)), client: client, context: CallContext(), from: 2, size: 1, expectedCount: 1)
    var iterator = pages.makeAsyncIterator()
    let page = try #require(try await iterator.next())
    #expect(page.rows.map(\.id.number) == [2])
    #expect(page.totalRows == 3)
    #expect(page.rest?.description == #"{"total":9}"#)
    #expect(server.requests.count == 1)
  }
}
