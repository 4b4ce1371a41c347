// SPDX-License-Identifier: MIT
import JSON
import JSONRPC

/// A code of one of the lists of `reference/…`, or the name of its entry, as a filter takes it. Once it is resolved, it
/// is the code that the provider takes.
public struct Code: Hashable, Sendable {
  /// The code or the name.
  public fileprivate(set) var text: String

  public init(_ text: String) { self.text = text }
}

extension Code: JSONReadable, JSONWritable {
  /// The maximum number of characters; matches schema/models/Scalars.json.
  private static let mostCharacters = 200

  public init(json: JSONValue) throws(JSONMismatch) {
    guard let text = json.string.flatMap({ Query($0)?.text }), text.unicodeScalars.count <= Self.mostCharacters else {
      throw json.mismatch(expected: "a string of 1 to \(Self.mostCharacters) characters, not all of them blanks")
    }
    self.text = text
  }

  public func write(to writer: inout JSONWriter) { writer.string(text) }
}

/// The lists of codes that filters take: the values of `x-codes` in schema/.
public enum CodeList: String, CaseIterable, Sendable {
  case attributes, markets, states
  case genres, showGenres, watchProviders, certifications, countries, languages

  /// The list's name in `reference/…`.
  public var method: String { self == .showGenres ? "genres" : rawValue }
}

/// Params with values of lists of codes. Generated for every method that has such a parameter, so that none is sent
/// unchecked.
public protocol CodeParameters {
  /// Looks up each code in its list and puts the provider's code in the place of a name.
  /// - Throws: -32602 for a value that isn't in its list.
  mutating func resolve(_ codes: CodeResolver) async throws(RPCError)
}

/// A method whose params have codes. A router takes no handler of it that could send the codes unseen, as it isn't an
/// `RPCMethod`.
public protocol CodedMethod: MethodSignature where Params: CodeParameters {}

/// Looks up codes in their lists.
public struct CodeResolver: Sendable {
  /// A code where it was given, at a JSON Pointer. The country is the one that the list is of; nil for any.
  public struct Place: Sendable {
    public let text: String
    public let list: CodeList
    public let country: Region?
    public let pointer: String
  }

  private let code: @Sendable (Place) async throws(RPCError) -> String

  /// - Parameter code: returns the provider's code for what was given.
  public init(_ code: @escaping @Sendable (Place) async throws(RPCError) -> String) { self.code = code }

  func resolve(
    _ value: inout (some CodeValue)?, _ name: String, of list: CodeList, in country: Region? = nil
  ) async throws(RPCError) {
    try await value?.replaceCodes(at: "/" + name) { (text, pointer) async throws(RPCError) in
      try await code(Place(text: text, list: list, country: country, pointer: pointer))
    }
  }
}

/// A value with codes.
protocol CodeValue: Sendable {
  /// - Parameter code: returns what to put in the place of a code; gets the JSON Pointer too.
  mutating func replaceCodes(
    at pointer: String, _ code: (String, String) async throws(RPCError) -> String
  ) async throws(RPCError)
}

extension Code: CodeValue {
  mutating func replaceCodes(
    at pointer: String, _ code: (String, String) async throws(RPCError) -> String
  ) async throws(RPCError) {
    text = try await code(text, pointer)
  }
}

/// A value whose form admits no names, so that it can only be in its list or not.
private protocol FixedCode: CodeValue {
  var listed: String { get }
}

extension FixedCode {
  mutating func replaceCodes(
    at pointer: String, _ code: (String, String) async throws(RPCError) -> String
  ) async throws(RPCError) {
    _ = try await code(listed, pointer)
  }
}

extension EntityID: FixedCode { fileprivate var listed: String { description } }
extension Region: FixedCode { fileprivate var listed: String { code } }
extension Language: FixedCode { fileprivate var listed: String { code } }

extension Array: CodeValue where Element: CodeValue {
  mutating func replaceCodes(
    at pointer: String, _ code: (String, String) async throws(RPCError) -> String
  ) async throws(RPCError) {
    for index in indices { try await self[index].replaceCodes(at: "\(pointer)/\(index)", code) }
  }
}

/// One value, or a list of 1 to 20.
public struct OneOrMore<Value: JSONReadable & JSONWritable & Hashable & Sendable>: Hashable, Sendable {
  /// Never empty.
  public private(set) var values: [Value]

  public init(_ value: Value) { values = [value] }
}

extension OneOrMore: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard json.kind == .array else {
      values = [try Value(json: json)]
      return
    }
    values = try [Value](json: json)
    guard 1...20 ~= values.count else { throw json.mismatch(expected: "a value, or an array of 1 to 20") }
  }

  public func write(to writer: inout JSONWriter) { values.write(to: &writer) }
}

extension OneOrMore: CodeValue where Value: CodeValue {
  mutating func replaceCodes(
    at pointer: String, _ code: (String, String) async throws(RPCError) -> String
  ) async throws(RPCError) {
    try await values.replaceCodes(at: pointer, code)
  }
}
