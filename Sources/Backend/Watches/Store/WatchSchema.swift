// SPDX-License-Identifier: MIT
import Database

extension Schema {
  /// The versions of the tables, and of the texts in them: `content` and `state` of a watch, `content` of an event, and
  /// `failure`. A change of their format needs a migration too, which rewrites them with SQLite's JSON functions.
  static let watches = Schema(
    migrations: [
      // AUTOINCREMENT: the number of a removed watch or event is never given to another.
      """
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
      CREATE TABLE events (
        cursor INTEGER PRIMARY KEY AUTOINCREMENT,
        watch INTEGER NOT NULL,
        at INTEGER NOT NULL,
        content TEXT NOT NULL
      );
      CREATE TABLE lease (
        id INTEGER PRIMARY KEY CHECK (id = 1),
        fence INTEGER NOT NULL,
        beat INTEGER NOT NULL,
        beat_at INTEGER NOT NULL,
        holder TEXT
      );
      INSERT INTO lease VALUES (1, 0, 0, 0, NULL);
      """,
      """
      CREATE TABLE deliveries (id INTEGER PRIMARY KEY, receiver TEXT NOT NULL UNIQUE, cursor INTEGER NOT NULL);
      CREATE INDEX watches_checked ON watches (last_checked_at) WHERE standing = 0;
      """,
      // The watches of a fleet; nothing of it is left since version 5.
      """
      ALTER TABLE watches ADD COLUMN identity TEXT NOT NULL DEFAULT '';
      ALTER TABLE watches ADD COLUMN edition INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE watches ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
      UPDATE watches SET identity = lower(hex(randomblob(8)));
      CREATE UNIQUE INDEX watches_identity ON watches (identity);
      CREATE INDEX watches_untold ON watches (id) WHERE told < edition;
      CREATE TABLE removals (
        id INTEGER PRIMARY KEY,
        identity TEXT NOT NULL UNIQUE,
        edition INTEGER NOT NULL,
        told INTEGER NOT NULL
      );
      CREATE TABLE fleet (id INTEGER PRIMARY KEY CHECK (id = 1), epoch TEXT NOT NULL, turn INTEGER NOT NULL);
      INSERT INTO fleet VALUES (1, '', 0);
      """,
      // Cursors may have holes: the events are counted, and the last one that was deleted is remembered.
      """
      CREATE INDEX events_at ON events (at);
      ALTER TABLE fleet ADD COLUMN forgotten INTEGER NOT NULL DEFAULT 0;
      UPDATE fleet SET forgotten = coalesce(
        (SELECT MIN(cursor) - 1 FROM events), (SELECT seq FROM sqlite_sequence WHERE name = 'events'), 0);
      """,
      // A watch belongs to its machine. Version 4 didn't record who had added a watch that the fleet knew. A machine
      // adds its own in order, so one that is older than one before it came from another machine; five minutes allow
      // for clocks that differ. What may be this machine's own stays active: no other machine might check it.
      """
      ALTER TABLE watches ADD COLUMN origin INTEGER NOT NULL DEFAULT 0;
      UPDATE watches SET origin = 1 WHERE told > 0 AND (SELECT epoch FROM fleet) <> '';
      UPDATE watches SET origin = 2 WHERE origin = 1 AND created_at + 300 <
        (SELECT MAX(created_at) FROM watches AS earlier WHERE earlier.id < watches.id);
      UPDATE watches SET standing = 1, next_check_at = NULL WHERE origin = 2 AND standing = 0;
      DROP INDEX watches_identity;
      DROP INDEX watches_untold;
      ALTER TABLE watches DROP COLUMN identity;
      ALTER TABLE watches DROP COLUMN edition;
      ALTER TABLE watches DROP COLUMN told;
      DROP TABLE removals;
      CREATE TABLE log (id INTEGER PRIMARY KEY CHECK (id = 1), forgotten INTEGER NOT NULL);
      INSERT INTO log VALUES (1, coalesce((SELECT forgotten FROM fleet), 0));
      DROP TABLE fleet;
      """,
      // The log is bounded by its size, which is kept, and no longer by the events' ages.
      """
      ALTER TABLE log ADD COLUMN events INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE log ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
      UPDATE log SET (events, bytes) =
        (SELECT COUNT(*), coalesce(SUM(length(CAST(content AS BLOB))), 0) FROM events);
      CREATE TRIGGER event_added AFTER INSERT ON events BEGIN
        UPDATE log SET events = events + 1, bytes = bytes + length(CAST(NEW.content AS BLOB));
      END;
      CREATE TRIGGER event_deleted AFTER DELETE ON events BEGIN
        UPDATE log SET events = events - 1, bytes = bytes - length(CAST(OLD.content AS BLOB));
      END;
      DROP INDEX events_at;
      """
        // A state may have all showings of a day, and SQLite reads a large value to get at what follows it. So the
        // states have a table of their own, and the row of a watch has a summary.
        + """

        CREATE TABLE states (id INTEGER PRIMARY KEY, state TEXT NOT NULL);
        INSERT INTO states SELECT id, state FROM watches;
        UPDATE watches SET state = \(WatchStore.summary(of: "state"));
        """,
    ], content: .irreplaceable)
}
