// SPDX-License-Identifier: MIT
import JSON

/// A feature of a movie, a theatre or a showtime, identified by AMC's code. Movies and showtimes have codes in
/// capitals, theatres in lower case; filters accept either.
struct AMCAttribute: Sendable {
  let code: String
  let name: String
  /// The description; nil where AMC has none.
  var description: String?

  static func write(_ attributes: [AMCAttribute], to writer: inout JSONWriter) {
    writer.objects("attributes", attributes) { attribute, writer in
      writer.member("code", attribute.code)
      writer.member("name", attribute.name)
      writer.member("description", attribute.description)
    }
  }

  /// The attribute of a premium format; nil for any other name.
  static func format(_ name: String) -> AMCAttribute? {
    switch name {
    case "IMAX": imax
    case "Dolby": dolby
    case "RealD 3D": realD
    default: nil
    }
  }

  static let closedCaption = AMCAttribute(
    code: "CLOSEDCAPTION", name: "Closed Caption", description: "A personal device shows what is said.")
  static let audioDescription = AMCAttribute(
    code: "DESCRIPTIVEVIDEO", name: "Audio Description", description: "A headset tells what is seen.")
  static let imax = AMCAttribute(
    code: "IMAX", name: "IMAX at AMC", description: "A taller picture and sound from every side.")
  static let dolby = AMCAttribute(code: "DOLBYCINEMAATAMCPRIME", name: "Dolby Cinema at AMC")
  static let realD = AMCAttribute(code: "REALD3D", name: "RealD 3D")
  static let reserved = AMCAttribute(
    code: "RESERVEDSEATING", name: "Reserved Seating", description: "Seats are chosen when tickets are bought.")
  static let recliner = AMCAttribute(
    code: "RECLINERSEATING", name: "AMC Signature Recliners", description: "The seats recline.")
  static let dineIn = AMCAttribute(
    code: "DINEINSEATSIDESERVICE", name: "Dine-In Full Service", description: "Meals are brought to the seat.")
  static let subtitled = AMCAttribute(
    code: "SUBTITLES", name: "Subtitled", description: "In the original language with English subtitles.")
  /// The three attributes of a rental without a film of its own.
  static let rental = [
    AMCAttribute(code: "PRVTRENTAL", name: "Private Theatre Rental"),
    AMCAttribute(code: "PRVTRNTALL", name: "Private Theatre Rental"),
    AMCAttribute(code: "SELCTMOVIE", name: "Select Movie"),
  ]
  /// What movies and showtimes may have.
  static let ofShowtimes =
    [closedCaption, audioDescription, imax, dolby, realD, reserved, recliner, dineIn, subtitled, noAList] + rental
  static let noAList = AMCAttribute(
    code: "NOALIST", name: "Excluded from A-List", description: "Reservations of the A-List are not taken.")
}

/// The filters of a list: `include-attributes`, `exclude-attributes` and `attribute-operator`.
struct AMCAttributeFilter {
  private let included: [String]
  private let excluded: [String]
  private let needsAll: Bool

  init(_ request: SandboxRequest) {
    included = request.list("include-attributes").map { $0.lowercased() }
    excluded = request.list("exclude-attributes").map { $0.lowercased() }
    needsAll = request["attribute-operator"]?.lowercased() != "or"
  }

  /// Whether a row passes. The operator applies to the included attributes only; any excluded attribute rules a row
  /// out.
  func admits(_ attributes: @autoclosure () -> [AMCAttribute]) -> Bool {
    // A theatre's list has two thousand rows.
    guard !included.isEmpty || !excluded.isEmpty else { return true }
    let codes = Set(attributes().map { $0.code.lowercased() })
    guard !excluded.contains(where: codes.contains) else { return false }
    guard !included.isEmpty else { return true }
    return needsAll ? included.allSatisfy(codes.contains) : included.contains(where: codes.contains)
  }
}
