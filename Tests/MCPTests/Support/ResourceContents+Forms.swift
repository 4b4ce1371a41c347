// SPDX-License-Identifier: MIT
import JSON

@testable import MCP

/// The two forms of contents that are data; empty for other contents.
extension ResourceContents {
  var text: String { if case .text(let text, _) = self { text } else { "" } }
  var json: RawJSON { if case .text(_, let json) = self { json } else { .emptyObject } }
}
