// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/; changes belong there.

import Basics
import JSON
import JSONRPC

extension ContractDocument {
  /// The version of the contract.
  public static let version = "1.0.0"
  /// The address for mail to the developers.
  public static let contact = "maintainers@marquee.example"
}
