// SPDX-License-Identifier: MIT

// Searches an index of titles in this process, and says what became of the title that was meant. Reads a query and
// the title from each line of standard input, with a tab between them. Writes for each the title's row (from 1; 0 if
// it is in none), the processor's microseconds for the search, and for a title in no row how far it came: `never` a
// candidate, `cut` before it was compared with the text, or `ranked` below the rows.
//
// usage: CompletionWork INDEX

import CLibrary
import Platform
import TitleIndex

/// As many rows as a request gets.
let limit = 10

/// The titles' places in the index, by title.
func places(_ index: TitleSearcher) -> [String: Int] {
  var (places, count) = ([String: Int](), 0)
  index.forEach { _, title, _ in
    if places[title] == nil { places[title] = count }
    count += 1
  }
  return places
}

/// The nanoseconds that this process has run, which other processes don't lengthen as much as the time that passes.
func processorTime() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

guard let path = CommandLine.arguments.dropFirst().first else { fatalError("usage: CompletionWork INDEX") }
let file = try MappedFile(FileDescriptor.open(path, for: .reading))
let index = try TitleSearcher(file.bytes, owner: file)
let documents = places(index)

while let line = readLine() {
  let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
  guard parts.count == 2 else { continue }
  let (query, title) = (parts[0], parts[1])
  let begin = processorTime()
  // An entity may have several titles, so the program asks for twice as many.
  let rows = try index.search(query, limit: limit * 2)
  let duration = processorTime() - begin
  // Like the program, leave out titles with an error in more than every third letter, of which a syllable of Hangul has
  // up to three.
  let most = query.unicodeScalars.reduce(0) { $0 + (0xAC00...0xD7A3 ~= $1.value ? 3 : 1) } * 10 / 3
  let row = rows.prefix(limit).filter { $0.cost <= most }.firstIndex { $0.title == title }.map { $0 + 1 } ?? 0
  var cause = ""
  if row == 0, let document = documents[title] {
    cause = try "\(index.fate(of: document, for: query, limit: limit * 2))"
  }
  print("\(row)\t\(duration / 1000)\t\(cause)")
}
