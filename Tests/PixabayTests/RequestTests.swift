// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import TestSupport
import Testing

@testable import Pixabay

@Suite("What is asked of Pixabay", .timeLimit(.minutes(5)))
struct RequestTests {
  @Test("words alone")
  func words() throws {
    expect(
      try query(ImageSearch(search("yellow flowers & più"))) == "q=yellow%20flowers%20%26%20pi%C3%B9&page=1&per_page=20"
    )
  }

  @Test("everything that can be")
  func everything() throws {
    var params = try search()
    params.lang = .de
    params.id = EntityID(.pixabay, .image, 634_572)
    params.imageType = .photo
    params.orientation = .horizontal
    params.category = .places
    params.minWidth = 640
    params.minHeight = 480
    params.colors = [.red, .black]
    params.editorsChoice = true
    params.safesearch = true
    params.order = .latest
    expect(
      try query(ImageSearch(params).page(3))
        == "q=cinema&lang=de&id=634572&image_type=photo&orientation=horizontal&colors=red%2Cblack"
        + "&category=places&min_width=640&min_height=480&editors_choice=true&safesearch=true&order=latest&page=3&per_page=20"
    )
  }

  @Test(
    "pages of a size that Pixabay allows",
    arguments: [(1, 3, 167), (2, 3, 167), (3, 3, 167), (20, 20, 25), (100, 100, 5)])
  func pageSizes(wanted: Int, asked: Int, last: Int) throws {
    let endpoint = ImageSearch(try search(pageSize: wanted))
    expect(endpoint.pageSize == asked)
    expect(endpoint.lastServedPage == last)
    expect(try query(endpoint).hasSuffix("per_page=\(asked)"))
  }

  @Test("once a day")
  func cache() throws {
    expect(ImageSearch(try search()).cachePolicy == .fixed(.list, for: .seconds(86_400)))
  }
}
