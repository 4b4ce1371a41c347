// SPDX-License-Identifier: MIT
import CLibrary

/// Watches for the end of another process, on a thread of its own.
public enum ProcessWatch {
  /// Calls the body once the process has ended. Never calls it if the process isn't visible or no thread can be
  /// started.
  public static func start(_ processID: Int, _ body: @escaping @Sendable () -> Void) {
    guard let process = pid_t(exactly: processID), process > 0, isVisible(process) else { return }
    let descriptor = open(process)
    let isStarted = SystemThread.start {
      if let descriptor {
        waitForEnd(descriptor)
        descriptor.close()
      } else {
        while isVisible(process) { SystemThread.sleep(for: .seconds(1)) }
      }
      body()
    }
    if !isStarted { descriptor?.close() }
  }

  /// EPERM: another user's process can't be signalled, but it exists.
  private static func isVisible(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  private static func waitForEnd(_ descriptor: FileDescriptor) {
    var watched = pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0)
    while poll(&watched, 1, -1) < 0, errno == EINTR {}
  }

  /// A descriptor that becomes readable when the process ends (Linux 5.3, glibc 2.36); nil where that is unavailable.
  /// The process is then polled once a second instead.
  private static func open(_ process: pid_t) -> FileDescriptor? {
    #if os(Linux)
      typealias Open = @convention(c) (pid_t, UInt32) -> Int32
      guard let symbol = dlsym(nil, "pidfd_open") else { return nil }
      let descriptor = unsafeBitCast(symbol, to: Open.self)(process, 0)
      return descriptor < 0 ? nil : FileDescriptor(rawValue: descriptor)
    #else
      return nil
    #endif
  }
}
