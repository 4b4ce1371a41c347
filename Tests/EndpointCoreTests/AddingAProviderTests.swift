import FaultServer
import Foundation
import Testing

// SPDX-License-Identifier: MIT
@testable import EndpointCore

@Suite("Adding a provider", .timeLimit(.minutes(5)))
struct AddingAProviderTests {
  let server: FaultServer
  let stack: UpstreamStack
  let redactor = Redactor()

  init() throws {
    server = try FaultServer()
    stack = UpstreamStack(network: makeTransport())
  }

  func tides(key: String? = "sesame") throws -> Client {
    let base = try #require(HTTPURL(server.url + "/v1"))
    let credential = key.flatMap { key in Upstream.tides.form(of: key).map { Credential(key, in: $0.placement) } }
    return stack.client(of: .tides, base: base, rate: nil, redactor: redactor) { credential }
  }

  @Test("lets it take uploads, with their progress")
  func uploads() async throws {
    server.on("/v1/stations/7/photograph", .status(204))
    let file = FileManager.default.temporaryDirectory.appending(path: "photograph-\(UUID().uuidString)")
    try Data(repeating: 7, count: 100_000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let reports = Reports()
    _ = try await tides().upload(PutPhotograph(station: 7, file: file.path), context: CallContext()) { reports.add($0) }
    #expect(server.requests.first?.method == "PUT")
    #expect(server.requests.first?.body.count == 100_000)
    #expect(reports.all.last == UploadProgress(sent: 100_000, total: 100_000))
  }

  @Test("gives answers, from the cache the second time, with the key sent")
  func answers() async throws {
    server.on("/v1/stations/7", .json(#"{"id":7,"name":"Brest"}"#))
    let client = try tides()
    #expect(try await client.run(GetStation(id: 7), context: CallContext()).content.name == "Brest")
    let again = try await client.run(GetStation(id: 7), context: CallContext())
    #expect(again.content.name == "Brest")
    #expect(again.attempts == 0)
    #expect(server.requests.count == 1)
    #expect(server.requests.first?.header("X-Tides-Key") == "sesame")
  }

  @Test("gives lists, page by page")
  func lists() async throws {
    server.on("/v1/stations") { request in
      let page = Int(request.queryItem("page") ?? "") ?? 0
      let rows = [2 * page - 1, 2 * page].filter { $0 <= 5 }.map { #"{"id":\#($0),"name":"station \#($0)"}"# }
      return .json(#"{"total":5,"stations":[\#(rows.joined(separator: ","))]}"#)
    }
    var ids: [Int] = []
    for try await page in ListPages(ListStations(), client: try tides(), context: CallContext()) {
      for station in page.rows { ids.append(station.id) }
    }
    #expect(ids == [1, 2, 3, 4, 5])
  }

  @Test("gives errors that name it and keep the key to themselves")
  func errors() async throws {
    let client = try tides()
    let missing = try tides(key: nil)
    let noKey = await #expect(throws: UpstreamError.self) {
      try await missing.run(GetStation(id: 1), context: CallContext())
    }
    #expect(noKey?.kind == .credentialsMissing)
    #expect(noKey?.text == "no key for Tides is configured")
    server.on("/v1/stations/2", .json(#"{"id":2,"name":["sesame"]}"#))
    let malformed = await #expect(throws: UpstreamError.self) {
      try await client.run(GetStation(id: 2), context: CallContext())
    }
    #expect(malformed?.kind == .upstreamMalformed)
    #expect(malformed?.upstream == Upstream.tides.identity)
    #expect(malformed.map { "\($0)".contains("sesame") } == false)
  }
}
