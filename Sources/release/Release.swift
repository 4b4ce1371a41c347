// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// A release of one commit for one platform.
struct Release: Sendable {
  /// The root of the repository.
  let root: URL
  let version: String
  /// The commit in hexadecimal digits, followed by `-dirty` if uncommitted changes are released too.
  let commit: String
  /// When it was committed, in seconds since 1970.
  let time: Int
  let target = Target.current

  /// The folder of the finished packages.
  var artifacts: URL { root.appending(path: ".build/release-artifacts") }
  /// The folder of the packages' contents.
  var workshop: URL { root.appending(path: ".build/release-workshop") }
  /// The program in every package but Debian's. On Linux it contains SQLite and zlib.
  var portable: Program { Program(folder: workshop.appending(path: "portable")) }
  /// The program in Debian's package, where the system's updates reach SQLite and zlib.
  var debian: Program { Program(folder: workshop.appending(path: "debian")) }

  /// The templates of the packages.
  var packaging: URL { root.appending(path: "Sources/release/Packaging") }

  /// The prefix of the names of files for one platform.
  var platformName: String { "marquee-\(version)-\(target.rawValue)" }

  /// Variables that make tools use the commit's time instead of the present.
  var reproducible: [String: String] { ["SOURCE_DATE_EPOCH": "\(time)", "TZ": "UTC", "LC_ALL": "C"] }

  /// The project's own addresses.
  let contact: Contact
  /// The addresses that artifacts are published at.
  let address: String

  /// - Throws: if there are changes that are not committed, or the packages don't agree on the version.
  init(allowsChanges: Bool) throws {
    root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
    let hasChanges = try !Command(["git", "status", "--porcelain"]).output().isEmpty
    guard allowsChanges || !hasChanges else {
      throw Command.Failure(description: "there are changes that are not committed; --allow-dirty includes them")
    }
    commit = try Command(["git", "rev-parse", "--short=12", "HEAD"]).output() + (hasChanges ? "-dirty" : "")
    let seconds = try Command(["git", "log", "-1", "--format=%ct"]).output()
    guard let time = Int(seconds) else { throw Command.Failure(description: "git printed no time: \(seconds)") }
    self.time = time
    version = try Versions(root: root).common()
    contact = try Contact(root: root)
    address = ProcessInfo.processInfo.environment["MARQUEE_RELEASES"] ?? "\(contact.url)/releases/v\(version)"
  }

  /// Makes the packages of the program and of the clients.
  func package() throws {
    try? FileManager.default.removeItem(at: artifacts)
    try FileManager.default.createDirectory(at: artifacts, withIntermediateDirectories: true)
    try inParallel([
      addSymbols, addArchive, addDebianPackage, addDebianSymbols, addWheels, addNodePackages, addBundle, addPlugins,
    ])
    try addBillOfMaterials()
    try Command(["chmod", "-R", "u=rwX,go=rX", artifacts.path]).run()
  }

  private func inParallel(_ works: [@Sendable () throws -> Void]) throws {
    let failures = Mutex<[any Error]>([])
    DispatchQueue.concurrentPerform(iterations: works.count) { index in
      do { try works[index]() } catch { failures.withLock { $0.append(error) } }
    }
    if let first = failures.withLock(\.first) { throw first }
  }

  /// Writes the files that name the other artifacts.
  func index() throws {
    try addHomebrewFormula()
    try addRegistryEntry()
    try addChecksums()
  }
}

/// The places that name the version.
struct Versions {
  let root: URL

  private static let places: [(file: String, before: String, after: Character)] = [
    ("Sources/Backend/Calls/Product.swift", "version = \"", "\""),
    ("clients/python/pyproject.toml", "\nversion = \"", "\""),
    ("clients/python/src/marquee_client/_settings.py", "\nVERSION = \"", "\""),
    ("clients/typescript/package.json", "\"version\": \"", "\""),
    ("clients/emacs/marquee.el", ";; Version: ", "\n"),
  ]

  /// - Throws: if they differ.
  func common() throws -> String {
    let versions = try Self.places.map { place in
      let text = try String(contentsOf: root.appending(path: place.file), encoding: .utf8)
      guard let start = text.range(of: place.before)?.upperBound,
        let end = text[start...].firstIndex(of: place.after)
      else { throw Command.Failure(description: "\(place.file) names no version") }
      return String(text[start..<end])
    }
    guard let first = versions.first, versions.allSatisfy({ $0 == first }) else {
      let list = zip(Self.places, versions).map { "\($0.file) has \($1)" }.joined(separator: ", ")
      throw Command.Failure(description: "the versions differ: \(list)")
    }
    return first
  }
}

/// A platform that the program is released for, and what the package managers call it.
enum Target: String, CaseIterable, Sendable {
  case linuxX86 = "linux-x86_64"
  case linuxARM = "linux-aarch64"
  case macARM = "macos-arm64"

  /// The one that this program runs on.
  static let current: Target = {
    #if os(macOS)
      .macARM
    #elseif arch(arm64)
      .linuxARM
    #else
      .linuxX86
    #endif
  }()

  var isLinux: Bool { self != .macARM }

  /// Debian's architecture; nil where Debian isn't used.
  var debian: String? {
    switch self {
    case .linuxX86: "amd64"
    case .linuxARM: "arm64"
    case .macARM: nil
    }
  }

  /// The platform tag of a wheel (https://packaging.python.org/en/latest/specifications/platform-compatibility-tags/).
  /// The glibc is the oldest that has all symbols that the program wants when it is built on Debian 12.
  var wheel: String {
    switch self {
    case .linuxX86: "manylinux_2_35_x86_64"
    case .linuxARM: "manylinux_2_35_aarch64"
    case .macARM: "macosx_26_0_arm64"
    }
  }

  /// Node's `process.platform` and `process.arch`.
  var node: (system: String, processor: String) {
    switch self {
    case .linuxX86: ("linux", "x64")
    case .linuxARM: ("linux", "arm64")
    case .macARM: ("darwin", "arm64")
    }
  }
}
