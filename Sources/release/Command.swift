// SPDX-License-Identifier: MIT
import Foundation

/// A program that is run to its end.
struct Command {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The program, looked for on PATH, and its arguments.
  let words: [String]
  var folder: URL?
  /// Variables besides those of this process.
  var variables: [String: String] = [:]

  init(_ words: [String], in folder: URL? = nil, variables: [String: String] = [:]) {
    self.words = words
    self.folder = folder
    self.variables = variables
  }

  /// Runs it; its output goes where this process's does.
  ///
  /// - Throws: `Failure` if it doesn't end with 0.
  func run() throws {
    try run(output: FileHandle.standardError)
  }

  /// Runs it and returns what it prints, without the line's end.
  ///
  /// - Throws: `Failure` if it doesn't end with 0.
  func output() throws -> String {
    let pipe = Pipe()
    let process = try start(output: pipe)
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    try wait(for: process)
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  /// Runs it and writes what it prints to `file`.
  ///
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
