// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// The age of an answer that was not obtained for this call. These members are part of everything made from providers'
/// responses: the result of each method that asks a provider, the pages and the summary of a list, and the parts of a
/// single result. Rows have none of their own, unless parts of them were asked for along that are older.
public struct Freshness: Sendable, Hashable {
  /// The time since the provider gave or confirmed the response, in seconds; with several responses, that of the
  /// oldest. Absent if all of them are new.
  public var ageSeconds: Int?
  /// True if an expired response is used because a provider can't be asked; otherwise absent. Seat availability is
  /// never used once expired; showtimes are used for up to five minutes, lists for a day, and descriptions of movies,
  /// shows, people and theatres for a week.
  public var stale: Bool?

  public init(ageSeconds: Int? = nil, stale: Bool? = nil) {
    self.ageSeconds = ageSeconds
    self.stale = stale
  }
}

extension Freshness: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("ageSeconds", ageSeconds)
    writer.member("stale", stale)
  }
}

