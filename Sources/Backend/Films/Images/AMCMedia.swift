// SPDX-License-Identifier: MIT
import Contract
import JSON

/// The image URLs in the member `media` of AMC's movies and theatres.
///
/// AMC's sizes have names, not widths: `thumbnail`, `standard`, `large`, and `dynamic` for the original.
struct AMCMedia {
  let media: JSONValue?
  let kind: ArtworkKind

  /// An image in one of its sizes.
  struct Picture {
    let size: String
    let url: String
  }

  /// The available images of a type, largest first.
  func pictures(_ type: ArtworkType) -> [Picture] {
    Self.members(kind, type).compactMap { size, names in
      let url = names.lazy.compactMap { media?[$0]?.string.flatMap(Self.address) }.first
      return url.map { Picture(size: size, url: $0) }
    }
  }

  /// Validates a URL. AMC's may contain raw spaces, which are escaped here; empty text counts as none.
  private static func address(_ text: String) -> String? {
    let address = text.replacing(" ", with: "%20")
    return Check.httpURL.holds(address) ? address : nil
  }

  /// The sizes with the members that hold them, best first.
  private static func members(_ kind: ArtworkKind, _ type: ArtworkType) -> [(String, [String])] {
    switch (kind, type) {
    case (.movie, .poster):
      [
        (
          "dynamic",
          [
            "posterDynamic", "posterAlternateDynamic", "posterIMAXDynamic", "poster3DDynamic", "onDemandPosterDynamic",
          ]
        ), ("large", ["posterLarge"]), ("standard", ["posterStandard"]), ("thumbnail", ["posterThumbnail"]),
      ]
    case (.movie, .backdrop): [("dynamic", ["heroDesktopDynamic", "heroMobileDynamic"])]
    case (.theatre, .backdrop):
      [
        ("dynamic", ["heroDesktopDynamic", "exteriorDynamic", "interiorDynamic"]), ("large", ["theatreImageLarge"]),
        ("standard", ["theatreImageStandard"]), ("thumbnail", ["theatreImageThumbnail"]),
      ]
    case (.theatre, .logo): [("icon", ["theatreImageIcon"])]
    default: []
    }
  }
}
