// SPDX-License-Identifier: MIT
import EndpointCore
import FoundationEssentials
import Store

/// The bytes of an image. They are kept as a file, so the response cache is left out.
struct ImageDownload: Endpoint {
  let url: URL
  /// Where redirects may lead.
  let hosts: ImageHosts

  let path: [String] = []
  let headers: HTTPHeaders = ["Accept": "image/*"]
  let timeout = Duration.seconds(30)
  let bodyLimit = 20 << 20
  let cachePolicy = CachePolicy.never

  func request(base: URL) throws(UpstreamError) -> HTTPRequest {
    var request = HTTPRequest(
      url: url, headers: headers, timeout: timeout, bodyLimit: bodyLimit, cachePolicy: cachePolicy)
    request.acceptsRedirect = { [hosts] in hosts.upstream(of: $0) != nil }
    return request
  }

  /// What the bytes are decides, not what their sender calls them.
  func content(of response: HTTPResponse) throws(UpstreamError) -> ImageContent {
    guard let content = ImageContent(response.body) else {
      throw UpstreamError(.upstreamMalformed, "\(.upstream)'s answer is no image of a known kind")
    }
    return content
  }
}
