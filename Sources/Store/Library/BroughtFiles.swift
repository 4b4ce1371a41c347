// SPDX-License-Identifier: MIT
import Basics
import Platform

/// The files that a user brings for an import: a file, those of a folder, or those of a zip archive.
public struct BroughtFiles: Sendable {
  /// One file.
  public struct File: Sendable {
    /// The path below the folder or in the archive; of a file that was named itself, its name.
    public let name: String
    public let content: [UInt8]
  }

  /// Why files can't be read.
  public enum Failure: Error, Sendable {
    /// Nothing can be read at the path; the reason in a few words.
    case unreadable(String)
    /// There is more than `maximumBytes`.
    case tooLarge
    /// The archive is damaged, or has too many files.
    case damagedArchive
  }

  /// The files that were read, in the order of their names.
  public private(set) var files: [File] = []
  /// The other files, whose names say that they are not wanted, or which can't be read, with the reasons.
  public private(set) var leftOut: [(name: String, reason: String)] = []
  /// Whether a single file was named.
  public private(set) var isSingle = false

  /// The most bytes of all files together, both as they are and unpacked.
  public static let maximumBytes = 64 << 20

  /// Reads files. Blocks; `LibraryStore.work` has a thread for it.
  /// - Parameters:
  ///   - path: a regular file, a folder or a zip archive.
  ///   - exclusion: why a file is not wanted, by its path below the folder; nil if it is.
  public init(at path: String, leavingOut exclusion: (String) -> String?) throws(Failure) {
    let status: FileStatus?
    do throws(SystemError) { status = try FileStatus.at(path) } catch { throw .unreadable("\(error)") }
    guard let status else { throw .unreadable("there is no such file") }
    if status.kind == .folder {
      try readFolder(path, exclusion)
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

  // MARK: A folder

  private mutating func readFolder(_ path: String, _ exclusion: (String) -> String?) throws(Failure) {
    var folder = path
    var names = Self.names(in: folder)
    // An archive that was unpacked has all in a folder of its own.
    if names.count == 1, case let only = folder + "/" + names[0], Self.isFolder(only) {
      folder = only
      names = Self.names(in: folder)
    }
    var room = Self.maximumBytes
    for name in names.sorted() {
      let place = folder + "/" + name
      let isFolder = Self.isFolder(place)
      if let reason = isFolder ? exclusion(name + "/") ?? "it is a folder" : exclusion(name) {
        leftOut.append((isFolder ? name + "/" : name, reason))
        continue
      }
      let content = try Self.content(of: place, limit: room)
      room -= content.count
      files.append(File(name: name, content: content))
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    ((try? FileStatus.at(path)) ?? nil)?.kind == .folder
  }

  private static func names(in folder: String) -> [String] {
    var names: [String] = []
    _ = FileSystem.hasEntry(in: folder) { name in
      if !name.hasPrefix(".") { names.append(name) }
      return names.count >= ZipArchive.maximumEntries
    }
    return names
  }

  // MARK: An archive

  private mutating func read(_ archive: ZipArchive, _ exclusion: (String) -> String?) throws(Failure) {
    let entries = archive.entries.filter { !$0.name.hasSuffix("/") && !$0.name.hasPrefix("__MACOSX/") }
    let tops = Set(entries.map { $0.name.split(separator: "/", omittingEmptySubsequences: false).first ?? "" })
    let top = tops.count == 1 && entries.allSatisfy { $0.name.contains("/") } ? (tops.first.map { $0 + "/" } ?? "") : ""
    var room = Self.maximumBytes
    for entry in entries {
      let name = String(entry.name.dropFirst(top.count))
      if name.hasPrefix("/") || name.split(separator: "/").contains("..") {
        leftOut.append((name, "its path leads out of the archive"))
      } else if let reason = exclusion(name) {
        leftOut.append((name, reason))
      } else if entry.size > room {
        throw .tooLarge
      } else if let content = archive.content(of: entry, limit: room) {
        room -= content.count
        files.append(File(name: name, content: content))
      } else {
        leftOut.append((name, "it is damaged, encrypted or larger than the archive says"))
      }
    }
  }
}
