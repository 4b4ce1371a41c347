// SPDX-License-Identifier: MIT
import JSON

@testable import EndpointCore

extension FuzzTarget {
  /// A URL from an upstream, used as a link, as a redirect and as a part of a path: a key never goes to another origin,
  /// a link never leaves the configured base, a redirect never leaves its host, and no text shows a key. What libcurl
  /// gets reads the same once more, and has nothing in it about which parsers disagree.
  static let links = FuzzTarget(
    "links",
    words: [
      "https://", "//", "http://api.test/v3/", "/v3/", "%2e%2e", "..", "{?a}", "key=", "@", "[::1]", ":443", "\\", "#",
      "\t", "0x7f.1", "user:word@",
    ],
    seeds: {
      let texts = [
        "/v3/movies?page=2", "https://api.test/v3/movies?page-number=2&key=x", "https://api.test:443/x",
        "//other.test/x",
        "http://api.test/v3", "https://api.test@other.test/", "https://other.test\\@api.test/", "/v3/../../x",
        "?page=2",
        "/v3/%2e%2e/x", "/movies{?page,size}", "https://API.TEST/v3/a b\"c", "https://[::1]:1/é", "ftp://api.test/",
        "/v3/../\u{319}",
      ]
      return texts.flatMap { text in [[0, 0], [1, 1], [2, 4]].map { $0 + Array(text.utf8) } }
    },
    run: { input in
      var choices = Choices(input)
      guard let base = HTTPURL(choices.element(of: bases)) else { return }
      let status = choices.element(of: [302, 301, 303, 307, 308])
      let text = String(decoding: choices.rest, as: UTF8.self)
      checkAddress(text, base)
      checkLink(text, base)
      checkRedirect(status, to: text, from: base)
      checkEncoding(text, base)
    })

  private static let bases = ["https://api.test/v3", "https://api.test", "http://127.0.0.1:8080/deep/er/"]
  private static let secret = "qZ7+/se cr\u{E9}t=K3y"

  private static func checkAddress(_ text: String, _ base: HTTPURL) {
    for address in [HTTPURL(text), base.resolving(text)].compactMap({ $0 }) {
      expect(HTTPURL(address.text) == address, "\(address) is another address when it is read again")
      let isPlain = address.text.utf8.allSatisfy { (0x21...0x7E).contains($0) && !"\"<>\\^`{|}#".utf8.contains($0) }
      expect(isPlain, "\(address) has characters that an address must not have")
      expect(!address.host.contains { "@:/?%".contains($0) } || address.authority.hasPrefix("["), "\(address)'s host")
      expect(!address.description.contains("@") || address.path.contains("@") || address.query != nil, "\(address)")
    }
  }

  private static func checkLink(_ text: String, _ base: HTTPURL) {
    for isTemplated in [false, true] {
      guard let url = try? Link(href: text, isTemplated: isTemplated).resolved(against: base) else { continue }
      expect(url.hasSameOrigin(as: base), "\(url) is not at \(base)")
      expect(url.login == nil, "\(url) has user information that \(base) has not")
      let prefix = URLBuilder.basePath(base)
      let path = url.path
      expect(path == prefix || path.hasPrefix(prefix + "/"), "\(url) is not under \(base)")
      let decoded = PercentEncoding.decode(path, plusIsSpace: false) ?? path
      let segments = decoded.unicodeScalars.split { $0 == "/" || $0 == "\\" }.map(String.init)
      expect(!segments.contains(".") && !segments.contains(".."), "\(url) leads upwards")
    }
  }

  private static func checkRedirect(_ status: Int, to location: String, from base: HTTPURL) {
    let network = RedirectingNetwork(status: status, location: location)
    let placements: [Credential.Placement] = [.header(name: "X-Key"), .queryItem(name: "key")]
    for placement in placements {
      let transport = AuthenticationTransport(
        base: base, redactor: Redactor(), credential: { Credential(secret, in: placement) },
        around: RedirectTransport(around: network))
      let outcome = blocking { await transport.outcome(of: HTTPRequest(url: base)) }
      if case .failure(let error) = outcome { expect(!shows("\(error)"), "the error shows the key: \(error)") }
      for request in network.takeRequests() {
        let isAtHome = request.url.hasSameOrigin(as: base)
        expect(!shows(request.redactedURL), "the address shows the key: \(request.redactedURL)")
        expect(request.url.host == base.host, "a redirect led to \(request.url)")
        guard !isAtHome else { continue }
        expect(!shows(request.url.text), "the key follows to \(request.url)")
        expect(!request.headers.fields.contains { shows($0.value) }, "the key follows to \(request.url)")
      }
    }
  }

  private static func checkEncoding(_ text: String, _ base: HTTPURL) {
    let encoded = PercentEncoding.encode(text)
    expect(
      PercentEncoding.decode(encoded)?.utf8.elementsEqual(text.utf8) ?? false, "\(encoded) decodes to another text")
    let redactor = Redactor()
    redactor.add(secret)
    for shown in [text + secret + text, text + PercentEncoding.encode(secret) + text, secret + secret + text] {
      expect(!shows(redactor.redact(shown)), "the redacted text shows the key")
    }
    guard let url = try? URLBuilder.url(base: base, path: ["a", text], query: ["q": text]) else { return }
    expect(url.hasSameOrigin(as: base), "\(url) is not at \(base)")
    expect(url.queryItem("q")?.utf8.elementsEqual(text.utf8) ?? false, "\(url) asks for another q")
    let segments = url.path.dropFirst(URLBuilder.basePath(base).count).split(separator: "/")
    expect(segments.count == (text.isEmpty ? 1 : 2), "\(url) has \(segments.count) segments behind the base")
  }

  private static func shows(_ text: String) -> Bool {
    text.contains(secret) || text.contains(PercentEncoding.encode(secret))
  }
}

/// Answers the first of two requests with a redirect, and records both.
private struct RedirectingNetwork: Transport {
  let status: Int
  let location: String
  private let requests = Requests()

  init(status: Int, location: String) {
    self.status = status
    self.location = location
  }

  func send(_ request: HTTPRequest) async throws(UpstreamError) -> HTTPResponse {
    guard requests.add(request) == 1 else { return HTTPResponse(status: 200, url: request.url) }
    return HTTPResponse(status: status, headers: ["Location": location], url: request.url)
  }

  func takeRequests() -> [HTTPRequest] { requests.take() }
}
