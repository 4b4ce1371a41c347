// SPDX-License-Identifier: MIT
import JSONRPC

/// The params of a method that accepts the options common to all calls.
public protocol CallParameters: ParameterReadable {
  /// The options common to all calls.
  var call: CallOptions { get set }
}

extension CallParameters {
  public var timeLimit: Duration? { .milliseconds(call.timeoutMilliseconds) }
}

/// The params of a list method.
public protocol ListParameters: CallParameters {
  /// The options of the list: paging and limits.
  var list: ListOptions { get set }
}
