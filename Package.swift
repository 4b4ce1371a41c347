// swift-tools-version: 6.2
import PackageDescription

/// Handlers, readers and writers are generic over the types of other modules; a release specializes them across
/// modules.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
]

/// One relocatable file: a release holds the Swift runtime; libcurl and SQLite come from the system. A debug build does
/// without, so that the tests can link the executable's code.
let relocatable: [LinkerSetting] = [
  .unsafeFlags(["-static-stdlib"], .when(configuration: .release)),
  .linkedLibrary("_FoundationCollections", .when(configuration: .release)),
  .linkedLibrary("_FoundationCShims", .when(configuration: .release)),
]

func module(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .testTarget(name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, swiftSettings: strict)
}

let package = Package(
  name: "marquee",
  targets: [
    // From the wire upwards; a module uses only what stands above it here.
    module("Basics"),
    module("Threads"),
    module("JSON"),
    module("JSONRPC", "JSON", "Threads"),
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl")]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    module("EndpointCore", "CCurl", "JSON", "Threads"),
    module("Contract", "JSON", "JSONRPC"),
    module("Store", "CSQLite", "EndpointCore", "JSON", "Threads"),
    module("AMC", "Contract", "EndpointCore", "JSON"),
    module("TMDB", "Contract", "EndpointCore", "JSON"),
    module("Pixabay", "Contract", "EndpointCore", "JSON"),
    module("Providers", "AMC", "TMDB", "Pixabay", "Contract", "EndpointCore"),
    module("Sandbox", "EndpointCore", "JSON"),
    module(
      "Backend", "AMC", "TMDB", "Pixabay", "Providers", "Sandbox", "Store", "Contract", "EndpointCore", "JSONRPC",
      "JSON", "Threads", "Basics"),
    module("MCP", "Providers", "Contract", "EndpointCore", "JSONRPC", "JSON", "Threads", "Basics"),
    .executableTarget(
      name: "marquee",
      dependencies: [
        "Backend", "MCP", "Providers", "Contract", "EndpointCore", "JSONRPC", "JSON", "Threads", "Basics",
      ],
      swiftSettings: strict, linkerSettings: relocatable),

    // From schema/ to Swift, and back to the reader.
    module("ContractGenerator", "JSON"),
    .executableTarget(name: "generate", dependencies: ["ContractGenerator"], swiftSettings: strict),

    // A part of Tests/benchmark.
    .executableTarget(
      name: "UpstreamWork", dependencies: ["TMDB", "Contract", "EndpointCore", "JSON"],
      path: "Tests/benchmark/UpstreamWork",
      swiftSettings: strict, linkerSettings: relocatable),

    // A loopback HTTP server that misbehaves on request.
    .target(name: "FaultServer", path: "Tests/FaultServer", swiftSettings: strict),

    tests("Basics"),
    tests("JSON"),
    tests("JSONRPC", "JSON", "Threads"),
    tests("EndpointCore", "FaultServer", "JSON"),
    tests("ContractGenerator", "JSON"),
    tests("Contract", "JSON", "JSONRPC"),
    tests("Store", "JSON", "Threads"),
    tests("AMC", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("TMDB", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("Pixabay", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("Sandbox", "AMC", "TMDB", "Pixabay", "Contract", "EndpointCore", "JSON"),
    tests("Backend", "TMDB", "Providers", "Contract", "EndpointCore", "FaultServer", "JSONRPC", "JSON"),
    tests("MCP", "Backend", "Basics", "Contract", "EndpointCore", "JSONRPC", "JSON"),
    .testTarget(name: "MarqueeTests", dependencies: ["marquee", "Providers", "EndpointCore"], swiftSettings: strict),
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
        "CFuzzer", "Backend", "MCP", "AMC", "TMDB", "Pixabay", "Providers", "Sandbox", "Store", "Contract",
        "EndpointCore", "FaultServer", "JSONRPC", "JSON", "Threads",
      ],
      path: "Tests/fuzz/Fuzz", swiftSettings: strict),
  ]
}
