// SPDX-License-Identifier: MIT

extension HTTPURL {
  /// Whether scheme, host and port are equal (RFC 6454 section 4), the condition for sending a key along.
  public func hasSameOrigin(as other: HTTPURL) -> Bool {
    scheme == other.scheme && host == other.host && effectivePort == other.effectivePort
  }

  /// A copy without the query items in `names`.
  func removing(queryItems names: Set<String>) -> HTTPURL {
    rewritingQuery { PercentEncoding.decode($0).map(names.contains) == true ? nil : $1 }
  }

  /// The first value of the query item `name`, decoded; nil if there is none, or if it isn't UTF-8.
  public func queryItem(_ name: String) -> String? {
    let items = query?.split(separator: "&") ?? []
    let item = items.first { PercentEncoding.decode($0.prefix { $0 != "=" }) == name }
    return item.flatMap { PercentEncoding.decode($0.drop { $0 != "=" }.dropFirst()) }
  }

  /// A copy with a query item added at the end.
  func adding(queryItem name: String, _ value: String) -> HTTPURL {
    let item = "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
    return at(path: path, query: query.map { "\($0)&\(item)" } ?? item)
  }

  /// The address as text, with the values of the query items in `names` replaced and the login left out.
  func redacted(queryItems names: Set<String>) -> String {
    guard !names.isEmpty else { return description }
    return rewritingQuery {
      PercentEncoding.decode($0).map(names.contains) == true ? "\($0)=\(Redactor.mark)" : $1
    }.description
  }

  /// Replaces each percent-encoded `name=value` of the query with the result of `body`; nil removes it.
  private func rewritingQuery(_ body: (_ name: Substring, _ item: Substring) -> Substring?) -> HTTPURL {
    guard let query else { return self }
    let items = query.split(separator: "&", omittingEmptySubsequences: false)
    let kept = items.compactMap { item in body(item.prefix { $0 != "=" }, item) }
    return at(path: path, query: kept.isEmpty ? nil : kept.joined(separator: "&"))
  }
}
