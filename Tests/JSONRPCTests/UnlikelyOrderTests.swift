// SPDX-License-Identifier: MIT
import Foundation
import JSON
import Platform
import Testing

@testable import JSONRPC

/// Events that arrive before those that they follow from.
@Suite(.timeLimit(.minutes(5))) struct UnlikelyOrderTests {
  /// A handler's first steps run on the reader's thread, so a cancel may arrive before its task is known.
  @Test func aCancelBeforeTheTaskIsAttachedCancelsIt() async throws {
    let message = try JSONValue(parsing: #"{"jsonrpc":"2.0","id":7,"method":"test/work"}"#)
    guard case .call(let call) = Envelope(message) else {
      Issue.record("this is no call")
      return
    }
    let request = PendingRequest(
      call, read: ReadCall(tokens: ProgressTokens(), timeLimit: nil, rewriting: nil) { _ in JSONValue.null },
      route: Route(name: "test/work", handler: .engine(.initialized)), scheduling: .slotted, received: .now, reply: nil)
    let gate = Gate()
    let task = Task<Void, Never> { try? await gate.pass() }
    request.cancel()
    request.attach(task)
    #expect(task.isCancelled)
    await task.value
  }

  /// An end of input that follows a signal, as when a shell tears down a pipeline, must not turn the exit code into 0.
  @Test(arguments: [Signal.terminate, .interrupt]) func aSignalStandsWhateverComesAfterIt(signal: Signal) {
    for later in [
      Ending.endOfInput, .exit(afterShutdown: true), .outputClosed,
      .signal(signal == .interrupt ? .terminate : .interrupt),
    ] {
      let stopping = Stopping()
      stopping.request(.signal(signal))
      stopping.request(later)
      #expect(stopping.ending == .signal(signal))
      #expect(stopping.ending?.exitCode == signal.exitCode)
    }
  }

  /// A signal during the drain at the end of input becomes the reason to end.
  @Test func aSignalReplacesTheEndOfInput() {
    let stopping = Stopping()
    stopping.request(.endOfInput)
    stopping.request(.signal(.terminate))
    #expect(stopping.ending?.exitCode == 143)
  }

  /// At the drain, running requests are cancelled instead of running on until the server answers for them.
  @Test func whatRunsAtTheDrainIsCancelled() async {
    let gate = Gate()
    let cancelled = Gate()
    var configuration = Configuration()
    configuration.limits.drain = .zero
    configuration.limits.farewell = .seconds(30)
    let session = Session(configuration) { router in
      router.handle(Work.self) { _, _ in
        do { try await gate.pass() } catch {
          await Task.detached { try? await cancelled.pass() }.value
          throw error
        }
        return "done"
      }
    }
    session.send(#"{"jsonrpc":"2.0","id":1,"method":"test/work"}"#)
    await gate.arrival()
    session.transport.endInput()
    await cancelled.arrival()
    cancelled.open()
    #expect(await session.rest().map { $0.json.at("/error/code")?.integer } == [-32802])
  }
}
