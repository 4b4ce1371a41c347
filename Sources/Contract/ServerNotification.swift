// SPDX-License-Identifier: MIT
import JSON

/// A notification from the server, sent to clients that subscribed to it.
public protocol ServerNotification {
  /// The notification's params.
  associatedtype Params: JSONWritable & Sendable

  /// The method on the wire, such as `server/error`.
  static var name: String { get }
}
