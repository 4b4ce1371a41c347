import Glibc

/// Lets a thread wait for what other threads do; a signal that comes first isn't lost.
///
/// `@unchecked Sendable`: the only state is a `sem_t`, which POSIX makes for use by several threads at once.
final class Semaphore: @unchecked Sendable {
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func signal() { sem_post(semaphore) }

  /// Blocks the calling thread.
  func wait() {
    while sem_wait(semaphore) != 0 && errno == EINTR {}
  }
}
