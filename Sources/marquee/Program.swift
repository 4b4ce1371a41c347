import Backend
import EndpointCore
import JSONRPC

/// What the words of the command line lead to.
struct Program {
  let streams: StandardStreams

  /// - Parameter words: the words after the program's name.
  /// - Returns: the exit code.
  func run(_ words: some Collection<String>) -> Int32 {
    do {
      return try run(Arguments(parsing: words))
    } catch let error as UsageError {
      return complain(error.message)
    } catch {
      // A setting that can't be used is as wrong as an option.
      return complain("\(error)")
    }
  }

  private func run(_ arguments: Arguments) throws -> Int32 {
    switch arguments.command {
    case .help(let command): return print(HelpText.page(for: command))
    case .version: return print("marquee 1.0.0\n")
    case .schema: return print("")
    case .doctor: return 0
    case .call(let method, let params, let isStream):
      let call = CallCommand(method: method, params: params, isStream: isStream)
      let redactor = Redactor()
      return try call.run(Router(), redact: redactor.redact, output: streams.output)
    case .serve:
      let redactor = Redactor()
      return ServeCommand(arguments: arguments).run(Router(), redact: redactor.redact, streams: streams)
    }
  }

  /// Somebody who has read enough, as `head` does, is no error.
  private func print(_ text: String) -> Int32 {
    _ = writeAll(Array(text.utf8), to: streams.output)
    return 0
  }

  private func complain(_ message: String) -> Int32 {
    writeError("marquee: \(message)\n")
    return 2
  }
}
