// SPDX-License-Identifier: MIT
/// What a server can be told from outside.
public struct Configuration: Sendable {
  /// How the client tells its messages apart.
  public var framing: Framing
  /// All bounds.
  public var limits: Limits
  /// Takes secrets out of a text. Every message and every text in the data of an error passes through it.
  public var redact: @Sendable (String) -> String

  /// Everything as documented unless said otherwise.
  public init(
    framing: Framing = .auto, limits: Limits = Limits(), redact: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.framing = framing
    self.limits = limits
    self.redact = redact
  }
}
