// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// Work-done progress of one request (LSP 3.17, `WorkDoneProgress`). A handler that begins and doesn't end is ended by
/// the server before its answer; a report before `begin` or after `end` is left out.
public struct WorkDoneProgress: Sendable {
  let token: ProgressToken
  let request: PendingRequest
  let output: Output

  /// - Parameter percentage: 0 to 100; nil if nobody can tell.
  public func begin(title: String, message: String? = nil, percentage: Int? = nil) async {
    guard let report = request.workDone.begin(token, percentage) else { return }
    await send { writer in
      writer.member("kind", "begin")
      writer.member("title", title)
      writer.member("cancellable", true)
      writer.member("message", message)
      writer.member("percentage", report.percentage)
    }
  }

  /// - Parameter percentage: 0 to 100; it never falls. Left out if `begin` had none.
  public func report(message: String? = nil, percentage: Int? = nil) async {
    guard let report = request.workDone.report(percentage) else { return }
    await send { writer in
      writer.member("kind", "report")
      writer.member("cancellable", true)
      writer.member("message", message)
      writer.member("percentage", report.percentage)
    }
  }

  /// Ends the progress; the server does it where the handler doesn't.
  public func end(message: String? = nil) async {
    guard let token = request.workDone.end() else { return }
    await output.send(Self.end(token, message: message), for: request)
  }

  static func end(_ token: ProgressToken, message: String? = nil) -> Message {
    .progress(token) { writer in
      writer.member("kind", "end")
      writer.member("message", message)
    }
  }

  private func send(_ members: (inout JSONWriter) -> Void) async {
    await output.send(.progress(token, members), for: request)
  }
}

/// How far the work-done progress of one request has come.
final class WorkDoneState: Sendable {
  /// What may be sent.
  struct Report {
    /// Nil: none.
    let percentage: Int?
  }

  private enum Phase {
    case unused
    case begun(ProgressToken, percentage: Int?)
    case ended
  }

  private let phase = Mutex(Phase.unused)

  /// Nil if nothing may be sent.
  func begin(_ token: ProgressToken, _ percentage: Int?) -> Report? {
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
      // Clients may ignore percentages that follow a `begin` without one, and must not see one that falls.
      guard let last, let percentage else { return Report(percentage: nil) }
      let risen = min(max(percentage, last), 100)
      phase = .begun(token, percentage: risen)
      return Report(percentage: risen)
    }
  }

  /// The token to send the end with; nil if nothing was begun or it has ended.
  func end() -> ProgressToken? {
    phase.withLock { phase in
      defer { phase = .ended }
      guard case .begun(let token, _) = phase else { return nil }
      return token
    }
  }
}
