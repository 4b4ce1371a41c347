// SPDX-License-Identifier: MIT
import CHiredis

/// A connection to the engine, used by one thread. Its calls block, for no longer than the timeout.
struct FleetConnection {
  /// Why the engine can't be used.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The limit for connecting and for each wait for a reply, in milliseconds. A busy machine may take as long; requests
  /// don't wait for that (`MachineFleet`).
  private static let timeout: Int32 = 500
  /// The limit for all replies to commands sent together, in milliseconds: an engine that sends them byte by byte
  /// counts as one that doesn't reply.
  private static let wholeTimeout: Int32 = 2000

  private let handle: UnsafeMutableRawPointer

  /// Connects, logs in and selects the database.
  init(to address: FleetAddress, authorities: String?) throws(Failure) {
    do throws(HiredisLibrary.Unavailable) {
      try HiredisLibrary.open()
      if case .host(_, _, true) = address.place { try HiredisLibrary.openTLS() }
    } catch {
      throw Failure(description: "\(error)")
    }
    let connected =
      switch address.place {
      case .path(let path): chiredis_connect(path, 0, Self.timeout)
      case .host(let host, let port, _): chiredis_connect(host, Int32(port), Self.timeout)
      }
    guard let connected else { throw Failure(description: "there is no memory") }
    handle = connected
    do throws(Failure) {
      if let reason = failure { throw reason }
      if case .host(let host, _, true) = address.place, let reason = chiredis_secure(handle, host, authorities) {
        throw Failure(description: String(cString: reason))
      }
      var commands: [FleetCommand] = []
      if let password = address.password {
        commands.append(FleetCommand(["AUTH", address.user, password].compactMap(\.self)))
      }
      if address.database != 0 { commands.append(FleetCommand(["SELECT", "\(address.database)"])) }
      try demand(commands)
    } catch {
      close()
      throw error
    }
  }

  /// Sends commands together.
  /// - Returns: the replies in order, and the reason if some are missing.
  func send(_ commands: [FleetCommand]) -> (replies: [FleetReply], failure: Failure?) {
    for command in commands {
      guard command.append(to: handle) else { return ([], failure ?? Failure(description: "there is no memory")) }
    }
    var replies: [FleetReply] = []
    var left = Self.wholeTimeout
    for _ in commands {
      var reason: UnsafePointer<CChar>?
      guard let reply = chiredis_next(handle, &left, &reason) else {
        return (replies, Self.failure(reason) ?? Failure(description: "the connection is lost"))
      }
      replies.append(FleetReply(reply))
      chiredis_free_reply(reply)
    }
    return (replies, nil)
  }

  /// Sends commands. Throws if any fails.
  @discardableResult
  func demand(_ commands: [FleetCommand]) throws(Failure) -> [FleetReply] {
    let (replies, failure) = send(commands)
    if let failure { throw failure }
    for case .error(let message) in replies { throw Failure(description: message) }
    return replies
  }

  func close() { chiredis_free(handle) }

  private var failure: Failure? { Self.failure(chiredis_failure(handle)) }

  private static func failure(_ reason: UnsafePointer<CChar>?) -> Failure? {
    reason.map { text in
      let text = String(cString: text)
      // The system's message for a timeout.
      return Failure(
        description: text == "Resource temporarily unavailable" ? "it doesn't answer within half a second" : text)
    }
  }
}

/// A command, in parts of any bytes.
struct FleetCommand: Sendable {
  let parts: [[UInt8]]

  init(_ parts: [[UInt8]]) { self.parts = parts }

  init(_ parts: [String]) { self.parts = parts.map { Array($0.utf8) } }

  var byteCount: Int { parts.reduce(64) { $0 + $1.count + 32 } }

  /// False if there is no memory.
  fileprivate func append(to connection: UnsafeMutableRawPointer) -> Bool {
    // In one piece, so that the parts don't move during the call.
    let lengths = parts.map(\.count)
    return Array(parts.joined()).withUnsafeBufferPointer { all in
      all.withMemoryRebound(to: CChar.self) { all in
        var starts: [UnsafePointer<CChar>?] = []
        var offset = 0
        for length in lengths {
          starts.append(all.baseAddress.map { $0 + offset })
          offset += length
        }
        return chiredis_append(connection, Int32(parts.count), starts, lengths) != 0
      }
    }
  }
}
