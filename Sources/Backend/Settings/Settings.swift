// SPDX-License-Identifier: MIT
import EndpointCore
import FoundationEssentials
import Platform
import Providers

/// What the command line and the environment say, read once at the start.
public struct Settings: Sendable {
  /// Answer from the built-in catalogue: no key, no network.
  public var isSandbox: Bool
  /// Where suggestions are kept.
  public var stateFolder: String
  /// Where answers and images are cached.
  public var cacheFolder: String
  /// `config.json`, which may hold keys.
  public var configurationFile: String
  /// The variables that the process was started with.
  public let environment: [String: String]
  /// The upstreams that there are.
  public let upstreams: [Upstream]
  /// Which way requests go. The sandbox makes none.
  let proxies: ProxyEnvironment

  /// - Parameters:
  ///   - stateFolder: overrides `$XDG_STATE_HOME/marquee`.
  ///   - cacheFolder: overrides `$XDG_CACHE_HOME/marquee`.
  public init(
    isSandbox: Bool = false, stateFolder: String? = nil, cacheFolder: String? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment, upstreams: [Upstream] = Upstream.all
  ) {
    self.upstreams = upstreams
    self.isSandbox = isSandbox
    self.environment = environment
    proxies = isSandbox ? .none : ProxyEnvironment(environment)
    // The sandbox never touches what real use has gathered.
    let suffix = isSandbox ? "/marquee/sandbox" : "/marquee"
    let folders = BaseFolders(environment: environment)
    self.stateFolder = stateFolder ?? folders.state + suffix
    self.cacheFolder = cacheFolder ?? folders.cache + suffix
    configurationFile = folders.configuration + "/marquee/config.json"
  }

  /// A variable that is set and not empty.
  public func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// `MARQUEE_HISTORY=off`: no search is remembered.
  public var remembersSearches: Bool { variable("MARQUEE_HISTORY")?.lowercased() != "off" }

  /// How many searches are remembered: `MARQUEE_HISTORY`, else 10.
  func historyCapacity() throws(SettingsError) -> Int {
    guard let text = variable("MARQUEE_HISTORY"), remembersSearches else { return 10 }
    guard let count = Int(text), (1...1000).contains(count) else {
      throw SettingsError(
        description: "MARQUEE_HISTORY should be how many searches to remember, 1 to 1000, or off, but is \(text)")
    }
    return count
  }

  /// A bundle of certificates to trust instead of the system's.
  public var certificateFile: String? { variable("MARQUEE_CA_FILE") }
}

/// The XDG base directories (https://specifications.freedesktop.org/basedir-spec). A relative path in a variable is
/// ignored, as the specification asks.
private struct BaseFolders {
  let state: String
  let cache: String
  let configuration: String

  init(environment: [String: String]) {
    func named(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? EnvironmentFolder.text(of: variable, shown: $0) : nil }
    }
    let home = named("HOME") ?? URL.homeDirectory.path(percentEncoded: false)
    func folder(_ variable: String, _ fallback: String) -> String { named(variable) ?? home + fallback }
    state = folder("XDG_STATE_HOME", "/.local/state")
    cache = folder("XDG_CACHE_HOME", "/.cache")
    configuration = folder("XDG_CONFIG_HOME", "/.config")
  }
}
