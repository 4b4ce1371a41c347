// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Which of the user's settings chose what an answer has. This member is part of each single result whose texts, dates
/// or prices depend on a language, a country, a place or a party.
public struct Localization: Sendable, Hashable {
  /// The settings of the user that stand for parameters that the call left out; absent if none does.
  public var settingsUsed: [SettingName]?

  public init(settingsUsed: [SettingName]? = nil) {
    self.settingsUsed = settingsUsed
  }
}

extension Localization: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("settingsUsed", settingsUsed)
  }
}

