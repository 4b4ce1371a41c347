// SPDX-License-Identifier: MIT
import Basics
import Synchronization

/// Something that befell a store and that its caller should tell the user, though no call failed for it or several did.
public struct StoreReport: Sendable, Equatable {
  /// What can befall a store.
  public enum Event: Sendable, Equatable {
    /// The file could not be used as it was (`reason`). It is kept under a new name (`path`) and a fresh one is in use.
    case setAside(reason: DatabaseError, path: String)
    /// The file can't be used or written now. Told once, then again only after a write has succeeded in between.
    case failed(DatabaseError)
    /// The same of a folder of files.
    case folderFailed(FileError)
  }

  /// The file or folder that the store keeps.
  public let path: String
  /// What befell it.
  public let event: Event

  /// One line for people.
  public var message: String {
    switch event {
    case .setAside(let reason, let moved): "\(path) was set aside as \(moved) and started afresh. \(reason.message)"
    case .failed(let error): "\(path) can't be used: \(error.message)"
    case .folderFailed(let error): error.description
    }
  }
}

/// Tells of what befell a store, and of a failure once for all threads that meet it.
final class StoreReporter: Sendable {
  let report: @Sendable (StoreReport) -> Void
  private let isFailureReported = Mutex(false)

  init(_ report: @escaping @Sendable (StoreReport) -> Void) { self.report = report }

  /// Reports it, unless one was reported since the last success.
  func failed(_ failure: StoreReport) {
    let isKnown = isFailureReported.withLock { isReported in
      defer { isReported = true }
      return isReported
    }
    if !isKnown { report(failure) }
  }

  /// Something was written.
  func succeeded() { isFailureReported.withLock { $0 = false } }
}
