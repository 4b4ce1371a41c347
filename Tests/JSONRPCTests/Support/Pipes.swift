// SPDX-License-Identifier: MIT
import Foundation
import Platform
import TestSupport

@testable import JSONRPC

/// A client in the test, connected to a server over real pipes.
final class PipeSession: Sendable {
  let server: Server
  /// The client's ends of the pipes.
  let input: Int32
  let output: Int32
  private let running: Task<Ending, Never>

  init(_ configuration: Configuration = Configuration(), _ routes: (inout Router) -> Void) {
    var router = Router()
    routes(&router)
    let server = Server(router: router, configuration: configuration)
    let (serverInput, clientOutput) = Self.makePipe()
    let (clientInput, serverOutput) = Self.makePipe()
    self.server = server
    (input, output) = (clientInput, clientOutput)
    running = Task {
      let (input, output) = (FileDescriptor(rawValue: serverInput), FileDescriptor(rawValue: serverOutput))
      let ending = await server.run(over: FileDescriptorTransport(input: input, output: output))
      close(serverInput)
      close(serverOutput)
      return ending
    }
  }

  /// Writes on a thread of its own, because the pipe may stay full for long.
  func send(_ text: String, thenClose: Bool = false) {
    let output = output
    _ = SystemThread.start {
      var rest = Array(text.utf8)[...]
      while !rest.isEmpty {
        let written = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
        guard written > 0 else { break }
        rest = rest.dropFirst(written)
      }
      if thenClose { close(output) }
    }
  }

  /// Reads to the end on a thread of its own.
  func readAll() async -> [UInt8] {
    let input = input
    return await withCheckedContinuation { continuation in
      _ = SystemThread.start {
        var all: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while case let count = Foundation.read(input, &chunk, chunk.count), count > 0 { all += chunk[..<count] }
        close(input)
        continuation.resume(returning: all)
      }
    }
  }

  /// Reads until `count` bytes have arrived, or to the end.
  func read(atLeast count: Int) async -> [UInt8] {
    let input = input
    return await withCheckedContinuation { continuation in
      _ = SystemThread.start {
        var all: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while all.count < count, case let size = Foundation.read(input, &chunk, chunk.count), size > 0 {
          all += chunk[..<size]
        }
        continuation.resume(returning: all)
      }
    }
  }

  func ending() async -> Ending { await running.value }

  private static func makePipe() -> (reader: Int32, writer: Int32) {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    // A write to a pipe without a reader should fail, not end the process.
    signal(SIGPIPE, SIG_IGN)
    return (ends[0], ends[1])
  }
}
