// SPDX-License-Identifier: MIT
import Testing

@testable import Backend

@Suite("Image headers", .timeLimit(.minutes(5)))
struct ImageHeaderTests {
  static let samples: [(ImageFormat, [UInt8])] = [
    (.png, ImageSamples.png), (.gif, ImageSamples.gif), (.webP, ImageSamples.losslessWebP),
    (.webP, ImageSamples.lossyWebP), (.webP, ImageSamples.extendedWebP), (.jpeg, ImageSamples.progressiveJPEG),
    (.jpeg, ImageSamples.baselineJPEG),
  ]

  @Test(arguments: samples)
  func `Type and size are read`(type: ImageFormat, bytes: [UInt8]) throws {
    let header = try #require(ImageHeader(bytes))
    #expect(header.type == type && header.width == 7 && header.height == 5)
  }

  @Test func `Sizes beyond a byte are read in the right order`() throws {
    var png = ImageSamples.png
    png.replaceSubrange(16..<24, with: [0x00, 0x01, 0x02, 0x03, 0x00, 0x00, 0x05, 0x06])
    #expect(ImageHeader(png)?.width == 0x01_0203 && ImageHeader(png)?.height == 0x0506)
    var extended = ImageSamples.extendedWebP
    extended.replaceSubrange(24..<30, with: [0x01, 0x02, 0x03, 0x04, 0x05, 0x06])
    #expect(ImageHeader(extended)?.width == 0x03_0202 && ImageHeader(extended)?.height == 0x06_0505)
    var lossless = ImageSamples.losslessWebP
    lossless.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
    #expect(ImageHeader(lossless)?.width == 16_384 && ImageHeader(lossless)?.height == 16_384)
    var jpeg = ImageSamples.baselineJPEG
    jpeg.replaceSubrange(20..<24, with: [0x01, 0x02, 0x03, 0x04])
    #expect(ImageHeader(jpeg)?.height == 0x0102 && ImageHeader(jpeg)?.width == 0x0304)
  }

  @Test(arguments: samples)
  func `Every cut of an image is read alike or not at all`(type: ImageFormat, bytes: [UInt8]) {
    for count in bytes.indices {
      if let header = ImageHeader(Array(bytes.prefix(count))) {
        #expect(header == ImageHeader(bytes))
      }
    }
    #expect(ImageHeader(Array(bytes.prefix(9))) == nil)
  }

  @Test func `Other bytes are no image`() {
    let others: [[UInt8]] = [
      [], Array("<html><body>Not found</body></html>".utf8), Array("{\"status\":404}".utf8), Array("GIF88a".utf8),
      Array("RIFF\0\0\0\0WAVEfmt ".utf8), [0xFF, 0xD8, 0xFF, 0xE0, 0x00, 0x00, 0xFF, 0xC0],
      Array(repeating: 0xFF, count: 1_000), [0xFF, 0xD8] + Array(repeating: 0xFF, count: 1_000),
      Array(repeating: 0, count: 1_000),
    ]
    for bytes in others { #expect(ImageHeader(bytes) == nil) }
  }

  @Test(arguments: [
    ([0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], false), ([0x7F, 0xFF, 0xFF, 0xFF, 0, 0, 0, 1], false),
    ([0, 1, 0, 0, 0, 0, 0, 1], false), ([0, 0, 0xFF, 0xFF, 0, 0, 0xFF, 0xFF], false),
    ([0, 0, 0x40, 0, 0, 0, 0x40, 0], true), ([0, 0, 0xFF, 0xFF, 0, 0, 0x10, 0], true),
  ])
  func `An image that claims more than any picture has is none`(size: [UInt8], isImage: Bool) {
    var png = ImageSamples.png
    png.replaceSubrange(16..<24, with: size)
    #expect((ImageContent(png) != nil) == isImage)
  }

  @Test func `An image without extent is none`() {
    var png = ImageSamples.png
    png.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    #expect(ImageContent(png) == nil)
  }

  @Test(arguments: [
    ("<svg xmlns='http://www.w3.org/2000/svg'/>", true), ("\u{FEFF}\n<?xml version=\"1.0\"?>\n<svg/>", true),
    ("<!-- made by hand --><svg/>", true), ("<html><svg/></html>", false), ("<?xml version='1.0'?><rss/>", false),
    ("svg", false), ("<!-- <svg> --><html><script>alert(1)</script></html>", false), ("<!-- <svg/> -->", false),
    ("<?xml version='1.0' standalone='<svg>'?><html/>", false), ("<svgx/>", false),
    ("<svg", false), ("<!-- <svg/>", false),
    ("<?xml version='1.0'?><!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'x'><!-- a --><svg width='1'/>", true),
    ("<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", false), ("<!DOCTYPE html><svg/>", false),
    ("<!--" + String(repeating: " ", count: 5_000) + "--><svg/>", false),
  ])
  func `SVG is told by its start`(text: String, isImage: Bool) {
    let content = ImageContent(Array(text.utf8))
    #expect((content?.type == .svg) == isImage)
    #expect(content?.width == nil)
  }
}
