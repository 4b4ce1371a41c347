// SPDX-License-Identifier: MIT
import CHiredis

/// A connection to the engine, used by one thread. Its calls block, for no longer than the timeout.
struct FleetConnection {
  /// Why the engine can't be used, in one line.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String
    /// Whether the engine sent something that no engine of this protocol sends.
    let isNonsense: Bool

    /// - Parameter description: may be the engine's own text, so it is cut to 300 characters without control
    ///   characters.
    init(_ description: String, isNonsense: Bool = false) {
      let scalars = description.unicodeScalars.prefix(300).map { $0.properties.isVisible ? $0 : " " }
      self.description = String(String.UnicodeScalarView(scalars))
      self.isNonsense = isNonsense
    }

    /// - Parameter what: what the engine sent.
    static func nonsense(_ what: String) -> Failure { Failure("it sent \(what)", isNonsense: true) }
  }

  /// The limit for connecting and for each wait for a reply, in milliseconds. A busy machine may take as long; requests
  /// don't wait for that (`MachineFleet`).
  private static let timeout: Int32 = 500
  /// The limit for all replies to commands sent together, in milliseconds: an engine that sends them byte by byte
  /// counts as one that doesn't reply.
  private static let wholeTimeout = Duration.seconds(2)
  /// The bytes that are read at once.
  private static let chunk = 1 << 14

  private let handle: UnsafeMutableRawPointer
  /// The TLS session; nil without TLS.
  private var session: UnsafeMutableRawPointer?
  private var reader = FleetReplyReader()
  private var room = [UInt8](repeating: 0, count: chunk)

  /// Connects, logs in and selects the database.
  init(to address: FleetAddress, authorities: String?) throws(Failure) {
    do throws(HiredisLibrary.Unavailable) {
      try HiredisLibrary.open()
      if case .host(_, _, true) = address.place { try HiredisLibrary.openTLS() }
    } catch {
      throw Failure("\(error)")
    }
    let connected =
      switch address.place {
      case .path(let path): chiredis_connect(path, 0, Self.timeout)
      case .host(let host, let port, _): chiredis_connect(host, Int32(port), Self.timeout)
      }
    guard let connected else { throw Failure("there is no memory") }
    handle = connected
    do throws(Failure) {
      if let reason = failure { throw reason }
      if case .host(let host, _, true) = address.place,
        let reason = chiredis_secure(handle, host, authorities, &session)
      {
        throw Failure(String(cString: reason))
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

  /// Sends commands together. Passes the replies to `take` in order, each as soon as it has arrived.
  /// - Throws: if not all of them arrive, or `take` throws.
  mutating func send(
    _ commands: [FleetCommand], _ take: (_ index: Int, FleetReply) throws(Failure) -> Void
  ) throws(Failure) {
    for command in commands {
      guard command.append(to: handle) else { throw failure ?? Failure("there is no memory") }
    }
    let deadline = ContinuousClock.now + Self.wholeTimeout
    var isSent: Int32 = 0
    while isSent == 0 {
      guard chiredis_write(handle, &isSent) != 0 else { throw failure ?? Failure("the connection is lost") }
      guard .now < deadline else { throw Failure("it takes too long to read commands") }
    }
    for index in commands.indices { try take(index, try reply(until: deadline)) }
  }

  private mutating func reply(until deadline: ContinuousClock.Instant) throws(Failure) -> FleetReply {
    while true {
      if let reply = try reader.next() { return reply }
      guard .now < deadline else { throw Failure("it takes too long for a reply") }
      let count = room.withUnsafeMutableBytes { room in
        chiredis_read(handle, session, room.baseAddress?.assumingMemoryBound(to: CChar.self), room.count)
      }
      guard count != 0 else { throw Failure("it closed the connection") }
      guard count > 0 else { throw Failure("it doesn't answer within half a second") }
      reader.append(room[..<count])
    }
  }

  /// Sends commands. Throws if any fails.
  @discardableResult
  mutating func demand(_ commands: [FleetCommand]) throws(Failure) -> [FleetReply] {
    var replies: [FleetReply] = []
    try send(commands) { _, reply throws(Failure) in
      if case .error(let message) = reply { throw Failure(message) }
      replies.append(reply)
    }
    return replies
  }

  func close() { chiredis_free(handle) }

  private var failure: Failure? { Self.failure(chiredis_failure(handle)) }

  private static func failure(_ reason: UnsafePointer<CChar>?) -> Failure? {
    reason.map { text in
      let text = String(cString: text)
      // The system's message for a timeout.
      return Failure(text == "Resource temporarily unavailable" ? "it doesn't answer within half a second" : text)
    }
  }
}

extension Unicode.Scalar.Properties {
  /// Whether the character has a place in one line of text.
  fileprivate var isVisible: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
    default: true
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
