// SPDX-License-Identifier: MIT
import EndpointCore
import FaultServer
import Foundation
import Sandbox
import Synchronization

/// The three upstreams on the loopback interface, each of which spoils the sandbox's responses, and another server that
/// must never receive a key.
final class SpoiltUpstreams: Sendable {
  static let keys = [
    "amc": "amcKEY-0123456789-abcdef", "tmdb": "tmdbKEY.0123456789.abcdef", "pixabay": "987654321-pixabayKEY",
  ]
  /// The password of the proxy that the upstreams may be behind.
  static let password = "proxyPASSWORD-0123456789"

  private static let sites = [
    "amc": "https://api.amctheatres.com", "tmdb": "https://api.themoviedb.org/3", "pixabay": "https://pixabay.com/api",
    "images": "https://image.tmdb.org/t/p",
  ]

  private let server: FaultServer
  private let stranger: FaultServer
  /// The spoilings, each with the number of the response that it applies to, from 0, or nil for all responses.
  private let plan: [(turn: Int?, spoiling: Spoiling)]
  private let turns = Mutex(0)
  private let told = Mutex<[String]>([])

  init(_ plan: [(turn: Int?, spoiling: Spoiling)]) {
    guard let server = try? FaultServer(), let stranger = try? FaultServer() else {
      fatalError("no server can be started")
    }
    (self.server, self.stranger, self.plan) = (server, stranger, plan)
    server.otherwise { [weak self] in self?.answer(to: $0) ?? .close }
    stranger.otherwise { [weak self] in
      self?.note($0)
      return .json(#"{"id":1,"title":"a"}"#)
    }
  }

  /// The variables that point to the upstreams, with a user name and a password in the URLs if wanted.
  func environment(hasLogin: Bool) -> [String: String] {
    let address = "http://\(hasLogin ? "user:\(Self.password)@" : "")127.0.0.1:\(server.port)"
    return [
      "MARQUEE_AMC_URL": address + "/amc", "MARQUEE_TMDB_URL": address + "/tmdb",
      "MARQUEE_PIXABAY_URL": address + "/pixabay/", "MARQUEE_TMDB_IMAGE_URL": server.url + "/images/",
      "MARQUEE_AMC_KEY": Self.keys["amc"] ?? "", "MARQUEE_TMDB_TOKEN": Self.keys["tmdb"] ?? "",
      "MARQUEE_PIXABAY_KEY": Self.keys["pixabay"] ?? "",
    ]
  }

  /// Closes everything, and traps if a key was sent where it doesn't belong.
  func stop() {
    server.stop()
    stranger.stop()
    let told = told.withLock { $0 }
    expect(told.isEmpty, "a key went astray: \(told)")
  }

  /// Records a key in the request. A key may be in a URL only if the upstream itself has put it there.
  private func note(_ request: ReceivedRequest) {
    let headers = request.headers.map { "\($0.name): \($0.value)" }.joined(separator: "\n")
    let query = request.target.hasPrefix("/x?api_key=") ? "" : request.target
    for key in Self.keys.values where (headers + query).contains(key) {
      told.withLock { $0.append("\(query)\n\(headers)") }
    }
  }

  private func answer(to request: ReceivedRequest) -> Reply {
    let parts = request.target.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: true)
    let name = String(parts.first ?? "").prefix { $0 != "?" }
    guard let site = Self.sites[String(name)], let url = HTTPURL(site + request.target.dropFirst(name.count + 1))
    else {
      return .status(404)
    }
    let key = Self.keys[String(name)] ?? ""
    if name == "images" { note(request) }
    let turn = turns.withLock { turns in
      defer { turns += 1 }
      return turns
    }
    guard let good = blocking({ try? await SandboxTransport().send(HTTPRequest(url: url)) }) else {
      return .status(404)
    }
    var reply = SpoiltReply(
      status: good.status, headers: good.headers.fields.map { ($0.name, $0.value) }, body: good.body)
    for (wanted, spoiling) in plan where wanted == nil || wanted == turn {
      spoiling.spoil(&reply, target: request.target, key: key, stranger: stranger.url)
    }
    return reply.reply
  }
}
