// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A streaming service in one country, and whether the user subscribes to it.
public struct StreamingService: Sendable, Hashable {
  /// The service's id, which services/set and movies/discover take.
  public var id: EntityID
  /// The service's name.
  public var name: String
  /// The country.
  public var region: String
  /// Whether the user subscribes to it in this country.
  public var subscribed: Bool
  /// The URL of the logo.
  public var logoUrl: String?
  /// True for a service of the user's that TMDB no longer lists in the country; absent otherwise.
  public var gone: Bool?
  /// The logo's path, for images/url and images/fetch.
  public var logoPath: String?

  public init(id: EntityID, name: String, region: String, subscribed: Bool, logoUrl: String? = nil, gone: Bool? = nil, logoPath: String? = nil) {
    self.id = id
    self.name = name
    self.region = region
    self.subscribed = subscribed
    self.logoUrl = logoUrl
    self.gone = gone
    self.logoPath = logoPath
  }
}

extension StreamingService: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("name", name)
    writer.member("region", region)
    writer.member("subscribed", subscribed)
    writer.member("logoUrl", logoUrl)
    writer.member("gone", gone)
    writer.member("logoPath", logoPath)
  }
}

/// The services that the user subscribes to in one country.
public struct ServiceChoice: Sendable, Hashable {
  /// The country.
  public var region: String
  /// The services, in the order in which they were given; empty if there are none.
  public var services: [StreamingService]

  public init(region: String, services: [StreamingService]) {
    self.region = region
    self.services = services
  }
}

extension ServiceChoice: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("region", region)
    writer.member("services", services)
  }
}

/// Which services must have a film or show.
public enum ServiceSelection: String, Enumeration {
  /// One of those that the user subscribes to, as services/set has them.
  case mine
}

