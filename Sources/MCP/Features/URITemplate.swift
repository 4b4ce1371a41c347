// SPDX-License-Identifier: MIT
import EndpointCore

/// A URI template whose variables are whole path segments (RFC 6570, level 1).
struct URITemplate {
  private let segments: [Substring]

  init(_ template: String) { segments = template.split(separator: "/", omittingEmptySubsequences: false) }

  /// The names of the variables.
  var names: [String] { segments.compactMap(Self.variable) }

  /// The decoded values of the variables in a URI; nil if the URI doesn't match.
  func values(in uri: String) -> [String: String]? {
    let parts = uri.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == segments.count else { return nil }
    var values: [String: String] = [:]
    for (segment, part) in zip(segments, parts) {
      if let name = Self.variable(segment) {
        guard let value = PercentEncoding.decode(part, plusIsSpace: false), !value.isEmpty else { return nil }
        values[name] = value
      } else if segment != part {
        return nil
      }
    }
    return values
  }

  private static func variable(_ segment: Substring) -> String? {
    segment.first == "{" && segment.last == "}" ? String(segment.dropFirst().dropLast()) : nil
  }
}
