// SPDX-License-Identifier: MIT
import Foundation

/// Runs another program to its end.
struct Command {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The program, which is searched on PATH, and its arguments.
  let words: [String]
  var folder: URL?
  /// Variables besides those of this process.
  var variables: [String: String] = [:]

  init(_ words: [String], in folder: URL? = nil, variables: [String: String] = [:]) {
    self.words = words
    self.folder = folder
    self.variables = variables
  }

  /// Runs it; its output goes to standard error.
  /// - Throws: `Failure` if it doesn't end with 0.
  func run() throws {
    try run(output: FileHandle.standardError)
  }

  /// Runs it and returns what it prints, without the line's end.
  /// - Throws: `Failure` if it doesn't end with 0.
  func output() throws -> String {
    let pipe = Pipe()
    let process = try start(output: pipe)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    try wait(for: process)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Runs it and writes what it prints to `file`.
  /// - Throws: `Failure` if it doesn't end with 0.
  func run(into file: URL) throws {
    try Data().write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try run(output: handle)
    try handle.close()
  }

  private func run(output: FileHandle) throws {
    try wait(for: start(output: output))
  }

  private func start(output: Any) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    return process
  }

  private func wait(for process: Process) throws {
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      throw Failure(description: "\(words.joined(separator: " ")) ended with \(process.terminationStatus)")
    }
  }
}

/// A folder that becomes a package, or a part of one.
struct Folder {
  let url: URL

  /// Creates it, empty.
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

  /// Copies several files or folders of a folder.
  func copy(_ names: [String], from folder: URL) throws {
    for name in names { try copy(folder.appending(path: name), to: name) }
  }

  /// Writes a text file.
  func write(_ text: String, to path: String, mode: Int = 0o644) throws {
    try Data(text.utf8).write(to: place(path))
    try set(mode, of: path)
  }

  /// Copies a text with each `${NAME}` replaced by its value.
  /// - Throws: if a value is missing.
  func fill(_ template: URL, with values: [String: String], to path: String) throws {
    try Self.fill(template, with: values, to: place(path))
  }

  static func fill(_ template: URL, with values: [String: String], to file: URL) throws {
    var text = try String(contentsOf: template, encoding: .utf8)
    let contact = try Contact(root: URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true))
    let all = contact.values.merging(values) { $1 }
    for (name, value) in all { text = text.replacing("${\(name)}", with: value) }
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
