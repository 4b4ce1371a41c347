// SPDX-License-Identifier: MIT
import Synchronization

/// Lets the imports of a process run one after the other, in the order of their arrival: each holds its whole files in
/// memory.
final class ImportTurns: Sendable {
  private struct State {
    var last = 0
    /// The one whose turn it is, and those that wait, each with how many are before it.
    var line: [(number: Int, ahead: AsyncStream<Int>.Continuation)] = []
  }

  private let state = Mutex(State())

  /// Runs an import when it is its turn.
  /// - Parameter report: receives how many imports are before it, as long as there are any.
  /// - Throws: what `body` throws, or `CancellationError` if the task is cancelled while it waits.
  func run<T>(
    waiting report: (_ ahead: Int) async -> Void, isolation actor: isolated (any Actor)? = #isolation,
    _ body: () async throws -> T
  ) async throws -> T {
    let (ahead, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.last += 1
      continuation.yield(state.line.count)
      state.line.append((state.last, continuation))
      return state.last
    }
    defer { leave(number) }
    for await count in ahead {
      if count == 0 { return try await body() }
      await report(count)
    }
    throw CancellationError()
  }

  private func leave(_ number: Int) {
    state.withLock { state in
      state.line.removeAll { $0.number == number }
      for (position, waiting) in state.line.enumerated() { waiting.ahead.yield(position) }
    }
  }
}
