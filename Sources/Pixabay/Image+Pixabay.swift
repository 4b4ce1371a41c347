// SPDX-License-Identifier: MIT
import Contract
import JSON

extension Image {
  /// Reads a search hit; nil without an id.
  init?(pixabay json: JSONValue) {
    // Pixabay has a number and the contract a text, so the number stays in the rest.
    guard var object = LenientObject(json),
      let id = object.peek("id", as: Int.self).flatMap({ EntityID(.pixabay, .image, $0) })
    else { return nil }
    self.init(id: id)
    pageUrl = object.takeAddress("pageURL")
    type = object.takeText("type")
    // Pixabay has one text and the contract a list, so the text stays in the rest.
    tags = Self.tags(object.peek("tags"))
    previewUrl = object.takeAddress("previewURL")
    previewWidth = object.takeSize("previewWidth")
    previewHeight = object.takeSize("previewHeight")
    webUrl = object.takeAddress("webformatURL")
    webWidth = object.takeSize("webformatWidth")
    webHeight = object.takeSize("webformatHeight")
    largeUrl = object.takeAddress("largeImageURL")
    width = object.takeSize("imageWidth")
    height = object.takeSize("imageHeight")
    sizeBytes = object.takeSize("imageSize")
    views = object.takeCount("views")
    downloads = object.takeCount("downloads")
    likes = object.takeCount("likes")
    comments = object.takeCount("comments")
    userName = object.takeText("user")
    userImageUrl = object.takeAddress("userImageURL")
    pixabay = object.rest()
  }

  /// Splits `apples, fruits, red` into a list; nil if there are no tags.
  private static func tags(_ text: String?) -> [String]? {
    let tags = text?.split(separator: ",").map { tag in
      tag.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let known = tags?.filter { !$0.isEmpty }
    return known?.isEmpty == false ? known : nil
  }
}

// A value that stands for "unknown" stays in the rest.
extension LenientObject {
  fileprivate mutating func takeText(_ name: String) -> String? { take(name, if: { !$0.isEmpty }) }
  fileprivate mutating func takeAddress(_ name: String) -> String? { take(name, if: Check.httpURL.holds) }
  fileprivate mutating func takeSize(_ name: String) -> Int? { take(name, if: { $0 > 0 }) }
  fileprivate mutating func takeCount(_ name: String) -> Int? { take(name, if: { $0 >= 0 }) }
}
