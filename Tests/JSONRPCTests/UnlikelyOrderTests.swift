// SPDX-License-Identifier: MIT
import Foundation
import JSON
import Platform
import Testing

@testable import JSONRPC

/// What comes before what it is for.
@Suite(.timeLimit(.minutes(1))) struct UnlikelyOrderTests {
  /// A handler's first steps run on the reader's thread, so that a cancel may come before its task is known.
  @Test func aCancelBeforeTheTaskIsAttachedCancelsIt() async throws {
    let message = try JSONValue(parsing: #"{"jsonrpc":"2.0","id":7,"method":"test/work"}"#)
    guard case .call(let call) = Envelope(message) else {
      Issue.record("this is no call")
      return
    }
    let request = PendingRequest(
      call, params: call.params, route: Route(name: "test/work", handler: .concurrent(.slotted) { _, _ in nil }),
      scheduling: .slotted, handler: { _, _ in nil }, received: .now, reply: nil)
    let gate = Gate()
    let task = Task<Void, Never> { try? await gate.pass() }
    request.cancel()
    request.attach(task)
    #expect(task.isCancelled)
    await task.value
  }

  /// The end of input that follows a signal, as when a shell's pipe breaks down, must not make the exit code 0.
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

  /// A signal while the input's requests are being finished is the reason to end.
  @Test func aSignalReplacesTheEndOfInput() {
    let stopping = Stopping()
    stopping.request(.endOfInput)
    stopping.request(.signal(.terminate))
    #expect(stopping.ending?.exitCode == 143)
  }

  /// At the drain those who run are cancelled, not left alone until they are answered for.
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
