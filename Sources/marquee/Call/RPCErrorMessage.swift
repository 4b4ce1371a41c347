// SPDX-License-Identifier: MIT
import Basics
import JSON

/// An error response as `marquee call` shows it.
struct RPCErrorMessage {
  private let error: JSONValue

  init(_ error: JSONValue) { self.error = error }

  /// Whether the params are wrong (JSON-RPC 2.0, -32602), which is an error of usage.
  var isOfParams: Bool { error["code"]?.integer == -32602 }

  /// The error object for programs: one line of JSON, including its newline.
  var line: String { error.raw.description + "\n" }

  /// The host and port of the request that failed.
  private var host: String? {
    guard let parts = error["data"]?["url"]?.string?.split(separator: "/"), parts.count > 1 else { return nil }
    return String(parts[1])
  }

  /// A hint as a command line. `credentials/set` has to store the key, since the process ends with the call.
  private func typed(_ hint: String) -> String {
    let provider = error["data"]?["provider"]?.string ?? "amc"
    return hint.replacing("call credentials/set", with: "keep a key with credentials/set")
      .replacing(
        "credentials/set", with: "`marquee call credentials/set provider=\(provider) key=… persist=true`")
  }

  /// The error as prose: what happened, then what to do.
  var prose: String {
    let data = error["data"]
    let message = error["message"]?.string ?? "the request failed"
    var lines = ["marquee: " + message]
    if let words = data?["upstreamMessage"]?.string, !message.contains(words) { lines.append("  it said: \(words)") }
    if let hint = data?["hint"]?.string {
      lines.append("  " + typed(hint))
    } else if data?["kind"]?.string == "upstreamUnreachable", let host {
      lines.append("  \(host) was asked; check the connection and proxies (https_proxy): `marquee doctor` shows them")
    }
    if let wait = data?["retryAfterSeconds"]?.double {
      let seconds = Int(exactly: wait).map(String.init) ?? String(wait)
      lines.append("  try again in \(seconds) s")
    }
    if let items = data?["delivered"]?["itemCount"]?.integer, let page = data?["resumeFromPage"]?.integer {
      let printed = items.counted("item was", plural: "items were") + " printed"
      lines.append("  \(printed); {\"page\":\(page)} continues from there")
    }
    return lines.map { $0.forTerminal + "\n" }.joined()
  }
}
