// SPDX-License-Identifier: MIT
import Platform

/// A folder that only its owner may enter.
public struct PrivateFolder: Sendable {
  /// The path of the folder.
  public let path: String

  /// Names the folder; doesn't access the file system.
  public init(path: String) { self.path = path }

  /// Creates the folder and its missing parents with mode 0700. An existing folder keeps its mode.
  public func create() throws(FileError) {
    if try makeUnlessMissingParent() { return }
    guard let parent else { throw FileError("create the folder", path, .notFound) }
    try parent.create()
    guard try makeUnlessMissingParent() else { throw FileError("create the folder", path, .notFound) }
  }

  /// Returns false if the parent folder doesn't exist.
  private func makeUnlessMissingParent() throws(FileError) -> Bool {
    do throws(SystemError) {
      try FileSystem.makeFolder(path)
      return true
    } catch {
      switch error {
      case .exists: return true
      case .notFound: return false
      default: throw FileError("create the folder", path, error)
      }
    }
  }

  /// Creates the folder if it is missing and runs `body` while holding the folder's lock.
  ///
  /// The lock is the kernel's (flock on the folder itself): it leaves no file behind and ends with its process.
  ///
  /// - Parameters:
  ///   - isShared: whether others may run theirs meanwhile, if they share the lock too.
  ///   - deadline: when to give up waiting for the lock, whose holder may be a stopped process. It is tried at least
  ///     once.
  ///   - failure: converts the error of a folder that can't be locked to `body`'s error type.
  public func locked<T, Failure: Error>(
    isShared: Bool = false, until deadline: ContinuousClock.Instant, failure: (FileError) -> Failure,
    _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    let descriptor: FileDescriptor
    do throws(FileError) { descriptor = try lock(isShared: isShared, until: deadline) } catch { throw failure(error) }
    defer { descriptor.close() }
    return try body()
  }

  private func lock(isShared: Bool, until deadline: ContinuousClock.Instant) throws(FileError) -> FileDescriptor {
    while true {
      try create()
      let descriptor: FileDescriptor
      do throws(SystemError) {
        descriptor = try FileDescriptor.open(path, for: .folder)
      } catch {
        if error == .notFound { continue }
        throw FileError("open the folder", path, error)
      }
      while !descriptor.tryLock(isShared: isShared) {
        guard .now < deadline else {
          descriptor.close()
          throw FileError("lock the folder", path, .busy)
        }
        SystemThread.sleep(for: .milliseconds(2))
      }
      // If the folder was deleted and recreated meanwhile, this lock is on the old one.
      if let own = try? descriptor.status, own.identity == (try? FileStatus(path: path))?.identity { return descriptor }
      descriptor.close()
    }
  }

  private var parent: PrivateFolder? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return PrivateFolder(path: String(path[..<slash]))
  }

  /// The regular files directly in the folder, including temporary files left by killed processes; none if the folder
  /// doesn't exist.
  public func files() throws(FileError) -> [(name: String, path: String, status: FileStatus)] {
    let files = try step("read the folder", path) { () throws(SystemError) in try FileSystem.files(in: path) }
    return files.map { ($0.name, "\(path)/\($0.name)", $0.status) }
  }

  /// Deletes the temporary files that killed processes left while replacing the file `name`: those that are older than
  /// a minute, since a writer elsewhere may be about to rename a younger one.
  public func sweep(leftoversOf name: String) {
    for file in (try? files()) ?? [] where TemporaryFile.isName(file.name, for: name) {
      guard .seconds(WallClock.now.seconds) - file.status.modified > .seconds(60) else { continue }
      try? FileSystem.remove(file.path)
    }
  }
}
