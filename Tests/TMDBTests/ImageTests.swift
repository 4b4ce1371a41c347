// SPDX-License-Identifier: MIT
import Contract
import TestSupport
import Testing

@testable import TMDB

@Suite("TMDB's pictures", .timeLimit(.minutes(5)))
struct ImageTests {
  let images = ImageConfiguration.default

  @Test(
    "come in the smallest size that is wide enough",
    arguments: [
      (.poster, 1, "w92"), (.poster, 92, "w92"), (.poster, 93, "w154"), (.poster, 500, "w500"),
      (.poster, 781, "original"),
      (.poster, .max, "original"), (.backdrop, 301, "w780"), (.profile, 186, "h632"), (.profile, 421, "h632"),
      (.profile, 422, "original"), (.logo, 300, "w300"), (.poster, -1, "w92"),
    ] as [(ArtworkType, Int, String)])
  func widths(type: ArtworkType, width: Int, size: String) {
    expect(images.size(of: type, coveringWidth: width).description == size)
  }

  @Test("have sizes that read as they are written", arguments: ["w92", "h632", "original", "w1280"])
  func sizes(text: String) {
    expect(ImageSize(text)?.description == text)
  }

  @Test("have no other sizes", arguments: ["", "w", "w0", "x92", "w-1", "w123456", "W92", "Original", "w9 2", "w٣"])
  func oddSizes(text: String) {
    expect(ImageSize(text) == nil)
  }

  @Test("have addresses under the base, wherever that is")
  func bases() {
    var moved = images
    moved.base = "http://127.0.0.1:8080/t"
    expect(moved.url(path: "/a.jpg", size: .original) == "http://127.0.0.1:8080/t/original/a.jpg")
    expect(images.url(path: "/a.jpg", .backdrop) == "https://image.tmdb.org/t/p/w1280/a.jpg")
    expect(
      ImageConfiguration(base: "https://x.example/p", sizes: [:]).url(path: "/a.jpg", .poster)
        == "https://x.example/p/original/a.jpg")
  }

  @Test(
    "have no address for a path that is none",
    arguments: ["", "/", "a.jpg", "/../a.jpg", "/a//b", "/a?b", "/%2e", "/é"])
  func paths(path: String) {
    expect(images.url(path: path, size: .original) == nil)
  }

  @Test("are where the configuration says")
  func configuration() throws {
    let read = try TMDBObject.configuration.read(
      #"""
      {"images":{"base_url":"http://img.example/t/p/","secure_base_url":"https://img.example/t/p/",
      "poster_sizes":["original","w500","odd","w200"],"profile_sizes":[]},"change_keys":["title"]}
      """#)
    expect(read.base == "https://img.example/t/p/")
    expect(read.sizes(of: .poster) == [.width(200), .width(500), .original])
    expect(read.sizes(of: .profile) == images.sizes(of: .profile))
    expect(read.url(path: "/a.jpg", .poster) == "https://img.example/t/p/w500/a.jpg")
  }
}
