// SPDX-License-Identifier: MIT
import Backend
import Basics
import CommandLineTable
import Contract
import JSONRPC
import MCP

/// The parsed and validated command line.
struct Arguments: Equatable {
  var command: Command = .serve
  var isSandbox = false
  var framing: Framing = .auto
  var stateFolder: String?
  var cacheFolder: String?
  var logFile: String?
  var logLevel: LogLevel = .warning
  /// The size limit of a message in bytes; nil for the engine's default.
  var maximumMessage: Int?
  /// How long requests may take after the end of input; nil for the engine's default.
  var drain: Duration?

  /// The command to run, with its operands and options.
  enum Command: Equatable {
    case serve, doctor, version
    case help(HelpTopic, asManual: Bool)
    /// The methods of a family; nil for all.
    case methods(family: String?)
    /// A method of the contract; nil for all of it.
    case schema(method: String?)
    case call(method: String, params: CallParams, options: CallOptions)
    case mcp(
      tools: MCPOptions.ToolSet, results: MCPOptions.Results, hasLinks: Bool, permissions: Set<MCPOptions.Permission>)
    case watch(WatchOptions)
    /// - Parameter from: a folder with TMDB's lists; nil to fetch them.
    case indexUpdate(from: String?)
    case indexStatus
  }

  /// What help explains.
  enum HelpTopic: Equatable {
    case program
    case command(CommandName)
    case method(String)
    /// A page of schema/help/ that belongs to no command.
    case topic(String)
  }

  /// How `call` prints.
  struct CallOptions: Equatable {
    var isStream = false
    /// Whether to print JSON even at a terminal.
    var isJSON = false
    /// Whether a table has its rows' ids even if other columns have no room then.
    var showsIDs = false
  }

  /// What `watch` does with events.
  struct WatchOptions: Equatable {
    /// The command that receives them; nil to print them.
    var command: String?
    /// Whether the command receives all environment variables, with keys and passwords.
    var keepsEnvironment = false
    /// Whether to check what is due, deliver and end.
    var isOnce = false
    /// Events after this cursor are delivered; nil to continue where the command stopped, or to begin now.
    var after: Int?
    /// Whether to print JSON even at a terminal.
    var isJSON = false
  }

  /// The source of the params of `call`.
  enum CallParams: Equatable {
    case none
    case text(String)
    case named(NamedParams)
    /// All of stdin, requested with `-`.
    case standardInput
  }
}

/// An error in how the program was called; leads to exit code 2.
struct UsageError: Error, Equatable {
  /// The message, one line.
  let message: String
}

extension UsageError {
  init(unknownMethod method: String, of methods: [String]) {
    let isFamily = methods.contains { $0.hasPrefix(method + "/") }
    let near = isFamily ? "" : didYouMean(nearestMethod(to: method, in: methods), quote: "")
    let advice =
      isFamily ? "; `marquee methods \(method)` lists this family" : near.orElse("; `marquee methods` lists them")
    self.init(message: "unknown method \(quoted(method))\(advice)")
  }
}

/// The command to suggest for words without one, such as `search batman`, `movies` or `movies/get`.
/// - Parameter words: the operands of a command line; the first one is not a command.
/// - Returns: the whole command; nil if the words name neither a method nor a family.
func suggestedCommand(_ words: [String]) -> String? {
  guard let word = words.first else { return nil }
  let methods = ContractMethod.all()
  let rest = words.dropFirst()
  let family = methods.filter { $0.family == word }
  if family.isEmpty, !word.contains("/"), let method = nearestMethod(to: word, in: methods.map(\.name)),
    method.lowercased().hasSuffix("/" + word.lowercased().replacing("-", with: ""))
  {
    return (["marquee", "call", method] + rest.map(\.shellQuoted)).joined(separator: " ")
  }
  if methods.contains(where: { $0.name == word }) {
    return (["marquee", "call"] + words.map(\.shellQuoted)).joined(separator: " ")
  }
  // The method of the family that takes a place, a text to search for or an id.
  for name in ["place", "query", "id"] where !rest.isEmpty {
    guard let method = family.first(where: { $0.parameters.contains { $0.name == name } }) else { continue }
    return "marquee call \(method.name) \(name)=\(rest.joined(separator: " ").shellQuoted)"
  }
  if HelpDocument.topics.contains(where: { $0.name == word }) { return "marquee help \(word)" }
  return family.isEmpty ? nil : "marquee methods \(word)"
}

/// The suffix `; did you mean …?`, or another one if no candidate is near.
func suggestion(_ word: String, _ candidates: [String], otherwise advice: String = "") -> String {
  didYouMean(nearest(to: word, in: candidates), quote: "").orElse(advice)
}

extension String {
  /// The text, or another one if it is empty.
  fileprivate func orElse(_ other: String) -> String { isEmpty ? other : self }
}

/// Quotes a word of the user's for an error message: escaped for a terminal and cut to 80 characters.
func quoted(_ word: String) -> String {
  "'\(String(word.prefix(80)).forTerminal)\(word.count > 80 ? "…" : "")'"
}
