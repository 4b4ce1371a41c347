// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC
import Providers
import Synchronization

/// The keys in use. Those from `credentials/set` take precedence, then the environment's, then the configuration
/// file's. A changed key takes effect with the next request. The redactor removes every key that was ever in use.
public final class KeyRing: Sendable {
  private struct Keys {
    var set: [Upstream: Key] = [:]
    var inFile: [Upstream: Key] = [:]
  }

  /// Explanations for each key, or configuration file, that exists but is not used.
  public let complaints: [String]

  /// Nil in the sandbox, which has no keys.
  private let file: ConfigurationFile?
  private let inEnvironment: [Upstream: Key]
  private let keys: Mutex<Keys>
  private let redactor: Redactor

  /// Reads the environment and the configuration file; neither in the sandbox.
  public init(settings: Settings, redactor: Redactor) {
    self.redactor = redactor
    var inEnvironment: [Upstream: Key] = [:]
    var inFile: [Upstream: Key] = [:]
    var complaints: [String] = []
    if settings.isSandbox {
      file = nil
    } else {
      let file = ConfigurationFile(path: settings.configurationFile)
      var members: [String: JSONValue] = [:]
      do throws(ConfigurationFile.Fault) {
        members = try file.read()
      } catch {
        complaints.append(error.description)
      }
      complaints += Self.misspelt(members.keys, settings.upstreams)
      for upstream in settings.upstreams {
        inEnvironment[upstream] = Self.environmentKey(upstream, settings, &complaints)
        inFile[upstream] = Self.fileKey(upstream, members, &complaints)
      }
      self.file = file
    }
    self.inEnvironment = inEnvironment
    self.complaints = complaints
    keys = Mutex(Keys(inFile: inFile))
    for key in Array(inEnvironment.values) + Array(inFile.values) { redactor.add(key.secret) }
  }

  /// The key that the next request uses.
  func key(for upstream: Upstream) -> Key? {
    keys.withLock { $0.set[upstream] ?? inEnvironment[upstream] ?? $0.inFile[upstream] }
  }

  /// Sets a key. An empty one removes the key set before, so that the next in order of precedence applies.
  func set(_ secret: String, for upstream: Upstream) {
    redactor.add(secret)
    keys.withLock { $0.set[upstream] = Key(secret, for: upstream, from: .set) }
  }

  /// Writes a key to the configuration file; an empty one removes it. Does nothing in the sandbox.
  /// - Parameter deadline: how long to wait for other processes that write the file.
  func persist(
    _ secret: String, for upstream: Upstream, until deadline: ContinuousClock.Instant
  ) throws(ConfigurationFile.Fault) {
    guard let file else { return }
    let key = Key(secret, for: upstream, from: .configurationFile)
    let members = upstream.keys.map { form in
      (name: upstream.memberName(for: form), value: key?.form.name == form.name ? RawJSON(writing: secret) : nil)
    }
    try file.write(members, until: deadline)
    keys.withLock { $0.inFile[upstream] = key }
  }

  private static func environmentKey(
    _ upstream: Upstream, _ settings: Settings, _ complaints: inout [String]
  ) -> Key? {
    for form in upstream.keys {
      let variable = upstream.variable(for: form)
      guard let text = settings.variable(variable),
        let secret = usable(text, from: variable, &complaints)
      else { continue }
      return Key(secret, given: form, for: upstream, from: .environment(variable: variable))
    }
    return nil
  }

  private static func fileKey(
    _ upstream: Upstream, _ members: [String: JSONValue], _ complaints: inout [String]
  ) -> Key? {
    for form in upstream.keys {
      let name = upstream.memberName(for: form)
      // Replaced by an invalid key, because a value that isn't a string can't be a key.
      guard let value = members[name], !value.isNull, value.string != "",
        let secret = usable(value.string ?? " ", from: "\"\(name)\" in the configuration file", &complaints)
      else { continue }
      return Key(secret, given: form, for: upstream, from: .configurationFile)
    }
    return nil
  }

  /// Complaints about unknown members that resemble a key's: the user probably believes that there is a key. Other
  /// unknown members are ignored.
  private static func misspelt(_ names: some Sequence<String>, _ upstreams: [Upstream]) -> [String] {
    let known = upstreams.flatMap { upstream in upstream.keys.map(upstream.memberName) }
    return names.sorted().compactMap { name in
      guard !known.contains(name), let nearest = nearest(to: name.replacing("_", with: ""), in: known) else {
        return nil
      }
      return "\"\(name)\" in the configuration file is skipped\(didYouMean(nearest))"
    }
  }

  /// Rejects a key with whitespace in it: it was pasted wrongly, and the upstream would get a different one.
  private static func usable(_ text: String, from place: String, _ complaints: inout [String]) -> String? {
    if let secret = Secret(text) { return secret.text }
    complaints.append("\(place) is skipped: a key may contain only visible ASCII characters")
    return nil
  }
}

extension Upstream {
  /// The member of the configuration file that may hold a key of this form: `tmdbToken`.
  fileprivate func memberName(for form: KeyForm) -> String {
    name + form.name.prefix(1).uppercased() + form.name.dropFirst()
  }
}
