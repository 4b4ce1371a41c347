// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  /// Adds what the programs are made of, in the form of SPDX 2.3 (https://spdx.github.io/spdx-spec/v2.3/). Debian's
  /// package takes SQLite and zlib from the system.
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
      // Each object that a compiler has made names it.
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
