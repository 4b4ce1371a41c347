// SPDX-License-Identifier: MIT
import Basics

/// What an answer's headers say about keeping it (RFC 9111 section 5.2.2; RFC 5861 for the last two), as far as it
/// concerns a cache that serves one user: `private` and `s-maxage` are for others.
struct CacheControl: Sendable, Hashable {
  var noStore = false
  /// May be kept, but not given again before the upstream has confirmed it.
  var noCache = false
  /// Once stale, must not be given before the upstream has confirmed it.
  var mustRevalidate = false
  /// In seconds, as are the others.
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
      // An unreadable age is stale (section 4.2.1); of two the first counts.
      case "max-age": maxAge = maxAge ?? seconds ?? 0
      case "stale-while-revalidate": staleWhileRevalidate = staleWhileRevalidate ?? seconds
      case "stale-if-error": staleIfError = staleIfError ?? seconds
      default: break
      }
    }
  }

  /// Digits, bare or quoted, as seconds; numbers that are too large count as the largest, as section 1.2.2 asks.
  static func seconds(_ text: Substring) -> Int? {
    let digits = text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? text.dropFirst().dropLast() : text
    guard digits.isASCIIDigits else { return nil }
    return min(Int(digits) ?? longest, longest)
  }

  /// 2^31, about 68 years.
  static let longest = 1 << 31
}
