// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// How the program is doing.
public struct ServerReport: Sendable, Hashable {
  /// The version of the program.
  public var version: String
  /// The version of the contract.
  public var contractVersion: String
  /// True if it answers from the built-in catalogue.
  public var sandbox: Bool
  /// What time it is for the program: the system's time, or the sandbox's, which stands still. Today and tonight are
  /// reckoned from it.
  public var now: String
  /// How long it has been running. In seconds.
  public var uptimeSeconds: Double
  /// Requests that are running now. In requests.
  public var running: Int
  /// Requests that wait for their turn. In requests.
  public var queued: Int
  /// How many requests have come, by method.
  public var requestsByMethod: [String: Int]
  /// How many answers were errors, by kind.
  public var errorsByKind: [String: Int]
  /// How much has been read from standard input. In bytes.
  public var bytesRead: Int
  /// How much has been written to standard output. In bytes.
  public var bytesWritten: Int
  /// The most memory that was resident at once. In bytes.
  public var peakMemoryBytes: Int
  /// The upstreams.
  public var providers: [ProviderReport]
  /// What the providers ask users of their data to show.
  public var attributions: [Attribution]

  public init(version: String, contractVersion: String, sandbox: Bool, now: String, uptimeSeconds: Double, running: Int, queued: Int, requestsByMethod: [String: Int], errorsByKind: [String: Int], bytesRead: Int, bytesWritten: Int, peakMemoryBytes: Int, providers: [ProviderReport], attributions: [Attribution]) {
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
    self.attributions = attributions
  }
}

extension ServerReport: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
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
    writer.member("attributions", attributions)
    writer.endObject()
  }
}

/// How one upstream is doing.
public struct ProviderReport: Sendable, Hashable {
  /// Which upstream.
  public var provider: Provider
  /// True if a key is there.
  public var configured: Bool
  /// Whether it can be relied on.
  public var health: ProviderHealth
  /// Where its requests go.
  public var url: String
  /// The proxy that they go through, without user name and password; left out where there is none.
  public var proxy: String?
  /// The version of HTTP that its latest answer came over; left out before its first answer. Over TLS it is HTTP/2
  /// where libcurl is 8.15.0 or later and the upstream offers it.
  public var httpVersion: String?
  /// Requests sent to it, retries included. In requests.
  public var requestCount: Int
  /// Requests that failed. In requests.
  public var failureCount: Int
  /// Requests that were another try. In requests.
  public var retryCount: Int
  /// Requests that a kept response answered. In requests.
  public var cacheHitCount: Int
  /// How long it takes to answer; left out before its first answer.
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

extension ProviderReport: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
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
    writer.endObject()
  }
}

/// How long an upstream takes to answer, over its latest requests.
public struct Latency: Sendable, Hashable {
  /// Half of the requests take no longer. In milliseconds.
  public var p50Milliseconds: Double
  /// Nine in ten take no longer. In milliseconds.
  public var p90Milliseconds: Double
  /// All but one in a hundred take no longer. In milliseconds.
  public var p99Milliseconds: Double

  public init(p50Milliseconds: Double, p90Milliseconds: Double, p99Milliseconds: Double) {
    self.p50Milliseconds = p50Milliseconds
    self.p90Milliseconds = p90Milliseconds
    self.p99Milliseconds = p99Milliseconds
  }
}

extension Latency: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("p50Milliseconds", p50Milliseconds)
    writer.member("p90Milliseconds", p90Milliseconds)
    writer.member("p99Milliseconds", p99Milliseconds)
    writer.endObject()
  }
}

/// Whether an upstream can be relied on.
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

/// What a provider asks users of its data to show.
public struct Attribution: Sendable, Hashable {
  /// Which provider.
  public var provider: Provider
  /// The words.
  public var text: String
  /// What to link.
  public var url: String?

  public init(provider: Provider, text: String, url: String? = nil) {
    self.provider = provider
    self.text = text
    self.url = url
  }
}

extension Attribution: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("text", text)
    writer.member("url", url)
    writer.endObject()
  }
}

/// An echo.
public struct Pong: Sendable, Hashable {
  /// The sequence that was sent.
  public var sequence: Int?
  /// The time that was sent. In the sender's own.
  public var sentAt: Int?

  public init(sequence: Int? = nil, sentAt: Int? = nil) {
    self.sequence = sequence
    self.sentAt = sentAt
  }
}

extension Pong: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("pong", true)
    writer.member("sequence", sequence)
    writer.member("sentAt", sentAt)
    writer.endObject()
  }
}

/// An upstream's health has changed.
public struct HealthChange: Sendable, Hashable {
  /// Which upstream.
  public var provider: Provider
  /// What it is now.
  public var health: ProviderHealth
  /// What it was before.
  public var previous: ProviderHealth
  /// Why, for people.
  public var message: String?

  public init(provider: Provider, health: ProviderHealth, previous: ProviderHealth, message: String? = nil) {
    self.provider = provider
    self.health = health
    self.previous = previous
    self.message = message
  }
}

extension HealthChange: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("provider", provider)
    writer.member("health", health)
    writer.member("previous", previous)
    writer.member("message", message)
    writer.endObject()
  }
}

