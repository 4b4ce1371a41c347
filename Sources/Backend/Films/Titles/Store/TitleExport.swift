// SPDX-License-Identifier: MIT
import Basics
import Database
import JSON
import Platform
import TitleIndex

/// One of TMDB's daily lists of all its entities of a kind: a JSON object on each line, compressed.
struct TitleExport: Sendable {
  /// The kind of its titles.
  let kind: TitleKind
  /// The day on which it was made.
  let day: Day

  init(_ kind: TitleKind, of day: Day) {
    self.kind = kind
    self.day = day
  }

  /// The name of its file, such as `movie_ids_11_21_2026.json.gz`.
  var fileName: String {
    "\(kind.exportName ?? kind.rawValue)_\(day.month.padded(to: 2))_\(day.day.padded(to: 2))_\(day.year.padded(to: 4)).json.gz"
  }

  /// The newest of a kind in a folder; nil if there is none.
  static func newest(_ kind: TitleKind, in folder: String) throws(FileError) -> TitleExport? {
    try PrivateFolder(path: folder).files().compactMap { file -> TitleExport? in
      let parts = file.name.prefix { $0 != "." }.split(separator: "_").suffix(3).compactMap { Int($0) }
      guard parts.count == 3, let day = Day(year: parts[2], month: parts[0], day: parts[1]) else { return nil }
      let export = TitleExport(kind, of: day)
      return export.fileName == file.name ? export : nil
    }.max { $0.day < $1.day }
  }

  /// Why a list can't be read.
  enum Failure: Error, Sendable, CustomStringConvertible {
    case file(RegularFile.Failure)
    /// It isn't gzip, it was cut or changed, or it isn't a list of titles.
    case damaged(String)
    case index(IndexError)
    case cancelled

    var description: String {
      switch self {
      case .file(let failure): "\(failure)"
      case .damaged(let reason): reason
      case .index(let error): "\(error)"
      case .cancelled: "cancelled"
      }
    }
  }

  /// A longer line is no title.
  private static let maximumLine = 65_536
  /// A longer text isn't a list: that of all people has half of it, and is a fifth of that when compressed.
  private static func maximumText(compressed size: Int) -> Int { min(1 << 30, 1 << 20 + size * 100) }

  /// The bytes read at once. Decompressed they are at most a thousand times as many.
  private static let pieceSize = 1 << 14

  /// Reads the list at a path into a builder. Blocks.
  ///
  /// - Parameter progress: receives how many bytes of the file were read; returns false to cancel.
  func read(
    _ path: String, into builder: inout TitleIndexBuilder, progress: (_ read: Int, _ of: Int) -> Bool
  ) throws(Failure) {
    let file: (descriptor: FileDescriptor, status: FileStatus)
    do throws(RegularFile.Failure) { file = try RegularFile.open(path, for: .reading) } catch { throw .file(error) }
    defer { file.descriptor.close() }
    guard let inflation = GzipReader() else { throw .damaged("there is no memory to read it") }
    var input = [UInt8](repeating: 0, count: Self.pieceSize)
    var text = [UInt8]()
    var read = 0
    var total = 0
    var lines = 0
    let limit = Self.maximumText(compressed: file.status.size)
    while true {
      let count: Int
      do throws(SystemError) {
        count = try input.withUnsafeMutableBufferPointer { room throws(SystemError) in
          try file.descriptor.read(into: UnsafeMutableRawBufferPointer(room))
        }
      } catch {
        throw .file(.system(error))
      }
      guard count > 0 else { break }
      read += count
      guard progress(read, file.status.size) else { throw .cancelled }
      guard let part = inflation.inflate(input[..<count], limit: limit - total) else {
        throw .damaged("it isn't gzip, or it is damaged")
      }
      total += part.count
      text += part
      try add(&text, to: &builder, &lines)
      guard text.count <= Self.maximumLine else { throw .damaged("it isn't a list of one title on each line") }
    }
    guard inflation.isComplete else { throw .damaged("its end is missing") }
    text.append(UInt8(ascii: "\n"))
    try add(&text, to: &builder, &lines)
    guard builder.count > 0, builder.count * 2 >= lines else { throw .damaged("it isn't a list of titles") }
  }

  /// Adds the whole lines of the text and leaves the rest.
  private func add(_ text: inout [UInt8], to builder: inout TitleIndexBuilder, _ lines: inout Int) throws(Failure) {
    var start = 0
    while let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) {
      defer { start = end + 1 }
      guard end > start else { continue }
      lines += 1
      guard let json = try? JSONValue(parsing: Array(text[start..<end])), var line = LenientObject(json),
        let id: Int = line.take("id"), id > 0, let title: String = line.take(kind.titleMember)
      else { continue }
      if line.take("adult", as: Bool.self) == true { continue }
      do throws(IndexError) {
        _ = try builder.add(id: UInt64(id), title: title, popularity: line.take("popularity") ?? 0)
      } catch {
        throw .index(error)
      }
    }
    text.removeSubrange(..<start)
  }
}
