// SPDX-License-Identifier: MIT
import Platform

/// Handles the signals that end the program. After the first one, the process ends within two seconds.
public final class Signals: Sendable {
  private let handler = Monitor<(@Sendable (Signal) -> Void)?>(nil)

  /// Installs the handling. Call this before starting any other thread, since threads that already exist would still be
  /// interrupted. Until there is a handler, a signal ends the process at once.
  public init() {
    TerminationSignals.take(timeout: 2) { [handler] signal in
      guard let handler = handler.withLock({ $0 }) else { CurrentProcess.end(signal.exitCode) }
      handler(signal)
    }
  }

  /// Makes the first signal stop the server, which then drains; a second one ends the process at once.
  public func forward(to server: Server) { forward(to: { server.stop(.signal($0)) }) }

  /// Passes on the first signal, on a thread of its own; a second one ends the process at once.
  public func forward(to handler: @escaping @Sendable (Signal) -> Void) { self.handler.withLock { $0 = handler } }
}
