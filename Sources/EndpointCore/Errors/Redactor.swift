// SPDX-License-Identifier: MIT
import Basics
import Platform
import Synchronization

/// Removes the live secrets from any text that people or logs will see.
///
/// A secret is found in plain and in percent-encoded form. One of fewer than 8 bytes, which no provider issues but
/// people try things with, is replaced only where it stands alone: inside a word it is a coincidence, and replacing it
/// there would leave no message readable.
public final class Redactor: Sendable {
  /// The text that replaces a secret.
  public static let mark = "REDACTED"

  /// The minimum length in bytes of a secret that is also replaced inside words.
  private static let distinctBytes = 8

  /// The texts to find, longest first, so that a secret that contains another is replaced as a whole.
  private let needles = Mutex<[String]>([])

  /// Creates a redactor without secrets.
  public init() {}

  /// Adds a secret to remove from now on. An empty text is ignored.
  public func add(_ secret: String) {
    guard !secret.isEmpty else { return }
    let forms = Set([secret, PercentEncoding.encode(secret)])
    needles.withLock { needles in
      guard !forms.isSubset(of: needles) else { return }
      needles = forms.union(needles).sorted { ($0.utf8.count, $0) > ($1.utf8.count, $1) }
    }
  }

  /// Replaces every known secret in `text` with `mark`.
  public func redact(_ text: String) -> String {
    let needles = needles.withLock { $0 }
    return needles.reduce(text) { text, needle in
      text.replacing(needle, by: Self.mark, insideWords: needle.utf8.count >= Self.distinctBytes)
    }
  }

  /// Whether a known secret stands in these bytes, other than one so short that it may be there by coincidence.
  func finds(in bytes: [UInt8]) -> Bool {
    needles.withLock { $0 }.contains { $0.utf8.count >= Self.distinctBytes && bytes.contains(bytes: Array($0.utf8)) }
  }

  /// Replaces every known secret in all texts of `error`.
  public func redact(_ error: UpstreamError) -> UpstreamError {
    var error = error
    error.message = error.message.map(redact)
    error.upstreamCode = error.upstreamCode.map(redact)
    error.upstreamMessage = error.upstreamMessage.map(redact)
    error.url = error.url.map(redact)
    error.cause = error.cause?.map(redact)
    return error
  }
}

extension String {
  /// Compares bytes, because canonical equivalence must neither hide a secret nor cost a pass over the text.
  fileprivate func replacing(_ needle: String, by replacement: String, insideWords: Bool) -> String {
    let text = Array(utf8)
    let needle = Array(needle.utf8)
    guard !needle.isEmpty, needle.count <= text.count else { return self }
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index <= text.count - needle.count {
      let end = index + needle.count
      if text[index] == needle[0], text[index..<end].elementsEqual(needle),
        insideWords || text[..<index].last?.isWordByte != true && text[end...].first?.isWordByte != true
      {
        result += text[copied..<index]
        result += Array(replacement.utf8)
        index = end
        copied = index
      } else {
        index += 1
      }
    }
    guard copied > 0 else { return self }
    return String(decoding: result + text[copied...], as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter or digit, or part of a non-ASCII character.
  fileprivate var isWordByte: Bool { self >= 0x80 || isASCIIAlphanumeric }
}
