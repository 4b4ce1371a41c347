// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Finds a streaming service of a country by what people call it: today's name, an earlier one, or a part that no other
/// service has.
struct ServiceNames {
  let known: [WatchProvider]

  enum Finding {
    case service(WatchProvider)
    /// Several may be meant.
    case several([WatchProvider])
    case nothing
  }

  /// - Parameter text: an id or a name.
  func find(_ text: String) -> Finding {
    let table = CodeTable(known)
    switch table.find(text) {
    case .code(let code):
      if let service = known.first(where: { $0.sentCode == code }) { return .service(service) }
    case .several(let codes): return .several(known.filter { codes.contains($0.shownCode) })
    case .nothing: break
    }
    let wanted = text.serviceWords
    guard !wanted.isEmpty else { return .nothing }
    let names = Self.sameNames(as: wanted)
    let renamed = known.filter { names.contains($0.name.serviceWords) }
    if !renamed.isEmpty { return Self.finding(renamed) }
    return Self.finding(known.filter { $0.name.serviceWords.contains(run: wanted) })
  }

  private static func finding(_ services: [WatchProvider]) -> Finding {
    switch services.count {
    case 0: .nothing
    case 1: .service(services[0])
    default: .several(services)
    }
  }

  /// The names that one service has or had, in words.
  private static func sameNames(as words: [String]) -> Set<[String]> {
    Set(groups.filter { $0.contains(words) }.joined())
  }

  /// The names of each service that was renamed, or is called otherwise by people.
  private static let groups: [Set<[String]>] = """
    HBO Max | Max
    Apple TV+ | Apple TV
    Apple TV Store | Apple TV | Apple iTunes | iTunes
    Amazon Prime Video | Prime Video | Amazon Prime | Prime
    Amazon Video | Amazon Store
    Disney Plus | D+
    Peacock Premium | Peacock
    Paramount Plus | CBS All Access | P+
    Disney Plus Hotstar | Hotstar | JioHotstar | JioCinema
    Now TV | NOW
    WOW | Sky Ticket
    MyCanal | Canal+
    fuboTV | Fubo
    Tubi TV | Tubi
    Pluto TV | Pluto
    The Roku Channel | Roku Channel | Roku
    Fandango At Home | Vudu
    Google Play Movies | Google TV | Google Play
    YouTube Premium | YouTube Red
    Netflix Standard with Ads | Netflix basic with Ads
    Lionsgate Plus | Starzplay | Starz Play
    Discovery Plus | Discovery
    """.split(separator: "\n").map { line in Set(line.split(separator: "|").map { String($0).serviceWords }) }
}

extension String {
  /// The words of a service's name, without case and marks; `+` is `plus`.
  fileprivate var serviceWords: [String] {
    replacing("+", with: " plus ").split { !$0.isLetter && !$0.isNumber }.map { String($0).bare }.filter { !$0.isEmpty }
  }
}

extension [String] {
  /// Whether these words have others among them, one after the other.
  fileprivate func contains(run words: [String]) -> Bool {
    guard words.count <= count else { return false }
    return (0...(count - words.count)).contains { self[$0..<$0 + words.count].elementsEqual(words) }
  }
}
