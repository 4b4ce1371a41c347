// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSONRPC

/// Validates the arguments of prompts and formats them for the prompt's text.
enum PromptText {
  static func place(_ arguments: [String: String]) throws(RPCError) -> String? {
    guard let place = arguments["place"] else { return nil }
    guard let quoted = quoted(place) else { throw invalid("place", expected: "a city, a zip code or a theatre") }
    return quoted
  }

  static func date(_ arguments: [String: String]) throws(RPCError) -> String? {
    guard let date = blankless(arguments["date"]) else { return nil }
    guard let day = SpokenDay(date) else {
      throw invalid("date", expected: "today, tonight, tomorrow, a weekday, or a day as YYYY-MM-DD")
    }
    return day.word.description
  }

  static func partySize(_ arguments: [String: String]) throws(RPCError) -> Int? {
    guard let text = blankless(arguments["party_size"]) else { return nil }
    guard let size = Int(text), (1...20).contains(size) else {
      throw invalid("party_size", expected: "a number from 1 to 20")
    }
    return size
  }

  /// The text in quotation marks, on one line; nil if it is empty.
  static func quoted(_ text: String?) -> String? {
    blankless(text).map { "\"\(TextValue.shortened($0.replacing("\"", with: "'"), to: 300))\"" }
  }

  private static func blankless(_ text: String?) -> String? {
    guard let text = text?.forModel, !text.isEmpty else { return nil }
    return text
  }

  private static func invalid(_ name: String, expected: String) -> RPCError {
    RPCError(.invalidParams, "\"\(name)\" is invalid: expected \(expected)") { writer in
      writer.member("path", "/arguments/\(name)")
      writer.member("expected", expected)
    }
  }
}
