// SPDX-License-Identifier: MIT
import Backend
import Basics
import Contract
import JSON
import JSONRPC
import MCP
import Platform

/// Runs the command that the command line names.
struct Program {
  let streams: StandardStreams
  /// `CurrentProcess.parent` when the program started.
  let parent: Int?

  /// - Parameter words: the program's name and its arguments, each nil if it isn't valid UTF-8.
  /// - Returns: the exit code.
  func run(_ words: [String?]) -> Int32 {
    // Since Linux 5.18 a program that is started without any words gets one empty word. To serve, as without a command,
    // would be a guess: the sandbox may have been wanted.
    guard words.contains(where: { $0 != "" }) else {
      return complain("the command line is empty: even the program's name is missing")
    }
    // Fails instead of replacing the invalid bytes: a path with replacements would name another file.
    let given = words.dropFirst().compactMap(\.self)
    guard given.count == words.count - 1 else { return complain("the command line is not valid UTF-8") }
    if given.first == "__complete" { return print(ShellCompletion(given.dropFirst()).text) }
    do {
      return try run(Arguments(parsing: given))
    } catch let error as UsageError {
      return complain(error.message)
    } catch {
      // An unusable setting is treated like an invalid option.
      return complain("\(error)")
    }
  }

  private func run(_ arguments: Arguments) throws -> Int32 {
    switch arguments.command {
    case .help(let topic, let asManual): return print(try help(topic, asManual: asManual))
    case .version:
      let contract = ContractDocument.version
      return print("\(Product.name) \(Product.version), contract \(contract) (\(BuildDescription.text))\n")
    case .methods(let family): return print(try methods(of: family))
    case .schema(let method): return print(try schema(of: method))
    case .doctor:
      return try composed(arguments) { composition, _ in
        let command = DoctorCommand(findings: wait(for: Doctor(composition.backend).diagnose))
        let printed = print(command.table)
        return printed == 0 ? command.exitCode : printed
      }
    case .indexStatus:
      return try composed(arguments) { composition, _ in print(indexTable(of: composition)) }
    case .indexUpdate(let folder):
      return try composed(arguments) { composition, signals in
        let code = try CallCommand(indexUpdateFrom: folder).run(composition, streams: streams, signals: signals)
        return code == 0 ? print(indexTable(of: composition)) : code
      }
    case .call(let method, let params, let options):
      let command = CallCommand(
        method: method, params: params, options: options, terminal: options.isJSON ? nil : terminal)
      return try composed(arguments) { try command.run($0, streams: streams, signals: $1) }
    case .mcp(let tools, let results, let hasLinks, let permissions):
      let options = MCPOptions(
        tools: tools, results: results, hasLinks: hasLinks, permissions: permissions,
        isSandbox: arguments.isSandbox,
        product: (Product.name, Product.version))
      return try composed(arguments) {
        AssistantCommand(arguments: arguments, options: options, parent: parent)
          .run($0, streams: streams, signals: $1)
      }
    case .watch(let options):
      let command = WatchCommand(options: options, terminal: options.isJSON ? nil : terminal)
      return try composed(arguments) { command.run($0, streams: streams, signals: $1) }
    case .serve:
      return try composed(arguments) { ServeCommand(arguments: arguments).run($0, streams: streams, signals: $1) }
    }
  }

  /// The state of the index, with a line for each kind.
  private func indexTable(of composition: Composition) -> String {
    DoctorCommand(findings: wait(for: IndexDiagnosis(composition.backend).run)).rows
  }

  /// The terminal of standard output; nil if standard output isn't a terminal.
  private var terminal: Terminal? { Terminal(streams.output, environment: CurrentProcess.environment) }

  private func help(_ topic: Arguments.HelpTopic, asManual: Bool) throws(UsageError) -> String {
    var page = ManualPage(name: Product.name, version: Product.version, help: HelpText.page(for: nil))
    switch topic {
    case .program: page.topics = HelpDocument.topics.map { ($0.name, $0.text) }
    case .command(let command):
      page.help = HelpText.page(for: command)
      page.name += "-" + command.rawValue
    case .method(let method):
      page.help = MethodHelp.page(of: try known(method), columns: terminal?.columns ?? 100)
      page.name += "-" + method.replacing("/", with: "-")
    case .topic(let name):
      page.help = HelpText.page(ofTopic: name) ?? ""
      page.name += "-" + name
    }
    return asManual ? page.text : page.help
  }

  private func methods(of family: String?) throws(UsageError) -> String {
    let methods = ContractMethod.all()
    if let family, !methods.contains(where: { $0.family == family }) {
      throw UsageError(message: "unknown family \(quoted(family))\(suggestion(family, methods.map(\.family)))")
    }
    return MethodHelp.list(methods, family: family)
  }

  /// A method's schema, or without a method the whole contract; indented at a terminal.
  private func schema(of method: String?) throws(UsageError) -> String {
    if method == nil, terminal == nil { return String(decoding: ContractDocument.bytes, as: UTF8.self) + "\n" }
    let json = if let method { try known(method).json } else { RawJSON(writing: ContractDocument()).value }
    return terminal.map { TerminalJSON(terminal: $0).text(json) } ?? "\(json.raw)\n"
  }

  private func known(_ method: String) throws(UsageError) -> ContractMethod {
    guard let known = ContractMethod.named(method) else {
      throw UsageError(unknownMethod: method, of: ContractMethod.all().map(\.name))
    }
    return known
  }

  /// Runs the body with the services that the arguments describe, then closes these.
  private func composed(_ arguments: Arguments, _ body: (Composition, Signals) throws -> Int32) throws -> Int32 {
    // On a busy machine libdispatch would end the process at any moment.
    if CurrentProcess.lacksThreadStatus {
      throw UsageError(message: "/proc, where the runtime inspects its threads, is not mounted: mount it first")
    }
    let openFiles = OpenFiles.left()
    guard openFiles >= OpenFiles.needed else {
      throw UsageError(message: "\(Self.shortage(openFiles)), and it needs \(OpenFiles.needed): raise the limit")
    }
    let signals = Signals()
    let composition = try Composition(arguments, output: streams.output)
    defer {
      composition.backend.close()
      composition.log.flush()
    }
    if openFiles < OpenFiles.plenty {
      composition.log.warning("\(Self.shortage(openFiles)): what needs many, such as upstream requests, may fail")
    }
    return try body(composition, signals)
  }

  private static func shortage(_ left: Int) -> String {
    "this process may open only \(left) more files (ulimit -n is \(OpenFiles.limit))"
  }

  /// Prints to standard output. A reader that closes it early, such as `head`, is no error.
  private func print(_ text: String) -> Int32 {
    do throws(SystemError) {
      try streams.output.writeAll(Array(text.utf8))
      return 0
    } catch {
      if error == .brokenPipe { return 0 }
      complainOfOutput(error)
      return 1
    }
  }

  /// Prints an error of usage.
  /// - Returns: the exit code, 2.
  private func complain(_ message: String) -> Int32 {
    writeError("marquee: \(message.forTerminal)\n")
    return 2
  }
}
