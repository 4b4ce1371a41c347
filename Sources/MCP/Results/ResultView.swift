// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON
import JSONRPC

/// What a view shows of a result: a call of the contract and its answer. It is encoded only for hosts that show views.
struct ResultView: JSONWritable, Sendable {
  /// The form in which the view shows the answer.
  enum Face: String, Sendable {
    case whatsOn, seats, films
  }

  private let face: Face
  private let method: String
  private let params: any JSONWritable & Sendable
  private let answer: ContractValue
  private var layout: ContractValue?
  private let wording = Wording.current

  init(_ face: Face, _ method: String, _ params: any JSONWritable & Sendable, _ answer: ContractValue) {
    self.face = face
    self.method = method
    self.params = params
    self.answer = answer
  }

  init<M: RPCMethod>(_ face: Face, _ method: M.Type, _ params: M.Params, _ answer: ContractValue)
  where M.Params: JSONWritable {
    self.init(face, M.name, params, answer)
  }

  /// The view, with the seats one by one if the answer is a plan that has any. The backend has them in its cache, since
  /// it made the plan from them.
  func withSeats(from contract: any ContractCaller) async -> ResultView {
    guard let plan = answer as? ShowtimePlan, plan.map != nil else { return self }
    var view = self
    let params = RawJSON(members: ["id": plan.showtime.id])
    // Without them the view has the best groups, which are in the plan.
    view.layout = try? await contract.result(of: ShowtimesSeats.name, params, LocalObserver())
    return view
  }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("face", face.rawValue)
      writer.member("call", RawJSON(members: ["method": method, "params": params]))
      writer.member("answer", RawJSON(writing: answer).withoutVerbatim)
      writer.member("layout", layout.map { RawJSON(writing: $0).withoutVerbatim })
      // What the person has not set, the view takes from the host's locale.
      writer.member("units", wording.usesMiles.map { $0 ? "us" : "metric" })
      writer.member("clock", wording.usesTwelveHours.map { $0 ? 12 : 24 })
    }
  }
}

/// Rows of films, without private rentals, as a page of the contract has them.
struct FilmRows: JSONWritable, Sendable {
  private let items: [ContractValue]

  init(_ rows: [ContractValue]) { items = rows.filter { ($0 as? Movie)?.isPrivateRental != true } }

  func write(to writer: inout JSONWriter) {
    writer.object { writer in writer.array("items") { writer in for item in items { writer.value(item) } } }
  }
}
