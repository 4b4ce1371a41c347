// SPDX-License-Identifier: MIT
import Contract

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
    var (isInString, isEscaped) = (false, false)
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
