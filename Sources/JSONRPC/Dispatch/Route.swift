// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// Gives the whole answer; nil for a notification.
typealias ConcurrentHandler = @Sendable (JSONValue?, RequestContext) async throws -> Message?

/// Writes the whole answer as one message; nothing for a notification.
typealias InOrderHandler = @Sendable (JSONValue?, inout RequestContext, inout JSONWriter) throws -> Void

/// One method: what answers it, and how often it was called.
final class Route: Sendable {
  enum Handler {
    case engine(EngineMethod)
    case inOrder(InOrderHandler)
    case concurrent(Scheduling, ConcurrentHandler)
  }

  let name: String
  let handler: Handler
  /// How long a call with these params may take; nil for any time.
  let timeLimit: @Sendable (JSONValue?) -> Duration?
  let isInitialize: Bool
  let calls = Atomic<Int>(0)

  init(name: String, handler: Handler, timeLimit: @escaping @Sendable (JSONValue?) -> Duration? = { _ in nil }) {
    self.name = name
    self.handler = handler
    self.timeLimit = timeLimit
    isInitialize = name == "initialize"
  }
}

/// The methods that the engine answers itself, by their names in LSP. All but `shutdown` are notifications. One
/// that is sent with an id is answered with null: clients that send it so wait for an answer.
public enum EngineMethod: String, CaseIterable, Sendable {
  case shutdown
  case initialized
  case exit
  case cancelRequest = "$/cancelRequest"
  case setTrace = "$/setTrace"
  // These two only ever go to the client. One that comes back is taken and means nothing.
  case progress = "$/progress"
  case logTrace = "$/logTrace"
}
