// SPDX-License-Identifier: MIT
import CommandLineTable
import Foundation

extension Release {
  /// Adds the archive, for those who install by hand: `bin` and `share` go into /usr/local or ~/.local as they are.
  @Sendable func addArchive() throws {
    let folder = try Folder(workshop.appending(path: "archive/\(platformName)"))
    try folder.copy(portable.binary, to: "bin/marquee", mode: 0o755)
    try addShare(to: folder, at: "share/")
    for name in ["LICENSE", "README.md"] { try folder.copy(root.appending(path: name), to: name, mode: 0o644) }
    try Command(tar(platformName, to: "\(platformName).tar.gz"), in: folder.url.parent).run()
  }

  /// Adds the manual pages, the completions and the unit for systemd.
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
        root.appending(path: "Sources/release/Packaging/\(unit)"), to: share + "systemd/user/marquee-watch.service",
        mode: 0o644)
    }
  }

  /// The commands that have a page of their own.
  private static var manualCommands: [String] { CommandName.allCases.map(\.rawValue).filter { $0 != "help" } }
}
