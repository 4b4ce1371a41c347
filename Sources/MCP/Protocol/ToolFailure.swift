import JSON
import JSONRPC

/// An error of a tool as the model sees it: what went wrong, and what to do about it (MCP, "Tools", "Error Handling").
struct ToolFailure {
  let error: RPCError

  init(_ error: RPCError) { self.error = error }

  /// The whole of the error is in `_meta`, for programs; a structure would have to fit the output schema.
  var json: RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.key("content")
        writer.array { writer in
          writer.object { writer in
            writer.member("type", "text")
            writer.member("text", text)
          }
        }
        writer.member("isError", true)
        writer.key("_meta")
        writer.object { $0.member("marquee/error", error) }
      }
    }
  }

  var text: String {
    let data = error.data.value
    var lines = [error.message]
    if let words = data["upstreamMessage"]?.string, !error.message.contains(words) { lines.append("It said: \(words)") }
    lines.append(advice(data))
    if let delivered = data["delivered"]?["itemCount"]?.integer, delivered > 0 {
      let page = data["resumeFromPage"]?.integer.map { "; \"page\": \($0) goes on from there" } ?? ""
      lines.append("\(delivered) rows had come before\(page).")
    }
    return lines.joined(separator: "\n")
  }

  private func advice(_ data: JSONValue) -> String {
    if let hint = data["hint"]?.string { return "What to do: \(hint)" }
    let wait = data["retryAfterSeconds"]?.double.map { "in \(Int($0.rounded(.up).clamped(to: 1...86_400))) seconds" }
    switch error.kind {
    case "invalidParams": return "What to do: correct the arguments and call again."
    case "notFound":
      return "What to do: check the id. Ids come from the other tools' answers, such as those of searches and lists."
    case "credentialsRejected": return "What to do: tell the person that the provider refused the key that is set."
    case "rateLimited": return "What to do: call again \(wait ?? "a little later")."
    case "timedOut": return "What to do: call again, perhaps with a greater timeoutMilliseconds."
    case _ where data["retryable"]?.boolean == true: return "What to do: call again \(wait ?? "a little later")."
    default: return "Calling again with the same arguments is unlikely to help."
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    min(max(self, range.lowerBound), range.upperBound)
  }
}
