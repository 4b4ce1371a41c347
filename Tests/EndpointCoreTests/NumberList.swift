// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Foundation
import JSON

/// A list of numbers that an upstream serves page by page.
struct NumberList: PagedEndpoint, JSONEndpoint {
  struct Row: Identifiable, Sendable, Equatable, JSONReadable {
    let id: Int

    init(json: JSONValue) throws(JSONMismatch) { id = try json.required("id") }
  }

  var number = 1
  var pageSize = 10
  var lastServedPage: Int?
  var link: Link?

  var path: [String] { ["numbers"] }
  var cachePolicy: CachePolicy { .asAnswered(.list) }
  var query: QueryItems { ["page": "\(number)", "size": pageSize == .max ? nil : "\(pageSize)"] }

  func page(_ number: Int) -> NumberList {
    var copy = self
    copy.number = number
    copy.link = nil
    return copy
  }

  func following(_ link: Link) -> NumberList {
    var copy = self
    copy.link = link
    return copy
  }

  func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> RowPage<Row> {
    do throws(JSONMismatch) {
      let rows = json["rows"].map { rows in
        rows.elements.map { element -> Row? in
          do throws(JSONMismatch) { return try Row(json: element) } catch { return nil }
        }
      }
      return RowPage(
        number: try json.required("page"), size: try json.required("size"), rows: rows ?? [],
        totalRows: try json.optional("total"), next: try json.optional("next"))
    } catch {
      throw UpstreamError(error)
    }
  }
}

/// The server's side of the list: its rows and its metadata.
struct NumberService: Sendable {
  /// The ids in order; nil is served as a row without an id.
  var ids: [Int?]
  /// The page size that it imposes; nil to use the requested one.
  var forcedSize: Int?
  var tellsTotal = true
  var tellsLinks = false

  func install(on server: FaultServer) {
    let port = server.port
    server.on("/numbers") { request in answer(request, port: port) }
  }

  private func answer(_ request: ReceivedRequest, port: Int) -> Reply {
    let number = request.queryItem("page").flatMap { Int($0) } ?? 1
    let size = forcedSize ?? request.queryItem("size").flatMap { Int($0) } ?? ids.count
    let start = min((number - 1) * size, ids.count)
    let rows = ids[start..<min(start + size, ids.count)].map { $0.map { #"{"id":\#($0)}"# } ?? #"{"name":"odd"}"# }
    var members = [#""page":\#(number)"#, #""size":\#(size)"#, #""rows":[\#(rows.joined(separator: ","))]"#]
    if tellsTotal { members.append(#""total":\#(ids.count)"#) }
    if tellsLinks, start + size < ids.count {
      members.append(#""next":{"href":"http://elsewhere.example/numbers?page=\#(number + 1)&size=\#(size)"}"#)
    }
    return .json("{\(members.joined(separator: ","))}")
  }
}

extension Upstream {
  /// An upstream with nothing but a name.
  static func test(_ name: String, redirectHosts: Set<String> = []) -> Upstream {
    Upstream(
      name: name, title: name, base: "", rate: 0, keys: [], attribution: "", website: "", redirectHosts: redirectHosts
    ) { _, _ in }
  }
}

/// A client for `server`.
func makeClient(_ server: FaultServer, redactor: Redactor = Redactor()) throws -> Client {
  guard let base = HTTPURL(server.url) else { throw UpstreamError(.requestFailed, "no URL") }
  return Client(upstream: .test("numbers"), base: base, transport: makeTransport(), redactor: redactor)
}
