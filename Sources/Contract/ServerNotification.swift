// SPDX-License-Identifier: MIT
import JSON

/// A message that the server sends on its own to clients that asked for it.
public protocol ServerNotification {
  /// What it tells.
  associatedtype Params: JSONWritable & Sendable

  /// The method on the wire, `server/error`.
  static var name: String { get }
}
