/// How long an endpoint's answers may be given again.
public enum CachePolicy: Sendable, Hashable {
  /// Never kept.
  case never
  /// As the answer's own headers say (RFC 9111); where they say nothing, for `otherwise`.
  case asAnswered(otherwise: Duration = .zero)
  /// For this long, whatever the headers say: a provider's terms ask for it.
  case fixed(Duration)
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
