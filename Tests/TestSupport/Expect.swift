// SPDX-License-Identifier: MIT
import Testing

/// Records an issue unless a condition holds, as `#expect` does, but without the values in it. Where thousands of
/// conditions are plain, that is what their compile costs: the macro is expanded and checked for types at each, which
/// takes 14 ms, and this call 2.
/// - Parameters:
///   - condition: what has to hold.
///   - comment: what the issue says.
public func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  if !condition { Issue.record(comment() ?? "What this line expects is not so.", sourceLocation: sourceLocation) }
}
