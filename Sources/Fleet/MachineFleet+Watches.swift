// SPDX-License-Identifier: MIT
import Basics
import EndpointCore
import Platform

/// A watch as another machine has told it.
public struct FleetWatch: Sendable, Equatable {
  /// The same on all machines.
  public let identity: String
  /// Grows when a person changes the watch.
  public let edition: Int
  /// What is watched for, in the caller's format; empty for a watch that was removed.
  public let definition: String

  /// - Parameters:
  ///   - identity: the same on all machines.
  ///   - edition: from 1.
  ///   - definition: empty for a watch that was removed.
  public init(identity: String, edition: Int, definition: String) {
    self.identity = identity
    self.edition = edition
    self.definition = definition
  }
}

/// What a machine has found of a watch.
public struct FleetFinding: Sendable, Equatable {
  /// Its place among all that was told; below 2^36.
  public let turn: Int
  /// The identity of the watch.
  public let identity: String
  /// When it was told, in milliseconds since 1970 by the engine's clock.
  public let time: Int
  /// Whether something has happened.
  public let isEvent: Bool
  /// In the caller's format, without line feeds.
  public let text: String
}

/// What machines have told of watches since a turn.
public struct FleetWatchNews: Sendable, Equatable {
  /// What was told.
  public enum Told: Sendable, Equatable {
    case watch(FleetWatch)
    case finding(FleetFinding)
  }

  /// Changes each time the engine has lost what it was told.
  public let epoch: String
  /// How far this goes.
  public let turn: Int
  /// The turn of the newest finding with events that is no longer told; 0 for none.
  public let dropped: Int
  /// What was told, in order.
  public let told: [Told]
  /// Whether there is no more.
  public let isComplete: Bool
}

/// What became of a finding that was told.
public enum FleetToldOutcome: Sendable {
  /// All machines will hear of it, this one too.
  case taken
  /// Another machine has the lease by now, or has changed the watch.
  case refused
  /// The engine doesn't know the watch, or doesn't answer.
  case unknown
}

extension MachineFleet {
  /// How long the machine that asks for watches may be silent.
  public static let askerPatience = Duration.seconds(45)
  /// The maximum length of a definition or finding; what is longer stays on its machine.
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
  /// - Parameters:
  ///   - floor: the turn of the newest event in this machine's log; no turn to come is below it.
  ///   - limit: the maximum number.
  public func watchNews(since turn: Int, of epoch: String, floor: Int, limit: Int) async -> FleetWatchNews? {
    let arguments = ["\(turn)", "\(floor)", "\(limit)"]
    return FleetWatchNews(await ask(watchScript(.watchNews, epoch, arguments), within: Self.watchPatience), limit)
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

  /// Tells what this machine has found.
  /// - Parameters:
  ///   - text: without line feeds.
  ///   - isEvent: whether something has happened, so that machines that are away now should hear of it, too.
  ///   - needsLease: whether it counts only from the machine that asks for all.
  public func tell(
    _ text: String, of identity: String, edition: Int, in epoch: String, isEvent: Bool, needsLease: Bool
  ) async -> FleetToldOutcome {
    guard text.utf8.count <= Self.maximumWatchBytes else { return .unknown }
    let arguments = [needsLease ? machineName : "", identity, "\(edition)", isEvent ? "1" : "0", text]
    switch await ask(watchScript(.watchFinding, epoch, arguments), within: Self.watchPatience) {
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
      script, keys: FleetKey.watches + (script == .watchFinding ? [FleetKey.asker] : []),
      arguments: [UInt64.random(in: 1...UInt64.max).hexadecimal, epoch] + arguments)
  }
}

extension FleetWatchNews {
  /// Turns are below it, so that a cursor has room for one.
  private static let turns = 0..<1 << 36

  /// Parses the engine's reply, without what is someone else's; nil if the reply itself is none.
  init?(_ reply: FleetReply?, _ limit: Int) {
    guard case .array(let elements)? = reply, elements.count >= 3, elements.count % 3 == 0,
      case .bytes(let epoch) = elements[0], !epoch.isEmpty, case .integer(let turn) = elements[1],
      case .integer(let dropped) = elements[2], Self.turns.contains(turn), Self.turns.contains(dropped)
    else { return nil }
    self.epoch = String(decoding: epoch, as: UTF8.self)
    self.turn = turn
    self.dropped = dropped
    isComplete = elements.count / 3 <= limit
    told = stride(from: 3, to: elements.count, by: 3).compactMap { start in
      guard case .integer(let turn) = elements[start], case .bytes(let member) = elements[start + 1],
        case .bytes(let value) = elements[start + 2], Self.turns.contains(turn)
      else { return nil }
      return Told(turn, String(decoding: member, as: UTF8.self), String(decoding: value, as: UTF8.self))
    }
  }
}

extension FleetWatchNews.Told {
  /// Parses what stands in the engine; nil if it is someone else's.
  fileprivate init?(_ turn: Int, _ member: String, _ value: String) {
    let isFinding = member.hasPrefix("#")
    let parts = value.split(separator: " ", maxSplits: isFinding ? 3 : 1, omittingEmptySubsequences: false)
    guard parts.count == (isFinding ? 4 : 2), let number = Int(parts[isFinding ? 1 : 0]),
      (1..<1 << 53).contains(number)
    else { return nil }
    guard isFinding else {
      self = .watch(FleetWatch(identity: member, edition: number, definition: String(parts[1])))
      return
    }
    self = .finding(
      FleetFinding(
        turn: turn, identity: String(parts[0]), time: number, isEvent: parts[2] == "1", text: String(parts[3])))
  }
}
