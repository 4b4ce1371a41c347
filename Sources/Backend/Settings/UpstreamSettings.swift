// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import FoundationEssentials
import Providers

/// A setting that can't be used as it is.
public struct SettingsError: Error, CustomStringConvertible {
  /// One sentence that says which variable, and what it should look like.
  public let description: String
}

extension Settings {
  /// Where an upstream is: its variable, else its default. The sandbox never leaves the default.
  public func base(of upstream: Upstream) throws(SettingsError) -> URL {
    let text = isSandbox ? upstream.base : variable(upstream.baseVariable) ?? upstream.base
    return try Self.httpURL(text, variable: upstream.baseVariable)
  }

  /// Where an upstream's images are, if a variable moves them; it wins over what the upstream says.
  public func imageBase(of upstream: Upstream) throws(SettingsError) -> URL? {
    guard !isSandbox, let name = upstream.imageBaseVariable, let text = variable(name) else { return nil }
    return try Self.httpURL(text, variable: name)
  }

  /// The rate that requests are kept to, in requests for each period of the upstream; nil for no bound (a rate of 0,
  /// and in the sandbox).
  public func rate(of upstream: Upstream) throws(SettingsError) -> RequestRate? {
    if isSandbox { return nil }
    guard let text = variable(upstream.rateVariable) else {
      return RequestRate(upstream.rate, per: upstream.period.duration)
    }
    guard let rate = Double(text), rate.isFinite, rate >= 0 else {
      throw SettingsError(
        description: "\(upstream.rateVariable) should be a number of requests a \(upstream.period), 0 for no bound, "
          + "but is \(text)")
    }
    if let count = Int(exactly: rate) { return RequestRate(count, per: upstream.period.duration) }
    return RequestRate(perSecond: rate / upstream.period.duration.seconds)
  }

  /// `certificateFile`, unless it is no file at all: libcurl would wait at a pipe for ever. One that is missing or
  /// unreadable shows when it is needed.
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

  /// Complaints that stop nothing: an address whose traffic others can read.
  public var warnings: [String] {
    movedBases.compactMap { name, url in
      guard url.scheme?.lowercased() == "http", !url.isLoopback, let host = url.host(percentEncoded: false) else {
        return nil
      }
      return "\(name) uses http: whoever carries the traffic to \(host) can read the key"
    }
  }

  /// What must never be shown: the passwords of proxies and of bases, and a user name that stands alone, which is how
  /// some take a key.
  var secrets: [String] {
    let ofBases = movedBases.flatMap { _, url in
      [true, false].compactMap { isEncoded in
        url.password(percentEncoded: isEncoded).flatMap { $0.isEmpty ? nil : $0 } ?? url.user(percentEncoded: isEncoded)
      }
    }
    return proxies.secrets + ofBases
  }

  /// The bases that variables set, with their names, whether or not they can be used.
  private var movedBases: [(variable: String, url: URL)] {
    guard !isSandbox else { return [] }
    return (upstreams.map(\.baseVariable) + upstreams.compactMap(\.imageBaseVariable)).compactMap { name in
      variable(name).flatMap { URL(string: $0) }.map { (name, $0) }
    }
  }

  private static func httpURL(_ text: String, variable: String) throws(SettingsError) -> URL {
    // The text is looked at itself: `URL` would escape what can't stand in an address. Paths and a query of their own
    // are added to a base, so it has none, and a backslash is a slash to some.
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && scalar.value != 0x7F && !scalar.properties.isWhitespace
        && !["?", "#", "\\"].contains(scalar)
    }
    guard isPlain, let url = URL(string: text), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = url.host(percentEncoded: false), !host.isEmpty,
      (1...65_535).contains(url.port ?? 443)
    else {
      // What precedes an @ may be a password, and a query may hold a key.
      let isShown = !text.contains { "@?#".contains($0) }
      throw SettingsError(
        description: "\(variable) should be an http or https address without blanks, query and fragment"
          + (isShown ? " but is \(text)" : ", which it is not"))
    }
    return url
  }
}
