// SPDX-License-Identifier: MIT
import JSON

/// Writes the typed part of the Emacs client: a function for each method and a condition for each kind of error.
struct EmacsLispEmitter: Emitter {
  static let path = "clients/emacs/marquee-generated.el"

  /// Methods that the client's connection calls itself, so that they need no function.
  private static let ownMethods: Set = ["initialize", "shutdown"]

  let source: ContractSource

  func files() -> [GeneratedFile] {
    let options = [
      optionList("call", source.parameters.call, "Keywords that every function of a method takes."),
      optionList("list", source.parameters.list, "Keywords that the functions of list methods take."),
    ]
    let functions = source.families.flatMap { family in
      let methods = family.methods.filter { !Self.ownMethods.contains($0.name) }
      return methods.isEmpty ? [] : [";;;; \(family.title)"] + methods.map(function)
    }
    let sections = [header(), errors()] + options + functions + [footer]
    return [GeneratedFile(path: Self.path, text: sections.joined(separator: "\n\n") + "\n")]
  }

  // MARK: - The file

  private func header() -> String {
    """
    ;;; marquee-generated.el --- Marquee's methods as functions  -*- lexical-binding: t; -*-

    ;; \(GeneratedFile.license)

    ;;; Commentary:

    ;; Written by `swift run generate' from schema/ in Marquee's repository;
    ;; changes belong there.  Each method of the contract is a function with
    ;; keyword parameters, and each kind of error a condition.

    ;;; Code:

    (require 'cl-lib)
    (require 'marquee-error)
    (require 'marquee-request)

    (defconst marquee-contract-version \(EmacsLisp.string(source.version))
      "The version of the contract that these functions are written from.")
    """
  }

  /// The end of the file. It turns off checkdoc's check for imperative verbs, which the contract's texts need not pass.
  private var footer: String {
    """
    (provide 'marquee-generated)

    ;; Local Variables:
    ;; checkdoc-verb-check-experimental-flag: nil
    ;; End:

    ;;; marquee-generated.el ends here
    """
  }

  private func errors() -> String {
    let definitions = source.errors.map { error in
      let parent = error.scope == .upstream ? "marquee-upstream-error" : "marquee-error"
      let message = error.title.hasSuffix(".") ? String(error.title.dropLast()) : error.title
      return "(define-error '\(EmacsLisp.symbol(error.kind)) \(EmacsLisp.string(message))\n  '\(parent))"
    }
    return ([";;;; Errors"] + definitions).joined(separator: "\n\n")
  }

  /// A constant that documents the parameters shared by many functions.
  private func optionList(_ name: String, _ parameters: [Parameter], _ head: String) -> String {
    let keywords = parameters.map { ":" + EmacsLisp.name($0.name) }.joined(separator: " ")
    let document = EmacsLisp.documentation(head, "", items: parameters.map(item))
    return "(defconst marquee-\(name)-options\n  '(\(keywords))\n  \(document))"
  }

  // MARK: - A function

  private func function(for method: Method) -> String {
    let isList = method.rows != nil
    let callbacks =
      ["then", "else"]
      + (isList ? ["on-page", "on-fault"] : [])
      + (method.partial == nil ? [] : ["on-partial"])
    let own = method.parameters
    let shared = source.sharedParameters(of: method)
    let keywords = (own + shared).map { EmacsLisp.name($0.name) } + callbacks
    // A no-break space keeps a keyword and its value on the same line.
    let params = (own + shared).map { ":\($0.name)\u{A0}\(EmacsLisp.name($0.name))" }.joined(separator: " ")
    let list = EmacsLisp.filled("(list \(params))", indentation: 3, hanging: 9).replacing("\u{A0}", with: " ")
    return """
      (cl-defun \(EmacsLisp.symbol(method.name))
      \(EmacsLisp.filled("(&key " + keywords.joined(separator: " ") + ")", indentation: 4, hanging: 10))
        \(document(of: method, callbacks: callbacks))
        (\(isList ? "marquee-stream" : "marquee-request")
         \(EmacsLisp.string(method.name))
      \(params.isEmpty ? "   nil" : list)
        \(callbacks.map { " :\($0) \($0)" }.joined())))
      """
  }

  private func document(of method: Method, callbacks: [String]) -> String {
    EmacsLisp.documentation(
      EmacsLisp.imperative(method.summary), method.description, items: method.parameters.map(item),
      closing: [result(of: method), rules(of: method), sharedNote(of: method, callbacks: callbacks)])
  }

  /// The description of a parameter, with its values, unit and default.
  private func item(_ parameter: Parameter) -> (name: String, text: String) {
    let schema = parameter.schema
    let named = (schema["items"] ?? schema).reference.flatMap { source.schemas[$0]?.json }
    var notes: [String] = parameter.isRequired ? ["required"] : []
    if schema["type"]?.string == "array" { notes.append("a list") }
    if let unit = schema["x-unit"]?.string, unit != "none" { notes.append(unit) }
    if let values = schema["enum"] ?? named?["enum"] {
      notes.append(
        (notes.contains("a list") ? "each " : "") + "one of "
          + values.elements.map { "\($0.raw)" }.joined(separator: ", "))
    }
    if let fallback = schema["default"] {
      notes.append("default: \(fallback.boolean.map { $0 ? "t" : "nil" } ?? "\(fallback.raw)")")
    }
    return (parameter.name, parameter.description + (notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"))
  }

  private func result(of method: Method) -> String {
    if let rows = method.rows { return "The rows are plists: \(rows)." }
    return method.resultSchema.reference.map { "The result is a plist: \($0)." } ?? ""
  }

  private func rules(of method: Method) -> String {
    method.exclusions.sentences { mention([$0]) }.joined(separator: " ")
  }

  /// Refers to the places that describe the callbacks and the shared parameters.
  private func sharedNote(of method: Method, callbacks: [String]) -> String {
    let isList = method.rows != nil
    var notes = ["\(mention(callbacks)): see `\(isList ? "marquee-stream" : "marquee-request")'."]
    if isList { notes.append("\(mention(source.parameters.list.map(\.name))): see `marquee-list-options'.") }
    if method.takesCallParameters, !source.parameters.call.isEmpty {
      notes.append("\(mention(source.parameters.call.map(\.name))): see `marquee-call-options'.")
    }
    return notes.joined(separator: " ")
  }

  /// Parameter names in capitals, as a documentation string refers to them.
  private func mention(_ parameters: [String]) -> String {
    parameters.map { EmacsLisp.name($0).uppercased() }.joined(separator: ", ")
  }
}

/// Converts the contract's names and texts to Emacs Lisp.
enum EmacsLisp {
  /// A function's name: `movies/nowPlaying` becomes `marquee-movies-now-playing`.
  static func symbol(_ wire: String) -> String { "marquee-" + name(wire) }

  /// A keyword's name: `pageSize` becomes `page-size`.
  static func name(_ wire: String) -> String {
    Names.words(wire).joined(separator: "-").lowercased()
  }

  static func string(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// `Lists the movies.` becomes `List the movies.`: Emacs' manuals and checkdoc want a function's summary in the
  /// imperative.
  static func imperative(_ summary: String) -> String {
    let verb = summary.prefix { $0.isLetter }
    let rest = summary.dropFirst(verb.count)
    for (ending, base) in [("ies", "y"), ("ches", "ch"), ("shes", "sh"), ("sses", "ss"), ("s", "")]
    where verb.hasSuffix(ending) {
      return verb.dropLast(ending.count) + base + rest
    }
    return summary
  }

  /// A documentation string: a summary line, a text, one item for each parameter, and closing paragraphs.
  static func documentation(
    _ head: String, _ text: String, items: [(name: String, text: String)], closing: [String] = []
  ) -> String {
    let paragraphs = [
      text.isEmpty ? "" : wrapped(text),
      items.map { wrapped("\(name($0.name).uppercased()): \($0.text)", hanging: 2) }.joined(separator: "\n"),
      closing.filter { !$0.isEmpty }.map { wrapped($0) }.joined(separator: "\n"),
    ]
    return "\"" + ([wrapped(head)] + paragraphs).filter { !$0.isEmpty }.joined(separator: "\n\n") + "\""
  }

  /// Fills lines of at most 78 columns with the words, such as those of a lambda list.
  static func filled(_ words: String, indentation: Int, hanging: Int) -> String {
    rows(words.split(separator: " ").map(String.init), columns: 78, first: indentation, rest: hanging)
      .joined(separator: "\n")
  }

  /// Wraps text for a documentation string: at most 76 columns, with two spaces between sentences.
  private static func wrapped(_ text: String, hanging: Int = 0) -> String {
    rows(text.split(whereSeparator: \.isWhitespace).map { escaped(String($0)) }, columns: 76, first: 0, rest: hanging)
      // An opening parenthesis in the first column would look like a definition to Emacs.
      .map { row in (row.hasPrefix("(") ? "\\" : "") + row }
      .joined(separator: "\n")
  }

  private static func rows(_ words: [String], columns: Int, first: Int, rest: Int) -> [String] {
    var rows: [String] = []
    var row = String(repeating: " ", count: first)
    var isEmpty = true
    for word in words {
      let gapOfWords = row.hasSuffix(".") || row.hasSuffix(".)") ? "  " : " "
      let gap = isEmpty ? "" : gapOfWords
      if !isEmpty, row.count + gap.count + word.count > columns {
        rows.append(row)
        row = String(repeating: " ", count: rest) + word
      } else {
        row += gap + word
      }
      isEmpty = false
    }
    return rows + [row]
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
