// SPDX-License-Identifier: MIT
import Basics
import Database
import Platform
import Synchronization

/// What became of a library that can't be used as it was, until the user has settled it.
struct DamagedLibrary: Sendable, Equatable {
  /// The kinds of damage.
  enum Kind: Sendable {
    /// The whole file was set aside, and an empty one took its place.
    case setAside
    /// The latest changes were lost; the others are still there.
    case latestChanges
  }

  let kind: Kind
  /// The file that was set aside.
  let path: String
  /// When that was, as in `20261121T180000Z`, with `-2` for the second of one moment.
  var time: String { String((path.split(separator: ".").last ?? "").drop { $0 != "-" }.dropFirst()) }
}

/// Watches over what was set aside of a library. The files' names are the memory of it, so all processes of the folder
/// know it, also after a restart.
final class LibraryDamage: Sendable {
  private struct Listing {
    var folder: Duration
    var found: [DamagedLibrary]
  }

  private let library: String
  private let folder: String
  private let listing = Mutex<Listing?>(nil)

  init(of library: String, in folder: String) {
    self.library = library
    self.folder = folder
  }

  /// What isn't settled, the latest first. The folder is only read if it has changed.
  var found: [DamagedLibrary] {
    guard let modified = (try? FileStatus(path: folder))?.modified else { return [] }
    if let listing = listing.withLock(\.self), listing.folder == modified { return listing.found }
    let files = (try? PrivateFolder(path: folder).files()) ?? []
    let found = files.compactMap { damage($0.path) }.sorted { $0.time > $1.time }
    // A change within the same tick of the system's clock would not be seen.
    let isOld = .seconds(WallClock.now.seconds) - modified > .seconds(2)
    listing.withLock { $0 = isOld ? Listing(folder: modified, found: found) : nil }
    return found
  }

  /// How many there were, those included that are settled, as far as the user has kept them.
  var count: Int {
    let settled = (try? PrivateFolder(path: folder).files()) ?? []
    return found.count + settled.count { $0.path.hasPrefix(library + ".settled-") && !Self.isBeside($0.path) }
  }

  private static func isBeside(_ path: String) -> Bool { DatabaseFile.endings.contains(where: path.hasSuffix) }

  private func damage(_ path: String) -> DamagedLibrary? {
    guard !Self.isBeside(path) else { return nil }
    if path.hasPrefix(library + ".corrupt-") { return DamagedLibrary(kind: .setAside, path: path) }
    return path.hasPrefix(library + ".cut-") ? DamagedLibrary(kind: .latestChanges, path: path) : nil
  }

  /// Renames what was set aside, so that it is settled. It is kept: only the user deletes it.
  /// - Returns: the new path.
  func settle(_ damage: DamagedLibrary) throws(DatabaseError) -> String {
    let kept = library + ".settled-" + damage.path.dropFirst(library.count + 1).drop { $0 != "-" }.dropFirst()
    for end in DatabaseFile.endings + [""] {
      do throws(SystemError) { try FileSystem.rename(damage.path + end, to: kept + end) } catch {
        guard error == .notFound, !end.isEmpty else { throw DatabaseError(FileError("rename", damage.path, error)) }
      }
    }
    listing.withLock { $0 = nil }
    return kept
  }
}
