// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Waits for the end of another process on a thread of its own.
public enum ProcessWatch {
  /// Calls the body once this process has ended; never if it isn't visible from here, or no thread is left to wait.
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

  /// A process of someone else can't be signalled, but it is there.
  private static func isVisible(_ process: pid_t) -> Bool { kill(process, 0) == 0 || errno == EPERM }

  private static func waitForEnd(_ descriptor: FileDescriptor) {
    var watched = pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0)
    while poll(&watched, 1, -1) < 0, errno == EINTR {}
  }

  /// A descriptor that becomes readable when the process ends (Linux 5.3, glibc 2.36); nil where there is no such
  /// thing: there the process is looked for once a second.
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
