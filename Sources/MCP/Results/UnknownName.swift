// SPDX-License-Identifier: MIT
import Basics
import JSONRPC

extension Array {
  /// The element of this name.
  /// - Throws: -32602 with the most similar existing name.
  func named(_ given: String, as kind: String, _ name: (Element) -> String) throws(RPCError) -> Element {
    if let found = first(where: { name($0) == given }) { return found }
    throw RPCError.unknown(kind, given, known: map(name))
  }
}

extension RPCError {
  /// The error for an unknown tool, prompt, argument or the like.
  static func unknown(_ kind: String, _ name: String, known: [String]) -> RPCError {
    let name = String(name.prefix(100))
    let nearest = nearest(to: name, in: known)
    let list = kind == "argument" && nearest == nil ? ": expected one of \(known.joined(separator: ", "))" : ""
    return RPCError(.invalidParams, "Unknown \(kind) \"\(name)\"\(didYouMean(nearest))\(list)") { writer in
      writer.member("name", name)
      writer.member("nearest", nearest)
    }
  }
}
