// SPDX-License-Identifier: MIT
import Testing

@testable import EndpointCore

@Suite("Web addresses", .timeLimit(.minutes(5)))
struct HTTPURLTests {
  @Test(arguments: [
    ("https://api.example", "https://api.example"),
    ("HTTPS://API.Example:443/V3/?Q=1#part", "https://api.example:443/V3/?Q=1"),
    ("http://h:0080/", "http://h:80/"), ("http://h:/x", "http://h/x"), ("http://h?q", "http://h?q"),
    ("http://[2001:DB8::1]:8080/x", "http://[2001:db8::1]:8080/x"),
    ("http://[::ffff:127.0.0.1]", "http://[::ffff:127.0.0.1]"),
    ("http://10.1.2.3", "http://10.1.2.3"), ("http://xn--bcher-kva.example.", "http://xn--bcher-kva.example."),
    ("http://my_host-1.example/", "http://my_host-1.example/"),
    (
      "http://h/a b/é\"<>\\^`{|}%/%2F?x=[1]&y=%zz#f",
      "http://h/a%20b/%C3%A9%22%3C%3E%5C%5E%60%7B%7C%7D%25/%2F?x=%5B1%5D&y=%25zz"
    ),
    ("http://h/a\tb\nc\u{0}d", "http://h/a%09b%0Ac%00d"), ("http://h/a/../b", "http://h/a/../b"),
    ("http://user:pa%40ss@h/", "http://user:pa%40ss@h/"), ("http://@h/", "http://h/"), ("http://h/@x", "http://h/@x"),
  ])
  func `Each has one text, which reads as the same address`(text: String, expected: String) throws {
    let address = try #require(HTTPURL(text))
    #expect(address.text == expected)
    #expect(HTTPURL(address.text) == address)
  }

  @Test(arguments: [
    "", "h", "//h/x", "/x", "http:", "http:h", "http:/h", "http://", "http:///x", "http://?q", "://h",
    "file:///etc/passwd", "ftp://h/", "gopher://h/", "javascript:alert(1)", "httpx://h", " http://h", "ht tp://h",
  ])
  func `Only http and https have any, with a host`(text: String) {
    #expect(HTTPURL(text) == nil)
  }

  /// What a check takes for one host must not be another one to libcurl or to the system's resolver.
  @Test(arguments: [
    "a b", "a\tb", "a\nb", "a\u{0}b", "exämple", "ｌocalhost", "a%2eb", "%6c", "a..b", ".", "..a", ".a", "a\\b",
    "other\\@h", "a;b", "a,b", "a'b", "a\"b", "a<b", "a|b", "a^b", "a`b", "a{b}", "a*b", "a~b", "a$b", "a(b)", "a=b",
    "2130706433", "127.1", "0177.0.0.1", "0x7f.0.0.1", "0X7F000001", "127.0.0.0x1", "1.2.3.256", "1.2.3.4.",
    "1.2.3.4.5",
    "[::1", "::1]", "::1", "[]", "[1.2.3.4]", "[::1%25lo]", "[::1%lo]", "[v1.x]", "[::1]x", "[::g]", "[fe80::1]a:1",
  ])
  func `A host that parsers read differently is refused`(host: String) {
    #expect(HTTPURL("http://\(host)/") == nil)
  }

  @Test(arguments: [
    "h:0", "h:65536", "h:-1", "h:+1", "h:8a", "h:٣", "h: 1", "h:1:2", "h:99999999999999999999", "[::1]:0",
  ])
  func `So is a port that is none`(authority: String) {
    #expect(HTTPURL("http://\(authority)/") == nil)
  }

  @Test(arguments: ["a@b@h", "a b@h", "a\\b@h", "ä@h", "a%@h", "a[@h", "a\nb@h"])
  func `So is a login that isn't encoded`(authority: String) {
    #expect(HTTPURL("http://\(authority)/") == nil)
  }

  @Test func `The parts are as they count`() throws {
    let address = try #require(HTTPURL("https://u:p%2F@[::1]/a/b?c=d&c=e+f#g"))
    #expect(address.scheme == .https)
    #expect(address.login == "u:p%2F")
    #expect(address.host == "::1")
    #expect(address.port == nil && address.effectivePort == 443)
    #expect(address.path == "/a/b")
    #expect(address.query == "c=d&c=e+f")
    #expect(address.queryItem("c") == "d")
    #expect(address.description == "https://[::1]/a/b?c=d&c=e+f")
    #expect(address.secrets == ["p%2F", "p/"])
    #expect(try #require(HTTPURL("http://key@h")).secrets == ["key", "key"])
    #expect(try #require(HTTPURL("http://h")).secrets.isEmpty)
  }

  /// RFC 3986 sections 5.4.1 and 5.4.2. A fragment is never sent.
  @Test(arguments: [
    ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
    ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q"),
    ("g#s", "http://a/b/c/g"), ("g?y#s", "http://a/b/c/g?y"), (";x", "http://a/b/c/;x"), ("g;x", "http://a/b/c/g;x"),
    ("g;x?y#s", "http://a/b/c/g;x?y"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"),
    ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
    ("../../", "http://a/"), ("../../g", "http://a/g"),
    ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"), ("/./g", "http://a/g"), ("/../g", "http://a/g"),
    ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"), ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"),
    ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"), ("g/./h", "http://a/b/c/g/h"),
    ("g/../h", "http://a/b/c/h"), ("g;x=1/./y", "http://a/b/c/g;x=1/y"), ("g;x=1/../y", "http://a/b/c/y"),
    ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"), ("g#s/../x", "http://a/b/c/g"),
    ("https://G/a/./b", "https://g/a/b"), ("/a//../b", "http://a/a/b"), ("?", "http://a/b/c/d;p?"),
  ])
  func `References are resolved as RFC 3986 says`(reference: String, expected: String) throws {
    let base = try #require(HTTPURL("http://a/b/c/d;p?q"))
    #expect(base.resolving(reference)?.text == expected)
  }

  @Test(arguments: [("g", "http://a/g"), ("?y", "http://a?y"), ("", "http://a"), ("..", "http://a/")])
  func `References are resolved against an address without a path`(reference: String, expected: String) throws {
    #expect(try #require(HTTPURL("http://a")).resolving(reference)?.text == expected)
  }

  /// `g:h` and `http:g` are what RFC 3986 calls absolute: another scheme, and an address without a host.
  @Test(arguments: ["g:h", "http:g", "file:///etc/passwd", "//", "///x", "//h:0/", "//a b/", "https://[broken", "a:b"])
  func `A reference to no web address leads nowhere`(reference: String) throws {
    #expect(try #require(HTTPURL("http://a/b/c/d;p?q")).resolving(reference) == nil)
  }

  @Test(arguments: [
    ("/\\evil.example/x", "https://u@api.example/%5Cevil.example/x"),
    ("\\\\evil.example", "https://u@api.example/v3/%5C%5Cevil.example"),
    ("/x\r\nHost: evil.example", "https://u@api.example/x%0D%0AHost:%20evil.example"),
    ("/%2e%2e/x", "https://u@api.example/%2e%2e/x"),
    ("//api.example@evil.example/", "https://api.example@evil.example/"),
  ])
  func `A hostile reference is read as every parser must`(reference: String, expected: String) throws {
    #expect(try #require(HTTPURL("https://u@api.example/v3/x")).resolving(reference)?.text == expected)
  }

  @Test func `A file is in the folder, with or without a slash`() throws {
    for base in ["http://h/a", "http://h/a/"] {
      #expect(try #require(HTTPURL(base)).appending(segment: "b c/d").text == "http://h/a/b%20c%2Fd")
    }
  }
}
