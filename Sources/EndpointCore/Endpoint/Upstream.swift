// SPDX-License-Identifier: MIT
/// An upstream as one value: everything that is fixed about it. The upstream's module exports it, and what the program
/// does for each upstream, from reading its settings to its line in `marquee doctor`, it does for each value of a list.
public struct Upstream: Sendable {
  /// The span of time that a rate counts requests in.
  public enum Period: String, Sendable {
    case second, minute

    /// The length of the period.
    public var duration: Duration { self == .second ? .seconds(1) : .seconds(60) }
  }

  /// A host that serves the upstream's images.
  public struct ImageHost: Sendable, Hashable {
    /// The name in lower case.
    public let name: String
    /// What the paths of images begin with, such as `/get/`, where the host serves other things too; nil where it
    /// doesn't.
    public let folder: String?

    public init(_ name: String, folder: String? = nil) {
      self.name = name
      self.folder = folder
    }
  }

  /// As settings, logs and answers call it: lower-case letters such as `tmdb`.
  public let name: String
  /// As people call it: `TMDB`.
  public let title: String
  /// The address that every path is under, unless a setting moves it.
  public let base: String
  /// How many requests the provider allows in each `period`.
  public let rate: Int
  /// A second for most; some count by the minute.
  public let period: Period
  /// The forms that its keys come in, the preferred one first.
  public let keys: [KeyForm]
  /// What the provider asks its users to show.
  public let attribution: String
  /// The provider's page for people.
  public let website: String
  /// Names of hosts, in lower case, that redirects may lead to over TLS beside that of the base.
  public let redirectHosts: Set<String>
  /// Where its images are.
  public let imageHosts: [ImageHost]
  /// Whether all its images are under one address, which a setting can move.
  public let hasImageBase: Bool
  /// Asks for something cheap, to see whether it is reachable and accepts the key.
  public let probe: @Sendable (Client, CallContext) async throws(UpstreamError) -> Void

  public init(
    name: String, title: String, base: String, rate: Int, per period: Period = .second, keys: [KeyForm],
    attribution: String, website: String, redirectHosts: Set<String> = [], imageHosts: [ImageHost] = [],
    hasImageBase: Bool = false, probe: @escaping @Sendable (Client, CallContext) async throws(UpstreamError) -> Void
  ) {
    self.name = name
    self.title = title
    self.base = base
    self.rate = rate
    self.period = period
    self.keys = keys
    self.attribution = attribution
    self.website = website
    self.redirectHosts = redirectHosts
    self.imageHosts = imageHosts
    self.hasImageBase = hasImageBase
    self.probe = probe
  }

  /// Which form a key has: the one that it can be told by, else the one that it was given as, else the last of all.
  ///
  /// - Parameter given: nil if nobody said.
  /// - Returns: nil for an upstream without keys.
  public func form(of secret: String, given: KeyForm? = nil) -> KeyForm? {
    keys.first { $0.recognizes(secret) } ?? given ?? keys.last
  }
}

extension Upstream: Hashable {
  /// Names are unique.
  public static func == (one: Upstream, other: Upstream) -> Bool { one.name == other.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A form that an upstream's keys come in.
public struct KeyForm: Sendable {
  /// What settings call such a key: `key`, or `token`.
  public let name: String
  /// For people: `key for AMC Theatres`.
  public let summary: String
  /// Where in a request such a key goes.
  public let placement: Credential.Placement
  /// Whether a text can be nothing but a key of this form.
  public let recognizes: @Sendable (String) -> Bool

  /// - Parameter recognizes: for an upstream with keys of several forms.
  public init(
    _ name: String, _ summary: String, in placement: Credential.Placement,
    recognizes: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    self.name = name
    self.summary = summary
    self.placement = placement
    self.recognizes = recognizes
  }
}
