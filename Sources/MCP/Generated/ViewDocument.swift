// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from clients/assistants/view/; changes belong there.

/// The document that shows the results of tools.
enum ViewDocument {
  /// clients/assistants/view/view.html
  static let text: StaticString = #"""
<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>Marquee</title></head><body></body></html>

"""#
}
