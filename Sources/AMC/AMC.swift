// SPDX-License-Identifier: MIT

// AMC: the theatre chain's API (https://developers.amctheatres.com), as endpoints and mappings to the contract's
// models.
//
//     handler ──▶ endpoint (AMCList.nowPlaying, AMCObject.showtime, …) ──Client──▶ HAL JSON
//     HAL JSON ──LenientObject──▶ Movie, Theatre, Showtime … of module Contract
//
// An endpoint has a path and a query, but no key, retry or cache. All lists are HAL pages with a total, which
// `AMCList` reads; a row that can't be read keeps its place as nil. `AMCError` reads AMC's error responses.
//
// Mapping: members that the contract's models share with other providers are renamed; every other member of the
// upstream object stays verbatim under `amc`, as does any value that the mapping had to change. Only ids and names are
// guaranteed.

import Contract
import EndpointCore
import JSON

/// A JSON endpoint of AMC's API, with AMC's error format.
public protocol AMCEndpoint: JSONEndpoint, Equatable {}

extension AMCEndpoint {
  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if let error = AMCError.read(response) { throw error }
  }
}

/// A single object, such as a movie. The extensions beside the models' readers create it.
public struct AMCObject<Content: Sendable>: AMCEndpoint {
  public let path: [String]
  public let cachePolicy: CachePolicy
  /// The kind of object, for errors.
  private let kind: String
  /// Its id, if the response lacks it.
  private let id: EntityID?
  private let read: @Sendable (JSONValue) -> Content?

  init(
    _ path: [String], _ kind: String, _ cached: AnswerKind = .description, id: EntityID? = nil,
    read: @escaping @Sendable (JSONValue) -> Content?
  ) {
    self.path = path
    self.kind = kind
    self.id = id
    self.read = read
    cachePolicy = .asAnswered(cached)
  }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> Content {
    guard let content = read(json) else { throw UpstreamError(json.mismatch(expected: kind)) }
    return content
  }

  /// The path, the id and the type of the content determine everything else.
  public static func == (one: Self, other: Self) -> Bool { one.path == other.path && one.id == other.id }
}
