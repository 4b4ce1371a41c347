// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import Platform
import Synchronization

/// The sockets and threads behind a server.
final class Listener: Sendable {
  struct Script {
    var replies: [String: [Reply]] = [:]
    var handlers: [String: @Sendable (ReceivedRequest) -> Reply] = [:]
    var otherwise: @Sendable (ReceivedRequest) -> Reply = { .text("no answer for \($0.target)", status: 404) }

    /// The gate at which connections wait before they read.
    var readingGate: Gate?

    /// The next reply to `request`. All replies of a list but the last are used only once.
    mutating func next(for request: ReceivedRequest) -> (@Sendable (ReceivedRequest) -> Reply) {
      for key in [request.target, request.path] {
        if let handler = handlers[key] { return handler }
        guard let first = replies[key]?.first else { continue }
        if let list = replies[key], list.count > 1 { replies[key] = Array(list.dropFirst()) }
        return { _ in first }
      }
      return otherwise
    }
  }

  struct Log {
    var requests: [ReceivedRequest] = []
    var accepted = 0
    var open = 0
    var answering = 0
    var mostAtOnce = 0
    var bytesSent = 0
    fileprivate var waiters: [Waiter] = []
  }

  fileprivate struct Waiter {
    let isDue: @Sendable (Log) -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct Threads {
    var isStopped = false
    var sockets: Set<Int32> = []
    var gates: [Gate] = []
  }

  let script = Mutex(Script())
  let log = Mutex(Log())
  let port: Int
  private let socket: Int32
  private let threads = Mutex(Threads())
  private let running = DispatchGroup()

  /// The ports of this process's latest servers, past and present. A new server gets none of them by chance: a test may
  /// go on sending requests to a server that has stopped, and they would reach another test's. An hour of fuzzing has
  /// more servers than the system has ports.
  private static let ports = Mutex<Set<Int>>([])

  private static func isNew(_ port: Int) -> Bool {
    ports.withLock { ports in
      if ports.count >= 4_000 { ports = [] }
      return ports.insert(port).inserted
    }
  }

  /// - Parameter port: the port to listen on; 0 for one that none of this process's latest servers has had.
  init(port: Int) throws {
    var (socket, bound) = try Self.listen(on: port)
    // Keep rejected sockets open meanwhile, or the kernel might choose their ports again.
    var others: [Int32] = []
    defer { for other in others { close(other) } }
    while !Self.isNew(bound), port == 0 {
      others.append(socket)
      (socket, bound) = try Self.listen(on: port)
    }
    self.socket = socket
    self.port = bound
  }

  private static func listen(on port: Int) throws -> (socket: Int32, port: Int) {
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = Foundation.socket(AF_INET, kind, 0)
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    address.sin_port = UInt16(port).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        bind(socket, pointer, size) == 0 && Foundation.listen(socket, 512) == 0
          && getsockname(socket, pointer, &size) == 0
      }
    }
    guard isBound else {
      let reason = String(cString: strerror(errno))
      close(socket)
      throw SocketError(reason: reason)
    }
    return (socket, Int(UInt16(bigEndian: address.sin_port)))
  }

  func start() { run { $0.acceptConnections() } }

  /// Stops the server; may be called more than once.
  func stop() {
    threads.withLock { threads in
      guard !threads.isStopped else { return }
      threads.isStopped = true
      // This wakes `accept` and every `recv` and `send`; the threads close the sockets.
      shutdown(socket, Int32(SHUT_RDWR))
      for socket in threads.sockets { shutdown(socket, Int32(SHUT_RDWR)) }
      for gate in threads.gates { gate.open() }
    }
    // The accepting thread enters the group first, and all others enter before it leaves.
    running.wait()
  }

  /// Blocks the thread until the gate is open or the server is stopped.
  func wait(at gate: Gate) {
    let isWanted = threads.withLock { threads in
      if !threads.isStopped { threads.gates.append(gate) }
      return !threads.isStopped
    }
    if isWanted { gate.wait() }
  }

  /// Changes the log and wakes those who wait for a change.
  func note(_ change: (inout Log) -> Void) {
    let due = log.withLock { log in
      change(&log)
      let waiters = log.waiters
      log.waiters = waiters.filter { !$0.isDue(log) }
      return waiters.filter { $0.isDue(log) }
    }
    for waiter in due { waiter.continuation.resume() }
  }

  func wait(until isDue: @escaping @Sendable (Log) -> Bool) async {
    await withCheckedContinuation { continuation in
      log.withLock { $0.waiters.append(Waiter(isDue: isDue, continuation: continuation)) }
      note { _ in }
    }
  }

  private func acceptConnections() {
    while true {
      let accepted = accept(socket, nil, nil)
      guard accepted >= 0 else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        break
      }
      _ = fcntl(accepted, F_SETFD, FD_CLOEXEC)
      var yes: Int32 = 1
      setsockopt(accepted, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
      note { log in
        log.accepted += 1
        log.open += 1
      }
      let isWanted = threads.withLock { threads in
        if !threads.isStopped { threads.sockets.insert(accepted) }
        return !threads.isStopped
      }
      if isWanted {
        run { listener in
          Connection(socket: accepted, listener: listener).serve()
          listener.closed(accepted)
        }
      } else {
        closed(accepted)
      }
    }
    close(socket)
  }

  private func closed(_ socket: Int32) {
    // Close under the lock, so that `stop` never shuts down a descriptor that the system has reused.
    threads.withLock { threads in
      threads.sockets.remove(socket)
      _ = close(socket)
    }
    note { $0.open -= 1 }
  }

  /// Runs `body` on a new thread.
  private func run(_ body: @escaping @Sendable (Listener) -> Void) {
    running.enter()
    let isStarted = SystemThread.start {
      body(self)
      self.running.leave()
    }
    if !isStarted { running.leave() }
  }
}

/// A socket could not be set up.
public struct SocketError: Error, CustomStringConvertible {
  let reason: String
  public var description: String { "no socket: \(reason)" }
}
