// SPDX-License-Identifier: MIT
import Foundation
import JSON
import Platform
import TestSupport
import Testing

@testable import JSONRPC

/// The server over real file descriptors.
@Suite(.timeLimit(.minutes(5))) struct PipeTests {
  @Test(arguments: [Framing.lines, .headers])
  func requestsOverPipes(framing: Framing) async {
    var input: [UInt8] = []
    var expected: [UInt8] = []
    for id in 0..<5000 {
      let request = #"{"jsonrpc":"2.0","id":\#(id),"method":"test/echoInOrder"}"#
      input.append(Message(text: Array(request.utf8)), framing: framing)
      expected.append(Message(text: Array(#"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#.utf8)), framing: framing)
    }
    let session = PipeSession { $0.handleEcho() }
    session.send(String(decoding: input, as: UTF8.self), thenClose: true)
    #expect(await session.readAll() == expected)
    #expect(await session.ending() == .endOfInput)
  }

  @Test func oneAtATime() async {
    let session = PipeSession { $0.handleEcho() }
    for id in 0..<50 {
      let method = id % 2 == 0 ? "test/echo" : "test/echoInOrder"
      session.send(#"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)"}"# + "\n")
      let answer = #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"# + "\n"
      #expect(await session.read(atLeast: answer.utf8.count) == Array(answer.utf8))
    }
    close(session.output)
    #expect(await session.ending() == .endOfInput)
    close(session.input)
  }

  /// Regression: it counted as an input that had ended.
  @Test func anInputThatCannotBeRead() async throws {
    let folder = try FileDescriptor.open("/", for: .folder)
    defer { folder.close() }
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let ending = await Server(router: Router()).run(
      over: FileDescriptorTransport(input: folder, output: FileDescriptor(rawValue: ends[1])))
    #expect(ending == .inputFailed(SystemError(code: EISDIR)))
    #expect(ending.exitCode == 2)
  }

  @Test func overASocket() async {
    var ends: [Int32] = [0, 0]
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    #expect(socketpair(AF_UNIX, kind, 0, &ends) == 0)
    let (client, peer) = (ends[0], ends[1])
    let descriptor = FileDescriptor(rawValue: peer)
    var router = Router()
    router.handleEcho()
    let server = Server(router: router)
    async let ending = server.run(over: FileDescriptorTransport(input: descriptor, output: descriptor))
    let request = Array((#"{"jsonrpc":"2.0","id":1,"method":"test/echo"}"# + "\n").utf8)
    #expect(write(client, request, request.count) == request.count)
    let answer = #"{"jsonrpc":"2.0","id":1,"result":{}}"# + "\n"
    var buffer = [UInt8](repeating: 0, count: 1000)
    let count = await withCheckedContinuation { continuation in
      _ = SystemThread.start {
        var buffer = [UInt8](repeating: 0, count: 1000)
        let count = recv(client, &buffer, buffer.count, 0)
        continuation.resume(returning: Array(buffer[..<max(0, count)]))
      }
    }
    #expect(count == Array(answer.utf8))
    shutdown(client, Int32(SHUT_WR))
    #expect(await ending == .endOfInput)
    buffer.removeAll()
    close(client)
    close(peer)
  }

  /// As with `| head -1`: the reader goes away while a stream is running.
  @Test func closedOutputEndsEverything() async {
    let gate = Gate()
    let session = PipeSession { router in
      router.handle(Work.self) { _, context in
        await withTaskCancellationHandler {
          while !Task.isCancelled { try? await context.partialResults?.send(RawJSON { $0.object { _ in } }) }
        } onCancel: {
          gate.open()
        }
        return "done"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work","params":{"partialResultToken":1}}"# + "\n")
    _ = await session.read(atLeast: 10)
    close(session.input)
    #expect(await session.ending() == .outputClosed)
    #expect(Ending.outputClosed.exitCode == 0)
    close(session.output)
  }

  @Test func closedOutputIsNoticedWithoutWriting() async {
    let session = PipeSession { $0.handleEcho() }
    close(session.input)
    #expect(await session.ending() == .outputClosed)
    close(session.output)
  }
}
