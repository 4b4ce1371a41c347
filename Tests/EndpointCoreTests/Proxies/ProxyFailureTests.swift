// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Testing

/// A failure of a proxy is reported as the proxy's, with the variable that it comes from, and no text has its password.
@Suite("Proxies that fail", .timeLimit(.minutes(5)))
struct ProxyFailureTests {
  static let password = "never-to-be-shown"

  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: Reply
    let says: String
    let hint: String
    var kind = UpstreamError.Kind.upstreamUnreachable
    var isRetryable = true
    var url = "https://films.example/"
  }

  static let faults: [Fault] = [
    Fault(
      testDescription: "CONNECT: closed", answer: .close, says: "did not respond with HTTP", hint: "https_proxy"),
    Fault(
      testDescription: "CONNECT: not HTTP", answer: .garbage("SSH-2.0-x\r\n"), says: "did not respond with HTTP",
      hint: "https_proxy"),
    Fault(
      testDescription: "CONNECT: a web page without a head", answer: .garbage("<html>Welcome</html>\r\n\r\n"),
      says: "did not respond with HTTP", hint: "https_proxy"),
    Fault(
      testDescription: "CONNECT: a web page", answer: .text("<html>Log in</html>", type: "text/html"),
      says: "no secure connection to films.example can be made through", hint: "its own page", isRetryable: false),
    Fault(
      testDescription: "CONNECT: 407", answer: .status(407, headers: [("Proxy-Authenticate", "Basic realm=\"x\"")]),
      says: "does not accept the user name and password", hint: "https_proxy", isRetryable: false),
    Fault(
      testDescription: "CONNECT: 401", answer: .status(401), says: "does not accept the user name and password",
      hint: "https_proxy", isRetryable: false),
    Fault(
      testDescription: "CONNECT: 403", answer: .text("<html>Blocked</html>", status: 403, type: "text/html"),
      says: "blocks connections to films.example: it answered with status 403", hint: "NO_PROXY=films.example",
      isRetryable: false),
    Fault(
      testDescription: "CONNECT: 302", answer: .redirect(to: "http://login.example/"),
      says: "blocks connections to films.example: it answered with status 302", hint: "log in", isRetryable: false),
    Fault(
      testDescription: "CONNECT: 502", answer: .status(502),
      says: "can't connect to films.example: it answered with status 502", hint: "https_proxy"),
    Fault(
      testDescription: "CONNECT: silence", answer: .silence,
      says: "no connection to films.example could be made through", hint: "https_proxy", kind: .timedOut),
    Fault(
      testDescription: "plain: closed", answer: .close, says: "did not respond with HTTP", hint: "http_proxy",
      url: "http://films.example/"),
    Fault(
      testDescription: "plain: not HTTP", answer: .garbage("SSH-2.0-x\r\n"), says: "did not respond with HTTP",
      hint: "http_proxy", url: "http://films.example/"),
    Fault(
      testDescription: "plain: 407", answer: .status(407), says: "does not accept the user name and password",
      hint: "http_proxy", isRetryable: false, url: "http://films.example/"),
    Fault(
      testDescription: "plain: 511", answer: .status(511), says: "blocks connections to films.example",
      hint: "log in",
      isRetryable: false, url: "http://films.example/"),
    Fault(
      testDescription: "plain: 401 as a web page", answer: .text("<html>", status: 401, type: "text/html"),
      says: "a web page with status 401 came through", hint: "user name and password in http_proxy", isRetryable: false,
      url: "http://films.example/"),
    Fault(
      testDescription: "plain: 403 as a web page",
      answer: .text("<html>Blocked</html>", status: 403, type: "text/html; charset=utf-8"),
      says: "a web page with status 403 came through", hint: "blocked", isRetryable: false, url: "http://films.example/"
    ),
    Fault(
      testDescription: "CONNECT: headers without end", answer: .hugeHeaders(1 << 20), says: "did not respond with HTTP",
      hint: "https_proxy"),
    Fault(
      testDescription: "plain: 500 as a web page", answer: .text("<html>", status: 500, type: "text/html"),
      says: "a web page with status 500 came through", hint: "the proxy's own", kind: .upstreamFailed,
      url: "http://films.example/"),
    Fault(
      testDescription: "plain: 502", answer: .text("no route", status: 502),
      says: "can't connect to films.example: it answered with status 502", hint: "http_proxy",
      url: "http://films.example/"),
    Fault(
      testDescription: "plain: 504 without a word", answer: .status(504),
      says: "can't connect to films.example: it answered with status 504", hint: "http_proxy",
      url: "http://films.example/"),
    Fault(
      testDescription: "plain: 200 as a web page", answer: .text("<html>", type: "text/html"),
      says: "a web page with status 200 came through", hint: "log in", kind: .upstreamMalformed, isRetryable: false,
      url: "http://films.example/"),
    Fault(
      testDescription: "plain: silence", answer: .silence, says: "no answer came from films.example through",
      hint: "http_proxy", kind: .timedOut, url: "http://films.example/"),
  ]

  private func transport(_ environment: [String: String]) -> CurlTransport {
    CurlTransport(.init(userAgent: "core-tests/1.0", proxies: ProxyEnvironment(environment)))
  }

  private func environment(_ proxy: FaultServer, _ login: String = "anna:\(password)@") -> [String: String] {
    let address = "http://\(login)127.0.0.1:\(proxy.port)"
    return ["http_proxy": address, "https_proxy": address]
  }

  private func failure(_ url: String, _ environment: [String: String], within timeout: Duration = .seconds(50))
    async throws -> UpstreamError
  {
    let transport = transport(environment)
    var request = try HTTPRequest(url)
    request.timeout = timeout
    let asked = request
    let error = try await upstreamError { () async throws(UpstreamError) in try await transport.send(asked) }
    let texts = [error.message.naming("TMDB"), error.hint, error.url, error.upstreamMessage].compactMap { $0 }.joined(
      separator: "\n")
    #expect(!texts.contains(Self.password))
    return error
  }

  @Test(arguments: faults)
  func isNamed(fault: Fault) async throws {
    let proxy = try FaultServer()
    proxy.otherwise { _ in fault.answer }
    var error: UpstreamError
    // Where nothing comes it is waited for, until a busy machine has asked at least.
    var timeout = Duration.milliseconds(fault.kind == .timedOut ? 300 : 50_000)
    repeat {
      error = try await failure(fault.url, environment(proxy), within: timeout)
      timeout *= 10
    } while proxy.requests.isEmpty && timeout < .seconds(60)
    #expect(error.kind == fault.kind)
    #expect(error.isRetryable == fault.isRetryable)
    #expect(error.message.naming("TMDB").contains(fault.says), "\(error)")
    #expect(error.message.naming("TMDB").contains("the proxy 127.0.0.1:\(proxy.port)"), "\(error)")
    #expect(error.hint?.contains(fault.hint) == true, "\(error.hint ?? "no hint")")
  }

  @Test func oneThatRefuses() async throws {
    let address = FaultServer.refusingURL
    let error = try await failure("https://films.example/", ["ALL_PROXY": address])
    #expect(error.message.naming("TMDB") == "the proxy \(address.dropFirst(7)) refuses connections")
    #expect(error.kind == .upstreamUnreachable)
    #expect(error.isRetryable)
    #expect(error.hint?.contains("ALL_PROXY") == true)
  }

  @Test func oneWhoseNameIsUnknown() async throws {
    let error = try await failure("https://films.example/", ["https_proxy": "http://no-such-proxy.invalid:3128"])
    #expect(error.message.naming("TMDB") == "the name of the proxy no-such-proxy.invalid:3128 can't be resolved")
    #expect(error.kind == .upstreamUnreachable)
  }

  @Test func oneThatWantsAPasswordWhereThereIsNone() async throws {
    let proxy = try FaultServer()
    proxy.otherwise { _ in .status(407, headers: [("Proxy-Authenticate", "Basic realm=\"x\"")]) }
    let error = try await failure("https://films.example/", environment(proxy, ""))
    #expect(error.message.naming("TMDB") == "the proxy 127.0.0.1:\(proxy.port) requires a user name and a password")
    #expect(error.hint?.contains("https_proxy: http://USER:PASSWORD@127.0.0.1:\(proxy.port)") == true)
  }

  @Test func anAddressThatCantBeUsedAsksNobody() async throws {
    let error = try await failure("https://films.example/", ["https_proxy": "gopher://anna:\(Self.password)@a:1"])
    #expect(error.message.naming("TMDB") == "the proxy in https_proxy can't be used")
    #expect(error.kind == .upstreamUnreachable)
    #expect(!error.isRetryable)
    #expect(error.hint?.contains("socks5h") == true)
  }

  /// The upstream's own response through a proxy is passed on: old servers send a 404 in HTML.
  @Test func anAnswerOfTheUpstreamIsPassedOn() async throws {
    let proxy = try FaultServer()
    proxy.on("http://films.example/1", .text("<html>", status: 404, type: "text/html"))
    proxy.on("http://films.example/2", .json(#"{"status_code":7}"#, status: 403))
    let transport = transport(environment(proxy))
    #expect(try await transport.send(HTTPRequest("http://films.example/1")).status == 404)
    #expect(try await transport.send(HTTPRequest("http://films.example/2")).status == 403)
  }

  @Test func aWebPageThatWasAskedForIsPassedOn() async throws {
    let proxy = try FaultServer()
    proxy.on("http://films.example/", .text("<html>", type: "text/html"))
    var request = try HTTPRequest("http://films.example/")
    request.headers["Accept"] = "text/html"
    #expect(try await transport(environment(proxy)).send(request).text == "<html>")
  }

  /// The key is sent only through the tunnel, never to the proxy that opens it.
  @Test func headersOfTheRequestAreNotForTheProxy() async throws {
    let proxy = try FaultServer()
    proxy.otherwise { _ in .status(403) }
    var request = try HTTPRequest("https://films.example/")
    request.headers["X-AMC-Vendor-Key"] = "key"
    _ = try? await transport(environment(proxy)).send(request)
    let asked = try #require(proxy.requests.first)
    #expect(asked.method == "CONNECT")
    #expect(asked.target == "films.example:443")
    #expect(asked.header("X-AMC-Vendor-Key") == nil)
    #expect(asked.header("Proxy-Authorization")?.hasPrefix("Basic ") == true)
  }

  @Test func theWayIsTheOneThatTheEnvironmentSays() async throws {
    let (server, proxy) = (try FaultServer(), try FaultServer())
    server.on("/", .text("direct"))
    proxy.otherwise { _ in .text("proxied") }
    // Not loopback by name, and yet this machine: Linux connects 0.0.0.0 to itself.
    let url = "http://0.0.0.0:\(server.port)/"
    let address = "http://127.0.0.1:\(proxy.port)"
    #expect(try await transport(["http_proxy": address]).send(HTTPRequest(url)).text == "proxied")
    let exempt = transport(["http_proxy": address, "no_proxy": "0.0.0.0"])
    #expect(try await exempt.send(HTTPRequest(url)).text == "direct")
    #expect(try await transport([:]).send(HTTPRequest(url)).text == "direct")
  }
}

extension UpstreamError {
  /// The hint about the proxy.
  fileprivate var hint: String? {
    if case .advice(let advice) = self.cause { advice } else { nil }
  }
}
