// SPDX-License-Identifier: MIT
import Basics
import Database
import Platform

/// The copies of the library in its folder, one for each of the last days on which it changed, as
/// `library.sqlite.copy-2026-11-21`.
struct LibraryCopies: Sendable {
  /// How many are kept.
  static let most = 7

  private let library: String
  private let folder: String
  private var prefix: String { library + ".copy-" }

  /// - Parameter library: the path of the library's file.
  init(of library: String, in folder: String) {
    self.library = library
    self.folder = folder
  }

  /// The copies, the latest first.
  var all: [(day: String, path: String)] {
    let files = (try? PrivateFolder(path: folder).files()) ?? []
    return files.filter { $0.path.hasPrefix(prefix) && $0.path.utf8.count == prefix.utf8.count + 10 }
      .map { (String($0.path.dropFirst(prefix.count)), $0.path) }.sorted { $0.day > $1.day }
  }

  /// Makes the day's copy, and deletes the oldest copies. One that isn't sound is not kept. Copies of a large library
  /// take longer, so the last one may be older: some seconds for each MiB, an hour at most.
  func make(of file: inout DatabaseFile, on day: String, _ record: ChangeRecord) {
    let path = prefix + day
    if let last = try? FileStatus(path: path),
      .seconds(WallClock.now.seconds) - last.modified < .seconds(min(1 + 10 * last.size / (1 << 20), 3_600))
    {
      return
    }
    let temporary = TemporaryFile.path(for: path)
    defer { try? FileSystem.remove(temporary) }
    do {
      try FileDescriptor.open(temporary, for: .creating).close()
      record.note(copy: try FileStatus(path: temporary).identity)
      try file.readIfAny { database throws(DatabaseError) in try database.copy(to: temporary) }
      let copy = try Database(unchanging: temporary)
      guard try copy.rows("PRAGMA quick_check(1)", read: { $0.text(0) }) == ["ok"],
        try LibraryStore.areAsStored(in: copy)
      else { return }
      try FileSystem.rename(temporary, to: path)
      record.shorten()
    } catch {
      // The reason was reported, or is that of a full device, which the next write reports.
      return
    }
    for old in all.dropFirst(Self.most) { try? FileSystem.remove(old.path) }
  }
}
