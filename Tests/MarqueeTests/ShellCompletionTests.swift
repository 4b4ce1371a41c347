// SPDX-License-Identifier: MIT
import Testing

@testable import marquee

@Suite("Completions for the shells", .timeLimit(.minutes(5)))
struct ShellCompletionTests {
  private func words(_ line: [String]) -> [String] { ShellCompletion(["--"] + line).candidates.map(\.word) }

  @Test(
    "The last word is completed by what comes before it",
    arguments: [
      (["sche"], ["schema"]), (["--sandbox", "sche"], ["schema"]), (["--sandb"], ["--sandbox"]),
      (["--framing", "l"], ["lines"]), (["--framing=l"], ["--framing=lines"]), (["--framing", "h"], ["headers"]),
      (["--drain", ""], []), (["index", ""], ["update", "status"]), (["call", "movies/nowP"], ["movies/nowPlaying"]),
      (["--log-level", "warning", "call", "movies/nowP"], ["movies/nowPlaying"]),
      (["schema", "movies/nowP"], ["movies/nowPlaying"]), (["help", "doc"], ["doctor"]),
      (["methods", "thea"], ["theatres"]), (["call", "nothing/atAll", ""], []), (["nothing", ""], []),
      (["--", "call", "movies/nowP"], ["movies/nowPlaying"]), (["doctor", ""], []),
    ])
  func lastWord(line: [String], expected: [String]) {
    #expect(words(line) == expected)
  }

  @Test("A word that begins no candidate is looked for inside them")
  func inside() {
    #expect(words(["call", "recommend"]) == ["library/recommendations", "movies/recommendations"])
    #expect(words(["call", "MOVIES/NOWP"]) == ["movies/nowPlaying"])
  }

  @Test(
    "Params are completed as name=value",
    arguments: [
      ("prov", ["provider="]), ("provider=t", ["provider=tmdb"]),
      ("cache=", ["cache=default", "cache=reload", "cache=only"]),
      ("include=credits,c", ["include=credits,credits", "include=credits,certification"]), ("nothing=", []),
    ])
  func namedParams(word: String, expected: [String]) {
    #expect(words(["call", "movies/nowPlaying", word]) == expected)
  }

  @Test("A parameter that is given isn't offered again")
  func given() {
    #expect(words(["call", "movies/nowPlaying", "provider=amc", "p"]) == ["page=", "pageSize=", "presentation="])
  }

  @Test(
    "Params are completed as JSON",
    arguments: [
      ("'{\"inc", [#"{"include":"#]), ("{inc", [#"{"include":"#]),
      (#"'{"id":"amc:movie:1","int"#, [#"{"id":"amc:movie:1","internalReleaseId":"#]),
      (#"'{"include":["credits","vi"#, [#"{"include":["credits","videos"]"#, #"{"include":["credits","videos","#]),
      (#"'{"include":vi"#, [#"{"include":["videos"]"#, #"{"include":["videos","#]),
      (#"'{"link":t"#, [#"{"link":true}"#, #"{"link":true,"#]),
      (#"'{ "link" : "#, [#"{ "link" : true}"#, #"{ "link" : true,"#, #"{ "link" : false}"#, #"{ "link" : false,"#]),
      // The inside of a string is not a name, and a name is not offered twice.
      (#"'{"slug":"big, inc"#, []), (#"'{"slug":"a\"b, inc"#, []), (#"'{"include":["credits"],"inc"#, []),
      (#"'{"include":{"inc"#, []), (#"'{"link":["#, []), (#"'{"link":true}"#, []), ("'}", []), ("'[", []),
    ])
  func json(text: String, expected: [String]) {
    #expect(words(["call", "movies/get", text]) == expected)
  }

  @Test("The shell completes files, folders and commands itself")
  func actions() {
    #expect(ShellCompletion(["--", "--log-file", "a"]).text == ":files\n")
    #expect(ShellCompletion(["--", "--state-dir=a"]).text == ":folders\n")
    #expect(ShellCompletion(["--", "watch", "--exec", ""]).text == ":commands\n")
  }

  @Test("Only options that apply to the command are offered, with their descriptions")
  func options() {
    #expect(words(["watch", "--"]).contains("--exec"))
    #expect(!words(["call", "--"]).contains("--exec"))
    #expect(ShellCompletion(["--", "--ver"]).text == "--version\tprint the version\n:words\n")
  }

  @Test("No words at all are an empty word")
  func nothing() {
    #expect(ShellCompletion([String]()).candidates.contains { $0.word == "call" })
  }
}
