// SPDX-License-Identifier: MIT
import Basics
import Platform
import TitleIndex

/// The indexes as one thread has them open.
struct OpenedIndexes {
  private let origin: TitleStore.Origin
  private var opened: [TitleKind: Opened] = [:]

  private struct Opened {
    /// The file's; nil in memory.
    let identity: FileIdentity?
    let bytes: Int
    let index: Result<TitleSearcher, IndexError>
  }

  init(_ origin: TitleStore.Origin) { self.origin = origin }

  static func path(_ kind: TitleKind, in folder: String) -> String { "\(folder)/\(kind.rawValue).titles" }

  mutating func search(
    _ text: String, kinds: [TitleKind], limit: Int, isCancelled: @escaping () -> Bool
  ) -> TitleStore.Answer {
    var answer = TitleStore.Answer()
    for kind in kinds where !isCancelled() {
      guard let opened = open(kind) else {
        answer.missing.append(kind)
        continue
      }
      do throws(IndexError) {
        answer.matches += try opened.index.get().search(text, limit: limit, isCancelled: isCancelled).map {
          TitleStore.Match(
            kind: kind, id: Int(clamping: $0.id), title: $0.title, matches: $0.matches, score: $0.score)
        }
      } catch {
        answer.unusable.append((kind, error.description))
      }
    }
    answer.matches.sort { $0.score > $1.score }
    answer.matches = Array(answer.matches.prefix(limit))
    return answer
  }

  mutating func reports() -> [TitleStore.Report] {
    TitleKind.allCases.compactMap { kind in
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

  /// The index of a kind, opened anew if its file was replaced; nil if there is none.
  private mutating func open(_ kind: TitleKind) -> Opened? {
    switch origin {
    case .memory(let make):
      if let known = opened[kind] { return known }
      let bytes = make(kind)
      opened[kind] = Opened(
        identity: nil, bytes: bytes.count,
        index: Self.result { () throws(IndexError) in
          try TitleSearcher(bytes)
        })
    case .folder(let folder):
      let path = Self.path(kind, in: folder)
      guard let identity = FileIdentity(path: path) else {
        opened[kind] = nil
        return nil
      }
      if let known = opened[kind], known.identity == identity { return known }
      guard let (descriptor, _) = try? RegularFile.open(path, for: .reading) else { return nil }
      defer { descriptor.close() }
      guard let file = try? MappedFile(descriptor), let status = try? descriptor.status else { return nil }
      opened[kind] = Opened(
        identity: status.identity, bytes: status.size,
        index: Self.result { () throws(IndexError) in
          try TitleSearcher(file.bytes, owner: file)
        })
    }
    return opened[kind]
  }

  private static func result(
    _ open: () throws(IndexError) -> TitleSearcher
  ) -> Result<TitleSearcher, IndexError> {
    Result { () throws(IndexError) in try open() }
  }
}
