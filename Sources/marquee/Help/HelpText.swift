// SPDX-License-Identifier: MIT
import CommandLineTable
import EndpointCore
import Providers

/// The output of `--help`.
enum HelpText {
  /// - Parameters:
  ///   - command: the command to explain; nil for the program's own page.
  ///   - upstreams: the providers whose environment variables are listed.
  static func page(for command: CommandName?, upstreams: [Upstream] = Upstream.all) -> String {
    switch command {
    case .call: call
    case .mcp: mcp
    case .watch: watch
    case .schema: schema
    case .doctor: doctor
    case .methods: methods
    case .index: index
    case .serve, .help, .version, nil: program(upstreams)
    }
  }

  private static func program(_ upstreams: [Upstream]) -> String {
    """
    Movies, showtimes, theatres, search and suggestions over JSON-RPC 2.0 on stdin and stdout.

    Usage: marquee [COMMAND] [OPTIONS]

    Commands:
    \(commands)

    Options, before or after the command:
    \(options(shared + [.version, .help]))

    Options of help:
    \(options([.man]))

    Options of serve; mcp has the last two as well:
    \(options([.framing, .maximumMessage, .drain]))

    Examples:
      marquee --sandbox call movies/nowPlaying --stream
          the movies of the built-in catalogue, one per line
      marquee call search/movies '{"query":"casablanca"}' | jq -r '.items[].title'
          titles found at TMDB (needs MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY)
      echo '{"jsonrpc":"2.0","id":1,"method":"server/ping"}' | marquee
          one request over the wire

    Environment:
    \(variables(of: upstreams))
      MARQUEE_TMDB_EXPORTS_URL
                              a mirror of TMDB's daily lists, which `marquee index update` fetches
      MARQUEE_CA_FILE         certificates to trust instead of the system's
      MARQUEE_FLEET           a Redis or Valkey by which machines share rates and answers, as processes of one machine do:
                              redis://[user:password@]host[:port][/db], rediss://… (TLS) or unix:/path
      https_proxy, http_proxy, all_proxy, no_proxy
                              proxies (http, https, socks5, socks5h) and the hosts to reach without one, as for curl
      MARQUEE_HISTORY         how many searches to remember (default 10); off remembers none and caches no search results
      MARQUEE_NOW             the sandbox's clock (default 2026-11-21T12:00:00Z);
                              with *600 it runs 600 times as fast

    Files:
      $XDG_CONFIG_HOME/marquee/config.json     keys; only its owner may have access
      $XDG_STATE_HOME/marquee/marquee.sqlite   suggestions
      $XDG_STATE_HOME/marquee/watches.sqlite   watches and their events
      $XDG_CACHE_HOME/marquee/                 answers, images, the index of titles; what processes share of the rates
      The sandbox keeps its own suggestions, answers and images in sandbox/ subfolders.

    Exit codes: 0 done, 1 an error, 2 the command line is wrong or stdin can't be read, 130 SIGINT, 143 SIGTERM.

    `marquee help COMMAND` explains a command, `marquee help METHOD` a method; `marquee methods` lists these.

    """
  }

  /// The environment variables of the providers.
  private static func variables(of upstreams: [Upstream]) -> String {
    let keys = upstreams.flatMap { upstream in
      upstream.keys.map { form in
        (upstream.variable(for: form), form.summary + (form.name == upstream.keys.last?.name ? "" : ", or"))
      }
    }
    let bases = upstreams.flatMap { [$0.baseVariable, $0.imageBaseVariable].compactMap(\.self) }
    let others = upstreams.filter { $0.period != .second }.map { "\($0.title): per \($0.period)" }
    return table(
      keys + [
        (bases.joined(separator: ", "), "base addresses to use instead of the providers' own"),
        (
          upstreams.map(\.rateVariable).joined(separator: ", "),
          "requests per second\(others.isEmpty ? "" : " (\(others.joined(separator: ", ")))"), 0 for no limit"
        ),
      ], width: 24)
  }

  private static let call = """
    Answer one request and exit.

    Usage: marquee call METHOD [NAME=VALUE…|JSON|-] [OPTIONS]

      METHOD       a method of the contract, such as movies/nowPlaying or search/movies; `marquee methods` lists them
      NAME=VALUE   its params by name; several values of a list are separated by commas
      JSON         its params as an object or an array
      -            read the params as JSON from stdin

    Options:
    \(options([.stream, .json] + shared + [.help]))

    The result is one line of JSON on stdout; at a terminal a list is a table and anything else indented. With --stream
    a list method prints each item on a line of its own as soon as its page arrives; "limit" and "maxPages" bound the
    list. If stderr is a terminal, it shows the progress. `marquee help METHOD` explains a method's params.
    An error is one line of JSON on stderr, {"code":…,"message":…,"data":{…}}, or prose if stderr is a terminal. Items
    printed before it are still valid.

    Examples:
      marquee --sandbox call showtimes/whatsOn place='Olathe, KS' date=tonight
      marquee --sandbox call movies/nowPlaying '{"limit":50}' --stream | jq -r .title
      echo '{"id":"amc:movie:61234"}' | marquee call movies/get -

    Exit codes: 0 the result was printed (or stdout was closed), 1 an error, 2 the command line, the method or its params
    are wrong or stdin can't be read, 130 interrupted.

    """

  private static let watch = """
    Ask for what the watches wait for and tell what happens, until interrupted.

    Usage: marquee watch [OPTIONS]

    Options:
    \(options([.exec, .after, .json] + shared + [.help]))

    watch/add and the other methods of watch/ say what is watched; `marquee methods watch` lists them. Of all processes
    of one state folder one asks the providers at a time; if it ends, another goes on within a minute. Each event is
    one line of JSON on stdout, with a cursor that only grows; at a terminal it is its time and a sentence. Only events
    from now on are printed; --after CURSOR begins after the last one that you have.

    With --exec, the shell runs COMMAND for each event, one at a time and in order. What it prints is printed. An event
    has been delivered once COMMAND exits with 0. If it fails, or takes over a minute and is ended, it gets the same
    event again, after a second, then after twice as long each time, up to five minutes. How far COMMAND has come is
    kept in the state folder, under its text: started again, it goes on with the next event, so nothing is lost, and
    nothing is given twice unless this process or COMMAND is killed in the middle of an event; then "cursor" tells. Run
    one process for each COMMAND; a new one begins now, or with --after anywhere.

    Where the log no longer has the events that come next (it keeps the last 100,000 of the last 90 days), their place
    is taken by {"kind":"gap","cursor":…,"watches":[…]}, with what is true now.

    Examples:
      marquee call watch/add kind=tickets movie='The Batman Part II' place='Olathe, KS' format=imax
      marquee watch --exec 'jq -r .message | mail -s Marquee me@example.org'
      marquee watch --after 0 | jq -r '.at + "  " + .message'

    A unit for systemd, in ~/.config/systemd/user/marquee-watch.service:
      [Unit]
      Description=Tells when tickets open
      [Service]
      Environment=MARQUEE_AMC_KEY=…
      ExecStart=/usr/local/bin/marquee watch --exec 'notify-send Marquee "$$(jq -r .message)"'
      Restart=on-failure
      SuccessExitStatus=143
      [Install]
      WantedBy=default.target

    Exit codes: 0 stdout was closed, 1 stdout can't be written, 2 the command line is wrong, 130 SIGINT, 143 SIGTERM.

    """

  private static let schema = """
    Print the contract: an OpenRPC document as one line of JSON, indented at a terminal.

    Usage: marquee schema [METHOD]

      METHOD   print only this method

    Examples:
      marquee schema | jq -r '.methods[].name'
      marquee schema movies/get

    """

  private static let methods = """
    List the methods of the contract by family, with a line each.

    Usage: marquee methods [FAMILY]

      FAMILY   list only these: the part before the slash, such as movies

    Examples:
      marquee methods showtimes
      marquee help showtimes/whatsOn

    """

  private static let index = """
    Make the local index of titles and names, or show its state.

    Usage: marquee index update [OPTIONS]
           marquee index status [OPTIONS]

      update   fetch TMDB's newest lists of films, people and shows, and make the index of them
      status   show what the index has, how old it is and how much space it takes

    Options:
    \(options([.from] + shared + [.help]))

    suggestions/complete answers from the index as one types, with typing errors forgiven and without a connection. The
    lists need no key; they are some 60 MB to fetch, and the index takes some 250 MB. An update that is interrupted goes
    on where it was; the old index stays until the new one is whole. If stderr is a terminal it shows a progress bar,
    otherwise a line for each tenth of the work.

    Examples:
      marquee index update
      marquee index update --from /mnt/exports
      marquee call suggestions/complete query='the godfathr'

    Exit codes: 0 done, 1 an error (the old index is as it was), 2 the command line is wrong, 130 interrupted.

    """

  private static let doctor = """
    Show what is configured, which keys are accepted and what is reachable.

    Usage: marquee doctor [OPTIONS]

    Options:
    \(options(shared + [.help]))

    Each line begins with ok, note or WRONG. Keys are tried with one small request to their provider; none is shown.

    Exit codes: 0 nothing is wrong, 1 something is, 2 the command line is wrong.

    """

  private static let mcp = """
    Serve an AI assistant over the Model Context Protocol on stdin and stdout.

    Usage: marquee mcp [OPTIONS]

    Options:
    \(options([.tools, .results, .allowCredentials, .drain, .maximumMessage] + shared + [.help]))

    Assistants start it themselves; all they need is the command and its arguments:
      { "mcpServers": { "marquee": { "command": "marquee", "args": ["mcp", "--sandbox"] } } }

    The tools offered by default find what is on near a place, seats and prices, films, people, and where to stream a
    film. --tools all adds one for each other method, which makes four times as much for a model to read.

    Each answers twice with the same content, as text and as structured content (JSON) of about the same length, since
    a host hands a model the one or the other; Claude Code and Codex only the structure. For a host that hands on both,
    --results text or --results structure spares the other.

    Assistants pass on only a few environment variables. Put keys under "env" in their configuration, or in
    $XDG_CONFIG_HOME/marquee/config.json; put proxies (https_proxy, no_proxy) under "env".

    Exit codes: 0 the assistant ended the session, 1 an error, 2 the command line is wrong or stdin can't be read,
    130 SIGINT, 143 SIGTERM.

    """

  private static let commands = table(
    CommandName.allCases.map { ("\($0.rawValue) \($0.operands)", $0.summary) })

  /// The options of every command that answers requests.
  private static let shared: [CommandLineOption] = [.sandbox, .stateFolder, .cacheFolder, .logFile, .logLevel]

  private static func options(_ options: [CommandLineOption]) -> String {
    table(options.map { ($0.flag + ($0.placeholder.map { " " + $0 } ?? ""), $0.summary) })
  }

  /// Formats two columns; a left cell that is too wide gets its own line.
  private static func table(_ rows: [(left: String, right: String)], width: Int = 22) -> String {
    return rows.map { row in
      let gap = String(repeating: " ", count: max(0, width - row.left.count))
      let separator = row.left.count < width ? gap : "\n" + String(repeating: " ", count: width + 2)
      return "  " + row.left + separator + row.right
    }.joined(separator: "\n")
  }
}
