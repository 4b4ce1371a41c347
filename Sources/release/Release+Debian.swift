// SPDX-License-Identifier: MIT
import Foundation

extension Release {
  /// Adds the package for apt.
  @Sendable func addDebianPackage() throws {
    guard let architecture = target.debian else { return }
    let templates = root.appending(path: "Sources/release/Packaging/debian")
    let work = try Folder(workshop.appending(path: "debian"))
    let package = try Folder(work.url.appending(path: "package"))
    try package.copy(binary, to: "usr/bin/marquee", mode: 0o755)
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
    try package.copy(
      templates.appending(path: "lintian-overrides"), to: "usr/share/lintian/overrides/marquee", mode: 0o644)

    // The libraries that it is linked with, by the names and the versions of the packages that they are in.
    try work.write("Source: marquee\n\nPackage: marquee\nArchitecture: any\n", to: "debian/control")
    let libraries = try Command(["dpkg-shlibdeps", "-O", "package/usr/bin/marquee"], in: work.url).output()
    values["LIBRARIES"] = libraries.replacing("shlibs:Depends=", with: "")
    let size = try Command(["du", "-sk", "--apparent-size", package.url.path]).output().prefix { $0.isNumber }
    values["SIZE"] = String(size)
    try package.fill(templates.appending(path: "control"), with: values, to: "DEBIAN/control")

    try Command(["chmod", "-R", "u=rwX,go=rX", package.url.path]).run()
    let file = artifacts.appending(path: "marquee_\(version)_\(architecture).deb").path
    try Command(
      ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", package.url.path, file], variables: reproducible
    ).run()
  }

  /// The commit's time in the form of RFC 5322.
  private func dateOfChangelog() throws -> String {
    try Command(["date", "--utc", "--rfc-email", "--date=@\(time)"], variables: reproducible).output()
  }
}
