// SPDX-License-Identifier: MIT

// release: what users install, made from a commit into .build/release-artifacts/.
//
//     commit ──Release──▶ binary ─┬─ Archive    tar.gz with manual pages and completions
//                                 ├─ Debian     package for apt
//                                 ├─ Python     wheels for pip, pipx and uv
//                                 ├─ Node       tarballs for npm
//                                 ├─ Bundle     bundle for assistants
//                                 └─ Plugins    Neovim and Emacs
//                                       │
//                                     Index     Homebrew formula, server.json, bill of materials, checksums
//
// What the packages consist of besides the binary stands in Packaging/, with ${…} for what differs from release to
// release. The formats are written by the tools that own them (tar, dpkg-deb, pip, npm, zip). The same program
// gives the same bytes: all times are the commit's, and all archives are sorted.

import Foundation

let usage = """
  usage: release [--allow-dirty]   builds and packages this commit for this machine's platform
         release index             writes only what names the other artifacts, of whichever platforms they are there
  Run it at the root of the repository. --allow-dirty includes changes that are not committed.

  """

func complain(_ text: String) {
  FileHandle.standardError.write(Data(text.utf8))
}

let words = Array(CommandLine.arguments.dropFirst())
do {
  switch words {
  case [], ["--allow-dirty"]:
    let release = try Release(allowsChanges: !words.isEmpty)
    try release.build()
    try release.package()
    try release.index()
  case ["index"]:
    try Release(allowsChanges: false).index()
  default:
    complain(usage)
    exit(2)
  }
} catch {
  complain("release: \(error)\n")
  exit(1)
}
