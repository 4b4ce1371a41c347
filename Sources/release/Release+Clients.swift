// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  /// Adds the wheels of the program, which pip, pipx and uv install, and of the Python client.
  @Sendable func addWheels() throws {
    let sources = packaging.appending(path: "python")
    let folder = try Folder(workshop.appending(path: "python"))
    let pip = try pip(for: sources.appending(path: "requirements.txt"))

    let backend = try Folder(folder.url.appending(path: "backend"))
    try backend.fill(
      sources.appending(path: "pyproject.toml"), with: ["VERSION": version], to: "pyproject.toml")
    try backend.copy(["hatch_build.py", "README.md"], from: sources)
    try backend.copy(["LICENSE"], from: root)
    try backend.copy(portable.binary, to: "marquee", mode: 0o755)

    let client = try Folder(folder.url.appending(path: "client"))
    try client.copy(["pyproject.toml", "README.md", "src"], from: root.appending(path: "clients/python"))
    try client.copy(["LICENSE"], from: root)
    // Tests leave compiled modules.
    try Command(["find", client.url.path, "-name", "__pycache__", "-prune", "-exec", "rm", "-r", "{}", "+"]).run()
    try Command(["chmod", "-R", "u=rwX,go=rX", folder.url.path]).run()

    let variables = reproducible.merging(["MARQUEE_WHEEL_PLATFORM": target.wheel]) { $1 }
    let words = [pip, "wheel", "--quiet", "--no-deps", "--no-build-isolation", "--disable-pip-version-check"]
    for project in [backend, client] {
      try Command(words + ["--wheel-dir", artifacts.path, project.url.path], variables: variables).run()
    }
  }

  /// A pip that has the build backends; fetched once.
  private func pip(for requirements: URL) throws -> String {
    let environment = root.appending(path: ".build/release-venv")
    let pip = environment.appending(path: "bin/pip").path
    let seen = environment.appending(path: "requirements.txt")
    if !FileManager.default.contentsEqual(atPath: requirements.path, andPath: seen.path) {
      try Command(["python3", "-m", "venv", "--clear", environment.path]).run()
      try Command([pip, "install", "--quiet", "--disable-pip-version-check", "-r", requirements.path]).run()
      try FileManager.default.copyItem(at: requirements, to: seen)
    }
    return pip
  }
}

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
    let templates = packaging.appending(path: "npm")
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
    try client.copy(
      ["package.json", "README.md", "build.mjs", "tsconfig.json", "src"],
      from: root.appending(path: "clients/typescript"))
    try client.copy(templates.appending(path: "marquee.js"), to: "bin/marquee.js", mode: 0o755)
    let settings =
      ["bin.marquee=bin/marquee.js", "files[]=bin"]
      + Target.allCases.map { "optionalDependencies.\(packageName($0))=\(version)" }
    try Command(["npm", "pkg", "set"] + settings, in: client.url).run()

    for package in [program, client] {
      try package.copy(["LICENSE"], from: root)
      try Command(
        ["npm", "pack", "--silent", "--pack-destination", artifacts.path], in: package.url, variables: reproducible
      ).run()
    }
  }
}
