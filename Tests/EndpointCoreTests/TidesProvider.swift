// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// A station that measures tides.
struct Station: JSONReadable, Identifiable, Sendable, Equatable {
  let id: Int
  let name: String

  init(json: JSONValue) throws(JSONMismatch) {
    id = try json.required("id")
    name = try json.required("name")
  }
}

/// One station.
struct GetStation: JSONEndpoint {
  typealias Content = Station
  let id: Int
  var path: [String] { ["stations", String(id)] }
  var cachePolicy: CachePolicy { .asAnswered(.description, otherwise: .seconds(3600)) }
}

/// All stations, page by page.
struct ListStations: JSONEndpoint, PagedEndpoint {
  typealias Row = Station
  var number = 1
  var pageSize: Int { 2 }
  var path: [String] { ["stations"] }
  var query: QueryItems { ["page": String(number)] }
  var cachePolicy: CachePolicy { .asAnswered(.list) }
  func page(_ number: Int) -> Self { Self(number: number) }
  func following(_ link: Link) -> Self { self }

  func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> RowPage<Station> {
    guard let rows = json["stations"] else { throw UpstreamError(json.mismatch(expected: "a page of stations")) }
    let stations = rows.elements.map { try? $0.read(Station.self) }
    return RowPage(number: number, size: pageSize, rows: stations, totalRows: json["total"]?.integer)
  }
}

/// The upstream, with its base URL, its rate and its key.
extension Upstream {
  static let tides = Upstream(
    name: "tides", title: "Tides", base: "https://tides.example/v1", rate: 10,
    keys: [KeyForm("key", "key for Tides", in: .header(name: "X-Tides-Key"))],
    attribution: "Tides by Tides.", website: "https://tides.example"
  ) { client, context throws(UpstreamError) in
    _ = try await client.run(ListStations(), context: context)
  }
}
