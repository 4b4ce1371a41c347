// SPDX-License-Identifier: MIT
import Foundation
import JSON
import Platform
import Testing

@testable import JSONRPC

@Suite(.timeLimit(.minutes(5))) struct DrainTests {
  private func configuration(_ change: (inout Limits) -> Void) -> Configuration {
    var configuration = Configuration()
    change(&configuration.limits)
    return configuration
  }

  @Test func acceptedRequestsAreFinishedAfterTheEnd() async {
    let gate = Gate()
    let session = Session(configuration { $0.runningRequests = 1 }) { router in
      router.handle(Work.self) { _, context in
        try await gate.pass()
        try await context.partialResults?.send(RawJSON { $0.object { $0.member("kind", "page") } })
        return "done"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work","params":{"partialResultToken":"t"}}"#)
    // The last line has no line feed.
    session.send(raw: #"{"jsonrpc":"2.0","id":2,"method":"test/work"}"#)
    session.transport.endInput()
    await gate.arrival()
    gate.open()
    let answers = await session.rest()
    #expect(answers.map { $0.json["id"]?.integer } == [nil, 1, 2])
    #expect(await session.ending() == .endOfInput)
  }

  @Test func whatIsNotFinishedInTimeIsCancelled() async {
    let gate = Gate()
    let limits: (inout Limits) -> Void = {
      $0.drain = .zero
      $0.farewell = .seconds(60)
      $0.runningRequests = 2
    }
    let session = Session(configuration(limits)) { router in
      router.handle(Work.self) { params, context in
        await context.workDone?.begin(title: "x")
        do { try await gate.pass() } catch {
          throw RPCError(.requestCancelled, "cancelled") { $0.member("delivered", 2) }
        }
        return "done"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work","params":{"workDoneToken":1}}"#)
    session.send(#"{"jsonrpc":"2.0","id":2,"method":"test/work"}"#)
    session.send(#"{"jsonrpc":"2.0","id":3,"method":"test/work"}"#)
    await gate.arrival(of: 2)
    let answers = await session.finish()
    let errors = answers.filter { $0.json["id"] != nil }.map(\.json).sorted { $0["id"]!.integer! < $1["id"]!.integer! }
    #expect(errors.map { $0.at("/error/code")?.integer } == [-32802, -32802, -32802])
    #expect(errors.map { $0.at("/error/data/kind")?.string } == Array(repeating: "serverCancelled", count: 3))
    #expect(errors.map { $0.at("/error/data/delivered")?.integer } == [2, 2, nil])
    #expect(answers.compactMap { $0.json.at("/params/value/kind")?.string } == ["begin", "end"])
    #expect(await session.ending() == .endOfInput)
  }

  /// The server answers for a handler that ignores the cancel, and doesn't send its later response.
  @Test func handlerThatIgnoresTheCancelIsAnsweredFor() async {
    let started = Gate()
    let late = Gate()
    let limits: (inout Limits) -> Void = {
      $0.drain = .zero
      $0.farewell = .seconds(1)
    }
    let session = Session(configuration(limits)) { router in
      router.handle(Work.self) { _, context in
        await Task.detached { try? await started.pass() }.value
        try? await context.partialResults?.send(RawJSON { $0.object { _ in } })
        await Task.detached { try? await late.pass() }.value
        return "too late"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work","params":{"partialResultToken":1}}"#)
    await started.arrival()
    let answers = await session.finish()
    #expect(answers.map { $0.json.at("/error/code")?.integer } == [-32802])
    started.open()
    await late.arrival()
    late.open()
  }

  @Test(arguments: [Signal.terminate, .interrupt])
  func signalStopsReadingAndDrains(signal: Signal) async {
    let gate = Gate()
    // Longer than the default, so that it doesn't expire on a busy machine.
    let session = Session(configuration { $0.signalDrain = .seconds(30) }) { router in
      router.handleWork(behind: gate)
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work"}"#)
    await gate.arrival()
    session.server.stop(.signal(signal))
    gate.open()
    #expect(await session.rest() == [#"{"jsonrpc":"2.0","id":1,"result":"done"}"#])
    let ending = await session.ending()
    #expect(ending == .signal(signal))
    #expect(ending.exitCode == (signal == .interrupt ? 130 : 143))
  }

  @Test func signalDoesntWaitForLong() async {
    let gate = Gate()
    // The end of input alone would start a drain longer than any test may take.
    let limits: (inout Limits) -> Void = {
      $0.drain = .seconds(3600)
      $0.signalDrain = .zero
    }
    let session = Session(configuration(limits)) { router in
      router.handleWork(behind: gate)
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work"}"#)
    await gate.arrival()
    session.transport.endInput()
    session.server.stop(.signal(.terminate))
    #expect(await session.rest().map { $0.json.at("/error/code")?.integer } == [-32802])
    #expect(await session.ending() == .signal(.terminate))
  }

  /// The reader is waiting for room that nobody will make.
  @Test func signalReachesAReaderThatWaits() async {
    let gate = Gate()
    let limits: (inout Limits) -> Void = {
      $0.signalDrain = .zero
      $0.runningRequests = 1
      $0.queuedRequests = 1
    }
    let session = Session(configuration(limits)) { router in
      router.handleWork(behind: gate)
    }
    session.transport.send(
      (1...5).flatMap { Array((#"{"jsonrpc":"2.0","id":\#($0),"method":"test/work"}"# + "\n").utf8) })
    await gate.arrival()
    session.server.stop(.signal(.interrupt))
    let answers = await session.rest()
    #expect(answers.compactMap { $0.json["id"]?.integer }.sorted() == [1, 2, 3, 4, 5])
    #expect(answers.allSatisfy { $0.json.at("/error/code")?.integer == -32802 })
    #expect(await session.ending() == .signal(.interrupt))
  }

  @Test func parentThatDies() async throws {
    var pipe: [Int32] = [0, 0]
    #expect(Foundation.pipe(&pipe) == 0)
    for end in pipe { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_adddup2(&actions, pipe[0], 0)
    var child = pid_t()
    let name = strdup("cat")
    defer { free(name) }
    #expect(posix_spawnp(&child, "cat", &actions, nil, [name, nil], environ) == 0)
    close(pipe[0])
    let session = Session { $0.handleInitialize() }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\#(child)}}"#)
    #expect(await session.next() == #"{"jsonrpc":"2.0","id":1,"result":{"name":"test"}}"#)
    // This ends the input of cat, which stays a zombie until it is waited for.
    close(pipe[1])
    #expect(await session.ending() == .signal(.terminate))
    waitpid(child, nil, 0)
  }

  @Test(arguments: ["0", "-1", "2147483647", "99999999999", "null"])
  func parentThatIsNotVisible(processID: String) async {
    let session = Session { $0.handleInitialize() }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\#(processID)}}"#)
    #expect(await session.finish().count == 1)
    #expect(await session.ending() == .endOfInput)
  }
}
