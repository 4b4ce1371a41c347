// SPDX-License-Identifier: MIT
import Basics

/// The parameters of a search, checked against the bounds that Pixabay documents.
struct PixabaySearch {
  let id: Int?
  let page: Int
  let perPage: Int
  private let words: [String]
  private let type: String?
  private let orientation: String?
  private let category: String?
  private let colors: Set<String>
  private let minimumWidth: Int
  private let minimumHeight: Int
  private let isEditorsChoice: Bool
  private let isLatest: Bool

  private let ofClips: Bool

  init(_ request: SandboxRequest, ofClips: Bool) throws(PixabayFailure) {
    self.ofClips = ofClips
    func number(_ name: String, _ range: ClosedRange<Int>, otherwise value: Int) throws(PixabayFailure) -> Int {
      guard let text = request[name] else { return value }
      guard let number = Int(text), range.contains(number) else { throw PixabayFailure(parameter: name) }
      return number
    }
    func choice(_ name: String, _ allowed: [String]) throws(PixabayFailure) -> String? {
      guard let text = request[name], text != "all" else { return nil }
      guard allowed.contains(text) else { throw PixabayFailure(parameter: name) }
      return text
    }
    let query = request["q"] ?? ""
    guard query.count <= 100 else { throw PixabayFailure(parameter: "q") }
    let words = query.folded.split(separator: " ").map(String.init)
    // A query without a letter or a digit matches nothing.
    self.words = words.isEmpty && !query.isEmpty ? [query] : words
    id = request["id"] == nil ? nil : try number("id", 1...Int.max, otherwise: 0)
    page = try number("page", 1...1_000_000, otherwise: 1)
    perPage = try number("per_page", 3...200, otherwise: 20)
    type =
      ofClips
      ? try choice("video_type", ["film", "animation"])
      : try choice("image_type", ["photo", "illustration", "vector"])
    orientation = try choice("orientation", ["horizontal", "vertical"])
    category = try choice("category", Self.categories)
    for color in request.list("colors") where !Self.colors.contains(color) { throw PixabayFailure(parameter: "colors") }
    colors = Set(request.list("colors"))
    minimumWidth = try number("min_width", 0...Int.max, otherwise: 0)
    minimumHeight = try number("min_height", 0...Int.max, otherwise: 0)
    isEditorsChoice = try choice("editors_choice", ["true", "false"]) == "true"
    _ = try choice("safesearch", ["true", "false"])
    isLatest = try choice("order", ["popular", "latest"]) == "latest"
  }

  /// The photographs that match, the most popular or the newest first.
  func found(_ photographs: [Photograph]) -> [Photograph] {
    let found = photographs.filter(matches)
    return found.sorted { left, right in
      isLatest ? left.id > right.id : (right.numbers.views, left.id) < (left.numbers.views, right.id)
    }
  }

  private func matches(_ photograph: Photograph) -> Bool {
    if let id, photograph.id != id { return false }
    guard !ofClips || photograph.clip != nil else { return false }
    if let type, !(ofClips ? photograph.clip?.type ?? "" : photograph.type).hasPrefix(type) { return false }
    if let orientation, (photograph.width >= photograph.height) != (orientation == "horizontal") { return false }
    if let category, photograph.category != category { return false }
    guard colors.isEmpty || !colors.isDisjoint(with: photograph.colors) else { return false }
    guard photograph.width >= minimumWidth, photograph.height >= minimumHeight else { return false }
    guard !isEditorsChoice || photograph.isEditorsChoice else { return false }
    let text = " \(photograph.title.folded) \(photograph.tags.joined(separator: " ").folded)"
    return words.allSatisfy { text.contains(" \($0)") }
  }

  private static let categories = [
    "backgrounds", "fashion", "nature", "science", "education", "feelings", "health", "people", "religion", "places",
    "animals", "industry", "computer", "food", "sports", "transportation", "travel", "buildings", "business", "music",
  ]
  private static let colors = [
    "grayscale", "transparent", "red", "orange", "yellow", "green", "turquoise", "blue", "lilac", "pink", "white",
    "gray", "black", "brown",
  ]
}
