// SPDX-License-Identifier: MIT
import FoundationEssentials

extension URL {
  /// The explicit port, or the scheme's default.
  var effectivePort: Int? {
    port ?? (scheme?.lowercased() == "https" ? 443 : scheme?.lowercased() == "http" ? 80 : nil)
  }

  /// Whether scheme, host and port are equal (RFC 6454 section 4), the condition for sending a key along.
  public func hasSameOrigin(as other: URL) -> Bool {
    scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
      && effectivePort == other.effectivePort && host() != nil
  }

  /// Whether the hosts are equal, whatever scheme and port.
  func hasSameHost(as other: URL) -> Bool { host() != nil && host()?.lowercased() == other.host()?.lowercased() }

  /// The URL as text, without user name and password.
  public var withoutLogin: String { redacted(queryItems: []) }

  /// A copy without the query items in `names`.
  func removing(queryItems names: Set<String>) -> URL {
    rewritingQuery { PercentEncoding.decode($0).map(names.contains) == true ? nil : $1 }
  }

  /// The first value of the query item `name`, decoded.
  func queryItem(_ name: String) -> String? {
    let items = query(percentEncoded: true)?.split(separator: "&") ?? []
    let item = items.first { PercentEncoding.decode($0.prefix { $0 != "=" }) == name }
    return item.flatMap { PercentEncoding.decode($0.drop { $0 != "=" }.dropFirst()) }
  }

  /// A copy with a query item added at the end.
  func adding(queryItem name: String, _ value: String) -> URL {
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    let item = "\(PercentEncoding.encode(name))=\(PercentEncoding.encode(value))"
    components.percentEncodedQuery = [components.percentEncodedQuery, item].compactMap { $0 }.joined(separator: "&")
    return components.url ?? self
  }

  /// The URL as text, with the values of the query items in `names` replaced and user information removed.
  func redacted(queryItems names: Set<String>) -> String {
    var shown = self
    if !names.isEmpty {
      shown = rewritingQuery {
        PercentEncoding.decode($0).map(names.contains) == true ? "\($0)=\(Redactor.mark)" : $1
      }
    }
    if user(percentEncoded: true) != nil || password(percentEncoded: true) != nil,
      var components = URLComponents(url: shown, resolvingAgainstBaseURL: true)
    {
      components.user = nil
      components.password = nil
      shown = components.url ?? shown
    }
    return shown.absoluteString
  }

  /// Replaces each percent-encoded `name=value` of the query with the result of `body`; nil removes it.
  private func rewritingQuery(_ body: (_ name: Substring, _ item: Substring) -> (any StringProtocol)?) -> URL {
    guard let query = query(percentEncoded: true) else { return self }
    let items = query.split(separator: "&", omittingEmptySubsequences: false)
    let kept = items.compactMap { item in
      body(item.prefix { $0 != "=" }, item).map { String($0) }
    }
    guard kept.count != items.count || zip(kept, items).contains(where: { $0 != $1 }) else { return self }
    guard var components = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    components.percentEncodedQuery = kept.isEmpty ? nil : kept.joined(separator: "&")
    return components.url ?? self
  }
}
