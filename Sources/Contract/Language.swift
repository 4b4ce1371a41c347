// SPDX-License-Identifier: MIT
import Basics
import JSON

/// A language of ISO 639-1 and optionally a country, in the form that every upstream accepts: `de`, `pt-BR`.
///
/// Reads any well-formed tag (BCP 47) in any case, with hyphens or underscores. A script decides between TMDB's two
/// kinds of Chinese if no country does; other scripts, variants and extensions are dropped, since no upstream has texts
/// by them.
public struct Language: Hashable, Sendable {
  /// The language's two-letter code.
  public let code: String
  /// The country.
  public let region: Region?

  /// The tag: `pt-BR`.
  public var tag: String { region.map { "\(code)-\($0.code)" } ?? code }

  /// - Returns: nil if the tag is malformed, or the language or country is none of ISO's.
  public init?(_ text: String) {
    guard let (language, country, script) = Self.subtags(of: text), ISOCodes.languages.contains(language) else {
      return nil
    }
    code = language
    region = (country ?? (language == "zh" ? script : nil)).flatMap { Region($0) }
    if country != nil, region == nil { return nil }
  }

  /// The tag's language in canonical form, its country, and the country for which TMDB has Chinese in its script.
  private static func subtags(of text: String) -> (language: String, country: String?, script: String?)? {
    let subtags = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = subtags.first, 2...3 ~= first.utf8.count, first.utf8.allSatisfy(\.isASCIILetter),
      subtags.allSatisfy({ 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy(\.isASCIIAlphanumeric) })
    else { return nil }
    // After a single letter come extensions and what is for private use (RFC 5646 section 2.1).
    let rest = subtags.dropFirst().prefix { $0.utf8.count > 1 }
    let country = rest.first { $0.utf8.count == 2 && $0.utf8.allSatisfy(\.isASCIILetter) }
    // What BCP 47's registry prefers to withdrawn codes.
    let replacements = ["in": "id", "iw": "he", "ji": "yi", "jw": "jv", "mo": "ro"]
    let script = rest.contains("hans") ? "CN" : rest.contains("hant") ? "TW" : nil
    return (replacements[String(first)] ?? String(first), country.map(String.init), script)
  }

  /// The known tag that is nearest to an invalid one; nil for a malformed tag.
  private static func nearest(to text: String) -> String? {
    guard let (language, country, _) = subtags(of: text), let code = ISOCodes.languages.nearest(to: language) else {
      return nil
    }
    return [code, country.flatMap(Region.nearest)].compactMap(\.self).joined(separator: "-")
  }
}

extension Language: JSONReadable, JSONWritable {
  public init(json: JSONValue) throws(JSONMismatch) {
    guard let language = json.string.flatMap({ Language($0) }) else {
      throw json.mismatch(
        expected: "a language of ISO 639-1 such as en or pt-BR", nearest: json.string.flatMap(Self.nearest))
    }
    self = language
  }

  public func write(to writer: inout JSONWriter) { writer.string(tag) }
}
