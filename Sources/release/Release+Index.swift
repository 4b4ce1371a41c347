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
      packaging.appending(path: "homebrew/marquee.rb"),
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
        "name": "\(contact.namespace)/marquee", "title": "Marquee", "version": version,
        "description": "Movies, showtimes and theatres from AMC Theatres, TMDB and Pixabay",
        "websiteUrl": contact.url, "packages": packages,
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

extension Release {
  /// Adds the list of the programs' components, in the form of SPDX 2.3 (https://spdx.github.io/spdx-spec/v2.3/).
  /// Debian's package takes SQLite and zlib from the system.
  func addBillOfMaterials() throws {
    let swift = try Command(["swift", "--version"]).output().firstMatch(of: /Swift version ([0-9.]+)/)?.output.1
    var parts: [(id: String, name: String, version: String, license: String, source: String)] = [
      (
        "Swift", "Swift standard library, runtime and Foundation", String(swift ?? "unknown"),
        "Apache-2.0 WITH Swift-exception", "https://www.swift.org"
      )
    ]
    if target.isLinux {
      for (name, module, license, source) in [
        ("SQLite", "sqlite3", "blessing", "https://www.sqlite.org"), ("zlib", "zlib", "Zlib", "https://zlib.net"),
      ] {
        parts.append((name, name, try Command(["pkg-config", "--modversion", module]).output(), license, source))
      }
      // Each object file names its compiler.
      let compilers = try Command(["readelf", "--string-dump=.comment", portable.built.path]).output()
      let compiler = compilers.firstMatch(of: /GCC: .* ([0-9.]+)/)?.output.1
      parts.append(
        (
          "GCC", "libstdc++ and libgcc of GCC", String(compiler ?? "unknown"),
          "GPL-3.0-only WITH GCC-exception-3.1", "https://gcc.gnu.org"
        ))
    }
    func package(_ id: String, _ name: String, _ version: String, _ license: String, _ source: String) -> [String: Any]
    {
      [
        "SPDXID": "SPDXRef-\(id)", "name": name, "versionInfo": version, "licenseDeclared": license,
        "licenseConcluded": license, "downloadLocation": source, "copyrightText": "NOASSERTION", "filesAnalyzed": false,
      ]
    }
    func relation(_ first: String, _ kind: String, _ second: String) -> [String: Any] {
      ["spdxElementId": "SPDXRef-\(first)", "relationshipType": kind, "relatedSpdxElement": "SPDXRef-\(second)"]
    }
    let relationsOfDebian =
      [relation("DOCUMENT", "DESCRIBES", "deb")]
      + parts.filter { !["SQLite", "zlib"].contains($0.id) }.map { relation("deb", "STATIC_LINK", $0.id) }
    let date = Date(timeIntervalSince1970: TimeInterval(time)).formatted(.iso8601)
    try write(
      [
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": platformName, "documentNamespace": "\(address)/\(platformName)-\(commit).spdx.json",
        "creationInfo": ["created": date, "creators": ["Organization: Marquee developers"]],
        "packages": [package("marquee", "marquee", version, "MIT", address)]
          + (target.debian == nil ? [] : [package("deb", "marquee for Debian", version, "MIT", address)])
          + parts.map { package($0.id, $0.name, $0.version, $0.license, $0.source) },
        "relationships": [relation("DOCUMENT", "DESCRIBES", "marquee")]
          + parts.map { relation("marquee", "STATIC_LINK", $0.id) }
          + (target.debian == nil ? [] : relationsOfDebian),
      ], to: "\(platformName).spdx.json")
  }
}
