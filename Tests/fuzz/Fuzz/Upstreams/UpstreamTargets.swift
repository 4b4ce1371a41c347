// SPDX-License-Identifier: MIT
import AMC
import Contract
import EndpointCore
import Foundation
import JSON
import Sandbox
import TMDB

extension FuzzTarget {
  static let amc = upstream("amc", base: "https://api.amctheatres.com", AMCReaders.all, questions: AMCReaders.questions)
  static let tmdb = upstream(
    "tmdb", base: "https://api.themoviedb.org/3", TMDBReaders.all, questions: TMDBReaders.questions)
  static let pixabay = upstream(
    "pixabay", base: "https://pixabay.com/api/", PixabayReaders.all, questions: PixabayReaders.questions)

  /// A choice of reader and status, then a body: the result is one valid line of JSON whose size is in proportion to
  /// the body, is the same whatever the whitespace between the body's tokens, and has only web URLs.
  /// - Parameter questions: paths and queries under `base`, each with the index of its reader. Their responses in the
  ///   sandbox are the seeds.
  private static func upstream(
    _ name: String, base: String, _ readers: [Reader], questions: [(reader: Int, target: String)]
  ) -> FuzzTarget {
    FuzzTarget(
      name, inputs: .json(after: 2),
      seeds: {
        questions.map { [UInt8($0.reader), 0] + answer(of: base + $0.target) }
          + [[0, 1] + Array(#"{"errors":[{"code":1,"message":"no"}]}"#.utf8)]
          + [[0, 2] + Array(#"{"status_code":7,"status_message":"no","success":false}"#.utf8)]
          + [[0, 2] + Array("[ERROR 400] \"page\" is out of valid range.".utf8)]
      },
      run: { input in
        var choices = Choices(input)
        let reader = choices.element(of: readers)
        let status = choices.element(of: [200, 404, 400, 401, 403, 500])
        let body = Array(choices.rest)
        // Rows are held both as values and as text while they are written.
        guard let result = withMemory(of: body, times: 400, plus: 1 << 20, { try? reader.read(response(status, body)) })
        else { return }
        let text = result.bytes
        guard let value = try? JSONValue(parsing: text, limits: JSONLimits(depth: .max)) else {
          return expect(false, "\(reader.path) became \(result), which is no JSON")
        }
        expect(!text.contains(0x0A), "a line break in what \(reader.path) became")
        checkAddresses(in: value, of: name)
        guard status == 200, let spaced = withBlanks(body) else { return }
        let other = try? reader.read(response(status, spaced))
        expect(
          other?.value.isSame(as: value) ?? false, "\(reader.path) with blanks is \(other?.description ?? "an error")")
      })
  }

  private static func response(_ status: Int, _ body: [UInt8]) -> HTTPResponse {
    HTTPResponse(status: status, headers: ["Content-Type": "application/json"], body: body, url: address)
  }

  private static let address = HTTPURL("http://upstream.test/")!

  private static func answer(of address: String) -> [UInt8] {
    guard let url = HTTPURL(address) else { fatalError("\(address) is no address") }
    let response = blocking { try? await SandboxTransport().send(HTTPRequest(url: url)) }
    guard let response, response.status == 200 else {
      fatalError("the sandbox answers \(address) with status \(response?.status ?? 0)")
    }
    return response.body
  }

  /// Checks that every URL from a mapping is a web URL; the upstream's own members stay as they are, under its name.
  private static func checkAddresses(in value: JSONValue, of provider: String) {
    for element in value.elements { checkAddresses(in: element, of: provider) }
    for (name, member) in value.members where name != provider {
      if name.hasSuffix("Url") || name == "url", let address = member.string {
        let start = address.lowercased()
        expect(start.hasPrefix("http://") || start.hasPrefix("https://"), "\(name) is \(address)")
      }
      checkAddresses(in: member, of: provider)
    }
  }

  /// The same JSON with a blank around each value; nil if the bytes are not JSON.
  private static func withBlanks(_ body: [UInt8]) -> [UInt8]? {
    guard let value = try? JSONValue(parsing: body) else { return nil }
    return Array(spaced(value).utf8)
  }

  private static func spaced(_ value: JSONValue) -> String {
    switch value.kind {
    case .array: " [ " + value.elements.map(spaced).joined(separator: " ,\t") + " ] "
    case .object:
      " { " + value.members.map { "\(RawJSON(writing: $0.name)) : \(spaced($0.value))" }.joined(separator: ",\r")
        + " } "
    default: " \(value.raw) "
    }
  }
}
