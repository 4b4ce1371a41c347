// SPDX-License-Identifier: MIT
/// The query of a request, in order. An item without a value is left out, so an endpoint writes its optional parameters
/// down as they are: `["query": text, "year": year.map(String.init)]`.
public struct QueryItems: Sendable, Hashable {
  /// One `name=value`.
  public struct Item: Sendable, Hashable {
    /// The name, not encoded.
    public let name: String
    /// The value, not encoded.
    public let value: String
  }

  /// The items in order.
  public private(set) var items: [Item] = []

  /// No items.
  public init() {}

  /// Adds an item at the end, unless it has no value.
  public mutating func append(_ name: String, _ value: String?) {
    if let value { items.append(Item(name: name, value: value)) }
  }

  /// `a=b&c=d`, percent-encoded strictly, without a question mark.
  public var encoded: String {
    items.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
  }
}

extension QueryItems: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, String?)...) {
    for (name, value) in elements { append(name, value) }
  }
}
