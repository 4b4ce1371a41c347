import Glibc
import Threads

/// The signals that end the program, taken by a thread that waits for them, so that no handler interrupts anything.
public enum Signals {
  private static let watched = [SIGTERM, SIGINT]

  /// Call this first of all: threads that exist already would still be interrupted. A reader that goes away shows as an
  /// error of `write` from here on.
  public static func block() {
    signal(SIGPIPE, SIG_IGN)
    var set = watchedSet()
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }

  /// The first signal stops the server, which then drains; a second one ends the process at once.
  public static func forward(to server: Server) {
    let isStarted = Thread.start {
      server.stop(.signal(next()))
      _exit(Ending.signal(next()).exitCode)
    }
    if !isStarted { unblock() }
  }

  /// Nobody takes them: they end the process as they would have without `block`.
  private static func unblock() {
    var set = watchedSet()
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }

  private static func next() -> Int32 {
    var set = watchedSet()
    var number: Int32 = 0
    while sigwait(&set, &number) != 0 {}
    return number
  }

  private static func watchedSet() -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for number in watched { sigaddset(&set, number) }
    return set
  }
}
