// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

/// The folder that this is built in, for descriptions of the program that don't tell it: neither do breadcrumbs, which
/// name files of a cache in it.
let unnamedFolder = "\(Context.packageDirectory)=."

/// Handlers, readers and writers are generic over the types of other modules; a release specializes them across
/// modules, and leaves out each function that nothing uses then.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(
    ["-cross-module-optimization", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"]
      + ["-file-prefix-map", unnamedFolder, "-Xfrontend", "-no-clang-module-breadcrumbs"],
    .when(configuration: .release)),
]

/// What tells the linker what to leave out, and which libraries to take as archives.
let linking = Context.packageDirectory + "/Sources/release/Packaging/link"

/// One relocatable file: a release holds the Swift runtime, which macOS has itself, and what this uses of libstdc++,
/// which would take a quarter of a start to load; libcurl and SQLite come from the system. A debug build does without,
/// so that the tests can link the executable's code.
///
/// Nothing is exported, so that what is not used can be left out, nor are there tables for unwinding, a tenth of the
/// file; of functions with the same instructions, one is kept. All addresses are fixed up before the program starts,
/// and read-only from then on.
let relocatable: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-use-ld=lld", "-L", linking]
      + [
        "--no-export-dynamic", "--no-eh-frame-hdr", "--icf=all", "-T", linking + "/no-unwinding.ld",
        "-z", "relro", "-z", "now", "-z", "noexecstack", "--build-id=sha1",
      ].flatMap { ["-Xlinker", $0] },
    .when(platforms: [.linux], configuration: .release))
]

/// What links CBuild can do without the names of characters.
let withoutNames: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "--wrap=_swift_stdlib_getScalarName"], .when(platforms: [.linux], configuration: .release))
]

/// The program is without Foundation and regular expressions, which together would be a quarter of it.
let shipped: [SwiftSetting] =
  strict + [.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"])]

/// What is in the way neither of every message nor of every page of a list is made small rather than fast.
let small: [SwiftSetting] = shipped + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

let unnamed: [CSetting] = [.unsafeFlags(["-ffile-prefix-map=\(unnamedFolder)"], .when(configuration: .release))]

/// `swift run release` names the commit that it builds.
let build: [CSetting] =
  unnamed + (Context.environment["MARQUEE_COMMIT"].map { [.define("MARQUEE_COMMIT", to: "\"\($0)\"")] } ?? [])

func module(_ name: String, _ dependencies: Target.Dependency..., isHot: Bool = false) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: isHot ? shipped : small)
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
    .target(name: "CCurl", cSettings: unnamed, linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CHiredis", cSettings: unnamed, linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    module("EndpointCore", "CCurl", "JSON", "Basics", "Platform", isHot: true),
    module("Contract", "JSON", "JSONRPC", "Basics"),
    module("Store", "CSQLite", "CZlib", "TitleIndex", "EndpointCore", "JSON", "Basics", "Platform"),
    module("Fleet", "CHiredis", "CZlib", "EndpointCore", "Basics", "Platform"),
    module("AMC", "Contract", "EndpointCore", "JSON", "Basics"),
    module("TMDB", "Contract", "EndpointCore", "JSON", "Basics", isHot: true),
    module("Pixabay", "Contract", "EndpointCore", "JSON", "Basics"),
    module("Providers", "AMC", "TMDB", "Pixabay", "Contract", "EndpointCore"),
    module("Sandbox", "EndpointCore", "JSON", "Basics", "Platform"),
    module(
      "Backend", "AMC", "TMDB", "Pixabay", "Providers", "Sandbox", "Fleet", "Store", "TitleIndex", "Contract",
      "EndpointCore", "JSONRPC", "JSON", "Basics", "Platform"),
    module("CommandLineTable"),
    module("MCP", "Providers", "Contract", "EndpointCore", "JSONRPC", "JSON", "Basics", "Platform"),
    .executableTarget(
      name: "marquee",
      dependencies: [
        "Backend", "MCP", "Providers", "CommandLineTable", "Contract", "EndpointCore", "JSONRPC", "JSON", "Basics",
        "CBuild", "Platform",
      ],
      swiftSettings: small, linkerSettings: relocatable + withoutNames),

    // From schema/ to Swift, and back to the reader.
    .target(name: "ContractGenerator", dependencies: ["JSON"], swiftSettings: strict),
    .executableTarget(name: "generate", dependencies: ["ContractGenerator", "Platform"], swiftSettings: strict),

    // From a commit to what users install.
    .executableTarget(
      name: "release", dependencies: ["CommandLineTable"], exclude: ["Packaging"],
      swiftSettings: [.treatAllWarnings(as: .error)]),

    // A part of Tests/benchmark.
    .executableTarget(
      name: "UpstreamWork", dependencies: ["TMDB", "Contract", "EndpointCore", "JSON"],
      path: "Tests/benchmark/UpstreamWork",
      swiftSettings: strict,
      // The usual way of its comparison is Foundation's.
      linkerSettings: relocatable
        + ["_FoundationCollections", "_FoundationCShims"].map {
          .linkedLibrary($0, .when(platforms: [.linux], configuration: .release))
        }),

    // A loopback HTTP server that misbehaves on request.
    .target(name: "FaultServer", dependencies: ["Platform"], path: "Tests/FaultServer", swiftSettings: strict),

    tests("Basics", "Platform"),
    tests("TitleIndex"),
    tests("JSON"),
    tests("JSONRPC", "JSON", "Platform"),
    tests("EndpointCore", "FaultServer", "JSON", "Basics", "Platform"),
    tests("ContractGenerator", "JSON"),
    tests("Contract", "Basics", "JSON", "JSONRPC"),
    tests("Store", "CZlib", "TitleIndex", "Basics", "EndpointCore", "JSON", "Platform"),
    tests("Fleet", "EndpointCore", "Basics", "Platform"),
    tests("AMC", "Basics", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("TMDB", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("Pixabay", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("Sandbox", "AMC", "TMDB", "Pixabay", "Contract", "EndpointCore", "JSON", "Basics"),
    tests(
      "Backend", "TMDB", "Providers", "Store", "Contract", "EndpointCore", "FaultServer", "JSONRPC", "JSON", "Basics",
      "Platform"),
    tests("MCP", "Backend", "Basics", "Contract", "EndpointCore", "JSONRPC", "JSON"),
    .testTarget(
      name: "MarqueeTests",
      dependencies: [
        "marquee", "Backend", "Contract", "Providers", "CommandLineTable", "EndpointCore", "JSONRPC", "JSON", "Basics",
        "Platform",
      ],
      swiftSettings: strict),
  ]
)

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
