import Backend
import Contract
import Glibc
import JSONRPC
import MCP

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
    case .version: return print("\(Product.name) \(Product.version)\n")
    case .schema: return print("\(ContractDocument.text)\n")
    case .doctor:
      return try composed(arguments) { composition in
        let command = DoctorCommand(findings: wait(for: Doctor(services: composition.services).examine))
        let printed = print(command.table)
        return printed == 0 ? command.exitCode : printed
      }
    case .call(let method, let params, let isStream):
      let command = CallCommand(method: method, params: params, isStream: isStream)
      return try composed(arguments) { try command.run($0, output: streams.output) }
    case .mcp(let tools, let allowsCredentials):
      let options = MCPOptions(
        tools: tools, allowsCredentials: allowsCredentials, product: (Product.name, Product.version))
      return try composed(arguments) {
        AssistantCommand(arguments: arguments, options: options).run($0, streams: streams)
      }
    case .serve:
      return try composed(arguments) { ServeCommand(arguments: arguments).run($0, streams: streams) }
    }
  }

  private func composed(_ arguments: Arguments, _ body: (Composition) throws -> Int32) throws -> Int32 {
    let composition = try Composition(arguments)
    defer {
      composition.services.close()
      composition.log.flush()
    }
    return try body(composition)
  }

  /// Somebody who has read enough, as `head` does, is no error.
  private func print(_ text: String) -> Int32 {
    guard !writeAll(Array(text.utf8), to: streams.output), errno != EPIPE else { return 0 }
    complainOfOutput(errno)
    return 1
  }

  private func complain(_ message: String) -> Int32 {
    writeError("marquee: \(message)\n")
    return 2
  }
}
