// SPDX-License-Identifier: MIT
import Foundation

/// Reads schema/ and writes the files generated from it, or compares them with those on disk.
public struct Generation {
  let root: String
  let view: ViewSource
  let files: [GeneratedFile]

  /// - Parameter root: the folder with schema/ and Sources/.
  /// - Throws: an error that lists the problems in schema/, one per line.
  public init(root: String) throws {
    self.root = root
    view = ViewSource(root: root)
    let source = try ContractSource(files: Self.sources(root: root))
    let complaints = Lint(source: source).complaints()
    guard complaints.isEmpty else { throw ContractError(complaints.joined(separator: "\n")) }
    let emitters: [any Emitter] = [
      BundleEmitter(source: source),
      ViewEmitter(source: source),
      ReferenceEmitter(source: source),
      SwiftEmitter(source: source),
      TypeScriptEmitter(source: source),
      TaskToolEmitter(source: source),
      HelpEmitter(source: source),
      EmacsLispEmitter(source: source),
      LuaEmitter(source: source),
      PythonEmitter(source: source),
    ]
    files = try emitters.flatMap { try $0.files() }
  }

  /// The sorted paths of the generated files that are missing, out of date or left over.
  public func stale() -> [String] {
    let outdated = files.filter { read($0.path) != Array($0.text.utf8) }.map(\.path)
    return (outdated + leftovers()).sorted()
  }

  /// Why the document of the view isn't what its sources give, with what to do; nil if it is.
  public func complaintAboutView() -> String? { view.complaint() }

  /// Rewrites the stale files and removes the leftovers.
  /// - Returns: the paths of the files that it wrote or removed.
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

  /// The files that no emitter produces any more, in folders for generated files only.
  private func leftovers() -> [String] {
    let wanted = Set(files.map(\.path))
    let folders = Set(wanted.map { ($0 as NSString).deletingLastPathComponent }).filter {
      ["generated", "reference"].contains(($0 as NSString).lastPathComponent.lowercased())
    }
    return folders.flatMap { folder in
      let present = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      // Ignore subfolders: interpreters keep their caches there.
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

  /// The hand-written files of schema/, by their path below it.
  private static func sources(root: String) -> [String: [UInt8]] {
    let outputs = ["openrpc.json", ViewEmitter.path, TaskToolEmitter.path]
    var result: [String: [UInt8]] = [:]
    for folder in ["", "methods/", "models/", "stored/", "mcp/", "mcp/tools/", "help/"] {
      // A missing folder counts as empty; whatever needs its files reports that they are missing.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/schema/\(folder)")) ?? []
      let isSource = { (name: String) in [".json", ".txt"].contains { name.hasSuffix($0) } || name == "wire.md" }
      for name in names where isSource(name) && !outputs.contains(folder + name) {
        result[folder + name] = FileManager.default.contents(atPath: "\(root)/schema/\(folder)\(name)").map {
          Array($0)
        }
      }
    }
    return result
  }
}
