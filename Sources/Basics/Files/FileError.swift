// SPDX-License-Identifier: MIT
import Platform

/// A step with a file or folder that failed.
public struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was tried, e.g. "create".
  public let operation: String
  /// The file or folder.
  public let path: String
  /// Why the system refused.
  public let cause: SystemError

  /// - Parameter operation: as it stands before the path: "create", "lock the folder".
  public init(_ operation: String, _ path: String, _ cause: SystemError) {
    self.operation = operation
    self.path = path
    self.cause = cause
  }

  public var description: String { "Can't \(operation) \(path): \(cause)" }
}
