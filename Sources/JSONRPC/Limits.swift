// SPDX-License-Identifier: MIT
/// All bounds of the engine. The defaults are the documented ones.
public struct Limits: Sendable {
  /// Maximum bytes in one message. A longer one is skipped without buffering and answered with -32600.
  public var messageBytes = 16 << 20
  /// Maximum bytes in one block of `Name: value` header lines.
  public var headerBytes = 16 << 10
  /// Maximum depth of nested arrays and objects. A deeper message is answered with -32700.
  public var nestingDepth = 128
  /// Maximum names and values in one message; each takes 20 bytes in the index. A message with more gets -32600.
  public var messageValues = 1 << 20
  /// Maximum messages in one batch. A longer one is answered with -32600.
  public var batchCount = 1_000
  /// Maximum bytes of responses held until the rest of their batch is done. A response that doesn't fit becomes -32000.
  public var batchAnswerBytes = 16 << 20
  /// Maximum requests running at the same time, not counting unslotted ones.
  public var runningRequests = 64
  /// Maximum requests waiting for a slot. While the queue is full, reading pauses.
  public var queuedRequests = 10_000
  /// Maximum bytes held by queued and running requests (their messages with their indices) and by responses waiting for
  /// the rest of their batch or to be sent. While the limit is reached, reading pauses.
  public var heldBytes = 64 << 20
  /// Maximum long-lived requests at the same time. A further one is answered with -32000: if the reader waited for
  /// room, it could not read the cancellation that makes room.
  public var longLivedRequests = 1_000
  /// How often queued requests are checked for expired time limits.
  public var queueWatch = Duration.milliseconds(50)
  /// Maximum bytes waiting to be written. While the limit is reached, senders wait.
  public var outboundBytes = 8 << 20
  /// Maximum bytes per read.
  public var readBytes = 64 << 10
  /// How long accepted requests may run after the end of input or `exit`.
  public var drain = Duration.seconds(60)
  /// How long accepted requests may run after a signal. Together with the two farewells and the final cleanup this
  /// stays within the two seconds after which `Signals` ends the process.
  public var signalDrain = Duration.milliseconds(1250)
  /// How long cancelled requests get to finish after that, and then the output to be written.
  public var farewell = Duration.milliseconds(250)

  /// Creates the documented bounds.
  public init() {}
}
