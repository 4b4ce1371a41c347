// SPDX-License-Identifier: MIT
import Backend
import EndpointCore
import FaultServer
import Foundation
import JSON
import JSONRPC
import Providers
import TestSupport
import Testing

/// A whole backend with folders of its own, and a client that talks to it over memory:
///
///     let client = try TestClient(["MARQUEE_AMC_URL": upstream.url, "MARQUEE_AMC_KEY": "k"])
///     let page = try await client.result("movies/nowPlaying", #"{"pageSize":5}"#)
///     #expect(try await client.error("movies/get", #"{"id":"amc:movie:1"}"#)["data"]?["kind"]?.string == "notFound")
///     await client.finish()
///
/// Responses are matched by id, so several calls may run at once (`async let`).
final class TestClient: Sendable {
  let backend: Backend
  var services: Services { backend.services }
  let folder: TemporaryFolder
  private let transport: MemoryTransport
  private let inbox = Inbox()
  private let running: Task<Ending, Never>
  private let lastID = Counter()

  /// - Parameters:
  ///   - environment: the variables. HOME and the XDG folders are inside `folder`, and rates are unlimited, unless
  ///     given.
  ///   - folder: the folder for all files; clients that are to see each other's files share one.
  ///   - log: the log of the backend.
  init(
    _ environment: [String: String] = [:], isSandbox: Bool = false, folder: TemporaryFolder = TemporaryFolder(),
    redactor: Redactor = Redactor(), log: Log? = nil, upstreams: [Upstream] = Upstream.all
  ) throws {
    let standard = [
      "HOME": folder.path, "XDG_STATE_HOME": folder.path + "/state", "XDG_CACHE_HOME": folder.path + "/cache",
      "XDG_CONFIG_HOME": folder.path + "/config", "MARQUEE_AMC_RATE": "0", "MARQUEE_TMDB_RATE": "0",
      "MARQUEE_PIXABAY_RATE": "0",
    ]
    let settings = Settings(
      isSandbox: isSandbox, environment: standard.merging(environment) { $1 }, upstreams: upstreams)
    let backend = try Backend(settings: settings, redactor: redactor, log: log)
    let server = Server(
      router: backend.router, configuration: Configuration(framing: .lines, redact: redactor.redact))
    self.folder = folder
    self.backend = backend
    let (output, sink) = AsyncStream.makeStream(of: [UInt8].self)
    transport = MemoryTransport { sink.yield(Array($0)) }
    running = Task { [transport] in
      let ending = await server.run(over: transport)
      sink.finish()
      return ending
    }
    Task { [inbox] in
      var line: [UInt8] = []
      for await chunk in output {
        for byte in chunk {
          guard byte == UInt8(ascii: "\n") else {
            line.append(byte)
            continue
          }
          await inbox.receive(line)
          line = []
        }
      }
      await inbox.end()
    }
  }

  /// Subscribes to notifications.
  func initialize(notifications: [String], trace: TraceLevel = .off) async throws {
    let names = notifications.map { "\"\($0)\"" }.joined(separator: ",")
    _ = try await result(
      "initialize", #"{"trace":"\#(trace.rawValue)","initializationOptions":{"notifications":[\#(names)]}}"#)
  }

  /// Sends a request and waits for its complete response.
  /// - Parameter params: a JSON text on one or several lines.
  func call(_ method: String, _ params: String = "{}") async throws -> JSONValue {
    let id = send(method, params)
    return try #require(await inbox.answer(to: id), "no answer to \(method)")
  }

  /// Sends a request that must succeed, and waits for its result.
  func result(
    _ method: String, _ params: String = "{}", at location: SourceLocation = #_sourceLocation
  ) async throws -> JSONValue {
    let answer = try await call(method, params)
    return try #require(answer["result"], "\(method): \(answer.raw)", sourceLocation: location)
  }

  /// Sends a request that must fail, and waits for its error.
  func error(
    _ method: String, _ params: String = "{}", at location: SourceLocation = #_sourceLocation
  ) async throws -> JSONValue {
    let answer = try await call(method, params)
    return try #require(answer["error"], "\(method): \(answer.raw)", sourceLocation: location)
  }

  /// Sends a request without waiting for its response.
  /// - Returns: the id of the request.
  @discardableResult
  func send(_ method: String, _ params: String = "{}") -> Int {
    let id = lastID.next()
    let params = params.replacing("\n", with: " ")
    send(line: #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#)
    return id
  }

  func send(line: String) { transport.send(Array((line + "\n").utf8)) }

  /// The complete response to a request that was sent before; nil if the server has ended without one.
  func answer(to id: Int) async -> JSONValue? { await inbox.answer(to: id) }

  /// The params of the next notification of this method that has not been taken yet; nil if the server has ended.
  func notification(_ method: String) async -> JSONValue? { await inbox.notification(method) }

  /// The params of all notifications of this method that have arrived and have not been taken yet.
  func pendingNotifications(_ method: String) async -> [JSONValue] { await inbox.pendingNotifications(method) }

  /// Every line that the server has written.
  var transcript: [String] { get async { await inbox.transcript } }

  /// Closes the input, waits until every request is answered, and closes the files.
  @discardableResult
  func finish() async -> Ending {
    transport.endInput()
    let ending = await running.value
    await inbox.wasEnded()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [backend] in
        backend.close()
        continuation.resume()
      }
    }
    return ending
  }
}

/// Collects the server's messages for those who wait for them.
private actor Inbox {
  private var answers: [Int: JSONValue] = [:]
  private var notifications: [String: [JSONValue]] = [:]
  private var hasEnded = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private(set) var transcript: [String] = []

  func receive(_ line: [UInt8]) {
    transcript.append(String(decoding: line, as: UTF8.self))
    guard let message = try? JSONValue(parsing: line) else {
      Issue.record("not JSON: \(String(decoding: line, as: UTF8.self))")
      return
    }
    if let method = message["method"]?.string {
      notifications[method, default: []].append(message["params"] ?? message)
    } else if let id = message["id"]?.integer {
      if answers.updateValue(message, forKey: id) != nil { Issue.record("\(id) was answered twice") }
    }
    wakeAll()
  }

  func end() {
    hasEnded = true
    wakeAll()
  }

  func answer(to id: Int) async -> JSONValue? {
    while answers[id] == nil && !hasEnded { await change() }
    return answers[id]
  }

  func notification(_ method: String) async -> JSONValue? {
    while notifications[method, default: []].isEmpty && !hasEnded { await change() }
    return notifications[method, default: []].isEmpty ? nil : notifications[method]?.removeFirst()
  }

  func pendingNotifications(_ method: String) -> [JSONValue] { notifications.removeValue(forKey: method) ?? [] }

  func wasEnded() async { while !hasEnded { await change() } }

  private func change() async { await withCheckedContinuation { waiting.append($0) } }

  private func wakeAll() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
