// SPDX-License-Identifier: MIT
import Basics
import Platform

/// The file of a shared table. All of this blocks.
struct SharedFile {
  /// Why a file can't be shared.
  enum Obstacle: Error, Equatable, CustomStringConvertible {
    case remote(String)
    case newer(String)
    case file(FileError)

    var description: String {
      switch self {
      case .remote(let folder): "\(folder) is on a file system that other machines may share"
      case .newer(let path): "\(path) is of a newer version of this program"
      case .file(let error): error.description
      }
    }
  }

  /// An open table, and the identity of its file.
  struct Opened: Sendable {
    let table: SharedTable
    let identity: FileIdentity
  }

  let folder: PrivateFolder
  /// Names the start of the machine.
  let start: String

  private static let name = "sharing"
  private static let byteCount = SharedTable.wordCount * MemoryLayout<UInt64>.size
  private static let timeout = Duration.seconds(1)

  /// - Parameter folder: created with mode 0700 if it is missing; the file has mode 0600.
  init(folder: String, start: String = BootClock.start) {
    self.folder = PrivateFolder(path: folder)
    self.start = start
  }

  var path: String { "\(folder.path)/\(Self.name)" }

  /// Whether the file still is at its path, as long as it should be.
  func isCurrent(_ opened: Opened) -> Bool {
    guard opened.table.isIntact, let status = try? FileStatus(path: path) else { return false }
    return status.identity == opened.identity && status.size == Self.byteCount
  }

  /// Opens the file. One that is missing, damaged, of an older version or from before the machine's start is replaced
  /// by an empty one; processes that have it open notice that.
  func open() throws(Obstacle) -> Opened {
    do throws(FileError) { try folder.create() } catch { throw .file(error) }
    // Before taking a lock: on a network file system that may block.
    guard !FileSystem.isRemote(folder.path) else { throw .remote(folder.path) }
    if let opened = try existing() { return opened }
    return try folder.locked(until: .now + Self.timeout, failure: Obstacle.file) { () throws(Obstacle) in
      // Another process may have made it meanwhile.
      if let opened = try existing() { return opened }
      try create()
      guard let opened = try existing() else { throw .file(FileError("use", path, .busy)) }
      return opened
    }
  }

  /// Nil if there is no usable file, and one may be put in its place.
  private func existing() throws(Obstacle) -> Opened? {
    let file: (descriptor: FileDescriptor, status: FileStatus)
    do throws(RegularFile.Failure) { file = try RegularFile.open(path, for: .updating) } catch {
      if case .system(let cause) = error, cause != .notFound { throw .file(FileError("open", path, cause)) }
      return nil
    }
    defer { file.descriptor.close() }
    var words = [UInt64](repeating: 0, count: SharedTable.header(of: start).count)
    let count = (try? words.withUnsafeMutableBytes { room in try file.descriptor.read(into: room) }) ?? 0
    guard count == words.count * MemoryLayout<UInt64>.size else { return nil }
    switch SharedTable.examine(words, start: start) {
    case .newer: throw .newer(path)
    case .useless: return nil
    case .usable: break
    }
    guard file.status.size == Self.byteCount else { return nil }
    do throws(SystemError) {
      let words = try AtomicWords(mapping: file.descriptor, count: SharedTable.wordCount)
      return Opened(table: SharedTable(words: words), identity: file.status.identity)
    } catch {
      throw .file(FileError("map", path, error))
    }
  }

  /// Puts an empty table at the path. Every block is written, so that the device has room for it.
  private func create() throws(Obstacle) {
    folder.sweep(leftoversOf: Self.name)
    let temporary = path + ".1"
    do throws(SystemError) {
      let descriptor = try FileDescriptor.open(temporary, for: .creating)
      defer { descriptor.close() }
      let header = SharedTable.header(of: start)
      let words = header + [UInt64](repeating: 0, count: SharedTable.wordCount - header.count)
      try words.withUnsafeBufferPointer { words throws(SystemError) in
        try descriptor.writeAll(UnsafeRawBufferPointer(words))
      }
      try FileSystem.rename(temporary, to: path)
    } catch {
      try? FileSystem.remove(temporary)
      throw .file(FileError("create", path, error))
    }
  }
}
