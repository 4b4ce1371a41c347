// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

/// Imports films and shows from the export of another service. Reads a file, a folder or a zip archive: Letterboxd's
/// export, a single table of it, one of its lists or its import form, IMDb's ratings and lists (CSV), Trakt's JSON,
/// TMDB's and Movary's CSV, and Marquee's own JSON, each recognized by its own columns; another table is refused. A
/// spreadsheet may have saved it, with semicolons or tabs and its own days. There is a row for each film, whose places
/// are its lines, and one for each line, file and column that is skipped, with the reason. A rating or a day that can't
/// be read is skipped alone: a rating may have a decimal comma, and a day its year last (25/12/2024) if only one order
/// of the numbers fits all days of the table. Ratings above 5 are of ten. Of a service's lists only the watchlist is
/// wanted; another list needs status, and is left out of a folder or an archive. What was taken for granted of a file
/// is in assumed. What has an id of TMDB is stored without a request; what has one of IMDb is stored too, and TMDB says
/// whether it is a film or a show; the rest is searched for by title and year at TMDB, eight at once. A title that
/// differs in its spelling, or a year next to the export's, is taken if all else is the same, and the row then has
/// matchedTitle or matchedYear; two films of an export never become one. Of Letterboxd's export, watched, ratings,
/// watchlist, diary and reviews are read. A day on which a film was seen is the diary's; a time of Trakt's is a day of
/// this machine's time zone. A value that the user has set or removed here stays so, unless the export has another one
/// than at the last import; an entry that was removed stays away, unless the export's line is from after the removal.
/// Everything is stored before the first request, so that an import that was interrupted goes on when it is called
/// again, with from or without. The same import again changes nothing, and requests only what isn't settled and was
/// last requested a week ago or more. page, pageSize, limit and maxPages are about the rows of the answer: always the
/// whole is imported. Imports of one process run one after the other; one that waits reports how many are before it.
/// Requests and responses stay out of all files. timeoutMilliseconds bounds the reading of the files, from the import's
/// turn on, and the wait for each film.
public enum LibraryImport: RPCMethod {
  public static let name = "library/import"
  public typealias Result = ListResult<ImportRow>

  /// The params of `library/import`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["from", "status", "tags", "dryRun"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// The path of a file, a folder or a zip archive on this machine, of at most 64 MiB. If absent, the import goes on
    /// with what isn't settled.
    public var from: String?
    /// The status of films whose export doesn't say it, such as those of lists. With none, the export is someone
    /// else's: its films get the tags alone, and nothing of what it says of them.
    public var status: LibraryStatusChange?
    /// Tags for all of its films, in addition to those that they have; required with the status none.
    public var tags: [String]?
    /// Whether to store nothing, and only report what the import would do.
    public var dryRun: Bool
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      from = reader.given("from", .path, .length(1...4096))
      status = reader.given("status")
      tags = reader.given("tags", .count(0...20), .each(.length(1...200)))
      dryRun = reader.given("dryRun") ?? false
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Lists what was imported and isn't settled. In the order of the import, from this machine alone: films that may be
/// one of several, that TMDB doesn't have, or for which it could not be asked yet. With doubtful it lists those that
/// were matched although the title or the year differs. library/set with row settles either, with the same id or
/// another one; library/import without from goes on with those that wait, and after a week with the others.
public enum LibraryUnmatched: RPCMethod {
  public static let name = "library/unmatched"
  public typealias Result = ListResult<ImportRow>

  /// The params of `library/unmatched`, in positional order.
  public struct Params: ListParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["doubtful"] + ListOptions.parameterNames + CallOptions.parameterNames

    /// Whether to list, in place of these, what was matched by another title or a year next to it.
    public var doubtful: Bool
    public var list: ListOptions
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      doubtful = reader.given("doubtful") ?? false
      list = try ListOptions(&reader)
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Writes the library to a file. The file is new, with mode 0600; an existing one is never replaced. As JSON it has
/// everything, and library/import brings it back. Letterboxd's table, which its import page reads, has a line for each
/// day on which a film was seen, and a column Status for library/import; it has films of one status, because Letterboxd
/// takes all of a file for seen or all for wanted. A text that a spreadsheet would run as a formula gets an apostrophe
/// before it, which an import takes away.
public enum LibraryExport: RPCMethod {
  public static let name = "library/export"
  public typealias Result = ExportReport

  /// The params of `library/export`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["format", "to", "status"] + CallOptions.parameterNames

    /// The form of the file.
    public var format: ExportFormat
    /// The path of the file to write. In `marquee call` also -, for standard output.
    public var to: String
    /// Only entries of this status; if absent, all as JSON, and those seen for Letterboxd.
    public var status: LibraryStatus?
    public var call: CallOptions

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      format = reader.given("format") ?? .json
      to = try reader.required("to", .path, .length(1...4096))
      status = reader.given("status")
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

/// Brings the entries of a damaged library back. A library that can't be read is set aside, and a new one begins; every
/// answer that has to do with the library says so in libraryFault until this is called. Entries come back in addition
/// to those of the new library, whose values stay. A copy of the library is made in the state folder on each day on
/// which it changes (library.sqlite.copy-2026-11-21), and the last seven are kept; from a backup they can be brought
/// back at any time. What was set aside is kept under another name.
public enum LibraryRecover: RPCMethod {
  public static let name = "library/recover"
  public typealias Result = LibraryRecovery

  /// The params of `library/recover`, in positional order.
  public struct Params: CallParameters, Sendable, Hashable {
    public static let parameterNames: [String] = ["from", "day"] + CallOptions.parameterNames

    /// Where the entries come from.
    public var from: RecoverySource
    /// The day of the copy, in UTC; only from a backup. If absent, the latest.
    public var day: Day?
    public var call: CallOptions

    public init(from: RecoverySource, day: Day? = nil, call: CallOptions = CallOptions()) {
      self.from = from
      self.day = day
      self.call = call
    }

    public init(_ reader: inout ParameterReader) throws(RPCError) {
      from = try reader.required("from")
      day = reader.given("day")
      call = try CallOptions(&reader)
      try reader.finish()
    }
  }
}

extension LibraryRecover.Params: JSONObjectWritable {
  public func writeMembers(to writer: inout JSONWriter) {
    writer.member("from", from)
    writer.member("day", day)
    call.writeMembers(to: &writer)
  }
}

