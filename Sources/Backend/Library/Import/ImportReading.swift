// SPDX-License-Identifier: MIT
import JSONRPC

/// The films that files of an export have, and what of the files is skipped.
struct ImportReading: Sendable {
  /// Nobody has seen as many films.
  static let mostLines = 200_000

  /// In the order in which they first occur.
  private(set) var records: [ImportRecord] = []
  /// Files, lines and values of lines, such as of `diary.csv:12`.
  private(set) var skipped: [(place: String, reason: String)] = []
  private var positions: [String: Int] = [:]
  /// Where Letterboxd has the film of a title and a year.
  private var addresses: [String: String] = [:]
  private var lines = 0

  /// Reads an export. Blocks.
  /// - Parameter status: the status of films whose file doesn't say it.
  /// - Throws: -32602 if nothing can be imported. Nothing of a file that is no export is quoted.
  init(at path: String, status: StoredEntry.Status?) throws(RPCError) {
    let brought: BroughtFiles
    do throws(BroughtFiles.Failure) { brought = try BroughtFiles(at: path, leavingOut: Self.exclusion) } catch {
      throw .invalidParameter("from", expected: error.expected, got: error.got)
    }
    skipped = brought.leftOut.map { ($0.name, $0.reason) }
    var isKnown = false
    // What rates a film now goes before what rated it on some day.
    for file in brought.files.sorted(by: { Self.rank($0.name) < Self.rank($1.name) }) {
      guard var form = ImportFile(file) else {
        skipped.append((file.name, "it is no export of films that is known"))
        continue
      }
      if form.needsStatus, status == nil {
        if brought.isSingle {
          throw .invalidParameter(
            "status", expected: "wanted or seen, because the file doesn't say it", got: "nothing")
        }
        skipped.append((file.name, "its films may be wanted or seen; import it alone, with status"))
        continue
      }
      isKnown = true
      while let line = form.next(status: status) {
        lines += 1
        guard lines <= Self.mostLines else {
          throw .invalidParameter("from", expected: "at most \(Self.mostLines) lines", got: "more")
        }
        let place = "\(file.name):\(line.number)"
        switch line.content {
        case .film(var record):
          record.places = [place]
          for fault in record.faults { skipped.append((place, fault)) }
          add(record, form.isTableOfFilms ? line.address : nil)
        case .skipped(let reason): skipped.append((place, reason))
        }
      }
    }
    guard isKnown else {
      throw .invalidParameter(
        "from", expected: "an export of Letterboxd, IMDb, Trakt, TMDB or Marquee", got: "something else")
    }
  }

  private mutating func add(_ record: ImportRecord, _ address: String?) {
    var record = record
    // Two films of the same title and year, which a title and a year can't tell apart.
    if let address, let first = addresses[record.key], first != address { record.distinction = ":" + address }
    if let address, addresses[record.key] == nil { addresses[record.key] = address }
    if let position = positions[record.key] {
      records[position].add(record)
    } else {
      positions[record.key] = records.count
      records.append(record)
    }
  }

  /// Why a file of a folder or an archive, or a folder in it, is not read; nil if it is.
  private static func exclusion(_ name: String) -> String? {
    let name = name.lowercased()
    if name.hasSuffix("/") {
      return switch name {
      case "deleted/": "it was deleted at Letterboxd"
      case "orphaned/": "it belongs to nothing any more at Letterboxd"
      case "likes/": "a like says neither that a film was seen nor that it is wanted"
      case "lists/": "its owner knows what a list means; import it alone, with status"
      default: "it is a folder"
      }
    }
    if ["profile.csv", "comments.csv"].contains(name) { return "it has no films" }
    return name.hasSuffix(".csv") || name.hasSuffix(".json") ? nil : "it is no table of films"
  }

  /// The order in which the files of an export are read.
  private static func rank(_ name: String) -> Int {
    ["ratings.csv", "watched.csv", "diary.csv", "reviews.csv"].firstIndex(of: name) ?? 4
  }
}
