// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import JSON
import JSONRPC

/// A film or a show, or a row that has one, which gets the user's entry.
protocol LibraryMarked {
  /// The ids that identify it.
  var libraryIDs: [String] { get }
  var library: LibraryEntry? { get set }
  /// Why the entry can't be read.
  var libraryFault: RPCError? { get set }
}

extension LibraryMarked {
  fileprivate static func ids(_ id: EntityID, _ others: KnownIDs?) -> [String] {
    var ids = [id]
    let numbers: [(Provider, Int?)] = [(.tmdb, others?.tmdb), (.amc, others?.amc)]
    ids += numbers.compactMap { provider, number in number.flatMap { EntityID(provider, id.kind, $0) } }
    if let imdb = others?.imdb, let other = EntityID(.imdb, id.kind, imdb) { ids.append(other) }
    var seen: Set<EntityID> = []
    return ids.filter { seen.insert($0).inserted }.map(\.description)
  }
}

extension Movie: LibraryMarked {
  var libraryIDs: [String] { Self.ids(id, ids) }
}

extension Show: LibraryMarked {
  var libraryIDs: [String] { Self.ids(id, ids) }
}

extension MovieShowings: LibraryMarked {
  var libraryIDs: [String] { Self.ids(id, ids) }
}

extension PersonCredit: LibraryMarked {
  var libraryIDs: [String] { [id.description] }
}

extension SearchResult: LibraryMarked {
  var libraryIDs: [String] {
    switch self {
    case .movie(let movie): movie.libraryIDs
    case .tv(let show): show.libraryIDs
    case .person, .collection: []
    }
  }

  /// A row of a list has none: the page has it.
  var libraryFault: RPCError? {
    get { nil }
    set {}
  }

  var library: LibraryEntry? {
    get {
      switch self {
      case .movie(let movie): movie.library
      case .tv(let show): show.library
      case .person, .collection: nil
      }
    }
    set {
      switch self {
      case .movie(var movie):
        movie.library = newValue
        self = .movie(movie)
      case .tv(var show):
        show.library = newValue
        self = .tv(show)
      case .person, .collection: break
      }
    }
  }
}

extension LibraryStore {
  /// Adds the user's entries to rows of a list, or leaves rows out by them.
  /// - Returns: why the entries are missing, if they can't be read; nil if they were read.
  /// - Throws: that error if rows are to be left out.
  func mark<Row>(_ page: inout RowPage<Row>, seen: SeenOption?) async throws(RPCError) -> RPCError? {
    guard Row.self is any LibraryMarked.Type else { return nil }
    // Rows that were chosen by the library have their entries.
    if seen == nil, let first = page.rows.first as? any LibraryMarked, first.library != nil { return nil }
    do throws(DatabaseError) {
      var rows: [any LibraryMarked] = []
      let entries = try await entries {
        rows = page.rows.compactMap { $0 as? any LibraryMarked }
        return rows.map(\.libraryIDs)
      }
      guard seen == .only || entries?.contains(where: { $0 != nil }) == true else { return nil }
      page.replaceRows { position, row in
        guard let entry = entries?[position] else { return seen == .only ? nil : row }
        let isSeen = entry.status == .seen
        if seen == .hide && isSeen || seen == .only && !isSeen { return nil }
        var row = rows[position]
        row.library = LibraryEntry(entry)
        return row as? Row
      }
      return nil
    } catch {
      if seen != nil { throw RPCError(error) }
      return RPCError(error)
    }
  }
}

extension Call {
  /// The film or the show with the user's entry; if the library can't be read, with the reason.
  func marked<Work: LibraryMarked>(_ work: Work) async -> Work {
    var work = work
    do throws(DatabaseError) {
      let entries = try await services.stores.library.entries { [work.libraryIDs] }
      work.library = entries?.first.flatMap(\.self).map { LibraryEntry($0) }
    } catch {
      work.libraryFault = RPCError(error)
    }
    return work
  }

  /// The rows that the library has as wanted, or doesn't have as seen, with their entries.
  /// - Throws: why the library can't be read.
  func chosen<Row: LibraryMarked>(_ rows: [Row], by choice: LibraryChoice) async throws(RPCError) -> [Row] {
    do throws(DatabaseError) {
      let entries = try await services.stores.library.entries { rows.map(\.libraryIDs) }
      return rows.indices.compactMap { position in
        let entry = entries?[position]
        guard choice == .wanted ? entry?.status == .wanted : entry?.status != .seen else { return nil }
        var row = rows[position]
        row.library = entry.map { LibraryEntry($0) }
        return row
      }
    } catch {
      throw RPCError(error)
    }
  }

  /// The films or shows with the user's entries.
  func marked<Work: LibraryMarked>(_ works: [Work]?) async -> [Work]? {
    guard let works, let entries = try? await services.stores.library.entries(ofEach: { works.map(\.libraryIDs) })
    else {
      return works
    }
    return zip(works, entries).map { work, entry in
      var work = work
      work.library = entry.map { LibraryEntry($0) }
      return work
    }
  }
}
