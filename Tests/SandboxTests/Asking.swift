// SPDX-License-Identifier: MIT
import EndpointCore
import Foundation
import JSON
import Testing

@testable import Sandbox

/// A response of the sandbox, with its body parsed.
struct Answer {
  let status: Int
  let headers: HTTPHeaders
  let body: [UInt8]

  var json: JSONValue { (try? JSONValue(parsing: body)) ?? .null }
  var text: String { String(decoding: body, as: UTF8.self) }
}

/// Sends the sandbox a request as a client would: by URL, over the transport.
func ask(
  _ url: String, headers: HTTPHeaders = [:], clock: SandboxClock = .standard,
  sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Answer {
  let url = try #require(HTTPURL(url), sourceLocation: sourceLocation)
  let response = try await SandboxTransport(clock: clock).send(HTTPRequest(url: url, headers: headers))
  return Answer(status: response.status, headers: response.headers, body: response.body)
}

func askAMC(_ path: String) async throws -> Answer { try await ask("https://api.amctheatres.com\(path)") }

extension JSONValue {
  /// Follows member names, as in `$("_links", "next", "href")`.
  func callAsFunction(_ names: String...) -> JSONValue {
    names.reduce(self) { $0[$1] ?? .null }
  }

  /// The rows of a HAL list.
  func embedded(_ name: String) -> [JSONValue] { Array(self("_embedded", name).elements) }
}

func askTMDB(_ path: String, headers: HTTPHeaders = [:]) async throws -> Answer {
  try await ask("https://api.themoviedb.org/3\(path)", headers: headers)
}
