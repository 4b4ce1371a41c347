// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import Fleet
import JSONRPC
import Store
import Synchronization

/// Sends notifications: background faults, changes, and the trace. They go to the log, and to the client if it
/// subscribed to them in `initialize`; before that, they only go to the log.
final class Notifications: Sendable {
  private struct State {
    weak var server: Server?
    var healthWatch: Task<Void, Never>?
    var watchFeed: Task<Void, Never>?
  }

  /// The pause before the log of watches is read again that could not be read.
  private static let pause = Duration.seconds(1)

  private let state = Mutex(State())
  private let log: Log?

  init(log: Log?) { self.log = log }

  deinit {
    state.withLock { state in
      state.healthWatch?.cancel()
      state.watchFeed?.cancel()
    }
  }

  /// Sends notifications to `server` from now on, and watches the health of `stack` for it.
  func attach(_ server: Server, watching stack: UpstreamStack, to upstreams: [Upstream]) {
    let changes = stack.health.changes()
    let hosts = HostsByProvider(upstreams, unreachable: stack.health.unreachableHosts)
    // Captures neither the server nor the stack strongly, since the stack holds this object.
    let watch = Task { [weak server, statistics = stack.statistics, hosts] in
      var hosts = hosts
      for await change in changes {
        guard let notice = hosts.record(change, statistics) else { continue }
        server?.notify(ServerDidChangeHealth.self, notice)
      }
    }
    state.withLock { state in
      state.healthWatch?.cancel()
      state.watchFeed?.cancel()
      state = State(server: server, healthWatch: watch)
    }
  }

  /// Sends the events of watches to the client from now on, whichever process notices them.
  func tellWatchEvents(from watchServices: WatchServices) {
    let task = Task { [weak self] in
      guard var reader = try? await WatchLogReader.fromNow(watchServices) else { return }
      while !Task.isCancelled {
        do {
          switch try await reader.next(limit: .max) {
          case .events(let events)?:
            for event in events { self?.server?.notify(WatchDidChange.self, event) }
          case .gap?: break
          case nil: _ = try await reader.waitForChange()
          }
        } catch {
          // The file can't be read for a moment, or the task is cancelled.
          try? await Task.sleep(for: Self.pause)
        }
      }
    }
    state.withLock { state in
      state.watchFeed?.cancel()
      state.watchFeed = task
    }
  }

  /// Reports a store's failure. It only costs what was to be stored, never the request.
  func report(_ report: StoreReport) {
    log?.warning(report.message)
    server?.notify(ServerError.self, RPCError(.requestFailed, report.message))
  }

  /// Reports that the fleet's engine was lost, or joined again. It costs no request.
  func fleetDidChange(to status: MachineFleet.Status, at address: FleetAddress) {
    switch status {
    case .unused: break
    case .joined(let machines):
      let message = "\(address) shares again, with \(machines) machines"
      log?.warning(message)
      server?.notify(
        ServerDidChangeHealth.self,
        HealthChange(provider: .fleet, health: .healthy, previous: .down, message: message))
    case .lost(let reason):
      let message = "\(address) can't be used: \(reason); each machine keeps to its part of the rates meanwhile"
      log?.warning(message)
      server?.notify(
        ServerDidChangeHealth.self,
        HealthChange(provider: .fleet, health: .down, previous: .healthy, message: message))
    }
  }

  /// - Parameter all: all suggestions now remembered, newest first.
  func suggestionsDidChange(_ all: [Store.Suggestion]) {
    server?.notify(SuggestionsDidChange.self, SuggestionList(all))
  }

  /// Traces an upstream request. The client gets it only at the level `verbose`.
  func trace(_ observation: Observation) {
    log?.debug("\(observation.title) \(observation.details)")
    guard let server, server.trace == .verbose else { return }
    server.logTrace(observation.title, verbose: observation.details)
  }

  private var server: Server? { state.withLock { $0.server } }
}

extension Server {
  fileprivate func notify<N: ServerNotification>(_ notification: N.Type, _ params: N.Params) {
    notify(N.name, params)
  }
}
