// SPDX-License-Identifier: MIT
/// The options of a server.
public struct Configuration: Sendable {
  /// How the client delimits its messages.
  public var framing: Framing
  /// All bounds.
  public var limits: Limits
  /// Removes secrets from a text. Applied to the message and all strings in the data of every error, and to log traces.
  public var redact: @Sendable (String) -> String

  /// Creates a configuration with the documented defaults.
  public init(
    framing: Framing = .auto, limits: Limits = Limits(), redact: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.framing = framing
    self.limits = limits
    self.redact = redact
  }
}
