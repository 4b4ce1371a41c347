// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC
import Providers
import Synchronization

/// The keys in use: those set by credentials/set first, then the environment's, then the configuration file's. A
/// changed key is used from the next request on. Every key that was ever in use is known to the redactor.
public final class KeyRing: Sendable {
  private struct Keys {
    var set: [Upstream: Key] = [:]
    var inFile: [Upstream: Key] = [:]
  }

  /// Why the configuration file or a key is not used, for each that is there and is not.
  public let complaints: [String]

  /// Nil in the sandbox, which has no keys.
  private let file: ConfigurationFile?
  private let inEnvironment: [Upstream: Key]
  private let keys: Mutex<Keys>
  private let redactor: Redactor

  /// Reads the environment and the file; the sandbox reads neither.
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

  /// From now on this key is used. An empty one removes the one that was set, and the next in order of precedence
  /// counts.
  func set(_ secret: String, for upstream: Upstream) {
    redactor.add(secret)
    keys.withLock { $0.set[upstream] = Key(secret, for: upstream, from: .set) }
  }

  /// Writes a key into the configuration file; an empty one is taken out of it. The sandbox has no file.
  ///
  /// - Parameter deadline: until when to wait for other processes that write it.
  func persist(
    _ secret: String, for upstream: Upstream, until deadline: ContinuousClock.Instant
  ) throws(ConfigurationFile.Fault) {
    guard let file else { return }
    let key = Key(secret, for: upstream, from: .configurationFile)
    let members = upstream.keys.map { form in
      (name: upstream.memberName(for: form), text: key?.form.name == form.name ? secret : nil)
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
      // What is no text can't be a key either.
      guard let value = members[name], !value.isNull, value.string != "",
        let secret = usable(value.string ?? " ", from: "\"\(name)\" in the configuration file", &complaints)
      else { continue }
      return Key(secret, given: form, for: upstream, from: .configurationFile)
    }
    return nil
  }

  /// Members that are none but look like one: who wrote them thinks that there is a key. Others are nobody's business.
  private static func misspelt(_ names: some Sequence<String>, _ upstreams: [Upstream]) -> [String] {
    let known = upstreams.flatMap { upstream in upstream.keys.map(upstream.memberName) }
    return names.sorted().compactMap { name in
      guard !known.contains(name), let nearest = nearest(to: name.replacing("_", with: ""), in: known) else {
        return nil
      }
      return "\"\(name)\" in the configuration file is skipped\(didYouMean(nearest))"
    }
  }

  /// A key with a blank or a line break in it was pasted wrongly, and would reach the upstream as another one.
  private static func usable(_ text: String, from place: String, _ complaints: inout [String]) -> String? {
    if let secret = Secret(text) { return secret.text }
    complaints.append("\(place) is skipped: a key is made of visible ASCII characters")
    return nil
  }
}

extension Upstream {
  /// The member of the configuration file that may hold a key of this form: `tmdbToken`.
  fileprivate func memberName(for form: KeyForm) -> String {
    name + form.name.prefix(1).uppercased() + form.name.dropFirst()
  }
}
