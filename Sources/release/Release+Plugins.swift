// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  /// Adds the clients for Neovim and Emacs, as their package managers take them.
  @Sendable func addPlugins() throws {
    let values = ["VERSION": version, "ADDRESS": address]
    let packaging = root.appending(path: "Sources/release/Packaging")

    let neovim = try Folder(workshop.appending(path: "neovim/marquee.nvim-\(version)"))
    for name in ["README.md", "doc", "lua", "plugin"] {
      try neovim.copy(root.appending(path: "clients/neovim/\(name)"), to: name)
    }
    // The index of its help is made where it is installed.
    try? FileManager.default.removeItem(at: neovim.url.appending(path: "doc/tags"))
    try neovim.copy(root.appending(path: "LICENSE"), to: "LICENSE")
    let rockspec = "marquee.nvim-\(version)-1.rockspec"
    try neovim.fill(packaging.appending(path: "neovim/rockspec"), with: values, to: rockspec)
    try Command(tar(neovim.url.lastPathComponent, to: "marquee.nvim-\(version).tar.gz"), in: neovim.url.parent).run()
    try FileManager.default.copyItem(
      at: neovim.url.appending(path: rockspec), to: artifacts.appending(path: rockspec))

    let emacs = try Folder(workshop.appending(path: "emacs/marquee-\(version)"))
    let sources = root.appending(path: "clients/emacs")
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) where name.hasSuffix(".el") {
      try emacs.copy(sources.appending(path: name), to: name)
    }
    try emacs.copy(sources.appending(path: "README.md"), to: "README.md")
    try emacs.copy(root.appending(path: "LICENSE"), to: "LICENSE")
    try emacs.fill(packaging.appending(path: "emacs/marquee-pkg.el"), with: values, to: "marquee-pkg.el")
    // package.el takes a tar that is not compressed.
    try Command(
      tar(emacs.url.lastPathComponent, to: "marquee-\(version).tar", compression: "cat"), in: emacs.url.parent
    )
    .run()
  }
}
