// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

/// How a value is written for people.
enum Format: String, Sendable {
  /// A text, a number or a truth as it is; of a list its names.
  case text
  /// A text that says the most of its row, which is the last to be cut.
  case sentence
  case number, tenths, yes, words, names, sentences, roles, year
  /// A title or name in its own language, unless it is the one that is shown.
  case original
  /// A date; a month, among other names; several dates; a moment; a time by the clock of a theatre, with its day or
  /// without.
  case day, month, days, moment, time, clock
  /// Days with the theatres at which a film was seen.
  case visits
  case runtime, distance, place, address, phone
  /// A total with what it lacks; the price of each kind of ticket; whether seats are to be had.
  case price, prices, availability
  case seatCount, zones, services, nextDate, episode, progress
  /// Spans of time by the clock of the theatre that has them.
  case spans

  init(named name: String) { self = Format(rawValue: name) ?? .text }
  init(_ json: JSONValue) { self.init(named: json["format"]?.string ?? "") }

  /// What clients are told that it is.
  var kind: String { self == .original ? Format.text.rawValue : rawValue }

  /// Whether columns of such values stand at the end of their column.
  var isAtEnd: Bool { [.number, .tenths, .year, .runtime, .distance].contains(self) }
}

/// Writes the values of one answer.
struct CellText {
  /// The day that the whole answer is of; times on it have no date.
  let day: Day?
  let context: PresentationContext

  /// The text of a value, one line; nil if there is none.
  /// - Parameters:
  ///   - object: the object that has it, for formats that need more of it.
  ///   - length: the most characters.
  func text(
    _ value: JSONValue?, _ format: Format, in object: JSONValue, upTo length: Int = String.cellLength
  ) -> String? {
    guard let value, let text = raw(value, format, in: object), !text.isEmpty else { return nil }
    return text.asLine(upTo: length).nilIfEmpty
  }

  private func raw(_ value: JSONValue, _ format: Format, in object: JSONValue) -> String? {
    switch format {
    case .text, .sentence: plain(value)
    case .number: number(value)
    case .tenths: value.double.map { $0.rounded(toDigits: 1) }
    case .yes: value.boolean == true ? "yes" : nil
    case .words: value.string.map(Self.words)
    case .names: list(value.namesOfElements)
    case .sentences: value.namesOfElements.joined(separator: " ")
    case .roles: list(value.namesOfElements)
    case .year: value.integer.map(String.init) ?? value.string.map { String($0.unicodeScalars.prefix(4)) }
    case .original: value.string.flatMap { $0 == (object["title"] ?? object["name"])?.string ? nil : $0 }
    case .day: value.string.map { Day(String($0.unicodeScalars.prefix(10)))?.date ?? $0 }
    case .month: value.string.map { Day("\($0)-01").map { "\(Day.monthNames[$0.month - 1]) \($0.year)" } ?? $0 }
    case .days: list(value.elements.compactMap { $0.string.map { Day($0)?.date ?? $0 } })
    case .visits: list(value.elements.compactMap(visit))
    case .moment: value.string.map { moment($0, in: object) }
    case .time: value.string.map { time($0) ?? moment($0, in: object) }
    case .clock: value.string.map { LocalTime($0)?.time.reading ?? $0 }
    case .runtime: value.integer.map { "\($0) min" }
    case .distance: value.double.map(distance)
    case .place: place(value)
    case .address: address(value)
    case .phone: value.string.map(Self.phone)
    case .price: price(value, in: object)
    case .prices: prices(value)
    case .availability: availability(value, in: object)
    case .seatCount: seatCount(value)
    case .zones: zones(value)
    case .services: services(value)
    case .nextDate: nextDate(value)
    case .episode: episode(value)
    case .progress: progress(value)
    case .spans: list(value.elements.compactMap { span($0, in: object) })
    }
  }

  private func plain(_ value: JSONValue) -> String? {
    switch value.kind {
    case .string: value.string
    case .number: value.raw.description
    case .boolean: value.boolean == true ? "yes" : "no"
    case .array: list(value.namesOfElements)
    case .null, .object: nil
    }
  }

  /// `8`, also for `8.0`.
  private func number(_ value: JSONValue) -> String? {
    guard value.kind == .number else { return value.string }
    let digits = value.raw.description
    return digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits
  }

  private func list(_ texts: [String]) -> String? { texts.nilIfEmpty?.joined(separator: ", ") }

  /// `almostSoldOut` becomes `almost sold out`.
  static func words(_ name: String) -> String {
    guard name.utf8.contains(where: { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }) else { return name }
    return name.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
  }

  // MARK: - Days and times

  /// `AMC DINE-IN Studio 28 (20 Nov 2026)`.
  private func visit(_ value: JSONValue) -> String? {
    value["day"]?.string.flatMap { Day($0) }.map { "\(value["theatre"]?.string ?? "a cinema") (\($0.date))" }
  }

  /// `Thu 24 Dec 00:00 – Fri 25 Dec 00:00`.
  private func span(_ span: JSONValue, in theatre: JSONValue) -> String? {
    func end(_ member: String) -> String? { span[member]?.string.map { moment($0, in: theatre) } }
    return end("startsAt").map { start in end("endsAt").map { "\(start) – \($0)" } ?? "from \(start)" }
  }

  /// `Sat 21 Nov 12:05`, by the clock of the showing or the theatre that the object is about or else by the user's,
  /// which is named then: `Sat 21 Nov 12:05 CST`.
  private func moment(_ text: String, in object: JSONValue) -> String {
    if let day = Day(text) { return day.reading }
    guard let instant = Timestamp(text)?.utc else { return text }
    let local = Self.showing.value(in: object)?.string.flatMap { LocalTime($0)?.offset }
    let theatre = object["question"]?["theatres"]?[0] ?? object
    if let offset = local ?? theatre["utcOffset"]?.string.flatMap({ UTCOffset($0) }) { return offset.reading(instant) }
    let clock = context.clock(instant)
    return "\(clock.offset.reading(instant)) \(clock.name)"
  }

  private static let showing = Path(
    "startsAtLocal|after.showing.startsAtLocal|before.showing.startsAtLocal|showtime.startsAtLocal")

  /// `17:15` on the answer's day, `00:15 +1` on the next one, otherwise `Sun 22 Nov 17:15`; nil for another form.
  private func time(_ text: String) -> String? {
    guard Timestamp(text)?.offset != nil, let local = LocalTime(text) else { return nil }
    if local.day == day { return local.time.reading }
    if local.day == day?.adding(days: 1) { return "\(local.time.reading) +1" }
    return "\(local.day.reading) \(local.time.reading)"
  }

  // MARK: - Places

  private func distance(_ kilometres: Double) -> String {
    "\(Wording.current.distance(kilometres: kilometres).rounded(toDigits: 1)) \(Wording.current.unit)"
  }

  private func place(_ value: JSONValue) -> String? {
    list([value["city"]?.string, value["state"]?.string].compactMap(\.self))
  }

  private func address(_ value: JSONValue) -> String? {
    let end = [value["state"]?.string, value["postalCode"]?.string].compactMap(\.self).joined(separator: " ")
    return list([value["street"]?.string, value["city"]?.string, end.nilIfEmpty].compactMap(\.self))
  }

  /// `816-333-1300`; a number of another length as it is.
  private static func phone(_ text: String) -> String {
    let digits = Array(text)
    guard digits.count == 10, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return text }
    return [digits[..<3], digits[3..<6], digits[6...]].map { String($0) }.joined(separator: "-")
  }

  // MARK: - Tickets and seats

  /// `$57.87 + fees`; in an auditorium `$58.14 for 3 + fees`, where no heading says for how many.
  private func price(_ value: JSONValue, in object: JSONValue) -> String? {
    guard let amount = value.double ?? value["amount"]?.double else { return nil }
    let lacks = (value["unknown"] ?? object["totalExcludes"])?.elements.compactMap(\.string) ?? []
    let party = value.kind == .object ? Self.party(of: value) : nil
    let people = party.map { $0 > 1 ? " for \($0)" : "" } ?? ""
    let isOfMember = lacks.contains("memberDiscount")
    return ([amount.dollars + people] + lacks.filter { $0 != "memberDiscount" }.map(Self.words))
      .joined(separator: " + ") + (isOfMember ? " (as a member)" : "")
  }

  /// The number of tickets in a total.
  private static func party(of total: JSONValue) -> Int? {
    let tickets = total["parts"]?.elements.filter { $0["kind"]?.string == "ticket" } ?? []
    return tickets.isEmpty ? nil : tickets.reduce(0) { $0 &+ min($1["quantity"]?.integer ?? 0, 1000) }
  }

  /// `Adult $12.95, Child $9.78`; without the tax where the total is unknown.
  private func prices(_ value: JSONValue) -> String? {
    list(
      value.elements.compactMap { ticket -> String? in
        guard let type = ticket["type"]?.string, let amount = (ticket["total"] ?? ticket["price"])?.double else {
          return nil
        }
        let isShouted = !type.utf8.contains { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }
        return (isShouted ? String(type.prefix(1) + type.lowercased().dropFirst()) : type) + " " + amount.dollars
      })
  }

  /// `available`, `almost sold out`, from a showing's word or a showtime's members.
  private func availability(_ value: JSONValue, in object: JSONValue) -> String? {
    let showing = value.kind == .object ? value : object
    if let word = value.string {
      let words = word == "started" ? "has begun" : Self.words(word)
      return word == "embargoed" ? words + end(ofEmbargoOf: showing) : words
    }
    let state = Self.states.first { value[$0.0]?.boolean == true }
    let hasBegun = showing["startsAt"]?.string.flatMap { Timestamp($0)?.utc }.map { $0 < context.now } ?? false
    if hasBegun, !["isCanceled", "isPrivateRental"].contains(state?.0) { return "has begun" }
    guard let (member, words) = state else { return value["isSoldOut"] == nil ? nil : "available" }
    switch member {
    case "isEmbargoed": return words + end(ofEmbargoOf: showing)
    case "isPrivateRental":
      return words + (value["maximumIntendedAttendance"]?.integer.map { " for up to \($0.counted("guest"))" } ?? "")
    default: return words
    }
  }

  private func end(ofEmbargoOf showing: JSONValue) -> String {
    showing["visibleAt"]?.string.map { " until \(moment($0, in: showing))" } ?? ""
  }

  private static let states = [
    ("isCanceled", "cancelled"), ("isPrivateRental", "private rental"), ("isEmbargoed", "embargoed"),
    ("isSoldOut", "sold out"), ("isComingSoon", "coming soon"), ("isAlmostSoldOut", "almost sold out"),
    ("inTheatreTicketingOnly", "at the theatre only"),
  ]

  /// `65 of 88 free`.
  private func seatCount(_ value: JSONValue) -> String? {
    if let free = value["freeSeats"]?.integer, let all = value["seatCount"]?.integer { return "\(free) of \(all) free" }
    let seats = Hall(value).rows.flatMap(\.seats)
    return seats.isEmpty ? nil : "\(seats.count(where: \.countsAsFree)) of \(seats.count) free"
  }

  /// `Value -$2.00, Preferred +$2.00`.
  private func zones(_ value: JSONValue) -> String? {
    list(
      value.elements.compactMap { zone in
        let more = (zone["surchargeAmount"]?.double ?? 0) - (zone["discountAmount"]?.double ?? 0)
        guard more != 0 else { return nil }
        let name = zone["description"]?.string ?? "zone \(zone["zoneNumber"]?.integer ?? 0)"
        return "\(name) \(more > 0 ? "+" : "")\(more.dollars)"
      })
  }

  // MARK: - Elsewhere

  /// `Netflix (mine); rent: Apple TV`, of offers or of the offers by country.
  private func services(_ value: JSONValue) -> String? {
    let kinds = ["subscription", "free", "ads", "rent", "buy"]
    let isByCountry = value.members.contains { $0.value.kind == .object } && !kinds.contains { value[$0] != nil }
    let offers = isByCountry ? value[context.region?.code ?? "US"] ?? .null : value
    let texts = kinds.compactMap { kind -> String? in
      let names =
        offers[kind]?.elements.compactMap { offer in
          offer["name"]?.string.map { $0 + (offer["mine"]?.boolean == true ? " (mine)" : "") }
        } ?? []
      guard !names.isEmpty else { return nil }
      return (Self.offers[kind] ?? kind + ": ") + names.joined(separator: ", ")
    }
    return texts.nilIfEmpty?.joined(separator: "; ")
  }

  private static let offers = ["subscription": "", "ads": "with ads: "]

  /// `tickets from Tue 1 Dec`, `digital 8 Dec 2026`.
  private func nextDate(_ value: JSONValue) -> String? {
    guard let day = value["day"]?.string.flatMap({ Day($0) }) else { return nil }
    let kind = value["kind"]?.string ?? ""
    let words = kind == "tickets" ? "tickets from" : "next: \(Self.words(kind))"
    return [words, day.reading, value["note"]?.string.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
  }

  /// `2x03 The Name (21 Nov 2026)`.
  private func episode(_ value: JSONValue) -> String? {
    guard let season = value["season"]?.integer, let number = value["episode"]?.integer else { return nil }
    let day = value["airDate"]?.string.flatMap { Day($0) }.map { "(\($0.date))" }
    return ["\(season)x\(number.padded(to: 2))", value["title"]?.string, day].compactMap(\.self).joined(separator: " ")
  }

  /// `12 of 20`, or `12` where it isn't known of how many.
  private func progress(_ value: JSONValue) -> String? {
    value["seen"]?.integer.map { seen in "\(seen)" + (value["out"]?.integer.map { " of \($0)" } ?? "") }
  }
}
