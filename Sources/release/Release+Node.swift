// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  /// The name of the npm package with the program for a platform.
  private func packageName(_ target: Target) -> String {
    "marquee-\(target.node.system)-\(target.node.processor)"
  }

  /// Adds the tarballs for npm: the client, and the program for this platform.
  ///
  /// The client names the packages of all platforms as optional dependencies; npm installs the one whose `os` and `cpu`
  /// are those of the machine.
  @Sendable func addNodePackages() throws {
    let templates = root.appending(path: "Sources/release/Packaging/npm")
    let folder = try Folder(workshop.appending(path: "npm"))

    let program = try Folder(folder.url.appending(path: "program"))
    let values = [
      "NAME": packageName(target), "VERSION": version, "SYSTEM": target.node.system,
      "PROCESSOR": target.node.processor,
    ]
    for name in ["package.json", "README.md"] {
      try program.fill(templates.appending(path: "program/\(name)"), with: values, to: name)
    }
    try program.copy(portable.binary, to: "bin/marquee", mode: 0o755)

    let client = try Folder(folder.url.appending(path: "client"))
    for name in ["package.json", "README.md", "build.mjs", "tsconfig.json", "src"] {
      try client.copy(root.appending(path: "clients/typescript/\(name)"), to: name)
    }
    try client.copy(templates.appending(path: "marquee.js"), to: "bin/marquee.js", mode: 0o755)
    let settings =
      ["bin.marquee=bin/marquee.js", "files[]=bin"]
      + Target.allCases.map { "optionalDependencies.\(packageName($0))=\(version)" }
    try Command(["npm", "pkg", "set"] + settings, in: client.url).run()

    for package in [program, client] {
      try package.copy(root.appending(path: "LICENSE"), to: "LICENSE")
      try Command(
        ["npm", "pack", "--silent", "--pack-destination", artifacts.path], in: package.url, variables: reproducible
      ).run()
    }
  }
}
