// SPDX-License-Identifier: MIT

/// A film or a show in the library. Times are in seconds since 1970, days in days since then.
struct StoredEntry: Sendable, Equatable {
  /// Whether the user wants to see a film, or has seen it, or says neither.
  enum Status: Int, Sendable {
    case wanted, seen, none
  }

  /// The row's number in the file; 0 before it is stored.
  var number = 0
  /// The id under which it was added, such as `tmdb:movie:268`.
  var name: String
  /// All known ids, the name among them.
  var ids: Set<String>
  /// Whether it is a show.
  var isShow: Bool
  /// The title; empty if nobody could be asked for it yet.
  var title = ""
  /// The words of the title, the tags and the note, in the form in which a search compares them.
  var words = ""
  /// The year of release; nil if unknown.
  var year: Int?
  /// The day of release; nil if unknown.
  var releasedOn: Int?
  /// The path of the poster at TMDB; nil if unknown.
  var poster: String?
  var status: Status
  /// The user's rating in half points, from 1 to 20; nil if there is none.
  var rating: Int?
  /// The days on which the user saw it, in order.
  var seenOn: [Int] = []
  /// What is said of where, by the day.
  var seenAt: [Int: StoredVisit] = [:]
  /// The user's note; empty if there is none.
  var note = ""
  /// The user's tags.
  var tags: [String] = []
  /// When it was added.
  var addedAt: Int
  /// The service that it was imported from; nil if it was added by a call.
  var source: String?
  /// How far the user is with a show, if that was read in place of its episodes.
  var progress: ShowProgress?
  /// What the user says of a show's episodes.
  var episodes: [EpisodeNumber: EpisodeMark] = [:]
  /// A show's episodes at TMDB, as far as they have been read along; nil if they aren't known.
  var list: EpisodeList?
  /// Whether it isn't as it was stored, since bytes of the file were changed.
  var isAltered = false

  /// An entry with nothing but ids and a status.
  init(name: String, ids: Set<String> = [], isShow: Bool, status: Status, addedAt: Int) {
    self.name = name
    self.ids = ids.union([name])
    self.isShow = isShow
    self.status = status
    self.addedAt = addedAt
  }

  /// A rating as it is stored; nil for 0, which removes it.
  static func halfPoints(_ rating: Double) -> Int? { rating > 0 ? max(Int((min(rating, 10) * 2).rounded()), 1) : nil }

  /// Whether the user says nothing of it.
  var isBlank: Bool {
    status == .none && rating == nil && seenOn.isEmpty && note.isEmpty && tags.isEmpty && !hasSeenEpisodes
  }

  /// Adds ids, as far as there is room: a film has one or two at each provider, and a file with many films under one id
  /// would otherwise make each of its rows slower than the one before.
  mutating func add(_ more: Set<String>) {
    for id in more.subtracting(ids).sorted().prefix(max(32 - ids.count, 0)) { ids.insert(id) }
  }

  /// How many days, tags and episodes an entry has at most. No show has as many episodes.
  static let mostDays = 1_000
  static let mostTags = 100
  static let mostEpisodes = 20_000

  /// Adds days, the earliest first, as far as there is room.
  mutating func add(days: some Sequence<Int>) {
    guard seenOn.count < Self.mostDays, case let new = Set(days).subtracting(seenOn), !new.isEmpty else { return }
    seenOn = (seenOn + new.sorted().prefix(max(Self.mostDays - seenOn.count, 0))).sorted()
  }

  /// Adds where it was seen on days that it has.
  mutating func add(_ visits: [Int: StoredVisit]) {
    guard !visits.isEmpty else { return }
    let days = Set(seenOn)
    seenAt.merge(visits.filter { days.contains($0.key) }) { $0.merged(with: $1) }
  }

  /// Adds tags, as far as there is room.
  mutating func add(tags more: some Sequence<String>) {
    guard tags.count < Self.mostTags else { return }
    var known = Set(tags)
    for tag in more where tags.count < Self.mostTags && known.insert(tag).inserted { tags.append(tag) }
  }

  /// This entry with what another one of the same film has besides: two entries turn out to be of one film when
  /// another id of it becomes known.
  func merged(with other: StoredEntry) -> StoredEntry {
    var entry = self
    entry.merge(other)
    return entry
  }

  /// Adds what another entry of the same film has besides. In place, because a show may have thousands of lines.
  mutating func merge(_ other: StoredEntry) {
    add(other.ids)
    if title.isEmpty { (title, year) = (other.title, year ?? other.year) }
    year = year ?? other.year
    releasedOn = releasedOn ?? other.releasedOn
    poster = poster ?? other.poster
    if other.status == .seen || status == .none { status = other.status }
    rating = rating ?? other.rating
    add(days: other.seenOn)
    add(other.seenAt)
    if note.isEmpty { note = other.note }
    add(tags: other.tags)
    addedAt = min(addedAt, other.addedAt)
    for (number, mark) in other.episodes {
      if let known = episodes[number] {
        episodes[number] = known.merged(with: mark)
      } else if episodes.count < Self.mostEpisodes {
        episodes[number] = mark
      }
    }
  }
}

/// Which entries a list has, and their order; by default all, the latest first.
struct LibraryFilter: Sendable {
  /// The orders of a list. Entries that are equal in it are in the order of their addition, the latest first.
  enum Order: Sendable, Equatable {
    case added, title, year, rating, runtime, popularity
    /// By chance, which depends on the seed.
    case random(seed: Int)
  }

  var status: StoredEntry.Status?
  /// Whether only shows are listed, or only films; nil for both.
  var isShow: Bool?
  /// Folded words that the title, the tags or the note must have; one of four digits may also be the year.
  var words: [String] = []
  /// In half points.
  var minimumRating: Int?
  /// Tags as entries have them, in groups of which one is enough; all groups are needed.
  var tags: [[String]] = []
  /// Whether films with tags alone are among those that are wanted, as those of a tag are.
  var includesTagged = false
  /// Whether, besides shows that are wanted, those of which an episode was seen are meant.
  var isWantedOrBegun = false
  /// What must be known of an entry.
  var facts = FactFilter()
  var order = Order.added
}

/// A change of one film's entry, which is read and written in the same transaction.
struct EntryChange: Sendable {
  /// The ids of the film, by which its entry is found.
  var ids: Set<String>
  /// Gets the entry, or nil if there is none, and returns its new value; nil to leave everything as it is. It is called
  /// on a thread of the store, and must not wait for the store.
  var body: @Sendable (StoredEntry?) -> StoredEntry?
}

/// The result of a `EntryChange`.
struct EntryOutcome: Sendable, Equatable {
  /// The entry as it is now, a blank one if it has been removed; nil if there is none.
  var entry: StoredEntry?
  /// Whether the file was changed.
  var isChanged: Bool
  /// Whether there was no entry before.
  var isNew = false
  /// What has become of it and of others.
  var recorded: [RecordedChange] = []
}
