// SPDX-License-Identifier: MIT
import Basics
import Foundation

/// The view of assistants' results, in clients/assistants/view/. Its document, which the program contains, is committed
/// beside its sources, because making it takes a compiler of TypeScript, which a build of the program must not need.
struct ViewSource {
  static let folder = "clients/assistants/view"
  static let path = folder + "/view.html"

  let root: String
  /// The document; nil if there is none. Its first comment names the digest of its sources and the compiler's version:
  /// `sha256:… tsc …`.
  let document: String?

  init(root: String) {
    self.root = root
    document = FileManager.default.contents(atPath: "\(root)/\(Self.path)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Why the document isn't what its sources give; nil if it is. Without a compiler of its version the digest decides.
  func complaint() -> String? {
    guard let document else { return nil }
    let words = document.prefix(500).split(whereSeparator: \.isWhitespace)
    let version = words.drop { $0 != "tsc" }.dropFirst().first
    guard words.contains("sha256:\(digest)") else {
      return "\(Self.path) is older than its sources; run: \(Self.folder)/build"
    }
    guard let version, output(of: ["tsc", "--version"])?.split(separator: " ").last == version,
      output(of: ["\(root)/\(Self.folder)/build", "--check"]) == nil
    else { return nil }
    return "\(Self.path) is not what its sources give; run: \(Self.folder)/build"
  }

  /// SHA-256 of the sources in the order of their names: of each its name, a line feed and its bytes.
  private var digest: String {
    let folder = "\(root)/\(Self.folder)/sources"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let bytes = names.sorted().flatMap { name in
      Array("\(name)\n".utf8) + (FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data())
    }
    return SHA256.digest(bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// What a command prints, without the line's end; nil if it can't be run or fails.
  private func output(of command: [String]) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
