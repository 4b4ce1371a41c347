// SPDX-License-Identifier: MIT

extension HTTPURL {
  /// The address to which a reference in a response from this address leads (RFC 3986 section 5.2.2); nil if that isn't
  /// an http or https address.
  public func resolving(_ reference: String) -> HTTPURL? {
    let reference = URLReference(reference[...])
    if reference.scheme != nil { return HTTPURL(reference)?.withoutDotSegments }
    if reference.authority != nil { return HTTPURL(scheme: scheme, reference)?.withoutDotSegments }
    let query = reference.query.map(PercentEncoding.encodeStray)
    guard !reference.path.isEmpty else { return at(path: path, query: query ?? self.query) }
    let path = PercentEncoding.encodeStray(reference.path)
    let folder = self.path.lastIndex(of: "/").map { self.path[...$0] } ?? "/"
    return at(path: path.hasPrefix("/") ? path : folder + path, query: query).withoutDotSegments
  }

  /// A copy whose path has no segments `.` and `..` (RFC 3986 section 5.2.4).
  private var withoutDotSegments: HTTPURL {
    guard !path.isEmpty else { return self }
    var kept: [Substring] = []
    let segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
    for segment in segments where segment != "." {
      if segment == ".." { _ = kept.popLast() } else { kept.append(segment) }
    }
    if segments.last == "." || segments.last == ".." { kept.append("") }
    return at(path: "/" + kept.joined(separator: "/"), query: query)
  }
}
