// SPDX-License-Identifier: MIT
import Platform

/// A folder that only its owner may enter.
public struct PrivateFolder: Sendable {
  /// Where it is.
  public let path: String

  /// Touches nothing.
  public init(path: String) { self.path = path }

  /// Makes the folder, and those above it that are missing, with mode 0700. One that exists is left as it is.
  public func create() throws(FileError) {
    if try makeUnlessMissingParent() { return }
    guard let parent else { throw FileError("create the folder", path, .notFound) }
    try parent.create()
    guard try makeUnlessMissingParent() else { throw FileError("create the folder", path, .notFound) }
  }

  /// False if there is no folder to make it in.
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

  /// Makes the folder if it is missing and runs `body` while no other process or thread does the same with it.
  ///
  /// The lock is the kernel's (flock on the folder itself): it leaves no file behind and ends with its process.
  ///
  /// - Parameters:
  ///   - deadline: until when to wait for the one who holds it, who may have been stopped. It is tried once at least.
  ///   - failure: how `body`'s caller is told that the folder can't be locked.
  public func locked<T, Failure: Error>(
    until deadline: ContinuousClock.Instant, failure: (FileError) -> Failure, _ body: () throws(Failure) -> T
  ) throws(Failure) -> T {
    let descriptor: FileDescriptor
    do throws(FileError) { descriptor = try lock(until: deadline) } catch { throw failure(error) }
    defer { descriptor.close() }
    return try body()
  }

  private func lock(until deadline: ContinuousClock.Instant) throws(FileError) -> FileDescriptor {
    while true {
      try create()
      let descriptor: FileDescriptor
      do throws(SystemError) {
        descriptor = try FileDescriptor.open(path, for: .folder)
      } catch {
        if error == .notFound { continue }
        throw FileError("open the folder", path, error)
      }
      while !descriptor.tryLock() {
        guard .now < deadline else {
          descriptor.close()
          throw FileError("lock the folder", path, .busy)
        }
        SystemThread.sleep(for: .milliseconds(2))
      }
      // Whoever deleted the folder and made it anew meanwhile has a lock on another one.
      if let status = try? descriptor.status, status.identity == FileIdentity(path: path) { return descriptor }
      descriptor.close()
    }
  }

  private var parent: PrivateFolder? {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash > path.startIndex else { return nil }
    return PrivateFolder(path: String(path[..<slash]))
  }

  /// The regular files directly in the folder, leftovers of a killed process included.
  public func files() -> [(name: String, path: String, status: FileStatus)] {
    FileSystem.files(in: path).map { ($0.name, "\(path)/\($0.name)", $0.status) }
  }

  /// Deletes what killed processes left of replacing the file with this name: `NAME.NUMBER`. The folder is locked by
  /// all who replace it, or one that is being written would go as well.
  public func sweep(leftoversOf name: String) {
    for file in files() {
      let rest = file.name.dropFirst(name.count + 1)
      guard file.name.hasPrefix(name + "."), rest.isASCIIDigits
      else { continue }
      try? FileSystem.remove(file.path)
    }
  }
}
