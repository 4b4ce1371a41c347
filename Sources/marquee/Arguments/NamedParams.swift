// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON
import Platform

/// Params typed as `query=batman year=1989` instead of JSON.
struct NamedParams: Equatable {
  /// `name=value`, in order.
  let words: [String]

  /// - Returns: nil if the first word is JSON, or no assignment.
  init?(_ words: some Collection<String>) {
    guard let first = words.first, let name = Self.split(first)?.name, name.allSatisfy({ $0.isLetter || $0 == "_" })
    else {
      return nil
    }
    self.words = Array(words)
  }

  private static func split(_ word: String) -> (name: String, value: String)? {
    guard let end = word.firstIndex(of: "="), end > word.startIndex else { return nil }
    return (String(word[..<end]), String(word[word.index(after: end)...]))
  }

  /// The parameters that are paths of files, each after its method.
  private static let paths: Set = ["library/import from", "library/export to", "index/update from"]

  /// The params as a JSON object.
  /// - Throws: `UsageError` for a word that is no assignment, or a repeated parameter. The method itself checks
  ///   names and values, since its errors are more precise.
  func json(for method: ContractMethod) throws(UsageError) -> [UInt8] {
    var members: [(name: String, value: RawJSON)] = []
    for word in words {
      guard let (name, value) = Self.split(word) else {
        throw UsageError(
          message: "\(quoted(word)) should be name=value, such as \(method.exampleParams.first ?? "page=2")")
      }
      guard !members.contains(where: { $0.name == name }) else {
        throw UsageError(message: "\(name) is given twice")
      }
      let isPath = Self.paths.contains("\(method.name) \(name)")
      let text = isPath ? TypedPath(value, home: CurrentProcess.environment["HOME"]).path : value
      members.append((name, method.parameter(name)?.json(text) ?? RawJSON(writing: text)))
    }
    return RawJSON { writer in
      writer.object { writer in
        for (name, value) in members { writer.member(name, value) }
      }
    }.bytes
  }
}

/// A path as people type it: with `~` for the home folder, which a shell leaves as it is after `=`, or as the address
/// of a file, which desktops give.
struct TypedPath {
  let path: String

  /// - Parameter home: the home folder; nil if it isn't known.
  init(_ text: String, home: String?) {
    var path = text
    for scheme in ["file://localhost/", "file:///", "file:/"] where path.lowercased().hasPrefix(scheme) {
      path = "/" + path.dropFirst(scheme.count)
      path = PercentEncoding.decode(path, plusIsSpace: false) ?? path
      break
    }
    if let home, path == "~" || path.hasPrefix("~/") { path = home + path.dropFirst() }
    self.path = path
  }
}

extension ContractMethod.Parameter {
  /// A typed value as JSON: by the parameter's type if it can be read as such, otherwise as text.
  fileprivate func json(_ text: String) -> RawJSON {
    // Where one value or a list is accepted, several are a list.
    let isList = (text.contains(",") || text.hasPrefix("[")) && types.contains("array")
    return switch isList ? "array" : type {
    case "array" where !text.hasPrefix("["):
      RawJSON { writer in
        writer.array { writer in
          for element in text.split(separator: ",") { writer.value(String(element)) }
        }
      }
    case "array", "object", "integer", "number":
      (try? RawJSON(parsing: text)) ?? RawJSON(writing: text)
    case "boolean":
      switch text.lowercased() {
      case "true", "yes": RawJSON(writing: true)
      case "false", "no": RawJSON(writing: false)
      default: RawJSON(writing: text)
      }
    default: RawJSON(writing: text)
    }
  }
}
