// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import EndpointCore

@Suite("Loading state", .timeLimit(.minutes(5)))
struct LoadingStateTests {
  struct Text: Endpoint {
    var name = "a"
    var path: [String] { [name] }
    var cachePolicy: CachePolicy { .asAnswered(.description) }
    func content(of response: HTTPResponse) throws(UpstreamError) -> String { response.content }
  }

  let wallClock = WallClock()
  let upstream = GatedTransport()
  let client: Client

  init() throws {
    let clock = wallClock
    let transport = ResponseCacheTransport(around: upstream, cache: ResponseCache(), wallClock: { clock.now })
    client = Client(upstream: .test("things"), base: .example, transport: transport)
  }

  /// A state as text, for comparison.
  func told(_ state: LoadingState<Response<String>>?) -> String {
    switch state?.map(\.content) {
    case nil: "ended"
    case .initial: "initial"
    case .loading(let cached): "loading \(cached ?? "-")"
    case .success(let value): "success \(value)"
    case .failure(let error, let cached): "failure \(error.kind) \(cached ?? "-")"
    }
  }

  @Test("nothing kept: loading, then success")
  func success() async throws {
    var states = client.states(of: Text(), context: CallContext()).makeAsyncIterator()
    #expect(told(await states.next()) == "loading -")
    await upstream.arrival().answer(.success(.ok("one")))
    #expect(told(await states.next()) == "success one")
    #expect(await states.next() == nil)
  }

  @Test("kept and out of date: loading with the old, then success with the new or failure with the old")
  func stale() async throws {
    for (answer, last) in [
      (Outcome.success(.ok("two", ["Cache-Control": "must-revalidate"])), "success two"),
      (.failure(UpstreamError(.responseTooLarge, "too large")), "failure responseTooLarge two"),
    ] {
      let run = Task { try await client.run(Text(), context: CallContext(cacheMode: .reload)) }
      let kept = last == "success two" ? "one" : "two"
      await upstream.arrival().answer(.success(.ok(kept, ["Cache-Control": "must-revalidate"])))
      _ = try await run.value
      var states = client.states(of: Text(), context: CallContext()).makeAsyncIterator()
      let arrival = await upstream.arrival()
      // The state before it was superseded: only the latest one is kept.
      #expect(told(await states.next()) == "loading \(kept)")
      arrival.answer(answer)
      #expect(told(await states.next()) == last)
      #expect(await states.next() == nil)
    }
  }

  @Test("kept and fresh: success without asking")
  func fresh() async throws {
    let run = Task { try await client.run(Text(), context: CallContext()) }
    await upstream.arrival().answer(.success(.ok("one", ["Cache-Control": "max-age=60"])))
    _ = try await run.value
    var last: LoadingState<Response<String>>?
    for await state in client.states(of: Text(), context: CallContext()) { last = state }
    #expect(told(last) == "success one")
    #expect(upstream.count == 1)
  }

  @Test("who stops listening cancels the call")
  func cancel() async throws {
    let task = Task {
      for await _ in client.states(of: Text(), context: CallContext()) {}
    }
    let arrival = await upstream.arrival()
    task.cancel()
    #expect(await arrival.ended().kind == .cancelled)
  }
}
