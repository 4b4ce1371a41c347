// SPDX-License-Identifier: MIT
import Backend
import CommandLineTable
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
    case mcp(tools: MCPOptions.ToolSet, results: MCPOptions.Results, allowsCredentials: Bool)
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
  }

  /// What `watch` does with events.
  struct WatchOptions: Equatable {
    /// The command that receives them; nil to print them.
    var command: String?
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
