// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// A book of the shop.
struct Book: JSONReadable, Identifiable, Sendable {
  let id: Int
  let title: String

  init(json: JSONValue) throws(JSONMismatch) {
    id = try json.required("id")
    title = try json.required("title")
  }
}

/// What all endpoints of the shop have in common: how it explains its errors.
protocol ShopEndpoint: Endpoint {}

extension ShopEndpoint {
  func validate(_ response: HTTPResponse) throws(UpstreamError) {
    guard var error = UpstreamError(statusOf: response) else { return }
    error.explain(code: try? response.json()["code"]?.string, try? response.json()["message"]?.string)
    throw error
  }
}

/// All books, page by page.
struct ListBooks: ShopEndpoint, JSONEndpoint, PagedEndpoint {
  typealias Row = Book
  var number = 1
  var pageSize: Int { 3 }
  var path: [String] { ["books"] }
  var query: QueryItems { ["page": String(number)] }
  var cachePolicy: CachePolicy { .asAnswered(.list) }
  func page(_ number: Int) -> Self { Self(number: number) }
  func following(_ link: Link) -> Self { self }

  func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> RowPage<Book> {
    guard let rows = json["books"] else { throw UpstreamError(json.mismatch(expected: "a page of books")) }
    // A book that can't be read leaves a gap, which is counted, and doesn't cost the page.
    let books = rows.elements.map { try? $0.read(Book.self) }
    return RowPage(number: number, size: pageSize, rows: books, totalRows: json["total"]?.integer)
  }
}

/// One book.
struct GetBook: ShopEndpoint, JSONEndpoint {
  typealias Content = Book
  let id: Int
  var path: [String] { ["books", String(id)] }
  var cachePolicy: CachePolicy { .asAnswered(.description, otherwise: .seconds(3600)) }
}

/// Gives a book another title.
struct UpdateBook: ShopEndpoint, JSONEndpoint {
  typealias Content = Book
  let id: Int
  let title: String
  var method: HTTPMethod { .put }
  var path: [String] { ["books", String(id)] }
  var body: HTTPBody { .form(["title": title]) }
  var cachePolicy: CachePolicy { .never }
}

/// Takes a book off the shelves.
struct DeleteBook: ShopEndpoint, EmptyEndpoint {
  let id: Int
  var method: HTTPMethod { .delete }
  var path: [String] { ["books", String(id)] }
  var cachePolicy: CachePolicy { .never }
}

/// Sets the picture of a book's cover.
struct PutCover: ShopEndpoint, UploadEndpoint, EmptyEndpoint {
  let id: Int
  let picture: [UInt8]
  var method: HTTPMethod { .put }
  var path: [String] { ["books", String(id), "cover"] }
  var body: HTTPBody { .bytes(picture, contentType: "image/png") }
}

extension Upstream {
  static let bookshop = Upstream(
    name: "bookshop", title: "the bookshop", base: "https://bookshop.example/v1", rate: 50,
    keys: [KeyForm("key", "key for the bookshop", in: .header(name: "X-Shop-Key"))],
    attribution: "Books by the bookshop.", website: "https://bookshop.example"
  ) { client, context throws(UpstreamError) in
    _ = try await client.run(ListBooks(), context: context)
  }
}
