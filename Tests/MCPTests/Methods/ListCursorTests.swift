// SPDX-License-Identifier: MIT
import Testing

@testable import MCP

@Suite(.timeLimit(.minutes(5))) struct ListCursorTests {
  @Test func whatWasWrittenIsRead() {
    let cursor = ListCursor(page: 3, pageSize: 20, skip: 7)
    #expect(ListCursor(cursor.text) == cursor)
  }

  @Test(arguments: [
    "", "x", "1-2", "0-20-0", "1-0-0", "1-101-0", "1-20-20", "1-20--1", "99999999999999999999-1-0", "1-2-3-4",
  ])
  func whatNobodyHasWrittenIsRefused(text: String) { #expect(ListCursor(text) == nil) }
}
