// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import FoundationEssentials
import Providers

/// An unusable setting.
public struct SettingsError: Error, CustomStringConvertible {
  /// One sentence that names the variable and the expected form of its value.
  public let description: String
}

extension Settings {
  /// The base URL of an upstream: its variable's value, or its default. The sandbox always uses the default.
  public func base(of upstream: Upstream) throws(SettingsError) -> URL {
    let text = isSandbox ? upstream.base : variable(upstream.baseVariable) ?? upstream.base
    return try Self.httpURL(text, variable: upstream.baseVariable)
  }

  /// The base URL of an upstream's images, if a variable overrides it; it takes precedence over what the upstream says.
  public func imageBase(of upstream: Upstream) throws(SettingsError) -> URL? {
    guard !isSandbox, let name = upstream.imageBaseVariable, let text = variable(name) else { return nil }
    return try Self.httpURL(text, variable: name)
  }

  /// The folder of TMDB's daily lists: `MARQUEE_TMDB_EXPORTS_URL`, or TMDB's own.
  func exportBase() throws(SettingsError) -> URL {
    let variable = "MARQUEE_TMDB_EXPORTS_URL"
    return try Self.httpURL(self.variable(variable) ?? "https://files.tmdb.org/p/exports", variable: variable)
  }

  /// The rate limit for an upstream, in requests per its period; nil for none (a rate of 0, and in the sandbox).
  public func rate(of upstream: Upstream) throws(SettingsError) -> RequestRate? {
    if isSandbox { return nil }
    guard let text = variable(upstream.rateVariable) else {
      return RequestRate(upstream.rate, per: upstream.period.duration)
    }
    guard let rate = Double(text), rate.isFinite, rate >= 0 else {
      throw SettingsError(
        description: "\(upstream.rateVariable) should be a number of requests per \(upstream.period), 0 for no limit, "
          + "but is \(text)")
    }
    if let count = Int(exactly: rate) { return RequestRate(count, per: upstream.period.duration) }
    return RequestRate(perSecond: rate / upstream.period.duration.seconds)
  }

  /// `certificateFile`, unless it is not a regular file: libcurl would block on a pipe forever. A missing or unreadable
  /// file is reported when it is needed.
  func usableCertificateFile() throws(SettingsError) -> String? {
    guard let path = certificateFile else { return nil }
    do throws(RegularFile.Failure) {
      try RegularFile.examine(path)
    } catch {
      guard case .other = error else { return path }
      throw SettingsError(description: "MARQUEE_CA_FILE is \(path), which can't be used: \(error)")
    }
    return path
  }

  /// Warnings that don't prevent startup, such as a URL whose traffic others can read.
  public var warnings: [String] {
    movedBases.compactMap { name, url in
      guard url.scheme?.lowercased() == "http", !url.isLoopback, let host = url.host(percentEncoded: false) else {
        return nil
      }
      return "\(name) uses http: anyone on the network path to \(host) can read the key"
    }
  }

  /// Secrets to redact: the passwords of proxies and base URLs, and user names without a password, which some services
  /// use for keys.
  var secrets: [String] {
    let ofBases = movedBases.flatMap { _, url in
      [true, false].compactMap { isEncoded in
        url.password(percentEncoded: isEncoded).flatMap { $0.isEmpty ? nil : $0 } ?? url.user(percentEncoded: isEncoded)
      }
    }
    return proxies.secrets + ofBases
  }

  /// The base URLs set by variables, with the variables' names, whether usable or not.
  private var movedBases: [(variable: String, url: URL)] {
    guard !isSandbox else { return [] }
    return (upstreams.map(\.baseVariable) + upstreams.compactMap(\.imageBaseVariable)).compactMap { name in
      variable(name).flatMap { URL(string: $0) }.map { (name, $0) }
    }
  }

  private static func httpURL(_ text: String, variable: String) throws(SettingsError) -> URL {
    // Checks the text itself, because `URL` would escape invalid characters. Paths and queries are appended to a base,
    // so it can't have a query of its own, and some parsers treat a backslash as a slash.
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
        && !["?", "#", "\\"].contains(scalar)
    }
    guard isPlain, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host(percentEncoded: false), !host.isEmpty,
      (1...65_535).contains(url.port ?? 443)
    else {
      // Text before an @ may be a password, and a query may hold a key.
      let isShown = !text.contains { "@?#".contains($0) }
      throw SettingsError(
        description: "\(variable) should be an http or https address without blanks, query or fragment, but is "
          + (isShown ? text : "not"))
    }
    return url
  }
}
