// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// The params of a method that accepts the options common to all calls.
public protocol CallParameters: ParameterReadable {
  /// The options common to all calls.
  var call: CallOptions { get set }
}

extension CallParameters {
  public var timeLimit: Duration? { .milliseconds(call.timeoutMilliseconds) }

  public var rewriting: (@Sendable (RawJSON) -> RawJSON)? {
    guard !call.verbatim else { return nil }
    return { (value: RawJSON) -> RawJSON in value.withoutVerbatim }
  }
}

extension CallParameters {
  public var isPresented: Bool { call.presentation == true }
}

extension WatchFollow.Params {
  public var isPresented: Bool { presentation == true }
}

/// The params of a list method.
public protocol ListParameters: CallParameters {
  /// The options of the list: paging and limits.
  var list: ListOptions { get set }
}

/// A notification from the server, sent to clients that subscribed to it.
public protocol ServerNotification {
  /// The notification's params.
  associatedtype Params: JSONWritable & Sendable

  /// The method on the wire, such as `server/error`.
  static var name: String { get }
}
