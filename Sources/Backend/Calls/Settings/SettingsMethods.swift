// SPDX-License-Identifier: MIT
import Contract
import JSONRPC

/// `settings/…`: what the user sets once for all calls. These methods make no upstream requests. They run in order, so
/// that the next request has the new settings.
struct SettingsMethods {
  let settings: StoredSettings

  func register(in router: inout Router) {
    router.handleInOrder(SettingsGet.self) { _, _ in settings.reread() }
    router.handleInOrder(SettingsSet.self) { params, request in
      if let clock = params.clock, ![12, 24].contains(clock) {
        throw RPCError.invalidParameter("clock", expected: "12 or 24", got: "\(clock)")
      }
      let change = UserSettings(
        place: params.place?.text, theatreIds: params.theatreIds, partySize: params.partySize,
        region: params.call.region,
        language: params.call.language, units: params.units, clock: params.clock)
      do throws(ConfigurationFile.Fault) {
        // As long as `credentials/set` waits: the caller relies on the settings being saved.
        let deadline = request.deadlineInOrder(params.call, atMost: .seconds(10))
        return try settings.set(change, resetting: params.reset ?? [], until: deadline)
      } catch {
        throw RPCError(.requestFailed, "The settings were not changed: \(error)")
      }
    }
  }
}
