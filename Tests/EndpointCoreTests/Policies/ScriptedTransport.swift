// SPDX-License-Identifier: MIT
import Foundation
import Synchronization
import Testing

@testable import EndpointCore

/// Answers as a test's closure says, and records the requests.
final class ScriptedTransport: Transport {
  typealias Answer = Result<HTTPResponse, UpstreamError>

  private let seen = Mutex<[HTTPRequest]>([])
  private let script: @Sendable (HTTPRequest, Int) -> Answer

  /// - Parameter script: called with the request and the number of requests before it.
  init(_ script: @escaping @Sendable (HTTPRequest, Int) -> Answer) { self.script = script }

  /// Returns `answers` one after the other, repeating the last one.
  convenience init(_ answers: Answer...) {
    self.init { _, index in answers[min(index, answers.count - 1)] }
  }

  var requests: [HTTPRequest] { seen.withLock { $0 } }
  var count: Int { requests.count }

  func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    let index = seen.withLock { seen in
      seen.append(request)
      return seen.count - 1
    }
    return try script(request, index).get()
  }
}

/// Holds every request until the test answers it.
final class GatedTransport: Transport {
  /// A request that waits for its response.
  struct Arrival: Sendable {
    let request: HTTPRequest
    fileprivate let answer = Promise<HTTPResponse>()
    fileprivate let end = Promise<Outcome>()

    func answer(_ result: Result<HTTPResponse, UpstreamError> = .success(.ok())) { answer.settle(result) }
    /// How the request ended: with the test's response or by cancellation.
    func ended() async -> Outcome {
      do throws(UpstreamError) { return try await end.value() } catch { return .failure(error) }
    }
  }

  private struct State {
    var arrivals: [Arrival] = []
    var taken = 0
    var waiting: CheckedContinuation<Arrival, Never>?
  }

  private let state = Mutex(State())

  /// The number of requests so far.
  var count: Int { state.withLock { $0.arrivals.count } }

  /// The next request that has not been looked at, whether it has arrived or is still to come. Only one task at a time
  /// may wait.
  func arrival() async -> Arrival {
    await withCheckedContinuation { continuation in
      let arrival: Arrival? = state.withLock { state in
        guard state.taken < state.arrivals.count else {
          state.waiting = continuation
          return nil
        }
        state.taken += 1
        return state.arrivals[state.taken - 1]
      }
      if let arrival { continuation.resume(returning: arrival) }
    }
  }

  func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    let arrival = Arrival(request: request)
    let waiting = state.withLock { state in
      state.arrivals.append(arrival)
      if state.waiting != nil { state.taken += 1 }
      defer { state.waiting = nil }
      return state.waiting
    }
    waiting?.resume(returning: arrival)
    let outcome: Outcome
    do throws(UpstreamError) {
      outcome = .success(try await arrival.answer.value())
    } catch {
      outcome = .failure(error.attempted(1))
    }
    arrival.end.settle(.success(outcome))
    return try outcome.get()
  }
}

extension HTTPResponse {
  static func ok(_ body: String = "{}", _ headers: HTTPHeaders = [:]) -> HTTPResponse {
    .status(200, headers, body)
  }

  static func status(_ status: Int, _ headers: HTTPHeaders = [:], _ body: String = "") -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: Array(body.utf8), url: .example)
  }

  var content: String { String(decoding: body, as: UTF8.self) }
}

extension UpstreamError {
  static var lost: UpstreamError { UpstreamError(.upstreamUnreachable, "the connection was lost", attempts: 1) }
  static var silent: UpstreamError { UpstreamError(.timedOut, "the upstream did not answer in time", attempts: 1) }
}

extension HTTPURL {
  static var example: HTTPURL { HTTPURL("https://api.example.com/things?page=1")! }
}

extension HTTPRequest {
  /// A GET of `path` at example.com.
  static func get(
    _ path: String = "/things", _ context: CallContext = CallContext(),
    _ cachePolicy: CachePolicy = .asAnswered(.description)
  ) -> HTTPRequest {
    HTTPRequest(url: HTTPURL("https://api.example.com\(path)")!, cachePolicy: cachePolicy, context: context)
  }
}

/// The error that `send` throws.
func failure(_ transport: any Transport, _ request: HTTPRequest) async throws -> UpstreamError {
  guard case .failure(let error) = await transport.outcome(of: request) else {
    Issue.record("an answer where an error was expected")
    throw UpstreamError(.requestFailed, "no error")
  }
  return error
}

/// Waits until the condition holds. It yields the processor between two checks, and ends when the test runs out of
/// time.
func eventually(_ isSo: () async throws -> Bool) async throws {
  while try await !isSo() { try await Task.sleep(for: .milliseconds(1)) }
}

/// Records values for a test.
final class Recorder<Value: Sendable>: Sendable {
  private let kept = Mutex<[Value]>([])
  var values: [Value] { kept.withLock { $0 } }
  func record(_ value: Value) { kept.withLock { $0.append(value) } }
}
