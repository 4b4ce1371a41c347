// SPDX-License-Identifier: MIT
import EndpointCore
import FoundationEssentials

/// A request as a site of the sandbox reads it: decoded, and with the time at which it is asked.
struct SandboxRequest: Sendable {
  let method: HTTPMethod
  let host: String
  /// The segments of the path, decoded; an encoded slash stays inside its segment.
  let path: [String]
  /// The items of the query, decoded, in order.
  let query: [(name: String, value: String)]
  let headers: HTTPHeaders
  let clock: SandboxClock

  init?(_ request: HTTPRequest, clock: SandboxClock) {
    guard let parts = URLComponents(url: request.url, resolvingAgainstBaseURL: true), let host = parts.host else {
      return nil
    }
    method = request.method
    self.host = host.lowercased()
    path = parts.percentEncodedPath.split(separator: "/").map {
      PercentEncoding.decode($0, plusIsSpace: false) ?? String($0)
    }
    query = (parts.percentEncodedQuery ?? "").split(separator: "&").map { item in
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decodeForm(halves[0]), halves.count > 1 ? Self.decodeForm(halves[1]) : "")
    }
    headers = request.headers
    self.clock = clock
  }

  /// The value of this item; nil if it is absent or empty.
  subscript(name: String) -> String? {
    query.last { $0.name == name && !$0.value.isEmpty }?.value
  }

  /// The value of this item as a number; nil if it is absent or none.
  func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  /// The value of this item as a list that is separated by commas.
  func list(_ name: String) -> [String] {
    (self[name] ?? "").split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private static func decodeForm(_ text: Substring) -> String {
    PercentEncoding.decode(text) ?? String(text)
  }
}
