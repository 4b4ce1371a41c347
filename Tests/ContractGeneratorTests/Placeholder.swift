import Testing

@testable import ContractGenerator
