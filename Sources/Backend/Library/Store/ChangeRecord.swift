// SPDX-License-Identifier: MIT
import Basics
import Database
import Platform

/// What a transaction has made of an entry.
struct RecordedChange: Sendable, Equatable {
  /// The entry's name.
  let name: String
  let title: String
  /// Its fingerprint as it was stored; nil if it is gone.
  let fingerprint: Int?

  /// The entry as it is stored.
  /// - Parameter checksum: that of its values.
  init(_ entry: StoredEntry, checksum: Int) {
    name = entry.name
    title = entry.title
    fingerprint = entry.fingerprint(ofChecksum: checksum)
  }

  /// An entry that is gone.
  init(gone entry: StoredEntry) {
    name = entry.name
    title = entry.title
    fingerprint = nil
  }
}

/// The names of the entries that were changed since the latest copy of the library, in a file of its own: once the
/// library or its log is damaged, it says what is missing.
///
/// `library.sqlite-changes` has a line for each change, written after its commit and before its answer, which takes a
/// tenth of the commit's time. After a copy a long file takes the place of `library.sqlite-changes-old`, whose lines
/// are all in the copy before.
struct ChangeRecord: Sendable {
  private let path: String
  private var old: String { path + "-old" }

  /// A file of this size is renamed after a copy.
  private static let longEnough = 1 << 16
  private static let limit = 1 << 28

  /// - Parameter library: the path of the library's file.
  init(of library: String) { path = library + "-changes" }

  /// Adds changes, which are committed.
  func append(_ changes: [RecordedChange], at seconds: Int) {
    guard !changes.isEmpty else { return }
    write(
      changes.map { change in
        var title = change.title
        if title.utf8.contains(where: { $0 < 0x20 }) {
          title = String(String.UnicodeScalarView(title.unicodeScalars.map { $0.value < 0x20 ? " " : $0 }))
        }
        return "\(change.fingerprint.map(String.init) ?? "-")\t\(seconds)\t\(change.name)\t\(title)"
      })
  }

  /// Notes that a copy is about to be made, with all changes before.
  func note(copy: FileIdentity) { write(["=\t\(copy)"]) }

  /// Makes room after a copy.
  func shorten() {
    guard let size = (try? FileStatus(path: path))?.size, size >= Self.longEnough else { return }
    try? FileSystem.rename(path, to: old)
  }

  private func write(_ lines: [String]) {
    var text = ""
    for line in lines { text += "\([.text(line)].checksum)\t\(line)\n" }
    do {
      let file = try FileDescriptor.open(path, for: .appending)
      defer { file.close() }
      try file.writeAll(Array(text.utf8))
    } catch {
      // One that lacks changes must not be believed.
      for path in [path, old] { try? FileSystem.remove(path) }
    }
  }

  /// Reads what was recorded.
  func read() -> RecordedChanges {
    var changes = RecordedChanges()
    for path in [old, path] {
      guard let file = try? FileDescriptor.open(path, for: .reading) else { continue }
      defer { file.close() }
      let lines = (try? file.readAll(limit: Self.limit))?.split(separator: 0x0A, omittingEmptySubsequences: false) ?? []
      // Each line has an end.
      for line in lines.dropLast() { changes.add(String(decoding: line, as: UTF8.self)) }
      if let rest = lines.last, !rest.isEmpty { changes.add(String(decoding: rest, as: UTF8.self) + "?") }
    }
    return changes
  }
}

/// What a record of changes says.
struct RecordedChanges {
  /// The last change of an entry.
  struct Change {
    let title: String
    /// Nil if the entry is gone.
    let fingerprint: Int?
    /// In seconds since 1970.
    let time: Int
  }

  /// By the entries' names.
  private(set) var last: [String: Change] = [:]
  /// The copies after whose beginning every line can be read.
  private var copies: Set<String> = []

  /// Whether the record has all changes since a copy was begun.
  func isComplete(since copy: FileIdentity) -> Bool { copies.contains(copy.description) }

  var isEmpty: Bool { last.isEmpty }

  /// Whether the last change of an entry was that it was removed.
  func isRemoved(_ name: String) -> Bool { last[name].map { $0.fingerprint == nil } ?? false }

  /// These changes after earlier ones.
  func preceded(by earlier: RecordedChanges) -> RecordedChanges {
    var changes = self
    changes.last.merge(earlier.last) { own, _ in own }
    changes.copies.formUnion(earlier.copies)
    return changes
  }

  /// The fingerprints of entries as they were last.
  /// - Parameter copy: the entries of a copy since which the record is complete.
  func wanted(after copy: [StoredEntry]) -> [String: Int] {
    var wanted = Dictionary(copy.map { ($0.name, $0.fingerprint) }) { first, _ in first }
    for (name, change) in last { wanted[name] = change.fingerprint }
    return wanted
  }

  /// Those that were removed.
  var removals: [StoredRemoval] {
    last.filter { $0.value.fingerprint == nil }.sorted { $0.key < $1.key }.enumerated().map { number, removed in
      // No entry has such a number.
      StoredRemoval(id: removed.key, number: 1 << 40 | number, at: removed.value.time)
    }
  }

  fileprivate mutating func add(_ line: String) {
    let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, Int(parts[0]) == [.text(String(parts[1]))].checksum else { return copies = [] }
    let members = parts[1].split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
    if members[0] == "=", members.count == 2 {
      copies.insert(String(members[1]))
    } else if members.count == 4, let time = Int(members[1]) {
      last[String(members[2])] = Change(title: String(members[3]), fingerprint: Int(members[0]), time: time)
    }
  }
}
