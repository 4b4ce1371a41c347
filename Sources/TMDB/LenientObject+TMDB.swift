// SPDX-License-Identifier: MIT
import Basics
import Contract
import JSON

// What TMDB's values look like. A value of another form, or one that stands for "not known", stays in the rest.
extension LenientObject {
  /// TMDB's number of an entity. It stays in the rest, because here it has its provider and its kind in front.
  func peekID(_ name: String, of kind: EntityKind) -> EntityID? {
    peek(name, as: Int.self).flatMap { EntityID(.tmdb, kind, $0) }
  }

  /// TMDB's number of an entity whose `ids` hold it as it came.
  mutating func takeID(_ name: String, of kind: EntityKind) -> EntityID? {
    guard let id = peekID(name, of: kind) else { return nil }
    _ = take(name, as: Int.self)
    return id
  }

  /// A text that is not empty.
  mutating func takeText(_ name: String) -> String? {
    take(name, if: { !$0.isBlank })
  }

  /// An address; TMDB's editors write other things there too.
  mutating func takeAddress(_ name: String) -> String? {
    take(name, if: Check.webAddress.holds)
  }

  /// A number that counts or measures something.
  mutating func takePositive(_ name: String) -> Int? {
    take(name, if: { $0 > 0 })
  }

  /// The average of the votes and their number. Without a vote the average is a zero that nobody gave.
  mutating func takeVotes() -> (average: Double?, count: Int?) {
    let count: Int? = take("vote_count", if: { $0 >= 0 })
    return (count == 0 ? nil : take("vote_average", if: { (0...10).contains($0) }), count)
  }

  /// A picture's path and its address, in the size that suits its type.
  mutating func takePicture(
    _ name: String, _ type: ArtworkType, _ images: ImageConfiguration
  ) -> (path: String?, url: String?) {
    let path = takeText(name)
    return (path, path.flatMap { images.url(path: $0, type) })
  }

  /// The codes in a list of `{code, name}`. The names have no place in the model, so the list stays.
  func peekCodes(_ code: String, in name: String, _ check: Check<String>) -> [String]? {
    let codes = peek(name, as: JSONValue.self)?.elements.compactMap { $0[code]?.string }.filter(check.holds)
    return codes?.isEmpty == false ? codes : nil
  }
}

extension String {
  /// Nearly every text begins with a character that tells without looking at what Unicode says of it.
  var isBlank: Bool {
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }

  /// `1989-06-23T00:00:00.000Z` (RFC 3339), as the contract writes instants.
  var isInstant: Bool {
    let shape = Array("0000-00-00T00:00:00".utf8)
    guard utf8.count > shape.count, utf8.last == UInt8(ascii: "Z") else { return false }
    let isShaped = zip(utf8, shape).allSatisfy { $1 == UInt8(ascii: "0") ? $0.isASCIIDigit : $0 == $1 }
    let fraction = utf8.dropFirst(shape.count).dropLast()
    let isFraction =
      fraction.first == UInt8(ascii: ".") && fraction.count > 1 && fraction.dropFirst().allSatisfy(\.isASCIIDigit)
    return isShaped && (fraction.isEmpty || isFraction)
  }

  /// What IMDb calls a movie (`tt`) or a person (`nm`).
  func isIMDbID(of kind: EntityKind) -> Bool { EntityID(.imdb, kind, self) != nil }
}
