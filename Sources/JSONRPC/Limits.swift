// SPDX-License-Identifier: MIT
/// Every bound of the engine, in one place. The defaults are the documented ones.
public struct Limits: Sendable {
  /// Bytes of one message. A longer one is skipped without being kept and answered with -32600.
  public var messageBytes = 16 << 20
  /// Bytes of one block of `Name: value` lines.
  public var headerBytes = 16 << 10
  /// Arrays and objects inside each other. A deeper message is answered with -32700.
  public var nestingDepth = 128
  /// Names and values in one message, whose index takes 20 bytes for each. One with more is answered with -32600.
  public var messageValues = 1 << 20
  /// Messages in one batch. A longer one is answered with -32600.
  public var batchCount = 1_000
  /// Bytes of answers that wait for the other answers of their batch. Those that find no room are -32000 instead.
  public var batchAnswerBytes = 16 << 20
  /// Requests that run at the same time, those without a slot not counted.
  public var runningRequests = 64
  /// Requests that wait for a slot. While so many wait, nothing is read.
  public var queuedRequests = 10_000
  /// Bytes that requests hold which wait or run: their messages with the index of each, and answers that wait, for the
  /// rest of their batch or to be sent. While there are so many, nothing is read.
  public var heldBytes = 64 << 20
  /// How often requests that wait for a slot are looked through for those whose time is over.
  public var queueWatch = Duration.milliseconds(50)
  /// Bytes that wait to be written. While so many wait, whoever sends more waits too.
  public var outboundBytes = 8 << 20
  /// Bytes that one read takes at most.
  public var readBytes = 64 << 10
  /// How long accepted requests may go on after the end of input or `exit`.
  public var drain = Duration.seconds(60)
  /// How long accepted requests may go on after a signal. With the farewells, and what is closed in the end, that makes
  /// the two seconds after which `Signals` ends the process.
  public var signalDrain = Duration.milliseconds(1250)
  /// How long cancelled requests and the output get to come to an end of their own after that.
  public var farewell = Duration.milliseconds(250)

  /// The documented bounds.
  public init() {}
}
