// SPDX-License-Identifier: MIT
import CLibrary

/// Threads outside the cooperative pool, for work that blocks.
public enum SystemThread {
  /// Runs the body on a new, detached thread.
  /// - Returns: false if the system can't start a thread; the body is then never called.
  public static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let retained = Unmanaged.passRetained(Body(run: body))
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let code = pthread_create(
      &thread, nil,
      { argument in
        // Some systems import the argument as optional.
        let retained: UnsafeMutableRawPointer? = argument
        if let retained { Unmanaged<Body>.fromOpaque(retained).takeRetainedValue().run() }
        return nil
      }, retained.toOpaque())
    guard code == 0 else {
      retained.release()
      return false
    }
    #if canImport(Glibc)
      pthread_detach(thread)
    #else
      if let thread { pthread_detach(thread) }
    #endif
    return true
  }

  /// Blocks the calling thread for the duration, at most a second.
  public static func sleep(for duration: Duration) {
    usleep(UInt32(min(max(duration, .zero), .seconds(1)) / .microseconds(1)))
  }

  /// Blocks signals on the calling thread and those that it starts, so that other threads receive them: all but what a
  /// thread itself causes, which would end the process instead of reaching its handler (`MappingGuard`).
  public static func blockSignals() {
    var others = sigset_t()
    sigfillset(&others)
    for own in [SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { sigdelset(&others, own) }
    pthread_sigmask(SIG_BLOCK, &others, nil)
  }

  /// Carries the body through C's untyped pointer.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
  }
}
