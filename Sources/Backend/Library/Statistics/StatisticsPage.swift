// SPDX-License-Identifier: MIT
import Basics
import Contract

/// Statistics as a page for a browser: one file that loads nothing and runs nothing. Each text is escaped.
struct StatisticsPage {
  private let statistics: FilmStatistics
  private var html = ""

  /// A longer table shows its first rows or, in the order of time, its last.
  private static let mostRows = 12
  private static let mostTimes = 24
  private static let mostSeries = 10
  private static let mostMissing = 5

  init(_ statistics: FilmStatistics, on day: Day) {
    self.statistics = statistics
    let title = statistics.period.map { "My films in \($0)" } ?? "My films"
    html += Self.head.replacing("TITLE", with: Self.escaped(title))
    html += "<header><h1>\(Self.escaped(title))</h1><p class=\"sum\"><b>\(statistics.films.grouped)</b> "
    html += statistics.films == 1 ? "film" : "films"
    // Of films whose length isn't known, no hours are.
    if statistics.hours > 0 { html += " · <b>\(Self.text(statistics.hours))</b> hours" }
    html += "<br>"
    html += "Each row has its films and, as far as they are known, their hours.</p></header>\n<main>\n"
    // A single year has the numbers of the heading.
    if statistics.years.count > 1 {
      chart("Years", Self.whole(statistics.years, from: { Int($0) }, named: String.init))
    }
    chart("Months", Self.whole(statistics.months, from: Self.month, named: Self.text(ofMonth:)))
    chart("Days of the week", Self.whole(statistics.weekdays, in: 0...6, from: Self.weekday) { Self.weekdays[$0] })
    ranked("Genres", statistics.genres)
    ranked("Directors", statistics.directors)
    ranked("Countries", statistics.countries)
    chart("Decades", statistics.decades[...])
    chart("My ratings", statistics.ratings[...])
    chart("At the cinema", statistics.cinema.suffix(Self.mostTimes), note: statistics.cinemaDays?.text)
    ranked("Theatres", statistics.theatres)
    list("Seen most often", statistics.mostSeen, most: Self.mostRows) { film in
      Self.number(film.times.map { $0.counted("time") } ?? "") + Self.title(film.title, film.year)
    }
    list("Series begun", statistics.series, most: Self.mostSeries) { series in
      var missing = series.missing.prefix(Self.mostMissing).map { Self.title($0.title, $0.year) }
      if series.missingCount > missing.count { missing.append("and \(series.missingCount - missing.count) more") }
      let number = series.of.map { "\(series.seen) of \($0)" } ?? "\(series.seen)"
      return Self.number(number) + Self.title(series.name, nil)
        + (missing.isEmpty ? "" : "<div class=\"more\">missing: \(missing.joined(separator: ", "))</div>")
    }
    list("What came and went", statistics.changes, most: Self.mostRows) { month in
      let titles = (month.titles ?? month.wentTitles ?? []).map { Self.title($0, nil) }.joined(separator: ", ")
      let name = Self.month(month.name).map(Self.text(ofMonth:)) ?? month.name
      return Self.number("+\(month.came.grouped) −\(month.went.grouped)") + Self.escaped(name)
        + (titles.isEmpty ? "" : "<div class=\"more\">\(titles)</div>")
    }
    html += "</main>\n<footer>"
    if let message = statistics.message { html += "<p>\(Self.escaped(message))</p>" }
    html +=
      "<p>\(day.date). Made by Marquee. This product uses the TMDB API but is not endorsed or certified by TMDB.</p>"
    html += "</footer>\n</body>\n</html>\n"
  }

  var bytes: [UInt8] { Array(html.utf8) }

  private mutating func ranked(_ heading: String, _ rows: [StatisticsRow]) {
    chart(heading, rows.prefix(Self.mostRows), isCut: rows.count > Self.mostRows)
  }

  private mutating func chart(
    _ heading: String, _ rows: ArraySlice<StatisticsRow>, note: String? = nil, isCut: Bool = false
  ) {
    guard let most = rows.map(\.films).max(), most > 0 else { return }
    html += "<section><h2>\(heading)</h2>\n"
    if let note { html += "<p class=\"more\">\(note)</p>\n" }
    html += "<ol>\n"
    for row in rows {
      // What is there is seen, and nothing isn't.
      let width = row.films == 0 ? 0 : max(row.films * 1_000 / most, 5)
      html += "<li><span class=\"name\">\(Self.title(row.name, nil))</span><span class=\"number\">"
      html += "\(row.films.grouped)\(row.hours > 0 ? " · \(Self.text(row.hours)) h" : "")</span>"
      html += "<svg viewBox=\"0 0 1000 10\" preserveAspectRatio=\"none\" role=\"img\" "
      html += "aria-label=\"\(row.films.counted("film"))\">"
      html += "<rect width=\"1000\" height=\"10\" class=\"rest\"/><rect width=\"\(width)\" height=\"10\"/></svg></li>\n"
    }
    html += Self.end(isCut)
  }

  private mutating func list<Row>(_ heading: String, _ rows: [Row], most: Int, _ text: (Row) -> String) {
    guard !rows.isEmpty else { return }
    html += "<section><h2>\(heading)</h2>\n<ol class=\"list\">\n"
    for row in rows.prefix(most) { html += "<li>\(text(row))</li>\n" }
    html += Self.end(rows.count > most)
  }

  private static func end(_ isCut: Bool) -> String {
    (isCut ? "<li class=\"more\">and more</li>\n" : "") + "</ol></section>\n"
  }

  /// The last rows in the order of time, from one in which something was seen on, with those in which nothing was.
  private static func whole(
    _ rows: [StatisticsRow], in range: ClosedRange<Int>? = nil, from key: (String) -> Int?, named name: (Int) -> String
  ) -> ArraySlice<StatisticsRow> {
    let known = Dictionary(rows.compactMap { row in key(row.name).map { ($0, row) } }) { first, _ in first }
    guard let last = known.keys.max() else { return [] }
    let first = known.keys.lazy.filter { $0 > last - mostTimes }.min() ?? last
    let times = range ?? first...last
    return times.map { time in
      StatisticsRow(name: name(time), films: known[time]?.films ?? 0, hours: known[time]?.hours ?? 0)
    }[...]
  }

  private static let weekdays = (1...7).map { Day.weekdayNames[$0 % 7] }
  private static func weekday(_ name: String) -> Int? { weekdays.firstIndex(of: name) }

  /// A month such as `2026-11`, counted from the year 0.
  private static func month(_ text: String) -> Int? {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    return parts.count == 2 ? parts[0] * 12 + parts[1] - 1 : nil
  }

  private static func text(ofMonth month: Int) -> String { "\(Day.monthNames[month % 12]) \(month / 12)" }

  /// Many hours are whole ones.
  private static func text(_ hours: Double) -> String {
    hours >= 100 ? Int(hours.rounded()).grouped : Int(exactly: hours).map(String.init) ?? "\(hours)"
  }

  /// What stands at the right of a row's first line.
  private static func number(_ text: String) -> String { "<span class=\"number\">\(text)</span>" }

  private static func title(_ text: String, _ year: Int?) -> String {
    "<bdi>\(escaped(text))</bdi>" + (year.map { " (\($0))" } ?? "")
  }

  /// The text as it can stand between tags and in attributes.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    // By scalars: a mark after `<` would make another character of it.
    for scalar in text.asLine().unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static let head = """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <meta name="referrer" content="no-referrer">
    <title>TITLE</title>
    <style>
    :root { --ground: #fdfcfa; --card: #fff; --ink: #1d1b18; --soft: #6a645b; --line: #e6e1d8; --bar: #b4552d }
    @media (prefers-color-scheme: dark) {
      :root { --ground: #171513; --card: #211e1b; --ink: #f0ebe3; --soft: #a79f93; --line: #38332d; --bar: #e08a5b }
    }
    * { box-sizing: border-box }
    body { margin: 0 auto; padding: 1.5rem 1rem; max-width: 75rem; background: var(--ground); color: var(--ink);
      font: 1rem/1.45 system-ui, sans-serif; overflow-wrap: anywhere }
    h1 { margin: 0; font-size: 1.9rem } h2 { margin: 0 0 .6rem; font-size: 1.05rem }
    .sum { margin: .2rem 0 1.4rem; color: var(--soft) } .sum b { color: var(--ink); font-size: 1.3rem }
    main { columns: 22rem; column-gap: 1rem }
    section { break-inside: avoid; margin: 0 0 1rem; padding: 1rem; background: var(--card);
      border: 1px solid var(--line); border-radius: .6rem }
    ol { margin: 0; padding: 0; list-style: none }
    li { display: grid; grid-template-columns: minmax(0, 1fr) auto; column-gap: .8rem; padding: .2rem 0;
      font-size: .92rem }
    .list li { display: block; padding: .35rem 0; border-top: 1px solid var(--line) } .list li:first-child { border: 0 }
    .number { color: var(--soft); font-variant-numeric: tabular-nums; white-space: nowrap }
    .list .number { float: right; margin-left: .8rem }
    .more { margin: 0; color: var(--soft); font-size: .85rem }
    svg { grid-column: 1 / -1; display: block; width: 100%; height: .45rem; border-radius: .2rem }
    rect { fill: var(--bar) } .rest { fill: var(--line) }
    footer { color: var(--soft); font-size: .82rem }
    </style>
    </head>
    <body>

    """
}

extension CinemaDays {
  /// How it is known, for people.
  fileprivate var text: String {
    let known = [
      byShowing.map { "\($0.counted("day")) by the showing" }, byTag.map { "\($0.counted("day")) by a tag" },
    ]
    let rest = unknown.map { "; of \($0.counted("day")) nothing says where" } ?? ""
    return known.compactMap(\.self).joined(separator: ", ") + rest + "."
  }
}
