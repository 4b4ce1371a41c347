import Testing

@testable import EndpointCore
