// SPDX-License-Identifier: MIT
import Contract
import JSON
import JSONRPC
import Synchronization
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct LocalClientTests {
  private func connected(
    _ notifications: [String] = [],
    _ listener: @escaping @Sendable (_ notification: String, _ params: JSONValue) -> Void = { _, _ in }
  ) throws -> LocalClient {
    let client = LocalClient(router: try Sandbox().router, listener: listener)
    client.start(notifications: notifications)
    return client
  }

  @Test func aCallGivesTheResult() async throws {
    let result = try await connected().json(of: "server/ping", #"{"sequence":7}"#)
    #expect(result["sequence"]?.integer == 7)
  }

  @Test func aListGivesOnePageToWhoeverWantsNoStream() async throws {
    let page = try await connected().json(of: "movies/nowPlaying", #"{"pageSize":2}"#)
    #expect(page["kind"]?.string == "page")
    #expect(page["items"]?.count == 2)
  }

  @Test func aStreamGivesItsPagesInOrderAndThenTheSummary() async throws {
    let pages = Mutex<[Int]>([])
    let params = try RawJSON(parsing: #"{"pageSize":10}"#)
    let observer = LocalObserver(part: { page in
      if let page = page as? Page<Movie> { pages.withLock { $0.append(page.page) } }
      return .more
    })
    let summary = try await connected().result(of: "movies/nowPlaying", params, observer)
    #expect(pages.withLock { $0 } == Array(1...6))
    #expect((summary as? Summary)?.itemCount == 51)
  }

  @Test func aStreamStopsWhenItsReaderHasEnough() async throws {
    let connection = try connected()
    let count = Atomic(0)
    let observer = LocalObserver(part: { _ in
      count.wrappingAdd(1, ordering: .relaxed).newValue == 3 ? .enough : .more
    })
    let result = try await connection.result(of: "movies/nowPlaying", RawJSON(parsing: #"{"pageSize":1}"#), observer)
    #expect(result == nil)
    #expect(count.load(ordering: .relaxed) == 3)
    #expect(try await connection.json(of: "server/ping")["pong"]?.boolean == true)
  }

  /// Regression: two tools called at once, of which the first sets a key, were answered in any order.
  @Test func aMethodInOrderTakesEffectBeforeTheCallerWaits() async throws {
    let connection = try connected()
    let isDone = Atomic(false)
    let task = Task.immediate {
      _ = try await connection.value(of: "server/ping")
      isDone.store(true, ordering: .releasing)
    }
    #expect(isDone.load(ordering: .acquiring))
    try await task.value
  }

  @Test func aRunningCallIsCounted() async throws {
    let connection = try connected()
    let count = Mutex<Int?>(nil)
    let observer = LocalObserver(part: { _ in
      let running = try? await connection.json(of: "server/status")["running"]?.integer
      count.withLock { $0 = running }
      return .enough
    })
    _ = try await connection.result(of: "movies/popular", RawJSON(parsing: "{}"), observer)
    #expect(count.withLock { $0 } == 1)
    #expect(try await connection.json(of: "server/status")["running"]?.integer == 0)
  }

  @Test func anErrorKeepsItsCodeAndData() async throws {
    let connection = try connected()
    let error = await #expect(throws: RPCError.self) {
      try await connection.value(of: "movies/get", #"{"id":"amc:movie:1"}"#)
    }
    #expect(error?.code.rawValue == -32012)
    #expect(error?.data.value["provider"]?.string == "amc")
  }

  @Test func aCancelledTaskCancelsItsRequest() async throws {
    let connection = try connected()
    let (pages, sink) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      // A stream far longer than what may wait for its reader.
      let observer = LocalObserver(part: { _ in
        sink.yield()
        // Holds the stream until the cancel has come.
        while !Task.isCancelled { await Task.yield() }
        return .more
      })
      _ = try await connection.result(of: "movies/popular", RawJSON(parsing: #"{"pageSize":1}"#), observer)
    }
    for await _ in pages { break }
    task.cancel()
    let error = await #expect(throws: RPCError.self) { try await task.value }
    #expect(error?.code == .requestCancelled)
  }

  /// The caller's error alone doesn't end the backend's work on the request.
  @Test(.timeLimit(.minutes(5))) func theRequestOfACancelledTaskEndsToo() async throws {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (cancelled, cancel) = AsyncStream.makeStream(of: Void.self)
    var router = Router()
    router.handle(Endless.self) { _, _ in
      start.yield()
      while !Task.isCancelled { await Task.yield() }
      cancel.yield()
      throw CancellationError()
    }
    let client = LocalClient(router: router)
    let task = Task { _ = try await client.value(of: "test/endless") }
    for await _ in started { break }
    task.cancel()
    for await _ in cancelled { break }
    _ = await task.result
  }

  @Test func notificationsGoToTheListener() async throws {
    let (news, sink) = AsyncStream.makeStream(of: String.self)
    let connection = try connected(["suggestions/didChange"]) { name, params in
      sink.yield("\(name) \(params["items"]?[0]?["query"]?.string ?? "")")
    }
    _ = try await connection.value(of: "search/movies", #"{"query":"casablanca"}"#)
    for await line in news {
      #expect(line == "suggestions/didChange casablanca")
      break
    }
  }
}

private enum Endless: RPCMethod {
  static let name = "test/endless"
  typealias Params = NoParameters
  typealias Result = String
}
