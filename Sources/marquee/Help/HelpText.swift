// SPDX-License-Identifier: MIT
import Basics
import CTexts
import CommandLineTable
import Contract
import EndpointCore
import Providers

/// A page of `marquee help`, from schema/help/.
struct HelpDocument: Sendable {
  /// The name of a command or a topic, or `marquee` for the program's own page.
  let name: String
  /// Text for a terminal. Its first paragraph is the summary. A line at the margin that ends with a colon is a heading.
  /// A line in braces is replaced with a table: `{commands}`, `{topics}`, `{variables}`, or `{options …}` with the
  /// names of options.
  let text: String

  /// The first line.
  var summary: String { String(text.prefix { $0 != "\n" }) }

  /// All pages, sorted by name.
  static let all: [HelpDocument] = {
    var pages: [HelpDocument] = []
    while let name = ctexts_help_name(pages.count) {
      let page = ctexts_help(pages.count)
      let text = String(decoding: UnsafeBufferPointer(start: page.bytes, count: page.count), as: UTF8.self)
      pages.append(HelpDocument(name: String(cString: name), text: text))
    }
    return pages
  }()

  /// The pages that belong to no command.
  static let topics = all.filter { $0.name != "marquee" && CommandName(rawValue: $0.name) == nil }
}

/// The output of `--help` and of `marquee help`.
enum HelpText {
  /// - Parameters:
  ///   - command: the command to explain; nil for the program's own page.
  ///   - upstreams: the providers whose environment variables are listed.
  static func page(for command: CommandName?, upstreams: [Upstream] = Upstream.all) -> String {
    let documents = HelpDocument.all
    let document = documents.first { $0.name == command?.rawValue } ?? documents.first { $0.name == "marquee" }
    return document.map { filled($0, upstreams) } ?? ""
  }

  /// - Returns: the page of a topic; nil if there is no such topic.
  static func page(ofTopic name: String) -> String? {
    HelpDocument.topics.first { $0.name == name }?.text
  }

  private static func filled(_ document: HelpDocument, _ upstreams: [Upstream]) -> String {
    document.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard line.hasPrefix("{"), line.hasSuffix("}") else { return String(line) }
      let words = line.dropFirst().dropLast().split(separator: " ").map(String.init)
      return switch words.first {
      case "commands": table(CommandName.allCases.map { ("\($0.rawValue) \($0.operands)", $0.summary) })
      case "topics": table(HelpDocument.topics.map { ($0.name, $0.summary) })
      case "variables": variables(of: upstreams)
      case "options": options(words.dropFirst())
      default: String(line)
      }
    }.joined(separator: "\n")
  }

  /// The environment variables of the providers.
  private static func variables(of upstreams: [Upstream]) -> String {
    let keys = upstreams.flatMap { upstream in
      upstream.keys.map { form in
        (upstream.variable(for: form), form.summary + (form.name == upstream.keys.last?.name ? "" : ", or"))
      }
    }
    let bases = upstreams.flatMap { [$0.baseVariable, $0.imageBaseVariable].compactMap(\.self) }
    let others = upstreams.filter { $0.period != .second }.map { "\($0.title): per \($0.period)" }
    return table(
      keys + [
        (bases.joined(separator: ", "), "base addresses to use instead of the providers' own"),
        (
          upstreams.map(\.rateVariable).joined(separator: ", "),
          "requests per second\(others.isEmpty ? "" : " (\(others.joined(separator: ", ")))"), 0 for no limit"
        ),
      ], width: 24)
  }

  /// - Parameter names: the options' names; `shared` stands for all options in `shared`.
  private static func options(_ names: some Sequence<String>) -> String {
    let options = names.flatMap { name in
      name == "shared" ? shared : [CommandLineOption(rawValue: name)].compactMap(\.self)
    }
    return table(options.map { ($0.flag + ($0.placeholder.map { " " + $0 } ?? ""), $0.summary) })
  }

  /// The options of every command that answers requests.
  private static let shared: [CommandLineOption] = [.sandbox, .stateFolder, .cacheFolder, .logFile, .logLevel]

  /// Formats two columns; a left cell that is too wide gets its own line.
  private static func table(_ rows: [(left: String, right: String)], width: Int = 22) -> String {
    rows.map { row in
      let gap = String(repeating: " ", count: max(0, width - row.left.count))
      let separator = row.left.count < width ? gap : "\n" + String(repeating: " ", count: width + 2)
      return "  " + row.left + separator + row.right
    }.joined(separator: "\n")
  }
}

/// Help that is derived from the contract.
enum MethodHelp {
  /// The output of `marquee call METHOD --help`, in lines of at most `columns` columns.
  static func page(of method: ContractMethod, columns: Int) -> String {
    var sections = [method.summary, "Usage: marquee call \(method.name) [NAME=VALUE…|JSON|-] [OPTIONS]"]
    if method.description != method.summary, !method.description.isEmpty { sections.append(method.description) }
    if !method.parameters.isEmpty {
      sections.append("Parameters:\n" + method.parameters.map(lines).joined(separator: "\n"))
    }
    let shared = method.sharedParameters.filter { !$0.name.hasSuffix("Token") }
    if !shared.isEmpty { sections.append("Parameters of many methods:\n" + shared.map(lines).joined(separator: "\n")) }
    if let words = words(of: method) { sections.append(words) }
    if !method.example.isEmpty || method.parameters.isEmpty {
      sections.append("Example:\n  \(method.exampleCommand)")
    }
    sections.append(
      "`marquee schema \(method.name)` prints its result and errors as JSON Schema; `marquee help call` has the options."
    )
    return sections.map { $0.wrapped(to: columns) }.joined(separator: "\n\n") + "\n"
  }

  /// The output of `marquee methods`: the methods by family, each on one line.
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

  /// What the words of the parameter with the most words mean; nil if none has any.
  private static func words(of method: ContractMethod) -> String? {
    let tables = method.parameters.compactMap { parameter in
      parameter.keyword("x-words").map {
        (name: parameter.name, words: $0.members.map { ($0.name, $0.value.string ?? "") })
      }
    }
    guard let longest = tables.max(by: { $0.words.count < $1.words.count }) else { return nil }
    let lines = longest.words.map { "  \($0)\n      \($1)" }
    return "Words for \(longest.name):\n" + lines.joined(separator: "\n")
  }

  private static func lines(_ parameter: ContractMethod.Parameter) -> String {
    let facts =
      [parameter.notation, parameter.isRequired ? "required" : nil, parameter.defaultText.map { "default \($0)" }]
      .compactMap(\.self).joined(separator: ", ")
    return "  \(parameter.name)  (\(facts))\n      \(parameter.description)"
  }
}
