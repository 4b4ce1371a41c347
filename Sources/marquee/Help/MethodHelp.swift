// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Help that is derived from the contract.
enum MethodHelp {
  /// What `marquee call METHOD --help` prints, in lines of no more than that many columns.
  static func page(of method: ContractMethod, columns: Int) -> String {
    var sections = [method.summary, "Usage: marquee call \(method.name) [NAME=VALUE…|JSON|-] [OPTIONS]"]
    if method.description != method.summary, !method.description.isEmpty { sections.append(method.description) }
    if !method.parameters.isEmpty {
      sections.append("Parameters:\n" + method.parameters.map(lines).joined(separator: "\n"))
    }
    let shared = method.sharedParameters.filter { !$0.name.hasSuffix("Token") }
    if !shared.isEmpty { sections.append("Parameters of many methods:\n" + shared.map(lines).joined(separator: "\n")) }
    if !method.example.isEmpty || method.parameters.isEmpty {
      sections.append("Example:\n  \(method.exampleCommand)")
    }
    sections.append(
      "`marquee schema \(method.name)` prints its result and errors as JSON Schema; `marquee help call` has the options."
    )
    return sections.map { $0.wrapped(to: columns) }.joined(separator: "\n\n") + "\n"
  }

  /// What `marquee methods` prints: the methods by family, with a line each.
  static func list(_ methods: [ContractMethod], family: String?) -> String {
    let shown = methods.filter { family == nil || $0.family == family }
    let width = (shown.map(\.name.count).max() ?? 0) + 2
    var families: [String] = []
    for method in shown where !families.contains(method.family) { families.append(method.family) }
    let groups = families.map { family in
      shown.filter { $0.family == family }.map { method in
        let gap = String(repeating: " ", count: width - method.name.count)
        return "\(method.name)\(gap)\(method.summary)"
      }.joined(separator: "\n")
    }
    return groups.joined(separator: "\n\n")
      + "\n\n`marquee help METHOD` explains one, `marquee call METHOD NAME=VALUE` calls it.\n"
  }

  private static func lines(_ parameter: ContractMethod.Parameter) -> String {
    let facts =
      [parameter.notation, parameter.isRequired ? "required" : nil, parameter.defaultText.map { "default \($0)" }]
      .compactMap(\.self).joined(separator: ", ")
    return "  \(parameter.name)  (\(facts))\n      \(parameter.description)"
  }
}
