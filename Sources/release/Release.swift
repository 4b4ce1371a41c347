// SPDX-License-Identifier: MIT
import Foundation
import Synchronization

/// A release of one commit for one platform.
struct Release: Sendable {
  /// The root of the repository.
  let root: URL
  let version: String
  /// The commit in hexadecimal digits, followed by `-dirty` if it is not all that is released.
  let commit: String
  /// When it was committed, in seconds since 1970.
  let time: Int
  let target = Target.current

  /// What is released.
  var artifacts: URL { root.appending(path: ".build/release-artifacts") }
  /// What the packages are made of, and the tools that are fetched for it.
  var workshop: URL { root.appending(path: ".build/release-workshop") }
  /// The program in every package but Debian's. On Linux it contains SQLite and zlib.
  var portable: Program { Program(folder: workshop.appending(path: "portable")) }
  /// The program in Debian's package, where the system's updates reach SQLite and zlib.
  var debian: Program { Program(folder: workshop.appending(path: "debian")) }

  /// The common beginning of names of what is for one platform.
  var platformName: String { "marquee-\(version)-\(target.rawValue)" }

  /// What makes tools use the commit's time and forget about the user's.
  var reproducible: [String: String] { ["SOURCE_DATE_EPOCH": "\(time)", "TZ": "UTC", "LC_ALL": "C"] }

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
    guard let time = Int(seconds) else { throw Command.Failure(description: "git says the time is \(seconds)") }
    self.time = time
    version = try Versions(root: root).common()
    address =
      ProcessInfo.processInfo.environment["MARQUEE_RELEASES"] ?? "https://marquee.example/releases/v\(version)"
  }

  /// Makes the packages that hold the binary or a client.
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

  /// Writes what names the other artifacts.
  func index() throws {
    try addHomebrewFormula()
    try addRegistryEntry()
    try addChecksums()
  }
}
