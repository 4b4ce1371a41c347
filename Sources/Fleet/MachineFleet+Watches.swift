// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Platform

/// A watch as another machine has told it.
public struct FleetWatch: Sendable, Equatable {
  /// What was found by a machine.
  public struct Outcome: Sendable, Equatable {
    /// When, in milliseconds since 1970 by the engine's clock.
    public let time: Int
    /// In the caller's format, without line feeds.
    public let text: String

    /// - Parameters:
    ///   - time: in milliseconds since 1970, by the engine's clock.
    ///   - text: without line feeds.
    public init(time: Int, text: String) { (self.time, self.text) = (time, text) }
  }

  /// The same on all machines.
  public let identity: String
  /// Grows when a person changes the watch.
  public let edition: Int
  /// What is watched for, in the caller's format; empty for a watch that was removed.
  public let definition: String
  /// The last outcomes that differ, the oldest first.
  public var outcomes: [Outcome]

  /// - Parameters:
  ///   - identity: the same on all machines.
  ///   - edition: from 1.
  ///   - definition: empty for a watch that was removed.
  ///   - outcomes: the oldest first.
  public init(identity: String, edition: Int, definition: String, outcomes: [Outcome] = []) {
    self.identity = identity
    self.edition = edition
    self.definition = definition
    self.outcomes = outcomes
  }
}

/// What machines have told of watches since a turn.
public struct FleetWatchNews: Sendable, Equatable {
  /// Changes each time the engine has lost what it was told.
  public var epoch: String
  /// How far this goes.
  public var turn: Int
  /// What has changed, in order. At most as many as were asked for.
  public var watches: [FleetWatch]
}

/// What became of an outcome that was told.
public enum FleetToldOutcome: Sendable {
  /// The others will hear of it.
  case taken
  /// Another machine has the lease by now, or has changed the watch.
  case refused
  /// The engine doesn't know the watch, or doesn't answer.
  case unknown
}

extension MachineFleet {
  /// How long the machine that asks for watches may be silent.
  public static let askerPatience = Duration.seconds(45)
  /// The maximum length of a definition or outcome; what is longer stays on its machine.
  public static let maximumWatchBytes = 1 << 20

  /// The time by the engine's clock, in milliseconds since 1970.
  public var engineTime: Int {
    let wall = WallClock.now
    return wall.seconds * 1000 + wall.nanoseconds / 1_000_000 + clockLead
  }

  /// A time of the engine's by this machine's clock.
  public func instant(atEngineTime time: Int) -> Instant {
    Instant(secondsSince1970: Int((Double(time) - Double(clockLead)) / 1000))
  }

  /// Takes or renews the lease of the machine that asks the providers for watches.
  /// - Returns: whether this machine has it; nil if the engine doesn't answer.
  public func takeAsking() async -> Bool? {
    let milliseconds = Self.askerPatience.components.seconds * 1000
    let command = FleetThread.Question.Command.script(
      .asker, keys: [FleetKey.asker], arguments: ["take", machineName, "\(milliseconds)"])
    guard case .integer(let held)? = await ask(command, within: Self.watchPatience) else { return nil }
    return held == 1
  }

  /// Gives the lease up, if this machine has it. Waits for nothing.
  public func leaveAsking() {
    guard isJoined else { return }
    let command = FleetThread.Question.Command.script(
      .asker, keys: [FleetKey.asker], arguments: ["leave", machineName, "0"])
    post(FleetThread.Question(command: command) { _ in })
  }

  /// What has been told since a turn of an epoch, or all of it if another epoch has begun; nil if the engine doesn't
  /// answer.
  public func watchNews(since turn: Int, of epoch: String, limit: Int) async -> FleetWatchNews? {
    let reply = await ask(watchScript(.watchNews, epoch, ["\(turn)", "\(limit)"]), within: Self.watchPatience)
    guard case .array(let elements)? = reply, elements.count % 3 == 2, case .bytes(let epoch) = elements[0],
      case .integer(let turn) = elements[1]
    else { return nil }
    var news = FleetWatchNews(epoch: String(decoding: epoch, as: UTF8.self), turn: turn, watches: [])
    for start in stride(from: 2, to: elements.count, by: 3) {
      let texts = elements[start..<start + 3].compactMap { element -> String? in
        guard case .bytes(let bytes) = element else { return nil }
        return String(decoding: bytes, as: UTF8.self)
      }
      if texts.count == 3, let watch = FleetWatch(texts[0], definition: texts[1], outcomes: texts[2]) {
        news.watches.append(watch)
      }
    }
    return news
  }

  /// Tells watches, or that they were removed.
  /// - Returns: the identities of those that the others will hear of: the engine has none of the same edition or a
  ///   newer one; nil if it doesn't answer.
  public func share(_ watches: [FleetWatch], in epoch: String) async -> Set<String>? {
    let arguments = watches.flatMap { [$0.identity, "\($0.edition)", $0.definition] }
    let reply = await ask(watchScript(.watchShare, epoch, arguments), within: Self.watchPatience)
    guard case .array(let elements)? = reply else { return nil }
    return Set(
      elements.compactMap { element in
        guard case .bytes(let identity) = element else { return nil }
        return String(decoding: identity, as: UTF8.self)
      })
  }

  /// Tells what this machine has found, if it has the lease.
  public func tell(
    _ outcome: FleetWatch.Outcome, of identity: String, edition: Int, in epoch: String
  ) async -> FleetToldOutcome {
    guard outcome.text.utf8.count <= Self.maximumWatchBytes else { return .unknown }
    let digest = SharedKey(outcome.text).digest.hexadecimal
    let arguments = [machineName, identity, "\(edition)", "\(outcome.time)", digest, outcome.text]
    switch await ask(watchScript(.watchOutcome, epoch, arguments), within: Self.watchPatience) {
    case .integer(1): return .taken
    case .integer(0): return .refused
    default: return .unknown
    }
  }

  private static let watchPatience = Duration.seconds(2)

  private func watchScript(
    _ script: FleetScript, _ epoch: String, _ arguments: [String]
  ) -> FleetThread.Question.Command {
    .script(
      script, keys: FleetKey.watches + (script == .watchOutcome ? [FleetKey.asker] : []),
      arguments: [UInt64.random(in: 1...UInt64.max).hexadecimal, epoch] + arguments)
  }
}

extension FleetWatch {
  /// Parses what stands in the engine; nil if it is someone else's.
  init?(_ identity: String, definition: String, outcomes: String) {
    guard let space = definition.firstIndex(of: " "), let edition = Int(definition[..<space]),
      (1..<1 << 53).contains(edition)
    else { return nil }
    let lines = outcomes.utf8.split(separator: UInt8(ascii: "\n")).compactMap { line -> Outcome? in
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 2)
      guard parts.count == 3, let time = Int(Substring(parts[0])), (0..<1 << 53).contains(time) else { return nil }
      return Outcome(time: time, text: String(Substring(parts[2])))
    }
    self.init(
      identity: identity, edition: edition, definition: String(definition[definition.index(after: space)...]),
      outcomes: lines.reversed())
  }
}
