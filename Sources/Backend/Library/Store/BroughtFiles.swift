// SPDX-License-Identifier: MIT
import Basics
import Database
import Platform

/// The files that a user brings for an import: one, those of a folder, or those of a zip archive. Links in a folder are
/// not followed.
public struct BroughtFiles: Sendable {
  /// One file. Its name is the path below the folder or in the archive.
  public struct File: Sendable {
    public let name: String
    public let content: [UInt8]
  }

  /// Why files can't be read.
  public struct Failure: Error, Sendable {
    /// What was expected, and what there is.
    public let expected, got: String

    static func unreadable(_ reason: String) -> Failure {
      Failure(expected: "a file, a folder or a zip archive that can be read", got: "one that can't: \(reason)")
    }
    static let tooLarge = Failure(expected: "at most \(maximumBytes >> 20) MiB, unpacked too", got: "more")
    static let damagedArchive = Failure(
      expected: "a zip archive that is whole", got: "a damaged one; download it again")
  }

  /// In the order of their names.
  public private(set) var files: [File] = []
  /// The files and folders that aren't read, with the reasons.
  public private(set) var leftOut: [(name: String, reason: String)] = []
  /// Whether a single file was named.
  public private(set) var isSingle = false

  /// The maximum size of all files together, both as they are and unpacked.
  public static let maximumBytes = 64 << 20

  /// Reads files. Blocks; `LibraryStore.work` has a thread for it.
  /// - Parameters:
  ///   - path: a regular file, a folder or a zip archive.
  ///   - exclusion: why a file, or a folder whose name ends in a slash, is not wanted; nil if it is.
  public init(at path: String, leavingOut exclusion: (String) -> String?) throws(Failure) {
    let status: FileStatus?
    do throws(SystemError) { status = try FileStatus.at(path) } catch { throw .unreadable("\(error)") }
    guard let status else { throw .unreadable("there is no such file") }
    if status.kind == .folder {
      try read(folder: path, exclusion)
    } else {
      let content = try Self.content(of: path, limit: Self.maximumBytes)
      if ZipArchive.isArchive(content) {
        guard let archive = ZipArchive(content) else { throw .damagedArchive }
        try read(archive, exclusion)
      } else {
        isSingle = true
        files = [File(name: path.split(separator: "/").last.map(String.init) ?? path, content: content)]
      }
    }
    files.sort { $0.name < $1.name }
  }

  private static func content(of path: String, limit: Int) throws(Failure) -> [UInt8] {
    let descriptor: FileDescriptor
    do throws(RegularFile.Failure) { descriptor = try RegularFile.open(path, for: .reading).descriptor } catch {
      throw .unreadable(error.description)
    }
    defer { descriptor.close() }
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try descriptor.readAll(limit: limit) } catch { throw .unreadable("\(error)") }
    guard bytes.count <= limit else { throw .tooLarge }
    return bytes
  }

  private mutating func read(folder: String, _ exclusion: (String) -> String?) throws(Failure) {
    var names: [String] = []
    _ = FileSystem.hasEntry(in: folder) { name in
      if !name.hasPrefix(".") { names.append(name) }
      return names.count >= ZipArchive.maximumEntries
    }
    let regular: Set<String>
    do throws(SystemError) { regular = Set(try FileSystem.files(in: folder).map(\.name)) } catch {
      throw .unreadable("\(error)")
    }
    // An archive that was unpacked often has all in a folder of its own.
    if names.count == 1, regular.isEmpty, let whole = FileSystem.resolved(folder),
      case let only = whole + "/" + names[0], FileSystem.resolved(only) == only
    {
      return try read(folder: only, exclusion)
    }
    var room = Self.maximumBytes
    for name in names.sorted() {
      let reason = regular.contains(name) ? exclusion(name) : exclusion(name + "/") ?? "it is no regular file"
      if let reason {
        leftOut.append((name, reason))
        continue
      }
      let content = try Self.content(of: folder + "/" + name, limit: room)
      room -= content.count
      files.append(File(name: name, content: content))
    }
  }

  private mutating func read(_ archive: ZipArchive, _ exclusion: (String) -> String?) throws(Failure) {
    let entries = archive.entries.filter { !$0.name.hasSuffix("/") && !$0.name.hasPrefix("__MACOSX/") }
    let tops = Set(entries.map { $0.name.prefix { $0 != "/" } })
    let top = entries.allSatisfy { $0.name.contains("/") } && tops.count == 1 ? tops.first.map { $0.count + 1 } ?? 0 : 0
    var room = Self.maximumBytes
    var folders: Set<String> = []
    for entry in entries {
      let name = String(entry.name.dropFirst(top))
      if name.hasPrefix("/") || name.split(separator: "/").contains("..") {
        leftOut.append((name, "its path leads out of the archive"))
      } else if let end = name.firstIndex(of: "/"), let reason = exclusion(String(name[...end])) {
        if folders.insert(String(name[..<end])).inserted { leftOut.append((String(name[..<end]), reason)) }
      } else if let reason = exclusion(name) {
        leftOut.append((name, reason))
      } else {
        // What an archive claims bounds the work, whatever it has: the content is read up to its claimed size.
        room -= max(entry.size, entry.packedSize)
        guard room >= 0 else { throw .tooLarge }
        if let content = archive.content(of: entry) {
          files.append(File(name: name, content: content))
        } else {
          leftOut.append((name, "it is damaged, encrypted or larger than the archive says"))
        }
      }
    }
  }
}
