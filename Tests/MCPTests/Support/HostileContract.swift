// SPDX-License-Identifier: MIT
import Contract
import Foundation
import JSON
import JSONRPC
import Testing

@testable import MCP

/// A contract that appends to every text in its responses whatever breaks lines, drives terminals, or reverses or hides
/// text. Ids, days, times and URLs stay as they are, so that tools can complete their tasks.
struct HostileContract: ContractCaller {
  /// The text to append: each line-breaking character is followed by a word that must not begin a line.
  static let attack =
    ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"].map { $0 + word }.joined()
    + "\u{0}\u{8}\u{1B}[31m\u{1B}]0;x\u{7}\u{7F}\u{9B}2J\u{9D}0;y\u{9C}"
    + "\u{61C}\u{200B}\u{200E}\u{200F}\u{202A}\u{202E}\u{2060}\u{2066}\u{2069}\u{FEFF}\u{FFF9}\u{E0041}\u{E0100}"
  static let word = "FORGED"

  let contract: any ContractCaller
  /// Whether every call fails, with an error that has such texts.
  var fails = false

  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue? {
    if fails {
      throw RPCError(.requestFailed, "It failed" + Self.attack) { $0.member("hint", "ask again" + Self.attack) }
    }
    do throws(RPCError) {
      let result = try await contract.result(of: method, params, observer.mapped(Self.attacked))
      return result.map(Self.attacked)
    } catch {
      var error = error
      error.message += Self.attack
      error.data = RawJSON(writing: Hostile(value: error.data.value))
      throw error
    }
  }

  /// The value with the attack in all of its texts.
  private static func attacked(_ value: ContractValue) -> ContractValue {
    func read(_ type: any JSONReadable.Type, _ json: JSONValue) throws -> Any { try type.init(json: json) }
    let json = RawJSON(writing: Hostile(value: RawJSON(writing: value).value)).value
    guard let type = type(of: value) as? any JSONReadable.Type, let result = try? read(type, json) as? any JSONWritable
    else {
      Issue.record("\(type(of: value)) can't be read from \(json.raw)")
      return value
    }
    // All values of the contract are sendable, but the language has no cast to that.
    return unsafeBitCast(result, to: ContractValue.self)
  }

  /// The part of the attack that gets through to a model's text: a forbidden character, or a line that begins with the
  /// word; nil if nothing does.
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

  /// The values of the contract's enumerations.
  private static let enumerated: Set<String> = {
    let schemas = RawJSON(writing: ContractDocument()).value["components"]?["schemas"] ?? .null
    return Set(schemas.members.flatMap { $0.value.list("enum").compactMap(\.string) })
  }()

  /// Whether the program interprets the text rather than showing it.
  private func isStructure(_ text: String) -> Bool {
    let pattern = #"^(\d{4}-\d\d-\d\d|[+-]\d\d:\d\d$|(amc|tmdb|pixabay|imdb|local):)"#
    return ["kind", "id", "type", "now", "ids", "seats"].contains(name) || name.hasSuffix("Id") || text.contains("://")
      || Self.enumerated.contains(text)
      || text.range(of: pattern, options: .regularExpression) != nil
  }
}
