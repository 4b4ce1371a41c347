import Glibc
import Threads

/// Waits for the end of another process on a thread of its own.
enum ParentWatch {
  /// Calls the body once this process has ended; never if it isn't visible from here, or no thread is left to wait.
  static func start(_ processID: Int, _ body: @escaping @Sendable () -> Void) {
    guard let process = pid_t(exactly: processID), process > 0, isVisible(process) else { return }
    let descriptor = open(process)
    let isStarted = Thread.start {
      if descriptor >= 0 {
        waitForEnd(descriptor)
        close(descriptor)
      } else {
        while isVisible(process) { sleep(1) }
      }
      body()
    }
    if !isStarted, descriptor >= 0 { close(descriptor) }
  }

  /// A process of someone else can't be signalled, but it is there.
  private static func isVisible(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  private static func waitForEnd(_ descriptor: Int32) {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&watched, 1, -1) < 0, errno == EINTR {}
  }

  /// A descriptor that becomes readable when the process ends (Linux 5.3, glibc 2.36); -1 where there is no such thing.
  private static func open(_ process: pid_t) -> Int32 {
    typealias Open = @convention(c) (pid_t, UInt32) -> Int32
    guard let symbol = dlsym(nil, "pidfd_open") else { return -1 }
    return unsafeBitCast(symbol, to: Open.self)(process, 0)
  }
}
