// SPDX-License-Identifier: MIT
@testable import JSONRPC

/// Feeds a framing the input in pieces of these sizes, the last size repeated, and returns all its events.
func events(_ framing: some MessageFraming, _ input: [UInt8], pieces: [Int]) -> [FramingEvent] {
  var framing = framing
  var events: [FramingEvent] = []
  var start = 0
  var sizes = pieces[...]
  while start < input.count {
    let size = sizes.count > 1 ? sizes.removeFirst() : sizes.first ?? input.count
    let piece = Array(input[start..<min(start + max(size, 1), input.count)])
    start += piece.count
    var position = 0
    while let event = framing.next(in: piece.span, at: &position) { events.append(event) }
  }
  if let event = framing.finish() { events.append(event) }
  return events
}

func events(_ framing: Framing = .auto, _ input: String, limits: Limits = Limits(), piece: Int = .max) -> [FramingEvent]
{
  events(MessageSplitter(framing: framing, limits: limits), Array(input.utf8), pieces: [piece])
}

func message(_ text: String) -> FramingEvent { .message(Array(text.utf8)) }
