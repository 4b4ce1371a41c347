// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Platform
import Providers
import Synchronization

/// Prints the server's messages as `marquee call` shows them: items and the result on stdout, the rest on stderr.
final class CallPrinter: Sendable {
  /// The outcome of the call.
  enum Outcome {
    /// - Parameters:
    ///   - note: the message of an empty list, whose stream has printed nothing.
    ///   - age: set if the result is stale, because its provider is not answering.
    case result(note: String?, age: AgeMessage?)
    case failure(RPCErrorMessage)
  }

  private struct State {
    /// The start of a message whose end has not arrived.
    var unfinished: [UInt8] = []
    var outcome: Outcome?
    /// The providers of the pages' content.
    var sources: [Provider] = []
    var progress: ProgressLine
    /// The table of the list, of which the first page sets the widths, and the group of its last row.
    var table: PresentationTable?
    var group: String?
  }

  private let isStream: Bool
  private let output: FileDescriptor
  private let form: OutputForm?
  private let showsIDs: Bool
  private let state: Mutex<State>

  /// - Parameters:
  ///   - form: nil if results and pages are not printed.
  ///   - showsIDs: whether a table has its rows' ids even if other columns have no room then.
  ///   - progress: where progress is shown.
  init(
    isStream: Bool, output: FileDescriptor, form: OutputForm?, showsIDs: Bool = false, progress: ProgressLine.Form
  ) {
    self.isStream = isStream
    self.output = output
    self.form = form
    self.showsIDs = showsIDs
    state = Mutex(State(progress: ProgressLine(progress)))
  }

  /// The outcome; nil until the response has arrived.
  var outcome: Outcome? { state.withLock { $0.outcome } }

  /// Erases the progress line.
  func finish() { state.withLock { $0.progress.clear() } }

  /// Prints the messages in a chunk of newline-delimited output.
  ///
  /// - Returns: whether the response has arrived.
  func receive(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Bool {
    try state.withLock { state throws(TransportClosed) in
      state.unfinished += bytes
      var rest = state.unfinished[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        try handle(Array(rest[..<end]), &state)
        rest = rest[(end + 1)...]
      }
      state.unfinished = Array(rest)
      return state.outcome != nil
    }
  }

  private func handle(_ line: [UInt8], _ state: inout State) throws(TransportClosed) {
    guard let message = try? JSONValue(parsing: line, limits: JSONLimits(depth: .max)) else { return }
    if let value = message["params"]?["value"], message["method"] != nil {
      try handle(progress: value, &state)
    } else if let error = message["error"] {
      state.progress.clear()
      state.outcome = .failure(RPCErrorMessage(error))
    } else if let result = message["result"] {
      state.progress.clear()
      // The items of a stream have been printed; the rest of its summary is for people.
      let isSummary = isStream && result["kind"]?.string == "summary"
      try print(result: result, isSummary: isSummary, &state)
      let isPrinted = if case .readable? = form { true } else { false }
      state.outcome = .result(
        note: isSummary && !isPrinted ? result["message"]?.string ?? Self.note(onCount: result["itemCount"]) : nil,
        age: AgeMessage(result, from: isSummary ? state.sources : result.sources))
    }
  }

  /// What is said of a stream without a message of its own; nil if it has given items.
  private static func note(onCount count: JSONValue?) -> String? { count?.integer == 0 ? "Nothing found." : nil }

  private func handle(progress value: JSONValue, _ state: inout State) throws(TransportClosed) {
    switch value["kind"]?.string {
    case "page":
      state.progress.clear()
      if isStream { try print(itemsOf: value, &state) }
      state.progress.show(page: value)
      if state.sources.isEmpty { state.sources = value.sources }
    case "event":
      state.progress.clear()
      if isStream { try print(itemsOf: value, &state) }
    case "gap":
      state.progress.clear()
      if isStream { try print(itemsOf: value, &state) }
    case "error": state.progress.show(fault: value)
    case "report": state.progress.show(work: value)
    default: break
    }
  }

  private func print(result: JSONValue, isSummary: Bool, _ state: inout State) throws(TransportClosed) {
    guard let form else { return }
    switch form {
    case .json: if !isSummary { try write(form.lines([result])) }
    case .readable(let terminal):
      guard let presentation = result["presentation"] else {
        return try write(Array(TerminalJSON(terminal: terminal).text(result).utf8))
      }
      let page = PresentationPage(presentation: presentation, terminal: terminal, showsIDs: showsIDs)
      try write(Array(page.text(isContinued: isSummary && state.table != nil).utf8))
    }
  }

  /// - Parameter page: a page, an event or another part of a stream.
  private func print(itemsOf page: JSONValue, _ state: inout State) throws(TransportClosed) {
    guard let form else { return }
    switch form {
    case .json:
      if let event = page["event"] { return try write(form.lines([event])) }
      try write(form.lines(page["items"].map { Array($0.elements) } ?? [page]))
    case .readable(let terminal):
      guard let list = page["presentation"] else { return }
      let table = state.table ?? PresentationTable(list, terminal, showsIDs: showsIDs)
      let head = PresentationPage(presentation: list, terminal: terminal, showsIDs: showsIDs).head()
      let heading = state.table == nil ? head + table.heading : ""
      state.table = table
      try write(Array((heading + table.text(list, after: state.group)).utf8))
      for row in list["rows"]?.elements.map({ $0 }) ?? [] { state.group = row["group"]?.string ?? state.group }
    }
  }

  private func write(_ text: [UInt8]) throws(TransportClosed) {
    do throws(SystemError) { try output.writeAll(text) } catch { throw TransportClosed(error) }
  }
}

/// The note about a stale response: `cached 3 minutes ago; AMC is not answering`.
struct AgeMessage {
  let text: String

  /// Returns nil unless the response is stale.
  ///
  /// - Parameters:
  ///   - answer: a result, or the summary of a stream.
  ///   - sources: the providers of its content.
  init?(_ answer: JSONValue, from sources: [Provider]) {
    guard answer["stale"]?.boolean == true, let seconds = answer["ageSeconds"]?.integer else { return nil }
    text = "cached \(Self.words(seconds)) ago; \(sources.silence)"
  }

  /// The age in the largest unit of which it has at least 2.
  private static func words(_ seconds: Int) -> String {
    let units = [(86_400, "days"), (3_600, "hours"), (60, "minutes")]
    guard let (length, name) = units.first(where: { seconds >= 2 * $0.0 }) else { return "\(seconds) seconds" }
    return "\(seconds / length) \(name)"
  }
}
