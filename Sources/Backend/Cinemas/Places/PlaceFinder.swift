// SPDX-License-Identifier: MIT
import AMC
import Basics
import Contract
import EndpointCore
import JSONRPC

/// Finds the place of a request.
///
///     text ─▶ PlaceText ─▶ AMC's location suggestions ─▶ a city, a ZIP code or a theatre with all of its words
///                     └──▶ AMC's theatres by name ─────▶ a theatre with all of its words
struct PlaceFinder {
  let call: Call

  /// Finds a place.
  /// - Throws: -32012 if AMC has no such place, -32602 if the text also has words for other parameters.
  func place(_ query: PlaceQuery) async throws(RPCError) -> LocatedPlace {
    switch query {
    case .coordinates(let coordinates):
      return LocatedPlace(place: FoundPlace(coordinates))
    case .theatre(let id):
      let theatre = try await call.amc.response(to: AMCObject.theatre(id.native))
      return LocatedPlace(theatre.content, theatre.provenance)
    case .theatres(let ids): return try await named(ids)
    case .text(let text):
      let written = PlaceText(text)
      var place = written
      let requestWords = place.takeRequestWords()
      // A ZIP code is found whatever stands beside it, so these words are looked at first.
      let isPlaceOnly = written.rest.isEmpty && (written.zipCode == nil || requestWords == nil)
      if isPlaceOnly, let found = try await named(written) { return found }
      if let requestWords, let found = try await namedOrBesideLandmark(place) {
        throw .wordsLeftOver(requestWords, besides: found.place.name, in: text)
      }
      if requestWords == nil, let found = try await besideLandmark(place) { return found }
      if let last = place.names.last, let found = try await namedWithoutLastPart(place) {
        throw .wordsLeftOver(RequestWords(last.words), besides: found.place.name, in: text)
      }
      throw await unknown(place, text)
    }
  }

  /// Theatres by their ids, in their order.
  /// - Throws: -32012 if AMC has one of them no more.
  private func named(_ ids: [EntityID]) async throws(RPCError) -> LocatedPlace {
    let list = AMCList<Theatre>(.all(ids: ids.map(\.native), includesClosed: true), pageSize: 100)
    let answer = try await call.amc.response(to: list)
    let known = Dictionary(answer.content.rows.map { ($0.id, $0) }) { first, _ in first }
    let wanted = ids.unique
    if let missing = wanted.first(where: { known[$0] == nil }) {
      let advice = UpstreamErrorCause.advice("search/theatres and theatres/find find theatres")
      throw RPCError(UpstreamError(.notFound, "AMC has no theatre \(missing)", upstream: .amc, cause: advice))
    }
    let theatres = wanted.compactMap { known[$0] }
    guard theatres.count > 1 else { return LocatedPlace(theatres[0], answer.provenance) }
    let others = theatres.count > 3 ? "\(theatres.count - 2) others" : nil
    let names = theatres.prefix(others == nil ? 3 : 2).map(\.name) + [others].compactMap(\.self)
    return LocatedPlace(
      place: FoundPlace(name: names.conjunction, kind: .theatres), theatres: theatres, provenance: answer.provenance)
  }

  private func namedOrBesideLandmark(_ place: PlaceText) async throws(RPCError) -> LocatedPlace? {
    if let found = try await named(place) { return found }
    return try await besideLandmark(place)
  }

  /// The place that is left without the first part, which may be a landmark (`Times Square, New York`).
  private func besideLandmark(_ place: PlaceText) async throws(RPCError) -> LocatedPlace? {
    guard let place = place.withoutLandmark else { return nil }
    return try await named(place, isWhole: true)
  }

  private func namedWithoutLastPart(_ place: PlaceText) async throws(RPCError) -> LocatedPlace? {
    guard place.names.count > 1 else { return nil }
    var place = place
    place.names.removeLast()
    return try await named(place)
  }

  /// - Parameter isWhole: whether only a place with just these words will do.
  private func named(_ place: PlaceText, isWhole: Bool = false) async throws(RPCError) -> LocatedPlace? {
    guard !place.isAbroad, !place.query.isEmpty else { return nil }
    for query in place.queries {
      if let found = try await suggested(query, for: place, isWhole: isWhole) { return found }
    }
    guard !isWhole, let name = place.names.first else { return nil }
    return try await theatre(named: name.withoutArticle.text, of: place)
  }

  private func suggested(
    _ query: String, for place: PlaceText, isWhole: Bool
  ) async throws(RPCError) -> LocatedPlace? {
    let answer = try await call.amc.for(.search()).response(to: AMCList(.suggestions(query), pageSize: 20))
    let rows = answer.content.rows.filter { $0.isTheatre || $0.latitude != nil }
    let whole = rows.filter { place.isWhole(PlaceText($0.title)) }
    let partial = place.isState || isWhole ? [] : rows.filter { !whole.contains($0) && fits($0, place) }
    for row in whole + partial {
      guard var found = try await located(row, answer.provenance) else { continue }
      let others = (whole + partial).filter { $0.title != row.title }.prefix(Self.mostAlternatives)
      found.place.alternatives = others.isEmpty ? nil : others.map { PlaceAlternative(name: $0.title, kind: $0.kind) }
      return found
    }
    return nil
  }

  /// Whether a suggestion has all words of the place. Of a theatre AMC suggests only the name: where the place has
  /// more, `theatre(named:of:)` compares the address.
  private func fits(_ row: Place, _ place: PlaceText) -> Bool {
    guard row.isTheatre else { return place.fits(PlaceText(row.title)) }
    return place.state == nil && place.names.count == 1 && place.names[0].isPart(of: row.title)
  }

  /// A suggestion with its coordinates; a theatre is looked up by its name, because AMC suggests no more.
  private func located(_ place: Place, _ provenance: Provenance) async throws(RPCError) -> LocatedPlace? {
    guard place.isTheatre else {
      let found = FoundPlace(
        name: place.title, kind: place.kind, latitude: place.latitude, longitude: place.longitude)
      return LocatedPlace(place: found, provenance: provenance)
    }
    return try await call.for(.search()).theatre(called: place.title).map { LocatedPlace($0, provenance) }
  }

  private func theatre(named name: String, of place: PlaceText) async throws(RPCError) -> LocatedPlace? {
    let list = AMCList<Theatre>(.all(name: name), pageSize: 20)
    let answer = try await call.amc.for(.search()).response(to: list)
    let theatres = answer.content.rows.filter(place.fits)
    guard let first = theatres.first else { return nil }
    var found = LocatedPlace(first, answer.provenance)
    let others = theatres.dropFirst().prefix(Self.mostAlternatives)
    found.place.alternatives =
      others.isEmpty ? nil : others.map { PlaceAlternative(name: $0.name, kind: .theatre, theatreId: $0.id) }
    return found
  }

  /// The theatres at a place, nearest first: only that one if the place is a theatre and there is no radius.
  func theatres(at found: LocatedPlace, radiusKilometres: Double?) async throws(RPCError) -> Response<[Theatre]> {
    if let theatres = found.theatres { return Response(content: theatres, provenance: found.provenance) }
    if let theatre = found.theatre, radiusKilometres == nil {
      return Response(content: [theatre], provenance: found.provenance)
    }
    guard let coordinates = found.place.coordinates else { return Response(content: []) }
    let view = AMCView<Theatre>.near(coordinates, radiusKilometres: radiusKilometres ?? Self.usualRadius)
    return try await call.theatres(of: [view]).map { theatres in
      theatres.sorted { $0.distanceKilometres ?? .infinity < $1.distanceKilometres ?? .infinity }
    }
  }

  /// In kilometres: as far as most people go to a theatre.
  static let usualRadius = 40.0

  /// The message for a place without theatres.
  func noTheatre(at place: FoundPlace, _ radiusKilometres: Double?) -> String {
    let wording = Wording.current
    let radius = wording.distance(kilometres: radiusKilometres ?? Self.usualRadius).rounded(toDigits: 1)
    let shown = radius.hasSuffix(".0") ? String(radius.dropLast(2)) : radius
    return "There is no AMC theatre within \(shown) \(wording.unit) of \(place.name)."
  }

  /// The message for people about the nearest theatre, however far it is; nil if AMC lists none.
  func nearestTheatre(to place: FoundPlace) async -> String? {
    guard let coordinates = place.coordinates else { return nil }
    let view = AMCView<Theatre>.near(coordinates, radiusKilometres: Self.mostKilometres)
    let anywhere = try? await call.amc.response(to: AMCList(view, pageSize: 1))
    guard let nearest = anywhere?.content.rows.first, let distance = nearest.distanceKilometres else { return nil }
    return
      "The nearest is \(nearest.name) (\(nearest.id)), \(Int(Wording.current.distance(kilometres: distance).rounded())) \(Wording.current.unit) away."
  }

  /// In kilometres: about half the circumference of the Earth.
  private static let mostKilometres = 20_000.0

  /// -32012 for a text that names no place of AMC's, with the nearest that it has.
  private func unknown(_ place: PlaceText, _ text: String) async -> RPCError {
    let expected = "give a city with its state, a ZIP code, a theatre's name, or coordinates"
    let hint: String
    let isSandbox = call.services.settings.isSandbox
    if place.isAbroad {
      hint = "AMC has theatres in the United States only"
    } else if isSandbox, let known = await sandboxCities(place, text) {
      hint = known
    } else if let state = place.wholeState ?? place.state {
      hint = await cities(of: state, nearest: place.names.first?.text ?? "")
    } else {
      let names = await theatres().flatMap(\.placeNames)
      hint =
        nearestName(to: text, in: names).map { "Did you mean “\($0)”? Otherwise \(expected)" }
        ?? "AMC has theatres in the United States: \(expected)"
    }
    let message: UpstreamMessage =
      isSandbox ? "The sandbox has no place called “\(text)”" : "AMC has no place called “\(text)”"
    return RPCError(UpstreamError(.notFound, message, upstream: .amc, cause: .advice(hint)))
  }

  /// The sentence on the places that the sandbox has, in the state if the text names one; nil for a misspelt place.
  private func sandboxCities(_ place: PlaceText, _ text: String) async -> String? {
    let theatres = await theatres()
    guard nearestName(to: text, in: theatres.flatMap(\.placeNames)) == nil else { return nil }
    func cities(_ theatres: [Theatre]) -> String? {
      let named = theatres.compactMap(\.cityName)
      var cities = Self.citiesOfExamples.filter(named.contains)
      for city in named where !cities.contains(city) { cities.append(city) }
      guard !cities.isEmpty else { return nil }
      let others = cities.count > Self.mostAlternatives ? " and others" : ""
      return cities.prefix(Self.mostAlternatives).joined(separator: ", ") + others
    }
    guard let all = cities(theatres) else { return nil }
    guard let state = place.wholeState ?? place.state else { return "The sandbox has \(all); AMC itself may have it" }
    guard let near = cities(theatres.filter { $0.address?.state == state.code }) else {
      return "The sandbox has nothing in \(state.title), but \(all); AMC itself may have it"
    }
    return "In \(state.title), the sandbox has \(near); AMC itself may have it"
  }

  /// The name that begins with a text, or has all of its words, or else is spelled much like it.
  private func nearestName(to text: String, in names: [String]) -> String? {
    let written = PlaceName(words: [text])
    return names.first { $0.lowercased().hasPrefix(text.lowercased()) }
      ?? (written.keys.isEmpty ? nil : names.first(where: written.isPart(of:)))
      ?? nearest(to: text, in: names, within: 3)
  }

  /// The sentence on the cities of a state that have theatres, first the one that is spelled most like a name.
  private func cities(of state: State, nearest name: String) async -> String {
    let cities = Set(await theatres().filter { $0.address?.state == state.code }.compactMap(\.cityName)).sorted()
    guard !cities.isEmpty else { return "AMC has no theatres in \(state.title)" }
    let nearest = nearest(to: name, in: cities)
    let listed = [nearest].compactMap(\.self) + cities.filter { $0 != nearest }
    return "In \(state.title), AMC has theatres in \(listed.prefix(Self.mostAlternatives).joined(separator: ", "))"
      + (listed.count > Self.mostAlternatives ? " and others" : "")
  }

  /// AMC's theatres; empty if AMC can't be reached.
  private func theatres() async -> [Theatre] {
    let list = ListPages(
      AMCList<Theatre>(.all(), pageSize: 100), client: call.amc.client, context: call.silentContext)
    var theatres: [Theatre] = []
    do {
      for try await page in list {
        theatres += page.rows
        if page.number == Self.mostPages { break }
      }
    } catch {
      return []
    }
    return theatres
  }

  private static let mostAlternatives = 5

  /// Where the examples of the help play; the sandbox names them first.
  private static let citiesOfExamples = ["Olathe", "Boston"]

  /// AMC has some 600 theatres; a list without an end is not read further.
  private static let mostPages = 20
}

/// A place that was found.
struct LocatedPlace {
  var place: FoundPlace
  /// The theatre, if the place is one.
  var theatre: Theatre?
  /// The theatres, if they were given by their ids.
  var theatres: [Theatre]?
  var provenance = Provenance.network
}

extension LocatedPlace {
  init(_ theatre: Theatre, _ provenance: Provenance) {
    self.init(place: FoundPlace(theatre), theatre: theatre, provenance: provenance)
  }
}

extension Call {
  /// The theatre with exactly this name, in any case, or the only one that AMC finds by it; nil also for a name that
  /// can't be a part of AMC's path.
  func theatre(called name: String) async throws(RPCError) -> Theatre? {
    guard name.isPathSegment else { return nil }
    let answer = try await amc.response(to: AMCList(.named(name), pageSize: 10))
    let theatres = answer.content.rows
    return theatres.count == 1
      ? theatres[0] : theatres.first { [$0.name, $0.longName].contains { $0?.lowercased() == name.lowercased() } }
  }
}

extension Place {
  fileprivate var isTheatre: Bool { type == "theatre" }

  fileprivate var kind: PlaceKind {
    switch type {
    case "city": .city
    case "zipcode": .zipCode
    case "theatre": .theatre
    default: .other
    }
  }
}

extension Theatre {
  /// The city with its state, as AMC writes them; nil without both.
  var cityAndState: String? {
    return [address?.city, address?.state].compactMap(\.self).nilIfEmpty?.joined(separator: ", ")
  }

  /// The city, which AMC writes in capitals.
  fileprivate var cityName: String? {
    address?.city?.lowercased().split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }

  /// The names by which people look for the theatre's place.
  fileprivate var placeNames: [String] {
    guard let city = cityName else { return [name] }
    return [name, city] + (address?.state.map { ["\(city), \($0)"] } ?? [])
  }
}

extension RPCError {
  /// -32602 for words beside a place, with the parameters that take them.
  fileprivate static func wordsLeftOver(_ words: RequestWords, besides place: String, in text: String) -> RPCError {
    let names = words.parameters.map(\.name)
    let expected =
      names.isEmpty
      ? "only a place, without “\(words.text)”"
      : "only a place: “\(words.text)” belongs in \(names.joined(separator: ", "))"
    return RPCError(.invalidParams, "\"place\" is invalid: expected \(expected)") {
      $0.member("path", "/place")
      $0.member("expected", expected)
      $0.member("got", text)
      guard words.others.isEmpty else { return }
      let arguments = [("place", place)] + words.parameters
      let listed = arguments.map { "\($0.0): \(Double($0.1) == nil ? "\"\($0.1)\"" : $0.1)" }
      $0.member("hint", "Send \(listed.joined(separator: ", ")).")
    }
  }
}
