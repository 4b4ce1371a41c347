// SPDX-License-Identifier: MIT
import Basics
import Database
import Platform

/// The files that a user brings for an import: one, those of a folder, or those of a zip archive, with folders down to
/// the third level. Links in a folder are not followed.
struct BroughtFiles: Sendable {
  /// One file. Its name is the path below the folder or in the archive.
  struct File: Sendable {
    let name: String
    let content: [UInt8]
  }

  /// Why a file or a folder is not wanted.
  struct Exclusion: Sendable {
    let reason: String
    /// Whether the reason is that of the folder with the file, and is given once for it.
    let isOfFolder: Bool

    init(_ reason: String, isOfFolder: Bool = false) { (self.reason, self.isOfFolder) = (reason, isOfFolder) }
  }

  /// Why files can't be read.
  struct Failure: Error, Sendable {
    /// What was expected, and what there is.
    let expected, got: String

    static func unreadable(_ path: String, _ reason: String) -> Failure {
      Failure(expected: "a file, a folder or a zip archive that can be read", got: "\(path): \(reason)")
    }
    static let tooLarge = Failure(expected: "at most \(maximumBytes >> 20) MiB", got: "more")
    static let damagedArchive = Failure(
      expected: "a zip archive that is whole", got: "a damaged one; download it again")
    static let interrupted = Failure(expected: "a file that is read in time", got: "one that isn't")
  }

  /// In the order of their names.
  private(set) var files: [File] = []
  /// The files and folders that aren't read, with the reasons.
  private(set) var leftOut: [(name: String, reason: String)] = []
  /// Whether a single file was named.
  private(set) var isSingle = false

  /// The maximum size of all files together, both as they are and unpacked.
  static let maximumBytes = 64 << 20
  /// The maximum length of a file's path in bytes: it is repeated for each line of the file.
  private static let longestName = 255
  /// How many folders may stand one in another.
  private static let deepest = 3

  private let exclusion: @Sendable (String) -> Exclusion?
  private let interruption: FileWork.Interruption
  private var room = maximumBytes
  private var count = 0
  private var reported: Set<String> = []

  /// Reads files. Blocks; `FileWork` has threads for it.
  /// - Parameters:
  ///   - path: a regular file, a folder or a zip archive.
  ///   - exclusion: why a file is not wanted, by its path; nil if it is.
  ///   - interruption: ends the reading.
  init(
    at path: String, _ interruption: FileWork.Interruption = FileWork.Interruption(),
    leavingOut exclusion: @escaping @Sendable (String) -> Exclusion?
  ) throws(Failure) {
    self.exclusion = { $0.utf8.count > Self.longestName ? Exclusion("its name is too long") : exclusion($0) }
    self.interruption = interruption
    let status: FileStatus?
    do throws(SystemError) { status = try FileStatus.at(path) } catch { throw .unreadable(path, "\(error)") }
    guard let status else { throw .unreadable(path, "there is no such file") }
    if status.kind == .folder {
      try readFolders(of: path)
    } else {
      guard let content = try content(of: path, limit: Self.maximumBytes) else { throw .tooLarge }
      if ZipArchive.isArchive(content) {
        try read(Self.archive(content))
      } else {
        isSingle = true
        files = [File(name: path.split(separator: "/").last.map(String.init) ?? path, content: content)]
      }
    }
    files.sort { $0.name < $1.name }
  }

  /// Opens a file and reads its beginning, or throws: some files answer late or never. Blocks.
  static func probe(_ path: String) throws(Failure) {
    let status: FileStatus?
    do throws(SystemError) { status = try FileStatus.at(path) } catch { throw .unreadable(path, "\(error)") }
    guard status?.kind != .folder else { return }
    var chunk: [UInt8] = [0]
    let descriptor = try opened(path)
    defer { descriptor.close() }
    do throws(SystemError) {
      _ = try chunk.withUnsafeMutableBufferPointer { chunk throws(SystemError) in
        try descriptor.read(into: UnsafeMutableRawBufferPointer(chunk))
      }
    } catch {
      throw .unreadable(path, "\(error)")
    }
  }

  private static func opened(_ path: String) throws(Failure) -> FileDescriptor {
    do throws(RegularFile.Failure) { return try RegularFile.open(path, for: .reading).descriptor } catch {
      throw .unreadable(path, error.description)
    }
  }

  /// - Returns: nil if it is longer than `limit`.
  private func content(of path: String, limit: Int) throws(Failure) -> [UInt8]? {
    let descriptor = try Self.opened(path)
    defer { descriptor.close() }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    while bytes.count <= limit {
      guard !interruption.isInterrupted else { throw .interrupted }
      let count: Int
      do throws(SystemError) {
        count = try chunk.withUnsafeMutableBufferPointer { chunk throws(SystemError) in
          try descriptor.read(into: UnsafeMutableRawBufferPointer(chunk))
        }
      } catch {
        throw .unreadable(path, "\(error)")
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
    return nil
  }

  // MARK: Folders

  /// Reads the files of a folder, then those of the folders in it, one level after the other.
  private mutating func readFolders(of path: String) throws(Failure) {
    var root = path
    var level = [""]
    for depth in 0...Self.deepest {
      var next: [String] = []
      for folder in level { next += try read(folder: root, folder).map { folder + $0 + "/" } }
      if depth == Self.deepest {
        for folder in next {
          leaveOut(folder, Exclusion("it is in more than \(Self.deepest) folders", isOfFolder: true))
        }
      }
      // An archive that was unpacked often has all in a folder of its own.
      if depth == 0, next.count == 1, files.isEmpty, leftOut.isEmpty, let only = next.first {
        root += "/" + only.dropLast()
        next = [""]
      }
      level = next
    }
  }

  /// - Returns: the names of the folders in it.
  private mutating func read(folder root: String, _ folder: String) throws(Failure) -> [String] {
    let path = folder.isEmpty ? root : root + "/" + folder.dropLast()
    let entries: [(name: String, status: FileStatus)]
    do throws(SystemError) {
      entries = try FileSystem.entries(in: path, limit: ZipArchive.maximumEntries - count)
    } catch {
      guard !folder.isEmpty else { throw .unreadable(path, "\(error)") }
      leaveOut(folder, Exclusion("it can't be read: \(error)", isOfFolder: true))
      return []
    }
    count += entries.count
    var folders: [String] = []
    for (name, status) in entries.sorted(by: { $0.name < $1.name }) where !name.hasPrefix(".") {
      let inside = folder + name
      if status.kind == .folder {
        folders.append(name)
      } else if let reason = exclusion(inside) ?? (status.kind == .file ? nil : Exclusion("it is no regular file")) {
        leaveOut(inside, reason)
      } else {
        let content: [UInt8]?
        do throws(Failure) { content = try self.content(of: root + "/" + inside, limit: room) } catch {
          guard !interruption.isInterrupted else { throw error }
          leaveOut(inside, Exclusion("it can't be read"))
          continue
        }
        take(inside, content)
      }
    }
    return folders
  }

  // MARK: Archives

  private static func archive(_ content: [UInt8]) throws(Failure) -> ZipArchive {
    do throws(ZipArchive.Failure) { return try ZipArchive(content) } catch {
      switch error {
      case .damaged: throw .damagedArchive
      case .tooManyFiles:
        throw Failure(expected: "an archive of at most \(ZipArchive.maximumEntries) files", got: "one with more")
      }
    }
  }

  private mutating func read(_ archive: ZipArchive) throws(Failure) {
    let entries = archive.entries.filter { !$0.name.hasSuffix("/") && !$0.name.hasPrefix("__MACOSX/") }
    let tops = Set(entries.map { $0.name.prefix { $0 != "/" } })
    let top = entries.allSatisfy { $0.name.contains("/") } && tops.count == 1 ? tops.first.map { $0.count + 1 } ?? 0 : 0
    for entry in entries {
      guard !interruption.isInterrupted else { throw .interrupted }
      let name = String(entry.name.dropFirst(top))
      let parts = name.split(separator: "/", omittingEmptySubsequences: false)
      if name.hasPrefix("/") || parts.contains("..") {
        leaveOut(name, Exclusion("its path leads out of the archive"))
      } else if parts.count > Self.deepest + 1 {
        leaveOut(name, Exclusion("it is in more than \(Self.deepest) folders", isOfFolder: true))
      } else if let reason = exclusion(name) {
        leaveOut(name, reason)
      } else if max(entry.size, entry.packedSize) > room {
        // What an archive claims bounds the work, whatever it has: the content is read up to its claimed size.
        take(name, nil)
      } else if let content = archive.content(of: entry) {
        take(name, content)
      } else {
        room -= max(entry.size, entry.packedSize)
        leaveOut(name, Exclusion("it is damaged, encrypted or larger than the archive says"))
      }
    }
  }

  // MARK: Results

  /// - Parameter content: nil if it is too large.
  private mutating func take(_ name: String, _ content: [UInt8]?) {
    guard let content, content.count <= room else {
      let most = Self.maximumBytes >> 20
      return leaveOut(name, Exclusion("it is too large: all files together may have \(most) MiB"))
    }
    room -= content.count
    files.append(File(name: name, content: content))
  }

  private mutating func leaveOut(_ name: String, _ exclusion: Exclusion) {
    var name = name
    if exclusion.isOfFolder, let end = name.lastIndex(of: "/") {
      name = String(name[..<end])
      guard reported.insert(name).inserted else { return }
    }
    if name.isEmpty { name = "(no name)" }
    leftOut.append((name.shortened(to: Self.longestName), exclusion.reason))
  }
}

extension String {
  /// The beginning, with an ellipsis if something is left out.
  fileprivate func shortened(to bytes: Int) -> String {
    utf8.count <= bytes ? self : String(decoding: utf8.prefix(80), as: UTF8.self) + "…"
  }
}
