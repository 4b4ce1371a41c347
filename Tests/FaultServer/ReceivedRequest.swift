// SPDX-License-Identifier: MIT
/// A request as the server received it.
public struct ReceivedRequest: Sendable {
  public let method: String
  /// The path and the query, as received.
  public let target: String
  /// The names and values in order, as received.
  public let headers: [(name: String, value: String)]
  /// The body, with the chunked coding removed.
  public let body: [UInt8]

  /// The target without its query.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The query as received; nil if there is none.
  public var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }

  /// The value of the query item `name` as received, not decoded; nil if there is none.
  public func queryItem(_ name: String) -> String? {
    let items = (query ?? "").split(separator: "&")
    return items.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// The first value of the header `name`, whose case is ignored; nil if there is none.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }
}
