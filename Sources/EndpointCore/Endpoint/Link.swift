// SPDX-License-Identifier: MIT
import JSON

/// A link from a response (HAL section 5). Only its path and query are used, under the configured base, so a link can
/// never send a key to another host.
public struct Link: Sendable, Hashable {
  /// The link as received; may contain unencoded spaces.
  public let href: String
  /// Whether `href` is a URI template (RFC 6570).
  public let isTemplated: Bool

  /// - Parameter href: the link as received.
  public init(href: String, isTemplated: Bool = false) {
    self.href = href
    self.isTemplated = isTemplated
  }

  /// The URL for the link's path and query under `base`. Scheme, host and port are always those of `base`. If `base`
  /// has a path that the link lacks, as behind a proxy with a prefix, it is prepended.
  public func resolved(against base: HTTPURL) throws(UpstreamError) -> HTTPURL {
    guard let address = isTemplated ? Self.expanded(href) : href, let rest = Self.pathAndQuery(of: address) else {
      throw UpstreamError(.upstreamMalformed, "\(.upstream) returned a link that can't be followed")
    }
    let prefix = URLBuilder.basePath(base)
    let path = rest.path == prefix || rest.path.hasPrefix(prefix + "/") ? rest.path : prefix + rest.path
    return base.at(path: path, query: rest.query)
  }

  /// The template without its optional query parameters (RFC 6570 sections 3.2.8 and 3.2.9); nil if it contains other
  /// expressions.
  private static func expanded(_ template: String) -> String? {
    var rest = template[...]
    var result = ""
    while let open = rest.firstIndex(of: "{") {
      let expression = rest[rest.index(after: open)...]
      guard let first = expression.first, "?&".contains(first), let close = expression.firstIndex(of: "}") else {
        return nil
      }
      result += rest[..<open]
      rest = expression[expression.index(after: close)...]
    }
    return result + rest
  }

  /// The path and query of `http(s)://host/path?query` or `/path?query`; nil for other forms and paths with dot
  /// segments.
  private static func pathAndQuery(of href: String) -> (path: String, query: String?)? {
    let reference = URLReference(href[...])
    if let scheme = reference.scheme {
      guard HTTPURL.Scheme(rawValue: scheme.lowercased()) != nil, reference.authority != nil else { return nil }
    }
    let isRoot = reference.path.isEmpty && reference.authority != nil
    let path = isRoot ? "/" : PercentEncoding.encodeStray(reference.path)
    guard path.hasPrefix("/"), !path.hasPrefix("//"), !PercentEncoding.leavesItsPlace(path) else { return nil }
    return (path, reference.query.map(PercentEncoding.encodeStray))
  }
}

extension Link: JSONReadable {
  /// Reads a HAL link object or a plain string.
  public init(json: JSONValue) throws(JSONMismatch) {
    if let href = json.string {
      self.init(href: href)
    } else if let href = json["href"]?.string {
      self.init(href: href, isTemplated: json["templated"]?.boolean ?? false)
    } else {
      throw json.mismatch(expected: "a link")
    }
  }
}
