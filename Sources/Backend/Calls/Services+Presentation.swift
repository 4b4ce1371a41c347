// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSON
import JSONRPC
import Presentation

extension Services {
  /// What adds presentations to answers: the one place where an answer, a page or another part of one leaves. Nothing
  /// that is kept or shared has one, since it depends on the settings of this user.
  var presenting: Router.Presenting {
    { [self] method, params, names in
      guard
        let presenter = Presenter(
          method: method, params: params, names: names, context: presentationContext(of: params))
      else { return nil }
      return { presenter.presented($0) }
    }
  }

  private func presentationContext(of params: JSONValue?) -> PresentationContext {
    let preferences = preferences.withLock(\.self)
    let settings = userSettings.current
    let language = params?["language"].flatMap { try? Language(json: $0) }
    let region = params?["region"].flatMap { try? Region(json: $0) }
    return PresentationContext(
      settings: settings, language: language ?? preferences.language ?? settings.language,
      region: region ?? preferences.region ?? settings.region, now: now(), hosts: Self.hosts,
      clock: \.localClock)
  }

  /// How the user reads distances, days and times.
  public var wording: Wording { userSettings.current.wording(on: now().localDay) }

  /// The providers' own hosts, with those below them: `amctheatres.com`.
  private static let hosts = Upstream.all.compactMap { upstream in
    HTTPURL(upstream.website).map { $0.host.hasPrefix("www.") ? String($0.host.dropFirst(4)) : $0.host }
  }
}
