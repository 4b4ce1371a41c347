// SPDX-License-Identifier: MIT
import Basics
import Platform
import TitleIndex

/// The titles of one kind that were learnt since their index was made (`<folder>/movie.learnt.journal`), in the order
/// of their arrival, with repetitions. The file is appended to and deleted under the folder's lock, and read without
/// it.
///
///     NUL 129 TAB tmdb TAB 2001 TAB https://…/spirited.jpg TAB 80.0 TAB 1795737600 TAB Spirited Away TAB .
///
/// Between the number and the title are the fields of `TitleNote.text`. An entry that doesn't end with a tab and a
/// period was cut short, and isn't read.
struct LearntJournal {
  let path: String

  /// Identifies a title.
  struct Key: Hashable {
    let provider: String
    let id: UInt64
    let title: String
  }

  typealias Notes = [Key: TitleNote]

  private static let tab = UInt8(ascii: "\t")
  private static let end = [tab, UInt8(ascii: ".")]
  /// The length above which a journal isn't read. Long before, it becomes an index and is deleted.
  private static let mostBytes = 64 << 20

  init(of kind: TitleKind, in folder: String) { path = LearntTitles.path(kind, in: folder) + ".journal" }

  /// Adds titles, except those that `TitleIndexBuilder` refuses: longer than 1000 bytes, or with NUL.
  func append(_ titles: [LearntTitle], at time: Int) throws(FileError) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(titles.count * 160)
    for title in titles where title.title.utf8.count <= 1000 && !title.title.utf8.contains(0) {
      var note = title.note
      note.popularity = title.popularity
      note.seen = time
      bytes.append(0)
      bytes += "\(UInt64(max(title.id, 0)))\t\(note.text)\t".utf8
      bytes += title.title.utf8
      bytes += Self.end
    }
    let file = try step("open", path) { () throws(SystemError) in try FileDescriptor.open(path, for: .appending) }
    defer { file.close() }
    try step("write", path) { () throws(SystemError) in try file.writeAll(bytes) }
  }

  /// Merges the journal's notes: a later one replaces an earlier one, except for a year or picture that it lacks.
  func read(into notes: inout Notes) {
    guard let bytes = RegularFile.content(of: path, limit: Self.mostBytes) else { return }
    for line in bytes.split(separator: 0) {
      guard let (key, note) = Self.entry(line) else { continue }
      var new = note
      if let old = notes[key] {
        new.year = new.year ?? old.year
        new.picture = new.picture ?? old.picture
      }
      notes[key] = new
    }
  }

  private static func entry(_ line: ArraySlice<UInt8>) -> (Key, TitleNote)? {
    guard line.suffix(2).elementsEqual(end) else { return nil }
    let fields = line.dropLast(2).split(separator: tab, maxSplits: 6, omittingEmptySubsequences: false)
    guard fields.count == 7, let id = UInt64(String(decoding: fields[0], as: UTF8.self)),
      let note = TitleNote(
        String(decoding: line[fields[1].startIndex..<fields[5].endIndex], as: UTF8.self))
    else { return nil }
    return (Key(provider: note.provider, id: id, title: String(decoding: fields[6], as: UTF8.self)), note)
  }
}
