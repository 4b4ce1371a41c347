// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  /// The program as it was linked, with its symbols.
  var built: URL { workshop.appending(path: "binary/marquee-with-symbols") }
  private var symbols: URL { workshop.appending(path: "binary/\(platformName).debug") }

  /// Builds the program and takes its symbols out.
  func build() throws {
    let folder = try Folder(workshop.appending(path: "binary"))
    // What the variables below decide isn't part of a plan that SwiftPM has kept.
    let plan = ["--disable-build-manifest-caching", "--disable-local-rpath"]
    let words = ["swift", "build", "-c", "release", "--product", "marquee"] + plan
    var variables = reproducible.merging(["MARQUEE_COMMIT": commit]) { $1 }
    if target.isLinux {
      // Descriptions of libraries that are archives, so that the program needs none on the user's machine: the linker
      // takes a library from the first folder that has it, and this one has nothing else.
      let libraries = try Folder(folder.url.appending(path: "libraries"))
      for (name, library) in [("sqlite3", "sqlite3"), ("zlib", "z")] {
        let archive = try Command(["clang", "-print-file-name=lib\(library).a"]).output()
        try libraries.copy(URL(fileURLWithPath: archive), to: "lib\(library).a")
        let version = try Command(["pkg-config", "--modversion", name]).output()
        try libraries.write(
          "Name: \(name)\nDescription: \(name)\nVersion: \(version)\nLibs: -L\(libraries.url.path) -l\(library)\n",
          to: "\(name).pc")
      }
      variables["PKG_CONFIG_PATH"] = libraries.url.path
    }
    try Command(words, variables: variables).run()
    let output = try Command(words + ["--show-bin-path"], variables: variables).output()
    try folder.copy(URL(fileURLWithPath: output).appending(path: "marquee"), to: "marquee-with-symbols", mode: 0o755)
    try takeSymbolsOut()
  }

  /// GDB and LLDB find the symbols by the build id, which both files have, or by the name of the file.
  private func takeSymbolsOut() throws {
    guard target.isLinux else {
      try Command(["dsymutil", built.path, "-o", symbols.path]).run()
      try Command(["strip", "-o", binary.path, built.path]).run()
      // What is changed after it was signed isn't run.
      return try Command(["codesign", "--force", "--sign", "-", binary.path]).run()
    }
    try Command(["objcopy", "--only-keep-debug", "--compress-debug-sections", built.path, symbols.path]).run()
    try Command(["strip", "--strip-all", "-o", binary.path, built.path]).run()
    try Command(["objcopy", "--add-gnu-debuglink=\(symbols.lastPathComponent)", binary.path], in: symbols.parent).run()
  }

  /// Adds the symbols, for whoever looks into a crash.
  @Sendable func addSymbols() throws {
    try Command(tar(symbols.lastPathComponent, to: "\(platformName)-symbols.tar.gz"), in: symbols.parent).run()
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
