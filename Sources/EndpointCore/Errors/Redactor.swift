// SPDX-License-Identifier: MIT
import Basics
import Platform
import Synchronization

/// Removes the live secrets from any text that people or logs will see.
///
/// A secret is found in plain and percent-encoded form, and as it may be written in a JSON string. One of fewer than 8
/// bytes, which no provider issues but people try things with, is replaced only where it stands alone: inside a word it
/// is a coincidence, and replacing it there would leave no message readable.
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
    let forms = Set([secret, PercentEncoding.encode(secret)] + Self.inJSON(secret))
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
  func finds(in bytes: [UInt8]) -> Bool { distinct.contains { bytes.contains(bytes: $0) } }

  /// The bytes of a response without the known secrets, other than those so short that they may be there by
  /// coincidence.
  /// - Returns: nil if there is none.
  func redacted(_ bytes: [UInt8]) -> [UInt8]? {
    let distinct = distinct
    guard distinct.contains(where: { bytes.contains(bytes: $0) }) else { return nil }
    return distinct.reduce(bytes) { bytes, needle in
      bytes.replacing(needle, by: Array(Self.mark.utf8), insideWords: true) ?? bytes
    }
  }

  private var distinct: [[UInt8]] {
    needles.withLock { $0 }.map { Array($0.utf8) }.filter { $0.count >= Self.distinctBytes }
  }

  /// The secret with the escapes of JSON that servers use: of quotes and backslashes, with or without those of slashes.
  private static func inJSON(_ secret: String) -> [String] {
    var escaped = ""
    for character in secret {
      if character == "\"" || character == "\\" { escaped.append("\\") }
      escaped.append(character)
    }
    var withSlashes = ""
    for character in escaped {
      if character == "/" { withSlashes.append("\\") }
      withSlashes.append(character)
    }
    return [escaped, withSlashes]
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
    let bytes = Array(utf8).replacing(Array(needle.utf8), by: Array(replacement.utf8), insideWords: insideWords)
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? self
  }
}

extension [UInt8] {
  /// Nil if there is nothing to replace.
  fileprivate func replacing(_ needle: [UInt8], by replacement: [UInt8], insideWords: Bool) -> [UInt8]? {
    let text = self
    guard !needle.isEmpty, needle.count <= text.count else { return nil }
    var result: [UInt8] = []
    var copied = 0
    var index = 0
    while index <= text.count - needle.count {
      let end = index + needle.count
      if text[index] == needle[0], text[index..<end].elementsEqual(needle),
        insideWords || text[..<index].last?.isWordByte != true && text[end...].first?.isWordByte != true
      {
        result += text[copied..<index]
        result += replacement
        index = end
        copied = index
      } else {
        index += 1
      }
    }
    return copied > 0 ? result + text[copied...] : nil
  }
}

extension UInt8 {
  /// Whether this is an ASCII letter or digit, or part of a non-ASCII character.
  fileprivate var isWordByte: Bool { self >= 0x80 || isASCIIAlphanumeric }
}
