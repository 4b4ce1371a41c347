// SPDX-License-Identifier: MIT
import CommandLineTable
import Foundation

extension Release {
  /// Adds the archive for an installation by hand: the user copies `bin` and `share` to /usr/local or ~/.local.
  @Sendable func addArchive() throws {
    let folder = try Folder(workshop.appending(path: "archive/\(platformName)"))
    try folder.copy(portable.binary, to: "bin/marquee", mode: 0o755)
    try addShare(to: folder, at: "share/")
    for name in ["LICENSE", "README.md"] { try folder.copy(root.appending(path: name), to: name, mode: 0o644) }
    try Command(tar(platformName, to: "\(platformName).tar.gz"), in: folder.url.parent).run()
  }

  /// Adds the manual pages, the completions and, on Linux, the unit for systemd.
  /// - Parameter share: the path of `share` in the folder, with a slash at its end.
  func addShare(to folder: Folder, at share: String) throws {
    for command in [[]] + Self.manualCommands.map({ [$0] }) {
      let page = try Command([portable.binary.path, "help"] + command + ["--man"]).output() + "\n"
      try folder.write(page, to: share + "man/man1/\((["marquee"] + command).joined(separator: "-")).1")
    }
    let completions = root.appending(path: "clients/shell/completions")
    for (name, path) in [
      ("marquee.bash", "bash-completion/completions/marquee"), ("_marquee", "zsh/site-functions/_marquee"),
      ("marquee.fish", "fish/vendor_completions.d/marquee.fish"),
    ] { try folder.copy(completions.appending(path: name), to: share + path, mode: 0o644) }
    if target.isLinux {
      let unit = "systemd/marquee-watch.service"
      try folder.copy(
        packaging.appending(path: unit), to: share + "systemd/user/marquee-watch.service", mode: 0o644)
    }
  }

  /// The commands that have a manual page of their own.
  private static var manualCommands: [String] { CommandName.allCases.map(\.rawValue).filter { $0 != "help" } }
}

extension Release {
  /// The file name of the bundle for a platform.
  func bundleName(_ target: Target) -> String { "marquee-\(version)-\(target.rawValue).mcpb" }

  /// Adds the bundle that hosts of assistants install (https://github.com/modelcontextprotocol/mcpb).
  @Sendable func addBundle() throws {
    let folder = try Folder(workshop.appending(path: "mcpb"))
    try folder.fill(
      packaging.appending(path: "mcpb/manifest.json"),
      with: ["VERSION": version, "SYSTEM": target.node.system], to: "manifest.json")
    try folder.copy(root.appending(path: "LICENSE"), to: "LICENSE", mode: 0o644)
    try folder.copy(portable.binary, to: "server/marquee", mode: 0o755)
    let names = ["manifest.json", "LICENSE", "server/marquee"]
    // A ZIP file has local times; the variables set UTC.
    try Command(["touch", "-d", "@\(time)"] + names, in: folder.url, variables: reproducible).run()
    let file = artifacts.appending(path: bundleName(target)).path
    try Command(["zip", "-q", "-X", "-9", file] + names, in: folder.url, variables: reproducible).run()
  }
}

extension Release {
  /// Adds the packages of the clients for Neovim and Emacs.
  @Sendable func addPlugins() throws {
    let values = ["VERSION": version, "ADDRESS": address]

    let neovim = try Folder(workshop.appending(path: "neovim/marquee.nvim-\(version)"))
    try neovim.copy(["README.md", "doc", "lua", "plugin"], from: root.appending(path: "clients/neovim"))
    // Neovim creates its index of help tags when the plugin is installed.
    try? FileManager.default.removeItem(at: neovim.url.appending(path: "doc/tags"))
    try neovim.copy(["LICENSE"], from: root)
    let rockspec = "marquee.nvim-\(version)-1.rockspec"
    try neovim.fill(packaging.appending(path: "neovim/rockspec"), with: values, to: rockspec)
    try Command(tar(neovim.url.lastPathComponent, to: "marquee.nvim-\(version).tar.gz"), in: neovim.url.parent).run()
    try FileManager.default.copyItem(
      at: neovim.url.appending(path: rockspec), to: artifacts.appending(path: rockspec))

    let emacs = try Folder(workshop.appending(path: "emacs/marquee-\(version)"))
    let sources = root.appending(path: "clients/emacs")
    let lisp = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".el") }
    try emacs.copy(lisp + ["README.md"], from: sources)
    try emacs.copy(["LICENSE"], from: root)
    try emacs.fill(packaging.appending(path: "emacs/marquee-pkg.el"), with: values, to: "marquee-pkg.el")
    // package.el reads only uncompressed tar files.
    let words = tar(emacs.url.lastPathComponent, to: "marquee-\(version).tar", compression: "cat")
    try Command(words, in: emacs.url.parent).run()
  }
}
