// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The server's state, and its statistics since it started.
public struct ServerReport: Sendable, Hashable {
  /// The version of the server.
  public var version: String
  /// The version of the contract.
  public var contractVersion: String
  /// Whether the server answers from its built-in catalogue instead of the providers.
  public var sandbox: Bool
  /// The server's current time: the system's, or the sandbox's, which stands still. Use it for today and tonight.
  public var now: Instant
  /// The time since the server started, in seconds.
  public var uptimeSeconds: Double
  /// The number of requests that are running.
  public var running: Int
  /// The number of requests that are waiting to run.
  public var queued: Int
  /// The number of requests received, by method; those for methods that don't exist are under unknown.
  public var requestsByMethod: [String: Int]
  /// The number of errors returned, by kind.
  public var errorsByKind: [String: Int]
  /// The number of bytes read from standard input.
  public var bytesRead: Int
  /// The number of bytes written to standard output.
  public var bytesWritten: Int
  /// The peak resident memory, in bytes.
  public var peakMemoryBytes: Int
  /// One report for each provider.
  public var providers: [ProviderReport]
  /// With whom it shares the providers' rates, what it knows of unreachable providers, and the requests in flight;
  /// absent in the sandbox, which has no rates.
  public var sharing: Sharing?
  /// How far the facts of the library's films and shows are known, as library/list counts them; absent unless this
  /// process learns them.
  public var library: LibraryProgress?
  /// What happened to the library, if it was damaged and the user has not settled it yet (library/recover).
  public var libraryFault: RPCError?
  /// Why the configuration file, or a key or a setting in it or in the environment, is not used; absent if all are.
  public var warnings: [String]?
  /// The attributions that the providers require wherever their data is shown.
  public var attributions: [Attribution]

  public init(version: String, contractVersion: String, sandbox: Bool, now: Instant, uptimeSeconds: Double, running: Int, queued: Int, requestsByMethod: [String: Int], errorsByKind: [String: Int], bytesRead: Int, bytesWritten: Int, peakMemoryBytes: Int, providers: [ProviderReport], sharing: Sharing? = nil, library: LibraryProgress? = nil, libraryFault: RPCError? = nil, warnings: [String]? = nil, attributions: [Attribution]) {
    self.version = version
    self.contractVersion = contractVersion
    self.sandbox = sandbox
    self.now = now
    self.uptimeSeconds = uptimeSeconds
    self.running = running
    self.queued = queued
    self.requestsByMethod = requestsByMethod
    self.errorsByKind = errorsByKind
    self.bytesRead = bytesRead
    self.bytesWritten = bytesWritten
    self.peakMemoryBytes = peakMemoryBytes
    self.providers = providers
    self.sharing = sharing
    self.library = library
    self.libraryFault = libraryFault
    self.warnings = warnings
    self.attributions = attributions
  }
}

extension ServerReport: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("version", version)
    writer.member("contractVersion", contractVersion)
    writer.member("sandbox", sandbox)
    writer.member("now", now)
    writer.member("uptimeSeconds", uptimeSeconds)
    writer.member("running", running)
    writer.member("queued", queued)
    writer.member("requestsByMethod", requestsByMethod)
    writer.member("errorsByKind", errorsByKind)
    writer.member("bytesRead", bytesRead)
    writer.member("bytesWritten", bytesWritten)
    writer.member("peakMemoryBytes", peakMemoryBytes)
    writer.member("providers", providers)
    writer.member("sharing", sharing)
    writer.member("library", library)
    writer.member("libraryFault", libraryFault)
    writer.member("warnings", warnings)
    writer.member("attributions", attributions)
  }
}

/// The state of one provider, and the statistics of the requests sent to it.
public struct ProviderReport: Sendable, Hashable {
  /// The provider.
  public var provider: Provider
  /// Whether a key is configured; in the sandbox always true.
  public var configured: Bool
  /// Whether the provider answers.
  public var health: ProviderHealth
  /// The base URL of the requests sent to it.
  public var url: String
  /// The URL of the proxy used, without user name and password; absent if there is none.
  public var proxy: String?
  /// The HTTP version of its latest answer; absent before the first one. HTTP/2 is used over TLS if libcurl is 8.15.0
  /// or later and the provider offers it.
  public var httpVersion: String?
  /// The number of requests sent, retries included.
  public var requestCount: Int
  /// The number of requests that failed, retries included.
  public var failureCount: Int
  /// The number of requests that were retries.
  public var retryCount: Int
  /// The number of requests answered from the cache and not sent.
  public var cacheHitCount: Int
  /// How long it takes to answer; absent before its first answer.
  public var latency: Latency?

  public init(provider: Provider, configured: Bool, health: ProviderHealth, url: String, proxy: String? = nil, httpVersion: String? = nil, requestCount: Int, failureCount: Int, retryCount: Int, cacheHitCount: Int, latency: Latency? = nil) {
    self.provider = provider
    self.configured = configured
    self.health = health
    self.url = url
    self.proxy = proxy
    self.httpVersion = httpVersion
    self.requestCount = requestCount
    self.failureCount = failureCount
    self.retryCount = retryCount
    self.cacheHitCount = cacheHitCount
    self.latency = latency
  }
}

extension ProviderReport: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("provider", provider)
    writer.member("configured", configured)
    writer.member("health", health)
    writer.member("url", url)
    writer.member("proxy", proxy)
    writer.member("httpVersion", httpVersion)
    writer.member("requestCount", requestCount)
    writer.member("failureCount", failureCount)
    writer.member("retryCount", retryCount)
    writer.member("cacheHitCount", cacheHitCount)
    writer.member("latency", latency)
  }
}

/// How long a provider takes to answer, over its latest requests.
public struct Latency: Sendable, Hashable {
  /// The time in milliseconds within which half of the requests were answered.
  public var p50Milliseconds: Double
  /// The time in milliseconds within which 90 % of the requests were answered.
  public var p90Milliseconds: Double
  /// The time in milliseconds within which 99 % of the requests were answered.
  public var p99Milliseconds: Double

  public init(p50Milliseconds: Double, p90Milliseconds: Double, p99Milliseconds: Double) {
    self.p50Milliseconds = p50Milliseconds
    self.p90Milliseconds = p90Milliseconds
    self.p99Milliseconds = p99Milliseconds
  }
}

extension Latency: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("p50Milliseconds", p50Milliseconds)
    writer.member("p90Milliseconds", p90Milliseconds)
    writer.member("p99Milliseconds", p99Milliseconds)
  }
}

/// With whom the server shares the providers' rates, what it knows of unreachable providers, and the requests in
/// flight.
public struct Sharing: Sendable, Hashable {
  /// With whom it shares.
  public var scope: SharingScope
  /// Why nothing is shared, to show to the user; absent unless the scope is process.
  public var reason: String?
  /// The engine through which machines share; absent unless MARQUEE_FLEET is set.
  public var fleet: FleetReport?

  public init(scope: SharingScope, reason: String? = nil, fleet: FleetReport? = nil) {
    self.scope = scope
    self.reason = reason
    self.fleet = fleet
  }
}

extension Sharing: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("scope", scope)
    writer.member("reason", reason)
    writer.member("fleet", fleet)
  }
}

/// The engine (Redis or Valkey) through which the machines of a fleet share the providers' rates, kept answers, what is
/// known of unreachable providers, and the requests in flight.
public struct FleetReport: Sendable, Hashable {
  /// Where it is, without user name and password.
  public var url: String
  /// Whether it shares: unknown while nobody needs it, healthy, or down; then each machine keeps to its part of the
  /// rates.
  public var health: ProviderHealth
  /// The number of machines that share, this one included; absent unless it is healthy.
  public var machineCount: Int?
  /// Why it can't be used, to show to the user; absent unless it is down.
  public var reason: String?

  public init(url: String, health: ProviderHealth, machineCount: Int? = nil, reason: String? = nil) {
    self.url = url
    self.health = health
    self.machineCount = machineCount
    self.reason = reason
  }
}

extension FleetReport: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("url", url)
    writer.member("health", health)
    writer.member("machineCount", machineCount)
    writer.member("reason", reason)
  }
}

/// How far the running times, genres and the rest of the library's films and shows are known.
public struct LibraryProgress: Sendable, Hashable {
  /// The number of entries of which they are known.
  public var known: Int
  /// The number of entries.
  public var of: Int

  public init(known: Int, of: Int) {
    self.known = known
    self.of = of
  }
}

extension LibraryProgress: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("known", known)
    writer.member("of", of)
  }
}

/// Whose health has changed.
public struct HealthSubject: Enumeration {
  /// AMC Theatres.
  public static let amc = HealthSubject("amc")
  /// The Movie Database.
  public static let tmdb = HealthSubject("tmdb")
  /// Pixabay.
  public static let pixabay = HealthSubject("pixabay")
  /// The engine through which machines share (MARQUEE_FLEET).
  public static let fleet = HealthSubject("fleet")

  public static let allCases: [HealthSubject] = [amc, tmdb, pixabay, fleet]

  public let rawValue: String

  /// Creates any value, whether the contract lists it or not.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Nil for a value that the contract doesn't know.
  public init?(rawValue: String) {
    self.init(rawValue)
    if !Self.allCases.contains(self) { return nil }
  }
}

/// With whom the server shares.
public enum SharingScope: String, Enumeration {
  /// No provider was asked yet.
  case unused
  /// The user's processes on this machine that have the same cache folder share.
  case machine
  /// This process is on its own, for the reason that is given.
  case process
}

/// The health of a provider.
public enum ProviderHealth: String, Enumeration {
  /// Not asked yet.
  case unknown
  /// It answers.
  case healthy
  /// Some requests fail.
  case degraded
  /// It is left alone for a while after many failures.
  case down
}

/// An attribution that a provider requires wherever its data is shown.
public struct Attribution: Sendable, Hashable {
  /// The provider.
  public var provider: Provider
  /// The text to show.
  public var text: String
  /// The URL to link to.
  public var url: String?

  public init(provider: Provider, text: String, url: String? = nil) {
    self.provider = provider
    self.text = text
    self.url = url
  }
}

extension Attribution: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("provider", provider)
    writer.member("text", text)
    writer.member("url", url)
  }
}

/// The answer to a ping.
public struct Pong: Sendable, Hashable {
  /// The sequence that was sent; absent if there was none.
  public var sequence: Int?
  /// The sentAt that was sent, in the sender's own unit; absent if there was none.
  public var sentAt: Int?

  public init(sequence: Int? = nil, sentAt: Int? = nil) {
    self.sequence = sequence
    self.sentAt = sentAt
  }
}

extension Pong: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("pong", true)
    writer.member("sequence", sequence)
    writer.member("sentAt", sentAt)
  }
}

/// A change in the health of a provider, or of the fleet's engine.
public struct HealthChange: Sendable, Hashable {
  /// The provider, or fleet.
  public var provider: HealthSubject
  /// The health now.
  public var health: ProviderHealth
  /// The health before.
  public var previous: ProviderHealth
  /// The reason, to show to the user.
  public var message: String?

  public init(provider: HealthSubject, health: ProviderHealth, previous: ProviderHealth, message: String? = nil) {
    self.provider = provider
    self.health = health
    self.previous = previous
    self.message = message
  }
}

extension HealthChange: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("provider", provider)
    writer.member("health", health)
    writer.member("previous", previous)
    writer.member("message", message)
  }
}

