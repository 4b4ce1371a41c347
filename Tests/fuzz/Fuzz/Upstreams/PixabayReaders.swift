// SPDX-License-Identifier: MIT
import Contract
import Pixabay

/// The reader of Pixabay's responses, on the first page and after it.
enum PixabayReaders {
  static let all = [Reader(list: search), Reader(list: search.page(9))]
  static let questions = [(0, "?q=cinema&per_page=3"), (1, "?q=cinema&per_page=3")]

  private static let search: ImageSearch = {
    guard let query = Query("cinema") else { fatalError("a word is a query") }
    return ImageSearch(SearchImages.Params(query: query))
  }()
}
