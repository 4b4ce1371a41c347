import Threads

/// Runs async code from a thread that may block, as libFuzzer's may.
func blocking<T: Sendable>(_ body: @escaping @Sendable () async -> T) -> T {
  let result = Monitor<T?>(nil)
  Task.detached {
    let value = await body()
    result.withLock { $0 = value }
    result.wakeAll()
  }
  while true {
    if let value = result.wait({ $0 }) { return value }
  }
}
