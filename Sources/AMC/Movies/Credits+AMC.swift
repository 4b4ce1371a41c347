// SPDX-License-Identifier: MIT
import Contract
import JSON

extension Credits {
  /// Reads a movie's cast and crew. AMC lists everyone under `cast`; people with a job other than acting become crew.
  init(amc json: JSONValue, movieID: String) {
    self.init(id: EntityID(.amc, .movie, movieID), cast: [], crew: [])
    guard var object = LenientObject(json) else { return }
    object.discard("_links")
    for name in ["cast", "crew"] {
      let credits = object.takeElements(name, Credit.init(amc:)) ?? []
      cast += credits.filter { $0.isActor }
      crew += credits.filter { !$0.isActor }
    }
    amc = object.rest()
  }
}

extension Credit {
  fileprivate init?(amc json: JSONValue) {
    guard var object = LenientObject(json), let name = object.takeText("name") else { return nil }
    self.init(name: name)
    id = object.peekID("personId", of: .person)
    character = object.takeText("role")
    job = object.takeText("job")
    biography = object.takeText("biography")
    profileUrl = object.peekAddress(in: "media", oneOf: ["profileDynamic"])
    object.discard("_links")
    amc = object.rest()
  }

  fileprivate var isActor: Bool { job.map { ["actor", "actress"].contains($0.lowercased()) } ?? true }
}
