// SPDX-License-Identifier: MIT
import Basics

/// The `Cache-Control` directives of a response (RFC 9111 section 5.2.2; RFC 5861 for the last two) that concern a
/// private cache; `private` and `s-maxage` are for shared ones.
struct CacheControl: Sendable, Hashable {
  var noStore = false
  /// May be stored, but must be revalidated before each use.
  var noCache = false
  /// Must be revalidated before use once it is stale.
  var mustRevalidate = false
  /// In seconds, like the following two.
  var maxAge: Int?
  var staleWhileRevalidate: Int?
  var staleIfError: Int?

  init(_ headers: HTTPHeaders) {
    for directive in headers.list(of: "Cache-Control") {
      let parts = directive.split(separator: "=", maxSplits: 1)
      let name = parts.first.map { $0.trimmingBlanks().lowercased() } ?? ""
      let seconds = parts.count == 2 ? Self.seconds(parts[1].trimmingBlanks()) : nil
      switch name {
      case "no-store": noStore = true
      case "no-cache": noCache = true
      case "must-revalidate": mustRevalidate = true
      // An invalid age counts as stale (section 4.2.1); of duplicates the first counts.
      case "max-age": maxAge = maxAge ?? seconds ?? 0
      case "stale-while-revalidate": staleWhileRevalidate = staleWhileRevalidate ?? seconds
      case "stale-if-error": staleIfError = staleIfError ?? seconds
      default: break
      }
    }
  }

  /// Parses seconds, bare or quoted; too large a number counts as the largest, as section 1.2.2 requires.
  static func seconds(_ text: Substring) -> Int? {
    let digits = text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? text.dropFirst().dropLast() : text
    guard digits.isASCIIDigits else { return nil }
    return min(Int(digits) ?? longest, longest)
  }

  /// The largest number of seconds, 2^31: about 68 years.
  static let longest = 1 << 31
}
