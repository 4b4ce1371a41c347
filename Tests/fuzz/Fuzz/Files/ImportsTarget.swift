// SPDX-License-Identifier: MIT
import Foundation

@testable import Backend

extension FuzzTarget {
  /// A file that a user imports, whose first byte chooses a status: what is read of it is a film with values that make
  /// sense, is stored and read again without a change, and everything else is skipped with a place and a reason.
  static let imports = FuzzTarget(
    "imports",
    words: [
      "\"", ",", "\r", "Date,Name,Year,Letterboxd URI", "Rating", "Watched Date", "Const,Title", "tmdbID,Title,Year",
      "TMDb ID,Type,Name", "title,year,tmdbId,imdbId,watchedAt", "sep=;", "Status", "\"movie\":", "\"ids\":",
      "\"marqueeLibrary\":1,\"entries\":", "PK\u{1}\u{2}",
    ],
    seeds: {
      let texts = [
        "1Date,Name,Year,Letterboxd URI,Rating\n2020-01-02,\"Heat, \"\"x\"\"\",1995,u,4.5\r\n",
        "0Date,Name,Year,Letterboxd URI\n2020-01-02,Heat,1995,u\n2020-01-02,Heat,1995,v\n",
        "2Letterboxd list export v7\nDate,Name,Tags,URL,Description\n2020-01-01,Mine,,u,\n\nPosition,Name,Year,URL\n1,A,1995,u\n",
        "1Const,Created,Title,Title Type,Year,Your Rating\ntt0113277,2020-01-01,Heat,Movie,1995,9\n",
        "1TMDb ID,IMDb ID,Type,Name,Release Date,Your Rating\n949,tt0113277,movie,Heat,1995-12-15T00:00:00Z,9.0\n",
        "1tmdbID,imdbID,Title,Year,Rating10,WatchedDate,Rewatch,Tags,Review\n949,,Heat,1995,9,1970-01-11,,a,b\n",
        #"1[{"rating":8,"movie":{"title":"Heat","year":1995,"ids":{"imdb":"tt0113277","tmdb":949}}}]"#,
        #"1{"marqueeLibrary":1,"entries":[{"id":"imdb:tt0113277","kind":"movie","title":"Heat","ids":{"tmdb":949},"library":{"status":"seen","rating":7.5,"seenOn":["1970-01-11"],"tags":["a"],"addedAt":"2020-01-01T00:00:00Z"}}]}"#,
      ]
      let archive = """
        UEsDBBQAAAAIAKmKel1bBuLlZgAAAHAAAAAMAAAAbWUvZGlhcnkuY3N2c0ksSdXxS8xN1YlMTSzS8UktKUktSsqvSFEIDfLUCUos
        ycxL1wlKLU8sSc7QCUlML9YJBzFTUxRcgDq5jAyMDHQNjIBIxyM1sUTH0NLSVCdFx0TPVEdHqaRMRyGlLEVJB67KkAsAUEsDBBQA
        AAAIAKmKel2DFtyMAwAAAAEAAAASAAAAbWUvbGlrZXMvZmlsbXMuY3N2qwAAUEsBAhQDFAAAAAgAqYp6XVsG4uVmAAAAcAAAAAwA
        AAAAAAAAAAAAAIABAAAAAG1lL2RpYXJ5LmNzdlBLAQIUAxQAAAAIAKmKel2DFtyMAwAAAAEAAAASAAAAAAAAAAAAAACAAZAAAABt
        ZS9saWtlcy9maWxtcy5jc3ZQSwUGAAAAAAIAAgB6AAAAwwAAAAAA
        """
      let packed = Data(base64Encoded: archive, options: .ignoreUnknownCharacters) ?? Data()
      return texts.map { Array($0.utf8) } + [[UInt8(ascii: "1")] + Array(packed)]
    },
    run: { input in
      guard let first = input.first else { return }
      let folder = ScratchFolder()
      let path = folder.file("films.csv", input.dropFirst())
      let status: StoredEntry.Status? = first % 3 == 0 ? nil : first % 3 == 1 ? .seen : .wanted
      guard let reading = try? ImportReading(at: path, status: status) else { return }
      for record in reading.records {
        let entry = record.entry
        expect(!entry.title.isEmpty || !entry.ids.isEmpty, "a film without a title and an id")
        expect(
          entry.ids.isEmpty == entry.name.isEmpty && entry.ids.isSuperset(of: entry.name.isEmpty ? [] : [entry.name]),
          "its name is no id of it")
        expect(entry.rating.map { 1...20 ~= $0 } ?? true, "the rating \(entry.rating ?? 0)")
        expect(entry.year.map { 1870...2200 ~= $0 } ?? true, "the year \(entry.year ?? 0)")
        expect(entry.seenOn == Set(entry.seenOn).sorted(), "days out of order")
        expect(!record.places.isEmpty && record.places.count <= 20, "\(record.places.count) places")
        let again = ImportRecord(content: record.content)
        expect(again?.content == record.content, "what was stored is read as something else")
      }
      expect(Set(reading.records.map(\.key)).count == reading.records.count, "two records of one key")
      expect(reading.skipped.allSatisfy { !$0.place.isEmpty && !$0.reason.isEmpty }, "skipped without a reason")
    })
}
