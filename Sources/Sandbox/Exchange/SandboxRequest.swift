// SPDX-License-Identifier: MIT
import EndpointCore

/// A request as the sites of the sandbox read it: decoded, and with the time of the request.
struct SandboxRequest: Sendable {
  let method: HTTPMethod
  let host: String
  /// The decoded segments of the path; an encoded slash stays inside its segment.
  let path: [String]
  /// The decoded items of the query, in order.
  let query: [(name: String, value: String)]
  let headers: HTTPHeaders
  let clock: SandboxClock

  init(_ request: HTTPRequest, clock: SandboxClock) {
    method = request.method
    host = request.url.host
    path = request.url.path.split(separator: "/").map {
      PercentEncoding.decode($0, plusIsSpace: false) ?? String($0)
    }
    query = (request.url.query ?? "").split(separator: "&").map { item in
      let halves = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decodeForm(halves[0]), halves.count > 1 ? Self.decodeForm(halves[1]) : "")
    }
    headers = request.headers
    self.clock = clock
  }

  /// The last non-empty value of a query item; nil if there is none.
  subscript(name: String) -> String? {
    query.last { $0.name == name && !$0.value.isEmpty }?.value
  }

  /// The value of a query item as an integer; nil if it is absent or not an integer.
  func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

  /// The elements of a query item's comma-separated list, trimmed and without empty ones.
  func list(_ name: String) -> [String] {
    (self[name] ?? "").split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
  }

  private static func decodeForm(_ text: Substring) -> String {
    PercentEncoding.decode(text) ?? String(text)
  }
}
