// SPDX-License-Identifier: MIT
import CommandLineTable
import EndpointCore
import Providers
import Testing

@testable import marquee

@Suite(.timeLimit(.minutes(5))) struct ArgumentTests {
  private func parse(_ line: String) throws(UsageError) -> Arguments {
    try Arguments(parsing: line.split(separator: " ").map(String.init))
  }

  private func complaint(_ line: String) -> String? {
    do {
      _ = try parse(line)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func nothingMeansServe() throws {
    #expect(try parse("") == Arguments())
    #expect(try parse("serve") == Arguments(command: .serve))
  }

  @Test func indexHasActions() throws {
    #expect(try parse("index status") == Arguments(command: .indexStatus))
    #expect(try parse("index update --from exports") == Arguments(command: .indexUpdate(from: "exports")))
    #expect(complaint("index")?.contains("update or status") == true)
    #expect(complaint("index stats")?.contains("status") == true)
    #expect(complaint("index status --from x")?.contains("index update") == true)
    #expect(complaint("doctor --from x")?.contains("index") == true)
  }

  @Test(arguments: ["--sandbox schema", "schema --sandbox"])
  func optionsStandBeforeOrAfterTheCommand(line: String) throws {
    #expect(try parse(line) == Arguments(command: .schema(method: nil), isSandbox: true))
  }

  @Test(arguments: [
    "--framing headers --state-dir s --cache-dir c --log-file l --log-level debug --max-message 2M --drain 1.5",
    "--framing=headers --state-dir=s --cache-dir=c --log-file=l --log-level=debug --max-message=2097152 --drain=1.5",
  ])
  func valuesFollowOrAreAttached(line: String) throws {
    let expected = Arguments(
      framing: .headers, stateFolder: "s", cacheFolder: "c", logFile: "l", logLevel: .debug,
      maximumMessage: 2_097_152, drain: .milliseconds(1500))
    #expect(try parse(line) == expected)
  }

  @Test func theLastOfARepeatedOptionCounts() throws {
    #expect(try parse("--drain 5 --drain 7").drain == .seconds(7))
  }

  @Test func callTakesAMethodAndParams() throws {
    #expect(try parse("call a/b").command == .call(method: "a/b", params: .none, options: .init()))
    #expect(
      try parse("call a/b {} --stream --json").command
        == .call(method: "a/b", params: .text("{}"), options: .init(isStream: true, isJSON: true)))
    #expect(try parse("call a/b -").command == .call(method: "a/b", params: .standardInput, options: .init()))
    let named = try #require(NamedParams(["x=1", "y=a=b"]))
    #expect(try parse("call a/b x=1 y=a=b").command == .call(method: "a/b", params: .named(named), options: .init()))
    #expect(try parse("call a/b {=}").command == .call(method: "a/b", params: .text("{=}"), options: .init()))
  }

  @Test func mcpTakesASetOfTools() throws {
    #expect(
      try parse("mcp").command == .mcp(tools: .essential, results: .both, hasLinks: false, permissions: []))
    #expect(
      try parse("mcp --sandbox --tools all --results text --links on --allow-credentials --allow-files")
        == Arguments(
          command: .mcp(tools: .all, results: .text, hasLinks: true, permissions: [.credentials, .files]),
          isSandbox: true))
  }

  @Test func watchTakesACommandAndACursor() throws {
    #expect(try parse("watch").command == .watch(.init()))
    #expect(
      try parse("watch --exec=true --after 17 --json").command
        == .watch(.init(command: "true", after: 17, isJSON: true)))
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try parse("call -- --x {}").command == .call(method: "--x", params: .text("{}"), options: .init()))
  }

  @Test func helpAndVersionComeFirst() throws {
    for line in ["--version", "-V", "version"] { #expect(try parse(line).command == .version) }
  }

  @Test(
    arguments: [
      ("--help", .program), ("-h", .program), ("help", .program), ("call --help", .command(.call)),
      ("help doctor", .command(.doctor)), ("call movies/get --help", .method("movies/get")),
      ("help movies/get", .method("movies/get")), ("help call movies/get", .method("movies/get")),
      ("help watches", .topic("watches")), ("help watch", .command(.watch)), ("help search", .topic("search")),
    ] as [(String, Arguments.HelpTopic)])
  func helpIsOfTheProgramACommandAMethodOrATopic(line: String, topic: Arguments.HelpTopic) throws {
    #expect(try parse(line).command == .help(topic, asManual: false))
  }

  @Test func methodsAndSchemaTakeWhichOnes() throws {
    #expect(try parse("methods").command == .methods(family: nil))
    #expect(try parse("methods movies").command == .methods(family: "movies"))
    #expect(try parse("schema movies/get").command == .schema(method: "movies/get"))
    #expect(try parse("help --man call").command == .help(.command(.call), asManual: true))
  }

  @Test(arguments: [
    ("--sandbx", "unknown option '--sandbx'; did you mean --sandbox?"),
    ("--qqqqqqqqqqqqqqqq", "unknown option '--qqqqqqqqqqqqqqqq'; `marquee help` lists the options"),
    ("-x", "unknown option '-x'; `marquee help` lists the options"),
    ("bogus", "unknown command 'bogus'; `marquee help` lists the commands"),
    ("schemas", "unknown command 'schemas'; did you mean schema?"),
    ("movies/get id=amc:1", "unknown command 'movies/get'; did you mean `marquee call movies/get id=amc:1`?"),
    ("search dark knight", "unknown command 'search'; did you mean `marquee call search/movies query='dark knight'`?"),
    ("theatres olathe", "unknown command 'theatres'; did you mean `marquee call theatres/find place=olathe`?"),
    ("movies", "unknown command 'movies'; did you mean `marquee methods movies`?"),
    ("whatsOn", "unknown command 'whatsOn'; did you mean `marquee call showtimes/whatsOn`?"),
    (
      "whats-on place=Olathe",
      "unknown command 'whats-on'; did you mean `marquee call showtimes/whatsOn place=Olathe`?"
    ),
    ("call showtimes/whatsOn --place Olathe", "unknown option '--place'; did you mean place=…?"),
    ("call showtimes/whatsOn --party-size=3", "unknown option '--party-size'; did you mean partySize=…?"),
    ("proxies", "unknown command 'proxies'; did you mean `marquee help proxies`?"),
    ("help serch", "unknown topic 'serch'; did you mean search?"),
    ("help proxy", "unknown topic 'proxy'; did you mean proxies?"),
    ("help elephants", "unknown topic 'elephants'; `marquee help` lists the topics"),
    ("--man", "--man is only for `marquee help`"),
    ("version now", "unexpected argument 'now' for `marquee version`"),
    ("schema a b", "unexpected argument 'b' for `marquee schema`"),
    ("--framing", "--framing needs a value: auto, lines or headers"),
    ("--framing=", "--framing needs a value: auto, lines or headers"),
    ("--drain 5 --drain", "--drain needs a value: a number of seconds from 0 to 86400"),
    ("--log-file --sandbox", "--log-file needs a value: a file"),
    ("--framing odd", "--framing should be auto, lines or headers, not 'odd'"),
    ("--sandbox=yes", "--sandbox takes no value"),
    ("--stream", "--stream is only for `marquee call`"),
    ("doctor --json", "--json is only for `marquee call` and `marquee watch`"),
    ("--exec true", "--exec is only for `marquee watch`"),
    ("watch --exec", "--exec needs a value: a command"),
    ("watch --after soon", "--after should be the cursor of an event, or 0, not 'soon'"),
    ("watch --after=-1", "--after should be the cursor of an event, or 0, not '-1'"),
    ("watch watch:1", "unexpected argument 'watch:1' for `marquee watch`"),
    ("--tools all", "--tools is only for `marquee mcp`"),
    ("mcp --tools some", "--tools should be essential or all, not 'some'"),
    ("mcp --results some", "--results should be text, structure or both, not 'some'"),
    ("mcp --framing headers", "`marquee mcp` supports only --framing lines: its protocol has no headers"),
    ("mcp now", "unexpected argument 'now' for `marquee mcp`"),
    ("call", "call needs a method, such as movies/nowPlaying (`marquee methods` lists them all)"),
    ("call a {} b", "unexpected argument 'b' for `marquee call`"),
    ("serve now", "unexpected argument 'now' for `marquee serve`"),
  ])
  func whatCannotBeUnderstoodIsSaid(line: String, message: String) {
    #expect(complaint(line) == message)
  }

  @Test(arguments: ["0", "1023", "-5", "+5K", "2G", "9223372036854775807G", "M", "1.5M", "x"])
  func sizesOutOfBoundsAreRefused(text: String) {
    #expect(complaint("--max-message=\(text)")?.hasPrefix("--max-message should be a number of bytes") == true)
  }

  @Test(arguments: ["-1", "86401", "1e3", "nan", "inf", ".", "1:30"])
  func drainTimesOutOfBoundsAreRefused(text: String) {
    #expect(complaint("--drain=\(text)")?.hasPrefix("--drain should be a number of seconds") == true)
  }

  @Test func controlCharactersOfTheUserReachNoTerminal() {
    #expect(complaint("--\u{1B}[2J") == #"unknown option '--\u{1B}[2J'; `marquee help` lists the options"#)
  }

  @Test func everyOptionIsExplained() {
    let pages = [nil, .call, .mcp, .watch, .index].map { HelpText.page(for: $0) }.joined()
    for option in CommandLineOption.allCases {
      #expect(pages.contains("  " + option.flag), "\(option.flag) is missing from --help")
    }
    #expect(pages.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func everyTopicIsListedWithItsSummary() {
    let program = HelpText.page(for: nil)
    #expect(HelpDocument.topics.count >= 9)
    for topic in HelpDocument.topics {
      #expect(program.contains("\n  \(topic.name) ") && program.contains(" \(topic.summary)\n"), "\(topic.name)")
      #expect(HelpText.page(ofTopic: topic.name)?.hasPrefix(topic.summary + "\n\n") == true)
    }
  }

  @Test func noPageOfHelpHasAPlaceholderLeft() {
    let pages = CommandName.allCases.map { HelpText.page(for: $0) } + HelpDocument.topics.map(\.text)
    for line in pages.joined().split(separator: "\n") { #expect(line.first != "{" || line.last != "}", "\(line)") }
  }

  @Test func everyWordThatTheTableOffersIsUnderstood() throws {
    for option in CommandLineOption.allCases {
      guard case .oneOf(let words) = option.value else { continue }
      for word in words { _ = try parse("\(option.commands.first?.rawValue ?? "serve") \(option.flag)=\(word)") }
    }
  }

  @Test func everyProvidersVariablesAreExplained() {
    let tides = Upstream(
      name: "tides", title: "Tides", base: "https://tides.example", rate: 6, per: .minute,
      keys: [KeyForm("key", "key for Tides", in: .header(name: "X-Tides-Key"))], attribution: "",
      website: "https://tides.example"
    ) { _, _ in }
    let known = Upstream.all.filter { ["tmdb", "pixabay"].contains($0.name) }
    let page = HelpText.page(for: nil, upstreams: known + [tides])
    #expect(page.contains("\n  MARQUEE_TMDB_TOKEN      v4 bearer token for TMDB, or\n"))
    #expect(page.contains("\n  MARQUEE_TIDES_KEY       key for Tides\n"))
    #expect(page.contains("MARQUEE_TMDB_IMAGE_URL, MARQUEE_PIXABAY_URL, MARQUEE_TIDES_URL\n"))
    #expect(page.contains("MARQUEE_PIXABAY_RATE, MARQUEE_TIDES_RATE\n"))
    #expect(page.contains("requests per second (Pixabay: per minute, Tides: per minute), 0 for no limit\n"))
  }
}
