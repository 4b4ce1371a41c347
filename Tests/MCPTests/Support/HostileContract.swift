// SPDX-License-Identifier: MIT
import Foundation
import JSON
import JSONRPC

@testable import MCP

/// A contract in whose answers every text goes on with all that makes lines, drives terminals, turns or hides text.
/// Ids, days, times and addresses stay as they are, so that errands come to their end.
struct HostileContract: ContractCaller {
  /// What each text goes on with: after each sign that may make a line, a word that must not begin one.
  static let attack =
    ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"].map { $0 + word }.joined()
    + "\u{0}\u{8}\u{1B}[31m\u{1B}]0;x\u{7}\u{7F}\u{9B}2J\u{9D}0;y\u{9C}"
    + "\u{61C}\u{200B}\u{200E}\u{200F}\u{202A}\u{202E}\u{2060}\u{2066}\u{2069}\u{FEFF}\u{FFF9}\u{E0041}\u{E0100}"
  static let word = "FORGED"

  let contract: any ContractCaller
  /// Every call fails, with such texts in the error.
  var fails = false

  func call(
    _ method: String, _ params: RawJSON, onPage: (@Sendable (JSONValue) async -> PageDemand)?
  ) async throws(RPCError) -> RawJSON {
    if fails {
      throw RPCError(.requestFailed, "It failed" + Self.attack) { $0.member("hint", "ask again" + Self.attack) }
    }
    var passing: (@Sendable (JSONValue) async -> PageDemand)?
    if let onPage { passing = { await onPage(RawJSON(writing: Hostile(value: $0)).value) } }
    do throws(RPCError) {
      return RawJSON(writing: Hostile(value: try await contract.call(method, params, onPage: passing).value))
    } catch {
      var error = error
      error.message += Self.attack
      error.data = RawJSON(writing: Hostile(value: error.data.value))
      throw error
    }
  }

  /// What breaks out of a text that a model is given; nil if nothing does.
  static func breach(in text: String) -> String? {
    if let scalar = text.unicodeScalars.first(where: { attack.unicodeScalars.contains($0) && isForbidden($0) }) {
      return "U+" + String(scalar.value, radix: 16)
    }
    return text.split(separator: "\n").map(String.init).first { $0.drop { $0 == " " }.hasPrefix(word) }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "\n" && !(0x20..<0x7F).contains(scalar.value)
  }
}

private struct Hostile: JSONWritable {
  let value: JSONValue
  var name = ""

  func write(to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.object { writer in
        for (name, value) in value.members { writer.member(name, Hostile(value: value, name: name)) }
      }
    case .array:
      writer.array { writer in for value in value.elements { writer.value(Hostile(value: value, name: name)) } }
    case .string:
      let text = value.string ?? ""
      writer.string(isStructure(text) ? text : text + HostileContract.attack)
    default: writer.value(value)
    }
  }

  /// What the code goes by rather than shows.
  private func isStructure(_ text: String) -> Bool {
    let pattern = #"^(\d{4}-\d\d-\d\d|[+-]\d\d:\d\d$|(amc|tmdb|pixabay|imdb|local):)"#
    return ["kind", "id", "type", "now", "ids"].contains(name) || name.hasSuffix("Id") || text.contains("://")
      || text.range(of: pattern, options: .regularExpression) != nil
  }
}
