// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Reports an error outside of any request. Sent for a known notification with invalid params and for background
/// faults, to clients that ask for it in initialize.
public enum ServerError: ServerNotification {
  public static let name = "server/error"
  public typealias Params = RPCError
}

/// Reports a change in a provider's health. Sent to clients that ask for it in initialize.
public enum ServerDidChangeHealth: ServerNotification {
  public static let name = "server/didChangeHealth"
  public typealias Params = HealthChange
}

/// Reports a change in the remembered searches. Holds all of them, so there is no need to call suggestions/list. Sent
/// to clients that ask for it in initialize.
public enum SuggestionsDidChange: ServerNotification {
  public static let name = "suggestions/didChange"
  public typealias Params = SuggestionList
}

/// Reports a change of the library. Sent for each call of this connection's process that changes the library, and for
/// what it learns of films and shows in the background, to clients that ask for it in initialize. Another process's
/// changes show in the next answer.
public enum LibraryDidChange: ServerNotification {
  public static let name = "library/didChange"
  public typealias Params = LibraryChange
}

/// Reports an event of a watch. Sent for each event from initialize on, whichever process noticed it, to clients that
/// ask for it in initialize. If the log lost events before they could be sent, server/error says so. A client that must
/// not miss any uses watch/follow.
public enum WatchDidChange: ServerNotification {
  public static let name = "watch/didChange"
  public typealias Params = WatchEvent
}

