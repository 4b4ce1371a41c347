// SPDX-License-Identifier: MIT
import Basics
import Contract
import EndpointCore
import JSONRPC

/// An upstream used on behalf of a call: takes endpoints, returns the contract's results and errors.
struct UpstreamCall {
  let client: Client
  let call: Call

  /// Runs an endpoint and returns its content.
  func answer<E: Endpoint>(_ endpoint: E) async throws(RPCError) -> E.Content {
    try await response(to: endpoint).content
  }

  /// Runs an endpoint and returns its content with its age filled in.
  func answer<E: Endpoint>(_ endpoint: E) async throws(RPCError) -> E.Content where E.Content: Dated {
    try await response(to: endpoint).dated
  }

  /// Runs an endpoint and returns its content with its age, and with the settings that chose its language.
  func answer<E: Endpoint>(_ endpoint: E) async throws(RPCError) -> E.Content where E.Content: Dated & Localized {
    localized(try await response(to: endpoint).dated)
  }

  /// A result with the user's settings that stand for the call's language and region. AMC has only one language.
  func localized<Content: Localized>(_ content: Content) -> Content {
    guard client.upstream.provider == .tmdb else { return content }
    var content = content
    content.takeLocaleSettings(of: call)
    return content
  }

  /// Runs an endpoint and returns its content with its provenance.
  func response<E: Endpoint>(to endpoint: E) async throws(RPCError) -> Response<E.Content> {
    do throws(UpstreamError) {
      return try await send(endpoint)
    } catch {
      throw RPCError(error)
    }
  }

  /// The same, but throws the upstream's error, for callers that handle some failures themselves.
  func send<E: Endpoint>(_ endpoint: E) async throws(UpstreamError) -> Response<E.Content> {
    await call.beginProgress()
    let response = try await client.run(endpoint, context: call.context)
    learn(response.content, from: response.provenance)
    return response
  }
}

extension UpstreamCall {
  /// Learns from a response that is new from the upstream: what it says of the library's films, and the titles for
  /// suggestions/complete. A private call teaches no titles.
  func learn<Content>(_ content: Content, from provenance: Provenance) {
    guard case .network = provenance else { return }
    if !call.isOfFacts {
      call.services.user.learn(content, isEnglish: call.presentation.language?.code ?? "en" == "en")
    }
    if call.context.privacy == .shared { call.services.titles.learn(content) }
  }
}

extension Dated {
  /// Adopts the age of a part of this result if it is older, and its staleness.
  mutating func takeAge(of provenance: Provenance) {
    switch provenance {
    case .network, .revalidated: break
    case .cache(let age), .outdated(let age), .stale(let age):
      ageSeconds = max(ageSeconds ?? 0, age.wholeSeconds)
    }
    if case .stale = provenance { stale = true }
  }
}

extension Localized {
  /// Names the user's settings that stand for the call's language and region.
  mutating func takeLocaleSettings(of call: Call) {
    let names = call.localeSettings
    if !names.isEmpty { settingsUsed = names }
  }
}

extension Response where Content: Dated {
  /// The content, with its age filled in.
  var dated: Content {
    var content = content
    content.takeAge(of: provenance)
    return content
  }
}
