// SPDX-License-Identifier: MIT
/// A sentence about an upstream, with its name left open: this module doesn't know what people call it.
///
///     let message: UpstreamMessage = "\(.upstream) did not answer in time"
///     message.naming("TMDB")   // "TMDB did not answer in time"
public struct UpstreamMessage: Sendable, Hashable {
  /// What an interpolation leaves open.
  public enum Blank: Sendable {
    case upstream
  }

  /// The text between the blanks; at least one.
  private var texts: [String]

  /// A sentence that leaves nothing open.
  public init(_ text: String) { texts = [text] }

  /// The whole sentence.
  public func naming(_ upstream: String) -> String { texts.joined(separator: upstream) }

  /// The sentence with all its words changed.
  func map(_ change: (String) -> String) -> UpstreamMessage {
    var message = self
    message.texts = texts.map(change)
    return message
  }
}

extension UpstreamMessage: ExpressibleByStringInterpolation {
  /// Collects the text between the blanks.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message = UpstreamMessage("")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { message.texts[message.texts.count - 1] += literal }

    /// Leaves the upstream's name open.
    public mutating func appendInterpolation(_ blank: Blank) { message.texts.append("") }

    /// Takes another sentence in, with what it leaves open.
    public mutating func appendInterpolation(_ other: UpstreamMessage) {
      appendLiteral(other.texts[0])
      message.texts += other.texts.dropFirst()
    }

    public mutating func appendInterpolation(_ value: some CustomStringConvertible) {
      appendLiteral(value.description)
    }
  }

  public init(stringLiteral text: String) { self.init(text) }

  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.message }
}
