// SPDX-License-Identifier: MIT
import EndpointCore
import Platform
import Providers

/// The settings from the command line and the environment, read once at startup.
public struct Settings: Sendable {
  /// Whether to answer from the built-in catalogue, without keys or network.
  public var isSandbox: Bool
  /// The directory of the stored suggestions.
  public var stateFolder: String
  /// The directory of cached responses and images.
  public var cacheFolder: String
  /// The path of `config.json`, which may hold keys and the user's settings.
  public var configurationFile: String
  /// Standard output, where it belongs to no protocol.
  public var standardOutput: FileDescriptor?
  /// The environment variables of the process.
  public let environment: [String: String]
  /// The available upstreams.
  public let upstreams: [Upstream]
  /// The proxies for upstream requests; none in the sandbox.
  let proxies: ProxyEnvironment

  /// - Parameters:
  ///   - stateFolder: overrides `$XDG_STATE_HOME/marquee`.
  ///   - cacheFolder: overrides `$XDG_CACHE_HOME/marquee`.
  public init(
    isSandbox: Bool = false, stateFolder: String? = nil, cacheFolder: String? = nil,
    environment: [String: String] = CurrentProcess.environment, upstreams: [Upstream] = Upstream.all
  ) {
    self.upstreams = upstreams
    self.isSandbox = isSandbox
    self.environment = environment
    proxies = isSandbox ? .none : ProxyEnvironment(environment)
    // The sandbox must not touch the data of real use.
    let suffix = isSandbox ? "/marquee/sandbox" : "/marquee"
    let folders = BaseFolders(environment: environment)
    self.stateFolder = stateFolder ?? folders.state + suffix
    self.cacheFolder = cacheFolder ?? folders.cache + suffix
    configurationFile = folders.configuration + suffix + "/config.json"
  }

  /// The folder of the index of titles.
  var indexFolder: String { cacheFolder + "/index" }

  /// The value of a variable; nil if it is unset or empty.
  public func variable(_ name: String) -> String? {
    environment[name].flatMap { $0.nilIfEmpty }
  }

  /// Whether searches are remembered; `MARQUEE_HISTORY=off` turns this off.
  public var remembersSearches: Bool { variable("MARQUEE_HISTORY")?.lowercased() != "off" }

  /// The number of searches to remember: `MARQUEE_HISTORY`, or 10.
  func historyCapacity() throws(SettingsError) -> Int {
    guard let text = variable("MARQUEE_HISTORY"), remembersSearches else { return 10 }
    guard let count = Int(text), (1...1000).contains(count) else {
      throw SettingsError(
        description: "MARQUEE_HISTORY should be the number of searches to remember, 1 to 1000, or off, but is \(text)")
    }
    return count
  }

  /// A file of certificates to trust instead of the system's.
  public var certificateFile: String? { variable("MARQUEE_CA_FILE") }
}

/// The XDG base directories (https://specifications.freedesktop.org/basedir-spec). Relative paths in variables are
/// ignored, as the specification requires.
private struct BaseFolders {
  let state: String
  let cache: String
  let configuration: String

  init(environment: [String: String]) {
    func named(_ variable: String) -> String? {
      environment[variable].flatMap { $0.hasPrefix("/") ? EnvironmentFolder.text(of: variable, shown: $0) : nil }
    }
    let home = named("HOME") ?? CurrentProcess.homeFolder ?? ""
    let parent = home.lastIndex { $0 != "/" }.map { home[...$0] } ?? ""
    func folder(_ variable: String, _ fallback: String) -> String { named(variable) ?? parent + fallback }
    state = folder("XDG_STATE_HOME", "/.local/state")
    cache = folder("XDG_CACHE_HOME", "/.cache")
    configuration = folder("XDG_CONFIG_HOME", "/.config")
  }
}
