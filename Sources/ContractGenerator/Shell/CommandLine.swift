// SPDX-License-Identifier: MIT
/// The words of `marquee` that are no part of the contract. The shell client's tests compare them with `marquee
/// --help`.
enum CommandLine {
  static let commands = [
    ("serve", "answer JSON-RPC on stdin and stdout until the end of input"),
    ("call", "answer one request and leave"),
    ("mcp", "serve an AI assistant over the Model Context Protocol"),
    ("schema", "print the contract (OpenRPC, JSON)"),
    ("doctor", "say what is configured, which keys are accepted and what is reachable"),
  ]

  static let options = [
    Option("sandbox", "answer from the built-in catalogue"),
    Option("stream", "print one item per line as pages arrive"),
    Option("state-dir", "where suggestions are kept", .folder),
    Option("cache-dir", "where answers and images are cached", .folder),
    Option("log-file", "append the log to a file", .file),
    Option("log-level", "the least that is logged", .oneOf(["error", "warning", "info", "debug"])),
    Option("framing", "how messages are told apart", .oneOf(["auto", "lines", "headers"])),
    Option("max-message", "the largest message that is read, in bytes", .number),
    Option("drain", "seconds that requests may take after the end of input", .number),
    Option("tools", "the tools that mcp offers", .oneOf(["essential", "all"])),
    Option("allow-credentials", "let a tool of mcp set providers' keys"),
    Option("version", "print the version"),
    Option("help", "print help"),
  ]

  struct Option {
    let name: String
    let summary: String
    let value: Value

    init(_ name: String, _ summary: String, _ value: Value = .none) {
      self.name = name
      self.summary = summary
      self.value = value
    }

    var flag: String { "--" + name }
  }

  /// What comes after an option.
  enum Value: Equatable {
    case none, folder, file, number
    case oneOf([String])
  }

  /// The options that take the next word.
  static var flagsWithValue: [String] { options.filter { $0.value != .none }.map(\.flag) }
}
