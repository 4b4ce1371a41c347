// SPDX-License-Identifier: MIT
/// The fixed properties of an upstream. The upstream's module exports one value; everything that the program does per
/// upstream, from reading settings to its line in `marquee doctor`, iterates over a list of these values.
public struct Upstream: Sendable {
  /// The period to which a rate applies.
  public enum Period: String, Sendable {
    case second, minute

    /// The length of the period.
    public var duration: Duration { self == .second ? .seconds(1) : .seconds(60) }
  }

  /// A host that serves the upstream's images.
  public struct ImageHost: Sendable, Hashable {
    /// The host name in lower case.
    public let name: String
    /// The prefix of the image paths, such as `/get/`, if the host serves other content too; else nil.
    public let folder: String?

    public init(_ name: String, folder: String? = nil) {
      self.name = name
      self.folder = folder
    }
  }

  /// The name, the title and the names of the keys' forms, which errors carry.
  public let identity: UpstreamIdentity
  /// The default base URL, which a setting can override.
  public let base: String
  /// The number of requests that the provider allows per `period`.
  public let rate: Int
  /// The period of the rate: a second for most upstreams.
  public let period: Period
  /// The accepted forms of keys, the preferred one first.
  public let keys: [KeyForm]
  /// The attribution that the provider requires.
  public let attribution: String
  /// The provider's website for people.
  public let website: String
  /// Host names in lower case to which redirects may lead over TLS, in addition to the base's host.
  public let redirectHosts: Set<String>
  /// The hosts that serve its images.
  public let imageHosts: [ImageHost]
  /// Whether all its images are under one address, which a setting can move.
  public let hasImageBase: Bool
  /// Sends a cheap request to test whether the upstream is reachable and accepts the key.
  public let probe: @Sendable (Client, CallContext) async throws(UpstreamError) -> Void

  public init(
    name: String, title: String, base: String, rate: Int, per period: Period = .second, keys: [KeyForm],
    attribution: String, website: String, redirectHosts: Set<String> = [], imageHosts: [ImageHost] = [],
    hasImageBase: Bool = false, probe: @escaping @Sendable (Client, CallContext) async throws(UpstreamError) -> Void
  ) {
    identity = UpstreamIdentity(name: name, title: title, keyNames: keys.map(\.name))
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

  /// The form of a key: the one that recognizes it, else the given one, else the last.
  ///
  /// - Parameter given: the form that the user stated; nil if none.
  /// - Returns: nil for an upstream without keys.
  public func form(of secret: String, given: KeyForm? = nil) -> KeyForm? {
    keys.first { $0.recognizes(secret) } ?? given ?? keys.last
  }
}

extension Upstream {
  /// The identifier in settings, logs and results: lower-case letters such as `tmdb`.
  public var name: String { identity.name }

  /// The name for people, such as `TMDB`.
  public var title: String { identity.title }
}

extension Upstream: Hashable {
  /// Compares names, which are unique.
  public static func == (one: Upstream, other: Upstream) -> Bool { one.identity == other.identity }

  public func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}

extension UpstreamError {
  /// An error of `upstream`, with what else is known of it.
  public init(
    _ kind: Kind, _ message: UpstreamMessage, upstream: Upstream?, httpStatus: Int? = nil, retryAfter: Duration? = nil,
    attempts: Int = 0, url: String? = nil, cause: UpstreamErrorCause? = nil, isRetryable: Bool? = nil
  ) {
    self.init(
      kind, message, upstream: upstream?.identity, httpStatus: httpStatus, retryAfter: retryAfter, attempts: attempts,
      url: url, cause: cause, isRetryable: isRetryable)
  }
}

/// A form of an upstream's keys.
public struct KeyForm: Sendable {
  /// The form's name in settings: `key` or `token`.
  public let name: String
  /// A description for people, such as `key for AMC Theatres`.
  public let summary: String
  /// Where a key of this form goes in a request.
  public let placement: Credential.Placement
  /// Whether a text can only be a key of this form.
  public let recognizes: @Sendable (String) -> Bool

  /// - Parameter recognizes: needed for an upstream with several forms of keys.
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
