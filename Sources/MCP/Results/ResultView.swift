// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// What a view shows of a result: a call of the contract, and of the answer what the view draws at first. What an
/// opened film, showing or seat has besides, the view asks for with the tool `view_data`. It is encoded only for hosts
/// that show views.
struct ResultView: Sendable {
  /// The form in which the view shows the answer.
  enum Face: String, Sendable {
    case whatsOn, seats, films
  }

  private let face: Face
  private let method: String
  private let params: any JSONWritable & Sendable
  private let answer: ContractValue
  private let wording = Wording.current

  init(_ face: Face, _ method: String, _ params: any JSONWritable & Sendable, _ answer: ContractValue) {
    self.face = face
    self.method = method
    self.params = params
    self.answer = answer
  }

  init<M: MethodSignature>(_ face: Face, _ method: M.Type, _ params: M.Params, _ answer: ContractValue)
  where M.Params: JSONWritable {
    self.init(face, M.name, params, answer)
  }

  /// The limit in bytes beside a text: hosts keep what they pass to a view for as long as the conversation lasts.
  private static func limit(besideTextOf bytes: Int) -> Int { max(4096, 5 * bytes) - 500 }

  /// What is sent.
  /// - Parameters:
  ///   - bytes: the length of the result's text, by which it is bounded.
  ///   - isSandbox: whether everything is made up.
  ///   - contract: has the seats of a plan in its cache, since it made the plan from them.
  func json(besideTextOf bytes: Int, isSandbox: Bool, from contract: any ContractCaller) async -> RawJSON {
    let room = Self.limit(besideTextOf: bytes) - head(isSandbox: isSandbox).bytes.count
    let whole = (answer as? FilmRows)?.whole ?? RawJSON(writing: answer)
    let text = PresentedText(whole, of: method, RawJSON(writing: params), in: contract)
    switch answer {
    case let page as Page<MovieShowings>:
      return head(isSandbox: isSandbox, ShownProgramme(page, text).json(bytes: room))
    case let plan as ShowtimePlan:
      let shown = Self.planMembers.of(plan).adding("presentation", text.words())
      guard plan.map != nil else { return head(isSandbox: isSandbox, shown) }
      let params = RawJSON(members: ["id": plan.showtime.id])
      // Without the seats the view asks for them, or has the best groups, which are in the plan.
      let layout = try? await contract.result(of: ShowtimesSeats.name, params, LocalObserver()) as? SeatingLayout
      let hall = layout.map(ShownHall.init).map { RawJSON(writing: $0) }
      // Some hosts write each comma with a blank.
      let fits = hall.map { shown.bytes.count + $0.bytes.count * 5 / 4 <= room } ?? false
      return head(isSandbox: isSandbox, shown, fits ? hall : nil)
    default:
      return head(isSandbox: isSandbox, RawJSON(writing: answer).adding("presentation", text.words()))
    }
  }

  private func head(isSandbox: Bool, _ answer: RawJSON? = nil, _ layout: RawJSON? = nil) -> RawJSON {
    RawJSON(members: [
      "face": face.rawValue, "call": RawJSON(members: ["method": method, "params": params]), "answer": answer,
      "layout": layout, "sandbox": isSandbox ? true : nil,
      // What the person has not set, the view takes from the host's locale.
      "units": wording.usesMiles.map { $0 ? "us" : "metric" },
      "clock": wording.usesTwelveHours.map { $0 ? 12 : 24 },
    ])
  }

  private static let planMembers = MemberSelection([
    "showtime.id", "showtime.movieId", "showtime.movieTitle", "showtime.startsAtLocal", "partySize", "message",
    "price", "groups.seats", "groups.together", "map.row", "zones", "purchaseUrl",
  ])
}

/// The seats of an auditorium, each as short as it can be, so that a usual auditorium comes with its plan.
private struct ShownHall: JSONWritable {
  private let layout: SeatingLayout
  /// The zones whose seats have another price.
  private let pricedZones: Set<Int>

  init(_ layout: SeatingLayout) {
    self.layout = layout
    let priced = (layout.zones ?? []).filter { ($0.surchargeAmount ?? 0) != 0 || ($0.discountAmount ?? 0) != 0 }
    pricedZones = Set(priced.map(\.zoneNumber))
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.array("rows") { writer in
        for row in layout.rows {
          writer.object { writer in
            writer.member("row", row.row)
            writer.array("seats") { writer in
              for seat in row.seats where seat.type != "NotASeat" { write(seat, to: &writer) }
            }
          }
        }
      }
    }
  }

  /// `[column, name, free, type, zone]` without the zeros at its end: a free seat is 1, an ordinary one has the type 0.
  private func write(_ seat: Seat, to writer: inout JSONWriter) {
    let type = seat.type.flatMap { ["Wheelchair", "Companion"].contains($0) ? $0 : nil }
    let zone = seat.zoneNumber.flatMap { pricedZones.contains($0) ? $0 : nil }
    writer.array { writer in
      writer.value(seat.column)
      writer.string(seat.name ?? "")
      if seat.available || type != nil || zone != nil { writer.integer(seat.available ? 1 : 0) }
      if let type { writer.string(type) } else if zone != nil { writer.integer(0) }
      if let zone { writer.integer(zone) }
    }
  }
}

/// Rows of films, without private rentals, as a page of the contract has them.
struct FilmRows: JSONWritable, Sendable {
  private let items: [ContractValue]
  private let total: Int?

  /// - Parameter total: the number of films in the whole list; nil if it is unknown.
  init(_ rows: [ContractValue], of total: Int? = nil) {
    items = rows.filter { ($0 as? Movie)?.isPrivateRental != true }
    self.total = total
  }

  /// The rows with all their members.
  var whole: RawJSON {
    RawJSON { writer in
      writer.object { writer in
        writer.array("items") { writer in for item in items { writer.value(RawJSON(writing: item)) } }
      }
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.array("items") { writer in for item in items { Self.write(item, to: &writer) } }
      writer.member("totalResults", total)
    }
  }

  private static func write(_ item: ContractValue, to writer: inout JSONWriter) {
    let film = RawJSON(writing: item).value
    writer.object { writer in
      members.writeMembers(of: film, to: &writer)
      writer.member("poster", film["id"]?.string.map { "marquee://poster/\($0)" })
    }
  }

  private static let members = MemberSelection([
    "id", "kind", "title", "availability", "onMine", "library.status", "library.rating",
  ])
}
