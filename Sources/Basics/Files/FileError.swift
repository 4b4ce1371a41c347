// SPDX-License-Identifier: MIT
import Platform

/// A failed operation on a file or folder.
public struct FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The operation as it reads before the path, such as "create" or "lock the folder".
  public let operation: String
  /// The path of the file or folder.
  public let path: String
  /// The system's error.
  public let cause: SystemError

  /// - Parameter operation: a verb phrase that reads well before the path, such as "create" or "lock the folder".
  public init(_ operation: String, _ path: String, _ cause: SystemError) {
    self.operation = operation
    self.path = path
    self.cause = cause
  }

  public var description: String { "Can't \(operation) \(path): \(cause)" }
}

/// Runs one operation on a file or folder and adds its name and the path to the system's error.
public func step<Result>(
  _ operation: String, _ path: String, _ body: () throws(SystemError) -> Result
) throws(FileError) -> Result {
  do throws(SystemError) { return try body() } catch { throw FileError(operation, path, error) }
}
