// SPDX-License-Identifier: MIT
import FoundationEssentials
import JSON

/// A link that an upstream put into an answer (HAL section 5). It only says which path and query to ask next: where
/// they are asked is the configuration's business, so a link can never lead a key to another host.
public struct Link: Sendable, Hashable {
  /// As it came; may hold raw spaces.
  public let href: String
  /// Whether `href` is a template (RFC 6570).
  public let isTemplated: Bool

  /// - Parameter href: as it came.
  public init(href: String, isTemplated: Bool = false) {
    self.href = href
    self.isTemplated = isTemplated
  }

  /// The address to ask: path and query of the link under `base`. Scheme, host and port are always those of `base`;
  /// where `base` has a path that the link lacks (a proxy under a prefix), it is put in front.
  public func resolved(against base: URL) throws(UpstreamError) -> URL {
    guard let address = isTemplated ? Self.expanded(href) : href, let rest = Self.pathAndQuery(of: address) else {
      throw UpstreamError(.upstreamMalformed, "\(.upstream) gave a link that can't be followed")
    }
    let prefix = URLBuilder.basePath(base)
    let path = rest.path == prefix || rest.path.hasPrefix(prefix + "/") ? rest.path : prefix + rest.path
    guard var components = URLComponents(url: base, resolvingAgainstBaseURL: true) else {
      throw UpstreamError(.requestFailed, "the base URL can't be read")
    }
    components.percentEncodedPath = path
    components.percentEncodedQuery = rest.query
    components.fragment = nil
    guard let url = components.url else {
      throw UpstreamError(.upstreamMalformed, "\(.upstream) gave a link that can't be followed")
    }
    return url
  }

  /// The template without what it offers to add to the query (RFC 6570 section 3.2.8 and 3.2.9); nil if another part of
  /// the address is open.
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

  /// Nil unless it is `http(s)://host/path?query` or `/path?query` and names no parent directory.
  private static func pathAndQuery(of href: String) -> (path: String, query: String?)? {
    var rest = href[...]
    for scheme in ["https://", "http://", "//"]
    where rest.utf8.count >= scheme.utf8.count && rest.prefix(scheme.count).equalsIgnoringCase(scheme) {
      rest = rest.dropFirst(scheme.count).drop { $0 != "/" && $0 != "?" && $0 != "#" }
      if !rest.hasPrefix("/") { rest = "/" + rest }
      break
    }
    guard rest.hasPrefix("/"), !rest.hasPrefix("//") else { return nil }
    rest = rest.prefix { $0 != "#" }
    let path = rest.prefix { $0 != "?" }
    let query = path.endIndex < rest.endIndex ? rest[rest.index(after: path.endIndex)...] : nil
    guard !PercentEncoding.leavesItsPlace(path) else { return nil }
    return (PercentEncoding.encodeStray(path), query.map(PercentEncoding.encodeStray))
  }
}

extension Link: JSONReadable {
  /// A HAL link object, or its address alone.
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
