// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// Returns the whole response; nil for a notification.
typealias ConcurrentHandler = @Sendable (JSONValue?, RequestContext) async throws -> Message?

/// Writes the whole response as one message; nothing for a notification.
typealias InOrderHandler = @Sendable (JSONValue?, inout RequestContext, inout JSONWriter) throws -> Void

/// A method's handler and call count.
final class Route: Sendable {
  enum Handler {
    case engine(EngineMethod)
    case inOrder(InOrderHandler)
    case concurrent(Scheduling, ConcurrentHandler)
  }

  let name: String
  let handler: Handler
  /// The names of its parameters.
  let parameters: [String]
  /// The time limit of a call with these params; nil for none.
  let timeLimit: @Sendable (JSONValue?) -> Duration?
  let isInitialize: Bool
  let calls = Atomic<Int>(0)

  init(
    name: String, handler: Handler, parameters: [String] = [],
    timeLimit: @escaping @Sendable (JSONValue?) -> Duration? = { _ in nil }
  ) {
    self.name = name
    self.handler = handler
    self.parameters = parameters
    self.timeLimit = timeLimit
    isInitialize = name == "initialize"
  }
}

/// The methods that the engine handles itself, by their LSP names. All but `shutdown` are notifications; if sent with
/// an id, they are answered with null, because the client waits for a response.
public enum EngineMethod: String, CaseIterable, Sendable {
  case shutdown
  case initialized
  case exit
  case cancelRequest = "$/cancelRequest"
  case setTrace = "$/setTrace"
  // Server-to-client only; ignored if a client sends one.
  case progress = "$/progress"
  case logTrace = "$/logTrace"
}
