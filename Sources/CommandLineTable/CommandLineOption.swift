// SPDX-License-Identifier: MIT
// CommandLineTable: the command line's commands and options, defined once.
//
//     CommandName, CommandLineOption ──▶ marquee: parsing, help, suggestions, shell completions
//                                    ──▶ release: manual pages
//
// To add an option, add a case to `CommandLineOption` and its behaviour in Sources/marquee/Arguments.

/// The command line's options: the single table behind parsing, help, suggestions and shell completions.
public enum CommandLineOption: String, CaseIterable, Sendable {
  case sandbox, stream, json, ids, from
  case stateFolder = "state-dir"
  case cacheFolder = "cache-dir"
  case logFile = "log-file"
  case logLevel = "log-level"
  case framing
  case maximumMessage = "max-message"
  case drain, exec
  case execEnvironment = "exec-environment"
  case once, after, tools, results, links
  case allowCredentials = "allow-credentials"
  case allowFiles = "allow-files"
  case man, version, help

  /// The kind of value that an option takes.
  public enum Value: Equatable, Sendable {
    case none, folder, file
    /// A command line for the shell.
    case command
    /// - Parameters:
    ///   - unit: the unit in help's notation.
    ///   - expectation: the accepted range, as an error message words it.
    case number(unit: String, expectation: String)
    case oneOf([String])
  }

  /// The option as it is typed.
  public var flag: String { "--" + rawValue }

  /// The kind of value that follows the option.
  public var value: Value {
    switch self {
    case .sandbox, .stream, .json, .ids, .execEnvironment, .once, .allowCredentials, .allowFiles, .man, .version, .help:
      .none
    case .stateFolder, .cacheFolder, .from: .folder
    case .logFile: .file
    case .exec: .command
    case .after: .number(unit: "CURSOR", expectation: "the cursor of an event, or 0")
    case .logLevel: .oneOf(["error", "warning", "info", "debug"])
    case .framing: .oneOf(["auto", "lines", "headers"])
    case .tools: .oneOf(["essential", "all"])
    case .results: .oneOf(["text", "structure", "both"])
    case .links: .oneOf(["on", "off"])
    case .maximumMessage:
      .number(
        unit: "BYTES", expectation: "a number of bytes from 1K to 1G (with an optional K, M or G)")
    case .drain: .number(unit: "SECONDS", expectation: "a number of seconds from 0 to 86400")
    }
  }

  /// The value's placeholder in help; nil if the option takes none.
  public var placeholder: String? {
    switch value {
    case .none: nil
    case .folder: "FOLDER"
    case .file: "FILE"
    case .command: "COMMAND"
    case .number(let unit, _): unit
    case .oneOf(let words): words.joined(separator: "|")
    }
  }

  /// The accepted values, as an error message words them.
  public var expectation: String {
    switch value {
    case .none: "no value"
    case .folder: "a folder"
    case .file: "a file"
    case .command: "a command"
    case .number(_, let expectation): expectation
    case .oneOf(let words): words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }
  }

  /// A short description, also for shell completions.
  public var brief: String {
    switch self {
    case .sandbox: "answer from the built-in catalogue"
    case .stream: "print one item per line as pages arrive"
    case .json: "print JSON on a terminal, too"
    case .ids: "show the rows' ids in a table"
    case .from: "read TMDB's lists from a folder instead of fetching them"
    case .stateFolder: "where the library, watches and searches are stored"
    case .cacheFolder: "where answers and images are cached"
    case .logFile: "append the log to a file"
    case .logLevel: "the lowest level that is logged"
    case .framing: "how messages are framed"
    case .maximumMessage: "the largest message to accept, in bytes"
    case .drain: "seconds that requests may take after the end of input"
    case .exec: "give each event to a command"
    case .execEnvironment: "let the command of --exec have the providers' keys"
    case .once: "check what is due, deliver and end"
    case .after: "begin after this event"
    case .tools: "the tools that mcp offers"
    case .results: "the form in which the tools of mcp answer"
    case .links: "whether the tools of mcp link to resources"
    case .allowCredentials: "let an mcp tool set the providers' keys"
    case .allowFiles: "let mcp tools import and export the library"
    case .man: "print the page in the form of a manual page"
    case .version: "print the version"
    case .help: "print help"
    }
  }

  /// The description in help, one line.
  public var summary: String {
    switch self {
    case .sandbox: brief + ": no key, no network, deterministic"
    case .stream: brief + ", instead of one page"
    case .json: brief + ", in a line, instead of a table or indented text"
    case .ids: brief + ", even if other columns have no room then"
    case .from: "read TMDB's lists, such as movie_ids_11_21_2026.json.gz, from FOLDER instead of fetching them"
    case .stateFolder: brief + " (default $XDG_STATE_HOME/marquee)"
    case .cacheFolder: brief + " (default $XDG_CACHE_HOME/marquee)"
    case .logFile: "append the log to FILE (mode 0600); by default, and with -, to stderr"
    case .logLevel: brief + " (default warning)"
    case .framing: brief + "; auto (the default) goes by the first bytes"
    case .maximumMessage: "the largest message to accept (default 16M)"
    case .drain: "how long accepted requests may take after the end of input (default 60; mcp 1.5)"
    case .exec: brief + ", as JSON on its standard input, instead of printing it"
    case .execEnvironment: "give COMMAND all environment variables, with the providers' keys and proxies' passwords"
    case .once: brief + ", with 1 if a provider or COMMAND failed; made for cron"
    case .after: brief + "; 0 for all that the log has"
    case .tools: "the few tools that suffice for most questions (the default), or one for each method as well"
    case .results: "answer in words, in JSON with the same content, or in both (the default)"
    case .links: "with on, results link to resources; some hosts fail at links, so the default is off"
    case .allowCredentials: "let a tool set the providers' keys"
    case .allowFiles: "let tools import and export the library as files"
    case .man: brief + ": marquee help --man | man -l -"
    case .version: brief
    case .help: "print this help, or a command's"
    }
  }

  /// The only commands to which the option applies; empty if it applies to all.
  public var commands: [CommandName] {
    switch self {
    case .stream, .ids: [.call]
    case .json: [.call, .watch]
    case .exec, .execEnvironment, .once, .after: [.watch]
    case .man: [.help]
    case .from: [.index]
    case .tools, .results, .links, .allowCredentials, .allowFiles: [.mcp]
    default: []
    }
  }
}
