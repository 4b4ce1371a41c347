// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import EndpointCore

/// A check of an address is worth nothing if libcurl then connects elsewhere.
@Suite("Web addresses as libcurl reads them", .timeLimit(.minutes(5)))
struct LibcurlAddressTests {
  @Test(arguments: [
    "http://h", "https://API.Example:443/V3/?Q=1#part", "http://h:0080/", "http://h:/x", "http://h?q", "http://h/?",
    "http://[2001:DB8::1]:8080/x", "http://[::ffff:127.0.0.1]/", "http://127.0.0.1", "http://10.1.2.3:1/",
    "http://xn--bcher-kva.example.", "http://my_host-1.example/", "http://a-.example/", "http://1.example/",
    "http://h/a b/é\"<>\\^`{|}%/%2F?x=[1]&y=%zz", "http://h/a\tb\nc\u{0}d", "http://h/a/../b", "http://h/%2e%2e/b",
    "http://user:pa%40ss@h/", "http://u:@h/", "http://:p@h/", "http://u;x=y@h/", "http://h/@x:1/?@y", "http://h//x//y",
    "http://h/x?y?z&/@#", "http://localhost./", "https://u@api.example/%5Cevil.example/x",
  ])
  func `Each part is the same`(text: String) throws {
    let address = try #require(HTTPURL(text))
    let curl = try #require(CurlURL(address.text), "libcurl refuses \(address.text)")
    #expect(curl[.scheme] == address.scheme.rawValue)
    #expect(curl[.host]?.trimmingCharacters(in: ["[", "]"]) == address.host)
    #expect(curl[.port] == String(address.effectivePort))
    #expect(curl[.path] == (address.path.isEmpty ? "/" : address.path))
    #expect((curl[.query] ?? "") == (address.query ?? ""))
    #expect([curl[.user], curl[.password]].compactMap(\.self).joined(separator: ":") == address.login ?? "")
  }
}

/// An address as libcurl has parsed it (libcurl-url(3)), with the flags of a transfer.
private final class CurlURL {
  /// `CURLUPart`.
  enum Part: Int32 {
    case url = 0, scheme, user, password, options, host, port, path, query
  }

  private typealias Make = @convention(c) () -> OpaquePointer?
  private typealias Set = @convention(c) (OpaquePointer, Int32, UnsafePointer<CChar>, UInt32) -> Int32
  private typealias Get =
    @convention(c) (
      OpaquePointer, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, UInt32
    ) -> Int32
  private typealias Free = @convention(c) (OpaquePointer) -> Void

  /// `CURLU_DEFAULT_PORT` and `CURLU_PATH_AS_IS`.
  private static let flags: UInt32 = 1 << 0 | 1 << 4

  private let library: UnsafeMutableRawPointer
  private let handle: OpaquePointer

  init?(_ text: String) {
    guard let library = dlopen(CurlLibrary.name, RTLD_NOW), let make = dlsym(library, "curl_url"),
      let set = dlsym(library, "curl_url_set"), let handle = unsafeBitCast(make, to: Make.self)()
    else { return nil }
    self.library = library
    self.handle = handle
    guard unsafeBitCast(set, to: Set.self)(handle, Part.url.rawValue, text, Self.flags) == 0 else { return nil }
  }

  deinit {
    if let free = dlsym(library, "curl_url_cleanup") { unsafeBitCast(free, to: Free.self)(handle) }
  }

  subscript(part: Part) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard let get = dlsym(library, "curl_url_get"),
      unsafeBitCast(get, to: Get.self)(handle, part.rawValue, &text, Self.flags) == 0, let text
    else { return nil }
    return String(cString: text)
  }
}
