// SPDX-License-Identifier: MIT
import FoundationEssentials

/// A file that is written from the contract.
public struct GeneratedFile: Equatable, Sendable {
  /// Below the root of the repository.
  public let path: String
  /// The whole content, its last newline included.
  public let text: String

  /// What every file says in its first lines (https://spdx.dev/learn/handling-license-info), as the LICENSE file does.
  static let license = "SPDX-License-Identifier: MIT"
}

/// Reads schema/ below a root and writes, or compares, all that comes from it.
public struct Generation {
  static let swiftFolder = "Sources/Contract/Generated"
  /// Folders in which every file is generated, so that what nothing generates any more can be told.
  static let folders =
    [
      swiftFolder, EssentialToolEmitter.folder, TypeScriptEmitter.folder, ShellEmitter.folder, LuaEmitter.folder,
      PythonEmitter.folder,
    ]

  let root: String
  let files: [GeneratedFile]

  /// - Parameter root: the folder that holds schema/ and Sources/.
  /// - Throws: what is wrong with schema/, one line for each complaint.
  public init(root: String) throws {
    self.root = root
    let source = try ContractSource(files: Self.sources(root: root))
    let complaints = Lint(source: source).complaints()
    guard complaints.isEmpty else { throw ContractError(complaints.joined(separator: "\n")) }
    let bundle = BundleEmitter(source: source)
    let emitters: [any Emitter] = [
      bundle,
      ReferenceEmitter(source: source),
      SwiftEmitter(source: source, document: bundle.document()),
      TypeScriptEmitter(source: source),
      ShellEmitter(source: source),
      EssentialToolEmitter(source: source),
      EmacsLispEmitter(source: source),
      LuaEmitter(source: source),
      PythonEmitter(source: source),
    ]
    files = try emitters.flatMap { try $0.files() }
  }

  /// The generated files that differ from what schema/ says, are missing or are left over; by path.
  public func stale() -> [String] {
    let outdated = files.filter { read($0.path) != Array($0.text.utf8) }.map(\.path)
    return (outdated + leftovers()).sorted()
  }

  /// Makes the stale files what they should be.
  /// - Returns: their paths.
  public func write() throws -> [String] {
    let manager = FileManager.default
    let stale = stale()
    for file in files where stale.contains(file.path) {
      let target = URL(filePath: "\(root)/\(file.path)")
      try manager.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: target)
    }
    for path in leftovers() { try manager.removeItem(atPath: "\(root)/\(path)") }
    return stale
  }

  /// Files in the generated folders that nothing generates any more.
  private func leftovers() -> [String] {
    let wanted = Set(files.map(\.path))
    return Self.folders.flatMap { folder in
      let present = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      // What an interpreter keeps beside the files is in folders, and is no one's business here.
      return present.map { "\(folder)/\($0)" }.filter { !wanted.contains($0) && !isFolder($0) }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder) && isFolder
  }

  private func read(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: "\(root)/\(path)").map { Array($0) }
  }

  /// The hand-written files of schema/.
  private static func sources(root: String) -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    result["wire.md"] = FileManager.default.contents(atPath: "\(root)/schema/wire.md").map { Array($0) }
    for folder in ["", "methods/", "models/", "mcp/", "mcp/tools/"] {
      // What is missing is complained of by whoever needs it.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/schema/\(folder)")) ?? []
      for name in names where name.hasSuffix(".json") && name != "openrpc.json" {
        result[folder + name] = FileManager.default.contents(atPath: "\(root)/schema/\(folder)\(name)").map {
          Array($0)
        }
      }
    }
    return result
  }
}
