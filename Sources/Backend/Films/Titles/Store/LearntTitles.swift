// SPDX-License-Identifier: MIT
import Basics
import Database
import Platform
import TitleIndex

/// A title from a response.
struct LearntTitle: Sendable {
  /// The kind of entity.
  let kind: TitleKind
  /// The provider's number of the entity.
  let id: Int
  /// The title, which may be one of several.
  let title: String
  /// Rank, on the scale of TMDB's `popularity`.
  let popularity: Double
  /// The provider, the year and the picture.
  let note: TitleNote
}

/// The titles learnt from responses, in addition to those of TMDB's lists: for each kind a small index
/// (`<folder>/movie.learnt`) and a journal of the titles since the index was made (`LearntJournal`).
///
/// Titles are written to the journal half a second after the first of them, and when the store closes. Making the index
/// takes much longer, as long as reading the responses; so it is made anew once the journal is half as long as it, and
/// only while no more titles arrive, unless they arrive for long. All changes of the files are made under the folder's
/// lock.
final class LearntTitles: Sendable {
  /// The maximum number of titles of a kind. Those seen last are kept.
  static let most = 20_000
  /// The maximum number of titles that wait to be written.
  private static let mostWaiting = 4096
  private static let delay = Duration.milliseconds(500)
  /// The number of delays without a new title after which an index is made.
  private static let quiet = 4
  /// The journal's length below which no index is made: a search reads it in some milliseconds.
  private static let leastBytes = 128 << 10

  private let folder: PrivateFolder
  /// The titles that are to be written.
  private let waiting = Monitor<[LearntTitle]>([])
  private let writer: SerialThread<Int>

  /// - Parameter now: the time in seconds since 1970.
  init(folder: String, now: @escaping @Sendable () -> Int) {
    self.folder = PrivateFolder(path: folder)
    let place = self.folder
    let waiting = waiting
    writer = SerialThread(
      makeResource: { 0 },
      postponed: SerialThread.Postponed(delay: Self.delay) { quiet in
        let titles = Self.takeAll(waiting)
        // If another process has the folder's lock, to make an index, they are written with the next ones.
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

  /// Adds titles to those that wait, and returns at once. Without room the closure isn't called.
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

  /// Deletes all learnt titles with their files. Runs on the writer's thread, so that titles which are being written
  /// don't come back. Blocks.
  /// - Throws: if another process keeps the folder's lock until the deadline.
  @available(*, noasync)
  func forget(until deadline: ContinuousClock.Instant) throws(FileError) {
    let folder = folder
    let waiting = waiting
    let refused = FileError("lock the folder", folder.path, .busy)
    try writer.runBlocking(until: deadline, refused: .failure(refused)) { _ throws(FileError) in
      _ = Self.takeAll(waiting)
      let paths = TitleKind.allCases.flatMap {
        [Self.path($0, in: folder.path), LearntJournal(of: $0, in: folder.path).path]
      }
      var present: [String] = []
      for path in paths {
        let status = try step("open", path) { () throws(SystemError) in try FileStatus.at(path) }
        if status != nil { present.append(path) }
      }
      guard !present.isEmpty else { return }
      try folder.locked(until: deadline, failure: { $0 }) { () throws(FileError) in
        for path in present {
          try step("remove", path) { () throws(SystemError) in
            // Another process may have made an index of the journal and removed it.
            if try FileStatus.at(path) != nil { try FileSystem.remove(path) }
          }
        }
      }
    }
  }

  /// Writes the titles that wait, and ends the thread. Blocks.
  @available(*, noasync)
  func close() { writer.close() }

  /// Appends titles to the journals.
  /// - Returns: false if they couldn't be written. At the end they are lost then: a later response has them again.
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
  /// - Parameter inFull: false for those with very long journals only.
  /// - Returns: whether an index with a long journal was left out.
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
    // Last: if the process is killed before this, titles are in the index and the journal, which does no harm.
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
