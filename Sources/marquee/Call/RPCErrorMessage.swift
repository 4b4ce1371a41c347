import JSON

/// An error answer as it is shown by `marquee call`.
struct RPCErrorMessage {
  private let error: JSONValue

  init(_ error: JSONValue) { self.error = error }

  /// For programs: one line, the newline included.
  var line: String { error.raw.description + "\n" }

  /// For people: what went wrong, and what can be done about it.
  var prose: String {
    let data = error["data"]
    var lines = ["marquee: " + (error["message"]?.string ?? "the request failed")]
    if let words = data?["upstreamMessage"]?.string { lines.append("  it said: \(words)") }
    if let hint = data?["hint"]?.string { lines.append("  \(hint)") }
    if let delay = data?["retryAfterSeconds"]?.double { lines.append("  it may work again in \(delay) s") }
    if let items = data?["delivered"]?["itemCount"]?.integer, let page = data?["resumeFromPage"]?.integer {
      lines.append("  \(items) items were printed; {\"page\":\(page)} goes on from there")
    }
    return lines.map { $0.onOneLine + "\n" }.joined()
  }
}

extension String {
  /// Without control characters: what an upstream says must not drive a terminal.
  fileprivate var onOneLine: String {
    let blank: Unicode.Scalar = " "
    return String(
      String.UnicodeScalarView(unicodeScalars.map { $0.properties.generalCategory == .control ? blank : $0 }))
  }
}
