// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension Image: PixabayHit {
  public typealias Search = SearchImages.Params

  /// Empty, because the base URL is the whole URL.
  public static var path: [String] { [] }
  public static var noun: String { "image" }

  public init?(pixabay json: JSONValue) {
    guard var object = LenientObject(json), let id = object.peekID(of: .image) else { return nil }
    self.init(id: id)
    pageUrl = object.takeAddress("pageURL")
    type = object.takeText("type")
    tags = object.peekTags()
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
}

extension SearchImages.Params: PixabayParameters {
  public var ownItems: QueryItems {
    [
      "image_type": imageType == .all ? nil : imageType.rawValue,
      "orientation": orientation == .all ? nil : orientation.rawValue,
      "colors": colors.map { $0.map(\.rawValue).joined(separator: ",") },
    ]
  }
}

// These leave a value that stands for "unknown" in the rest: an empty text, an invalid address, a size of 0.
extension LenientObject {
  mutating func takeText(_ name: String) -> String? { take(name, if: { !$0.isEmpty }) }
  mutating func takeAddress(_ name: String) -> String? { take(name, if: Check.httpURL.holds) }
  mutating func takeSize(_ name: String) -> Int? { take(name, if: { $0 > 0 }) }
  mutating func takeCount(_ name: String) -> Int? { take(name, if: { $0 >= 0 }) }

  /// Reads the id. The contract's id is a text, so Pixabay's number stays in the rest.
  func peekID(of kind: EntityKind) -> EntityID? {
    peek("id", as: Int.self).flatMap { EntityID(.pixabay, kind, $0) }
  }

  /// Splits `apples, fruits, red` into a list; nil if there are no tags. Pixabay's text stays in the rest.
  func peekTags() -> [String]? {
    let tags = peek("tags", as: String.self)?.split(separator: ",").map { tag in
      tag.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let known = tags?.filter { !$0.isEmpty }
    return known?.isEmpty == false ? known : nil
  }
}
