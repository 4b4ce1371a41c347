// SPDX-License-Identifier: MIT
import Contract
import Foundation
import JSON
import JSONRPC
import TestSupport
import Testing

@Suite("What goes over the wire", .timeLimit(.minutes(5)))
struct WritingTests {
  private let movie = Movie(
    id: EntityID(.amc, .movie, 61234)!, title: "Batman", ids: KnownIDs(amc: 61234, tmdb: 268, imdb: "tt0096895"),
    releaseDate: Day(year: 1989, month: 6, day: 23), rating: 7.2,
    amc: try? RawJSON(parsing: #"{"distributorCode":"WB"}"#))

  @Test("A model leaves out what is not known and keeps what an upstream says verbatim")
  func model() {
    expect(
      text(movie) == #"{"id":"amc:movie:61234","title":"Batman","ids":{"amc":61234,"tmdb":268,"imdb":"tt0096895"},"#
        + #""releaseDate":"1989-06-23","rating":7.2,"amc":{"distributorCode":"WB"}}"#)
  }

  @Test("A list answers with a page or with a summary")
  func lists() {
    let page = Page(
      page: 1, pageSize: 1, totalPages: 2, totalResults: 2, nextPage: 2, items: Rows([Genre(name: "Action")]))
    expect(
      text(ListResult.page(page))
        == #"{"kind":"page","page":1,"pageSize":1,"totalPages":2,"totalResults":2,"nextPage":2,"items":[{"name":"Action"}]}"#
    )
    let summary = Summary(pageCount: 2, itemCount: 2, complete: true)
    expect(
      text(ListResult<Genre>.summary(summary)) == #"{"kind":"summary","pageCount":2,"itemCount":2,"complete":true}"#)
  }

  @Test("A stream holds faults and partials too")
  func stream() {
    let fault = Fault(page: 3, error: RPCError(.requestFailed, "No"), willRetry: true, retryInSeconds: 1.5)
    expect(
      text(fault) == #"{"kind":"error","page":3,"error":{"code":-32803,"message":"No","#
        + #""data":{"kind":"requestFailed","retryable":false}},"willRetry":true,"retryInSeconds":1.5}"#)
    expect(text(Partial(item: Genre(name: "Action"))) == #"{"kind":"partial","item":{"name":"Action"}}"#)
  }

  @Test("What was found says what it is")
  func union() throws {
    let person = Person(id: try #require(EntityID(.tmdb, .person, 2232)), name: "Michael Keaton")
    expect(
      text(SearchResult.person(person))
        == #"{"kind":"person","item":{"id":"tmdb:person:2232","name":"Michael Keaton"}}"#)
  }

  @Test("The document inside the program is the one in schema/, byte for byte")
  func document() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = try String(contentsOf: root.appending(path: "schema/openrpc.json"), encoding: .utf8)
    expect(text(ContractDocument()) + "\n" == file)
    expect(try JSONValue(parsing: file)["info"]?["version"]?.string == ContractDocument.version)
  }

  private func text(_ value: some JSONWritable) -> String { RawJSON(writing: value).description }
}
