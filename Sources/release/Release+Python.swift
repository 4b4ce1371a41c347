// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  /// Adds the wheels of the program, which pip, pipx and uv install, and of the Python client.
  @Sendable func addWheels() throws {
    let sources = root.appending(path: "Sources/release/Packaging/python")
    let folder = try Folder(workshop.appending(path: "python"))
    let pip = try pip(for: sources.appending(path: "requirements.txt"))

    let backend = try Folder(folder.url.appending(path: "backend"))
    try backend.fill(
      sources.appending(path: "pyproject.toml"), with: ["VERSION": version], to: "pyproject.toml")
    for name in ["hatch_build.py", "README.md"] { try backend.copy(sources.appending(path: name), to: name) }
    try backend.copy(root.appending(path: "LICENSE"), to: "LICENSE")
    try backend.copy(portable.binary, to: "marquee", mode: 0o755)

    let client = try Folder(folder.url.appending(path: "client"))
    for name in ["pyproject.toml", "README.md", "src"] {
      try client.copy(root.appending(path: "clients/python/\(name)"), to: name)
    }
    try client.copy(root.appending(path: "LICENSE"), to: "LICENSE")
    // What Python has compiled while it was tested.
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
