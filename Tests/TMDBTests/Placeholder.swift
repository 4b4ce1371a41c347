import Testing

@testable import TMDB
