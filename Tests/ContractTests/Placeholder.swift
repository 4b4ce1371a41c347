import Testing

@testable import Contract
