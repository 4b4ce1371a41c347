// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The params of a method that accepts the options common to all calls.
public protocol CallParameters: ParameterReadable, TimeLimited {
  /// The options common to all calls.
  var call: CallOptions { get set }
}

extension CallParameters {
  /// The time limit in `timeoutMilliseconds`, by name or by position, or its default; clamped to 0...600,000 ms.
  public static func timeLimit(of params: JSONValue?) -> Duration? {
    let name = "timeoutMilliseconds"
    let given = params?[name] ?? parameterNames.firstIndex(of: name).flatMap { params?[$0] }
    return .milliseconds(min(max(given?.integer ?? CallOptions().timeoutMilliseconds, 0), 600_000))
  }
}

/// The params of a list method.
public protocol ListParameters: CallParameters {
  /// The options of the list: paging and limits.
  var list: ListOptions { get set }
}
