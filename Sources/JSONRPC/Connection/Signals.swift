// SPDX-License-Identifier: MIT
import Platform

/// Handles the signals that end the program. After the first one, the process ends within two seconds.
public final class Signals: Sendable {
  private let server = Monitor<Server?>(nil)

  /// Installs the handling. Call this before starting any other thread, since threads that already exist would still be
  /// interrupted. Until there is a server to stop, a signal ends the process at once.
  public init() {
    TerminationSignals.take(patience: 2) { [server] signal in
      guard let server = server.withLock({ $0 }) else { CurrentProcess.end(signal.exitCode) }
      server.stop(.signal(signal))
    }
  }

  /// Makes the first signal stop the server, which then drains; a second one ends the process at once.
  public func forward(to server: Server) { self.server.withLock { $0 = server } }
}
