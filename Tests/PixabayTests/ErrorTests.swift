// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import TestSupport
import Testing

@testable import Pixabay

@Suite("Pixabay's errors", .timeLimit(.minutes(5)))
struct ErrorTests {
  func error(_ body: String, status: Int, id: Int? = nil, page: Int = 1) throws -> UpstreamError {
    var params = try search()
    params.id = id.flatMap { EntityID(.pixabay, .image, $0) }
    let endpoint = ImageSearch(params).page(page)
    return try #require(throws: UpstreamError.self) { try endpoint.read(body, status: status) }
  }

  @Test(
    "have a kind by text and status",
    arguments: [
      (400, "[ERROR 400] Invalid or missing API key (https://pixabay.example/api/docs/).", .credentialsRejected),
      (403, "[ERROR 403] This API key is suspended.", .credentialsRejected), (401, "", .credentialsRejected),
      (401, "Unauthorized", .credentialsRejected), (403, "This key may not.", .credentialsRejected),
      (403, "Not from here.", .requestFailed),
      (429, "API rate limit exceeded", .rateLimited), (429, "API key over its rate limit", .rateLimited),
      (400, #"[ERROR 400] "per_page" is out of valid range."#, .requestFailed),
      (400, #"[ERROR 400] "page" is out of valid range."#, .requestFailed), (404, "Not found", .notFound),
      (503, "<html>Away</html>", .upstreamFailed), (200, "<html>Log in</html>", .upstreamMalformed),
      (200, "{}", .upstreamMalformed), (200, "", .upstreamMalformed),
    ] as [(Int, String, UpstreamError.Kind)])
  func kinds(status: Int, body: String, kind: UpstreamError.Kind) throws {
    let error = try error(body, status: status)
    expect(error.kind == kind)
    expect(error.isRetryable == [.rateLimited, .upstreamFailed].contains(kind))
  }

  @Test("keep Pixabay's words and code")
  func words() throws {
    let error = try error("[ERROR 400] \"lang\" is invalid.\nMore.", status: 400)
    expect(error.upstreamCode == "400")
    expect(error.upstreamMessage == "[ERROR 400] \"lang\" is invalid.")
    expect(try self.error("<html></html>", status: 500).upstreamMessage == nil)
    expect(try self.error("[ERROR 400] Invalid API key", status: 400).kind == .credentialsRejected)
  }

  @Test("about an id mean that there is no such image, unless it is the key")
  func unknownID() throws {
    expect(try error("[ERROR 400] Unknown.", status: 400, id: 5).kind == .notFound)
    expect(try error("[ERROR 400] Invalid API key", status: 400, id: 5).kind == .credentialsRejected)
  }

  @Test("past the end are an empty page")
  func pastTheEnd() throws {
    let page = try ImageSearch(try search()).page(9).read(#"[ERROR 400] "page" is out of valid range."#, status: 400)
    expect(page.rows.isEmpty)
    expect(page.number == 9)
    expect(page.totalRows == nil)
  }
}
