// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import EndpointCore

/// Which proxy the environment selects for a request.
@Suite(.timeLimit(.minutes(5))) struct ProxyEnvironmentTests {
  private func way(_ url: String, _ environment: [String: String]) throws -> ProxyEnvironment.Route {
    ProxyEnvironment(environment).route(to: try #require(HTTPURL(url)))
  }

  private func proxy(_ url: String, _ environment: [String: String]) throws -> Proxy? {
    guard case .proxy(let proxy) = try way(url, environment) else { return nil }
    return proxy
  }

  @Test func eachSchemeHasItsVariable() throws {
    let environment = ["http_proxy": "http://a:1", "https_proxy": "http://b:2"]
    #expect(try proxy("http://films.example/", environment)?.address == "http://a:1")
    #expect(try proxy("https://films.example/", environment)?.address == "http://b:2")
    #expect(try proxy("https://films.example/", environment)?.variable == "https_proxy")
    #expect(try way("https://films.example/", ["http_proxy": "http://a:1"]) == .direct(.noProxy))
    #expect(try way("http://films.example/", [:]) == .direct(.noProxy))
  }

  @Test(arguments: [
    (["all_proxy": "http://a:1"], "http://a:1"),
    (["ALL_PROXY": "http://a:1"], "http://a:1"),
    (["HTTPS_PROXY": "http://b:2", "all_proxy": "http://a:1"], "http://b:2"),
    (["https_proxy": "http://c:3", "HTTPS_PROXY": "http://b:2"], "http://c:3"),
    // An empty variable counts as unset.
    (["https_proxy": "", "ALL_PROXY": "http://a:1"], "http://a:1"),
  ])
  func oneVariableComesBeforeAnother(environment: [String: String], address: String) throws {
    #expect(try proxy("https://films.example/", environment)?.address == address)
  }

  /// A CGI server sets it from the header `Proxy` of any request (https://httpoxy.org).
  @Test func theVariableThatAClientCouldSetIsNotRead() throws {
    #expect(try way("http://films.example/", ["HTTP_PROXY": "http://evil:1"]) == .direct(.noProxy))
  }

  @Test(arguments: [
    ("proxy.example", "http://proxy.example:1080"), ("proxy.example:3128", "http://proxy.example:3128"),
    ("http://proxy.example:3128/", "http://proxy.example:3128"), ("HTTPS://proxy.example", "https://proxy.example:443"),
    ("socks5h://10.0.0.1", "socks5h://10.0.0.1:1080"), ("socks://10.0.0.1:9050", "socks4://10.0.0.1:9050"),
    ("http://[fd00::1]:3128", "http://[fd00::1]:3128"), (" http://proxy.example:80 ", "http://proxy.example:80"),
    ("http://anna:secret@proxy.example:3128", "http://proxy.example:3128"),
  ])
  func addresses(text: String, address: String) throws {
    #expect(try proxy("https://films.example/", ["https_proxy": text])?.address == address)
  }

  @Test func userAndPassword() throws {
    func login(_ text: String) throws -> Proxy.Login? {
      try proxy("https://films.example/", ["https_proxy": text])?.login
    }
    #expect(try login("http://proxy.example:1") == nil)
    #expect(try login("http://anna@proxy.example:1") == .init(user: "anna", password: ""))
    #expect(try login("anna:s:e@c%40r%2Bet+@proxy.example:1") == .init(user: "anna", password: "s:e@c@r+et+"))
    #expect(ProxyEnvironment(["all_proxy": "http://anna:s%20t@a:1"]).secrets == ["s t", "s t"])
    #expect(ProxyEnvironment(["https_proxy": "http://key@a:1"]).secrets == ["key"])
  }

  @Test(arguments: [
    "ftp://proxy.example:21", "http://", "http://:3128", "proxy.example:port", "proxy.example:0", "proxy.example:65536",
    "proxy.example:99999999999999999999", "http://[fd00::1", "fd00::1", "http://a b:1",
    "http://anna:%00@proxy.example:1",
    "http://anna:a%0D%0A@proxy.example:1", "://", "@", "\u{0}",
  ])
  func anAddressThatCantBeUsedIsNotPassedOver(text: String) throws {
    guard case .unusable(let reason) = try way("https://films.example/", ["https_proxy": text]) else {
      Issue.record("\(text) is used")
      return
    }
    #expect(reason.variable == "https_proxy")
  }

  @Test(arguments: [
    ("films.example", "films.example"), ("films.example", "api.films.example"), (".films.example", "films.example"),
    (".films.example", "api.films.example"), ("*.films.example", "api.films.example"),
    ("FILMS.Example.", "films.EXAMPLE"),
    ("films.example", "films.example."), ("a.example,films.example", "films.example"),
    ("a.example, films.example", "films.example"), ("a.example films.example", "films.example"),
    ("films.example:443", "films.example"), ("*", "films.example"), ("a.example,*", "films.example"),
    ("10.1.2.3", "10.1.2.3"), ("10.0.0.0/8", "10.1.2.3"), ("10.1.2.0/23", "10.1.3.255"), ("0.0.0.0/0", "10.1.2.3"),
    ("10.1.2.3:443", "10.1.2.3"), ("fd00::1", "[fd00::1]"), ("[fd00::1]", "[fd00::1]"), ("[fd00::1]:443", "[fd00::1]"),
    ("fd00::/8", "[fdff:1::1]"), ("[fd00::]/8", "[fdff:1::1]"),
  ])
  func hostsThatAreExempt(exemptions: String, host: String) throws {
    let environment = ["https_proxy": "http://a:1", "no_proxy": exemptions]
    guard case .direct(.exempt(let variable, let entry)) = try way("https://\(host)/", environment) else {
      Issue.record("\(exemptions) does not exempt \(host)")
      return
    }
    #expect(variable == "no_proxy")
    #expect(exemptions.contains(entry))
  }

  @Test(arguments: [
    ("films.example", "myfilms.example"), ("films.example", "example"), ("api.films.example", "films.example"),
    ("films.example:80", "films.example"), ("films", "films.example"), ("10.0.0.0/8", "11.0.0.1"),
    ("10.1.2.0/23", "10.1.4.0"), ("10.0.0.0/33", "10.0.0.1"), ("10.0.0.0/x", "10.0.0.1"), ("0.0.0.1", "10.0.0.1"),
    ("fd00::/8", "[fe00::1]"), ("10.0.0.0/8", "[fd00::1]"), (",, ,", "films.example"), (".", "films.example"),
    ("*.", "films.example"), ("[", "films.example"), ("10.1", "10.1.2.3"), ("2.3", "10.1.2.3"),
  ])
  func hostsThatAreNot(exemptions: String, host: String) throws {
    let environment = ["https_proxy": "http://a:1", "no_proxy": exemptions]
    #expect(try proxy("https://\(host)/", environment) != nil)
  }

  @Test func theNameOfTheExemptionsInUpperCase() throws {
    let way = try way("https://films.example/", ["https_proxy": "http://a:1", "NO_PROXY": "example", "no_proxy": ""])
    #expect(way == .direct(.exempt(variable: "NO_PROXY", entry: "example")))
  }

  @Test(arguments: ["http://127.0.0.1:1/", "http://localhost/", "https://[::1]:1/"])
  func thisMachineIsAskedDirectly(url: String) throws {
    #expect(try way(url, ["all_proxy": "http://a:1"]) == .direct(.loopback))
    #expect(try way(url, ["all_proxy": "nonsense://"]) == .direct(.loopback))
  }
}
