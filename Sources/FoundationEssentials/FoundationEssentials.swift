// SPDX-License-Identifier: MIT

// FoundationEssentials, where the system has only the whole of Foundation: macOS. Package.swift builds this module
// there alone, so that every other file imports the same on all systems.
@_exported import Foundation
