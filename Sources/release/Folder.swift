// SPDX-License-Identifier: MIT
import Foundation

/// A folder that a package is made of.
struct Folder {
  let url: URL

  /// Makes it, empty.
  init(_ url: URL) throws {
    self.url = url
    try? FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Copies a file or a folder; `mode` is that of a file.
  func copy(_ source: URL, to path: String, mode: Int? = nil) throws {
    let place = try place(path)
    try FileManager.default.copyItem(at: source.resolvingSymlinksInPath(), to: place)
    if let mode { try set(mode, of: path) }
  }

  /// Writes a text file.
  func write(_ text: String, to path: String, mode: Int = 0o644) throws {
    try Data(text.utf8).write(to: place(path))
    try set(mode, of: path)
  }

  /// Copies a text with the values that `${NAME}` stands for.
  ///
  /// - Throws: if a value is missing.
  func fill(_ template: URL, with values: [String: String], to path: String) throws {
    try Self.fill(template, with: values, to: place(path))
  }

  static func fill(_ template: URL, with values: [String: String], to file: URL) throws {
    var text = try String(contentsOf: template, encoding: .utf8)
    for (name, value) in values { text = text.replacing("${\(name)}", with: value) }
    if let missing = text.firstMatch(of: /\$\{[A-Z_]+\}/) {
      throw Command.Failure(description: "\(template.lastPathComponent) wants \(missing.output)")
    }
    try Data(text.utf8).write(to: file)
  }

  /// The place of a file whose folder exists.
  func place(_ path: String) throws -> URL {
    let place = url.appending(path: path)
    try FileManager.default.createDirectory(at: place.parent, withIntermediateDirectories: true)
    return place
  }

  private func set(_ mode: Int, of path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: url.appending(path: path).path)
  }
}
