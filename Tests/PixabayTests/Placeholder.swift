import Testing

@testable import Pixabay
