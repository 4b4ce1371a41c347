// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A provider of data, which has a key of its own.
public struct Provider: Enumeration {
  /// AMC Theatres.
  public static let amc = Provider("amc")
  /// The Movie Database.
  public static let tmdb = Provider("tmdb")
  /// Pixabay.
  public static let pixabay = Provider("pixabay")

  public static let allCases: [Provider] = [amc, tmdb, pixabay]

  public let rawValue: String

  /// Creates any value, whether the contract lists it or not.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Nil for a value that the contract doesn't know.
  public init?(rawValue: String) {
    self.init(rawValue)
    if !Self.allCases.contains(self) { return nil }
  }
}

/// A provider of movies.
public enum MovieProvider: String, Enumeration {
  /// AMC Theatres.
  case amc
  /// The Movie Database.
  case tmdb
}

/// Where movies are searched for.
public enum MovieSource: String, Enumeration {
  /// The Movie Database.
  case tmdb
  /// AMC Theatres.
  case amc
  /// The index on this machine, without a connection.
  case local
}

/// Where titles and names are searched for.
public enum TitleSource: String, Enumeration {
  /// The Movie Database.
  case tmdb
  /// The index on this machine, without a connection.
  case local
}

/// How an answer may use cached responses.
public enum CacheOption: String, Enumeration {
  /// A kept response as long as it is fresh; one that is out of date only if the provider can't be asked, and no older
  /// than stale allows.
  case `default`
  /// Ask the provider, whatever is kept; if it can't be asked the call fails.
  case reload
  /// Never ask the provider: what is kept, however old, free seats as well, and ageSeconds tells how old; without a
  /// kept response the call fails.
  case only
}

/// Whether all of several attributes are needed or one is enough.
public enum AttributeOperator: String, Enumeration {
  /// All of them must be there.
  case and
  /// One of them is enough.
  case or
}

