// SPDX-License-Identifier: MIT
/// How long an endpoint's responses may be served from the cache.
public enum CachePolicy: Sendable, Hashable {
  /// Never cached.
  case never
  /// Fresh for as long as the response's headers allow (RFC 9111), or for `otherwise` if they are silent.
  case asAnswered(AnswerKind, otherwise: Duration = .zero)
  /// Fresh for this long, regardless of the headers, as a provider's terms may require.
  case fixed(AnswerKind, for: Duration)

  /// The maximum age of a response that is served in place of a failed upstream; zero for never.
  var standIn: Duration {
    switch self {
    case .never: .zero
    case .asAnswered(let kind, _), .fixed(let kind, _): kind.standIn
    }
  }
}

/// The kind of information in an endpoint's responses. It limits how old a response may be that is served in place of a
/// failed upstream: readers are about to act on it and can't tell that it is outdated.
public enum AnswerKind: Sendable, Hashable, CaseIterable {
  /// What is available at this moment, such as free seats, which others may have taken since an old response. Never
  /// served stale.
  case availability
  /// When events take place, and whether there is room. It is planned days ahead and changes within the hour: sold out,
  /// moved, cancelled.
  case timetable
  /// The members of a list or the matches of a search, which change from day to day.
  case list
  /// The description of an entity, which hardly ever changes.
  case description

  /// The maximum age of a response that is served in place of a failed upstream; zero for never.
  public var standIn: Duration {
    switch self {
    case .availability: .zero
    case .timetable: .seconds(300)
    case .list: .seconds(86_400)
    case .description: .seconds(7 * 86_400)
    }
  }
}
