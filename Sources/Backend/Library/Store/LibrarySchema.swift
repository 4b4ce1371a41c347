// SPDX-License-Identifier: MIT
import Database

extension Schema {
  /// The tables of the library. `seen_on` has numbers with commas between them, `tags` has texts with U+001F between
  /// them, and so does `seen_at`, null if nothing says where an entry was seen (`StoredVisit`). `imports` has a row for
  /// each film of an imported file, settled or not, so that a second import requests nothing that the first one has
  /// learnt. `removals` has the ids of entries that were removed, those of one
  /// entry with the same number, so that an import doesn't bring them back. `facts` and `offers` have what TMDB says of
  /// an entry, lists with commas around each value (`,28,18,`), popularity in thousandths, and when it was asked, 0 for
  /// what other answers said meanwhile; `certifications` has its age ratings by `FactFilter.place`; `learner` has the
  /// one process that asks. `seen_episodes` has what the user says of episodes, `removed_at` of those
  /// that were taken back; `episodes` and `episode_lists` have TMDB's, `missed` the number of answers in a row that
  /// lacked one. `series` has the parts of the series of films that were begun, as numbers, days and titles.
  /// `checksum` is that of an entry's values, of `seen_at` if there is one; null for what an older version stored.
  static let library = Schema(
    // That of the first release, which never changes: each step adds one.
    version: 3,
    tables: """
      CREATE TABLE entries (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL,
        is_show INTEGER NOT NULL,
        title TEXT NOT NULL,
        words TEXT NOT NULL,
        year INTEGER,
        released_on INTEGER,
        poster TEXT,
        status INTEGER NOT NULL,
        rating INTEGER,
        seen_on TEXT NOT NULL,
        note TEXT NOT NULL,
        tags TEXT NOT NULL,
        added_at INTEGER NOT NULL,
        source TEXT
      );
      CREATE TABLE ids (id TEXT PRIMARY KEY, entry INTEGER NOT NULL) WITHOUT ROWID;
      CREATE INDEX ids_by_entry ON ids (entry);
      CREATE TABLE services (
        region TEXT NOT NULL,
        position INTEGER NOT NULL,
        id TEXT NOT NULL,
        name TEXT NOT NULL,
        logo TEXT,
        PRIMARY KEY (region, position)
      ) WITHOUT ROWID;
      CREATE TABLE imports (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        key TEXT NOT NULL UNIQUE,
        outcome INTEGER NOT NULL,
        id TEXT,
        content TEXT NOT NULL,
        candidates TEXT NOT NULL,
        asked_at INTEGER
      );
      CREATE INDEX open_imports ON imports (number) WHERE outcome > 0;
      """,
    steps: [
      """
      CREATE INDEX imports_by_id ON imports (id) WHERE outcome = 0;
      CREATE TABLE removals (id TEXT PRIMARY KEY, removal INTEGER NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
      CREATE INDEX removals_by_number ON removals (removal);
      """,
      """
      CREATE TABLE facts (
        entry INTEGER PRIMARY KEY,
        asked_at INTEGER NOT NULL,
        minutes INTEGER,
        genres TEXT,
        genre_names TEXT,
        people TEXT,
        collection INTEGER,
        countries TEXT,
        language TEXT,
        popularity INTEGER,
        certification TEXT
      );
      CREATE INDEX facts_by_age ON facts (asked_at);
      CREATE TABLE offers (entry INTEGER PRIMARY KEY, asked_at INTEGER NOT NULL, services TEXT NOT NULL);
      CREATE TABLE learner (holder TEXT, beat_at INTEGER NOT NULL);
      INSERT INTO learner VALUES (NULL, 0);
      """,
      """
      CREATE TABLE seen_episodes (
        entry INTEGER NOT NULL,
        season INTEGER NOT NULL,
        episode INTEGER NOT NULL,
        seen_on TEXT NOT NULL,
        removed_at INTEGER,
        PRIMARY KEY (entry, season, episode)
      ) WITHOUT ROWID;
      CREATE TABLE episodes (
        entry INTEGER NOT NULL,
        season INTEGER NOT NULL,
        episode INTEGER NOT NULL,
        airs_on INTEGER,
        title TEXT,
        missed INTEGER NOT NULL,
        PRIMARY KEY (entry, season, episode)
      ) WITHOUT ROWID;
      CREATE TABLE episode_lists (entry INTEGER PRIMARY KEY, asked_at INTEGER NOT NULL, is_over INTEGER);
      """,
      // What TMDB says is learnt anew.
      """
      DROP TABLE facts;
      CREATE TABLE facts (
        entry INTEGER PRIMARY KEY,
        asked_at INTEGER NOT NULL,
        minutes INTEGER,
        genres TEXT,
        genre_names TEXT,
        people TEXT,
        directors TEXT,
        collection INTEGER,
        countries TEXT,
        language TEXT,
        popularity INTEGER,
        certifications TEXT,
        rated_us TEXT
      );
      CREATE INDEX facts_by_age ON facts (asked_at);
      CREATE INDEX entries_by_time ON entries (added_at);
      """,
      """
      CREATE TABLE series (number INTEGER PRIMARY KEY, asked_at INTEGER NOT NULL, name TEXT NOT NULL, parts TEXT NOT NULL);
      """,
      // A list of 10,000 entries is read three times as fast without the age ratings among the facts, and in the order
      // of the table.
      """
      DROP INDEX entries_by_time;
      CREATE TABLE certifications (place INTEGER PRIMARY KEY, certification TEXT NOT NULL);
      WITH RECURSIVE parts (entry, rest, part) AS (
        SELECT entry, substr(certifications, 2), NULL FROM facts WHERE certifications IS NOT NULL
        UNION ALL SELECT entry, substr(rest, instr(rest, ',') + 1), substr(rest, 1, instr(rest, ',') - 1)
        FROM parts WHERE instr(rest, ',') > 0
      )
      INSERT OR REPLACE INTO certifications
      SELECT ((unicode(part) << 8 | unicode(substr(part, 2))) << 40) + entry, substr(part, 4)
      FROM parts WHERE part GLOB '[A-Z][A-Z]:?*';
      ALTER TABLE facts DROP COLUMN certifications;
      ALTER TABLE facts DROP COLUMN rated_us;
      """,
      "ALTER TABLE entries ADD COLUMN checksum INTEGER;",
      "ALTER TABLE seen_episodes ADD COLUMN rating INTEGER;",
      "ALTER TABLE entries ADD COLUMN seen_at TEXT;",
    ], content: .irreplaceable)
}
