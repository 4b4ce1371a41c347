// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC
import Platform
import TMDB

/// Writes the library to a new file.
struct LibraryExporter {
  let store: LibraryStore
  let images: ImageConfiguration
  let today: Day
  /// Where `-` leads; nil if standard output belongs to a protocol.
  let standardOutput: FileDescriptor?

  func run(_ params: LibraryExport.Params) async throws -> ExportReport {
    guard params.to != "-" || standardOutput != nil else {
      throw RPCError.invalidParameter("to", expected: "a path; - is for `marquee call` alone", got: "-")
    }
    var filter = LibraryFilter()
    filter.status = params.status?.stored ?? (params.format == .letterboxd ? .seen : nil)
    // Letterboxd has hardly any shows.
    if params.format == .letterboxd { filter.isShow = false }
    let total = try await store.count()
    // The latest come first in a list.
    let entries = Array(try await store.entries(numbered: store.numbers(matching: filter)).reversed())
    let text = params.format == .json ? json(entries) : table(entries)
    let path = params.to
    try await store.work(refused: RPCError(.requestFailed, "There is no thread to write the file with; try again")) {
      [standardOutput] () throws(RPCError) in
      if path == "-", let standardOutput {
        do throws(SystemError) { try standardOutput.writeAll(text) } catch {
          throw RPCError(.requestFailed, "Can't write to standard output: \(error)")
        }
      } else {
        try Self.write(text, to: path)
      }
    }
    var report = ExportReport(path: path, entries: entries.count)
    report.libraryFault = store.fault
    report.leftOut = max(total - entries.count, 0).nilIfZero
    return report
  }

  /// Writes a new file, and leaves nothing of it if it can't be written whole. Blocks.
  static func write(_ text: [UInt8], to path: String) throws(RPCError) {
    do throws(SystemError) {
      let file = try FileDescriptor.open(path, for: .creating)
      defer { file.close() }
      do throws(SystemError) { try file.writeAll(text) } catch {
        try? FileSystem.remove(path)
        throw error
      }
    } catch {
      guard error != .exists else {
        throw .invalidParameter("to", expected: "a path at which there is nothing yet", got: path)
      }
      throw RPCError(.requestFailed, "Can't write \(path): \(error)")
    }
  }

  /// The rows of the contract, one on each line.
  private func json(_ entries: [StoredEntry]) -> [UInt8] {
    let rows = entries.compactMap { exported($0) }.map { RawJSON(writing: $0).bytes }
    return Array(#"{"marqueeLibrary":1,"entries":["#.utf8) + Array(rows.joined(separator: Array(",\n".utf8)))
      + Array("]}\n".utf8)
  }

  private func exported(_ entry: StoredEntry) -> LibraryRow? {
    var row = LibraryRow(entry, images, on: today)
    row?.library.takeEpisodes(of: entry)
    return row
  }

  /// The table that Letterboxd imports (https://letterboxd.com/about/importing-data/): a line for each day on which a
  /// film was seen. Letterboxd ignores the status, by which `library/import` knows it.
  private func table(_ entries: [StoredEntry]) -> [UInt8] {
    var text = "tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review,Status\n"
    for entry in entries {
      let ids = KnownIDs(entry.ids.compactMap { EntityID($0, of: .movie) })
      let days = entry.seenOn.compactMap { Day(daysSince1970: $0)?.description }
      for (number, day) in (days.isEmpty ? [""] : days).enumerated() {
        let fields: [String?] = [
          ids.tmdb.map(String.init), ids.imdb, entry.title, entry.year.map(String.init),
          entry.rating.map { String(($0 + 1) / 2) }, day, number > 0 ? "true" : "",
          entry.tags.joined(separator: ", "), number > 0 ? "" : entry.note, LibraryStatus(entry.status)?.rawValue,
        ]
        text += fields.map { Self.quoted(SpreadsheetText.defused($0 ?? "")) }.joined(separator: ",") + "\n"
      }
    }
    return Array(text.utf8)
  }

  private static func quoted(_ text: String) -> String {
    guard text.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
