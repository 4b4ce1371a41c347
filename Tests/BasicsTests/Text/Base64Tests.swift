// SPDX-License-Identifier: MIT
import Basics
import Foundation
import Testing

@Suite("Base64", .timeLimit(.minutes(5)))
struct Base64Tests {
  @Test("The examples of RFC 4648, section 10")
  func examples() {
    let texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map { Base64.text(of: Array($0.utf8)) }
    #expect(texts == ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"])
  }

  @Test("Every byte at every place, as another encoder has it", arguments: 0..<3)
  func everyByte(offset: Int) {
    let bytes = [UInt8](repeating: 0xFF, count: offset) + Array(0...255)
    #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
  }
}
