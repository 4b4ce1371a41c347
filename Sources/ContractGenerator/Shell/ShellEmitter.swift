// SPDX-License-Identifier: MIT
import JSON

/// Writes the completion scripts for bash, zsh and fish, each a single file that can be installed on its own.
///
/// Each script completes commands, options, methods and a method's JSON: the names of its parameters and, where only
/// certain values are allowed, these values. All three take the text being typed apart with the same two regular
/// expressions.
struct ShellEmitter: Emitter {
  static let folder = "clients/shell/generated"

  let source: ContractSource

  func files() -> [GeneratedFile] {
    [
      GeneratedFile(path: "\(Self.folder)/marquee.bash", text: BashCompletion(shell: self).text()),
      GeneratedFile(path: "\(Self.folder)/_marquee", text: ZshCompletion(shell: self).text()),
      GeneratedFile(path: "\(Self.folder)/marquee.fish", text: FishCompletion(shell: self).text()),
    ]
  }

  static let origin = "written by `swift run generate` from schema/"

  /// Matches JSON up to an unfinished value. Groups: everything before the value's own text, the parameter's name, the
  /// opening bracket of an array with the elements before this one, those elements, and what is typed of the value.
  static let valuePattern =
    #"^(.*[{,][[:space:]]*"([A-Za-z]+)"[[:space:]]*:[[:space:]]*(\[([^]]*,)?[[:space:]]*)?)("?[A-Za-z0-9.]*)$"#

  /// Matches JSON up to an unfinished parameter name. Groups: everything before it, and what is typed of it.
  static let namePattern = #"^(.*[{,][[:space:]]*)("?[A-Za-z]*)$"#

  /// The methods, each with its summary without the final period.
  var methods: [(name: String, summary: String)] {
    source.methods.map { ($0.name, $0.summary.trimmedPeriod) }
  }

  /// The names of each method's parameters, its own first; keyed by method.
  var parameters: [CompletionBranch] {
    CompletionBranch.merging(source.methods.map { ($0.name, parameters(of: $0).map(\.name)) })
  }

  /// The values of the parameters that allow only certain ones, as JSON; those of an array's elements follow a `[`.
  /// Keyed by method and parameter, such as `movies/get:include`.
  var values: [CompletionBranch] {
    let entries = source.methods.flatMap { method in
      parameters(of: method).map { ("\(method.name):\($0.name)", values(of: $0.schema)) }
    }
    return CompletionBranch.merging(entries)
  }

  private func parameters(of method: Method) -> [Parameter] {
    method.parameters + source.sharedParameters(of: method)
  }

  private func values(of schema: JSONValue) -> [String] {
    let definition = schema.reference.flatMap { source.schemas[$0]?.json } ?? schema
    switch definition["type"]?.string {
    case "boolean": return ["true", "false"]
    case "array":
      let values = values(of: definition["items"] ?? .null)
      return values.isEmpty ? [] : ["["] + values
    default: return definition["enum"]?.elements.map { "\($0.raw)" } ?? []
    }
  }
}

/// A branch of a shell's `case` or `switch`: the keys that map to the same words.
struct CompletionBranch {
  private(set) var keys: [String]
  let words: [String]

  /// Merges entries with the same words into one branch, and drops entries without words.
  static func merging(_ entries: [(key: String, words: [String])]) -> [CompletionBranch] {
    var branches: [CompletionBranch] = []
    var positions: [[String]: Int] = [:]
    for entry in entries where !entry.words.isEmpty {
      if let position = positions[entry.words] {
        branches[position].keys.append(entry.key)
      } else {
        positions[entry.words] = branches.count
        branches.append(CompletionBranch(keys: [entry.key], words: entry.words))
      }
    }
    return branches
  }
}

extension String {
  /// The text in single quotes.
  /// - Parameter apostrophe: the replacement for an apostrophe; bash and zsh have to leave the quotes for it.
  func quoted(escaping apostrophe: String = #"'\''"#) -> String { "'" + replacing("'", with: apostrophe) + "'" }

  fileprivate var trimmedPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension CodeWriter {
  /// Writes a function of bash or zsh that looks up its first argument; `body` returns the command for a branch's
  /// words.
  mutating func lookup(_ name: String, _ branches: [CompletionBranch], body: ([String]) -> String) {
    block("\(name)()") { writer in
      writer.indented("case $1 in", closing: "esac") { writer in
        for branch in branches { writer.line("\(branch.keys.joined(separator: " | "))) \(body(branch.words)) ;;") }
      }
    }
    line()
  }

  /// Writes fixed text, line by line.
  mutating func lines(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
  }
}
