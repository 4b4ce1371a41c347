// swift-tools-version: 6.2
// SPDX-License-Identifier: MIT
import PackageDescription

/// Replaces the folder of the build in a release, whose bytes must not depend on it. For the same reason a release has
/// no breadcrumbs, which name files of a cache in that folder, and no digests for incremental code generation.
let unnamedFolder = "\(Context.packageDirectory)=."

/// Whether another package depends on a version of this one. It is in a folder of checkouts then, where the package
/// manager refuses unsafe flags, which are for the program's release. While versions are resolved, it seems to be in
/// `/`.
let isDependency =
  Context.packageDirectory == "/" || Context.packageDirectory.split(separator: "/").dropLast().last == "checkouts"

/// Handlers, readers and writers are generic over the types of other modules; a release specializes them across
/// modules, and leaves out each function that nothing uses then.
let strict: [SwiftSetting] =
  [.treatAllWarnings(as: .error)]
  + unlessDependency(
    .unsafeFlags(
      ["-cross-module-optimization", "-Xfrontend", "-function-sections", "-Xfrontend", "-internalize-at-link"]
        + ["-file-prefix-map", unnamedFolder, "-Xfrontend", "-no-clang-module-breadcrumbs"]
        + ["-Xfrontend", "-disable-incremental-llvm-codegen"],
      .when(configuration: .release)))

func unlessDependency<Setting>(_ setting: Setting) -> [Setting] { isDependency ? [] : [setting] }

/// A linker script in the place of a library.
let linking = Context.packageDirectory + "/Sources/release/Packaging/link"

/// Links one relocatable file: a release contains the Swift runtime, which macOS itself has. A debug build does not, so
/// that the tests can link the executable's code.
///
/// The program exports nothing, so that the linker can drop unused code, and of functions with the same instructions it
/// keeps one. All addresses are fixed up before the program starts, and are read-only from then on. The folder
/// `linking` makes libstdc++ an archive, since loading the library takes a quarter of a start, and has what leaves out
/// the tables for unwinding, a ninth of the program: nothing in it throws as C++ does, and a debugger follows the frame
/// pointers.
let relocatable: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-stdlib", "-use-ld=lld", "-L", linking]
      + [
        "--no-export-dynamic", "--icf=all", "-O2", "-z", "relro", "-z", "now", "-z", "noexecstack", "--build-id=sha1",
        "--no-eh-frame-hdr", "-T", linking + "/unwinding.ld",
      ].flatMap { ["-Xlinker", $0] },
    .when(platforms: [.linux], configuration: .release))
]

/// Leaves out the names of Unicode's characters; Sources/CBuild/names.c has what stands in for them.
let nameless: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "--wrap=_swift_stdlib_getScalarName"], .when(platforms: [.linux], configuration: .release))
]

/// The program is without Foundation and regular expressions, which together would be a quarter of it.
let shipped: [SwiftSetting] =
  strict + unlessDependency(.unsafeFlags(["-Xfrontend", "-disable-implicit-string-processing-module-import"]))

/// What is in the way neither of every message nor of every page of a list is made small rather than fast.
let small: [SwiftSetting] = shipped + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

let unnamed: [CSetting] = unlessDependency(
  .unsafeFlags(["-ffile-prefix-map=\(unnamedFolder)"], .when(configuration: .release)))

/// Defines what `swift run release` sets: the commit, and the file with the compressed contract.
func released(_ name: String) -> [CSetting] {
  unnamed + (Context.environment[name].map { [.define(name, to: "\"\($0)\"")] } ?? [])
}

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
  products: [
    // The core for other packages, with what its interface mentions. Tests/Bookshop is one.
    .library(name: "EndpointCore", targets: ["EndpointCore", "JSON", "Basics"])
  ],
  targets: [
    // From the wire upwards; a module uses only what stands above it here.
    module("CLibrary", isHot: true),
    module("Platform", "CLibrary", isHot: true),
    module("Basics", "Platform", isHot: true),
    module("TitleIndex", "Basics", "Platform", isHot: true),
    module("JSON", "Basics", "Platform", isHot: true),
    module("JSONRPC", "JSON", "Basics", "Platform", isHot: true),
    .target(name: "CBuild", cSettings: released("MARQUEE_COMMIT")),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .target(name: "CTexts", dependencies: ["CZlib"], exclude: ["Catalogue"], cSettings: released("MARQUEE_CONTRACT")),
    .target(name: "CCurl", cSettings: unnamed, linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CHiredis", cSettings: unnamed, linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    module("EndpointCore", "CCurl", "JSON", "Basics", "Platform", isHot: true),
    module("Contract", "CTexts", "JSON", "JSONRPC", "Basics"),
    module("Presentation", "CTexts", "Contract", "JSON", "Basics", isHot: true),
    module("Database", "CSQLite", "CZlib", "Basics", "Platform"),
    module("Fleet", "CHiredis", "CZlib", "EndpointCore", "Basics", "Platform"),
    module("AMC", "Contract", "EndpointCore", "JSON", "Basics"),
    module("TMDB", "Contract", "EndpointCore", "JSON", "Basics", isHot: true),
    module("Pixabay", "Contract", "EndpointCore", "JSON", "Basics"),
    module("Providers", "AMC", "TMDB", "Pixabay", "Contract", "EndpointCore"),
    module("Sandbox", "CTexts", "CZlib", "EndpointCore", "JSON", "Basics", "Platform"),
    module(
      "Backend", "AMC", "TMDB", "Pixabay", "Providers", "Sandbox", "Fleet", "Database", "TitleIndex", "Presentation",
      "Contract",
      "EndpointCore", "JSONRPC", "JSON", "Basics", "Platform"),
    module("CommandLineTable"),
    module("MCP", "CTexts", "Providers", "Contract", "EndpointCore", "JSONRPC", "JSON", "Basics", "Platform"),
    .executableTarget(
      name: "marquee",
      dependencies: [
        "Backend", "MCP", "Providers", "CommandLineTable", "Contract", "EndpointCore", "JSONRPC", "JSON", "Basics",
        "CBuild", "CTexts", "CSQLite", "CZlib", "Platform",
      ],
      swiftSettings: small, linkerSettings: relocatable + nameless),

    // From schema/ to Swift, and back to the reader.
    .target(name: "ContractGenerator", dependencies: ["JSON", "Basics"], swiftSettings: strict),
    .executableTarget(name: "generate", dependencies: ["ContractGenerator", "Platform"], swiftSettings: strict),

    // From a commit to what users install.
    .executableTarget(
      name: "release", dependencies: ["CommandLineTable"], exclude: ["Packaging"],
      swiftSettings: [.treatAllWarnings(as: .error)]),

    // Parts of Tests/benchmark.
    .executableTarget(
      name: "UpstreamWork", dependencies: ["TMDB", "Contract", "EndpointCore", "JSON"],
      path: "Tests/benchmark/UpstreamWork",
      swiftSettings: strict,
      // The usual way of its comparison is Foundation's.
      linkerSettings: relocatable
        + ["_FoundationCollections", "_FoundationCShims"].map {
          .linkedLibrary($0, .when(platforms: [.linux], configuration: .release))
        }),

    .executableTarget(
      name: "CompletionWork", dependencies: ["TitleIndex", "Platform", "CLibrary"],
      path: "Tests/benchmark/CompletionWork", swiftSettings: strict, linkerSettings: relocatable),

    // A loopback HTTP server that misbehaves on request.
    .target(name: "FaultServer", dependencies: ["Platform"], path: "Tests/FaultServer", swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["JSONRPC", "Platform"], path: "Tests/TestSupport", swiftSettings: strict),

    tests("Basics", "Platform"),
    tests("TitleIndex", "Basics"),
    tests("JSON", "TestSupport"),
    tests("JSONRPC", "TestSupport", "JSON", "Platform"),
    tests("EndpointCore", "TestSupport", "FaultServer", "JSON", "Basics", "Platform"),
    tests("ContractGenerator", "TestSupport", "JSON"),
    tests("Contract", "TestSupport", "Basics", "JSON", "JSONRPC"),
    tests("Presentation", "ContractGenerator", "TestSupport", "Basics", "Contract", "JSON"),
    tests("Database", "TestSupport", "Basics", "Platform"),
    tests("Fleet", "TestSupport", "EndpointCore", "Basics", "Platform"),
    tests("AMC", "TestSupport", "Basics", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("TMDB", "TestSupport", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests("Pixabay", "TestSupport", "Contract", "EndpointCore", "FaultServer", "JSON"),
    tests(
      "Sandbox", "TestSupport", "CTexts", "CZlib", "AMC", "TMDB", "Pixabay", "Contract", "EndpointCore", "JSON",
      "Basics"),
    tests(
      "Backend", "TestSupport", "TMDB", "Providers", "Database", "TitleIndex", "Contract", "EndpointCore",
      "FaultServer",
      "JSONRPC", "JSON", "Basics", "Platform"),
    tests("MCP", "TestSupport", "Backend", "Sandbox", "Basics", "Contract", "EndpointCore", "JSONRPC", "JSON"),
    .testTarget(
      name: "MarqueeTests",
      dependencies: [
        "marquee", "Backend", "Contract", "Providers", "CommandLineTable", "EndpointCore", "JSONRPC", "JSON", "Basics",
        "Platform",
      ],
      swiftSettings: strict),
  ],
  // The first with `#embed`.
  cLanguageStandard: .gnu2x
)

// Tests/fuzz/run sets this. With "libFuzzer" it builds in a folder of its own, since every module has to be compiled
// for the fuzzer, which is linked in.
if let fuzzing = Context.environment["MARQUEE_FUZZ"] {
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/fuzz/CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzzer", "Backend", "MCP", "AMC", "TMDB", "Pixabay", "Providers", "Sandbox", "Database", "TitleIndex",
        "Contract", "EndpointCore", "FaultServer", "JSONRPC", "JSON", "Basics", "Platform",
      ],
      path: "Tests/fuzz/Fuzz", swiftSettings: strict + (fuzzing == "libFuzzer" ? [.define("LIBFUZZER")] : [])),
  ]
}
