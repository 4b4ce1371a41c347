// SPDX-License-Identifier: MIT
import Basics
import Database
import Platform
import TitleIndex

/// The indexes of titles, one file for each kind (`<folder>/movie.titles`), which all processes of the machine map.
///
/// A file is only replaced as a whole, by renaming, so readers need no lock. Their next search opens the new file.
final class TitleStore: Sendable {
  /// The place of the indexes.
  enum Origin: Sendable {
    /// Files in a folder, created with mode 0700 when it is first written to.
    case folder(String)
    /// The bytes of an index for each kind, made when they are first needed.
    case memory(@Sendable (TitleKind) -> [UInt8])
  }

  /// A title that was found.
  struct Match: Sendable {
    let kind: TitleKind
    /// The provider's numeric id of the entity.
    let id: Int
    let title: String
    /// Ranges of the title's code points.
    let matches: [Range<Int>]
    /// The best match has the highest score.
    let score: Float
    /// The distance of the title from the typed text, in tenths of a typing error.
    let cost: Int
    /// The provider of `id`, and the title's year and picture.
    var note: TitleNote
    /// Whether the title is from a response rather than one of TMDB's lists.
    let isLearnt: Bool
  }

  /// The result of a search, and the indexes that it couldn't use.
  struct Answer: Sendable {
    /// The best first.
    var matches: [Match] = []
    /// The kinds that TMDB has a list of, but this machine no index.
    var missing: [TitleKind] = []
    /// The kinds whose index can't be used, with the reason.
    var unusable: [(kind: TitleKind, reason: String)] = []
  }

  /// The state of one kind's index.
  struct Report: Sendable {
    let kind: TitleKind
    var count = 0
    var bytes = 0
    /// In seconds since 1970; nil in memory.
    var created: Int?
    /// The day of the list from which it was built, in days since 1970; nil in memory.
    var source: Int?
    var path: String?
    /// Why it can't be used.
    var problem: String?
  }

  private let origin: Origin
  /// The titles learnt from responses; nil in memory.
  private let learnt: LearntTitles?
  private let searcher: SerialThread<OpenedIndexes>
  private let builder: SerialThread<Void>

  /// Opens no file yet.
  /// - Parameter now: the time in seconds since 1970.
  init(_ origin: Origin, now: @escaping @Sendable () -> Int) {
    self.origin = origin
    learnt = if case .folder(let folder) = origin { LearntTitles(folder: folder, now: now) } else { nil }
    searcher = SerialThread(makeResource: { OpenedIndexes(origin) }, finish: { _ in })
    builder = SerialThread(makeResource: {}, finish: { _ in })
  }

  /// The titles of some kinds that match the typed text. A cancelled search ends early with what it has found.
  func search(
    _ text: String, kinds: [TitleKind], limit: Int, until deadline: ContinuousClock.Instant
  ) async -> Answer {
    let isCancelled = Monitor(false)
    return await withTaskCancellationHandler {
      await searcher.run(bytes: text.utf8.count, until: deadline, refused: .success(Answer())) { indexes in
        indexes.search(text, kinds: kinds, limit: limit) {
          isCancelled.withLock(\.self) || ContinuousClock.now > deadline
        }
      }
    } onCancel: {
      isCancelled.withLock { $0 = true }
    }
  }

  /// Adds titles from a response to those of the lists. Returns at once; a second later, searches of all processes find
  /// them. If very many arrive at once, some are dropped.
  func learn(titles: @autoclosure () -> [LearntTitle]) { learnt?.learn(titles) }

  /// Deletes all learnt titles with their files. Blocks.
  @available(*, noasync)
  func forgetLearnt(until deadline: ContinuousClock.Instant) throws(DatabaseError) {
    do throws(FileError) { try learnt?.forget(until: deadline) } catch { throw DatabaseError(error) }
  }

  /// The reports of the existing indexes.
  func reports(until deadline: ContinuousClock.Instant) async -> [Report] {
    await searcher.run(until: deadline, refused: .success([])) { indexes in indexes.reports() }
  }

  /// Rebuilds the index of a kind from the list at a path. If that fails, the old index stays.
  ///
  /// - Parameter progress: receives the bytes read and the list's size, on a thread of the store.
  /// - Throws: `TitleExport.Failure` for the list, `FileError` for the index.
  func replace(
    with export: TitleExport, at path: String, now: Int, progress: @escaping @Sendable (_ read: Int, _ of: Int) -> Void
  ) async throws {
    guard case .folder(let folder) = origin else { return }
    let isCancelled = Monitor(false)
    try await withTaskCancellationHandler {
      try await builder.run(refused: .failure(TitleExport.Failure.cancelled as any Error)) { _ in
        try Self.build(export, at: path, in: folder, now: now, isCancelled: { isCancelled.withLock(\.self) }, progress)
      }
    } onCancel: {
      isCancelled.withLock { $0 = true }
    }
  }

  private static func build(
    _ export: TitleExport, at path: String, in folder: String, now: Int, isCancelled: @escaping () -> Bool,
    _ progress: (Int, Int) -> Void
  ) throws {
    var builder = TitleIndexBuilder()
    try export.read(path, into: &builder) { read, size in
      progress(read, size)
      return !isCancelled()
    }
    try PrivateFolder(path: folder).create()
    do {
      try builder.replace(
        OpenedIndexes.path(export.kind, in: folder), created: now, source: export.day.daysSince1970,
        isCancelled: isCancelled)
    } catch is CancellationError {
      throw TitleExport.Failure.cancelled
    }
    PrivateFolder(path: folder).sweep(leftoversOf: "\(export.kind.rawValue).titles")
  }

  /// Ends the threads. Blocks.
  @available(*, noasync)
  func close() {
    learnt?.close()
    searcher.close()
    builder.close()
  }
}
