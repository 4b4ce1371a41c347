// SPDX-License-Identifier: MIT
import JSON

/// Which entity of which provider: `amc:61234`, `tmdb:268`, `imdb:tt0096895`.
public struct EntityID: Hashable, Sendable {
  /// The provider that gave out the id.
  public let provider: Provider
  /// The id as the provider itself writes it: digits, or IMDb's `tt` or `nm` and digits. It is safe in a path.
  public let native: String

  /// - Returns: nil if the provider gives out no such ids.
  public init?(_ provider: Provider, _ native: String) {
    var digits = native.utf8[...]
    if provider == .imdb {
      guard native.hasPrefix("tt") || native.hasPrefix("nm") else { return nil }
      digits = digits.dropFirst(2)
    }
    let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber, (1...Self.mostDigits).contains(digits.count) else { return nil }
    self.provider = provider
    self.native = native
  }

  /// - Returns: nil for a negative number, and for IMDb, whose ids are no numbers.
  public init?(_ provider: Provider, _ number: Int) {
    self.init(provider, String(number))
  }

  /// Reads `provider:native`.
  public init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":"),
      let provider = Provider.givingIDs.first(where: { text[..<colon] == $0.rawValue })
    else { return nil }
    self.init(provider, String(text[text.index(after: colon)...]))
  }

  /// The native id of a provider whose ids are numbers.
  public var number: Int? { Int(native) }

  /// So many always fit in 64 bits.
  private static let mostDigits = 18
}

extension Provider {
  /// IMDb, which gives out ids and is not asked itself.
  public static let imdb = Provider("imdb")

  /// All whose ids the contract knows.
  static let givingIDs = allCases + [imdb]
}

extension EntityID: CustomStringConvertible {
  public var description: String { provider.rawValue + ":" + native }
}

extension EntityID: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let id = json.string.flatMap(EntityID.init(_:)) else {
      throw json.mismatch(expected: "an id as provider:native, such as amc:61234, tmdb:268 or imdb:tt0096895")
    }
    self = id
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}

/// What an id is an id of; the name of its parameter says it.
public enum EntityKind: String, CaseIterable, Sendable {
  case movie, person, show, theatre, showtime, genre, watchProvider, image

  /// Whether there are such ids for this kind.
  public func includes(_ id: EntityID) -> Bool {
    switch (self, id.provider) {
    case (.movie, .amc), (.movie, .tmdb), (.person, .amc), (.person, .tmdb): true
    case (.theatre, .amc), (.showtime, .amc), (.image, .pixabay): true
    case (.show, .tmdb), (.genre, .tmdb), (.watchProvider, .tmdb): true
    case (.movie, .imdb), (.show, .imdb): id.native.hasPrefix("tt")
    case (.person, .imdb): id.native.hasPrefix("nm")
    default: false
    }
  }

  /// What such an id should be, for people.
  var expected: String {
    switch self {
    case .movie: "the id of a movie, such as amc:61234, tmdb:268 or imdb:tt0096895"
    case .person: "the id of a person, such as tmdb:2232 or imdb:nm0000474"
    case .show: "the id of a show, such as tmdb:2287"
    case .theatre: "the id of a theatre, such as amc:610"
    case .showtime: "the id of a showtime, such as amc:61020778211100"
    case .genre: "the id of a genre, such as tmdb:28"
    case .watchProvider: "the id of a watch provider, such as tmdb:8"
    case .image: "the id of an image, such as pixabay:634572"
    }
  }
}
