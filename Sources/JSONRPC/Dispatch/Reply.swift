// SPDX-License-Identifier: MIT
import JSON

/// The single response owed to a request. Giving it consumes the reply; a reply that is dropped answers with -32603.
struct Reply: ~Copyable, Sendable {
  /// Nil once answered.
  private var pending: Destination?

  private struct Destination {
    let id: RequestID
    let batch: Batch?
    let output: Output
  }

  /// Nil for a notification, which gets no response.
  init?(to id: RequestID?, batch: Batch?, output: Output) {
    guard let id else { return nil }
    pending = Destination(id: id, batch: batch, output: output)
  }

  deinit {
    guard let pending else { return }
    let answer = Message.answer(to: pending.id, error: .unanswered)
    if let message = pending.batch.map({ $0.add(answer, to: pending.id) }) ?? answer { pending.output.force(message) }
  }

  /// Drops the response, because the client doesn't want one.
  /// - Returns: the batch response to send now if it was only waiting for this one.
  consuming func withdraw() -> Message? { pending.take()?.batch?.withdraw() }

  /// Gives the response.
  /// - Returns: the message to send now; nil while other responses of the same batch are missing.
  consuming func give(_ answer: Message) -> Message? {
    guard let destination = pending.take() else { return nil }
    guard let batch = destination.batch else { return answer }
    return batch.add(answer, to: destination.id)
  }
}
