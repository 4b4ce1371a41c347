// SPDX-License-Identifier: MIT
import Contract
import JSON

// A method in the notation of the command line.

extension ContractMethod {
  /// The command line that calls the method with the params of its example.
  var exampleCommand: String { (["marquee", "call", name] + exampleParams).joined(separator: " ") }

  /// The params of the example as words of a command line: `query=batman`.
  var exampleParams: [String] {
    example.map { param in
      let texts = param.value.elements.compactMap(\.string)
      let list = texts.nilIfEmpty?.joined(separator: ",")
      return "\(param.name)=\((param.value.string ?? list ?? param.value.raw.description).shellQuoted)"
    }
  }
}

extension ContractMethod.Parameter {
  /// The words of the schema's `enum`; empty without one.
  var words: [String] { keyword("enum").map { $0.elements.compactMap(\.string) } ?? [] }

  /// The JSON Schema types: `string`, `integer`, `array`, …
  var types: [String] {
    keyword("type").map { type in type.string.map { [$0] } ?? type.elements.compactMap(\.string) } ?? []
  }

  /// The first of `types`; `string` if there are none.
  var type: String { types.first ?? "string" }

  /// The type in help's notation: `integer`, `amc|tmdb`, `list of amc|tmdb`. More than four words are separated by
  /// commas and spaces, so that the line can be wrapped.
  var notation: String {
    let element = type == "array" ? "string" : type
    let separator = words.count > 4 ? ", " : "|"
    let value = words.isEmpty ? element : words.joined(separator: separator)
    return type == "array" ? "list of \(value)" : value
  }

  /// The default as JSON; nil without a default.
  var defaultText: String? { keyword("default").map { $0.raw.description } }
}

extension String {
  /// The text, quoted if necessary, as one word for a shell.
  var shellQuoted: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"):
          true
        default: ":/.,_-+@=".utf8.contains(byte)
        }
      }
    return isPlain ? self : "'" + replacing("'", with: #"'\''"#) + "'"
  }
}
