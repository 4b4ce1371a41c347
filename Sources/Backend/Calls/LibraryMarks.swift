// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// The user's library, as far as rows of lists and single films and shows get their entries.
protocol LibraryMarks: Sendable {
  /// What happened to the library, if it was damaged and the user has not settled it yet.
  var fault: RPCError? { get }
  /// The entry of each film or show, which is known by some ids; nil for one without an entry.
  /// - Parameters:
  ///   - today: the day by which episodes are out.
  ///   - works: called only if there is a library.
  /// - Returns: nil if there is no library.
  /// - Throws: why the library can't be read.
  func marks(on today: Day, ofEach works: () -> [[String]]) async throws(RPCError) -> [LibraryEntry?]?
}

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
    return ids.unique.map(\.description)
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

extension Call {
  /// The film or the show with the user's entry; if the library can't be read, with the reason.
  func marked<Work: LibraryMarked>(_ work: Work) async -> Work {
    var work = work
    do throws(RPCError) {
      work.library = try await services.user.marks(on: today) { [work.libraryIDs] }?.first.flatMap(\.self)
      work.libraryFault = services.user.fault
    } catch {
      work.libraryFault = error
    }
    return work
  }

  /// The rows that the library has as wanted, or doesn't have as seen, with their entries.
  /// - Parameter includesTagged: whether entries with tags alone are as good as wanted ones.
  /// - Throws: why the library can't be read.
  func chosen<Row: LibraryMarked>(
    _ rows: [Row], by choice: LibraryChoice, includesTagged: Bool = false
  ) async throws(RPCError) -> [Row] {
    let marks = try await services.user.marks(on: today) { rows.map(\.libraryIDs) }
    return rows.indices.compactMap { position in
      let entry = marks?[position]
      let isWanted = entry.map { $0.status == .wanted || includesTagged && $0.status == nil } ?? false
      guard choice == .wanted ? isWanted : entry?.status != .seen else { return nil }
      var row = rows[position]
      row.library = entry
      return row
    }
  }

  /// The films or shows with the user's entries.
  func marked<Work: LibraryMarked>(_ works: [Work]?) async -> [Work]? {
    guard let works, let marks = try? await services.user.marks(on: today, ofEach: { works.map(\.libraryIDs) }) else {
      return works
    }
    return zip(works, marks).map { work, entry in
      var work = work
      work.library = entry
      return work
    }
  }
}
