import Glibc
import Threads

/// The signals that end the program, taken by a thread that waits for them, so that no handler interrupts anything.
/// Once one has come the process has two seconds, whatever its other threads are stuck in.
public final class Signals: Sendable {
  private static let watched = [SIGTERM, SIGINT]
  private static let patience = 2

  private let server = Monitor<Server?>(nil)

  /// Call this before any other thread is started: those that exist already would still be interrupted. Until there is
  /// a server to stop a signal ends the process at once.
  public init() {
    Self.mask(SIG_BLOCK)
    let isStarted = Thread.start { [server] in
      let number = Self.next()
      Self.limit(number)
      guard let server = server.withLock({ $0 }) else { _exit(Ending.signal(number).exitCode) }
      server.stop(.signal(number))
      while true { pause() }
    }
    // Nobody takes them: they end the process as they would have without this.
    if !isStarted { Self.mask(SIG_UNBLOCK) }
  }

  /// The first signal stops the server, which then drains; a second one ends the process at once.
  public func forward(to server: Server) { self.server.withLock { $0 = server } }

  /// From here on a handler, which needs no lock that anyone could hold, ends the process: at the next signal, and when
  /// the time is over.
  private static func limit(_ first: Int32) {
    for number in watched { signal(number) { _exit(Ending.signal($0).exitCode) } }
    switch first {
    case SIGINT: signal(SIGALRM) { _ in _exit(Ending.signal(SIGINT).exitCode) }
    default: signal(SIGALRM) { _ in _exit(Ending.signal(SIGTERM).exitCode) }
    }
    alarm(UInt32(patience))
    mask(SIG_UNBLOCK)
  }

  private static func next() -> Int32 {
    var set = set(of: watched)
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
    return number
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
