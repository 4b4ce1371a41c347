// SPDX-License-Identifier: MIT
import CCurl
import Platform
import Synchronization

/// The thread that runs libcurl's multi interface (https://curl.se/libcurl/c/libcurl-multi.html). Everything that
/// touches libcurl happens on it, except the wake-up; others leave orders in an inbox.
final class CurlThread: Sendable {
  private enum Order {
    case start(CurlTransfer)
    case cancel(CurlTransfer)
    /// More of the body to send is there.
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
    /// There while the thread can be woken.
    var multi: CurlHandle?
    var waitingForEnd: [CheckedContinuation<Void, Never>] = []

    mutating func give(_ order: Order) {
      orders.append(order)
      if let multi { ccurl_multi_wakeup(multi.pointer) }
    }
  }

  private let library: String
  private let state = Mutex(State())

  /// - Parameter library: as the dynamic loader is asked for it.
  init(library: String = CurlLibrary.name) { self.library = library }

  func start(_ transfer: CurlTransfer) {
    let refusal: UpstreamError? = state.withLock { state in
      if case .idle = state.phase {
        guard SystemThread.start({ self.main() }) else {
          return UpstreamError(.requestFailed, "no thread can be started", isRetryable: true)
        }
        state.phase = .running
      }
      if case .ended(let reason) = state.phase { return reason }
      state.give(.start(transfer))
      return nil
    }
    if let refusal { transfer.finish(.failure(refusal)) }
  }

  func cancel(_ transfer: CurlTransfer) {
    // The flag serves a cancel that overtakes its own start, the order one that comes later.
    transfer.isCancelled.store(true, ordering: .releasing)
    state.withLock { if case .running = $0.phase { $0.give(.cancel(transfer)) } }
  }

  func resume(_ transfer: CurlTransfer) {
    state.withLock { if case .running = $0.phase { $0.give(.resume(transfer)) } }
  }

  /// Asks the thread to end all transfers and itself.
  func stop() {
    state.withLock { state in
      switch state.phase {
      case .idle: state.phase = .ended(UpstreamError.cancelled)
      case .running: state.give(.stop)
      case .ended: break
      }
    }
  }

  /// Stops, and returns when everything is closed.
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

  /// The thread's whole life.
  private func main() {
    // Signals are the main thread's business; a broken connection must not raise SIGPIPE here either.
    SystemThread.blockSignals()

    // Where the library is missing the next request tries again: it may have been installed meanwhile.
    var phase = Phase.idle
    let reason: UpstreamError
    if let failure = ccurl_open(library) {
      reason = UpstreamError(
        .upstreamUnreachable, "the library libcurl can't be opened: \(String(cString: failure))",
        cause: .noLibrary, isRetryable: false)
    } else if let multi = ccurl_multi_init() {
      state.withLock { $0.multi = CurlHandle(pointer: multi) }
      run(multi)
      reason = UpstreamError.cancelled
      phase = .ended(reason)
    } else {
      reason = UpstreamError(.requestFailed, "the library libcurl can't be set up", isRetryable: true)
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
    // Where few files may be open, connections that wait for a next request would be all that is left to others.
    let idle = (OpenFiles.left(upTo: 2 * Self.idleConnections + OpenFiles.plenty) - OpenFiles.plenty) / 2
    ccurl_multi_set_number(multi, CURLMOPT_MAXCONNECTS, max(1, idle))
    while obey(multi, &active, keepsConnections: idle > 0) {
      var count: Int32 = 0
      ccurl_multi_perform(multi, &count)
      var code = CURLE_OK
      while let easy = ccurl_multi_next_done(multi, &code) {
        guard let transfer = CurlTransfer.of(easy) else { continue }
        active.remove(transfer)
        transfer.complete(code, in: multi)
      }
      ccurl_multi_poll(multi, active.isEmpty ? Self.idleWait : Self.longestWait)
    }
    // From here on nothing may wake the handle that is about to go.
    state.withLock { $0.multi = nil }
    for transfer in active { transfer.abandon(.failure(UpstreamError.cancelled), in: multi) }
    ccurl_multi_cleanup(multi)
  }

  /// In milliseconds, while anything is on its way. libcurl knows its own timers, and has lost some: what it then
  /// leaves in its buffers is found when it is run again, which it is after this time whatever it thinks. `CurlVersion`
  /// tells of the versions. Fifty rounds a second cost a thousandth of a processor.
  private static let longestWait: Int32 = 20

  /// In milliseconds, while nothing is on its way; orders wake the thread.
  private static let idleWait: Int32 = 60_000

  /// Connections kept for the next request, more than run at once as a rule: one over the limit would be closed and
  /// made anew each time.
  private static let idleConnections = 128

  /// Files that are left to others: `OpenFiles` tells why.
  private static let reserve = 6

  /// What a transfer opens until it is sent: two addresses at once, a resolver's socket and its pipe.
  private static let filesOfTransfer = 4

  /// Why a transfer can't be started now, beside those that are about to open what they need.
  private func refusal(beside active: Set<CurlTransfer>) -> UpstreamError? {
    let needed = Self.reserve + Self.filesOfTransfer * (active.count { !$0.isSent } + 1)
    guard OpenFiles.left(upTo: needed) < needed else { return nil }
    return UpstreamError(
      .requestFailed, "\(.upstream) was not asked: too few files may be open at once",
      cause: .fewFiles(limit: Int(OpenFiles.limit)), isRetryable: true)
  }

  /// Does what is in the inbox; false if the thread shall end.
  private func obey(
    _ multi: UnsafeMutableRawPointer, _ active: inout Set<CurlTransfer>, keepsConnections: Bool
  ) -> Bool {
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
        } else if transfer.begin(in: multi, on: self, keepsConnection: keepsConnections) {
          active.insert(transfer)
        }
      case .cancel(let transfer):
        guard active.remove(transfer) != nil else { continue }
        transfer.abandon(.failure(.cancelled), in: multi)
      case .resume(let transfer):
        if active.contains(transfer) { transfer.resumeSending() }
      case .stop:
        goesOn = false
      }
    }
    return goesOn
  }
}

/// A pointer of libcurl's on its way to the one function of it that any thread may call.
struct CurlHandle: @unchecked Sendable {
  // Safe because outside of the curl thread it is used for curl_multi_wakeup alone, which libcurl documents as
  // thread-safe, and under the lock that the thread takes before it frees the handle.
  let pointer: UnsafeMutableRawPointer
}
