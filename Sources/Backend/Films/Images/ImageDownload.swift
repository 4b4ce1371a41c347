// SPDX-License-Identifier: MIT
import EndpointCore

/// Downloads an image. It is stored as a file, so the response cache is bypassed.
struct ImageDownload: Endpoint {
  let url: HTTPURL
  /// The hosts to which redirects may lead.
  let hosts: ImageHosts

  let path: [String] = []
  let headers: HTTPHeaders = ["Accept": "image/*"]
  let timeout = Duration.seconds(30)
  let bodyLimit = 20 << 20
  let cachePolicy = CachePolicy.never

  func request(base: HTTPURL) throws(UpstreamError) -> HTTPRequest {
    var request = HTTPRequest(
      url: url, headers: headers, timeout: timeout, bodyLimit: bodyLimit, cachePolicy: cachePolicy)
    request.acceptsRedirect = { [hosts] in hosts.upstream(of: $0) != nil }
    return request
  }

  /// Identifies the type from the bytes, not from the response's headers.
  func content(of response: HTTPResponse) throws(UpstreamError) -> ImageContent {
    guard let content = ImageContent(response.body) else {
      throw UpstreamError(.upstreamMalformed, "\(.upstream)'s answer is not an image of a supported type")
    }
    return content
  }
}
