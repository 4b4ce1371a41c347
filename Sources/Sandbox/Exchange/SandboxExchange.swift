// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import JSON

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
    (self[name] ?? "").split(separator: ",").map(\.trimmingBlanks).filter { !$0.isEmpty }
  }

  private static func decodeForm(_ text: Substring) -> String {
    PercentEncoding.decode(text) ?? String(text)
  }
}

/// A response from a site of the sandbox.
struct SandboxReply: Sendable {
  var status: Int
  var headers: HTTPHeaders
  var body: [UInt8]

  /// A response without headers and body.
  static func empty(_ status: Int) -> SandboxReply { SandboxReply(status: status, headers: [:], body: []) }

  /// A response with a JSON object as its body.
  static func object(
    _ status: Int = 200, contentType: String = "application/json", _ members: (inout JSONWriter) -> Void
  ) -> SandboxReply {
    var writer = JSONWriter()
    writer.object(members)
    return SandboxReply(status: status, headers: ["Content-Type": contentType], body: writer.bytes)
  }

  /// A plain-text response, the form of Pixabay's errors.
  static func text(_ status: Int, _ text: String) -> SandboxReply {
    SandboxReply(status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], body: Array(text.utf8))
  }
}

extension StringProtocol {
  /// The text in the form for URLs: `Life Is Beautiful` becomes `life-is-beautiful`.
  var slug: String { String(folded.map { $0 == " " ? "-" : $0 }) }
}
