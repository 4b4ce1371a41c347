// SPDX-License-Identifier: MIT
import JSON

/// One way to spoil an upstream's response.
enum Spoiling {
  case status(Int)
  case header(name: String, value: String)
  /// Replaces this many values of the body with extremes.
  case values(seed: Int, times: Int)
  case cut(Int)
  case body(String)
  case delivery(SpoiltReply.Delivery)
  case redirect(status: Int, Target)
  /// Puts the key into the response.
  case echo(Echo)

  enum Target: CaseIterable { case stranger, strangerWithKey, itself, parent, file, nothing }

  enum Echo: CaseIterable { case amcError, tmdbError, pixabayError, page, header }

  private static let statuses = [
    200, 204, 206, 300, 304, 400, 401, 403, 404, 408, 410, 418, 429, 500, 502, 503, 504, 599, 999, 99,
  ]

  private static let bodies = [
    "", "null", "{}", "[]", "<html><body>Please log in</body></html>", "rate limit exceeded", "\u{FEFF}{}",
    #"{"errors":[{"code":5217,"message":"No showtimes"}]}"#, #"{"errors":[{"code":1}]}"#, #"{"errors":{"code":"x"}}"#,
    #"{"status_code":34,"status_message":"a\nb","success":false}"#, "[ERROR 400] \"page\" is out of valid range.",
    String(repeating: "[", count: 5000),
    #"{"results":[\#(Array(repeating: "0", count: 200_000).joined(separator: ","))]}"#,
    #"{"results":[{"id":1,"title":"a"}],"total_results":9223372036854775807,"total_pages":9223372036854775807,"page":1}"#,
    #"{"pageSize":9223372036854775807,"pageNumber":-1,"count":9223372036854775807,"_embedded":{"movies":[]}}"#,
  ]

  init(_ choices: inout Choices) {
    switch choices.number(below: 16) {
    case 0, 1: self = .status(choices.element(of: Self.statuses))
    case 2...4:
      self = .header(
        name: choices.element(of: Extremes.headerNames), value: choices.element(of: Extremes.headerValues))
    case 5: self = .header(name: choices.element(of: Extremes.headerNames), value: choices.text())
    case 6...9: self = .values(seed: choices.number(below: 65_536), times: 1)
    case 10: self = .values(seed: choices.number(below: 65_536), times: 8)
    case 11: self = .cut(choices.number(below: 65_536))
    case 12: self = .body(choices.element(of: Self.bodies))
    case 13: self = .delivery(choices.element(of: SpoiltReply.Delivery.allCases))
    case 14:
      self = .redirect(status: choices.element(of: [302, 301, 303, 307, 308]), choices.element(of: Target.allCases))
    default: self = .echo(choices.element(of: Echo.allCases))
    }
  }

  /// The choices that select each kind of delivery, redirect and echo.
  static let choicesOfHarm: [[UInt8]] =
    SpoiltReply.Delivery.allCases.indices.map { [13, UInt8($0)] } + Target.allCases.indices.map { [14, 0, UInt8($0)] }
    + Echo.allCases.indices.map { [15, UInt8($0)] }

  /// Whether the key may get into the upstream's own data, where it can't be told from the rest: into its page, or into
  /// an error that another spoiling makes an answer.
  static func tellsKey(_ spoilings: [Spoiling]) -> Bool {
    let isAnswered = spoilings.contains { if case .status(200) = $0 { true } else { false } }
    return spoilings.contains { spoiling in
      guard case .echo(let echo) = spoiling else { return false }
      return echo == .page || isAnswered && echo != .header
    }
  }

  /// - Parameters:
  ///   - key: the key that the request carried.
  ///   - stranger: the URL of another server.
  func spoil(_ reply: inout SpoiltReply, target: String, key: String, stranger: String) {
    switch self {
    case .status(let status): reply.status = status
    case .header(let name, let value):
      reply.headers.append((name, value.filter { $0 != "\n" && $0 != "\r\n" && $0 != "\r" }))
    case .values(let seed, let times):
      for turn in 0..<times {
        var mutator = JSONMutator(seed: seed &+ turn)
        if let changed = mutator.mutate(reply.body), changed.count < 1 << 20 { reply.body = changed }
      }
    case .cut(let place): reply.body = Array(reply.body.prefix(place % max(reply.body.count, 1)))
    case .body(let text): reply.body = Array(text.utf8)
    case .delivery(let delivery): reply.delivery = delivery
    case .redirect(let status, let place):
      reply.status = status
      reply.headers.append(("Location", place.address(target: target, key: key, stranger: stranger)))
    case .echo(let echo): echo.put(key, into: &reply)
    }
  }
}

extension Spoiling.Target {
  fileprivate func address(target: String, key: String, stranger: String) -> String {
    switch self {
    case .stranger: stranger + target
    case .strangerWithKey: "\(stranger)/x?api_key=\(key)&token=\(key)"
    case .itself: target
    case .parent: "/../..\(target)"
    case .file: "file:///etc/passwd"
    case .nothing: ""
    }
  }
}

extension Spoiling.Echo {
  fileprivate func put(_ key: String, into reply: inout SpoiltReply) {
    switch self {
    case .amcError:
      reply.status = 400
      reply.body = Array(#"{"errors":[{"code":1234,"message":"The key '\#(key)' is not for this"}]}"#.utf8)
    case .tmdbError:
      reply.status = 422
      reply.body = Array(#"{"status_code":5,"status_message":"Bad key:\#(key)","success":false}"#.utf8)
    case .pixabayError:
      reply.status = 400
      reply.body = Array("[ERROR 400] The key \(key) may not do this.\n\(key)".utf8)
    case .page:
      reply.body = Array(#"{"id":1,"title":"\#(key)","name":"\#(key)","results":[{"id":2,"title":"\#(key)"}]}"#.utf8)
    case .header: reply.headers += [("ETag", "\"\(key)\""), ("X-Key", key), ("Content-Type", "text/\(key)")]
    }
  }
}
