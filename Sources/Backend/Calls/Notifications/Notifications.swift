// SPDX-License-Identifier: MIT
import Basics
import Contract
import Database
import EndpointCore
import Fleet
import JSONRPC
import Synchronization

/// Sends notifications to the client: background faults, changes, and the trace. `Server` drops those to which the
/// client didn't subscribe in `initialize`. Faults of stores, changes of the fleet's engine and the trace are also
/// logged, even before `initialize`.
final class Notifications: Sendable {
  private struct State {
    weak var server: Server?
    var healthWatch: Task<Void, Never>?
  }

  private let state = Mutex(State())
  private let log: Log?

  init(log: Log?) { self.log = log }

  deinit { state.withLock { $0.healthWatch?.cancel() } }

  /// Sends notifications to `server` from now on, also of changes in the health of the upstreams.
  func attach(_ server: Server, watching stack: UpstreamStack, of upstreams: [Upstream]) {
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
      state = State(server: server, healthWatch: watch)
    }
  }

  /// Reports a store's failure, or a file that a store set aside. No request fails because of it; only stored data is
  /// lost.
  func report(_ report: StoreReport) { warn(report.message) }

  /// Reports a failure that concerns no single request.
  func warn(_ message: String) {
    log?.warning(message)
    server?.notify(ServerError.self, RPCError(.requestFailed, message))
  }

  /// Reports that the fleet's engine was lost, or joined again. No request fails because of it.
  func fleetDidChange(to status: MachineFleet.Status, at address: FleetAddress) {
    let message: String
    var change = HealthChange(provider: .fleet, health: .healthy, previous: .down)
    switch status {
    case .unused: return
    case .joined(let machines): message = "\(address) can be used again; it serves \(machines.counted("machine"))"
    case .lost(let reason):
      message = "\(address) can't be used: \(reason); meanwhile each machine uses only its own part of the rates"
      change.health = .down
      change.previous = .healthy
    }
    change.message = message
    log?.warning(message)
    server?.notify(ServerDidChangeHealth.self, change)
  }

  /// Sends a notification of a feature to the client.
  func send<N: ServerNotification>(_ notification: N.Type, _ params: N.Params) {
    server?.notify(notification, params)
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
