// SPDX-License-Identifier: MIT
import Basics
import Platform
import Synchronization
import TitleIndex

/// A title that an answer held.
public struct LearntTitle: Sendable {
  /// What has it.
  public let kind: TitleKind
  /// The provider's number of that.
  public let id: Int
  /// The title, which may be one of several.
  public let title: String
  /// By what it is ranked beside TMDB's `popularity`.
  public let popularity: Double
  /// The provider, and what else the answer told.
  public let note: TitleNote

  public init(kind: TitleKind, id: Int, title: String, popularity: Double, note: TitleNote) {
    self.kind = kind
    self.id = id
    self.title = title
    self.popularity = popularity
    self.note = note
  }
}

/// The titles that answers held, one small index for each kind (`<folder>/movie.learnt`) beside those of the lists.
///
/// They are written half a second after the first of them, and at the end: with those that are there already, by this
/// process or another, under the folder's lock. The last seen of each kind are kept.
final class LearntTitles: Sendable {
  /// How many titles of a kind are kept.
  static let most = 20_000
  /// How many may wait to be written.
  private static let mostWaiting = 4096

  private let folder: PrivateFolder
  private let now: @Sendable () -> Int
  private let waiting: Waiting
  private let writer: SerialThread<Void>

  /// The titles that are to be written; a class because a job of the thread holds it as well.
  private final class Waiting: Sendable {
    private let titles = Mutex<[LearntTitle]>([])

    var hasRoom: Bool { titles.withLock { $0.count < LearntTitles.mostWaiting } }

    func add(_ new: [LearntTitle]) { titles.withLock { $0 += new.prefix(max(LearntTitles.mostWaiting - $0.count, 0)) } }

    func takeAll() -> [LearntTitle] {
      titles.withLock { titles in
        defer { titles = [] }
        return titles
      }
    }
  }

  /// - Parameter now: the time in seconds since 1970.
  init(folder: String, now: @escaping @Sendable () -> Int) {
    self.folder = PrivateFolder(path: folder)
    self.now = now
    let (place, waiting) = (self.folder, Waiting())
    self.waiting = waiting
    let write: @Sendable () -> Void = {
      let titles = Dictionary(grouping: waiting.takeAll(), by: \.kind)
      for (kind, titles) in titles { Self.add(titles, of: kind, in: place, at: now()) }
    }
    writer = SerialThread(
      makeResource: {},
      postponed: SerialThread.Postponed(delay: .milliseconds(500)) { _ in
        write()
        return nil
      }, finish: { _ in write() })
  }

  static func path(_ kind: TitleKind, in folder: String) -> String { "\(folder)/\(kind.rawValue).learnt" }

  /// Notes titles, which are not asked for without room; returns at once.
  func learn(_ titles: () -> [LearntTitle]) {
    guard waiting.hasRoom, case let titles = titles(), !titles.isEmpty else { return }
    waiting.add(titles)
    writer.postpone()
  }

  /// Forgets all of them, and erases their files.
  /// - Throws: if another process holds the folder until the deadline.
  func forget(until deadline: ContinuousClock.Instant) throws(FileError) {
    _ = waiting.takeAll()
    let paths = TitleKind.allCases.map { Self.path($0, in: folder.path) }
    guard paths.contains(where: { FileIdentity(path: $0) != nil }) else { return }
    try folder.locked(until: deadline, failure: { $0 }) { () throws(FileError) in
      for path in paths where FileIdentity(path: path) != nil {
        try step("remove", path) { () throws(SystemError) in try FileSystem.remove(path) }
      }
    }
  }

  /// Writes the titles that wait, and ends the thread. Blocks.
  @available(*, noasync)
  func close() { writer.close() }

  private struct Key: Hashable {
    let provider: String
    let id: UInt64
    let title: String
  }

  /// What can't be written is not learnt: nobody waits for it, and the answer will be seen again.
  private static func add(_ titles: [LearntTitle], of kind: TitleKind, in folder: PrivateFolder, at time: Int) {
    _ = try? folder.locked(until: .now + .seconds(2), failure: { $0 as any Error }) {
      let path = Self.path(kind, in: folder.path)
      var notes = read(path)
      var isNew = false
      for title in titles where !title.title.utf8.contains(0) {
        let key = Key(provider: title.note.provider, id: UInt64(max(title.id, 0)), title: title.title)
        var note = title.note
        note.popularity = title.popularity
        note.seen = time
        if let old = notes[key] {
          note.year = note.year ?? old.year
          note.picture = note.picture ?? old.picture
          // Popularity drifts from day to day; once a day is enough.
          if note.year == old.year, note.picture == old.picture, time - old.seen < 86_400 { continue }
        }
        notes[key] = note
        isNew = true
      }
      guard isNew else { return }
      var kept = Array(notes)
      if kept.count > most {
        kept.sort { $0.value.seen > $1.value.seen }
        kept.removeLast(kept.count - most)
      }
      var builder = TitleIndexBuilder()
      for (key, note) in kept {
        _ = try builder.add(id: key.id, title: key.title, popularity: note.popularity, note: note.text)
      }
      try IndexFile(path: path).replace(with: builder, created: time, source: 0)
    }
  }

  private static func read(_ path: String) -> [Key: TitleNote] {
    var notes: [Key: TitleNote] = [:]
    guard let (file, _) = try? RegularFile.open(path, for: .reading) else { return notes }
    defer { file.close() }
    guard let mapped = try? MappedFile(file), let index = try? TitleSearcher(mapped.bytes, owner: mapped) else {
      return notes
    }
    index.forEach { id, title, text in
      if let note = text.flatMap(TitleNote.init) { notes[Key(provider: note.provider, id: id, title: title)] = note }
    }
    return notes
  }
}
