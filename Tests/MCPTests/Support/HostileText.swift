// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import JSONRPC
import Sandbox

@testable import MCP

/// A text that breaks lines, drives terminals, and reverses or hides text.
enum HostileText {
  /// The text to append: each line-breaking character is followed by a word that must not begin a line.
  static let attack =
    ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"].map { $0 + word }.joined()
    + "\u{0}\u{8}\u{1B}[31m\u{1B}]0;x\u{7}\u{7F}\u{9B}2J\u{9D}0;y\u{9C}"
    + "\u{61C}\u{200B}\u{200E}\u{200F}\u{202A}\u{202E}\u{2060}\u{2066}\u{2069}\u{FEFF}\u{FFF9}\u{E0041}\u{E0100}"
  static let word = "FORGED"

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

/// The sandbox's upstreams, with the attack at the end of the texts that people wrote.
struct HostileTransport: Transport {
  private let sandbox = SandboxTransport()

  func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    let response = try await sandbox.send(request)
    guard let json = try? JSONValue(parsing: response.body) else { return response }
    let body = RawJSON(writing: Attacked(value: json)).bytes
    return HTTPResponse(status: response.status, headers: response.headers, body: body, url: response.url)
  }
}

/// A contract whose errors have such texts.
struct HostileErrors: ContractCaller {
  let contract: any ContractCaller
  /// Whether every call fails.
  var fails = false

  func result(of method: String, _ params: RawJSON, _ observer: LocalObserver) async throws(RPCError) -> ContractValue?
  {
    if fails {
      throw RPCError(.requestFailed, "It failed" + HostileText.attack) { writer in
        writer.member("hint", "ask again" + HostileText.attack)
      }
    }
    do throws(RPCError) {
      return try await contract.result(of: method, params, observer)
    } catch {
      var error = error
      error.message += HostileText.attack
      throw error
    }
  }
}

/// A response of an upstream.
private struct Attacked: JSONWritable {
  let value: JSONValue
  var name = ""

  func write(to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.object { writer in
        for (name, value) in value.members { writer.member(name, Attacked(value: value, name: name)) }
      }
    case .array:
      writer.array { writer in for value in value.elements { writer.value(Attacked(value: value, name: name)) } }
    case .string where Self.texts.contains(name) && value.string != "":
      writer.string((value.string ?? "") + HostileText.attack)
    default: writer.value(value)
    }
  }

  private static let texts: Set = [
    "name", "title", "original_title", "original_name", "overview", "tagline", "character", "job", "description",
    "addressLine1", "city", "biography", "movieName", "longName", "secondaryLongName", "synopsis", "synopsisTagLine",
    "seatName", "genre", "directors", "starringActors", "content", "author", "tags", "user", "provider_name",
    "also_known_as", "place_of_birth", "note", "certification", "mpaaRating", "marketName", "outageDescription",
    "discountMatineeMessage", "agePolicy", "media_title", "status_message", "message", "headquarters",
  ]
}
