// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import JSON
import JSONRPC

/// Something went wrong outside of a request. A known notification with params that are wrong, or a background fault.
/// Only to clients that asked for it.
public enum ServerError: ServerNotification {
  public static let name = "server/error"
  public typealias Params = RPCError
}

/// An upstream's health has changed. Only to clients that asked for it.
public enum ServerDidChangeHealth: ServerNotification {
  public static let name = "server/didChangeHealth"
  public typealias Params = HealthChange
}

/// The remembered searches have changed. Holds all of them, so nothing more has to be asked. Only to clients that asked
/// for it.
public enum SuggestionsDidChange: ServerNotification {
  public static let name = "suggestions/didChange"
  public typealias Params = SuggestionList
}

