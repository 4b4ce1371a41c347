// SPDX-License-Identifier: MIT
import JSON

/// Writes the parts of one page of the reference, with links to the other pages.
struct ReferencePage {
  let source: ContractSource
  /// For each heading's anchor, the path of its page below schema/.
  let pages: [String: String]
  /// This page's path below schema/.
  let path: String

  // MARK: - Methods

  func overview(of family: Family) -> String {
    let rows = family.methods.map { method in
      [
        link(method.name), method.parameters.map { Self.mention($0.name, $0.isRequired) }.joined(separator: ", "),
        resultName(of: method),
        method.summary,
      ]
    }
    return "**\(family.title)**\n\n" + table(["Method", "Params", "Result", ""], rows)
  }

  func reference(for method: Method) -> String {
    var parts = ["### \(method.name)\n\n\(method.documentation)\n"]
    if !method.parameters.isEmpty { parts.append(table(of: method.parameters)) }
    parts += method.exclusions.sentences { "`\($0)`" }.map { $0 + "\n" }
    parts.append("**Also takes** \(sharedParameterNames(of: method)).\n")
    parts.append("**Result**: \(resultName(of: method)).\(streamNote(of: method))\n")
    parts.append("**Errors**: \(source.errors(of: method).map { "`\($0.kind)`" }.joined(separator: ", ")).\n")
    for example in method.examples {
      let params = example.params.count == 0 ? "" : ",\"params\":\(example.params.raw)"
      parts.append(
        """
        \(example.name):

        ```json
        {"jsonrpc":"2.0","id":1,"method":"\(method.name)"\(params)}
        {"jsonrpc":"2.0","id":1,"result":\(shortened(example.result))}
        ```

        """)
    }
    return parts.joined(separator: "\n")
  }

  func sharedParameters() -> String {
    let parameters = source.parameters
    return """
      ## Parameters that many methods share

      Every call takes:

      \(table(of: parameters.call))
      List methods also take:

      \(table(of: parameters.list))
      Every request takes, by name only:

      \(table(of: parameters.tokens))
      """
  }

  private func sharedParameterNames(of method: Method) -> String {
    let groups = [
      method.rows == nil ? nil : "the list parameters",
      method.takesCallParameters ? "the call parameters" : nil,
    ]
    let names = (groups.compactMap { $0 } + ["the tokens"]).joined(separator: ", ")
    return "[\(names)](../README.md#parameters-that-many-methods-share)"
  }

  private func resultName(of method: Method) -> String {
    if let rows = method.rows { return "pages of " + link(rows) }
    return typeName(of: method.resultSchema)
  }

  private func streamNote(of method: Method) -> String {
    if method.rows != nil {
      let before = method.partial == nil ? "" : ", after each \(link("Partial")) that is known before,"
      return " With a partialResultToken the pages are streamed\(before) and the result is a \(link("Summary"))."
    }
    if !method.parts.isEmpty {
      let parts = method.parts.map { link($0.schema) }.joined(separator: ", ")
      return " With a partialResultToken these are streamed: \(parts)."
    }
    return method.partial == nil ? "" : " With a partialResultToken a \(link("Partial")) may come first."
  }

  private static func mention(_ name: String, _ isRequired: Bool) -> String { "`\(name)`" + (isRequired ? "" : "?") }

  // MARK: - Notifications and errors

  func notifications() -> String {
    let rows = source.notifications.map { notification in
      [
        "`\(notification.name)`", notification.sender.rawValue,
        notification.params.reference.map(link) ?? members(of: notification.params),
        notification.documentation,
      ]
    }
    return "## Notifications\n\n" + table(["Name", "Sent by", "Params", ""], rows)
  }

  /// The members of an anonymous object, in one table cell.
  private func members(of schema: JSONValue) -> String {
    let members = schema.properties.map { "`\($0.name)`: \(typeName(of: $0.schema))" }
    return members.isEmpty ? "object" : members.joined(separator: ", ")
  }

  func errors() -> String {
    let rows = source.errors.map { error in
      [
        "\(error.code)", "`\(error.kind)`", error.isRetryable ? "yes" : "no",
        error.required.map { "`\($0)`" }.joined(separator: ", "), error.description,
      ]
    }
    return "## Errors\n\n" + table(["Code", "Kind", "Retryable", "Always in data", "When"], rows)
  }

  // MARK: - Models

  func model(_ schema: NamedSchema) -> String {
    let rows = schema.json.properties.map { property in
      [
        Self.mention(property.name, property.isRequired), typeName(of: property.schema),
        property.schema.description + bounds(of: property.schema), example(of: property.schema),
      ]
    }
    let values = schema.json["enum"]?.elements.map { "`\($0.string ?? "")`" }.joined(separator: ", ")
    let form = values.map { "One of \($0).\n" } ?? schema.json["pattern"]?.string.map { "Matches `\($0)`.\n" }
    let alternatives = schema.json.alternatives.map { [members(of: $0)] }
    return [
      "### \(schema.name)\n", "\(schema.json.description)\n", form,
      alternatives.isEmpty ? nil : table(["One of"], alternatives),
      rows.isEmpty ? nil : table(["Member", "Type", "", "Example"], rows),
    ]
    .compactMap { $0 }.joined(separator: "\n")
  }

  // MARK: - Parts

  /// Abridges a long example result: arrays keep their first two elements, and a provider's verbatim objects become
  /// `{…}`.
  private func shortened(_ value: JSONValue) -> String {
    guard value.rawBytes.count > 300 else { return "\(value.raw)" }
    switch value.kind {
    case .array:
      let elements = value.elements.prefix(2).map(shortened)
      return "[" + (elements + (value.count > 2 ? ["…"] : [])).joined(separator: ",") + "]"
    case .object:
      let members = value.members.map { name, member in
        let isVerbatim = source.providers.contains(name) && member.kind == .object
        return "\"\(name)\":" + (isVerbatim ? "{…}" : shortened(member))
      }
      return "{" + members.joined(separator: ",") + "}"
    default: return "\(value.raw)"
    }
  }

  private func table(of parameters: [Parameter]) -> String {
    table(
      ["Parameter", "Type", "", "Example"],
      parameters.map { parameter in
        [
          Self.mention(parameter.name, parameter.isRequired), typeName(of: parameter.schema),
          parameter.description + bounds(of: parameter.schema), example(of: parameter.schema),
        ]
      })
  }

  private func table(_ head: [String], _ rows: [[String]]) -> String {
    let lines = [head, head.map { _ in "---" }] + rows
    return lines.map { cells in
      "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
    }.joined()
  }

  /// The unit, bounds and default in parentheses; empty if there are none.
  private func bounds(of schema: JSONValue) -> String {
    let unit = schema["x-unit"]?.string.flatMap { $0 == "none" || schema.description.contains($0) ? nil : $0 }
    let fallback = schema["default"].map { "default: \($0.raw)" }
    let range = [("minimum", "at least"), ("maximum", "at most"), ("minItems", "at least"), ("maxItems", "at most")]
      .compactMap { keyword, words in schema[keyword].map { "\(words) \($0.raw)" } }
    let notes = ([unit].compactMap { $0 } + range + [fallback].compactMap { $0 }).joined(separator: ", ")
    return notes.isEmpty ? "" : " (\(notes))"
  }

  private func example(of schema: JSONValue) -> String {
    schema["examples"]?[0].map { "`\($0.raw)`" } ?? ""
  }

  private func typeName(of schema: JSONValue) -> String {
    if let name = schema.reference { return source.schemas[name] == nil ? name : link(name) }
    switch schema["type"]?.string {
    case "array"?: return "array of " + typeName(of: schema["items"] ?? .null)
    case "object"?:
      guard let values = schema["additionalProperties"], values.kind == .object else { return "object" }
      return "object of " + typeName(of: values)
    case let name?: return name
    case nil:
      if let constant = schema["const"] { return "`\(constant.raw)`" }
      let names = schema["type"]?.strings
      return names?.map { $0 == "array" ? "array of " + typeName(of: schema["items"] ?? .null) : $0 }
        .joined(separator: " or ") ?? "any"
    }
  }

  /// A link to a heading, with the anchor that GitHub makes from it.
  private func link(_ heading: String) -> String {
    "[\(heading)](\(address(of: heading.anchor)))"
  }

  /// The address of a heading, relative to this page.
  private func address(of anchor: String) -> String {
    guard let target = pages[anchor], target != path else { return "#" + anchor }
    let isBelow = path.contains("/")
    let name = target.split(separator: "/").last ?? ""
    if isBelow == target.contains("/") { return name + "#" + anchor }
    return (isBelow ? "../" + target : target) + "#" + anchor
  }

  /// Completes links to headings of the reference, such as `[Page](#page)`, so that they work on this page.
  func linked(_ text: String) -> String {
    text.split(separator: "](#", omittingEmptySubsequences: false).enumerated().map { position, piece in
      guard position > 0, let end = piece.firstIndex(of: ")") else { return String(piece) }
      return "](" + address(of: String(piece[..<end])) + piece[end...]
    }.joined()
  }
}

extension String {
  /// The anchor that GitHub makes from a heading.
  var anchor: String {
    lowercased().replacing(" ", with: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" }
  }
}
