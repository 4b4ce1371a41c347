// SPDX-License-Identifier: MIT

// release: what users install, made from a commit into .build/release-artifacts/.
//
//     commit ──Build──▶ programs ─┬─ Archive    tar.gz with manual pages and completions
//                                 ├─ Debian     packages for apt: the program, and its symbols
//                                 ├─ Python     wheels for pip, pipx and uv
//                                 ├─ Node       tarballs for npm
//                                 ├─ Bundle     bundle for assistants
//                                 └─ Plugins    Neovim and Emacs
//                                       │
//                                     Index     Homebrew formula, server.json, bill of materials, checksums
//
// There are two programs: one contains SQLite and zlib, since it must run on any Linux; the one in Debian's package
// loads the system's, which gets updates. Packaging/ has the other files of the packages, with ${…} for values that
// differ from release to release. The formats are written by the tools that own them (tar, dpkg-deb, pip, npm, zip).
// The same commit gives the same bytes: all times are the commit's, and all archives are sorted.

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
