import Testing

@testable import AMC
