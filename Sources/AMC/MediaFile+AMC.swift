// SPDX-License-Identifier: MIT
import Contract
import EndpointCore
import JSON

extension MediaFile {
  /// The addresses in `media` of a movie or a theatre, each once; nil if there are no others. They stay in the rest.
  /// - Parameter known: the addresses that the model has elsewhere.
  static func others(in object: LenientObject, than known: [String?]) -> [MediaFile]? {
    guard let media = object.peek("media", as: JSONValue.self).flatMap({ LenientObject($0) }) else { return nil }
    var known = Set(known.compactMap(\.self))
    let files = kinds.compactMap { member, kind in
      media.peekAddress(member).flatMap { known.insert($0).inserted ? MediaFile(kind: kind, url: $0) : nil }
    }
    return files.nilIfEmpty
  }

  private static let kinds: [(String, MediaKind)] = [
    ("posterIMAXDynamic", .imaxPoster), ("poster3DDynamic", .threeDPoster),
    ("posterAlternateDynamic", .alternatePoster),
    ("onDemandPosterDynamic", .onDemandPoster), ("heroDesktopDynamic", .still), ("heroMobileDynamic", .still),
    ("trailerHd", .trailer), ("trailerMp4", .trailer), ("trailerAlternateDynamic", .trailer), ("trailerFlv", .trailer),
    ("onDemandTrailerHdDynamic", .trailer), ("onDemandTrailerMp4Dynamic", .trailer), ("trailerTeaserDynamic", .teaser),
    ("exteriorDynamic", .exterior), ("interiorDynamic", .interior), ("promotionDynamic", .promotion),
    ("theatreImageIcon", .icon),
  ]
}
