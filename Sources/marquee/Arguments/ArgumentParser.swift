// SPDX-License-Identifier: MIT
import Backend
import Basics
import CommandLineTable
import Contract
import JSONRPC
import MCP

extension Arguments {
  /// Parses the words after the program's name.
  ///
  /// Options may come before or after the command, as `--option value` or `--option=value`. The last of a repeated
  /// option wins; `--` ends the options.
  init(parsing words: some Collection<String>) throws(UsageError) {
    var scan = ArgumentScan()
    try scan.read(words)
    try self.init(scan)
  }

  private init(_ scan: ArgumentScan) throws(UsageError) {
    let name = try Self.commandName(scan.operands)
    for option in scan.given {
      guard !option.commands.isEmpty, !option.commands.contains(name), !scan.asksForHelp else { continue }
      let owners = option.commands.map { "`marquee \($0.rawValue)`" }.joined(separator: " and ")
      throw UsageError(message: "\(option.flag) is only for \(owners)")
    }
    isSandbox = scan.given.contains(.sandbox)
    stateFolder = scan.values[.stateFolder]
    cacheFolder = scan.values[.cacheFolder]
    logFile = scan.values[.logFile]
    framing = try scan.value(.framing, Framing.init(rawValue:)) ?? .auto
    logLevel = try scan.value(.logLevel, LogLevel.init(rawValue:)) ?? .warning
    maximumMessage = try scan.value(.maximumMessage, Self.bytes)
    drain = try scan.value(.drain, Self.seconds)

    if scan.asksForHelp {
      command = .help(try Self.topic(scan.operands), asManual: scan.given.contains(.man))
    } else if scan.given.contains(.version) {
      command = .version
    } else {
      command = try Self.command(name, scan)
    }
  }

  private static func commandName(_ words: [String]) throws(UsageError) -> CommandName {
    guard let word = words.first else { return .serve }
    if let name = CommandName(rawValue: word) { return name }
    if let command = suggestedCommand(words) {
      throw UsageError(message: "unknown command \(quoted(word)); did you mean `\(command)`?")
    }
    throw UsageError(
      message: "unknown command \(quoted(word))"
        + suggestion(
          word, CommandName.allCases.map(\.rawValue) + CommandLineOption.allCases.map(\.flag),
          otherwise: "; `marquee help` lists the commands"))
  }

  /// - Parameter words: a command, a method, both, or a topic.
  private static func topic(_ words: [String]) throws(UsageError) -> HelpTopic {
    let words = words.first == CommandName.help.rawValue ? words.dropFirst() : words[...]
    guard let word = words.first else { return .program }
    guard let name = CommandName(rawValue: word) else {
      if word.contains("/") { return .method(word) }
      let topics = HelpDocument.topics.map(\.name)
      if topics.contains(word) { return .topic(word) }
      let names = CommandName.allCases.map(\.rawValue) + topics
      let near = nearest(to: word, in: names) ?? names.first { word.count >= 4 && $0.hasPrefix(word.prefix(4)) }
      let advice = near == nil ? "; `marquee help` lists the topics" : didYouMean(near, quote: "")
      throw UsageError(message: "unknown topic \(quoted(word))\(advice)")
    }
    guard name == .call, let method = words.dropFirst().first else { return .command(name) }
    return .method(method)
  }

  private static func command(
    _ name: CommandName, _ scan: ArgumentScan
  ) throws(UsageError) -> Command {
    var operands = scan.operands.dropFirst()
    func end(_ command: Command) throws(UsageError) -> Command {
      guard let word = operands.first else { return command }
      throw UsageError(message: "unexpected argument \(quoted(word)) for `marquee \(name.rawValue)`")
    }
    switch name {
    case .serve: return try end(.serve)
    case .schema:
      let method = operands.popFirst()
      return try end(.schema(method: method))
    case .methods:
      let family = operands.popFirst()
      return try end(.methods(family: family))
    case .help: return .help(try topic(scan.operands), asManual: scan.given.contains(.man))
    case .version: return try end(.version)
    case .doctor: return try end(.doctor)
    case .mcp:
      if scan.values[.framing] == Framing.headers.rawValue {
        throw UsageError(message: "`marquee mcp` supports only --framing lines: its protocol has no headers")
      }
      let tools = try scan.value(.tools, MCPOptions.ToolSet.init(rawValue:)) ?? .essential
      let results = try scan.value(.results, MCPOptions.Results.init(rawValue:)) ?? .both
      let permissions: [(CommandLineOption, MCPOptions.Permission)] = [
        (.allowCredentials, .credentials), (.allowFiles, .files),
      ]
      return try end(
        .mcp(
          tools: tools, results: results, hasLinks: scan.values[.links] == "on",
          permissions: Set(permissions.compactMap { scan.given.contains($0) ? $1 : nil })))
    case .watch:
      let after = try scan.value(.after, Self.cursor)
      return try end(
        .watch(
          WatchOptions(
            command: scan.values[.exec], keepsEnvironment: scan.given.contains(.execEnvironment),
            isOnce: scan.given.contains(.once), after: after,
            isJSON: scan.given.contains(.json))))
    case .index:
      let word = operands.popFirst()
      guard let action = word.flatMap(IndexAction.init) else {
        let got = word.map { ", not \(quoted($0))\(suggestion($0, name.actions))" } ?? ""
        throw UsageError(message: "index needs update or status\(got)")
      }
      switch action {
      case .update: return try end(.indexUpdate(from: scan.values[.from]))
      case .status:
        guard !scan.given.contains(.from) else {
          throw UsageError(message: "--from is only for `marquee index update`")
        }
        return try end(.indexStatus)
      }
    case .call:
      guard let method = operands.popFirst() else {
        throw UsageError(message: "call needs a method, such as movies/nowPlaying (`marquee methods` lists them all)")
      }
      let options = CallOptions(
        isStream: scan.given.contains(.stream), isJSON: scan.given.contains(.json),
        showsIDs: scan.given.contains(.ids))
      if let params = NamedParams(operands) { return .call(method: method, params: .named(params), options: options) }
      let params: CallParams =
        switch operands.popFirst() {
        case nil: .none
        case "-": .standardInput
        case let text?: .text(text)
        }
      return try end(.call(method: method, params: params, options: options))
    }
  }

  /// Parses a size such as `16777216` or `16M`, from 1 KiB, which any sensible request fits, to 1 GiB.
  private static func bytes(_ text: String) -> Int? {
    let units: [Character: Int] = ["K": 1 << 10, "M": 1 << 20, "G": 1 << 30]
    let unit = text.last.flatMap { units[Character($0.uppercased())] }
    guard let number = Int(unit == nil ? text : String(text.dropLast())), text.first != "+" else { return nil }
    let (bytes, overflow) = number.multipliedReportingOverflow(by: unit ?? 1)
    return !overflow && (1 << 10...1 << 30).contains(bytes) ? bytes : nil
  }

  /// Parses the cursor of an event, which is less than 2^53, as all numbers of the contract.
  private static func cursor(_ text: String) -> Int? {
    guard let cursor = Int(text), text.first != "+", (0..<1 << 53).contains(cursor) else { return nil }
    return cursor
  }

  /// Parses a number of seconds such as `60` or `1.5`, up to a day.
  private static func seconds(_ text: String) -> Duration? {
    guard text.allSatisfy({ "0123456789.".contains($0) }), let seconds = Double(text), seconds <= 86_400 else {
      return nil
    }
    return .seconds(seconds)
  }
}

/// The words sorted into options and operands, with values still as text.
private struct ArgumentScan {
  var operands: [String] = []
  var given: Set<CommandLineOption> = []
  var values: [CommandLineOption: String] = [:]

  var asksForHelp: Bool { given.contains(.help) }

  mutating func read(_ words: some Collection<String>) throws(UsageError) {
    var words = Array(words)[...]
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      } else if word == "-h" {
        given.insert(.help)
      } else if word == "-V" {
        given.insert(.version)
      } else if word.hasPrefix("-"), word != "-" {
        try readOption(word, &words)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func readOption(_ word: String, _ words: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = CommandLineOption.allCases.first(where: { $0.flag == parts[0] }) else {
      let advice =
        parameter(for: parts[0])
        ?? suggestion(parts[0], CommandLineOption.allCases.map(\.flag), otherwise: "; `marquee help` lists the options")
      throw UsageError(message: "unknown option \(quoted(parts[0]))" + advice)
    }
    given.insert(option)
    guard option.placeholder != nil else {
      guard parts.count == 1 else { throw UsageError(message: "\(option.flag) takes no value") }
      return
    }
    // A word that starts with `--` is not taken for a value: more likely, the value was forgotten.
    let next = words.first.flatMap { $0.hasPrefix("--") ? nil : $0 }
    let value = parts.count == 2 ? parts[1] : next
    guard let value, !value.isEmpty else {
      throw UsageError(message: "\(option.flag) needs a value: \(option.expectation)")
    }
    values[option] = value
    if parts.count == 1 { words.removeFirst() }
  }

  /// The suggestion to give a parameter as `NAME=VALUE`; nil if no parameter of the method has the option's name.
  private func parameter(for flag: String) -> String? {
    let called = operands.first == CommandName.call.rawValue ? operands.dropFirst().first : nil
    let methods = called.flatMap(ContractMethod.named).map { [$0] } ?? ContractMethod.all()
    let wanted = flag.lowercased().filter { $0 != "-" }
    let name = methods.flatMap { $0.parameters + $0.sharedParameters }.map(\.name).first { $0.lowercased() == wanted }
    return name.map { "; did you mean \($0)=…?" }
  }

  /// The option's parsed value; nil if the option is not given.
  func value<T>(_ option: CommandLineOption, _ type: (String) -> T?) throws(UsageError) -> T? {
    guard let text = values[option] else { return nil }
    guard let value = type(text) else {
      throw UsageError(message: "\(option.flag) should be \(option.expectation), not \(quoted(text))")
    }
    return value
  }
}
