// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import Providers

/// The age of an answer that is not new.
struct AnswerAge: Sendable {
  let seconds: Int
  /// Whether stale data stands in for an unreachable provider.
  let isStale: Bool
  /// The unreachable providers, as far as they are known.
  let silent: [Provider]
  /// The current time; nil if unknown.
  let now: Instant?
  /// The UTC offset of the theatre that the answer is about; nil if there is none, or it is unknown.
  let utcOffset: UTCOffset?

  /// A note such as `As of 19:40; AMC is not answering.`, or `3 minutes old.` where no clock would be a theatre's. Nil
  /// for answers less than a minute old that are not stale.
  var note: String? {
    guard isStale || seconds >= 60 else { return nil }
    let clock = utcOffset.flatMap { offset in
      now.map { LocalClock(now: $0, offset: offset) }
    }
    let time = clock.map { "As of \($0.time(secondsAgo: seconds))" } ?? "\(TextValue.duration(seconds)) old"
    return time + (isStale ? "; \(silent.silence)." : ".")
  }
}

extension String {
  /// The text with a note on its age in front, since some hosts cut off the end.
  func dated(_ age: AnswerAge?) -> String { age?.note.map { "(\($0))\n\(self)" } ?? self }
}

extension RawJSON {
  /// The object with a member for the note on its age.
  func dated(_ age: AnswerAge?) -> RawJSON {
    guard let note = age?.note, value.kind == .object else { return self }
    return RawJSON { writer in
      writer.object { writer in
        writer.member("asOf", note)
        for (name, value) in value.members { writer.member(name, value) }
      }
    }
  }
}
