// SPDX-License-Identifier: MIT
import Foundation
import JSONRPC
import Platform
import Testing

@testable import marquee

@Suite(.timeLimit(.minutes(5))) struct CallPrinterTests {
  private static let page = #"{"jsonrpc":"2.0","method":"$/progress","params":{"token":"call","value":"#
  private static let summary =
    #"{"jsonrpc":"2.0","id":1,"result":{"kind":"summary","pageCount":1,"itemCount":2,"complete":true}}"# + "\n"

  /// The output for these messages, which arrive in pieces of this many bytes, and the outcome.
  private func print(
    _ messages: String, isStream: Bool, pieces: Int = .max, form: OutputForm = .json(isForTerminal: false)
  ) throws -> (text: String, outcome: CallPrinter.Outcome?) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let printer = CallPrinter(
      isStream: isStream, output: FileDescriptor(rawValue: ends[1]), form: form, progress: .none)
    var rest = Array(messages.utf8)[...]
    while !rest.isEmpty {
      _ = try Array(rest.prefix(pieces)).withUnsafeBytes(printer.receive)
      rest = rest.dropFirst(pieces)
    }
    close(ends[1])
    let text = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
    return (String(decoding: text, as: UTF8.self), printer.outcome)
  }

  @Test(arguments: [Int.max, 1, 7])
  func aStreamPrintsItemsAsTheyStand(pieces: Int) throws {
    let page = Self.page + #"{"kind":"page","page":1,"items":[{"id":"a","n":1.0},{"id":"é"}]}}}"# + "\n"
    let (text, outcome) = try print(page + Self.summary, isStream: true, pieces: pieces)
    #expect(text == "{\"id\":\"a\",\"n\":1.0}\n{\"id\":\"é\"}\n")
    guard case .result = outcome else { return #expect(Bool(false), "no result") }
  }

  @Test func aResultIsPrintedWhole() throws {
    let (text, _) = try print(Self.summary, isStream: false)
    #expect(text == #"{"kind":"summary","pageCount":1,"itemCount":2,"complete":true}"# + "\n")
    #expect(try print(#"{"jsonrpc":"2.0","id":1,"result":null}"# + "\n", isStream: true).text == "null\n")
  }

  /// Regression: C1 controls and bidirectional marks, which JSON need not escape, reached the terminal.
  @Test(arguments: [true, false]) func aTerminalIsNotDrivenByAnItem(isForTerminal: Bool) throws {
    let item = "{\"title\":\"a\u{9B}2J\u{202E}\u{2028}\u{85}é\"}"
    let page = Self.page + #"{"kind":"page","page":1,"items":["# + item + "]}}}\n"
    let (text, _) = try print(page + Self.summary, isStream: true, form: .json(isForTerminal: isForTerminal))
    #expect(text == (isForTerminal ? #"{"title":"a\u009b2J\u202e\u2028\u0085é"}"# : item) + "\n")
  }

  /// The items of a stream don't carry their age.
  @Test func whatStandsInForAProviderSaysSo() throws {
    func words(_ age: String) throws -> String? {
      let page = Self.page + #"{"kind":"page","page":1,"items":[{"id":"amc:movie:1"}]\#(age)}}}"# + "\n"
      let summary = Self.summary.replacing(#""complete":true"#, with: #""complete":true"# + age)
      guard case .result(_, let message) = try print(page + summary, isStream: true).outcome else { return "no result" }
      return message?.text
    }
    #expect(try words(#","ageSeconds":185,"stale":true"#) == "cached 3 minutes ago; AMC is not answering")
    #expect(try words(#","ageSeconds":90000,"stale":true"#) == "cached 25 hours ago; AMC is not answering")
    #expect(try words(#","ageSeconds":30,"stale":true"#) == "cached 30 seconds ago; AMC is not answering")
    #expect(try words(#","ageSeconds":185"#) == nil)
    #expect(try words("") == nil)
  }

  @Test func peopleSeeATableAndHowToGoOn() throws {
    func list(_ cells: String, _ group: String) -> String {
      #"{"form":"list","title":"T","columns":[{"heading":"title"}],"groups":[{"id":"\#(group)","heading":"G\#(group)"}],"#
        + #""rows":[{"group":"\#(group)","cells":["\#(cells)"]}],"next":[{"title":"More","method":"a/b","params":{}}]}"#
    }
    func page(_ cells: String, _ group: String) -> String {
      Self.page + #"{"kind":"page","items":[],"presentation":\#(list(cells, group))}}}"# + "\n"
    }
    let end = Self.summary.replacing(#""complete":true"#, with: #""complete":true,"presentation":\#(list("", "9"))"#)
    let (text, _) = try print(
      page("a", "1") + page("b", "1") + page("c", "2") + end, isStream: true, form: .readable(Terminal()))
    #expect(text == "T\n  title\nG1\n  a\n  b\nG2\n  c\nNext:\n  marquee call a/b  # More\n")
  }

  @Test func peopleSeeIndentedJSONOfAnythingElse() throws {
    let message = #"{"jsonrpc":"2.0","id":1,"result":{"id":"a","list":[1,true],"none":[],"t":"\#u{9B}"}}"# + "\n"
    let (text, _) = try print(message, isStream: false, form: .readable(Terminal(isColoured: true)))
    let plain = text.replacing(/\u{1B}\[[0-9]+m/, with: "")
    #expect(
      plain == "{\n  \"id\": \"a\",\n  \"list\": [\n    1,\n    true\n  ],\n  \"none\": [],\n  \"t\": \"\\u009b\"\n}\n")
    #expect(text.contains("\u{1B}[36m\"id\"\u{1B}[0m"))
  }

  @Test func anErrorIsKeptForTheEnd() throws {
    let error = #"{"code":-32010,"message":"No key.","data":{"kind":"credentialsMissing","hint":"Set one.\u001b[2J"}}"#
    let (text, outcome) = try print(#"{"jsonrpc":"2.0","id":1,"error":\#(error)}"# + "\n", isStream: true)
    #expect(text == "")
    guard case .failure(let failure) = outcome else { return #expect(Bool(false), "no failure") }
    #expect(failure.line == error + "\n")
    #expect(failure.prose == "marquee: No key.\n  Set one.\\u{1B}[2J\n")
  }

  @Test func aReaderThatIsGoneIsNoticed() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    close(ends[0])
    defer { close(ends[1]) }
    let printer = CallPrinter(
      isStream: false, output: FileDescriptor(rawValue: ends[1]),
      form: .json(isForTerminal: false), progress: .none)
    #expect(throws: TransportClosed.self) {
      try Array(Self.summary.utf8).withUnsafeBytes { _ = try printer.receive($0) }
    }
  }
}
