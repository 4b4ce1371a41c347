// SPDX-License-Identifier: MIT
import Backend
import CommandLineTable
import JSONRPC
import MCP

/// What the command line says, checked and typed.
struct Arguments: Equatable {
  var command: Command = .serve
  var isSandbox = false
  var framing: Framing = .auto
  var stateFolder: String?
  var cacheFolder: String?
  var logFile: String?
  var logLevel: LogLevel = .warning
  /// Bytes; nil: the engine's own limit.
  var maximumMessage: Int?
  /// nil: the engine's own limit.
  var drain: Duration?

  /// What is to be done.
  enum Command: Equatable {
    case serve, schema, doctor, version
    /// Help for a command, nil: for all of them.
    case help(CommandName?)
    case call(method: String, params: CallParams, isStream: Bool)
    case mcp(tools: MCPOptions.ToolSet, allowsCredentials: Bool)
  }

  /// Where the params of `call` come from.
  enum CallParams: Equatable {
    case none
    case text(String)
    /// `-`: all of stdin.
    case standardInput
  }
}

/// The command line can't be understood. Leads to exit code 2.
struct UsageError: Error, Equatable {
  /// One line for people.
  let message: String
}
