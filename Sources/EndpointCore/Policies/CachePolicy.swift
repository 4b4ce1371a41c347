// SPDX-License-Identifier: MIT
/// How long an endpoint's answers may be given again.
public enum CachePolicy: Sendable, Hashable {
  /// Never kept.
  case never
  /// As the answer's own headers say (RFC 9111); where they say nothing, for `otherwise`.
  case asAnswered(AnswerKind, otherwise: Duration = .zero)
  /// For this long, whatever the headers say: a provider's terms ask for it.
  case fixed(AnswerKind, for: Duration)

  /// How old an answer may be that stands in for an upstream that can't be asked; zero: none may.
  var standIn: Duration {
    switch self {
    case .never: .zero
    case .asAnswered(let kind, _), .fixed(let kind, _): kind.standIn
    }
  }
}

/// What an endpoint's answers tell. It decides how old one may be that stands in for an upstream that can't be asked:
/// whoever reads it is about to act on it, and can't tell by looking at it that it holds no longer.
public enum AnswerKind: Sendable, Hashable, CaseIterable {
  /// What can be had at this moment. An old answer offers what somebody else has meanwhile, so none stands in.
  case availability
  /// What takes place when, and whether there is room. It is planned days ahead and changes within the hour: sold out,
  /// moved, cancelled.
  case timetable
  /// What there is of something, or what matches a question. It changes from day to day.
  case list
  /// What something is. It hardly changes at all.
  case description

  /// The age up to which an answer may stand in; zero: none may.
  public var standIn: Duration {
    switch self {
    case .availability: .zero
    case .timetable: .seconds(300)
    case .list: .seconds(86_400)
    case .description: .seconds(7 * 86_400)
    }
  }
}

/// What one call wants from the cache.
public enum CacheMode: String, Sendable, Hashable, CaseIterable {
  /// Fresh answers from the cache, others from the upstream.
  case `default`
  /// From the upstream, even if the cache has a fresh answer; the cache keeps the new one.
  case reload
  /// From the cache alone, however old; the upstream is never asked.
  case only
}
