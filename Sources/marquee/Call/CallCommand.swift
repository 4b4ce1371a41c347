// SPDX-License-Identifier: MIT
import Basics
import JSONRPC
import Platform

/// `marquee call`: sends one request to the same engine as `marquee serve`, in this process.
struct CallCommand {
  let method: String
  let params: Arguments.CallParams
  let isStream: Bool

  /// - Parameter output: receives the results.
  /// - Returns: the exit code.
  func run(_ composition: Composition, output: FileDescriptor, signals: Signals) throws(UsageError) -> Int32 {
    try checkMethod(composition.router.methods)
    let request = try CallRequest(method: method, params: paramsText(), isStream: isStream)

    let isForPeople = FileDescriptor.standardError.isTerminal
    let printer = CallPrinter(
      isStream: isStream, output: output, isForTerminal: output.isTerminal,
      progress: isForPeople ? .standardError : nil)
    let configuration = Configuration(
      framing: .lines, limits: Self.limits, redact: composition.services.redactor.redact)
    let server = Server(router: composition.router, configuration: configuration)
    signals.forward(to: server)
    let ending = server.run(over: CallTransport(request: request, printer: printer, output: output))
    printer.finish()

    switch (ending, printer.outcome) {
    case (.signal, _), (.outputClosed, _): return ending.exitCode
    case (.outputFailed, _):
      complain(of: ending)
      return ending.exitCode
    case (_, .failure(let error)):
      writeError(isForPeople ? error.prose : error.line)
      return 1
    case (_, .result(let note, let age)):
      if isForPeople, let note { writeError("marquee: \(note.forTerminal)\n") }
      // Also for programs: the items of a stream don't carry this.
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
    throw UsageError(message: "unknown method \(quoted(method))\(suggestion(method, methods))")
  }

  private func paramsText() throws(UsageError) -> [UInt8]? {
    switch params {
    case .none: nil
    case .text(let text): Array(text.utf8)
    case .standardInput: try readAll()
    }
  }

  private func readAll() throws(UsageError) -> [UInt8] {
    let limit = Self.limits.messageBytes / 2
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileDescriptor.standardInput.readAll(limit: limit)
    } catch {
      throw UsageError(message: "stdin can't be read: \(error)")
    }
    guard bytes.count <= limit else { throw UsageError(message: "the params are too long") }
    return bytes
  }
}
