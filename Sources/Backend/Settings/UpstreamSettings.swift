import EndpointCore
import FoundationEssentials

/// A setting that can't be used as it is.
public struct SettingsError: Error, CustomStringConvertible {
  /// One sentence that says which variable, and what it should look like.
  public let description: String
}

extension Settings {
  /// Where an upstream is: its variable, else its default. The sandbox never leaves the default.
  public func base(of upstream: Upstream) throws(SettingsError) -> URL {
    let text = isSandbox ? upstream.defaultBase : variable(upstream.baseVariable) ?? upstream.defaultBase
    return try Self.httpURL(text, variable: upstream.baseVariable)
  }

  /// Where TMDB's images are, if `MARQUEE_TMDB_IMAGE_URL` moves them; it wins over what /configuration says.
  public func tmdbImageBase() throws(SettingsError) -> URL? {
    guard !isSandbox, let text = variable("MARQUEE_TMDB_IMAGE_URL") else { return nil }
    return try Self.httpURL(text, variable: "MARQUEE_TMDB_IMAGE_URL")
  }

  /// The rate that requests are kept to, in requests for each period of the upstream; nil for no bound (a rate of 0).
  public func rate(of upstream: Upstream) throws(SettingsError) -> RequestRate? {
    guard let text = variable(upstream.rateVariable) else {
      return RequestRate(upstream.defaultRate, per: upstream.ratePeriod)
    }
    guard let rate = Double(text), rate.isFinite, rate >= 0 else {
      let unit = upstream == .pixabay ? "minute" : "second"
      throw SettingsError(
        description: "\(upstream.rateVariable) should be a number of requests a \(unit), 0 for no bound, but is \(text)"
      )
    }
    if let count = Int(exactly: rate) { return RequestRate(count, per: upstream.ratePeriod) }
    return RequestRate(perSecond: rate / upstream.ratePeriod.seconds)
  }

  /// Complaints that stop nothing: an address whose traffic others can read.
  public var warnings: [String] {
    let variables = Upstream.allCases.map(\.baseVariable) + ["MARQUEE_TMDB_IMAGE_URL"]
    return variables.compactMap { name in
      guard !isSandbox, let text = variable(name), let url = URL(string: text), url.scheme?.lowercased() == "http",
        let host = url.host(percentEncoded: false), !Self.isLoopback(host)
      else { return nil }
      return "\(name) uses http: whoever carries the traffic to \(host) can read the key"
    }
  }

  private static func httpURL(_ text: String, variable: String) throws(SettingsError) -> URL {
    guard let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      let host = url.host(percentEncoded: false), !host.isEmpty
    else {
      throw SettingsError(description: "\(variable) should be an http or https address but is \(text)")
    }
    return url
  }

  private static func isLoopback(_ host: String) -> Bool {
    host == "localhost" || host.hasPrefix("127.") || host == "::1" || host == "[::1]"
  }
}
