// SPDX-License-Identifier: MIT
/// The options of the command line: one table from which they are parsed, explained and suggested.
enum CommandLineOption: String, CaseIterable {
  case sandbox, framing, drain, stream, tools, version, help
  case allowCredentials = "allow-credentials"
  case stateFolder = "state-dir"
  case cacheFolder = "cache-dir"
  case logFile = "log-file"
  case logLevel = "log-level"
  case maximumMessage = "max-message"

  /// As it is typed.
  var flag: String { "--" + rawValue }

  /// What stands for the value in help; nil: the option takes none.
  var placeholder: String? {
    switch self {
    case .sandbox, .stream, .allowCredentials, .version, .help: nil
    case .framing: "auto|lines|headers"
    case .stateFolder, .cacheFolder: "FOLDER"
    case .logFile: "FILE"
    case .logLevel: "error|warning|info|debug"
    case .maximumMessage: "BYTES"
    case .drain: "SECONDS"
    case .tools: "essential|all"
    }
  }

  /// What the value has to be, as an error says it.
  var expectation: String {
    switch self {
    case .framing: "auto, lines or headers"
    case .stateFolder, .cacheFolder: "a folder"
    case .logFile: "a file"
    case .logLevel: "error, warning, info or debug"
    case .maximumMessage: "a number of bytes from 1K to 1G (K, M and G may follow the number)"
    case .drain: "a number of seconds from 0 to 86400"
    case .tools: "essential or all"
    case .sandbox, .stream, .allowCredentials, .version, .help: "no value"
    }
  }

  /// One line of help.
  var summary: String {
    switch self {
    case .sandbox: "answer from the built-in catalogue: no key, no network, deterministic"
    case .framing: "how messages are told apart; auto (the default) looks at the first bytes"
    case .stateFolder: "where suggestions are kept (default $XDG_STATE_HOME/marquee)"
    case .cacheFolder: "where answers and images are cached (default $XDG_CACHE_HOME/marquee)"
    case .logFile: "append the log to FILE (mode 0600) instead of writing it to stderr"
    case .logLevel: "the least that is logged (default warning)"
    case .maximumMessage: "the largest message that is read (default 16M)"
    case .drain: "how long accepted requests may take after the end of input (default 60; mcp 1.5)"
    case .stream: "print one item per line as pages arrive, instead of one page"
    case .tools: "the tools that do a whole errand, or after them one for each method too (default all)"
    case .allowCredentials: "let a tool set providers' keys"
    case .version: "print the version"
    case .help: "print this help, or that of a command"
    }
  }

  /// The only command that the option means something to; nil: all of them.
  var command: CommandName? {
    switch self {
    case .stream: .call
    case .tools, .allowCredentials: .mcp
    default: nil
    }
  }
}
