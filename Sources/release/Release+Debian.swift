// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  private var templates: URL { packaging.appending(path: "debian") }

  /// Adds the package for apt.
  @Sendable func addDebianPackage() throws {
    guard let architecture = target.debian else { return }
    let work = try Folder(workshop.appending(path: "deb"))
    let package = try Folder(work.url.appending(path: "package"))
    try package.copy(debian.binary, to: "usr/bin/marquee", mode: 0o755)
    try addShare(to: package, at: "usr/share/")
    try Command(["gzip", "-9nr", package.url.appending(path: "usr/share/man").path]).run()

    var values = ["VERSION": version, "ARCHITECTURE": architecture, "DATE": try dateOfChangelog()]
    values["LICENSE"] = try String(contentsOf: root.appending(path: "LICENSE"), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(4).dropLast()
      .map { $0.isEmpty ? " ." : " \($0)" }.joined(separator: "\n")
    let documents = "usr/share/doc/marquee/"
    try package.fill(templates.appending(path: "copyright"), with: values, to: documents + "copyright")
    try package.fill(templates.appending(path: "changelog"), with: values, to: documents + "changelog")
    try Command(["gzip", "-9n", package.url.appending(path: documents + "changelog").path]).run()

    // The packages of the libraries that the program is linked with, and their versions.
    try work.write("Source: marquee\n\nPackage: marquee\nArchitecture: any\n", to: "debian/control")
    let libraries = try Command(["dpkg-shlibdeps", "-O", "package/usr/bin/marquee"], in: work.url).output()
    values["LIBRARIES"] = libraries.replacing("shlibs:Depends=", with: "")
    try write(package, from: "control", with: values, as: "marquee", compression: "xz")
  }

  /// Adds the package with the symbols, in the form of Debian's automatic ones (`apt install ./marquee-dbgsym_….deb`).
  @Sendable func addDebianSymbols() throws {
    guard let architecture = target.debian else { return }
    let package = try Folder(workshop.appending(path: "deb-symbols"))
    try package.copy(debian.symbols, to: "usr/lib/debug")
    try Command(["ln", "-s", "marquee", package.place("usr/share/doc/marquee-dbgsym").path]).run()
    let values = ["VERSION": version, "ARCHITECTURE": architecture, "BUILD_ID": try debian.buildID()]
    // The symbols are compressed already, so xz would gain little.
    try write(package, from: "control-of-symbols", with: values, as: "marquee-dbgsym", compression: "gzip")
  }

  /// Adds a package of these files and of a control file.
  private func write(
    _ package: Folder, from control: String, with values: [String: String], as name: String, compression: String
  ) throws {
    let size = try Command(["du", "-sk", "--apparent-size", package.url.path]).output().prefix { $0.isNumber }
    try package.fill(
      templates.appending(path: control), with: values.merging(["SIZE": String(size)]) { $1 }, to: "DEBIAN/control")
    try Command(["chmod", "-R", "u=rwX,go=rX", package.url.path]).run()
    let file = artifacts.appending(path: "\(name)_\(version)_\(target.debian ?? "all").deb").path
    try Command(
      ["dpkg-deb", "--root-owner-group", "-Z\(compression)", "--build", package.url.path, file],
      variables: reproducible
    ).run()
  }

  /// The commit's time in the form of RFC 5322.
  private func dateOfChangelog() throws -> String {
    try Command(["date", "--utc", "--rfc-email", "--date=@\(time)"], variables: reproducible).output()
  }
}
