// SPDX-License-Identifier: MIT
import Basics
import Database
import EndpointCore
import Fleet
import Platform

/// Checks everything that the program depends on: settings, keys, upstreams, directories, libraries.
public struct Doctor: Sendable {
  private let backend: Backend
  private var services: Services { backend.services }

  /// - Parameter backend: what to check.
  public init(_ backend: Backend) { self.backend = backend }

  /// Runs all checks; the findings always come in the same order. Probes all upstreams concurrently, for a few seconds
  /// at most; in the sandbox none.
  public func diagnose() async -> [Finding] {
    let settings = services.settings
    var findings = await upstreams()
    if !settings.isSandbox { findings += ProxyDiagnosis(services: services, images: backend.images.hosts).run() }
    findings.append(FileDiagnosis.folder("state", settings.stateFolder))
    findings.append(FileDiagnosis.folder("cache", settings.cacheFolder))
    if !settings.isSandbox {
      findings.append(sharing())
      findings += await fleet()
    }
    findings += configuration()
    findings.append(certificates())
    findings += settings.warnings.map { Finding("settings", .notable, $0) }
    findings += await IndexDiagnosis(backend).run()
    findings += await WatchDiagnosis(backend).run()
    findings += await LibraryDiagnosis(backend).run()
    findings += libraries()
    return findings.map { Finding($0.subject, $0.verdict, services.redactor.redact($0.text)) }
  }

  private func upstreams() async -> [Finding] {
    guard !services.settings.isSandbox else {
      return [Finding("sandbox", .good, "uses the built-in catalogue; no key is used and no request is sent")]
    }
    let findings = await services.upstreams.mapped(atOnce: services.upstreams.count) { [services] upstream in
      await UpstreamDiagnosis(upstream: upstream, services: services).run()
    }
    // A user may need only one of the providers, but has to have one.
    let hasKey = services.upstreams.contains { services.keys.key(for: $0) != nil }
    return hasKey ? findings : findings + [Finding("keys", .wrong, "no key is set; --sandbox works without one")]
  }

  /// Reports which processes share rates. Call it after the upstreams were probed, which sets that up.
  private func sharing() -> Finding {
    switch services.stack.sharing.scope {
    case .machine(let path):
      Finding("sharing", .good, "your processes on this machine share rates, outages and transfers by \(path)")
    case .unused:
      Finding("sharing", .good, "your processes on this machine will share rates, outages and transfers")
    case .process(let reason):
      Finding("sharing", .notable, "each process keeps its own rates\(reason.map { ": \($0)" } ?? "")")
    }
  }

  /// Joins the fleet, if this machine belongs to one.
  private func fleet() async -> [Finding] {
    guard let fleet = services.fleet else { return [] }
    await fleet.settle()
    let (verdict, text): (Finding.Verdict, String) =
      switch fleet.status {
      case .joined(let machines):
        (.good, "shares rates, outages, transfers and answers with \(machines.counted("machine"))")
      case .lost(let reason):
        (.wrong, "can't be used: \(reason); each machine keeps to its part of the rates meanwhile")
      case .unused: (.notable, "was not used yet")
      }
    return [Finding("fleet", verdict, "\(fleet.address) \(text)")]
  }

  private func configuration() -> [Finding] {
    let complaints = services.complaints.map { Finding("configuration", .wrong, $0) }
    guard complaints.isEmpty, !services.settings.isSandbox else { return complaints }
    return [FileDiagnosis.optionalFile("configuration", services.settings.configurationFile)]
  }

  private func certificates() -> Finding {
    guard let file = services.settings.certificateFile else { return Finding("certificates", .good, "the system's") }
    return FileDiagnosis.file("certificates", file)
  }

  private func libraries() -> [Finding] {
    var findings = [Finding("SQLite", .good, SQLiteLibrary.version)]
    do throws(CurlLibrary.Unavailable) {
      findings.append(Finding("libcurl", .good, "\(try CurlLibrary.version()), \(try CurlLibrary.protocolChoice())"))
    } catch {
      // The sandbox works without it.
      let verdict: Finding.Verdict = services.settings.isSandbox ? .notable : .wrong
      findings.append(Finding("libcurl", verdict, "\(error); on Debian, install the package libcurl4"))
    }
    return findings
  }
}
