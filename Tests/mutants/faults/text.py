# SPDX-License-Identifier: MIT
"""JSON, and the contract's values."""

from fault import Fault

FAULTS = [
    Fault("JSON/Scanner.swift", "depth < limits.depth", "depth <= limits.depth", "JSONTests"),
    Fault("JSON/Scanner.swift", "if isDigit() { throw failure(.invalidNumber) }", "", "JSONTests", "statement"),
    Fault("JSON/Scanner.swift", "throw failure(.controlCharacterInString)", "position += 1", "JSONTests",
          "statement"),
    Fault("JSON/Scanner.swift", "(3, 0x80...0x9F)", "(3, 0x80...0xBF)", "JSONTests"),
    Fault("JSON/JSONWriter.swift", "value.isFinite", "true", "JSONTests"),
    Fault("JSON/JSONWriter.swift", "byte < 16", "byte < 8", "JSONTests"),
    Fault("JSON/LenientObject.swift", "guard isKnown(result) else", "guard true else", "JSONTests",
          "guard {fault} || isKnown(result) else"),
    Fault("Basics/Calendar/Day.swift", "year.isMultiple(of: 400)", "false", "ContractTests"),
    Fault("Contract/EntityID.swift", "(1...(kind", "(0...(kind", "ContractTests", "(({fault} ? 0 : 1)...(kind"),
    Fault("Contract/Cents.swift", "(dollars * 100).rounded()", "(dollars * 100).rounded(.down)", "ContractTests"),
    Fault("Contract/Cents.swift", "Cents(-amount.count)", "Cents(amount.count)", "ContractTests"),
    Fault("Contract/Check.swift", "(2...8).contains($0.count)", "(1...8).contains($0.count)", "ContractTests"),
    Fault("Contract/Query.swift", "json.string, text.unicodeScalars.count <= Self.mostCharacters",
          "json.string, text.unicodeScalars.count < Self.mostCharacters", "ContractTests"),
]
