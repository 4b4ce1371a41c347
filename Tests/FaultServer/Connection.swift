// SPDX-License-Identifier: MIT
import Foundation

/// A connection: reads requests and takes the steps of their replies until one side closes.
struct Connection {
  let socket: Int32
  let listener: Listener

  func serve() {
    if let gate = listener.script.withLock({ $0.readingGate }) { listener.wait(at: gate) }
    var reader = RequestReader(socket: socket)
    while let request = reader.next() {
      listener.note { log in
        log.requests.append(request)
        log.answering += 1
        log.mostAtOnce = max(log.mostAtOnce, log.answering)
      }
      let makeAnswer = listener.script.withLock { $0.next(for: request) }
      let goesOn = makeAnswer(request).steps.allSatisfy { take($0) }
      listener.note { $0.answering -= 1 }
      guard goesOn, request.header("Connection")?.lowercased() != "close" else { break }
    }
  }

  /// A write to a client that has gone must not raise SIGPIPE and end the tests.
  #if os(Linux)
    private static let flags = Int32(MSG_NOSIGNAL)
  #else
    private static let flags: Int32 = 0
  #endif

  /// Takes a step; returns false if the connection is over.
  private func take(_ step: Reply.Step) -> Bool {
    switch step {
    case .send(let bytes): return send(bytes)
    case .sendRepeatedly(let bytes, let times): return (0..<times).allSatisfy { _ in send(bytes) }
    case .sendBytewise(let bytes): return bytes.allSatisfy { send([$0]) }
    case .wait(let gate):
      listener.wait(at: gate)
      return true
    case .silence:
      var byte: UInt8 = 0
      while recv(socket, &byte, 1, 0) > 0 {}
      return false
    case .close: return false
    case .reset:
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
      return false
    }
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Foundation.send(socket, $0.baseAddress.map { $0 + sent }, bytes.count - sent, Self.flags)
      }
      guard count > 0 else { return false }
      sent += count
      listener.note { $0.bytesSent += count }
    }
    return true
  }
}
