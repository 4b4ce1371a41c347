// SPDX-License-Identifier: MIT
import Platform

/// The signals that end the program. Once one has come the process has two seconds.
public final class Signals: Sendable {
  private let server = Monitor<Server?>(nil)

  /// Call this before any other thread is started: those that exist already would still be interrupted. Until there is
  /// a server to stop a signal ends the process at once.
  public init() {
    TerminationSignals.take(patience: 2) { [server] signal in
      guard let server = server.withLock({ $0 }) else { CurrentProcess.end(signal.exitCode) }
      server.stop(.signal(signal))
    }
  }

  /// The first signal stops the server, which then drains; a second one ends the process at once.
  public func forward(to server: Server) { self.server.withLock { $0 = server } }
}
