// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  /// The targets that have an artifact of this name, with its digest.
  private func digests(_ name: (Target) -> String) throws -> [(target: Target, name: String, digest: String)] {
    try Target.allCases.compactMap { target in
      let name = name(target)
      let file = artifacts.appending(path: name)
      guard FileManager.default.fileExists(atPath: file.path) else { return nil }
      return (target, name, try digest(of: file))
    }
  }

  func digest(of file: URL) throws -> String {
    String(try Command(["sha256sum", file.path]).output().prefix { $0 != " " })
  }

  /// Adds the formula for Homebrew, for the platforms whose archives are there.
  func addHomebrewFormula() throws {
    let blocks = try digests { "marquee-\(version)-\($0.rawValue).tar.gz" }.map { target, name, digest in
      let condition =
        switch target {
        case .linuxX86: "OS.linux? && Hardware::CPU.intel?"
        case .linuxARM: "OS.linux? && Hardware::CPU.arm?"
        case .macARM: "OS.mac? && Hardware::CPU.arm?"
        }
      return "  if \(condition)\n    url \"\(address)/\(name)\"\n    sha256 \"\(digest)\"\n  end\n"
    }
    try Folder.fill(
      root.appending(path: "Sources/release/Packaging/homebrew/marquee.rb"),
      with: ["VERSION": version, "ARCHIVES": blocks.joined()], to: artifacts.appending(path: "marquee.rb"))
  }

  /// Adds the entry for the registry of MCP servers.
  func addRegistryEntry() throws {
    let packages: [[String: Any]] = try digests(bundleName).map { _, name, digest in
      [
        "registryType": "mcpb", "identifier": "\(address)/\(name)", "fileSha256": digest,
        "transport": ["type": "stdio"],
      ]
    }
    try write(
      [
        "$schema": "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
        "name": "example.marquee/marquee", "title": "Marquee", "version": version,
        "description": "Movies, showtimes and theatres from AMC Theatres, TMDB and Pixabay",
        "websiteUrl": "https://marquee.example", "packages": packages,
      ], to: "server.json")
  }

  /// Adds the digests of all other artifacts.
  func addChecksums() throws {
    let list = "SHA256SUMS"
    let names = try FileManager.default.contentsOfDirectory(atPath: artifacts.path).filter { $0 != list }.sorted()
    try Command(["sha256sum"] + names, in: artifacts).run(into: artifacts.appending(path: list))
  }

  func write(_ json: [String: Any], to name: String) throws {
    let data = try JSONSerialization.data(
      withJSONObject: json, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    try (data + Data("\n".utf8)).write(to: artifacts.appending(path: name))
  }
}
