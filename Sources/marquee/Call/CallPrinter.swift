// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Platform
import Synchronization

/// Turns what the server says into what `marquee call` prints: items and the result on stdout, the rest on stderr.
final class CallPrinter: Sendable {
  /// How the call came out.
  enum Outcome {
    /// - Parameters:
    ///   - note: what to tell a person, such as that nothing was found.
    ///   - age: nil unless it stands in for a provider that is not answering.
    case result(note: String?, age: AgeMessage?)
    case failure(RPCErrorMessage)
  }

  private struct State {
    /// The beginning of a message whose end has not come.
    var unfinished: [UInt8] = []
    var outcome: Outcome?
    /// Who has said what the pages hold.
    var sources: [Provider] = []
    var progress: ProgressLine
  }

  private let isStream: Bool
  private let output: FileDescriptor
  private let isForTerminal: Bool
  private let state: Mutex<State>

  /// - Parameters:
  ///   - isForTerminal: the output is one, which nothing that is printed may drive.
  ///   - progress: where the progress line goes; nil for none.
  init(isStream: Bool, output: FileDescriptor, isForTerminal: Bool, progress: FileDescriptor?) {
    self.isStream = isStream
    self.output = output
    self.isForTerminal = isForTerminal
    state = Mutex(State(progress: ProgressLine(terminal: progress)))
  }

  /// Nil while the answer has not come.
  var outcome: Outcome? { state.withLock { $0.outcome } }

  /// Takes the progress line away.
  func finish() { state.withLock { $0.progress.clear() } }

  /// Prints the messages in these bytes, one per line.
  ///
  /// - Returns: whether the answer was among them.
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
      // A stream's items have been printed; what is left to say of it is for people.
      let isSummary = isStream && result["kind"]?.string == "summary"
      if !isSummary { try print([result.rawBytes]) }
      state.outcome = .result(
        note: isSummary ? result["message"]?.string : nil,
        age: AgeMessage(result, from: isSummary ? state.sources : result.sources))
    }
  }

  private func handle(progress value: JSONValue, _ state: inout State) throws(TransportClosed) {
    switch value["kind"]?.string {
    case "page":
      state.progress.clear()
      if isStream, let items = value["items"] { try print(items.elements.map(\.rawBytes)) }
      state.progress.show(page: value)
      if state.sources.isEmpty { state.sources = value.sources }
    case "error": state.progress.show(fault: value)
    default: break
    }
  }

  /// One value to a line.
  private func print(_ values: [ArraySlice<UInt8>]) throws(TransportClosed) {
    var text: [UInt8] = []
    for value in values {
      text += isForTerminal ? jsonForTerminal(value)[...] : value
      text.append(UInt8(ascii: "\n"))
    }
    do throws(SystemError) { try output.writeAll(text) } catch { throw TransportClosed(error) }
  }
}
