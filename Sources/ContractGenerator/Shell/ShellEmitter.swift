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

  /// JSON up to a value that is not finished. Groups: all before the value's own text, the parameter's name, the opening
  /// bracket of an array with the elements before this one, those elements, what is typed of the value.
  static let valuePattern =
    #"^(.*[{,][[:space:]]*"([A-Za-z]+)"[[:space:]]*:[[:space:]]*(\[([^]]*,)?[[:space:]]*)?)("?[A-Za-z0-9.]*)$"#

  /// JSON up to a parameter's name that is not finished. Groups: all before it, what is typed of it.
  static let namePattern = #"^(.*[{,][[:space:]]*)("?[A-Za-z]*)$"#

  /// The methods and what each does, without the period.
  var methods: [(name: String, summary: String)] {
    source.methods.map { ($0.name, $0.summary.trimmedPeriod) }
  }

  /// The names of all parameters that a method takes, its own first.
  func parameters(of method: Method) -> [String] {
    (method.parameters + source.sharedParameters(of: method)).map(\.name)
  }

  /// The values of a method's parameters where only some are allowed, as JSON.
  var values: [(method: String, parameter: String, values: ParameterValues)] {
    source.methods.flatMap { method in
      (method.parameters + source.sharedParameters(of: method)).compactMap { parameter in
        values(of: parameter.schema).map { (method.name, parameter.name, $0) }
      }
    }
  }

  private func values(of schema: JSONValue) -> ParameterValues? {
    if schema["type"]?.string == "array", let items = schema["items"], let values = values(of: items) {
      return ParameterValues(isArray: true, texts: values.texts)
    }
    if schema["type"]?.string == "boolean" { return ParameterValues(isArray: false, texts: ["true", "false"]) }
    let definition = schema.reference.flatMap { source.schemas[$0]?.json } ?? schema
    return definition["enum"].map { ParameterValues(isArray: false, texts: $0.elements.map { "\($0.raw)" }) }
  }
}

/// What a parameter, or each element of one that is an array, may be.
struct ParameterValues: Equatable {
  let isArray: Bool
  let texts: [String]

  /// As a list of words; `[` comes first for an array.
  var words: String { ((isArray ? ["["] : []) + texts).joined(separator: " ") }
}

extension String {
  /// The same words in single quotes, as all three shells read them.
  func quoted(escaping apostrophe: String = #"'\''"#) -> String { "'" + replacing("'", with: apostrophe) + "'" }

  fileprivate var trimmedPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}

extension CodeWriter {
  /// The branches of a `case` of bash or zsh: methods that share a body share a branch.
  mutating func branches(_ entries: [(pattern: String, body: String)]) {
    var patterns: [String: [String]] = [:]
    var bodies: [String] = []
    for entry in entries {
      if patterns[entry.body] == nil { bodies.append(entry.body) }
      patterns[entry.body, default: []].append(entry.pattern)
    }
    for body in bodies {
      line((patterns[body] ?? []).joined(separator: " | ") + ") " + body + " ;;")
    }
  }

  /// Lines that are the same whatever the contract says.
  mutating func lines(_ text: String) {
    for part in text.split(separator: "\n", omittingEmptySubsequences: false) { line(String(part)) }
  }
}
