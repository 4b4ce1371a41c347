// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import Foundation
import JSON
import TestSupport
import Testing

@testable import TMDB

/// The path and query of an endpoint's request, without the base URL.
func target(_ endpoint: some Endpoint) throws -> String {
  let base = try #require(HTTPURL("https://api.example/3"))
  let request = try endpoint.request(base: base)
  expect(request.method == .get)
  let url = request.url.text
  expect(url.hasPrefix("https://api.example/3/"))
  return String(url.dropFirst("https://api.example/3".count))
}

/// A response from TMDB.
func answer(_ body: String, status: Int = 200) throws -> HTTPResponse {
  HTTPResponse(status: status, body: Array(body.utf8), url: try #require(HTTPURL("https://api.example/3")))
}

extension Endpoint {
  /// Decodes a response as this endpoint does.
  func read(_ body: String, status: Int = 200) throws -> Content {
    let response = try answer(body, status: status)
    try validate(response)
    return try content(of: response)
  }
}

func id(_ number: Int, _ kind: EntityKind = .movie) throws -> TMDBID {
  try #require(EntityID(.tmdb, kind, number).flatMap(TMDBID.init))
}

/// The JSON of a model on the wire.
func wire(_ model: some JSONWritable) -> JSONValue { RawJSON(writing: model).value }

/// Expects every scalar and every empty container of `upstream` in `model` at least as often, either under its own name
/// or under a name of the contract's.
func expectNothingLost(
  _ upstream: String, in model: some JSONWritable, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  var missing: [String: Int] = [:]
  for leaf in leaves(of: try JSONValue(parsing: upstream)) { missing[leaf, default: 0] += 1 }
  for leaf in leaves(of: wire(model)) {
    if let count = missing[leaf] { missing[leaf] = count - 1 }
  }
  let lost = missing.filter { $0.value > 0 }.keys.sorted()
  expect(lost.isEmpty, sourceLocation: sourceLocation)
}

private func leaves(of value: JSONValue) -> [String] {
  switch value.kind {
  case .object where value.count > 0: value.members.flatMap { leaves(of: $0.value) }
  case .array where value.count > 0: value.elements.flatMap { leaves(of: $0) }
  case .number: [value.double.map { "\($0)" } ?? ""]
  // The form of an instant may differ.
  case .string: [value.string.flatMap { Instant($0)?.utc } ?? String(decoding: value.raw.bytes, as: UTF8.self)]
  default: [String(decoding: value.raw.bytes, as: UTF8.self)]
  }
}
