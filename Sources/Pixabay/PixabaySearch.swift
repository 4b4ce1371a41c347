// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

/// A search for images (https://pixabay.com/api/docs/#api_search_images).
public typealias ImageSearch = PixabaySearch<Image>

/// A search for video clips (https://pixabay.com/api/docs/#api_search_videos).
public typealias VideoSearch = PixabaySearch<VideoClip>

/// What Pixabay can be searched for.
public protocol PixabayHit: Identifiable, Sendable where ID: Sendable {
  /// The parameters of its search.
  associatedtype Search: PixabayParameters
  /// The search's path below the base.
  static var path: [String] { get }
  /// What a hit is called in messages, such as `image`.
  static var noun: String { get }
  /// Reads a search hit; nil without an id.
  init?(pixabay json: JSONValue)
}

/// The parameters that all of Pixabay's searches take.
public protocol PixabayParameters: Equatable, Sendable {
  var query: Query? { get }
  var lang: ImageSearchLanguage? { get }
  var id: EntityID? { get }
  var category: ImageCategory? { get }
  var minWidth: Int? { get }
  var minHeight: Int? { get }
  var editorsChoice: Bool { get }
  var safesearch: Bool { get }
  var order: ImageOrder { get }
  var list: ListOptions { get }
  /// The query items that only this search has.
  var ownItems: QueryItems { get }
}

/// A search for images or video clips, requested by page number.
public struct PixabaySearch<Hit: PixabayHit>: JSONEndpoint, PagedEndpoint, Equatable {
  public typealias Row = Hit

  /// The search as requested by the caller.
  public let search: Hit.Search
  /// The page to request, counted from 1.
  public let number: Int

  /// Creates an endpoint for the first page, with the search's page size as far as Pixabay allows it.
  public init(_ search: Hit.Search) {
    self.init(search, number: 1)
  }

  private init(_ search: Hit.Search, number: Int) {
    self.search = search
    self.number = number
  }

  public var path: [String] { Hit.path }

  public var query: QueryItems {
    var query: QueryItems = ["q": search.query?.text, "lang": search.lang?.rawValue, "id": search.id?.native]
    for item in search.ownItems.items { query.append(item.name, item.value) }
    query.append("category", search.category?.rawValue)
    query.append("min_width", search.minWidth.map(String.init))
    query.append("min_height", search.minHeight.map(String.init))
    query.append("editors_choice", search.editorsChoice ? "true" : nil)
    query.append("safesearch", search.safesearch ? "true" : nil)
    query.append("order", search.order == .popular ? nil : search.order.rawValue)
    query.append("page", String(number))
    query.append("per_page", String(pageSize))
    return query
  }

  /// Cached for 24 hours, as the terms of use ask.
  public var cachePolicy: CachePolicy { .fixed(.list, for: .seconds(86_400)) }

  /// The rows per page, clamped to Pixabay's range of 3 to 200.
  public var pageSize: Int { min(max(search.list.pageSize, 3), 200) }

  /// The last page served; no search returns more than 500 hits.
  public var lastServedPage: Int? { (500 + pageSize - 1) / pageSize }

  public func page(_ number: Int) -> Self { Self(search, number: number) }

  /// Returns the next page without using the link; Pixabay sends none.
  public func following(_ link: Link) -> Self { page(number + 1) }

  public func validate(_ response: HTTPResponse) throws(UpstreamError) {
    if isPastTheEnd(response) { return }
    if let error = PixabayError.read(response, aboutOne: search.id == nil ? nil : Hit.noun) { throw error }
  }

  public func content(of response: HTTPResponse) throws(UpstreamError) -> RowPage<Hit> {
    if isPastTheEnd(response) { return RowPage(number: number, size: pageSize, rows: []) }
    return try content(of: response.json(), response: response)
  }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> RowPage<Hit> {
    let hits = json["hits"].flatMap { $0.kind == .array ? $0 : nil }
    // A search without hits may lack their list.
    guard var object = LenientObject(json), hits != nil || object.peek("totalHits", as: Int.self) == 0 else {
      throw UpstreamError(json.missing("hits", expected: "a list of \(Hit.noun)s"))
    }
    object.discard("hits")
    let total = object.peek("total", as: Int.self).map { min($0, 500) }
    return RowPage(
      number: number, size: pageSize, rows: hits?.readElements { Hit(pixabay: $0) } ?? [],
      totalRows: object.take("totalHits", if: { $0 >= 0 }) ?? total, rest: object.rest())
  }

  /// Whether a page past the end was requested. The first page always exists, so its refusal is a real error.
  private func isPastTheEnd(_ response: HTTPResponse) -> Bool {
    number > 1 && PixabayError.isPastTheEnd(response)
  }
}
