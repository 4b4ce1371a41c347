import Synchronization

extension AsyncSequence where Self: Sendable, Failure == Never {
  /// The latest states of two values, side by side: a new pair whenever one of them changes, until both sequences have
  /// ended. One that has not told its first state counts as `initial`. `LoadingState.merged(with:)` makes one state of
  /// a pair.
  ///
  /// Only the latest pair is kept for a consumer that is slow; the last one is never lost. Whoever stops listening ends
  /// both.
  public func combined<First: Sendable, Second: Sendable, Others: AsyncSequence & Sendable>(
    with others: Others
  ) -> AsyncStream<(LoadingState<First>, LoadingState<Second>)>
  where Element == LoadingState<First>, Others.Element == LoadingState<Second>, Others.Failure == Never {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let latest = LatestPair<First, Second>()
      let task = Task {
        await withTaskGroup { group in
          group.addTask {
            for await state in self {
              latest.update {
                $0.0 = state
              } yield: {
                continuation.yield($0)
              }
            }
          }
          group.addTask {
            for await state in others {
              latest.update {
                $0.1 = state
              } yield: {
                continuation.yield($0)
              }
            }
          }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}

/// What both sides told last. A change is passed on before the next one is taken, so that pairs come in order.
private final class LatestPair<First: Sendable, Second: Sendable>: Sendable {
  typealias Pair = (LoadingState<First>, LoadingState<Second>)

  private let pair = Mutex<Pair>((.initial, .initial))

  func update(_ change: (inout Pair) -> Void, yield: (Pair) -> Void) {
    pair.withLock { pair in
      change(&pair)
      yield(pair)
    }
  }
}
