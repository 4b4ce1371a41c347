// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// A request as its handler sees it, without the params.
public struct RequestContext: Sendable {
  /// The name of the method.
  public let method: String
  /// Nil for a notification, whose result is dropped.
  public let id: RequestID?
  /// When the request was read.
  public let received: ContinuousClock.Instant
  /// The connection that the request came from.
  public let server: Server
  /// Sends parts of the result as they become available. Nil if the client didn't request them, and in in-order
  /// handlers, which can't wait for the output.
  public let partialResults: PartialResults?
  /// Reports progress. Nil under the same conditions as `partialResults`.
  public let workDone: WorkDoneProgress?
  /// Nil in in-order handlers, and for local calls.
  private let request: PendingRequest?

  init(route: Route, id: RequestID?, received: ContinuousClock.Instant, server: Server, request: PendingRequest? = nil)
  {
    method = route.name
    self.id = id
    self.received = received
    self.server = server
    self.request = request
    partialResults = request.flatMap { request in
      request.call.tokens.partialResult.map { PartialResults(recipient: .client($0, request, server.output)) }
    }
    workDone = request.flatMap { request in
      request.call.tokens.workDone.map { WorkDoneProgress(recipient: .client($0, request, server.output)) }
    }
  }

  /// The context of a call by a client in the same process.
  init(route: Route, id: RequestID, received: ContinuousClock.Instant, server: Server, call: LocalCall) {
    method = route.name
    self.id = id
    self.received = received
    self.server = server
    request = nil
    partialResults = call.observer.part.map { _ in PartialResults(recipient: .caller(call)) }
    workDone = call.observer.report.map { _ in WorkDoneProgress(recipient: .caller(call)) }
  }

  /// Sends a notification that belongs to this request. It is sent before the response or not at all. Waits while the
  /// output queue is full.
  /// - Parameter params: must write an object.
  public func notify(_ method: String, _ params: some JSONWritable) async {
    await server.output.send(.notification(method, params: params), for: request)
  }

  /// Waits for `news` on behalf of a long-lived request. Meanwhile the request doesn't delay the server's shutdown.
  public func rest<T>(_ news: () async throws -> T) async rethrows -> T {
    guard let request else { return try await news() }
    server.dispatcher.change { $0.rest(request, true) }
    defer { server.dispatcher.change { $0.rest(request, false) } }
    return try await news()
  }
}

/// The receiver of a request's partial results and progress.
enum StreamRecipient: Sendable {
  /// A client, which identifies the stream by the token.
  case client(ProgressToken, PendingRequest, Output)
  /// A client in the same process.
  case caller(LocalCall)
}

/// Sends parts of a result as they become available (LSP 3.17, partial result progress).
public struct PartialResults: Sendable {
  let recipient: StreamRecipient

  /// Sends one part. Parts arrive in the order of the calls, before the response. Waits while the output queue is full.
  /// - Parameter value: must write an object with a `kind`, which existing clients need.
  /// - Throws: `CancellationError` if the request is already cancelled, or a local caller wants no more parts. The part
  ///   is then not sent. A cancellation during the send is only reported by the next call, so a part that the client
  ///   received never counts as unsent.
  public func send(_ value: some JSONWritable & Sendable) async throws {
    try Task.checkCancellation()
    switch recipient {
    case .client(let token, let request, let output):
      if let rewriting = request.call.rewriting {
        await output.send(.progress(token, value: rewriting(RawJSON(writing: value))), for: request)
      } else {
        await output.send(.progress(token, value: value), for: request)
      }
    case .caller(let call): try await call.send(value)
    }
  }
}

extension Message {
  static func progress(_ token: ProgressToken, value: some JSONWritable) -> Message {
    .notification("$/progress", params: Progress(token: token, value: value))
  }

  static func progress(_ token: ProgressToken, _ members: (inout JSONWriter) -> Void) -> Message {
    progress(token, value: RawJSON { $0.object(members) })
  }
}

private struct Progress<Value: JSONWritable>: JSONWritable {
  let token: ProgressToken
  let value: Value

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("token", token)
      writer.member("value", value)
    }
  }
}

/// Work-done progress of one request (LSP 3.17, `WorkDoneProgress`). If a handler doesn't end its progress, the
/// server does so before the response. Reports before `begin` or after `end` are dropped.
public struct WorkDoneProgress: Sendable {
  let recipient: StreamRecipient

  /// Begins the progress; later calls are ignored.
  /// - Parameter percentage: 0 to 100; nil if unknown.
  public func begin(title: String, message: String? = nil, percentage: Int? = nil) async {
    guard let report = state.begin(token, percentage) else { return }
    await send { writer in
      writer.member("kind", "begin")
      writer.member("title", title)
      writer.member("cancellable", true)
      writer.member("message", message)
      writer.member("percentage", report.percentage)
    }
  }

  /// Reports an intermediate state.
  /// - Parameter percentage: 0 to 100; never decreases. Omitted if `begin` had none.
  public func report(message: String? = nil, percentage: Int? = nil) async {
    guard let report = state.report(percentage) else { return }
    if case .caller(let call) = recipient { await call.observer.report?(report.percentage, message) }
    await send { writer in
      writer.member("kind", "report")
      writer.member("cancellable", true)
      writer.member("message", message)
      writer.member("percentage", report.percentage)
    }
  }

  /// Ends the progress. The server does so if the handler doesn't.
  public func end(message: String? = nil) async {
    guard let token = state.end(), case .client(_, let request, let output) = recipient else { return }
    await output.send(Self.end(token, message: message), for: request)
  }

  static func end(_ token: ProgressToken, message: String? = nil) -> Message {
    .progress(token) { writer in
      writer.member("kind", "end")
      writer.member("message", message)
    }
  }

  private var state: WorkDoneState {
    switch recipient {
    case .client(_, let request, _): request.workDone
    case .caller(let call): call.workDone
    }
  }

  /// Nil for a client in the same process.
  private var token: ProgressToken? { if case .client(let token, _, _) = recipient { token } else { nil } }

  private func send(_ members: (inout JSONWriter) -> Void) async {
    guard case .client(let token, let request, let output) = recipient else { return }
    await output.send(.progress(token, members), for: request)
  }
}

/// The work-done progress state of one request.
final class WorkDoneState: Sendable {
  /// A report that may be sent.
  struct Report {
    /// Nil if the report has no percentage.
    let percentage: Int?
  }

  private enum Phase {
    case unused
    case begun(ProgressToken?, percentage: Int?)
    case ended
  }

  private let phase = Mutex(Phase.unused)

  /// Nil if nothing may be sent.
  func begin(_ token: ProgressToken?, _ percentage: Int?) -> Report? {
    phase.withLock { phase in
      guard case .unused = phase else { return nil }
      let percentage = percentage.map { min(max($0, 0), 100) }
      phase = .begun(token, percentage: percentage)
      return Report(percentage: percentage)
    }
  }

  /// Nil if nothing may be sent.
  func report(_ percentage: Int?) -> Report? {
    phase.withLock { phase in
      guard case .begun(let token, let last) = phase else { return nil }
      // Clients may ignore percentages after a `begin` without one, and must not see one decrease.
      guard let last, let percentage else { return Report(percentage: nil) }
      let risen = min(max(percentage, last), 100)
      phase = .begun(token, percentage: risen)
      return Report(percentage: risen)
    }
  }

  /// The token for the end report; nil if no progress is under way.
  func end() -> ProgressToken? {
    phase.withLock { phase in
      defer { phase = .ended }
      guard case .begun(let token, _) = phase else { return nil }
      return token
    }
  }
}
