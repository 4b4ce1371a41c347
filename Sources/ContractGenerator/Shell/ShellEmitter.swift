// SPDX-License-Identifier: MIT
import JSON

/// Writes the completions of bash, zsh and fish, each one file that can be installed alone.
///
/// Each shell knows the commands, the options, the methods, and what may stand in a method's JSON: the names of its
/// parameters and, where only some are allowed, their values. The text that is being typed is taken apart by the same
/// two regular expressions in all three.
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

  /// JSON up to a value that is not finished. Groups: all before the value's own text, the parameter's name, the
  /// opening bracket of an array with the elements before this one, those elements, what is typed of the value.
  static let valuePattern =
    #"^(.*[{,][[:space:]]*"([A-Za-z]+)"[[:space:]]*:[[:space:]]*(\[([^]]*,)?[[:space:]]*)?)("?[A-Za-z0-9.]*)$"#

  /// JSON up to a parameter's name that is not finished. Groups: all before it, what is typed of it.
  static let namePattern = #"^(.*[{,][[:space:]]*)("?[A-Za-z]*)$"#

  /// The methods and what each does, without the period.
  var methods: [(name: String, summary: String)] {
    source.methods.map { ($0.name, $0.summary.trimmedPeriod) }
  }

  /// The names of each method's parameters, its own first; by method.
  var parameters: [CompletionBranch] {
    CompletionBranch.merging(source.methods.map { ($0.name, parameters(of: $0).map(\.name)) })
  }

  /// The values of parameters where only some are allowed, as JSON, those of an array's elements after `[`; by method
  /// and parameter, such as `movies/get:include`.
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

/// One branch of a table in a shell: the keys that have the same words.
struct CompletionBranch {
  private(set) var keys: [String]
  let words: [String]

  /// Keys without words need no branch.
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
  /// The same text in single quotes.
  /// - Parameter apostrophe: what stands for one; bash and zsh have to leave the quotes for it.
  func quoted(escaping apostrophe: String = #"'\''"#) -> String { "'" + replacing("'", with: apostrophe) + "'" }

  fileprivate var trimmedPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension CodeWriter {
  /// A function of bash or zsh that looks its first argument up; `body` says what a branch does with its words.
  mutating func lookup(_ name: String, _ branches: [CompletionBranch], body: ([String]) -> String) {
    block("\(name)()") { writer in
      writer.indented("case $1 in", closing: "esac") { writer in
        for branch in branches { writer.line("\(branch.keys.joined(separator: " | "))) \(body(branch.words)) ;;") }
      }
    }
    line()
  }

  /// Lines that are the same whatever the contract says.
  mutating func lines(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
  }
}
