// SPDX-License-Identifier: MIT

/// Writes the pages of `marquee help`, from schema/help/, as Swift string literals.
struct HelpEmitter: Emitter {
  let source: ContractSource

  func files() -> [GeneratedFile] {
    guard !source.help.isEmpty else { return [] }
    let documents = source.help.map { "    HelpDocument(name: \"\($0.name)\", text: \(Self.literal($0.text)))," }
    return [
      GeneratedFile(
        path: "Sources/marquee/Help/Generated/HelpDocuments.swift",
        text: """
          // \(GeneratedFile.license)
          // swift-format-ignore-file
          // Written by `swift run generate` from schema/help; changes belong there.

          extension HelpDocument {
            /// All pages, sorted by name.
            static let all = [
          \(documents.joined(separator: "\n"))
            ]
          }

          """)
    ]
  }

  private static func literal(_ text: String) -> String {
    var hashes = "#"
    while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
    // The last line break of a literal isn't part of the text.
    return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
  }
}
