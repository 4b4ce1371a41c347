// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Fleet
import Providers

/// An unusable setting.
public struct SettingsError: Error, CustomStringConvertible {
  /// One sentence that names the variable and the expected form of its value.
  public let description: String
}

extension Settings {
  /// The base URL of an upstream: its variable's value, or its default. The sandbox always uses the default.
  public func base(of upstream: Upstream) throws(SettingsError) -> HTTPURL {
    let text = isSandbox ? upstream.base : variable(upstream.baseVariable) ?? upstream.base
    return try Self.address(text, variable: upstream.baseVariable)
  }

  /// The base URL of an upstream's images, if a variable overrides it; it takes precedence over the upstream's own.
  public func imageBase(of upstream: Upstream) throws(SettingsError) -> HTTPURL? {
    guard !isSandbox, let name = upstream.imageBaseVariable, let text = variable(name) else { return nil }
    return try Self.address(text, variable: name)
  }

  /// The folder of TMDB's daily lists: `MARQUEE_TMDB_EXPORTS_URL`, or TMDB's own.
  func exportBase() throws(SettingsError) -> HTTPURL {
    let variable = "MARQUEE_TMDB_EXPORTS_URL"
    return try Self.address(self.variable(variable) ?? "https://files.tmdb.org/p/exports", variable: variable)
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
    let readable = movedBases.filter { $0.url.scheme == .http && !$0.url.isLoopback }
    let ofBases = readable.map {
      "\($0.variable) uses http: anyone on the network path to \($0.url.host) can read the key"
    }
    guard let address = try? fleet(), address.isReadable, address.password != nil else { return ofBases }
    let ofFleet =
      "\(Self.fleetVariable) uses redis: anyone on the network path to \(address) can read the password; "
      + "rediss encrypts it"
    return ofBases + [ofFleet]
  }

  /// Secrets to redact: the passwords of proxies, base URLs and the fleet's engine, and user names without a password,
  /// which some services use for keys.
  var secrets: [String] {
    let ofFleet = (try? fleet())?.password.map { [$0] } ?? []
    return proxies.secrets + movedBases.flatMap { $0.url.secrets } + ofFleet
  }

  /// The base URLs set by variables, with the variables' names, whether usable or not.
  private var movedBases: [(variable: String, url: HTTPURL)] {
    guard !isSandbox else { return [] }
    return (upstreams.map(\.baseVariable) + upstreams.compactMap(\.imageBaseVariable)).compactMap { name in
      variable(name).flatMap { HTTPURL($0) }.map { (name, $0) }
    }
  }

  private static func address(_ text: String, variable: String) throws(SettingsError) -> HTTPURL {
    // Checks the text itself, because `HTTPURL` would escape invalid characters. Paths and queries are appended to a
    // base, so it can't have a query of its own, and some parsers treat a backslash as a slash.
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
        && !["?", "#", "\\"].contains(scalar)
    }
    guard isPlain, let url = HTTPURL(text) else {
      // Text before an @ may be a password, and a query may hold a key.
      let isShown = !text.contains { "@?#".contains($0) }
      throw SettingsError(
        description: "\(variable) should be an http or https address without blanks, query or fragment, but is "
          + (isShown ? text : "not"))
    }
    return url
  }
}

extension Settings {
  /// Where the engine is through which machines share: `MARQUEE_FLEET`; nil for none, and in the sandbox.
  public func fleet() throws(SettingsError) -> FleetAddress? {
    guard !isSandbox, let text = variable(Self.fleetVariable) else { return nil }
    guard let address = FleetAddress(text) else {
      // Text before an @ may be a password.
      let isShown = !text.contains("@")
      throw SettingsError(
        description: "\(Self.fleetVariable) should be an address such as \(FleetAddress.forms), but is "
          + (isShown ? text : "not; write special characters of a user name or password in the form %40"))
    }
    return address
  }

  static let fleetVariable = "MARQUEE_FLEET"
}
