// SPDX-License-Identifier: MIT
import Basics
import Platform
import TitleIndex

/// The indexes that one thread has open.
struct OpenedIndexes {
  private let origin: TitleStore.Origin
  /// The open indexes: those of files by path, those in memory by kind.
  private var opened: [String: Opened] = [:]

  private struct Opened {
    /// The version of the file; nil in memory.
    var version: FileVersion?
    /// The mapped file; nil if the index is in memory.
    var content: MappedFile?
    let bytes: Int
    let index: Result<TitleSearcher, IndexError>

    func search(
      _ text: String, limit: Int, isCancelled: @escaping () -> Bool
    ) throws(IndexError) -> [TitleSearcher.Found] {
      let found = try index.get().search(text, limit: limit, isCancelled: isCancelled)
      // The file was truncated during the search.
      if content?.isIntact == false { throw .damaged }
      return found
    }

    func isOf(_ status: FileStatus) -> Bool { version == FileVersion(status) && content?.isIntact != false }
  }

  /// Differs for a file that was replaced, has grown, or was modified in place, which this program never does.
  private struct FileVersion: Equatable {
    let identity: FileIdentity
    let size: Int
    let modified: Duration

    init(_ status: FileStatus) {
      identity = status.identity
      size = status.size
      modified = status.modified
    }
  }

  init(_ origin: TitleStore.Origin) { self.origin = origin }

  static func path(_ kind: TitleKind, in folder: String) -> String { "\(folder)/\(kind.rawValue).titles" }

  mutating func search(
    _ text: String, kinds: [TitleKind], limit: Int, isCancelled: @escaping () -> Bool
  ) -> TitleStore.Answer {
    var answer = TitleStore.Answer()
    for kind in kinds where !isCancelled() {
      // The journal before the learnt index: it is deleted only after that index has its titles.
      let list = open(kind)
      let noted = openJournal(kind)
      let learnt = openLearnt(kind)
      if list == nil, TitleKind.listed.contains(kind) { answer.missing.append(kind) }
      for (index, isLearnt) in [(list, false), (noted, true), (learnt, true)] {
        guard let index else { continue }
        do throws(IndexError) {
          // An entity may have several titles.
          answer.matches += try index.search(text, limit: limit * 2, isCancelled: isCancelled).map {
            TitleStore.Match(
              kind: kind, id: Int(clamping: $0.id), title: $0.title, matches: $0.matches, score: $0.score,
              cost: $0.cost, note: $0.note.flatMap(TitleNote.init) ?? TitleNote(provider: "tmdb"), isLearnt: isLearnt)
          }
        } catch {
          // Titles of a damaged learnt index are learnt again.
          if !isLearnt { answer.unusable.append((kind, error.description)) }
        }
      }
    }
    answer.matches.sort { $0.score > $1.score }
    answer.matches = Array(Self.merged(answer.matches).prefix(limit))
    return answer
  }

  private struct Entity: Hashable {
    let kind: TitleKind
    let provider: String
    let id: Int
  }

  /// Each entity once, with its best matching title, and with the year and picture of any of its titles.
  private static func merged(_ matches: [TitleStore.Match]) -> [TitleStore.Match] {
    var merged: [TitleStore.Match] = []
    var places: [Entity: Int] = [:]
    for match in matches {
      let entity = Entity(kind: match.kind, provider: match.note.provider, id: match.id)
      if let place = places[entity] {
        merged[place].note.year = merged[place].note.year ?? match.note.year
        merged[place].note.picture = merged[place].note.picture ?? match.note.picture
      } else {
        places[entity] = merged.count
        merged.append(match)
      }
    }
    return merged
  }

  mutating func reports() -> [TitleStore.Report] {
    TitleKind.listed.compactMap { kind in
      guard let opened = open(kind) else { return nil }
      var report = TitleStore.Report(kind: kind, bytes: opened.bytes)
      if case .folder(let folder) = origin { report.path = Self.path(kind, in: folder) }
      switch opened.index {
      case .success(let index):
        report.count = index.count
        if report.path != nil {
          report.created = Int(clamping: index.created)
          report.source = Int(clamping: index.source)
        }
      case .failure(let error): report.problem = error.description
      }
      return report
    }
  }

  /// The index of a kind; nil if there is none.
  private mutating func open(_ kind: TitleKind) -> Opened? {
    switch origin {
    case .memory(let make):
      if let known = opened[kind.rawValue] { return known }
      let bytes = make(kind)
      opened[kind.rawValue] = Opened(
        bytes: bytes.count, index: Result { () throws(IndexError) in try TitleSearcher(bytes) })
      return opened[kind.rawValue]
    case .folder(let folder): return open(Self.path(kind, in: folder))
    }
  }

  /// The index of the titles learnt from responses.
  private mutating func openLearnt(_ kind: TitleKind) -> Opened? {
    guard case .folder(let folder) = origin else { return nil }
    return open(LearntTitles.path(kind, in: folder))
  }

  /// A small index in memory of the journal: the titles learnt since the index of learnt titles was built.
  private mutating func openJournal(_ kind: TitleKind) -> Opened? {
    guard case .folder(let folder) = origin else { return nil }
    let journal = LearntJournal(of: kind, in: folder)
    guard let status = try? FileStatus(path: journal.path), status.kind == .file else {
      opened[journal.path] = nil
      return nil
    }
    if let known = opened[journal.path], known.isOf(status) { return known }
    var notes: LearntJournal.Notes = [:]
    journal.read(into: &notes)
    var builder = TitleIndexBuilder()
    for (key, note) in notes {
      _ = try? builder.add(id: key.id, title: key.title, popularity: note.popularity, note: note.text)
    }
    opened[journal.path] = Opened(
      version: FileVersion(status), bytes: status.size,
      index: Result { () throws(IndexError) in try TitleSearcher(builder.bytes()) })
    return opened[journal.path]
  }

  /// The index at a path, reopened if the file has changed; nil if there is none.
  private mutating func open(_ path: String) -> Opened? {
    do throws(RegularFile.Failure) {
      return try openFile(path)
    } catch {
      opened[path] = nil
      return error.isMissing ? nil : Opened(bytes: 0, index: .failure(.unreadable("\(error)")))
    }
  }

  private mutating func openFile(_ path: String) throws(RegularFile.Failure) -> Opened? {
    do throws(SystemError) {
      if let known = opened[path], known.isOf(try FileStatus(path: path)) { return known }
    } catch {
      throw .system(error)
    }
    let (descriptor, status) = try RegularFile.open(path, for: .reading)
    defer { descriptor.close() }
    let file: MappedFile
    do throws(SystemError) { file = try MappedFile(descriptor) } catch { throw .system(error) }
    opened[path] = Opened(
      version: FileVersion(status), content: file, bytes: status.size,
      index: Result { () throws(IndexError) in try TitleSearcher(file.bytes, owner: file) })
    return opened[path]
  }
}
