// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// A feature of a movie, theatre or showtime, as AMC defines it.
public struct Attribute: Sendable, Hashable {
  /// The code that includeAttributes and excludeAttributes take.
  public var code: String
  /// The name to show.
  public var name: String?
  /// What the attribute means.
  public var description: String?
  /// AMC's other members, verbatim under AMC's own names: those that this contract doesn't define, and the originals of
  /// values that it converts. Absent if there are none.
  public var amc: RawJSON?

  public init(code: String, name: String? = nil, description: String? = nil, amc: RawJSON? = nil) {
    self.code = code
    self.name = name
    self.description = description
    self.amc = amc
  }
}

extension Attribute: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("code", code)
    writer.member("name", name)
    writer.member("description", description)
    writer.member("amc", amc)
  }
}

