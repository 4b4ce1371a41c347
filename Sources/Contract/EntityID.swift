// SPDX-License-Identifier: MIT
import Basics
import JSON
import JSONRPC

/// The id of a provider's entity, with its kind: `amc:movie:61234`, `tmdb:person:2232`, `imdb:tt0096895`.
public struct EntityID: Hashable, Sendable {
  /// The provider that issued the id.
  public let provider: Provider
  /// The kind of entity.
  public let kind: EntityKind
  /// The provider's own form of the id: digits, behind the prefix that a site has for the kind, as in `tt0096895` and
  /// `Q116852`. Safe to use in a path.
  public let native: String

  /// - Returns: nil if the provider issues no such ids.
  public init?(_ provider: Provider, _ kind: EntityKind, _ native: String) {
    guard kind.isGiven(by: provider) else { return nil }
    let prefix = kind.prefix(at: provider) ?? ""
    guard native.hasPrefix(prefix) else { return nil }
    let digits = native.utf8.dropFirst(prefix.utf8.count)
    let isNative = digits.allSatisfy { digit in
      digit.isASCIIDigit || kind.isHexadecimal && (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(digit)
    }
    guard isNative, (1...(kind.isHexadecimal ? 24 : Self.mostDigits)).contains(digits.count) else { return nil }
    let number = Substring(digits.drop { $0 == UInt8(ascii: "0") })
    // IMDb has no number 0; it stands for none.
    guard provider != .imdb || !number.isEmpty else { return nil }
    self.provider = provider
    self.kind = kind
    self.native = kind.isHexadecimal ? native : prefix + Self.padded(number, at: provider)
  }

  /// - Returns: nil for a negative number, and for a site whose ids are not numbers, such as IMDb.
  public init?(_ provider: Provider, _ kind: EntityKind, _ number: Int) {
    self.init(provider, kind, String(number))
  }

  /// The native id as a number, for providers whose ids are numbers.
  public var number: Int? { Int(native) }

  /// IMDb fills its numbers with zeros to seven digits; users and other sites omit them, or add more.
  private static func padded(_ number: Substring, at provider: Provider) -> String {
    let count = provider == .imdb ? 7 : 1
    return String(repeating: "0", count: max(count - number.utf8.count, 0)) + number
  }

  /// The maximum number of digits, which always fit in 64 bits.
  private static let mostDigits = 18
}

extension Provider {
  /// All providers whose ids occur in the contract.
  static let givingIDs = allCases + sites

  /// Whether it issues ids but is not an upstream. Its ids have no kind, and TMDB finds what they identify.
  public var isSite: Bool { Self.sites.contains(self) }
}

extension EntityID: CustomStringConvertible {
  public var description: String {
    provider.isSite ? provider.rawValue + ":" + native : provider.rawValue + ":" + kind.rawValue + ":" + native
  }
}

extension EntityID: JSONReadable, JSONWritable {
  /// Reads an id with its kind.
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let id = json.string.flatMap(EntityReference.init(_:))?.possibleIDs.first else {
      throw json.mismatch(expected: "an id with its kind, such as amc:movie:61234")
    }
    self = id
  }

  public func write(to writer: inout JSONWriter) { writer.string(description) }
}

/// An id as given in a parameter: complete, or without the kind if the parameter implies it.
public enum EntityReference: Hashable, Sendable {
  /// A complete id such as `amc:theatre:610`.
  case full(EntityID)
  /// An id without a kind, such as `amc:610`; always the case for a site's, such as `imdb:tt0096895`.
  case short(Provider, native: String)

  /// - Returns: nil for text that can't be an id of any kind.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
    guard let provider = Provider.givingIDs.first(where: { $0.rawValue == parts[0] }) else { return nil }
    switch parts.count {
    case 2:
      guard let id = Self.ids(provider, parts[1]).first else { return nil }
      self = .short(provider, native: id.native)
    case 3 where !provider.isSite:
      guard let id = EntityKind(rawValue: parts[1]).flatMap({ EntityID(provider, $0, parts[2]) }) else { return nil }
      self = .full(id)
    default: return nil
    }
  }

  /// This id as one of the given kind; nil if it can't be one.
  public func id(of kind: EntityKind) -> EntityID? {
    switch self {
    case .full(let id): id.kind == kind ? id : nil
    case .short(let provider, let native): EntityID(provider, kind, native)
    }
  }

  /// The id under each kind that it says it may be of: its own, or those of which a site has such ids; none for a
  /// number without a kind.
  public var possibleIDs: [EntityID] {
    switch self {
    case .full(let id): [id]
    case .short(let provider, let native): provider.isSite ? Self.ids(provider, native) : []
    }
  }

  /// The id with what it may be, for messages: `imdb:tt0944947, which is a movie or a show`.
  public var explanation: String {
    let phrases = possibleIDs.map(\.kind.phrase).joined(separator: " or ")
    return phrases.isEmpty ? "\"\(self)\"" : "\(self), which is \(phrases)"
  }

  /// The id under each kind for which it is valid.
  private static func ids(_ provider: Provider, _ native: String) -> [EntityID] {
    EntityKind.allCases.compactMap { EntityID(provider, $0, native) }
  }
}

extension EntityReference {
  /// An id as people type or paste it: also IMDb's own form, and the address of a page.
  ///
  ///     tt0096895, https://m.imdb.com/title/tt0096895/?ref_=nv_sr_1    imdb:tt0096895
  ///     https://www.themoviedb.org/tv/95396-severance/season/1         tmdb:show:95396
  ///     https://www.amctheatres.com/movies/batman-61234/showtimes      amc:movie:61234
  ///
  /// - Returns: nil for other text, which may be a title or a name.
  public init?(pasted text: String) {
    let parts = text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").map { $0.lowercased() }
    let path = parts.drop { ["http:", "https:"].contains($0) }
    let host = path.first?.split(separator: ".").suffix(2).joined(separator: ".")
    let addressed = zip(path.dropFirst(), path.dropFirst(2)).compactMap { (folder, name) -> Self? in
      let kind = Self.folders[folder] ?? ""
      return switch host {
      case "imdb.com": Self("imdb:\(name)")
      case "themoviedb.org": Self("tmdb:\(kind):\(name.prefix { $0 != "-" })")
      case "amctheatres.com": Self("amc:\(kind):\(name.split(separator: "-").last ?? "")")
      default: nil
      }
    }
    guard let reference = Self(text) ?? Self("imdb:" + text.lowercased()) ?? addressed.first else { return nil }
    self = reference
  }

  /// The kinds of what is in the folders of TMDB's and AMC's sites.
  private static let folders = [
    "movie": "movie", "tv": "show", "person": "person", "collection": "collection", "movies": "movie",
    "showtimes": "showtime",
  ]
}

extension EntityReference: CustomStringConvertible {
  public var description: String {
    switch self {
    case .full(let id): id.description
    case .short(let provider, let native): provider.rawValue + ":" + native
    }
  }
}

extension EntityReference: JSONWritable {
  public func write(to writer: inout JSONWriter) { writer.string(description) }
}

extension EntityReference {
  /// Reads a parameter that takes ids of several kinds.
  fileprivate init(json: JSONValue, of kinds: [EntityKind]) throws(JSONMismatch) {
    guard let id = json.string.flatMap(EntityReference.init(_:)) else {
      let phrases = kinds.map(\.phrase).joined(separator: " or ")
      let examples = kinds.map { $0.examples.prefix { !", ".contains($0) } }.joined(separator: " or ")
      throw json.mismatch(expected: "the id of \(phrases), such as \(examples)")
    }
    self = id
  }
}

extension EntityID {
  /// - Parameter kind: the required kind, which the text may omit.
  public init?(_ text: String, of kind: EntityKind) {
    guard let id = EntityReference(text)?.id(of: kind) else { return nil }
    self = id
  }

  /// Reads a parameter that takes ids of one kind.
  /// - Throws: for an id of another kind, a mismatch that names its kind and a method that takes it.
  fileprivate init(json: JSONValue, of kind: EntityKind) throws(JSONMismatch) {
    let reference = json.string.flatMap(EntityReference.init(_:))
    if let id = reference?.id(of: kind) {
      self = id
      return
    }
    let expected = "the id of \(kind.phrase), such as \(kind.examples)"
    guard let reference, !reference.possibleIDs.isEmpty else { throw json.mismatch(expected: expected) }
    let takers = reference.possibleIDs.compactMap(\.kind.method).joined(separator: " or ")
    let taker = takers.isEmpty ? "" : "; \(takers) takes it"
    throw JSONMismatch(pointer: json.pointer, expected: expected, got: reference.explanation + taker)
  }
}

extension JSONValue {
  /// Reads a member that is the id of an entity of the given kind.
  func required(_ name: String, of kind: EntityKind) throws(JSONMismatch) -> EntityID {
    guard let json = self[name] else { throw missing(name, expected: "the id of \(kind.phrase)") }
    return try EntityID(json: json, of: kind)
  }
}

extension ParameterReader {
  /// Reads the id of an entity of the given kind.
  mutating func required(_ name: String, of kind: EntityKind) throws(RPCError) -> EntityID {
    try required(name) { json throws(JSONMismatch) in try EntityID(json: json, of: kind) }
  }

  /// Reads the id of an entity of the given kind; nil if absent. `finish` throws its error.
  mutating func given(_ name: String, of kind: EntityKind) -> EntityID? {
    given(name) { reader throws(RPCError) in
      try reader.optional(name) { json throws(JSONMismatch) in try EntityID(json: json, of: kind) }
    }
  }

  /// Reads the id of an entity of one of several kinds.
  mutating func required(_ name: String, of kinds: [EntityKind]) throws(RPCError) -> EntityReference {
    try required(name) { json throws(JSONMismatch) in try EntityReference(json: json, of: kinds) }
  }

  /// Reads the id of an entity of one of several kinds; nil if absent. `finish` throws its error.
  mutating func given(_ name: String, of kinds: [EntityKind]) -> EntityReference? {
    given(name) { reader throws(RPCError) in
      try reader.optional(name) { json throws(JSONMismatch) in try EntityReference(json: json, of: kinds) }
    }
  }

  /// Reads ids of entities of the given kind; nil if absent. `finish` throws its error.
  mutating func given(_ name: String, each kind: EntityKind, _ count: Check<[EntityID]>) -> [EntityID]? {
    given(name) { reader throws(RPCError) in
      let ids = try reader.optional(name) { json throws(JSONMismatch) in
        guard json.kind == .array else { throw json.mismatch(expected: "an array") }
        var ids: [EntityID] = []
        for element in json.elements { ids.append(try EntityID(json: element, of: kind)) }
        return ids
      }
      if let ids, !count.holds(ids) { throw reader.invalid(name, expected: count.expected) }
      return ids
    }
  }
}
