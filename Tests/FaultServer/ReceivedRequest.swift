// SPDX-License-Identifier: MIT
/// A request as the server received it.
public struct ReceivedRequest: Sendable {
  public let method: String
  /// Path and query as they came.
  public let target: String
  /// Names and values in order, as they came.
  public let headers: [(name: String, value: String)]
  /// With the chunked coding removed.
  public let body: [UInt8]

  /// The target without its query.
  public var path: String { String(target.prefix { $0 != "?" }) }

  /// The query as it came, nil if there is none.
  public var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }

  /// The value of the query item `name` as it came, not decoded; nil if there is none.
  public func queryItem(_ name: String) -> String? {
    let items = (query ?? "").split(separator: "&")
    return items.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
  }

  /// The first value of the header `name`, in any case.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }
}
