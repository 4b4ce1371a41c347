// SPDX-License-Identifier: MIT
import Basics
import JSON

/// `/v1/attributes`, `/v1/markets` and `/v1/states`: the codes that filters accept.
struct AMCCodes {
  let request: SandboxRequest
  let catalogue: Catalogue

  /// - Parameter name: `attributes`, `markets` or `states`.
  func answer(_ name: String) -> SandboxReply {
    switch name {
    case "attributes": attributes
    case "markets": distinct("markets", "slug") { ($0.market, $0.market.slug) }
    default: distinct("states", "abbreviation") { ($0.stateName, $0.state) }
    }
  }

  private var attributes: SandboxReply {
    let ofTheatres = catalogue.theatres.flatMap(AMCTheatreJSON.attributes)
    let all = (AMCAttribute.ofShowtimes + ofTheatres).unique { $0.code.lowercased() }
    return AMCPage(request, "attributes", all).reply { attribute, writer in
      writer.object { writer in
        let isOfShowtimes = AMCAttribute.ofShowtimes.contains { $0.code == attribute.code }
        let isOfTheatres = ofTheatres.contains { $0.code == attribute.code.lowercased() }
        writer.member("code", attribute.code)
        writer.member("name", attribute.name)
        writer.member("description", attribute.description)
        writer.member(
          "appliesTo",
          (isOfShowtimes ? ["Movie", "Showtime"] : [])
            + (isOfTheatres ? ["Theatre"] : []))
        writer.member("isPremiumFormat", ["IMAX", "DOLBYCINEMAATAMCPRIME", "REALD3D"].contains(attribute.code))
      }
    }
  }

  /// Lists names that theatres have, each once and in alphabetical order, with their codes.
  /// - Parameters:
  ///   - relation: the name of the list in the response.
  ///   - codeMember: the name of the member that has the code.
  ///   - entry: the theatre's name and code.
  private func distinct(
    _ relation: String, _ codeMember: String, _ entry: (Theatre) -> (name: String, code: String)
  ) -> SandboxReply {
    let codes = Dictionary(catalogue.theatres.map { (entry($0).name, entry($0).code) }) { first, _ in first }
    return AMCPage(request, relation, codes.sorted { $0.key < $1.key }).reply { entry, writer in
      writer.object { writer in
        writer.member("name", entry.key)
        writer.member(codeMember, entry.value)
      }
    }
  }
}
