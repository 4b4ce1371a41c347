// SPDX-License-Identifier: MIT
import FaultServer
import Foundation
import JSON
import Testing

@testable import EndpointCore

/// Bounds on what a response decodes into, and deadlines and cancellation during decoding. Regression: 29 kB on the
/// wire became 14 GB, and took 17 s where 3 s were allowed.
@Suite("Bounds of what an answer turns into", .timeLimit(.minutes(5)))
struct ReadingBoundTests {
  /// A list of the elements of an array; each is passed to the test as it is read.
  struct Elements: JSONEndpoint {
    typealias Content = Int
    var onElement: (@Sendable () -> Void)?
    var path: [String] { ["list"] }
    var cachePolicy: CachePolicy { .asAnswered(.list) }

    func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Int {
      json.elements.reduce(0) { count, _ in
        onElement?()
        return count + 1
      }
    }
  }

  let server: FaultServer
  let client: Client
  /// A client with a cache and all other policies.
  let stacked: Client

  init() throws {
    server = try FaultServer()
    let base = try #require(HTTPURL(server.url))
    client = Client(upstream: .test("lists"), base: base, transport: makeTransport())
    stacked = Client(
      upstream: .test("lists"), base: base,
      transport: UpstreamStack(network: makeTransport()).transport(to: "lists", rate: nil))
  }

  func array(_ count: Int, of element: String = "0") -> String {
    "[" + Array(repeating: element, count: count).joined(separator: ",") + "]"
  }

  /// A client that gets its response immediately.
  func atOnce(_ body: String) throws -> Client {
    let base = try #require(HTTPURL(server.url))
    return Client(upstream: .test("lists"), base: base, transport: ScriptedTransport(.success(.ok(body))))
  }

  @Test("a list of as many elements as may be is read, one of more is too large")
  func elements() async throws {
    server.on("/list", .json(array(HTTPResponse.elementLimit)))
    #expect(try await client.run(Elements(), context: CallContext()).content == HTTPResponse.elementLimit)
    server.on("/list", .json(array(HTTPResponse.elementLimit + 1)))
    let error = await #expect(throws: UpstreamError.self) { try await client.run(Elements(), context: CallContext()) }
    #expect(error?.kind == .responseTooLarge)
    #expect(error?.httpStatus == 200)
    #expect(error?.isRetryable == false)
  }

  @Test("many lists that are short enough each are too large together")
  func values() async throws {
    let inner = array(5_000)
    server.on("/list", .json(array(200, of: inner)))
    #expect(try await client.run(Elements(), context: CallContext()).content == 200)
    server.on("/list", .json(array(300, of: inner)))
    let error = await #expect(throws: UpstreamError.self) { try await client.run(Elements(), context: CallContext()) }
    #expect(error?.kind == .responseTooLarge)
  }

  @Test("an error whose text holds too much is still told by its status")
  func errors() async throws {
    struct Strict: JSONEndpoint {
      typealias Content = JSONValue
      var path: [String] { ["list"] }
      var cachePolicy: CachePolicy { .never }
      func validate(_ response: HTTPResponse) throws(UpstreamError) {
        guard var error = UpstreamError(statusOf: response) else { return }
        error.upstreamMessage = (try? response.json()).map { _ in "read" }
        throw error
      }
    }
    server.on("/list", .json(array(20_000), status: 404))
    let error = await #expect(throws: UpstreamError.self) { try await client.run(Strict(), context: CallContext()) }
    #expect(error?.kind == .notFound)
    #expect(error?.upstreamMessage == nil)
  }

  @Test("a kept answer that is too large does not stay in the way")
  func kept() async throws {
    server.on("/list", .json(array(20_000), headers: [("Cache-Control", "max-age=3600")]))
    for _ in 0..<2 {
      let error = await #expect(throws: UpstreamError.self) {
        try await stacked.run(Elements(), context: CallContext())
      }
      #expect(error?.kind == .responseTooLarge)
    }
    server.on("/list", .json("[1,2]", headers: [("Cache-Control", "max-age=3600")]))
    #expect(try await stacked.run(Elements(), context: CallContext()).content == 2)
  }

  @Test("a deadline that passes while an answer is read ends the reading")
  func deadline() async throws {
    let client = try atOnce(array(10_000))
    let read = Recorder<Void>()
    // A busy machine may not have begun to read by the first of these.
    for allowed in [0.2, 2, 20] where read.values.isEmpty {
      let deadline = ContinuousClock.now + .seconds(allowed)
      let endpoint = Elements {
        read.record(())
        // The first element takes all of the time allowed.
        while ContinuousClock.now < deadline {}
      }
      let error = await #expect(throws: UpstreamError.self) {
        try await client.run(endpoint, context: CallContext(deadline: deadline))
      }
      #expect(error?.kind == .timedOut)
    }
    #expect(1..<200 ~= read.values.count)
  }

  @Test("a cancel while an answer is read ends the reading")
  func cancel() async throws {
    let client = try atOnce(array(10_000))
    let read = Recorder<Void>()
    let endpoint = Elements {
      read.record(())
      withUnsafeCurrentTask { $0?.cancel() }
    }
    let task = Task { [client] in
      await #expect(throws: UpstreamError.self) { try await client.run(endpoint, context: CallContext()) }
    }
    #expect(await task.value?.kind == .cancelled)
    #expect(1..<200 ~= read.values.count)
  }

  @Test("an answer that comes from a cache after the deadline is given whole")
  func keptAndLate() async throws {
    server.on("/list", .json(array(500), headers: [("Cache-Control", "max-age=3600")]))
    #expect(try await stacked.run(Elements(), context: CallContext()).content == 500)
    let late = CallContext(deadline: .now - .seconds(1))
    #expect(try await stacked.run(Elements(), context: late).content == 500)
  }

  @Test("rows that take far more than their text are not remembered with it")
  func remembered() throws {
    struct Wide: Identifiable, Sendable {
      let id = 0
      let room: InlineArray<100, Int> = .init(repeating: 0)
    }
    struct Rows: Endpoint, Equatable {
      var path: [String] { [] }
      var cachePolicy: CachePolicy { .never }
      func content(of response: HTTPResponse) throws(UpstreamError) -> RowPage<Wide> {
        RowPage(number: 1, size: 1, rows: [])
      }
    }
    let page = RowPage<Wide>(number: 1, size: 100, rows: Array(repeating: nil, count: 100))
    let memo = ContentMemo()
    memo.remember(page, for: Rows(), of: 200)
    #expect(memo.content(for: Rows(), as: RowPage<Wide>.self) == nil)
    memo.remember(page, for: Rows(), of: 20_000)
    #expect(memo.content(for: Rows(), as: RowPage<Wide>.self) != nil)
  }
}
