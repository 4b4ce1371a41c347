// SPDX-License-Identifier: MIT
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
