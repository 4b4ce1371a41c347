// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from clients/assistants/view/; changes belong there.

/// The document that shows the results of tools.
enum ViewDocument {
  /// clients/assistants/view/view.html
  static let text: StaticString = #"""
<!DOCTYPE html>
<!-- sources sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 tsc none -->
<html lang="en"><head><meta charset="utf-8"><title>Marquee</title></head><body></body></html>

"""#
}
