// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  /// Builds the programs. They consist of the same objects, compiled once, and differ in the libraries that they are
  /// linked with.
  func build() throws {
    try? FileManager.default.removeItem(at: workshop)
    let contract = try Folder(workshop).place("contract.gz")
    try Command(["gzip", "-9nc", root.appending(path: "schema/openrpc.json").path]).run(into: contract)
    let variables = reproducible.merging(["MARQUEE_COMMIT": commit, "MARQUEE_CONTRACT": contract.path]) { $1 }
    try build(portable, variables, withArchives: target.isLinux)
    if target.debian != nil { try build(debian, variables, withArchives: false) }
  }

  private func build(_ program: Program, _ variables: [String: String], withArchives: Bool) throws {
    let folder = try Folder(program.folder)
    // SwiftPM would keep a plan that the variables below have decided.
    let plan = ["--disable-build-manifest-caching", "--disable-local-rpath"]
    // Of the debug information what explains a crash: names, files and lines.
    let lines = ["-Xswiftc", "-gline-tables-only", "-Xcc", "-gline-tables-only"]
    let words = ["swift", "build", "-c", "release", "--product", "marquee"] + plan + lines
    var variables = variables
    if withArchives { variables["PKG_CONFIG_PATH"] = try addArchivesOfLibraries(to: folder).path }
    try Command(words, variables: variables).run()
    let output = try Command(words + ["--show-bin-path"], variables: variables).output()
    try folder.copy(
      URL(fileURLWithPath: output).appending(path: "marquee"), to: program.built.lastPathComponent, mode: 0o755)
    try program.takeSymbolsOut(for: target)
  }

  /// Makes a folder with the archives of SQLite and zlib and their descriptions for pkg-config. The linker takes a
  /// library from the first folder that has it, and this one has no shared libraries.
  private func addArchivesOfLibraries(to folder: Folder) throws -> URL {
    let libraries = try Folder(folder.url.appending(path: "libraries"))
    for (name, library) in [("sqlite3", "sqlite3"), ("zlib", "z")] {
      let archive = try Command(["clang", "-print-file-name=lib\(library).a"]).output()
      try libraries.copy(URL(fileURLWithPath: archive), to: "lib\(library).a")
      let version = try Command(["pkg-config", "--modversion", name]).output()
      try libraries.write(
        "Name: \(name)\nDescription: \(name)\nVersion: \(version)\nLibs: -L\(libraries.url.path) -l\(library)\n",
        to: "\(name).pc")
    }
    return libraries.url
  }

  /// Adds the symbols of the portable program, for the analysis of crashes.
  @Sendable func addSymbols() throws {
    try Command(tar(".", to: "\(platformName)-symbols.tar.gz"), in: portable.symbols).run()
  }

  /// The command that packs `name` so that only its contents decide the bytes.
  func tar(_ name: String, to archive: String, compression: String = "gzip -9n") -> [String] {
    [
      target.isLinux ? "tar" : "gtar", "--create", "--sort=name", "--mtime=@\(time)", "--owner=root:0",
      "--group=root:0", "--mode=u=rwX,go=rX", "--use-compress-program=\(compression)",
      "--file=\(artifacts.appending(path: archive).path)", name,
    ]
  }
}

extension URL {
  /// The folder that it is in.
  var parent: URL { deletingLastPathComponent() }
}

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
