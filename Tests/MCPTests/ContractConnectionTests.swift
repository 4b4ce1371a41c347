// SPDX-License-Identifier: MIT
import Foundation
import JSON
import JSONRPC
import Synchronization
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct ContractConnectionTests {
  private func connected(
    _ notifications: [String] = [], _ listener: @escaping ContractConnection.Listener = { _, _ in }
  ) throws -> ContractConnection {
    let connection = ContractConnection(router: try Sandbox().router, redact: { $0 }, listener: listener)
    connection.start(notifications: notifications)
    return connection
  }

  @Test func aCallGivesTheResult() async throws {
    let result = try await connected().call("server/ping", RawJSON(parsing: #"{"sequence":7}"#))
    #expect(result["sequence"]?.integer == 7)
  }

  @Test func aListGivesOnePageToWhoeverWantsNoStream() async throws {
    let page = try await connected().call("movies/nowPlaying", RawJSON(parsing: #"{"pageSize":2}"#))
    #expect(page["kind"]?.string == "page")
    #expect(page["items"]?.count == 2)
  }

  @Test func aStreamGivesItsPagesInOrderAndThenTheSummary() async throws {
    let pages = Mutex<[Int]>([])
    let params = try RawJSON(parsing: #"{"pageSize":10}"#)
    let summary = try await connected().call("movies/nowPlaying", params) { page in
      if let number = page["page"]?.integer { pages.withLock { $0.append(number) } }
      return .more
    }
    #expect(pages.withLock { $0 } == Array(1...6))
    #expect(summary.value["itemCount"]?.integer == 51)
  }

  @Test func aStreamStopsWhenItsReaderHasEnough() async throws {
    let connection = try connected()
    let count = Atomic(0)
    let result = try await connection.call("movies/nowPlaying", RawJSON(parsing: #"{"pageSize":1}"#)) { _ in
      count.wrappingAdd(1, ordering: .relaxed).newValue == 3 ? .enough : .more
    }
    #expect(result.value.isNull)
    #expect(count.load(ordering: .relaxed) == 3)
    #expect(try await connection.call("server/ping")["pong"]?.boolean == true)
  }

  @Test func pagesThatNobodyReadsAreWaitedForByWhoeverMakesThem() async throws {
    let calls = PendingCalls()
    let (id, parts) = calls.begin()
    let page = try JSONValue(parsing: #""\#(String(repeating: "x", count: 1 << 20))""#)
    let count = Atomic(0)
    Thread.detachNewThread {
      for _ in 0..<50 {
        calls.receive(page: page, for: id)
        count.add(1, ordering: .releasing)
      }
    }
    // With its quotes a page is more than an eighth of the limit.
    while count.load(ordering: .acquiring) < 7 { await Task.yield() }
    var read = 0
    for await part in parts {
      guard case .page = part else { break }
      #expect(count.load(ordering: .acquiring) - read <= 7)
      calls.noteRead(page, of: id)
      read += 1
      if read == 50 { break }
    }
    #expect(read == 50)
  }

  @Test func anErrorKeepsItsCodeAndData() async throws {
    let connection = try connected()
    let error = await #expect(throws: RPCError.self) {
      try await connection.call("movies/get", RawJSON(parsing: #"{"id":"amc:movie:1"}"#))
    }
    #expect(error?.code.rawValue == -32012)
    #expect(error?.data.value["provider"]?.string == "amc")
  }

  @Test func aCancelledTaskCancelsItsRequest() async throws {
    let connection = try connected()
    let (pages, sink) = AsyncStream.makeStream(of: Void.self)
    let task = Task {
      // A stream far longer than what may wait for its reader.
      try await connection.call("movies/popular", RawJSON(parsing: #"{"pageSize":1}"#)) { _ in
        sink.yield()
        // Holds the stream until the cancel has come.
        while !Task.isCancelled { await Task.yield() }
        return .more
      }
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
    let connection = ContractConnection(router: router, redact: { $0 }, listener: { _, _ in })
    connection.start(notifications: [])
    let task = Task { try await connection.call("test/endless") }
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
    _ = try await connection.call("search/movies", RawJSON(parsing: #"{"query":"casablanca"}"#))
    for await line in news {
      #expect(line == "suggestions/didChange casablanca")
      break
    }
  }

  @Test func afterTheEndCallsFail() async throws {
    let connection = try connected()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        connection.stop()
        continuation.resume()
      }
    }
    let error = await #expect(throws: RPCError.self) { try await connection.call("server/ping") }
    #expect(error?.code == .serverCancelled)
  }
}

private enum Endless: RPCMethod {
  static let name = "test/endless"
  typealias Params = NoParameters
  typealias Result = String
}
