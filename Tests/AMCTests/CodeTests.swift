// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import TestSupport
import Testing

@testable import AMC

@Suite("AMC's lists of codes", .timeLimit(.minutes(5)))
struct CodeTests {
  private func rows(_ view: AMCView<CodeEntry>, _ text: String) throws -> RowPage<CodeEntry> {
    try AMCList(view, pageSize: 20).content(of: try response(text))
  }

  @Test(
    "each has its path, and is kept for a week",
    arguments: [(AMCView.attributes, "attributes"), (.markets, "markets"), (.states, "states")])
  func requests(_ view: AMCView<CodeEntry>, _ name: String) throws {
    let list = AMCList(view, pageSize: 100)
    let base = try #require(HTTPURL("https://api.amctheatres.com"))
    expect(
      try list.request(base: base).url.text == "https://api.amctheatres.com/v1/\(name)?page-number=1&page-size=100")
    expect(list.cachePolicy == .fixed(.description, for: .seconds(604_800)))
  }

  @Test("attributes say what they mean and apply to; only the code is certain")
  func attributes() throws {
    let page = try rows(
      .attributes,
      """
      {"pageSize":20,"pageNumber":1,"count":5,"_embedded":{"attributes":[
       {"code":"IMAX","name":"IMAX at AMC","description":"Large.","appliesTo":["Movie","Showtime"],"isPremiumFormat":true,
        "z":1,"_links":{}},{"code":"bar","description":"","appliesTo":"Theatre"},{"name":"Without a code"},5,null]}}
      """)
    expect(page.rows.map(\.code) == ["IMAX", "bar"])
    expect(page.rows.map(\.name) == ["IMAX at AMC", "bar"])
    expect(page.rows.map(\.description) == ["Large.", nil])
    expect(page.rows.map(\.appliesTo) == [["Movie", "Showtime"], ["Theatre"]])
    expect(page.rows.map(\.isPremiumFormat) == [true, nil])
    expect(page.rows[0].amc?.description == #"{"z":1}"#)
    expect(page.skipped == 3)
  }

  @Test("markets have slugs, states letters; without one the name is the code")
  func places() throws {
    let markets = try rows(
      .markets,
      #"{"count":2,"_embedded":{"markets":[{"id":1,"name":"Kansas City","slug":"kansas-city"},{"name":"Peoria"}]}}"#)
    expect(markets.rows.map(\.code) == ["kansas-city", "Peoria"])
    expect(markets.rows.map(\.name) == ["Kansas City", "Peoria"])
    expect(markets.rows[0].amc?.description == #"{"id":1}"#)
    let states = try rows(
      .states,
      #"{"count":2,"_embedded":{"states":[{"name":"KANSAS","abbreviation":"KS"},{"name":"OHIO","code":"OH"}]}}"#)
    expect(states.rows.map(\.code) == ["KS", "OH"])
  }
}
