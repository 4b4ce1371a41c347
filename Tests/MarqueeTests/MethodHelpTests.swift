// SPDX-License-Identifier: MIT
import Contract
import JSON
import Testing

@testable import marquee

@Suite(.timeLimit(.minutes(5))) struct MethodHelpTests {
  @Test func everyMethodIsExplainedWithItsParameters() {
    for method in ContractMethod.all() {
      let page = MethodHelp.page(of: method, columns: 80)
      for parameter in method.parameters { #expect(page.contains("\n  \(parameter.name)  ("), "\(method.name)") }
      // A word that is wider, such as a list of choices, is not broken, and a command can be copied.
      for line in page.split(separator: "\n")
      where line.split(separator: " ").count > 1 && line != "  \(method.exampleCommand)" {
        let isOneWord = line.split(separator: " ").contains { $0.count > 60 }
        #expect(line.count <= 80 || isOneWord, "\(method.name)")
      }
    }
  }

  @Test func parametersSayTheirTypeAndDefault() throws {
    let page = MethodHelp.page(of: try #require(.named("search/movies")), columns: 100)
    #expect(page.contains("  query  (string, required)\n"))
    #expect(page.contains(/provider  \([a-z|]+, default "tmdb"\)\n/))
    #expect(page.contains("  marquee call search/movies query=batman pageSize=1\n"))
  }

  @Test func theExampleOfEveryMethodIsReadAsTheContractHasIt() throws {
    for method in ContractMethod.all() where !method.example.isEmpty {
      let words = method.exampleParams.map { $0.replacing("'", with: "") }
      let params = try JSONValue(parsing: try #require(NamedParams(words)).json(for: method))
      let read = params.members.map { "\($0)=\($1.raw)".filter { $0 != " " } }
      #expect(read == method.example.map { "\($0.name)=\($0.value.raw)".filter { $0 != " " } }, "\(method.name)")
    }
  }

  @Test func theListNamesEveryMethodOnce() {
    let methods = ContractMethod.all()
    let lines = MethodHelp.list(methods, family: nil).split(separator: "\n").map { $0.prefix { $0 != " " } }
    for method in methods { #expect(lines.count { $0 == method.name } == 1) }
    let some = MethodHelp.list(methods, family: "search")
    #expect(some.contains("search/people") && !some.contains("movies/get"))
  }

  @Test func aManualPageHasNoRequestsButItsOwn() {
    let help = "Does it.\n\nUsage: marquee x\n\nOptions:\n  --a  it's\n\n.odd \\ words\n"
    #expect(
      ManualPage(name: "marquee-x", version: "1", help: help).text == #"""
        .TH MARQUEE-X 1 "" "marquee 1"
        .SH NAME
        marquee-x \- Does it.
        .SH SYNOPSIS
        marquee x
        .SH "OPTIONS"
        .nf
          \-\-a  it's
        .fi
        .PP
        \&.odd \e words

        """#)
  }

  @Test func topicsAreSectionsOfTheManualPage() {
    let page = ManualPage(
      name: "marquee", version: "1", help: "Does it.\n\nUsage: marquee\n",
      topics: [("tea", "Hot drinks.\n\nTea is\nhot.\n\nLeaves:\n  green\n")])
    #expect(
      page.text.hasSuffix(
        #"""
        .SH SYNOPSIS
        marquee
        .SH "TEA"
        Hot drinks.
        .PP
        Tea is
        hot.
        .SS "LEAVES"
        .nf
          green
        .fi

        """#))
  }
}

@Suite(.timeLimit(.minutes(5))) struct NamedParamsTests {
  private func json(_ method: String, _ words: String...) throws -> String {
    let params = try #require(NamedParams(words))
    return String(decoding: try params.json(for: try #require(.named(method))), as: UTF8.self)
  }

  @Test func valuesAreReadByTheirParametersTypes() throws {
    #expect(
      try json("search/movies", "query=1984", "year=1984", "includeAdult=no", "pageSize=5")
        == #"{"query":"1984","year":1984,"includeAdult":false,"pageSize":5}"#)
    #expect(
      try json("movies/get", "id=amc:1", "include=credits,videos", "link=true")
        == #"{"id":"amc:1","include":["credits","videos"],"link":true}"#)
    #expect(try json("theatres/find", "latitude=38.9", "longitude=-94.7") == #"{"latitude":38.9,"longitude":-94.7}"#)
  }

  /// What is acceptable is for the method to say, which knows the methods that take another's parameter.
  @Test func aValueOfTheWrongTypeAndAnUnknownParameterArePassedOnAsText() throws {
    #expect(try json("search/movies", "query=a", "year=soon") == #"{"query":"a","year":"soon"}"#)
    #expect(try json("theatres/near", "place=64106") == #"{"place":"64106"}"#)
  }

  @Test(arguments: [
    (["query=a", "year"], "'year' should be name=value, such as query=batman"),
    (["query=a", "query=b"], "query is given twice"),
  ])
  func whatIsNoParameterIsRefused(words: [String], message: String) throws {
    let params = try #require(NamedParams(words))
    let method = try #require(ContractMethod.named("search/movies"))
    #expect(throws: UsageError(message: message)) { try params.json(for: method) }
  }

  @Test(arguments: [[#"{"a":"b=c"}"#], ["-"], [], ["=a"], ["a b=c"]]) func jsonIsNoName(words: [String]) {
    #expect(NamedParams(words) == nil)
  }
}
