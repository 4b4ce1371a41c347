// SPDX-License-Identifier: MIT
import CCurl
import Platform
import Synchronization

/// The thread that runs libcurl's multi interface (https://curl.se/libcurl/c/libcurl-multi.html). All calls of libcurl
/// happen on it, except the wake-up; other threads send it orders.
final class CurlThread: Sendable {
  private enum Order {
    case start(CurlTransfer)
    case cancel(CurlTransfer)
    /// More of the request body is available.
    case resume(CurlTransfer)
    case stop
  }

  private enum Phase {
    case idle
    case running
    case ended(UpstreamError)
  }

  private struct State {
    var phase = Phase.idle
    var orders: [Order] = []
    var waitingForEnd: [CheckedContinuation<Void, Never>] = []
  }

  private let library: String
  private let state = Mutex(State())
  /// Set while the thread can be woken. It has a lock of its own: woken under that of the orders, the thread would only
  /// wait for it.
  private let multi = Mutex<CurlHandle?>(nil)

  /// - Parameter library: the file name for the dynamic loader.
  init(library: String = CurlLibrary.name) { self.library = library }

  func start(_ transfer: CurlTransfer) {
    if let refusal = give(.start(transfer), startsThread: true) { transfer.finish(.failure(refusal)) }
  }

  /// Gives an order to the thread, if it is running.
  ///
  /// - Parameter startsThread: whether to start it if it isn't.
  /// - Returns: why it can't be started.
  @discardableResult
  private func give(_ order: Order, startsThread: Bool = false) -> UpstreamError? {
    let (refusal, isFirst): (UpstreamError?, Bool) = state.withLock { state in
      if startsThread, let refusal = run(&state) { return (refusal, false) }
      guard case .running = state.phase else { return (nil, false) }
      state.orders.append(order)
      return (nil, state.orders.count == 1)
    }
    // Woken for the first one, the thread takes those that follow along with it.
    if isFirst { multi.withLock { if let multi = $0 { ccurl_multi_wakeup(multi.pointer) } } }
    return refusal
  }

  /// Starts the thread, which opens the library, ahead of the first request.
  func open() { state.withLock { _ = run(&$0) } }

  /// Starts the thread unless it is running; returns an error if it can't run.
  private func run(_ state: inout State) -> UpstreamError? {
    switch state.phase {
    case .running: return nil
    case .ended(let reason): return reason
    case .idle:
      guard SystemThread.start({ self.main() }) else {
        return UpstreamError(.requestFailed, "a thread can't be started", isRetryable: true)
      }
      state.phase = .running
      return nil
    }
  }

  func cancel(_ transfer: CurlTransfer) {
    // The flag handles a cancellation that arrives before the start order, the order one that arrives later.
    transfer.isCancelled.store(true, ordering: .releasing)
    give(.cancel(transfer))
  }

  func resume(_ transfer: CurlTransfer) { give(.resume(transfer)) }

  /// Asks the thread to cancel all transfers and end.
  func stop() {
    state.withLock { state in
      if case .idle = state.phase { state.phase = .ended(UpstreamError.cancelled) }
    }
    give(.stop)
  }

  /// Stops the thread and waits until everything is closed.
  func stopped() async {
    stop()
    await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        if case .ended = state.phase { return true }
        state.waitingForEnd.append(continuation)
        return false
      }
      if hasEnded { continuation.resume() }
    }
  }

  /// The thread's body.
  private func main() {
    // The main thread handles signals; a broken connection must not raise SIGPIPE here.
    SystemThread.blockSignals()

    // If the library is missing, the next request tries again: it may have been installed meanwhile.
    var phase = Phase.idle
    let reason: UpstreamError
    if let failure = ccurl_open(library) {
      reason = UpstreamError(
        .upstreamUnreachable, "the library libcurl can't be opened: \(String(cString: failure))",
        cause: .noLibrary, isRetryable: false)
    } else if let multi = ccurl_multi_init() {
      self.multi.withLock { $0 = CurlHandle(pointer: multi) }
      run(multi)
      reason = UpstreamError.cancelled
      phase = .ended(reason)
    } else {
      reason = UpstreamError(.requestFailed, "the library libcurl can't be initialized", isRetryable: true)
    }
    let (orders, waiting) = state.withLock { [phase] state in
      let isStopped = state.orders.contains { if case .stop = $0 { true } else { false } }
      state.phase = isStopped ? .ended(UpstreamError.cancelled) : phase
      defer { (state.orders, state.waitingForEnd) = ([], []) }
      return (state.orders, state.waitingForEnd)
    }
    for case .start(let transfer) in orders { transfer.finish(.failure(reason)) }
    for continuation in waiting { continuation.resume() }
  }

  private func run(_ multi: UnsafeMutableRawPointer) {
    var active: Set<CurlTransfer> = []
    // If few descriptors are left, idle connections must not use up those that others need.
    let idle = (OpenFiles.left(upTo: 2 * Self.idleConnections + OpenFiles.plenty) - OpenFiles.plenty) / 2
    ccurl_multi_set_number(multi, CURLMOPT_MAXCONNECTS, max(1, idle))
    var session = CurlSession(
      multi: multi, share: ccurl_share_init(CURL_LOCK_DATA_SSL_SESSION), keepsConnections: idle > 0)
    while obey(&session, &active) {
      var count: Int32 = 0
      ccurl_multi_perform(multi, &count)
      var code = CURLE_OK
      while let easy = ccurl_multi_next_done(multi, &code) {
        guard let transfer = CurlTransfer.of(easy) else { continue }
        if transfer.isRejectedTooSoon(code) {
          session.trust = .defaults
          if !transfer.beginAgain(in: &session, on: self) { active.remove(transfer) }
        } else {
          active.remove(transfer)
          transfer.complete(code, in: multi)
        }
      }
      // A library that ends its waiting whenever it runs would otherwise miss the wake-up for orders given meanwhile.
      guard state.withLock(\.orders.isEmpty) else { continue }
      ccurl_multi_poll(multi, active.isEmpty ? Self.idleWait : Self.longestWait)
    }
    // The handle is about to be freed, so nothing may wake it any more.
    self.multi.withLock { $0 = nil }
    for transfer in active { transfer.abandon(.failure(UpstreamError.cancelled), in: multi) }
    ccurl_multi_cleanup(multi)
    if let share = session.share { ccurl_share_cleanup(share) }
  }

  /// The poll timeout in milliseconds while transfers are active. It bounds the delay after a timer that libcurl has
  /// lost (`CurlVersion`). Fifty rounds a second cost a thousandth of a processor.
  private static let longestWait: Int32 = 20

  /// The poll timeout in milliseconds without active transfers; orders wake the thread.
  private static let idleWait: Int32 = 60_000

  /// The limit on idle connections, above the usual number of concurrent requests: a connection beyond the limit would
  /// be closed and reopened each time.
  private static let idleConnections = 128

  /// Descriptors reserved for the rest of the process; `OpenFiles` explains why.
  private static let reserve = 6

  /// The descriptors that a transfer opens before it is sent: two addresses at once, a resolver's socket and its pipe.
  private static let filesOfTransfer = 4

  /// The error if a transfer can't start because active ones are about to open the remaining descriptors.
  private func refusal(beside active: Set<CurlTransfer>) -> UpstreamError? {
    let needed = Self.reserve + Self.filesOfTransfer * (active.count { !$0.isSent } + 1)
    guard OpenFiles.left(upTo: needed) < needed else { return nil }
    return UpstreamError(
      .requestFailed, "\(.upstream) was not asked: the limit on open files is too low",
      cause: .fewFiles(limit: Int(OpenFiles.limit)), isRetryable: true)
  }

  /// Executes the pending orders; false if the thread should end.
  private func obey(_ session: inout CurlSession, _ active: inout Set<CurlTransfer>) -> Bool {
    let orders = state.withLock { state in
      defer { state.orders.removeAll(keepingCapacity: true) }
      return state.orders
    }
    var goesOn = true
    for order in orders {
      switch order {
      case .start(let transfer):
        if let refusal = refusal(beside: active) {
          transfer.finish(.failure(refusal))
        } else if transfer.begin(in: &session, on: self) {
          active.insert(transfer)
        }
      case .cancel(let transfer):
        guard active.remove(transfer) != nil else { continue }
        transfer.abandon(.failure(.cancelled), in: session.multi)
      case .resume(let transfer):
        if active.contains(transfer) { transfer.resumeSending() }
      case .stop:
        goesOn = false
      }
    }
    return goesOn
  }
}

/// The settings that all transfers of the thread share.
struct CurlSession {
  let multi: UnsafeMutableRawPointer
  /// The TLS sessions: a second connection to a host, beside the first or after it, resumes one, which takes a third of
  /// a handshake's time. libcurl keeps them per transfer otherwise. nil without memory.
  let share: UnsafeMutableRawPointer?
  /// Whether connections stay open for later requests.
  let keepsConnections: Bool
  /// Nil until a handle could be asked for it.
  var trust: CurlTrust?
}

/// A libcurl handle that other threads use only to wake the curl thread.
struct CurlHandle: @unchecked Sendable {
  // Safe because outside the curl thread it is used only for curl_multi_wakeup, which libcurl documents as thread-safe,
  // and under the lock that the curl thread takes before it frees the handle.
  let pointer: UnsafeMutableRawPointer
}
