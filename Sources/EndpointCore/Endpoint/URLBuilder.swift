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
      path: path.isEmpty ? base.path : basePath(base) + encoded,
      query: query.items.isEmpty ? nil : query.encoded)
  }

  /// The path of `base` without a trailing slash.
  static func basePath(_ base: HTTPURL) -> String {
    var path = base.path
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
