// SPDX-License-Identifier: MIT
import CCurl
import Platform

/// The libcurl library, which `CurlTransport` loads at run time.
public enum CurlLibrary {
  /// The file name for the dynamic loader.
  static let name = DynamicLibrary.fileName("curl", version: "4")

  /// The library can't be loaded.
  public struct Unavailable: Error, CustomStringConvertible {
    /// The dynamic loader's message.
    public let description: String
  }

  /// The versions of libcurl and its TLS library, such as `libcurl/8.5.0 OpenSSL/3.0.13`. Loads the library.
  public static func version() throws(Unavailable) -> String {
    if let failure = ccurl_open(name) { throw Unavailable(description: String(cString: failure)) }
    return String(cString: ccurl_version()).split(separator: " ").prefix(2).joined(separator: " ")
  }

  /// The HTTP version requested over TLS with the installed library, and the reason. Loads the library.
  public static func protocolChoice() throws(Unavailable) -> String {
    _ = try version()
    return CurlVersion.ofOpenLibrary.multiplexesReliably
      ? "HTTP/2, one connection per host"
      : "HTTP/1.1, several connections per host, because HTTP/2 can stall in versions before 8.15.0"
  }
}

/// A version of libcurl as its packed number: two hexadecimal digits each for major, minor and patch.
struct CurlVersion {
  let number: UInt32

  /// The version of the loaded library; one must be loaded.
  static var ofOpenLibrary: CurlVersion { CurlVersion(number: ccurl_version_number()) }

  /// Whether requests can reliably share a connection (HTTP/2).
  ///
  /// Before 8.15.0, libcurl set a timer to resume a stream whose bytes had arrived while it read another one, and could
  /// remove that timer unseen. Then a response that has arrived stays unread until another timer fires, usually after 5
  /// seconds (curl's commits 779937f840 and 6080143f9d). Seen with 7.88.1, 8.4.0, 8.5.0, 8.9.1, 8.11.1 and 8.14.1; not
  /// with 8.15.0 and 8.23.0. HTTP/1.1 is unaffected, because each response has a socket of its own.
  var multiplexesReliably: Bool { number >= 0x08_0F_00 }
}

/// Where libcurl finds the certificates of the authorities that it trusts.
///
/// A libcurl of a distribution knows a bundle of all authorities and often, as Debian's does, a folder with a file for
/// each. Left to itself it reads both for every connection: to parse the bundle takes 20 ms of processor time, several
/// times as much as the handshake. In the folder OpenSSL looks up only those that the server's chain needs.
enum CurlTrust: Equatable {
  /// This file of PEM certificates alone.
  case file(String)
  /// The library's folder alone. A certificate that is in the bundle alone is not found this way, so a server that is
  /// rejected is asked again by `defaults`.
  case folder
  /// The library's bundle alone, because it has no folder that can be used. Libraries from 7.87 on parse it once.
  case bundle
  /// Whatever the library does by itself.
  case defaults

  /// - Parameters:
  ///   - file: the file to trust instead of the system's certificates.
  ///   - easy: any handle of the library.
  init(file: String?, of easy: UnsafeMutableRawPointer) {
    if let file {
      self = .file(file)
    } else if !String(cString: ccurl_version()).contains(" OpenSSL/") {
      // Other libraries read a whole folder beforehand.
      self = .defaults
    } else if let folder = ccurl_easy_get_text(easy, CURLINFO_CAPATH), Self.isHashed(String(cString: folder)) {
      self = .folder
    } else {
      self = ccurl_easy_get_text(easy, CURLINFO_CAINFO) == nil ? .defaults : .bundle
    }
  }

  /// Whether a folder has certificates under the names by which OpenSSL looks them up: a hash of eight digits and a
  /// number.
  private static func isHashed(_ folder: String) -> Bool {
    FileSystem.hasEntry(in: folder) { name in
      let name = name.utf8
      return name.count == 10 && name.suffix(2).elementsEqual(".0".utf8) && name.prefix(8).allSatisfy(\.isHexDigit)
    }
  }

  /// Whether a certificate that was rejected may be one of an authority that was not looked for.
  var mayHaveMissed: Bool { self == .folder }

  func configure(_ easy: UnsafeMutableRawPointer, forProxy isForProxy: Bool) {
    func set(_ option: CURLoption, _ path: String?) {
      guard let path else { return _ = ccurl_easy_set_pointer(easy, option, nil) }
      _ = path.withCString { ccurl_easy_set_pointer(easy, option, $0) }
    }
    switch self {
    case .file(let file):
      set(CURLOPT_CAINFO, file)
      // Else the system's authorities would be trusted as well.
      set(CURLOPT_CAPATH, nil)
      guard isForProxy else { return }
      set(CURLOPT_PROXY_CAINFO, file)
      set(CURLOPT_PROXY_CAPATH, nil)
    case .folder: set(CURLOPT_CAINFO, nil)
    case .bundle: set(CURLOPT_CAPATH, nil)
    case .defaults: break
    }
  }
}

extension UInt8 {
  fileprivate var isHexDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
    default: false
    }
  }
}
