import Glibc

/// The bytes between those who log and the thread that writes.
///
/// `@unchecked Sendable`: every access to the mutable members is made while holding `mutex`, and the mutex and the
/// condition live at stable addresses until the queue goes.
final class LogQueue: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private var waiting: [UInt8] = []
  private var isWriting = false
  private var hasThread = false
  private var dropped = 0

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// - Returns: whether the writing thread has to be started.
  func append(_ line: [UInt8]) -> Bool {
    locked {
      let notice = dropped == 0 ? [] : Array("\(LogTime.now) warning \(dropped) log lines were dropped\n".utf8)
      guard waiting.count + notice.count + line.count <= LogWriter.queueLimit else {
        dropped += 1
        return false
      }
      dropped = 0
      waiting += notice + line
      pthread_cond_broadcast(changed)
      defer { hasThread = true }
      return !hasThread
    }
  }

  /// Everything that waits; blocks while that is nothing.
  func next() -> [UInt8] {
    locked {
      while waiting.isEmpty { pthread_cond_wait(changed, mutex) }
      defer { waiting = [] }
      isWriting = true
      return waiting
    }
  }

  /// What `next` gave has been written.
  func finish() {
    locked {
      isWriting = false
      pthread_cond_broadcast(changed)
    }
  }

  func waitUntilWritten(seconds: Int) {
    locked {
      var end = timespec()
      clock_gettime(CLOCK_REALTIME, &end)
      end.tv_sec += seconds
      while !waiting.isEmpty || isWriting {
        if pthread_cond_timedwait(changed, mutex, &end) == ETIMEDOUT { return }
      }
    }
  }

  private func locked<T>(_ body: () -> T) -> T {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
