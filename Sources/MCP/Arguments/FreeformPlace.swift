// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

extension Query {
  /// Reads a place as people write it, and drops the words around it and the last four digits of a ZIP+4 code:
  /// `near 64106-1234`, `in Chicago`, `the Kansas City area`.
  /// - Returns: nil for a text without words.
  init?(place text: String) {
    guard let query = Query(text) else { return nil }
    var words = query.text.split(separator: " ").map(String.init)
    if words.count > 1, ["near", "in", "at", "around"].contains(words[0].lowercased()) { words.removeFirst() }
    if words.count > 1, ["area", "usa"].contains(words.last?.lowercased()) {
      words.removeLast()
      if words.count > 1, words[0].lowercased() == "the" { words.removeFirst() }
    }
    if words.last?.last == "," { words[words.count - 1].removeLast() }
    let place = words.joined(separator: " ")
    let isCode = place.utf8.count == 10 && place.allSatisfy { $0 == "-" || $0.isNumber }
    self = Query(isCode && place.dropFirst(5).first == "-" ? String(place.prefix(5)) : place) ?? query
  }

  /// A place that can be looked up.
  /// - Parameter argument: the name of the argument that has this value, for the error.
  /// - Returns: nil for a text without words.
  /// - Throws: -32602 for words that mean the person's own position, which the program doesn't know.
  static func place(_ text: String, of argument: String) throws(RPCError) -> Query? {
    guard isOfPerson(text) else { return Query(place: text) }
    let expected = "a city, a zip code or a theatre: the person's own position is not known here, so ask for it"
    throw .invalid(argument, expected: expected, got: text, "\"\(argument)\" is invalid: expected \(expected)")
  }

  /// Whether the words mean the person's own position: `near me`, `my current location`, `theaters nearby`.
  private static func isOfPerson(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let pointing = ["me", "my", "here", "nearby", "current", "home", "us"]
    let others = [
      "near", "around", "at", "in", "by", "the", "to", "close", "closest", "nearest", "location", "area", "place",
      "city", "town", "neighborhood", "user", "s", "person", "theater", "theaters", "theatre",
      "theatres", "cinema", "cinemas", "movies", "position", "amc",
    ]
    return words.contains(where: pointing.contains) && words.allSatisfy { (pointing + others).contains($0) }
  }
}
