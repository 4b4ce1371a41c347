// SPDX-License-Identifier: MIT
import Basics
import Synchronization

/// An event that a store's caller should show to the user, although no single call failed because of it, or several
/// did.
public struct StoreReport: Sendable, Equatable {
  /// The kinds of event.
  public enum Event: Sendable, Equatable {
    /// The file was unusable for `reason`. It is kept under the new name `path`, and a fresh one is in use.
    case setAside(reason: DatabaseError, path: String)
    /// The file's -wal file was cut or damaged, and with it the latest changes. What is left of it is kept under the
    /// name `path`, with a copy of the file.
    case logCut(path: String)
    /// The file can't be read or written at present. Reported once, and again only after a successful write.
    case failed(DatabaseError)
    /// The folder of files can't be written at present. Reported like `failed`.
    case folderFailed(FileError)
  }

  /// The path of the store's file or folder.
  public let path: String
  /// The event.
  public let event: Event

  /// An event of the file or folder at a path.
  public init(path: String, event: Event) {
    self.path = path
    self.event = event
  }

  /// A description on one line, for people.
  public var message: String {
    switch event {
    case .setAside(let reason, let moved):
      "\(path) is unusable, so it was set aside as \(moved) and replaced with a new file. \(reason.message)"
    case .logCut(let kept):
      "\(path)-wal was cut or damaged, so the latest changes may be missing. What is left of them is in \(kept)."
    case .failed(let error): "\(path) can't be used: \(error.message)"
    case .folderFailed(let error): error.description
    }
  }
}

/// Reports a store's events; a failure that several threads meet is reported once.
public final class StoreReporter: Sendable {
  let report: @Sendable (StoreReport) -> Void
  private let isFailureReported = Mutex(false)

  /// - Parameter report: receives each event, on the thread that meets it.
  public init(_ report: @escaping @Sendable (StoreReport) -> Void) { self.report = report }

  /// Reports a failure, unless one was reported since the last success.
  public func failed(_ failure: StoreReport) {
    let isKnown = isFailureReported.withLock { isReported in
      defer { isReported = true }
      return isReported
    }
    if !isKnown { report(failure) }
  }

  /// Records a successful write, so that the next failure is reported.
  public func succeeded() { isFailureReported.withLock { $0 = false } }
}
