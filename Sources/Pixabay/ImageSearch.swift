// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A search for images (https://pixabay.com/api/docs/#api_search_images).
public struct ImageSearch: JSONEndpoint, PagedEndpoint, Equatable {
  public typealias Row = Image

  /// The search as requested by the caller.
  public let search: SearchImages.Params
  /// The page to request, counted from 1.
  public let number: Int

  /// Creates an endpoint for the first page, with the search's page size as far as Pixabay allows it.
  public init(_ search: SearchImages.Params) {
    self.init(search, number: 1)
  }

  private init(_ search: SearchImages.Params, number: Int) {
    self.search = search
    self.number = number
  }

  /// Empty, because the base is the whole URL.
  public var path: [String] { [] }

  public var query: QueryItems {
    [
      "q": search.query.text,
      "lang": search.lang?.rawValue,
      "id": search.id?.native,
      "image_type": search.imageType == .all ? nil : search.imageType.rawValue,
      "orientation": search.orientation == .all ? nil : search.orientation.rawValue,
      "category": search.category?.rawValue,
      "min_width": search.minWidth.map(String.init),
      "min_height": search.minHeight.map(String.init),
      "colors": search.colors.map { $0.map(\.rawValue).joined(separator: ",") },
      "editors_choice": search.editorsChoice ? "true" : nil,
      "safesearch": search.safesearch ? "true" : nil,
      "order": search.order == .popular ? nil : search.order.rawValue,
      "page": String(number),
      "per_page": String(pageSize),
    ]
  }

  /// Cached for 24 hours, as the terms of use ask.
  public var cachePolicy: CachePolicy { .fixed(.list, for: .seconds(86_400)) }

  /// The rows per page, clamped to Pixabay's range of 3 to 200.
  public var pageSize: Int { min(max(search.list.pageSize, 3), 200) }

  /// The last page served; no search returns more than 500 images.
  public var lastServedPage: Int? { (500 + pageSize - 1) / pageSize }

  public func page(_ number: Int) -> ImageSearch { ImageSearch(search, number: number) }

  /// Returns the next page without using the link; Pixabay sends none.
  public func following(_ link: Link) -> ImageSearch { page(number + 1) }

  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if isPastTheEnd(response) { return }
    if let error = PixabayError.read(response, isAboutOneImage: search.id != nil) { throw error }
  }

  public func content(of response: HTTPResponse) throws(UpstreamError) -> RowPage<Image> {
    if isPastTheEnd(response) { return RowPage(number: number, size: pageSize, rows: []) }
    return try content(of: response.json(), response: response)
  }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> RowPage<Image> {
    guard let hits = json["hits"], hits.kind == .array, var object = LenientObject(json) else {
      throw UpstreamError(json.missing("hits", expected: "a list of images"))
    }
    object.discard("hits")
    let total = object.peek("total", as: Int.self).map { min($0, 500) }
    return RowPage(
      number: number, size: pageSize, rows: hits.readElements { Image(pixabay: $0) },
      totalRows: object.take("totalHits", if: { $0 >= 0 }) ?? total, rest: object.rest())
  }

  /// Whether a page past the end was requested. The first page always exists, so its refusal is a real error.
  private func isPastTheEnd(_ response: HTTPResponse) -> Bool {
    number > 1 && PixabayError.isPastTheEnd(response)
  }
}
