// SPDX-License-Identifier: MIT
import EndpointCore
import Foundation
import Providers
import TMDB

@testable import Backend

extension FuzzTarget {
  /// Lines `NAME=VALUE` as environment variables: each is a setting or a one-line error, and no password shows.
  static let environment = FuzzTarget(
    "environment",
    words: names.map { "\n\($0)=" } + [
      "https://", "http://user:\(password)@", "socks5h://", "[::1]", "*", ".test", "10.0.0.0/8",
    ],
    seeds: {
      let texts = [
        "MARQUEE_AMC_URL=https://user:\(password)@proxy.test:8443/amc?x#y\nMARQUEE_AMC_RATE=1e308",
        "MARQUEE_TMDB_URL=ftp://a:\(password)@b\nMARQUEE_TMDB_RATE=-0\nMARQUEE_PIXABAY_RATE=0.0000001",
        "https_proxy=http://user:\(password)@proxy.test:3128\nno_proxy=.test,10.0.0.0/8,[::1]:443,*",
        "all_proxy=gopher://user:\(password)@x:99999\nNO_PROXY= , ,a", "HOME=/x\nXDG_CONFIG_HOME=relative",
        "MARQUEE_FLEET=redis://ada:\(password)@engine:6380/3", "MARQUEE_FLEET=unix://:\(password)@/run/redis.sock",
        "MARQUEE_NOW=2026-11-21T12:00:00Z\nMARQUEE_HISTORY=1001",
        "MARQUEE_NOW=9999-12-31T23:59:59Z\nMARQUEE_HISTORY=off",
      ]
      return texts.map { Array($0.utf8) }
    },
    run: { input in
      var variables: [String: String] = [:]
      for line in String(decoding: input, as: UTF8.self).split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        // A password in a variable that holds no URL is its owner's own mistake.
        guard parts.count > 1, !parts[1].contains(password) || addresses.contains(parts[0]) else { continue }
        variables[parts[0]] = parts[1]
      }
      for isSandbox in [false, true] { check(Settings(isSandbox: isSandbox, environment: variables)) }
    })

  private static let password = "pAsS-0123456789"
  private static let addresses =
    Upstream.all.map(\.baseVariable) + [
      "MARQUEE_TMDB_IMAGE_URL", "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "MARQUEE_FLEET",
    ]
  private static let names =
    addresses + Upstream.all.map(\.rateVariable)
    + ["MARQUEE_NOW", "MARQUEE_HISTORY", "MARQUEE_CA_FILE", "HOME", "XDG_CACHE_HOME", "no_proxy", "NO_PROXY"]

  private static func check(_ settings: Settings) {
    var texts = settings.warnings
    func value<T>(_ body: () throws -> T) -> T? {
      do {
        return try body()
      } catch {
        texts.append("\(error)")
        return nil
      }
    }
    for upstream in Upstream.all {
      if let rate = value({ try settings.rate(of: upstream) }) { texts.append("\(rate as Any)") }
      guard let base = value({ try settings.base(of: upstream) }) else { continue }
      expect(HTTPURL(base.text) == base, "\(base) is another address to libcurl")
      switch settings.proxies.route(to: base) {
      case .direct(let reason): texts.append("\(reason)")
      case .unusable(let reason): texts.append("\(reason)")
      case .proxy: break
      }
    }
    if let fleet = value({ try settings.fleet() }) { texts.append("\(fleet.map { "\($0)" } ?? "")") }
    _ = (value { try settings.imageBase(of: .tmdb) }, value { try settings.historyCapacity() })
    if let clock = value({ try settings.clock() }) { _ = clock() }
    for text in texts { expect(!text.contains(password + "@"), "a password shows: \(text)") }
  }
}
