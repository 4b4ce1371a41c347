// SPDX-License-Identifier: MIT
import Database

extension Schema {
  /// The tables, and the version of the texts in them: `content` of a watch and its state in `states`, `content` of an
  /// event, and `failure`. A change of their format needs a step too, which rewrites them with SQLite's JSON functions.
  ///
  /// A state may have all showings of a day, and SQLite reads a large value to get at what follows it. So the states
  /// are in a table of their own, and `watches` has only a summary of each (`WatchStore.summary`).
  static let watches = Schema(
    // AUTOINCREMENT: the number of a removed watch or event is never given to another.
    version: 6,
    tables: """
      CREATE TABLE watches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        revision INTEGER NOT NULL,
        created_at INTEGER NOT NULL,
        content TEXT NOT NULL,
        state TEXT NOT NULL,
        standing INTEGER NOT NULL,
        last_checked_at INTEGER,
        next_check_at INTEGER,
        failures INTEGER NOT NULL,
        failure TEXT
      );
      CREATE INDEX watches_due ON watches (next_check_at) WHERE standing = 0 AND next_check_at IS NOT NULL;
      CREATE INDEX watches_checked ON watches (last_checked_at) WHERE standing = 0;
      CREATE TABLE states (id INTEGER PRIMARY KEY, state TEXT NOT NULL);
      CREATE TABLE events (
        cursor INTEGER PRIMARY KEY AUTOINCREMENT,
        watch INTEGER NOT NULL,
        at INTEGER NOT NULL,
        content TEXT NOT NULL
      );
      CREATE TABLE log (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        forgotten INTEGER NOT NULL,
        events INTEGER NOT NULL DEFAULT 0,
        bytes INTEGER NOT NULL DEFAULT 0
      );
      INSERT INTO log VALUES (1, 0, 0, 0);
      CREATE TRIGGER event_added AFTER INSERT ON events BEGIN
        UPDATE log SET events = events + 1, bytes = bytes + length(CAST(NEW.content AS BLOB));
      END;
      CREATE TRIGGER event_deleted AFTER DELETE ON events BEGIN
        UPDATE log SET events = events - 1, bytes = bytes - length(CAST(OLD.content AS BLOB));
      END;
      CREATE TABLE deliveries (id INTEGER PRIMARY KEY, receiver TEXT NOT NULL UNIQUE, cursor INTEGER NOT NULL);
      CREATE TABLE lease (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        fence INTEGER NOT NULL,
        beat INTEGER NOT NULL,
        beat_at INTEGER NOT NULL,
        holder TEXT
      );
      INSERT INTO lease VALUES (1, 0, 0, 0, NULL);
      """, content: .irreplaceable)
}
