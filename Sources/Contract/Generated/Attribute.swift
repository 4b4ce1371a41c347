// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// A feature of a movie, a theatre or a showtime, as AMC lists them.
public struct Attribute: Sendable, Hashable {
  /// What filters call it.
  public var code: String
  /// What people call it.
  public var name: String?
  /// What it means.
  public var description: String?
  /// Everything else that AMC says of it, verbatim: its own names, values and members that are not known here, and the
  /// originals of values that were changed.
  public var amc: RawJSON?

  public init(code: String, name: String? = nil, description: String? = nil, amc: RawJSON? = nil) {
    self.code = code
    self.name = name
    self.description = description
    self.amc = amc
  }
}

extension Attribute: JSONWritable {
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("code", code)
    writer.member("name", name)
    writer.member("description", description)
    writer.member("amc", amc)
    writer.endObject()
  }
}

