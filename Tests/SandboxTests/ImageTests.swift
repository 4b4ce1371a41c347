// SPDX-License-Identifier: MIT
import CZlib
import Foundation
import TestSupport
import Testing

@testable import Sandbox

@Suite("Pictures", .timeLimit(.minutes(5)))
struct ImageTests {
  /// The result of an independent decoder (Python's zlib) for a PNG.
  private struct Decoded: Decodable {
    let width: Int
    let height: Int
    let colors: Int
    let chunks: [String]
    /// The CRC-32 of all pixels.
    let sum: UInt32
  }

  private func decode(_ png: [UInt8]) throws -> Decoded {
    let process = Process()
    let input = Pipe(), output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", Self.decoder]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let writer = Thread {
      input.fileHandleForWriting.write(Data(png))
      try? input.fileHandleForWriting.close()
    }
    writer.start()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the decoder refuses the picture")
    return try JSONDecoder().decode(Decoded.self, from: answer)
  }

  /// Checks the checksum of every chunk, inflates, undoes the filters and counts the colours in use.
  private static let decoder = """
    import json, struct, sys, zlib
    data = sys.stdin.buffer.read()
    assert data[:8] == b"\\x89PNG\\r\\n\\x1a\\n"
    at, chunks, packed = 8, [], b""
    while at < len(data):
        size, name = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        assert struct.unpack(">I", data[at + 8 + size:at + 12 + size])[0] == zlib.crc32(name + body)
        chunks.append(name.decode())
        if name == b"IHDR": width, height, depth, kind = struct.unpack(">IIBB", body[:10])
        if name == b"PLTE": palette = [body[i:i + 3] for i in range(0, size, 3)]
        if name == b"IDAT": packed += body
        at += 12 + size
    assert (depth, kind) == (8, 3)
    raw = zlib.decompress(packed)
    assert len(raw) == (width + 1) * height
    above, seen, points = bytes(width), set(), 0
    for y in range(height):
        row = raw[y * (width + 1):(y + 1) * (width + 1)]
        assert row[0] == 2
        above = bytes((a + b) & 255 for a, b in zip(row[1:], above))
        seen.update(above)
        points = zlib.crc32(above, points)
    assert max(seen) < len(palette)
    colors = len({palette[i] for i in seen})
    print(json.dumps({"width": width, "height": height, "colors": colors, "chunks": chunks, "sum": points}))
    """

  @Test(
    "Every address of a size gives a picture of this size",
    arguments: [
      ("https://image.tmdb.org/t/p/w92\(TMDBImage.poster.path(of: 268))", 92, 138),
      ("https://image.tmdb.org/t/p/w342\(TMDBImage.poster.path(of: 603))", 342, 513),
      ("https://image.tmdb.org/t/p/w300\(TMDBImage.backdrop.path(of: 603))", 300, 168),
      ("https://image.tmdb.org/t/p/h632\(TMDBImage.profile.path(of: 7))", 421, 632),
      ("https://image.tmdb.org/t/p/w45\(TMDBImage.logo.path(of: 8))", 45, 18),
      ("https://amc-theatres-res.cloudinary.com/w_60/amc-cdn/PosterDynamic/1.png", 60, 90),
      ("http://media.amc.edgesuite.net/m/headshots/1.png", 400, 600),
      ("https://cdn.pixabay.com/user/2026/01/02/1_250x250.png", 250, 250),
    ])
  func sizes(_ url: String, _ width: Int, _ height: Int) async throws {
    let answer = try await ask(url)
    expect(answer.status == 200)
    expect(answer.headers["Content-Type"] == "image/png")
    expect(answer.headers["Content-Length"] == String(answer.body.count))
    let picture = try decode(answer.body)
    expect(picture.width == width && picture.height == height)
    expect(picture.chunks == ["IHDR", "PLTE", "IDAT", "IEND"])
    expect(picture.colors >= 2)
  }

  @Test("A full poster is small to send")
  func original() async throws {
    let answer = try await ask("https://image.tmdb.org/t/p/original\(TMDBImage.poster.path(of: 268))")
    expect(answer.body.count < 100_000)
    let picture = try decode(answer.body)
    expect(picture.width == 1_000 && picture.height == 1_500 && picture.colors > 20)
  }

  @Test("The same address has the same picture, another has another")
  func determinism() async throws {
    func poster(_ id: Int) async throws -> [UInt8] {
      try await ask("https://image.tmdb.org/t/p/w92\(TMDBImage.poster.path(of: id))").body
    }
    expect(try await poster(268) == (try await poster(268)))
    expect(try await poster(268) != (try await poster(603)))
  }

  @Test("The pictures that the sites name can be had")
  func followed() async throws {
    let movie = try await askAMC("/v2/movies/61234").json
    let poster = try #require(movie("media", "posterDynamic").string)
    expect(try await ask(poster).headers["Content-Type"] == "image/png")
    let hit = try await ask("https://pixabay.com/api/?q=popcorn").json("hits")[0]
    for name in ["previewURL", "webformatURL"] {
      let url = try #require(hit?[name]?.string)
      let picture = try decode(try await ask(url).body)
      let kind = name.replacing("URL", with: "")
      expect(picture.width == hit?["\(kind)Width"]?.integer && picture.height == hit?["\(kind)Height"]?.integer)
    }
  }

  @Test(
    "What leads to no picture is a 404",
    arguments: [
      "https://image.tmdb.org/t/p/w500/nothing.jpg", "https://image.tmdb.org/t/p/w123\(TMDBImage.poster.path(of: 268))",
      "https://image.tmdb.org/t/p\(TMDBImage.poster.path(of: 268))", "https://image.tmdb.org/",
      "https://image.tmdb.org/t/p/w500/x\(String(repeating: "a", count: 26)).png",
      "https://cdn.pixabay.com/photo/nothing_150.png", "https://pixabay.com/get/gzz_640.png",
      "https://amc-theatres-res.cloudinary.com/page.html",
    ])
  func missing(_ url: String) async throws {
    let answer = try await ask(url)
    expect(answer.status == 404 && answer.body.isEmpty)
  }

  @Test("Pixels come back as they were")
  func pixels() throws {
    let pixels = (0..<30_000).map { UInt8($0 * $0 / 7 % 251) }
    let palette = (0..<251).map { IndexedImage.Color(red: UInt8($0), green: 0, blue: 200) }
    let decoded = try decode(PNG.encode(IndexedImage(width: 300, height: 100, palette: palette, pixels: pixels)))
    var rows: uLong = 0
    for row in 0..<100 { rows = crc32(rows, Array(pixels[row * 300..<(row + 1) * 300]), 300) }
    expect(decoded.width == 300 && decoded.height == 100 && decoded.sum == UInt32(rows))
  }

  @Test("Pure colours from the wheel")
  func colors() {
    expect(IndexedImage.Color(hue: 0, saturation: 1, value: 1) == .init(red: 255, green: 0, blue: 0))
    expect(IndexedImage.Color(hue: 1.0 / 3, saturation: 1, value: 1) == .init(red: 0, green: 255, blue: 0))
    expect(IndexedImage.Color(hue: 2.0 / 3, saturation: 1, value: 1) == .init(red: 0, green: 0, blue: 255))
    expect(IndexedImage.Color(hue: 0.7, saturation: 0, value: 0) == .init(red: 0, green: 0, blue: 0))
  }
}
