// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  /// The name of the bundle for a platform.
  func bundleName(_ target: Target) -> String { "marquee-\(version)-\(target.rawValue).mcpb" }

  /// Adds the bundle that hosts of assistants install (https://github.com/modelcontextprotocol/mcpb).
  @Sendable func addBundle() throws {
    let folder = try Folder(workshop.appending(path: "mcpb"))
    try folder.fill(
      root.appending(path: "Sources/release/Packaging/mcpb/manifest.json"),
      with: ["VERSION": version, "SYSTEM": target.node.system], to: "manifest.json")
    try folder.copy(root.appending(path: "LICENSE"), to: "LICENSE", mode: 0o644)
    try folder.copy(portable.binary, to: "server/marquee", mode: 0o755)
    let names = ["manifest.json", "LICENSE", "server/marquee"]
    // A ZIP file has the time of the clock on the wall, which is UTC's here.
    try Command(["touch", "-d", "@\(time)"] + names, in: folder.url, variables: reproducible).run()
    let file = artifacts.appending(path: bundleName(target)).path
    try Command(["zip", "-q", "-X", "-9", file] + names, in: folder.url, variables: reproducible).run()
  }
}
