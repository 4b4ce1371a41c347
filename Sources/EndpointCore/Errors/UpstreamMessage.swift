// SPDX-License-Identifier: MIT
/// A sentence about an upstream with placeholders for its name, because the name to show depends on the reader.
///
///     let message: UpstreamMessage = "\(.upstream) did not answer in time"
///     message.naming("TMDB")   // "TMDB did not answer in time"
public struct UpstreamMessage: Sendable, Hashable {
  /// The placeholders that an interpolation can leave open.
  public enum Blank: Sendable {
    case upstream
  }

  /// The texts between the placeholders; always at least one.
  private var texts: [String]

  /// Creates a sentence without placeholders.
  public init(_ text: String) { texts = [text] }

  /// The sentence with every placeholder replaced by `upstream`.
  public func naming(_ upstream: String) -> String { texts.joined(separator: upstream) }

  /// Transforms the texts between the placeholders.
  func map(_ change: (String) -> String) -> UpstreamMessage {
    var message = self
    message.texts = texts.map(change)
    return message
  }
}

extension UpstreamMessage: ExpressibleByStringInterpolation {
  /// Collects the texts between the placeholders.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var message = UpstreamMessage("")

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { message.texts[message.texts.count - 1] += literal }

    /// Adds a placeholder for the upstream's name.
    public mutating func appendInterpolation(_ blank: Blank) { message.texts.append("") }

    /// Adds another sentence, including its placeholders.
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
