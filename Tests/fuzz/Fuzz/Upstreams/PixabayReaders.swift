// SPDX-License-Identifier: MIT
import Contract
import Pixabay

/// The readers of Pixabay's responses: of images, on the first page and after it, and of video clips.
enum PixabayReaders {
  static let all = [
    Reader(list: search), Reader(list: search.page(9)), Reader(list: VideoSearch(SearchVideos.Params())),
  ]
  static let questions = [
    (0, "?q=cinema&per_page=3"), (1, "?q=cinema&per_page=3"), (2, "videos/?q=cinema&per_page=3"),
  ]

  private static let search: ImageSearch = {
    guard let query = Query("cinema") else { fatalError("a word is a query") }
    return ImageSearch(SearchImages.Params(query: query))
  }()
}
