// SPDX-License-Identifier: MIT
import JSON
import Synchronization

/// A call of a concurrent method, read from its params once, before it is admitted.
struct ReadCall: Sendable {
  let tokens: ProgressTokens
  /// Counted from when the request was read; nil for none.
  let timeLimit: Duration?
  /// Returns the whole response; nil for a notification.
  let run: @Sendable (RequestContext) async throws -> Message?
}

/// Reads a call's params. The router finds the methods that an unknown parameter belongs to.
typealias CallReading = @Sendable (JSONValue?, Router) throws(RPCError) -> ReadCall

/// Writes the whole response as one message; nothing for a notification.
typealias InOrderHandler = @Sendable (JSONValue?, RequestContext, inout JSONWriter) throws -> Void

/// A method's handler and call count.
final class Route: Sendable {
  enum Handler {
    case engine(EngineMethod)
    case inOrder(InOrderHandler)
    case concurrent(Scheduling, CallReading)
  }

  let name: String
  let handler: Handler
  /// The names of its parameters.
  let parameters: [String]
  let isInitialize: Bool
  let calls = Atomic<Int>(0)

  init(name: String, handler: Handler, parameters: [String] = []) {
    self.name = name
    self.handler = handler
    self.parameters = parameters
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
