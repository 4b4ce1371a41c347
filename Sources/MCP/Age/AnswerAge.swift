// SPDX-License-Identifier: MIT
import Contract
import JSON
import Providers

/// How old an answer is that is not new.
struct AnswerAge: Sendable {
  let seconds: Int
  /// It stands in for a provider that could not be asked.
  let isStale: Bool
  /// Such providers, as far as they are known.
  let silent: [Provider]
  /// What time it is, in UTC; nil if nobody knows.
  let now: String?
  /// Of the place that the answer is of; nil if there is none, or none is known.
  let utcOffset: String?

  /// `As of 19:40; AMC is not answering.` Nil for what is as good as new.
  var note: String? {
    guard isStale || seconds >= 60 else { return nil }
    let clock = now.flatMap { LocalClock(now: $0, utcOffset: utcOffset) }
    let time = clock.map { "As of \($0.time(secondsAgo: seconds))\(utcOffset == nil ? " UTC" : "")" }
    return (time ?? "\(TextValue.count(seconds, "second")) old") + (isStale ? "; \(silent.silence)." : ".")
  }
}

extension String {
  /// What a model reads, with its age first: what comes last is cut off by some hosts.
  func dated(_ age: AnswerAge?) -> String { age?.note.map { "(\($0))\n\(self)" } ?? self }
}

extension RawJSON {
  /// An object with its age, unless it tells that already.
  func dated(_ age: AnswerAge?) -> RawJSON {
    let object = value
    guard let age, object.kind == .object, object["ageSeconds"] == nil else { return self }
    return RawJSON { writer in
      writer.object { writer in
        for (name, value) in object.members { writer.member(name, value) }
        writer.member("ageSeconds", age.seconds)
        if age.isStale { writer.member("stale", true) }
      }
    }
  }
}
