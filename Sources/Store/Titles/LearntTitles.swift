// SPDX-License-Identifier: MIT
import Basics
import Platform
import TitleIndex

/// A title that an answer held.
public struct LearntTitle: Sendable {
  /// What has it.
  public let kind: TitleKind
  /// The provider's number of that.
  public let id: Int
  /// The title, which may be one of several.
  public let title: String
  /// Rank, on the scale of TMDB's `popularity`.
  public let popularity: Double
  /// The provider, the year and the picture.
  public let note: TitleNote

  public init(kind: TitleKind, id: Int, title: String, popularity: Double, note: TitleNote) {
    self.kind = kind
    self.id = id
    self.title = title
    self.popularity = popularity
    self.note = note
  }
}

/// The titles that answers held, beside those of the lists: for each kind a small index (`<folder>/movie.learnt`) and
/// what came since that was made (`LearntJournal`).
///
/// Titles are noted half a second after the first of them, and at the end. To make the index takes much longer than to
/// note them, as long as reading the answers; so it is made anew when what was noted since has become half as long, and
/// not while more comes, unless that goes on for long. Whatever changes the files holds the folder's lock.
final class LearntTitles: Sendable {
  /// How many titles of a kind are kept: the last seen.
  static let most = 20_000
  /// How many may wait to be written.
  private static let mostWaiting = 4096
  private static let delay = Duration.milliseconds(500)
  /// For how many such delays nothing was learnt before an index is made.
  private static let quiet = 4
  /// How long a journal is at least before it is worth an index: a search reads it in some milliseconds.
  private static let leastBytes = 128 << 10

  private let folder: PrivateFolder
  /// The titles that are to be written.
  private let waiting = Monitor<[LearntTitle]>([])
  private let writer: SerialThread<Int>

  /// - Parameter now: the time in seconds since 1970.
  init(folder: String, now: @escaping @Sendable () -> Int) {
    self.folder = PrivateFolder(path: folder)
    let (place, waiting) = (self.folder, waiting)
    writer = SerialThread(
      makeResource: { 0 },
      postponed: SerialThread.Postponed(delay: Self.delay) { quiet in
        let titles = Self.takeAll(waiting)
        // If another process holds the folder, to make an index, they are noted with the next ones or at the end.
        if !Self.note(titles, in: place, at: now()) { Self.add(titles, to: waiting) }
        quiet = titles.isEmpty ? quiet + 1 : 0
        let isQuiet = quiet >= Self.quiet
        let isBehind = Self.index(inFull: isQuiet, in: place, at: now())
        if isQuiet { quiet = 0 }
        return isBehind && !isQuiet ? Self.delay : nil
      },
      finish: { _ in
        _ = Self.note(Self.takeAll(waiting), in: place, at: now())
        _ = Self.index(inFull: true, in: place, at: now())
      })
  }

  static func path(_ kind: TitleKind, in folder: String) -> String { "\(folder)/\(kind.rawValue).learnt" }

  /// Notes titles, and returns at once. Without room the closure isn't called.
  func learn(_ titles: () -> [LearntTitle]) {
    guard waiting.withLock({ $0.count < Self.mostWaiting }), case let titles = titles(), !titles.isEmpty else { return }
    Self.add(titles, to: waiting)
    writer.postpone()
  }

  private static func add(_ titles: [LearntTitle], to waiting: Monitor<[LearntTitle]>) {
    waiting.withLock { $0 += titles.prefix(max(mostWaiting - $0.count, 0)) }
  }

  private static func takeAll(_ waiting: Monitor<[LearntTitle]>) -> [LearntTitle] {
    waiting.withLock { titles in
      defer { titles = [] }
      return titles
    }
  }

  /// Forgets all of them, and erases their files.
  /// - Throws: if another process holds the folder until the deadline.
  func forget(until deadline: ContinuousClock.Instant) throws(FileError) {
    _ = Self.takeAll(waiting)
    let paths = TitleKind.allCases.flatMap {
      [Self.path($0, in: folder.path), LearntJournal(of: $0, in: folder.path).path]
    }
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

  /// What can't be written even at the end is not learnt: nobody waits for it, and the answer will be seen again.
  /// - Returns: whether the titles were noted.
  private static func note(_ titles: [LearntTitle], in folder: PrivateFolder, at time: Int) -> Bool {
    guard !titles.isEmpty else { return true }
    let noted: Void? = try? folder.locked(until: .now + .seconds(2), failure: { $0 }) { () throws(FileError) in
      for (kind, titles) in Dictionary(grouping: titles, by: \.kind) {
        try LearntJournal(of: kind, in: folder.path).append(titles, at: time)
      }
    }
    return noted != nil
  }

  /// Makes the indexes anew whose journals are long.
  /// - Parameter inFull: else only those whose journals are very long.
  /// - Returns: whether one was left out that is long.
  private static func index(inFull: Bool, in folder: PrivateFolder, at time: Int) -> Bool {
    var isBehind = false
    for kind in TitleKind.allCases {
      let path = path(kind, in: folder.path)
      let journal = LearntJournal(of: kind, in: folder.path)
      guard let size = try? FileStatus(path: journal.path).size else { continue }
      let enough = max(leastBytes, ((try? FileStatus(path: path).size) ?? 0) / 2)
      guard size > enough else { continue }
      guard inFull || size > 4 * enough else {
        isBehind = true
        continue
      }
      _ = try? folder.locked(until: .now + .seconds(2), failure: { $0 as any Error }) {
        folder.sweep(leftoversOf: "\(kind.rawValue).learnt")
        try index(journal, with: path, at: time)
      }
    }
    return isBehind
  }

  private static func index(_ journal: LearntJournal, with path: String, at time: Int) throws {
    var notes = read(path)
    journal.read(into: &notes)
    var kept = Array(notes)
    if kept.count > most {
      kept.sort { $0.value.seen > $1.value.seen }
      kept.removeLast(kept.count - most)
    }
    var builder = TitleIndexBuilder()
    for (key, note) in kept {
      _ = try builder.add(id: key.id, title: key.title, popularity: note.popularity, note: note.text)
    }
    try builder.replace(path, created: time, source: 0)
    // Last: a process that is killed before this notes the same titles twice.
    try FileSystem.remove(journal.path)
  }

  private static func read(_ path: String) -> LearntJournal.Notes {
    var notes: LearntJournal.Notes = [:]
    guard let (file, _) = try? RegularFile.open(path, for: .reading) else { return notes }
    defer { file.close() }
    guard let mapped = try? MappedFile(file), let index = try? TitleSearcher(mapped.bytes, owner: mapped) else {
      return notes
    }
    notes.reserveCapacity(index.count)
    index.forEach { id, title, text in
      guard let note = text.flatMap(TitleNote.init) else { return }
      notes[LearntJournal.Key(provider: note.provider, id: id, title: title)] = note
    }
    return notes
  }
}
