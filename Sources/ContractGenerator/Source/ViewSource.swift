// SPDX-License-Identifier: MIT
import Basics
import Foundation

/// The view of assistants' results, in clients/assistants/view/. Its document is committed with its sources, because
/// making it takes a compiler of TypeScript, which a build of the program must not need.
struct ViewSource {
  static let folder = "clients/assistants/view"
  static let path = folder + "/view.html"

  /// The document; nil if there is none.
  let document: String?

  init(root: String) {
    document = FileManager.default.contents(atPath: "\(root)/\(Self.path)").map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Writes the view's document as a Swift string literal.
struct ViewEmitter: Emitter {
  let document: String?

  func files() -> [GeneratedFile] {
    guard let document else { return [] }
    var code = CodeWriter()
    code.doc("The document that shows the results of tools.")
    code.block("enum ViewDocument") { code in
      code.doc(ViewSource.path)
      // The first and the last line break of such a literal aren't part of the text.
      code.line("static let text: StaticString = \(swiftLiteral("\n\(document)\n", quote: "\"\"\""))")
    }
    return [
      GeneratedFile(swift: "Sources/MCP/Generated/ViewDocument.swift", from: ViewSource.folder + "/", code.text)
    ]
  }
}
