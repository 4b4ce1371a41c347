// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// Work-done progress of one request (LSP 3.17, `WorkDoneProgress`). If a handler doesn't end what it began, the server
/// does so before the response. Reports before `begin` or after `end` are dropped.
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
    /// Nil if the report has none.
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
