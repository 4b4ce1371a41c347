// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

/// Handlers, readers and writers are generic over the types of other modules; a release specializes them across
/// modules, and leaves out each function that nothing uses then.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(
    ["-cross-module-optimization", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"],
    .when(configuration: .release)),
]

let withoutUnwinding = Context.packageDirectory + "/Sources/release/Packaging/link/no-unwinding.ld"

/// One relocatable file: a release holds the Swift runtime, which macOS has itself; libcurl and SQLite come from the
/// system. A debug build does without, so that the tests can link the executable's code.
///
/// Nothing is exported, so that what is not used can be left out, nor are there tables for unwinding, a tenth of the
/// file. All addresses are fixed up before the program starts, and read-only from then on.
let relocatable: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-use-ld=lld"]
      + [
        "--no-export-dynamic", "--no-eh-frame-hdr", "-T", withoutUnwinding,
        "-z", "relro", "-z", "now", "-z", "noexecstack", "--build-id=sha1",
      ].flatMap { ["-Xlinker", $0] },
    .when(platforms: [.linux], configuration: .release)),
  .linkedLibrary("_FoundationCollections", .when(platforms: [.linux], configuration: .release)),
  .linkedLibrary("_FoundationCShims", .when(platforms: [.linux], configuration: .release)),
]

/// What is not in the way of every message is made small rather than fast.
let small: [SwiftSetting] = strict + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// `swift run release` names the commit that it builds.
let build: [CSetting] = Context.environment["MARQUEE_COMMIT"].map { [.define("MARQUEE_COMMIT", to: "\"\($0)\"")] } ?? []

func module(_ name: String, _ dependencies: Target.Dependency..., isHot: Bool = false) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: isHot ? strict : small)
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: strict)
}

let package = Package(
  name: "marquee",
  // The first with all of the standard library that is used (InlineArray).
  platforms: [.macOS(.v26)],
  targets: [
    // From the wire upwards; a module uses only what stands above it here.
    module("Platform", isHot: true),
    module("Basics", "Platform", isHot: true),
    module("TitleIndex", "Basics", "Platform", isHot: true),
    module("JSON", "Basics", "Platform", isHot: true),
    module("JSONRPC", "JSON", "Basics", "Platform", isHot: true),
    .target(name: "CBuild", cSettings: build),
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    module("EndpointCore", "CCurl", "JSON", "Basics", "Platform"),
    module("Contract", "JSON", "JSONRPC", "Basics"),
    module("Store", "CSQLite", "CZlib", "TitleIndex", "EndpointCore", "JSON", "Basics", "Platform"),
    module("AMC", "Contract", "EndpointCore", "JSON", "Basics"),
    module("TMDB", "Contract", "EndpointCore", "JSON", "Basics"),
    module("Pixabay", "Contract", "EndpointCore", "JSON", "Basics"),
    module("Providers", "AMC", "TMDB", "Pixabay", "Contract", "EndpointCore"),
    module("Sandbox", "EndpointCore", "JSON", "Basics", "Platform"),
    module(
      "Backend", "AMC", "TMDB", "Pixabay", "Providers", "Sandbox", "Store", "TitleIndex", "Contract", "EndpointCore",
      "JSONRPC", "JSON", "Basics", "Platform"),
    module("CommandLineTable"),
    module("MCP", "Providers", "Contract", "EndpointCore", "JSONRPC", "JSON", "Basics", "Platform"),
    .executableTarget(
      name: "marquee",
      dependencies: [
        "Backend", "MCP", "Providers", "CommandLineTable", "Contract", "EndpointCore", "JSONRPC", "JSON", "Basics",
        "CBuild", "Platform",
      ],
      swiftSettings: small, linkerSettings: relocatable),

    // From schema/ to Swift, and back to the reader.
    module("ContractGenerator", "CommandLineTable", "JSON"),
    .executableTarget(name: "generate", dependencies: ["ContractGenerator", "Platform"], swiftSettings: strict),

    // From a commit to what users install.
    .executableTarget(
      name: "release", dependencies: ["CommandLineTable"], exclude: ["Packaging"],
      swiftSettings: [.treatAllWarnings(as: .error)]),

    // A part of Tests/benchmark.
    .executableTarget(
      name: "UpstreamWork", dependencies: ["TMDB", "Contract", "EndpointCore", "JSON"],
      path: "Tests/benchmark/UpstreamWork",
      swiftSettings: strict, linkerSettings: relocatable),

    // A loopback HTTP server that misbehaves on request.
    .target(name: "FaultServer", dependencies: ["Platform"], path: "Tests/FaultServer", swiftSettings: strict),

    tests("Basics", "Platform"),
    tests("TitleIndex"),
    tests("JSON"),
    tests("JSONRPC", "JSON", "Platform"),
    tests("EndpointCore", "FaultServer", "JSON", "Basics", "Platform"),
    tests("ContractGenerator", "JSON"),
    tests("Contract", "JSON", "JSONRPC"),
    tests("Store", "CZlib", "TitleIndex", "Basics", "EndpointCore", "JSON", "Platform"),
    tests("AMC", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("TMDB", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("Pixabay", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("Sandbox", "AMC", "TMDB", "Pixabay", "Contract", "EndpointCore", "JSON", "Basics"),
    tests("Backend", "TMDB", "Providers", "Contract", "EndpointCore", "FaultServer", "JSONRPC", "JSON", "Platform"),
    tests("MCP", "Backend", "Basics", "Contract", "EndpointCore", "JSONRPC", "JSON"),
    .testTarget(
      name: "MarqueeTests",
      dependencies: ["marquee", "Providers", "CommandLineTable", "EndpointCore", "Platform"], swiftSettings: strict),
  ]
)

// macOS has no FoundationEssentials, only the whole: a module of that name stands in for it.
#if os(macOS)
  for target in package.targets where target.type != .system { target.dependencies.append("FoundationEssentials") }
  package.targets.append(.target(name: "FoundationEssentials"))
#endif

// Tests/fuzz/run builds this, in a folder of its own: every module has to be compiled for the fuzzer, which is linked
// in.
if Context.environment["MARQUEE_FUZZ"] != nil {
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/fuzz/CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzzer", "Backend", "MCP", "AMC", "TMDB", "Pixabay", "Providers", "Sandbox", "Store", "TitleIndex",
        "Contract", "EndpointCore", "FaultServer", "JSONRPC", "JSON", "Basics", "Platform",
      ],
      path: "Tests/fuzz/Fuzz", swiftSettings: strict),
  ]
}
