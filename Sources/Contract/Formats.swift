// SPDX-License-Identifier: MIT
import JSON

/// The formats or attributes that showings may have, such as `imax`: one, or several of which one is enough.
public struct Formats: Hashable, Sendable {
  /// The maximum number of formats and of their characters; these match schema/models/Scalars.json.
  private static let (mostFormats, mostCharacters) = (10, 100)

  /// As people write them; never empty.
  public let texts: [String]

  /// - Parameter text: the only format.
  public init(_ text: Query) { texts = [text.text] }
}

extension Formats: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    let list = json.kind == .array ? Array(json.elements) : [json]
    texts = list.compactMap { $0.string.flatMap { Query($0)?.text } }.filter { $0.count <= Self.mostCharacters }
    guard texts.count == list.count, (1...Self.mostFormats).contains(list.count) else {
      throw json.mismatch(
        expected: "a format of 1 to \(Self.mostCharacters) characters, or a list of 1 to \(Self.mostFormats) formats")
    }
  }

  public func write(to writer: inout JSONWriter) {
    if texts.count == 1 { writer.string(texts[0]) } else { texts.write(to: &writer) }
  }
}

extension Formats: CustomStringConvertible {
  /// In a sentence: `imax or dolby`.
  public var description: String { texts.joined(separator: " or ") }
}
