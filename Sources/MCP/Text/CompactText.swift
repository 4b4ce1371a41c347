import JSON

/// Results as short text for a model.
enum CompactText {
  /// - Parameters:
  ///   - result: what a method's tool gives: the method's result, or for a list its rows under `items`.
  ///   - method: its name in the contract.
  static func text(of result: JSONValue, from method: String) -> String { result.raw.description }
}
