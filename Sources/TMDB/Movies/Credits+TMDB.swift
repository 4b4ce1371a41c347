import Contract
import JSON

extension Credits {
  /// `{cast, crew}`, alone or appended to a movie.
  init(tmdb object: inout LenientObject, for presentation: Presentation) {
    let read = { (json: JSONValue) in Credit(tmdb: json, presentation.images) }
    self.init(cast: object.takeElements("cast", read) ?? [], crew: object.takeElements("crew", read) ?? [])
  }
}

extension Credit {
  fileprivate init?(tmdb json: JSONValue, _ images: ImageConfiguration) {
    guard var object = LenientObject(json), let name = object.takeText("name") else { return nil }
    self.init(name: name)
    id = object.peekID("id")
    character = object.takeText("character")
    job = object.takeText("job")
    department = object.takeText("department")
    order = object.take("order", if: { $0 >= 0 })
    (profilePath, profileUrl) = object.takePicture("profile_path", .profile, images)
    tmdb = object.rest()
  }
}
