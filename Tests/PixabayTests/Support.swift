// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import Foundation
import JSON
import TestSupport
import Testing

@testable import Pixabay

func search(_ text: String = "cinema", pageSize: Int = 20) throws -> SearchImages.Params {
  SearchImages.Params(query: Query(text), list: ListOptions(pageSize: pageSize))
}

/// The query string of an endpoint's request.
func query(_ endpoint: some Endpoint) throws -> String {
  let base = try #require(HTTPURL("https://pixabay.example/api/"))
  let url = try endpoint.request(base: base).url.text
  expect(url.hasPrefix("https://pixabay.example/api/?"))
  return String(url.dropFirst("https://pixabay.example/api/?".count))
}

extension Endpoint {
  /// Decodes a response as this endpoint does.
  func read(_ body: String, status: Int = 200) throws -> Content {
    let url = try #require(HTTPURL("https://pixabay.example/api/"))
    let response = HTTPResponse(status: status, body: Array(body.utf8), url: url)
    try validate(response)
    return try content(of: response)
  }
}
