// SPDX-License-Identifier: MIT
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A signal that ends the program. The numbers are the same on every system.
public enum Signal: Int32, Sendable, Hashable {
  /// SIGINT, as Ctrl-C sends it.
  case interrupt = 2
  /// SIGTERM.
  case terminate = 15

  /// As shells report it.
  public var exitCode: Int32 { 128 + rawValue }
}

/// The signals that end the program, taken by a thread that waits for them, so that no handler interrupts anything.
public enum TerminationSignals {
  private static let watched = [SIGTERM, SIGINT]

  /// Calls the body on the thread when the first one has come. From then on the process has so many seconds, whatever
  /// its other threads are stuck in; the next signal ends it at once.
  ///
  /// Call this before any other thread is started: those that exist already would still be interrupted.
  public static func take(patience seconds: UInt32, _ body: @escaping @Sendable (Signal) -> Void) {
    mask(SIG_BLOCK)
    let isStarted = SystemThread.start {
      let signal = next()
      limit(signal, patience: seconds)
      body(signal)
      while true { pause() }
    }
    // Nobody takes them: they end the process as they would have without this.
    if !isStarted { mask(SIG_UNBLOCK) }
  }

  /// From here on a handler, which needs no lock that anyone could hold, ends the process: at the next signal, and when
  /// the time is over.
  private static func limit(_ first: Signal, patience seconds: UInt32) {
    for number in watched { signal(number) { _exit(128 + $0) } }
    switch first {
    case .interrupt: signal(SIGALRM) { _ in _exit(128 + SIGINT) }
    case .terminate: signal(SIGALRM) { _ in _exit(128 + SIGTERM) }
    }
    alarm(seconds)
    mask(SIG_UNBLOCK)
  }

  private static func next() -> Signal {
    var set = set(of: watched)
    var number: Int32 = 0
    while true {
      if sigwait(&set, &number) == 0, let signal = Signal(rawValue: number) { return signal }
    }
  }

  /// Of the calling thread, and those that it starts.
  private static func mask(_ how: Int32) {
    var set = set(of: how == SIG_UNBLOCK ? watched + [SIGALRM] : watched)
    pthread_sigmask(how, &set, nil)
  }

  private static func set(of numbers: [Int32]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    return set
  }
}
