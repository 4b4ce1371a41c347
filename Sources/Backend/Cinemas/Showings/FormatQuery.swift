// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// The formats of which a client wants one, compared with AMC's names and codes word by word: `70mm` is in neither
/// `IMAX 70MM` nor anything else that merely has its letters.
struct FormatQuery: Sendable {
  /// As people write them.
  let description: String
  /// The words of each wanted format.
  private let wanted: [[String]]

  /// - Parameter formats: each may name several, as `imax or dolby` does.
  init(_ formats: Formats) {
    description = formats.description
    let texts = formats.texts.map { text in
      [" or ", "/", "|", ";"].reduce(text.lowercased()) { $0.replacing($1, with: ",") }
    }
    wanted = texts.flatMap { $0.split(separator: ",") }.map { String($0).formatWords }.filter { !$0.isEmpty }
  }

  /// Whether a wanted format is one of the showtime's names or codes.
  func includes(_ showtime: Showtime) -> Bool {
    let names = (showtime.attributes ?? []).flatMap { [$0.code, $0.name] } + [showtime.format]
    let words = names.compactMap { $0?.formatWords }
    return wanted.contains { format in words.contains { Self.has($0, format) } }
  }

  /// Whether a name has all words of a format, or is the same written together.
  private static func has(_ name: [String], _ format: [String]) -> Bool {
    guard !name.isEmpty else { return false }
    if name.joined() == format.joined() { return true }
    guard format.allSatisfy(name.contains) else { return false }
    // Film of a gauge and the same on a screen of a brand are two formats.
    let isOfGauge = format.contains(where: gauges.contains)
    return !isOfGauge || Set(name).intersection(brands).isSubset(of: format)
  }

  /// What is wanted and no format, with its nearest one; nil if all are formats.
  /// - Parameter showtimes: those of the list, whose formats are known besides the usual ones.
  func unknown(in showtimes: [Showtime]) -> (text: String, nearest: String?)? {
    var known: Set<String> = Self.usual
    for showtime in showtimes {
      for attribute in showtime.attributes ?? [] { known.formUnion((attribute.name ?? "").formatWords) }
      known.formUnion((showtime.format ?? "").formatWords)
    }
    guard let format = wanted.first(where: { !$0.contains(where: known.contains) }) else { return nil }
    let text = format.joined(separator: " ")
    if Self.plain.contains(text) { return (text, nil) }
    return (text, nearest(to: text, in: known.filter { $0.count > 2 }.sorted(), within: 3))
  }

  private static let gauges: Set = ["70mm", "35mm", "16mm"]
  private static let brands: Set = ["imax", "dolby"]
  /// What people call showings without a format.
  private static let plain: Set = ["2d", "standard", "digital", "regular", "normal"]
  /// The words of AMC's formats, and of those of other theatres.
  private static let usual = Set(
    """
    imax dolby atmos 3d reald laser prime xl 70mm 35mm 4dx screenx dbox open closed caption subtitle dub spanish audio
    descriptive sensory dine recliner bigd hfr fan event
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}

extension String {
  /// The words of a format without case and marks, a plural as its singular, without words that say nothing.
  fileprivate var formatWords: [String] {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }.map { String($0).bare }
    let told = words.map { Self.synonyms[$0] ?? ($0.count > 4 && $0.hasSuffix("s") ? String($0.dropLast()) : $0) }
    let kept = told.filter { !$0.isEmpty && !Self.fillers.contains($0) }
    return kept.isEmpty ? told : kept
  }

  private static let synonyms = [
    "subtitled": "subtitle", "subtitles": "subtitle", "subs": "subtitle", "subbed": "subtitle", "captioned": "caption",
    "captions": "caption", "cc": "caption", "dubbed": "dub", "recliners": "recliner",
  ]
  /// What stands beside formats and in AMC's names of them.
  private static let fillers: Set = [
    "a", "amc", "and", "at", "film", "format", "in", "movie", "of", "on", "print", "screen", "screening", "showing",
    "the", "with", "version",
  ]
}
