// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// A shop in memory, in place of the network. While it is closed it answers with 503, and while it is busy not at all.
actor Shop: Transport {
  enum Door { case open, busy, closed }

  private var door = Door.busy
  private var sold = 0

  func set(_ door: Door) { self.door = door }

  func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    while door == .busy { await Task.yield() }
    guard door == .open else { return HTTPResponse(status: 503, url: request.url) }
    sold += 1
    return HTTPResponse(status: 200, body: Array("{\"title\":\"Book \(sold)\"}".utf8), url: request.url)
  }
}

/// The book of the day.
struct BookOfTheDay: JSONEndpoint {
  typealias Content = String
  var path: [String] { ["today"] }
  var cachePolicy: CachePolicy { .never }

  func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> String {
    json["title"]?.string ?? "none"
  }
}

let upstream = Upstream(
  name: "shop", title: "the shop", base: "https://shop.example", rate: 1, keys: [], attribution: "", website: ""
) { client, context throws(UpstreamError) in _ = try await client.run(BookOfTheDay(), context: context) }

guard let base = HTTPURL(upstream.base) else { fatalError("the address of the shop is none") }
let shop = Shop()
let client = Client(upstream: upstream, base: base, transport: shop)
let loader = Loader { try await client.run(BookOfTheDay(), context: CallContext()).content }
print(await loader.state)

let first = Task { try await loader.reload() }
while case .initial = await loader.state { await Task.yield() }
print(await loader.state)
await shop.set(.open)
print(try await first.value)
print(await loader.state)

await shop.set(.closed)
do {
  _ = try await loader.reload()
} catch {
  print("no book: \(error)")
}
print("the last was \(await loader.state.value ?? "none")")

await shop.set(.open)
print(try await loader.reload())
