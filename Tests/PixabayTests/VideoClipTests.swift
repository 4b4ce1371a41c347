// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import TestSupport
import Testing

@testable import Pixabay

@Suite("A video clip of Pixabay's", .timeLimit(.minutes(5)))
struct VideoClipTests {
  /// The query string of a search for clips, whose path ends with a slash.
  private func query(_ endpoint: VideoSearch) throws -> String {
    let base = try #require(HTTPURL("https://pixabay.example/api/"))
    let url = try endpoint.request(base: base).url.text
    expect(url.hasPrefix("https://pixabay.example/api/videos/?"))
    return String(url.dropFirst("https://pixabay.example/api/videos/?".count))
  }

  @Test("is asked for with everything that can be, or with nothing")
  func requests() throws {
    var params = SearchVideos.Params(query: Query("cinema"))
    params.lang = .de
    params.id = EntityID(.pixabay, .video, 125)
    params.videoType = .animation
    params.category = .places
    params.minWidth = 640
    params.minHeight = 480
    params.editorsChoice = true
    params.safesearch = true
    params.order = .latest
    expect(
      try query(VideoSearch(params).page(3))
        == "q=cinema&lang=de&id=125&video_type=animation&category=places&min_width=640&min_height=480"
        + "&editors_choice=true&safesearch=true&order=latest&page=3&per_page=20")
    expect(try query(VideoSearch(SearchVideos.Params())) == "page=1&per_page=20")
    expect(VideoSearch(params).cachePolicy == .fixed(.list, for: .seconds(86_400)))
  }

  static let hit = #"""
    {"id":125,"pageURL":"https://pixabay.example/videos/id-125/","type":"film","tags":"flowers,  yellow","duration":12,
    "videos":{"large":{"url":"","width":0,"height":0,"size":0,"thumbnail":""},
    "medium":{"url":"https://cdn.example/m.mp4","width":1920,"height":1080,"size":6615235,
    "thumbnail":"https://cdn.example/m.jpg","fps":25},"small":{"url":"https://cdn.example/s.mp4"},
    "tiny":"none","huge":{"url":"https://cdn.example/h.mp4"}},
    "views":4462,"downloads":1464,"likes":18,"comments":0,"user_id":1281706,"user":"someone","userImageURL":""}
    """#

  @Test("has a file for each size that there is, and loses nothing")
  func names() throws {
    let clip = try #require(VideoClip(pixabay: JSONValue(parsing: Self.hit)))
    expect(clip.id.description == "pixabay:video:125")
    expect(clip.tags == ["flowers", "yellow"] && clip.durationSeconds == 12 && clip.type == "film")
    expect(clip.large == nil && clip.tiny == nil && clip.small?.url == "https://cdn.example/s.mp4")
    expect(clip.medium?.url == "https://cdn.example/m.mp4" && clip.medium?.thumbnailUrl == "https://cdn.example/m.jpg")
    expect(clip.medium?.width == 1920 && clip.medium?.height == 1080 && clip.medium?.sizeBytes == 6_615_235)
    expect(clip.medium?.pixabay?.description == #"{"fps":25}"#)
    expect(clip.views == 4462 && clip.downloads == 1464 && clip.likes == 18 && clip.comments == 0)
    expect(clip.userName == "someone" && clip.userImageUrl == nil)
    let rest = try #require(clip.pixabay?.value)
    expect(rest["videos"]?["large"]?["url"]?.string == "" && rest["videos"]?["tiny"]?.string == "none")
    expect(rest["videos"]?["huge"]?["url"]?.string == "https://cdn.example/h.mp4" && rest["user_id"]?.integer != nil)
  }

  @Test("needs only an id")
  func certain() throws {
    let page = try VideoSearch(SearchVideos.Params(query: Query("cinema"))).read(
      #"{"total":900,"totalHits":500,"hits":[{"id":1,"videos":7,"duration":-1},{},{"id":"x"}]}"#)
    expect(page.slots.map { $0?.id.number } == [1, nil, nil])
    expect(page.slots[0]?.durationSeconds == nil && page.totalRows == 500)
  }

  @Test("that doesn't exist is not found")
  func unknown() throws {
    let search = VideoSearch(SearchVideos.Params(id: EntityID(.pixabay, .video, 9)))
    let error = try #require(throws: UpstreamError.self) { try search.read("[ERROR 400] Unknown.", status: 400) }
    expect(error.kind == .notFound && error.text == "Pixabay has no such video clip")
  }
}
