// SPDX-License-Identifier: MIT
import JSON
import JSONRPC
import Platform

/// The unanswered requests to the contract's server, with their unread pages.
final class PendingCalls: Sendable {
  /// A part of what comes back for a request: a page or the response.
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
    /// The bytes of all calls' unread pages.
    var unreadBytes = 0
    var hasEnded = false
  }

  /// The limit for unread pages; while it is reached, the server's writer blocks, and thereby whoever produces pages.
  private static let unreadLimit = 8 << 20

  private let state = Monitor(State())

  /// Registers a new request.
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

  /// Unregisters a request and discards its unread pages.
  func end(_ id: Int) {
    state.change { $0.unreadBytes -= $0.calls.removeValue(forKey: id)?.unreadBytes ?? 0 }
  }

  /// Adds a page. Blocks while too many bytes are unread.
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

  /// Marks a page as read.
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

  /// Fails all requests, because no responses will come any more.
  func endAll() {
    let calls = state.change { state in
      defer { (state.calls, state.unreadBytes) = ([:], 0) }
      state.hasEnded = true
      return state.calls.values
    }
    for call in calls { call.continuation.yield(.answer(.failure(.ended))) }
  }

  /// Blocks until `endAll` has been called; must not be called from a task.
  func waitForTheEnd() { state.wait { $0.hasEnded ? () : nil } }
}

extension RPCError {
  fileprivate static let ended = RPCError(
    .serverCancelled, "The server stopped before the request was finished", retryable: true)
}
