// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

// Tests/Bookshop/run tries both ways of depending on the core: by path, and by a version, as any other package would.
let core: Package.Dependency =
  if let repository = Context.environment["BOOKSHOP_CORE"] {
    .package(url: repository, from: "1.0.0")
  } else {
    .package(name: "marquee", path: "../..")
  }

let endpointCore = Target.Dependency.product(name: "EndpointCore", package: "marquee")

let package = Package(
  name: "bookshop",
  platforms: [.macOS(.v26)],
  dependencies: [core],
  targets: [
    .executableTarget(name: "bookshop", dependencies: [endpointCore]),
    .executableTarget(name: "loader", dependencies: [endpointCore]),
  ]
)
