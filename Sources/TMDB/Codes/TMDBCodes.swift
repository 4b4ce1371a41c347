// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON

/// One of TMDB's lists of codes. All of it comes at once, and is kept for a week: such lists change once in months, and
/// every filter by a code needs them.
public struct TMDBCodes<Row: Identifiable & Sendable>: TMDBEndpoint, PagedEndpoint where Row.ID: Sendable {
  public let path: [String]
  public let query: QueryItems
  private let presentation: Presentation
  /// Reads the rows; nil for an unreadable row, and for JSON that isn't the list.
  private let read: @Sendable (JSONValue) -> [Row?]?

  fileprivate init(
    _ path: [String], _ query: QueryItems = [:], for presentation: Presentation = .neutral,
    read: @escaping @Sendable (JSONValue) -> [Row?]?
  ) {
    self.path = path
    self.query = query
    self.presentation = presentation
    self.read = read
  }

  public var cachePolicy: CachePolicy { .fixed(.description, for: .seconds(604_800)) }
  public var pageSize: Int { .max }
  public func page(_ number: Int) -> Self { self }
  public func following(_ link: Link) -> Self { self }

  public func content(of json: JSONValue, response: HTTPResponse) throws(UpstreamError) -> RowPage<Row> {
    guard let rows = read(json) else { throw UpstreamError(json.mismatch(expected: "a list of codes")) }
    return RowPage(number: 1, size: .max, rows: rows, totalRows: rows.count)
  }

  /// The path, the query, the presentation and the type of the rows determine everything else.
  public static func == (one: Self, other: Self) -> Bool {
    one.path == other.path && one.query == other.query && one.presentation == other.presentation
  }
}

extension TMDBCodes where Row == CodeEntry {
  public static let countries = Self(["configuration", "countries"]) { $0.read { CodeEntry(country: $0) } }
  public static let languages = Self(["configuration", "languages"]) { $0.read { CodeEntry(language: $0) } }
  public static let watchRegions = Self(["watch", "providers", "regions"]) {
    $0["results"]?.read { CodeEntry(country: $0) }
  }

  /// The jobs of a crew, department by department.
  public static let jobs = Self(["configuration", "jobs"]) { json in
    json.read { $0 }?.flatMap { department in
      department?["jobs"]?.elements.map { CodeEntry(job: $0, department?["department"]?.string) } ?? [nil]
    }
  }

  /// The age ratings of a country, or of all countries.
  public static func certifications(_ kind: WorkKind, in country: Region?) -> Self {
    Self(["certification", kind.tmdbName, "list"], for: Presentation(region: country)) { json in
      guard let countries = json["certifications"], countries.kind == .object else { return nil }
      // A part of a country, such as `CA-QC`, has ratings of its own and is none of the contract's countries.
      let wanted = countries.members.filter { Region($0.name)?.code == $0.name && $0.name == country?.code ?? $0.name }
      return wanted.flatMap { member in
        member.value.elements.map { CodeEntry(certification: $0, in: member.name) }.ordered { $0.agePosition }
      }
    }
  }
}

extension TMDBCodes where Row == Genre {
  /// The genres, with names in a language.
  public static func genres(_ kind: WorkKind, in language: Language?) -> Self {
    Self(["genre", kind.tmdbName, "list"], ["language": language?.tag], for: Presentation(language: language)) {
      $0["genres"]?.read { Genre(tmdb: $0) }
    }
  }
}

extension TMDBCodes where Row == WatchProvider {
  /// The streaming services and shops in a country, or in all countries.
  public static func watchProviders(_ kind: WorkKind, in country: Region?, _ images: ImageConfiguration) -> Self {
    let presentation = Presentation(region: country, images: images)
    return Self(["watch", "providers", kind.tmdbName], ["watch_region": country?.code], for: presentation) {
      let rows = $0["results"]?.read { WatchProvider(tmdb: $0, images, in: country) }
      return country == nil ? rows : rows?.ordered { $0?.order ?? .max }
    }
  }
}

extension WorkKind {
  /// TMDB's name for the kind in its paths.
  fileprivate var tmdbName: String { self == .movie ? "movie" : "tv" }
}

extension JSONValue {
  /// The elements of an array, each read; nil if this is none.
  fileprivate func read<Row>(_ read: (JSONValue) -> Row?) -> [Row?]? {
    kind == .array ? elements.map(read) : nil
  }
}

extension CodeEntry? {
  /// The place among the ratings of a country, by age. TMDB numbers them, and 0 is a remark that there is no rating.
  fileprivate var agePosition: Int {
    guard let order = self?.order, order > 0 else { return .max }
    return order
  }
}

extension CodeEntry {
  fileprivate init?(country json: JSONValue) {
    guard var object = LenientObject(json), let code = object.take("iso_3166_1", if: Check.regionCode.holds) else {
      return nil
    }
    self.init(code: code, english: object.takeCode("english_name"), native: object.takeCode("native_name"), object)
  }

  fileprivate init?(language json: JSONValue) {
    guard var object = LenientObject(json), let code = object.take("iso_639_1", if: Check.languageTag.holds) else {
      return nil
    }
    self.init(code: code, english: object.takeCode("english_name"), native: object.takeCode("name"), object)
  }

  /// - Parameter object: what is left of the upstream's object.
  private init?(code: String, english: String?, native: String?, _ object: LenientObject) {
    guard let name = english ?? native else { return nil }
    self.init(code: code, name: name)
    nativeName = native
    tmdb = object.rest()
  }

  fileprivate init?(job json: JSONValue, _ department: String?) {
    guard let name = json.string, !name.isBlank, name.utf8.count <= 500 else { return nil }
    self.init(code: name, name: name)
    self.department = department
  }

  fileprivate init?(certification json: JSONValue, in country: String) {
    guard var object = LenientObject(json), let code = object.takeCode("certification") else { return nil }
    self.init(code: code, name: code)
    self.country = country
    description = object.takeText("meaning")
    order = object.take("order")
    tmdb = object.rest()
  }
}
