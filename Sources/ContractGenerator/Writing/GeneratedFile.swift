// SPDX-License-Identifier: MIT

/// A file generated from the contract.
public struct GeneratedFile: Equatable, Sendable {
  /// The path relative to the root of the repository.
  public let path: String
  /// The entire content, including the final newline.
  public let text: String

  /// The license in the first lines of every file (https://spdx.dev/learn/handling-license-info), the same as in
  /// LICENSE.
  static let license = "SPDX-License-Identifier: MIT"

  /// The first lines of a generated file as comments: the license, and the place of its source.
  /// - Parameters:
  ///   - marker: what begins a comment: `//`, `--`.
  ///   - folder: the folder that the file is generated from.
  static func notice(_ marker: String, from folder: String = "schema/") -> String {
    "\(marker) \(license)\n\(marker) Written by `swift run generate` from \(folder); changes belong there.\n"
  }

  init(path: String, text: String) {
    self.path = path
    self.text = text
  }

  /// A file of Swift.
  init(swift path: String, importing modules: [String] = [], from folder: String = "schema/", _ code: String) {
    let imports = modules.isEmpty ? "" : modules.map { "import \($0)\n" }.joined() + "\n"
    let notice = Self.notice("//", from: folder).split(separator: "\n")
    let head = ([notice[0], "// swift-format-ignore-file"] + notice[1...]).joined(separator: "\n")
    self.init(path: path, text: "\(head)\n\n\(imports)\(code)")
  }
}

/// Produces the files of one output language from the contract. It doesn't touch the disk, so that the files can be
/// either written or compared.
protocol Emitter {
  func files() throws -> [GeneratedFile]
}
