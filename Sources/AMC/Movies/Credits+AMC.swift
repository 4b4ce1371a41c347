// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension AMCObject where Content == Credits {
  /// The cast and crew of a movie.
  /// - Parameter movieID: AMC's id, all digits.
  public static func credits(movieID: String) -> Self {
    let id = EntityID(.amc, .movie, movieID)
    return AMCObject(["v1", "movie", movieID, "cast-crew"], "a movie's cast and crew", id: id) {
      Credits(amc: $0, of: id)
    }
  }
}

extension Credits {
  /// Reads a movie's cast and crew. AMC lists everyone under `cast`; people with a job other than acting become crew.
  fileprivate init?(amc json: JSONValue, of movie: EntityID?) {
    guard var object = LenientObject(json) else { return nil }
    self.init(id: movie, cast: [], crew: [])
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
