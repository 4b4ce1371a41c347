// SPDX-License-Identifier: MIT
import CommandLineTable
import Contract

/// What the last word of an unfinished command line can become. The completion scripts of the shells
/// (clients/shell/completions) run `marquee __complete -- WORDS…` at each Tab and offer the candidates that it prints.
///
/// It reads only the contract that is built into the program: no file, no network, so that Tab answers at once.
struct ShellCompletion {
  /// A possible last word and what it is, for the shells that show descriptions; empty if there is nothing to say.
  struct Candidate: Equatable {
    let word: String
    var description = ""
  }

  /// What the shell does with the candidates.
  enum Action: String {
    /// Inserts one and a blank.
    case words
    /// Inserts one without a blank: more of the word follows.
    case open
    /// Completes the word, or what follows its `=`, with its own names of files, folders or commands.
    case files, folders, commands
  }

  /// Those that begin with what is typed or, if there are none, those that contain it. Shells that match more loosely
  /// than by prefix can use the latter.
  private(set) var candidates: [Candidate] = []
  private(set) var action = Action.words
  /// The last word, as typed.
  private let typed: String

  /// - Parameter words: the words after `__complete`: `--`, the words after the program's name, the last one up to the
  ///   cursor. Its opening quote, if it has one, is part of it.
  init(_ words: some Collection<String>) {
    var before = Array(words.first == "--" ? words.dropFirst() : words[...])
    typed = before.popLast() ?? ""
    var operands: [String] = []
    var option: CommandLineOption?
    var isPastOptions = false
    for word in before {
      if option != nil {
        option = nil
      } else if isPastOptions || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        isPastOptions = true
      } else {
        option = CommandLineOption.allCases.first { $0.flag == word && $0.value != .none }
      }
    }
    if let option {
      completeValue(of: option, after: "")
    } else if typed.hasPrefix("-"), !isPastOptions {
      completeOption(of: operands.first.flatMap(CommandName.init))
    } else {
      completeOperand(after: operands)
    }
  }

  /// The candidates, one per line, each with its description after a tab; then a line with a colon and the action.
  var text: String {
    let lines = candidates.map { $0.description.isEmpty ? $0.word : "\($0.word)\t\($0.description)" }
    return (lines + [":\(action.rawValue)"]).joined(separator: "\n") + "\n"
  }

  private mutating func completeOption(of command: CommandName?) {
    guard let equals = typed.firstIndex(of: "=") else {
      let options = CommandLineOption.allCases.filter { option in
        command.map { option.commands.isEmpty || option.commands.contains($0) } ?? true
      }
      return offer(options.map { Candidate(word: $0.flag, description: $0.brief) })
    }
    guard let option = CommandLineOption.allCases.first(where: { $0.flag == typed[..<equals] }) else { return }
    completeValue(of: option, after: "\(option.flag)=")
  }

  private mutating func completeValue(of option: CommandLineOption, after head: String) {
    switch option.value {
    case .none, .number: break
    case .folder: action = .folders
    case .file: action = .files
    case .command: action = .commands
    case .oneOf(let words): offer(words.map { Candidate(word: head + $0) })
    }
  }

  private mutating func completeOperand(after operands: [String]) {
    guard let first = operands.first else {
      return offer(CommandName.allCases.map { Candidate(word: $0.rawValue, description: $0.brief) })
    }
    guard let command = CommandName(rawValue: first) else { return }
    let methods = ContractDescription().summaries.map { name, summary in
      Candidate(word: name, description: summary.hasSuffix(".") ? String(summary.dropLast()) : summary)
    }
    switch (command, operands.count) {
    case (.index, 1): offer(command.actions.map { Candidate(word: $0) })
    case (.call, 1), (.schema, 1): offer(methods)
    case (.methods, 1):
      let families = methods.filter { $0.word.contains("/") }.map { String($0.word.prefix { $0 != "/" }) }
      offer(families.reduce(into: []) { if $0.last != $1 { $0.append($1) } }.map { Candidate(word: $0) })
    case (.help, 1):
      let topics = HelpDocument.topics.map { Candidate(word: $0.name, description: $0.summary) }
      offer(CommandName.allCases.map { Candidate(word: $0.rawValue, description: $0.brief) } + topics + methods)
    case (.call, 2...):
      guard let method = ContractMethod.named(operands[1]) else { return }
      completeParams(of: method, after: operands.dropFirst(2))
    default: break
    }
  }

  /// Completes params, which are typed as JSON or as `name=value`.
  private mutating func completeParams(of method: ContractMethod, after given: ArraySlice<String>) {
    let parameters = (method.parameters + method.sharedParameters).filter { !$0.name.hasSuffix("Token") }
    let isQuoted = typed.hasPrefix("'")
    if isQuoted || typed.hasPrefix("{") {
      guard given.isEmpty else { return }
      let json = UnfinishedJSON(isQuoted ? String(typed.dropFirst()) : typed)
      candidates = json.candidates(parameters)
      action = .open
    } else if let equals = typed.firstIndex(of: "=") {
      guard let parameter = parameters.first(where: { $0.name == typed[..<equals] }) else { return }
      // The elements of a list stand between commas.
      let isList = parameter.type == "array"
      let head = isList ? typed.lastIndex(of: ",") ?? equals : equals
      offer(parameter.choices.map { Candidate(word: typed[...head] + $0.replacing("\"", with: "")) })
      action = isList ? .open : .words
    } else {
      let free = parameters.filter { parameter in !given.contains { $0.hasPrefix("\(parameter.name)=") } }
      offer(free.map { Candidate(word: "\($0.name)=", description: $0.brief) })
      action = .open
    }
  }

  private mutating func offer(_ all: [Candidate]) {
    let typed = typed.lowercased()
    candidates = all.filter { $0.word.lowercased().hasPrefix(typed) }
    if candidates.isEmpty { candidates = all.filter { $0.word.lowercased().contains(typed) } }
  }
}

extension ContractMethod.Parameter {
  /// The values that it or an element of it can have, as JSON; empty if they are not enumerated.
  var choices: [String] {
    type == "boolean" ? ["true", "false"] : keyword("enum").map { $0.elements.map { "\($0.raw)" } } ?? []
  }

  /// The first sentence of its description, without the period.
  var brief: String {
    let sentence = description.firstRange(of: ". ").map { description[..<$0.lowerBound] } ?? description[...]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }
}

/// A JSON object that is being typed, up to the cursor: the names that it has, and what is typed last.
struct UnfinishedJSON {
  /// Everything before what is typed last.
  private var head: String
  /// The name or the value that is typed last, perhaps with its opening quotation mark.
  private var typed: String
  /// The member whose value is being typed; nil if a name is.
  private var member: String?
  private var isInArray = false
  /// The number of open braces. Only the members of the outermost object are parameters.
  private var depth = 0
  private var names: Set<String> = []

  /// - Parameter text: the object's text; an empty one is like an opening brace.
  init(_ text: String) {
    let text = text.isEmpty ? "{" : text
    var start = text.startIndex
    var isInString = false
    var isEscaped = false
    for position in text.indices {
      let character = text[position]
      if isInString {
        isInString = isEscaped || character != "\""
        isEscaped = !isEscaped && character == "\\"
        continue
      }
      switch character {
      case "\"":
        isInString = true
        continue
      case "{": depth += 1
      case "}": depth -= 1
      case "[": isInArray = true
      case "]": isInArray = false
      case ":" where depth == 1:
        let name = text[start..<position].filter { $0 != "\"" && !$0.isWhitespace }
        member = name
        names.insert(name)
      case "," where depth == 1 && !isInArray: member = nil
      case ",", ":": break
      case " " where start == position: break
      default: continue
      }
      start = text.index(after: position)
    }
    head = String(text[..<start])
    typed = String(text[start...])
  }

  /// What the text can become: a name with its colon, or a value, both with what must and with what may follow it.
  func candidates(_ parameters: [ContractMethod.Parameter]) -> [ShellCompletion.Candidate] {
    guard depth == 1 else { return [] }
    guard let member else {
      let free = parameters.filter { !names.contains($0.name) && "\"\($0.name)".hasPrefix(quoted) }
      return free.map { .init(word: "\(head)\"\($0.name)\":", description: $0.brief) }
    }
    guard let parameter = parameters.first(where: { $0.name == member }) else { return [] }
    let isArray = parameter.type == "array"
    guard isArray || !isInArray else { return [] }
    let opening = isArray && !isInArray ? "[" : ""
    return parameter.choices.filter { $0.hasPrefix(typed) || $0.hasPrefix("\"\(typed)") }.flatMap { choice in
      [isArray ? "]" : "}", ","].map { .init(word: head + opening + choice + $0) }
    }
  }

  private var quoted: String { typed.hasPrefix("\"") ? typed : "\"\(typed)" }
}
