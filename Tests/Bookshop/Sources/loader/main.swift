// SPDX-License-Identifier: MIT
import EndpointCore
import JSON

/// A shop in memory, in place of the network: it has a book for each request but the third, on which it fails.
actor Shop: Transport {
  private var count = 0

  func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    count += 1
    guard count != 3 else { return HTTPResponse(status: 503, url: request.url) }
    return HTTPResponse(status: 200, body: Array("{\"title\":\"Book \(count)\"}".utf8), url: request.url)
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
let client = Client(upstream: upstream, base: base, transport: Shop())
let loader = Loader { try await client.run(BookOfTheDay(), context: CallContext()).content }

print(await loader.state)
print(try await loader.reload())
// Two callers at once share a load.
async let one = loader.reload()
async let other = loader.reload()
print(try await one == other)
do { _ = try await loader.reload() } catch { print(await loader.state.value ?? "nothing") }
print(try await loader.reload())
