// SPDX-License-Identifier: MIT
import JSON
import JSONRPC
import Platform

/// The requests to the contract's server that have no answer yet, and what has come for them that nobody has looked at.
final class PendingCalls: Sendable {
  /// What comes back for a request: its pages and its answer.
  enum Part: Sendable {
    case page(JSONValue)
    case answer(Result<RawJSON, RPCError>)
  }

  private struct Call {
    let continuation: AsyncStream<Part>.Continuation
    var unreadBytes = 0
  }

  private struct State {
    var lastID = 0
    var calls: [Int: Call] = [:]
    /// The bytes of pages of all calls that nobody has read.
    var unreadBytes = 0
    var hasEnded = false
  }

  /// While so many bytes of pages are unread the server's writer waits, and by that whoever makes them.
  private static let unreadLimit = 8 << 20

  private let state = Monitor(State())

  /// Expects the answer to a new request.
  func begin() -> (id: Int, parts: AsyncStream<Part>) {
    let (parts, continuation) = AsyncStream.makeStream(of: Part.self)
    let (id, hasEnded) = state.withLock { state in
      state.lastID += 1
      if !state.hasEnded { state.calls[state.lastID] = Call(continuation: continuation) }
      return (state.lastID, state.hasEnded)
    }
    if hasEnded { continuation.yield(.answer(.failure(.ended))) }
    return (id, parts)
  }

  /// Expects nothing more for this request, and looks at no page any more.
  func end(_ id: Int) {
    state.change { $0.unreadBytes -= $0.calls.removeValue(forKey: id)?.unreadBytes ?? 0 }
  }

  /// Takes a page. Blocks while too much is unread.
  func receive(page: JSONValue, for id: Int) {
    let bytes = page.rawBytes.count
    state.wait { state -> Void? in
      guard let call = state.calls[id] else { return () }
      guard state.unreadBytes == 0 || state.unreadBytes + bytes <= Self.unreadLimit else { return nil }
      state.unreadBytes += bytes
      state.calls[id]?.unreadBytes += bytes
      call.continuation.yield(.page(page))
      return ()
    }
  }

  /// The page has been looked at.
  func noteRead(_ page: JSONValue, of id: Int) {
    state.change { state in
      guard state.calls[id] != nil else { return }
      state.calls[id]?.unreadBytes -= page.rawBytes.count
      state.unreadBytes -= page.rawBytes.count
    }
  }

  func receive(answer: Result<RawJSON, RPCError>, for id: Int) {
    _ = state.withLock { $0.calls[id]?.continuation.yield(.answer(answer)) }
  }

  /// No answer will come any more.
  func endAll() {
    let calls = state.change { state in
      defer { (state.calls, state.unreadBytes) = ([:], 0) }
      state.hasEnded = true
      return state.calls.values
    }
    for call in calls { call.continuation.yield(.answer(.failure(.ended))) }
  }

  /// Blocks until `endAll` was called; only for threads of our own.
  func waitForTheEnd() { state.wait { $0.hasEnded ? () : nil } }
}

extension RPCError {
  fileprivate static let ended = RPCError(
    .serverCancelled, "The server ended before the request was finished", retryable: true)
}
