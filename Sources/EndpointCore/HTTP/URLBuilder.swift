// SPDX-License-Identifier: MIT
/// Builds a request's URL from the configured base and an endpoint's path and query.
enum URLBuilder {
  /// Appends `path`, each segment encoded separately, and `query` to `base`. Refuses segments that could change the
  /// path's structure: empty ones, `.`, `..` (also encoded, because some upstreams decode twice), and any with a slash,
  /// a backslash or a control character. Only the last segment may be empty, for paths that end with a slash.
  static func url(base: HTTPURL, path: [String], query: QueryItems) throws(UpstreamError) -> HTTPURL {
    for (index, segment) in path.enumerated()
    where !segment.isPathSegment && !(segment.isEmpty && index == path.count - 1) {
      throw UpstreamError(.requestFailed, "\"\(segment.prefix(100))\" can't be part of a path")
    }
    let encoded = path.map { "/" + PercentEncoding.encode($0) }.joined()
    return base.at(
      path: path.isEmpty ? base.path : basePath(base) + encoded, query: query.items.isEmpty ? nil : query.encoded)
  }

  /// The path of `base` without a trailing slash.
  static func basePath(_ base: HTTPURL) -> String {
    var path = base.path
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

extension String {
  /// Whether a URL's path may hold the text as one segment: it is not empty, not `.` or `..`, and has neither a slash
  /// nor a backslash nor a control character.
  public var isPathSegment: Bool {
    guard !isEmpty, !PercentEncoding.leavesItsPlace(self) else { return false }
    return utf8.allSatisfy { $0 != 0x2F && $0 != 0x5C && $0 >= 0x20 && $0 != 0x7F }
  }
}

/// The query of a request, in order. Items with a nil value are left out, so endpoints can list optional parameters
/// directly: `["query": text, "year": year.map(String.init)]`.
public struct QueryItems: Sendable, Hashable {
  /// A query item.
  public struct Item: Sendable, Hashable {
    /// The name, not encoded.
    public let name: String
    /// The value, not encoded.
    public let value: String
  }

  /// The items in order.
  public private(set) var items: [Item] = []

  /// Adds an item at the end, unless its value is nil.
  public mutating func append(_ name: String, _ value: String?) {
    if let value { items.append(Item(name: name, value: value)) }
  }

  /// The strictly percent-encoded query `a=b&c=d`, without a question mark.
  public var encoded: String {
    items.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
  }
}

extension QueryItems: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String?)...) {
    for (name, value) in elements { append(name, value) }
  }
}
