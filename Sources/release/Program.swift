// SPDX-License-Identifier: MIT
import Foundation

/// One build of the program, with its symbols in a file of their own.
struct Program: Sendable {
  let folder: URL

  /// The program without symbols, as packages contain it.
  var binary: URL { folder.appending(path: "marquee") }
  /// The program as it was linked, with its symbols.
  var built: URL { folder.appending(path: "marquee-with-symbols") }
  /// A folder with the symbols. On Linux their path in it is that of GDB and LLDB: `.build-id/1a/2b3c….debug`.
  var symbols: URL { folder.appending(path: "symbols") }

  /// Makes `binary` and `symbols` from `built`.
  func takeSymbolsOut(for target: Target) throws {
    let symbols = try Folder(symbols)
    guard target.isLinux else {
      try Command(["dsymutil", built.path, "-o", symbols.place("marquee.dSYM").path]).run()
      try Command(["strip", "-o", binary.path, built.path]).run()
      // What is changed after it was signed isn't run.
      return try Command(["codesign", "--force", "--sign", "-", binary.path]).run()
    }
    let id = try buildID()
    let file = try symbols.place(".build-id/\(id.prefix(2))/\(id.dropFirst(2)).debug")
    try Command(["objcopy", "--only-keep-debug", "--compress-debug-sections", built.path, file.path]).run()
    try Command(["chmod", "644", file.path]).run()
    try Command(["strip", "--strip-all", "-o", binary.path, built.path]).run()
  }

  /// The digest that the linker has written into the program, in hexadecimal digits; `strip` keeps it.
  func buildID() throws -> String {
    let notes = try Command(["readelf", "--notes", built.path]).output()
    guard let id = notes.firstMatch(of: /Build ID: ([0-9a-f]{40})/)?.output.1 else {
      throw Command.Failure(description: "\(built.path) has no build ID")
    }
    return String(id)
  }
}
