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
    /// The table of the list. The first page sets its columns.
    var table: TerminalTable?
  }

  private let method: String
  private let wording: Wording
  private let isStream: Bool
  private let output: FileDescriptor
  private let form: OutputForm?
  private let state: Mutex<State>

  /// - Parameters:
  ///   - method: the method that is called; its rows' columns are those of a table.
  ///   - wording: how the user reads distances and times.
  ///   - form: nil if results and pages are not printed.
  ///   - progress: where progress is shown.
  init(
    method: String, wording: Wording = Wording(), isStream: Bool, output: FileDescriptor, form: OutputForm?,
    progress: ProgressLine.Form
  ) {
    self.method = method
    self.wording = wording
    self.isStream = isStream
    self.output = output
    self.form = form
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
    let outcome = Wording.$current.withValue(wording) {
      Result { () throws(TransportClosed) in try handle(bytes) }
    }
    return try outcome.get()
  }

  private func handle(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Bool {
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
      if isStream, let form, let event = value["event"] { try write(form.text(ofEvent: event)) }
    case "gap":
      state.progress.clear()
      if isStream, let form { try write(form.text(ofEvent: value)) }
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
      if !isSummary {
        if let watches = WatchListing(result) { return try write(watches.text(for: terminal)) }
        if let hall = HallPage(result) { return try write(Array(hall.text(for: terminal).utf8)) }
        if let movie = MoviePage(result, of: method) { return try write(Array(movie.text(for: terminal).utf8)) }
        guard result["items"]?.elements.allSatisfy({ $0.kind == .object }) == true else {
          return try write(Array(TerminalJSON(terminal: terminal).text(result).utf8))
        }
        try print(itemsOf: result, &state)
      }
      try write(Array(ListNotes(result).text(for: terminal).utf8))
    }
  }

  /// - Parameter page: a page, or another result with `items`.
  private func print(itemsOf page: JSONValue, _ state: inout State) throws(TransportClosed) {
    guard let form else { return }
    let items = page["items"].map { Array($0.elements) } ?? []
    switch form {
    case .json: try write(form.lines(items))
    case .readable(let terminal):
      guard !items.isEmpty else { return }
      let day = page["date"]?.string.flatMap { Day($0) }
      let party = page["partySize"]?.integer
      let table = state.table ?? TerminalTable(of: items, RowColumns(of: method), on: day, party: party, for: terminal)
      let heading = state.table == nil ? table.heading : ""
      state.table = table
      try write(Array((heading + table.lines(items)).utf8))
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
