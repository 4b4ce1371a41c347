// SPDX-License-Identifier: MIT
import Contract
import JSON
import TestSupport
import Testing

@testable import Pixabay

@Suite("An image of Pixabay's", .timeLimit(.minutes(5)))
struct ImageTests {
  static let hit = #"""
    {"id":4352,"pageURL":"https://pixabay.example/photos/cinema-4352/","type":"photo","tags":"cinema,  red  seats , dark",
    "previewURL":"https://cdn.example/4352_150.jpg","previewWidth":150,"previewHeight":91,
    "webformatURL":"https://pixabay.example/get/g4_640.jpg","webformatWidth":640,"webformatHeight":385,
    "largeImageURL":"https://pixabay.example/get/g4_1280.jpg","imageWidth":5000,"imageHeight":3010,"imageSize":3526990,
    "views":93550,"downloads":71450,"collections":3028,"likes":179,"comments":0,"user_id":11310,"user":"someone",
    "userImageURL":"","favorites":12,"isAiGenerated":null}
    """#

  @Test("has the contract's names, and loses nothing")
  func names() throws {
    let image = try #require(Image(pixabay: JSONValue(parsing: Self.hit)))
    expect(image.id.description == "pixabay:image:4352")
    expect(image.tags == ["cinema", "red seats", "dark"])
    expect(image.webUrl == "https://pixabay.example/get/g4_640.jpg")
    expect(image.width == 5000)
    expect(image.sizeBytes == 3_526_990)
    expect(image.comments == 0)
    expect(image.userName == "someone")
    expect(image.userImageUrl == nil)
    expect(
      image.pixabay?.description
        == #"{"id":4352,"tags":"cinema,  red  seats , dark","collections":3028,"user_id":11310,"userImageURL":"","favorites":12,"isAiGenerated":null}"#
    )
    let shown = RawJSON(writing: image).description
    for (name, value) in try JSONValue(parsing: Self.hit).members {
      expect(shown.contains(value.raw.description), "\(name)")
    }
  }

  @Test("needs only an id")
  func certain() throws {
    let page = try ImageSearch(try search()).page(2).read(
      #"{"total":8737,"totalHits":500,"hits":[{"id":1},{"id":"2"},7,{},{"id":5,"tags":"","likes":"many","imageWidth":0}]}"#
    )
    try #require(page.slots.map { $0?.id.number } == [1, 2, nil, nil, 5])
    expect(page.slots[1]?.pixabay?.description == #"{"id":"2"}"#)
    expect(page.slots[4]?.pixabay?.description == #"{"id":5,"tags":"","likes":"many","imageWidth":0}"#)
    expect(page.totalRows == 500)
    expect(page.rest?.description == #"{"total":8737}"#)
    expect(page.number == 2)
    expect(page.size == 20)
    let old = try ImageSearch(try search()).read(#"{"total":8737,"hits":[]}"#)
    expect(old.totalRows == 500)
  }

  @Test("may be none at all")
  func none() throws {
    let page = try ImageSearch(try search()).read(#"{"total":0,"totalHits":0,"hits":[]}"#)
    expect(page.slots.isEmpty)
    expect(page.totalRows == 0)
  }
}
