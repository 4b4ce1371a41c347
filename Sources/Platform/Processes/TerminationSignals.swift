// SPDX-License-Identifier: MIT
import CLibrary

/// A signal that ends the program. The numbers are the same on all supported systems.
public enum Signal: Int32, Sendable, Hashable {
  /// SIGINT, sent by Ctrl-C.
  case interrupt = 2
  /// SIGTERM.
  case terminate = 15

  /// The exit status that shells report.
  public var exitCode: Int32 { 128 + rawValue }
}

/// The signals that end the program, received by a thread that waits for them, so that no handler interrupts other
/// code.
public enum TerminationSignals {
  /// Excludes signals that were ignored when the process started, such as SIGINT in a background job of a script. They
  /// stay ignored.
  static let watched = [SIGTERM, SIGINT].filter { !isIgnored($0) }

  /// Calls the body on a thread of its own when the first signal arrives. The process then has `seconds` to end, even
  /// if other threads are stuck. A second signal ends it at once.
  ///
  /// Must be called before any other thread is started: existing threads would still be interrupted.
  public static func take(timeout seconds: UInt32, _ body: @escaping @Sendable (Signal) -> Void) {
    guard !watched.isEmpty else { return }
    mask(SIG_BLOCK)
    let isStarted = SystemThread.start {
      let signal = next()
      limit(signal, timeout: seconds)
      body(signal)
      while true { pause() }
    }
    // No thread to receive them: the signals end the process as by default.
    if !isStarted { mask(SIG_UNBLOCK) }
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Installs a handler that ends the process at the next signal or when the time is over. It needs no lock that
  /// another thread could hold.
  private static func limit(_ first: Signal, timeout seconds: UInt32) {
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

  /// Changes the signal mask of the calling thread and of the threads that it will start.
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
