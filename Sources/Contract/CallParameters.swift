// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The params of a method that takes the parameters every call takes.
public protocol CallParameters: ParameterReadable, TimeLimited {
  /// How the call is to be answered.
  var call: CallOptions { get set }
}

extension CallParameters {
  /// `timeoutMilliseconds`, by name or by position, or its default.
  public static func timeLimit(of params: JSONValue?) -> Duration? {
    let name = "timeoutMilliseconds"
    let given = params?[name] ?? parameterNames.firstIndex(of: name).flatMap { params?[$0] }
    return .milliseconds(min(max(given?.integer ?? CallOptions().timeoutMilliseconds, 0), 600_000))
  }
}

/// The params of a list method.
public protocol ListParameters: CallParameters {
  /// Which part of the list is wanted.
  var list: ListOptions { get set }
}
