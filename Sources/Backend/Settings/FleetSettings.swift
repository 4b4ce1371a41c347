// SPDX-License-Identifier: MIT
import Fleet

extension Settings {
  /// Where the engine is through which machines share: `MARQUEE_FLEET`; nil for none, and in the sandbox.
  public func fleet() throws(SettingsError) -> FleetAddress? {
    guard !isSandbox, let text = variable(Self.fleetVariable) else { return nil }
    guard let address = FleetAddress(text) else {
      // Text before an @ may be a password.
      let isShown = !text.contains("@")
      throw SettingsError(
        description: "\(Self.fleetVariable) should be an address such as \(FleetAddress.forms), but is "
          + (isShown ? text : "not; write special characters of a user name or password in the form %40"))
    }
    return address
  }

  static let fleetVariable = "MARQUEE_FLEET"
}
