// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC
import Platform
import Synchronization

/// `marquee call`: sends one request to the same engine as `marquee serve`, in this process.
struct CallCommand {
  let method: String
  let params: Arguments.CallParams
  let options: Arguments.CallOptions
  /// Where results are shown to people; nil for JSON.
  let terminal: Terminal?
  /// Whether to print only the progress of the work and not its result.
  var isForProgress = false

  /// - Parameter streams: standard output receives the results.
  /// - Returns: the exit code.
  func run(_ composition: Composition, streams: StandardStreams, signals: Signals) throws(UsageError) -> Int32 {
    try checkMethod(composition.router.methods)
    let isForPeople = FileDescriptor.standardError.isTerminal
    // Progress is for people who wait; only a long piece of work is reported to programs, too.
    let paramsText = try paramsText(streams.input)
    let contractMethod = terminal == nil ? nil : ContractMethod.named(method)
    let request = try CallRequest(
      method: method, params: paramsText, isStream: options.isStream, reportsWork: isForProgress || isForPeople,
      presenting: contractMethod)
    // What the method itself writes there is all of the output.
    let to = paramsText.flatMap { try? JSONValue(parsing: $0) }?["to"]?.string
    let isOutputTaken = method == LibraryExport.name && to == "-"
    let output = streams.output
    let services = composition.backend.services
    var terminal = terminal
    terminal?.next = NextCommand(isSandbox: services.settings.isSandbox)
    let readable = terminal.map { OutputForm.readable($0) } ?? .json(isForTerminal: output.isTerminal)
    let ofPrograms: ProgressLine.Form = isForProgress ? .lines(.standardError) : .none
    let progress = isForPeople ? .overwritten(.standardError) : ofPrograms
    let printer = CallPrinter(
      isStream: options.isStream, output: output, form: isForProgress || isOutputTaken ? nil : readable,
      showsIDs: options.showsIDs, progress: progress)
    let configuration = Configuration(
      framing: .lines, limits: Self.limits, redact: composition.backend.services.redactor.redact)
    let server = Server(router: composition.router, configuration: configuration)
    signals.forward(to: server)
    composition.backend.startLearningOnDemand()
    let ending = server.run(over: CallTransport(request: request, printer: printer, output: output))
    printer.finish()
    if case .endOfInput = ending { composition.backend.finishLearning() }

    switch (ending, printer.outcome) {
    case (.signal, _), (.outputClosed, _): return ending.exitCode
    case (.outputFailed, _):
      complain(of: ending)
      return ending.exitCode
    case (_, .failure(let error)):
      writeError(isForPeople ? error.prose : error.line)
      if isForPeople, error.isOfParams { writeError("  `marquee help \(method)` explains its parameters\n") }
      return error.isOfParams ? 2 : 1
    case (_, .result(let note, let age)):
      // Also for programs: nothing on stdout says why it is empty.
      if let note { writeError("marquee: \(note.forTerminal)\n") }
      // The items of a stream don't carry this.
      if let age { writeError("marquee: \(age.text)\n") }
      return 0
    case (_, nil): return 0
    }
  }

  /// Very generous limits, because the request is the user's own; an interrupt ends the call at once.
  private static var limits: Limits {
    var limits = Limits()
    limits.messageBytes = 1 << 30
    limits.messageValues = .max
    limits.drain = .seconds(86_400)
    limits.signalDrain = .zero
    return limits
  }

  private func checkMethod(_ methods: [String]) throws(UsageError) {
    guard !methods.contains(method) else { return }
    throw UsageError(unknownMethod: method, of: methods)
  }

  private func paramsText(_ input: FileDescriptor) throws(UsageError) -> [UInt8]? {
    switch params {
    case .none: nil
    case .text(let text): Array(text.utf8)
    // `checkMethod` has found it.
    case .named(let params):
      try ContractMethod.named(method).map { method throws(UsageError) in try params.json(for: method) }
    case .standardInput: try readAll(input)
    }
  }

  private func readAll(_ input: FileDescriptor) throws(UsageError) -> [UInt8] {
    if input.isTerminal { writeError("marquee: reading the params from the terminal; press Ctrl-D to end\n") }
    let limit = Self.limits.messageBytes / 2
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try input.readAll(limit: limit)
    } catch {
      throw UsageError(message: "stdin can't be read: \(error)")
    }
    guard bytes.count <= limit else { throw UsageError(message: "the params are too long") }
    return bytes
  }
}

extension CallCommand {
  /// `index/update`, with its progress.
  /// - Parameter folder: a folder with TMDB's lists; nil to fetch them.
  init(indexUpdateFrom folder: String?) {
    var writer = JSONWriter()
    writer.object { $0.member("from", folder) }
    self.init(
      method: "index/update", params: .text(String(decoding: writer.bytes, as: UTF8.self)),
      options: Arguments.CallOptions(), terminal: nil, isForProgress: true)
  }
}

/// The client side of `marquee call`: sends one request and passes every message of the server to a printer.
///
/// After the request the input stays open and silent until the response has arrived, so that the server notices at once
/// when nobody reads stdout any more.
final class CallTransport: ByteTransport {
  private let unread: Mutex<ArraySlice<UInt8>>
  private let printer: CallPrinter
  /// Provides no input; reports that the output was closed or that reading was interrupted.
  private let watch: FileDescriptorTransport
  private let isAnswered = Atomic(false)

  /// - Parameter output: the descriptor that the printer writes to.
  init(request: CallRequest, printer: CallPrinter, output: FileDescriptor) {
    unread = Mutex(request.line[...])
    self.printer = printer
    watch = FileDescriptorTransport(input: .none, output: output)
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> ReadOutcome {
    let count = unread.withLock { unread in
      let part = unread.prefix(buffer.count)
      buffer.copyBytes(from: part)
      unread = unread.dropFirst(part.count)
      return part.count
    }
    if count > 0 { return .bytes(count) }
    let outcome = watch.read(into: buffer)
    return outcome == .interrupted && isAnswered.load(ordering: .acquiring) ? .endOfInput : outcome
  }

  func write(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) {
    guard try printer.receive(bytes) else { return }
    isAnswered.store(true, ordering: .releasing)
    watch.interrupt()
  }

  /// Always 0, because printing may block.
  func writeWithoutBlocking(_ bytes: UnsafeRawBufferPointer) throws(TransportClosed) -> Int { 0 }

  func interrupt() { watch.interrupt() }
}
