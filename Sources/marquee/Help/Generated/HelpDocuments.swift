// SPDX-License-Identifier: MIT
// swift-format-ignore-file
// Written by `swift run generate` from schema/help; changes belong there.

extension HelpDocument {
  /// All pages, sorted by name.
  static let all = [
    HelpDocument(name: "assistants", text: #"""
Tools, resources and prompts for AI assistants, over the Model Context Protocol.

`marquee mcp` speaks the Model Context Protocol (https://modelcontextprotocol.io) on standard input
and output, in the versions 2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25 and 2026-07-28, side by
side on one connection. It gives an assistant tools, resources and prompts. Most hosts take this
entry. It needs no key; remove --sandbox once it works.

  { "mcpServers": { "marquee": { "command": "marquee", "args": ["mcp", "--sandbox"] } } }

For real data, put the keys into the same entry, because hosts pass on little of the environment, or
into ~/.config/marquee/config.json (`marquee help settings`). Proxies can only go there, as
"https_proxy": "http://proxy.example:3128".

  { "mcpServers": { "marquee": {
      "command": "/usr/local/bin/marquee",
      "args": ["mcp"],
      "env": { "MARQUEE_AMC_KEY": "…", "MARQUEE_TMDB_TOKEN": "…" } } } }

If a host can't find marquee, give its full path. clients/assistants/README.md in the source tree
has the entries of a dozen hosts. To try it without a host, send it a request.

  $ hello='{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"sh","version":"1"}}'
  $ echo '{"jsonrpc":"2.0","id":1,"method":"initialize","params":'$hello'}' | marquee mcp --sandbox
  {"jsonrpc":"2.0","id":1,"result":{"protocolVersion":"2025-11-25","capabilities":{"tools":{},…},"serverInfo":{…

Tools:

The default tools do a whole task (whats_on_near, find_film and showtimes_and_seats), manage watches
("notify me when tickets go on sale": watch_add, watch_list, watch_events and watch_remove), return
a film's details, where to stream it, what is out, what comes, films by criteria, a person's films
and shows, a show with its seasons and the films of a series, and read and change the user's own
list (my_films and my_films_set). They take less than 6,000 tokens of a model's context. --tools all
adds one for each other method (movies/similar is movies_similar), about 22,000 tokens together.
Each has schemas for its arguments and its result and declares whether it changes anything, so that
a host can ask first. Lists are collected up to limit rows, with progress as pages arrive, and
continue with a cursor. Errors say what the model can do about them. Searches of an assistant are
not remembered.

A result has two forms with the same content, text and structured content (JSON): a host passes one
of them to the model. Both are about as long, at most 12,000 bytes, and both have the seat map, the
total and the next step. Times are by the theatre's clock, or by the clocks of both coasts where
there is no theatre. Both forms are sent by default, to every host; for a host that passes both,
--results text or --results structure leaves out the other. The argument verbatim adds the
provider's own data to the structure. --links on adds links to resources; some libraries end an
agent's run at a link, so they are off by default.

Arguments that a host adds to each call are left out and named in the result. A call is refused only
if a required argument is missing, with the right name if one of the others is a misspelling of it.

Resources:
  marquee://movie/{id}, marquee://theatre/{id}, marquee://showtimes/{theatre}/{date}, marquee://seats/{showtime},
  marquee://watch/{id}, marquee://watches and marquee://suggestions

The values in braces can be completed. Watches, and the seats of a showing, can be subscribed to
(resources/subscribe, in 2026-07-28 subscriptions/listen).

Views:

A host that shows MCP Apps (https://github.com/modelcontextprotocol/ext-apps) draws what's on, the
seats of a showing, and films with their posters, beside the text of whats_on_near,
tonight_from_my_list, showtimes_and_seats, find_film, my_films and the other lists of films. The
view is one document in the program, ui://marquee/view. It opens no address: posters are resources,
marquee://poster/{id}, and the rest is in the results' metadata, or comes from view_data, a tool
that only reads and that the host keeps from the model. To change something the view calls the
model's own tools. The model reads the same with and without a view, and a host that doesn't declare
io.modelcontextprotocol/ui gets nothing of this.

Prompts:
  evening_at_the_cinema and worth_seeing_this_week

No output contains a key. The tool that sets keys is offered only with --allow-credentials, and
my_films_import and my_films_export, which read and write files that the assistant names, only with
--allow-files. `marquee help evening` shows a session.

"""#),
    HelpDocument(name: "call", text: #"""
Answer one request and exit.

Usage: marquee call METHOD [NAME=VALUE…|JSON|-] [OPTIONS]

  METHOD       a method of the contract, such as movies/nowPlaying or search/movies; `marquee methods` lists them
  NAME=VALUE   its params by name; several values of a list are separated by commas
  JSON         its params as an object or an array
  -            read the params as JSON from stdin

Options:
{options stream json shared help}

The result is one line of JSON on stdout. At a terminal a list is a table, a film a page, the seats of a showing a map,
and anything else indented. With --stream a list method prints each item on a line of its own as soon as its page
arrives; "limit" and "maxPages" bound the list. If nothing matches, stderr says so. If stderr is a terminal, it shows
the progress. `marquee help METHOD` explains a method's params.
An error is one line of JSON on stderr, {"code":…,"message":…,"data":{…}}, or prose if stderr is a terminal. Items
printed before it are still valid.

Examples:
  marquee --sandbox call showtimes/whatsOn place='Olathe, KS' date=tonight
  marquee --sandbox call movies/nowPlaying '{"limit":50}' --stream | jq -r .title
  echo '{"id":"amc:movie:61234"}' | marquee call movies/get -

Exit codes: 0 the result was printed (or stdout was closed), 1 an error, 2 the command line, the method or its params
are wrong or stdin can't be read, 130 interrupted.

"""#),
    HelpDocument(name: "doctor", text: #"""
Show what is configured, which keys are accepted and what is reachable.

Usage: marquee doctor [OPTIONS]

Options:
{options shared help}

Each line begins with ok, note or WRONG. Keys are tried with one small request to their provider; none is shown.

Exit codes: 0 nothing is wrong, 1 something is, 2 the command line is wrong.

"""#),
    HelpDocument(name: "evening", text: #"""
An evening at the cinema, planned by an assistant through tools alone.

The user wants "an IMAX film tonight near Olathe, for three". Each > is a call of a tool of `marquee
mcp --sandbox` with its arguments; the text that the model reads follows.

  > whats_on_near {"place":"Olathe, KS","date":"tonight","format":"IMAX","after":"18:30","before":"20:30"}
  Saturday 2026-11-21 near Olathe, KS: 2 films in 4 showings still to come, the most shown first.
  Times by the theatre's clock; an adult's price with tax, before fees that AMC may add at checkout; some seats may cost more or less; the showtimeId last.
  theatre | km | city | id
  AMC DINE-IN Studio 28 | 0 | OLATHE, KS | amc:theatre:610
  AMC Town Center 20 | 10.4 | LEAWOOD, KS | amc:theatre:38
  AMC BarryWoods 24 | 38.9 | KANSAS CITY, MO | amc:theatre:118

  1. The Hunger Games: Sunrise on the Reaping (2026) · 7.7 of 10 (210 votes) · PG-13 · 150 min · Science Fiction, Adventure · amc:movie:64825
     “On his birthday a boy from the coal district is drawn for games with twice the players.”
     AMC DINE-IN Studio 28: 20:10 IMAX, Dine-In Full Service $19.29 almost sold out amc:showtime:61020778482511
     AMC Town Center 20: 19:20 IMAX $19.38 amc:showtime:3820778482513
     AMC BarryWoods 24: 20:10 IMAX $20.89 amc:showtime:11820778482511
  2. Alien (1979) · 8.2 of 10 (15200 votes) · R · 117 min · Horror, Science Fiction · amc:movie:60823
     “The tired crew of a cargo ship answers a signal from an empty world and brings something back through the airlock.”
     AMC BarryWoods 24: 18:35 IMAX $20.89 amc:showtime:11820778082303
  Seats: call showtimes_and_seats with a showtimeId and partySize.
  (Made-up showtimes of the built-in catalogue: this server runs with --sandbox.)

  > showtimes_and_seats {"showtimeId":"amc:showtime:61020778482511","partySize":3}
  The Hunger Games: Sunrise on the Reaping · PG-13 · 150 min · amc:movie:64825
  2026-11-21 20:10 · AMC DINE-IN Studio 28 (amc:theatre:610) · auditorium 1 · IMAX, Dine-In Full Service · almost sold out · showtime amc:showtime:61020778482511
  …
  5 of 142 seats free · showtime amc:showtime:61020778482511
  No 3 seats side by side are free; another showing may be better.
  …
  (Made-up showtimes of the built-in catalogue: this server runs with --sandbox.)

  > showtimes_and_seats {"showtimeId":"amc:showtime:3820778482513","partySize":3}
  The Hunger Games: Sunrise on the Reaping · PG-13 · 150 min · amc:movie:64825
  2026-11-21 19:20 · AMC Town Center 20 (amc:theatre:38) · auditorium 1 · IMAX · showtime amc:showtime:3820778482513
  Tickets: adult $18.25 + $1.13 tax = $19.38, child (Age 2-12) $15.25 + $0.95 tax = $16.20, senior (Age 60+) $16.25 + $1.01 tax = $17.26
  Fees: not known; AMC may add some at checkout.
  Buy at: https://www.amctheatres.com/showtimes/all/2026-11-21/amc-town-center-20/all/3820778482513
  For 3 adults in E6, E7, E8: $58.14 with tax, before fees that AMC may add at checkout.
  65 of 76 seats free · showtime amc:showtime:3820778482513
  Best for 3 side by side, the best first:
    E6, E7, E8: $58.14
    F5, F6, F7 (Premiere): $64.14 (3 Preferred at +$2.00)
    D6, D7, D8: $58.14
    ============ screen
  A   oooooxoo   7 free: A1-A5 A7-A8
  B   oxoooooo   7 free: B1 B3-B8
  C oooooooooxxo 10 free: C1-C9 C12
  D wcwcxooooooo 11 free: D6-D12 D1 (wheelchair) D2 (companion) D3 (wheelchair) D4 (companion)
  E ooxooooooooo 11 free: E1-E2 E4-E12
  F oooooooooooo 12 free: F1-F12
  G ooxooooooooo 11 free: G1-G2 G4-G12
  Legend: o free; w free, for a wheelchair; c free, for a companion of a person in a wheelchair; x taken. The first row is nearest to the screen.
  Zones: Value -$2.00, Standard, Preferred +$2.00 a seat; AMC doesn't say whether tax comes on top; a discount may be for members of AMC Stubs alone.
  (Made-up showtimes of the built-in catalogue: this server runs with --sandbox.)

The assistant recommends Town Center at 19:20, seats E6 to E8 for $58.14 before fees, and passes on
the address where they are sold. The prompt evening_at_the_cinema guides a model through these
steps; worth_seeing_this_week through others.

"""#),
    HelpDocument(name: "fleet", text: #"""
Several machines share rates, answers and requests under way through Redis or Valkey.

Machines with the same keys share through a Redis or Valkey that all of them reach, the engine.

  export MARQUEE_FLEET=rediss://marquee:password@engine.example/0   # or redis://…, or unix:/run/redis/redis.sock
  marquee doctor                                                    # ok  fleet  … shares … with 3 machines

The three machines then count as one client to a provider, and an answer that one of them keeps is
available to all. This needs the library hiredis (Debian 13: libhiredis1.1.0; Debian 12:
libhiredis0.14, which has no TLS). MARQUEE_CA_FILE applies to TLS here too.

No request fails because of the engine. While it is down, slow, full or read-only, or its replies
make no sense, each machine keeps to its part of the rates, and rejoins by itself; `marquee doctor`, server/status
(sharing.fleet), the log and server/didChangeHealth report it. Without a fleet each machine uses the
whole rate: divide it among machines with the same key by MARQUEE_TMDB_RATE and its like.

Watches belong to their machine: each machine has its own, with its own log. If several machines
check the same thing at the same time, the provider gets one request.

The engine isn't trusted: answers are authenticated with the provider's key, and their age is by the
machines' own clocks, so keep these right. A fleet has at most 1,000 machines.

The engine holds no secrets except search texts, in the URLs of answers. suggestions/clear doesn't
reach these; they expire after a week at most. Searches that are not to be remembered are never sent
there.

The engine:

Its load follows the provider's rate, not the number of readers: 40 requests a second at TMDB are
240 commands. It needs memory for the answers, at most 1 MiB each and some 15 kB a page, for a week
at most. Set maxmemory, and maxmemory-policy volatile-lru; with noeviction a full engine refuses all
writes, and the machines go by themselves until there is room. It needs no persistence: after a
restart each page is fetched once again. Of several engines with replicas, name the one that takes
writes, or an address that follows it.

"""#),
    HelpDocument(name: "index", text: #"""
Make the local index of titles and names, or show its state.

Usage: marquee index update [OPTIONS]
       marquee index status [OPTIONS]

  update   fetch TMDB's newest lists of films, people and shows, and make the index of them
  status   show how many titles the index has, how old it is and how much space it takes

Options:
{options from shared help}

suggestions/complete answers from the index while a user types, with typing errors forgiven and without a connection.
The lists need no key; they are some 60 MB to fetch, and the index takes some 250 MB. An interrupted update continues
where it stopped; the old index stays until the new one is complete. If stderr is a terminal it shows a progress bar,
otherwise a line for each tenth of the work. `marquee help search` has more.

Examples:
  marquee index update
  marquee index update --from /mnt/exports
  marquee call suggestions/complete query='the godfathr'

Exit codes: 0 done, 1 an error (the old index is unchanged), 2 the command line is wrong, 130 interrupted.

"""#),
    HelpDocument(name: "library", text: #"""
The films and shows that you want to see, and those that you have seen.

  marquee call library/set id=tmdb:movie:62                       # I want to see it
  marquee call library/set id=tmdb:movie:268 rating=8 seenOn='["2026-11-20"]'
  marquee call library/list status=wanted
  marquee call movies/nowPlaying seen=hide                        # what is out that I haven't seen
  marquee call showtimes/whatsOn place='Olathe, KS' library=wanted
  marquee call library/tonight place='Olathe, KS' partySize=2
  marquee call calendar/get library=true | jq -r .text > films.ics

An entry says whether a film or a show is wanted or seen, how you rate it (0.5 to 10), the days on
which you saw it, a note and tags. library/set changes only what it is given, library/get and
library/list read, library/remove deletes an entry. A rating or a day makes an entry seen.

Rows of every list, and single films and shows, carry your entry as library, whichever id they have:
an entry for TMDB's id is found for AMC's too once both have been seen together. seen=hide leaves
out of a list what you have seen, and seen=only leaves out everything else. A page then has fewer
rows, and hidden says how many were left out. showtimes/whatsOn with library=wanted has only the
films that you want to see, with library=unseen those that you haven't seen.

library/tonight takes the films that you want to see and says where each can be seen: first those
that are on near the place, with their showings and the price for the party, then those on your
services, then the others with the next date that is announced (nextDate): the sale of tickets, or a
release. A film costs TMDB one request, which is kept like any other. Without a place it takes the
usual one:

  marquee call settings/set place='Olathe, KS' partySize=2
  marquee call library/tonight date=friday

calendar/get makes a file that every calendar imports: of showings (showtimeIds), of a showing with
the seats that you chose (plans), of the release dates of films (movieIds), of those that you want
to see (library) and of those that watches know (watches). Import it again, and what changed is
updated.

The services that you subscribe to are kept by country: services/set adds and removes them by name,
services/list has all of a country with yours first. Offers of yours then say mine, films with
offers say onMine, and on=mine narrows movies/discover and library/list to what they have in the
subscription, free or with advertisements.

  marquee call services/set region=US add='["Netflix","Hulu"]'
  marquee call library/list status=wanted on=mine

The library is one file in the state folder, library.sqlite (`marquee help settings` names the
folder). It is stored before library/set answers, is shared by all processes that use the folder,
and is never sent anywhere: a provider is asked for a film's title and nothing else. suggestions/clear
doesn't touch it. `marquee --sandbox` has a library of its own.

"""#),
    HelpDocument(name: "marquee", text: #"""
Movies, showtimes, theatres, search and suggestions over JSON-RPC 2.0 on stdin and stdout.

Usage: marquee [COMMAND] [OPTIONS]

Commands:
{commands}

Topics of help:
{topics}

Options, before or after the command:
{options shared version help}

Options of help:
{options man}

Options of serve; mcp has the last two as well:
{options framing max-message drain}

Examples:
  marquee --sandbox call movies/nowPlaying --stream
      the movies of the built-in catalogue, one per line
  marquee call search/movies '{"query":"casablanca"}' | jq -r '.items[].title'
      titles found at TMDB (needs MARQUEE_TMDB_TOKEN or MARQUEE_TMDB_KEY)
  echo '{"jsonrpc":"2.0","id":1,"method":"server/ping"}' | marquee
      one request over the wire

Environment:
{variables}
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

`marquee help TOPIC` explains a topic, `marquee help COMMAND` a command, and `marquee help METHOD` a method;
`marquee methods` lists the methods.

"""#),
    HelpDocument(name: "mcp", text: #"""
Serve an AI assistant over the Model Context Protocol on stdin and stdout.

Usage: marquee mcp [OPTIONS]

Options:
{options tools results links allow-credentials allow-files drain max-message shared help}

An assistant's host starts it. The host needs only the command and its arguments, in most hosts as follows.
  { "mcpServers": { "marquee": { "command": "marquee", "args": ["mcp", "--sandbox"] } } }

The default tools find what is on near a place, seats and prices, films, shows, people and what they worked on, series,
and where to stream a film. --tools all adds one for each other method, which makes five times as much for a model to
read.

Each result has two forms with the same content, text and structured content (JSON), of about the same length, because
a host passes one of them to the model; Claude Code and Codex pass the structure. For a host that passes both,
--results text or --results structure leaves out the other.

Hosts pass on only a few environment variables. Put keys under "env" in their configuration, or in
$XDG_CONFIG_HOME/marquee/config.json; put proxies (https_proxy, no_proxy) under "env".

`marquee help assistants` describes the tools, resources and prompts, `marquee help evening` shows a session.

Exit codes: 0 the assistant ended the session, 1 an error, 2 the command line is wrong or stdin can't be read,
130 SIGINT, 143 SIGTERM.

"""#),
    HelpDocument(name: "methods", text: #"""
List the methods of the contract by family, with a line each.

Usage: marquee methods [FAMILY]

  FAMILY   list only these: the part before the slash, such as movies

Examples:
  marquee methods showtimes
  marquee help showtimes/whatsOn

"""#),
    HelpDocument(name: "proxies", text: #"""
Reach the providers through an HTTP or SOCKS proxy.

If a provider can't be reached directly, use a proxy. The variables are those that curl reads, and
images go through the proxy too.

  export https_proxy=http://user:password@proxy.example:3128
  export NO_PROXY=pixabay.com,10.0.0.0/8
  marquee doctor

A proxy speaks HTTP (http://), HTTP over TLS (https://) or SOCKS (socks5h://, which resolves names
at the proxy; socks5://, socks4a://, socks4://). Its default port is 1080, as with curl. User and
password are percent-encoded and sent by Basic authentication. http_proxy applies to http:
addresses, all_proxy to every address whose own variable is not set. Each may be in upper case,
except http_proxy. NO_PROXY lists what is reached directly: host names, which include their
subdomains, addresses, networks, *.

`marquee doctor` shows the proxy used for each host; neither it nor logs nor errors show the
password. If a proxy intercepts TLS, name the file with its certificate authority in
MARQUEE_CA_FILE. Assistants' hosts pass on no proxies; `marquee help assistants` says where they go.

"""#),
    HelpDocument(name: "schema", text: #"""
Print the contract: an OpenRPC document as one line of JSON, indented at a terminal.

Usage: marquee schema [METHOD]

  METHOD   print only this method

Examples:
  marquee schema | jq -r '.methods[].name'
  marquee schema movies/get

"""#),
    HelpDocument(name: "search", text: #"""
Search as you type, from an index on this machine.

  marquee index update                                          # some 60 MB from TMDB, once; needs no key
  marquee call suggestions/complete query='the godfathr'

suggestions/complete answers from an index on this machine, for each key that is pressed and without
a connection. It forgives typing errors and missing blanks, and takes words in any order;
search/movies, search/people and search/all search only this index with provider=local. The index is
made of TMDB's daily lists of films, people and shows. Only `marquee index update` fetches and
renews it. An interrupted update continues where it stopped. --from FOLDER reads lists that you have
copied there, and MARQUEE_TMDB_EXPORTS_URL names a mirror to fetch them from. `marquee index status`
and `marquee doctor` show the index's age and size.

The lists have only original titles. Titles in other languages, years and posters are learnt from
answers, as are AMC's films and theatres: “spirited” finds 千と千尋の神隠し once an answer has called it
“Spirited Away”. The cache folder keeps the last 20,000 of each kind; theatres are found by their
city too. A search that is not to be remembered teaches nothing, and suggestions/clear deletes all
that was learnt. A search without results names in didYouMean the title that the user probably
wanted, and movies/find searches for that title itself.

"""#),
    HelpDocument(name: "settings", text: #"""
Keys of the providers, and what you set once for all calls.

Keys:
  AMC Theatres   MARQUEE_AMC_KEY                                        https://developers.amctheatres.com
  TMDB           MARQUEE_TMDB_TOKEN (v4) or MARQUEE_TMDB_KEY (v3)       https://www.themoviedb.org/settings/api
  Pixabay        MARQUEE_PIXABAY_KEY                                    https://pixabay.com/api/docs/

  export MARQUEE_TMDB_TOKEN=…
  marquee doctor
  marquee call search/movies '{"query":"casablanca"}'

`marquee doctor` shows which keys are found and accepted, which hosts can be reached and with which version of HTTP:
HTTP/2 with libcurl 8.15.0 or later, otherwise HTTP/1.1, because earlier versions delay answers for
seconds with HTTP/2.

Keys may also be in $XDG_CONFIG_HOME/marquee/config.json, by default ~/.config/marquee/config.json.
Only its owner may be able to read it (chmod 600); otherwise it is skipped, and doctor reports it.

  { "amcKey": "…", "tmdbToken": "…", "pixabayKey": "…" }

credentials/set sets a key at run time. That comes first, then the environment, then the file. No
key is ever printed or logged. Without a key, a method that needs it fails with credentialsMissing
and names the variable.

What you set once for all calls is in the same file, next to the keys:

  marquee call settings/set place='Olathe, KS' partySize=2 units=us clock=12
  marquee call settings/get
  marquee call settings/set reset='["place"]'

place, partySize, language and region stand for those that a call leaves out, and the answer names
those that it took in settingsUsed. units (metric, us) and clock (24, 12) are for sentences and
tables; fields stay in kilometres and ISO 8601. A parameter goes before what a client gave to
initialize, that before a setting, and a setting before the default.

`marquee help` lists every option, variable and file.

"""#),
    HelpDocument(name: "sharing", text: #"""
Several processes of one machine share rates, answers and requests under way.

Start as many processes as you like: editors, an assistant, a cron job, `marquee call` in a loop.
Those of one user with the same cache folder count as one client to a provider. They share, per key,
the rate and the effect of a 429. A process that needs an answer which another one is waiting for
waits for it too, instead of sending the request again. A host that one process finds unreachable is
left alone by all.

This needs no server and no setting, and a killed process leaves nothing behind. `marquee doctor`
and server/status report when sharing isn't possible: on a network file system, for example, each
process keeps its own rates.

One machine is enough as long as the requests for answers that no process has, or that are too old,
stay below the provider's rate (40 requests a second at TMDB); cacheHitCount and requestCount in
server/status count them. `marquee help fleet` describes several machines.

"""#),
    HelpDocument(name: "watch", text: #"""
Poll the watches and print their events, until interrupted.

Usage: marquee watch [OPTIONS]

Options:
{options exec exec-environment after json shared help}

watch/add and the other methods of watch/ manage the watches; `marquee methods watch` lists them and
`marquee help watches` explains them. One process of a state folder polls the providers at a time; if it ends, another
takes over within a minute. Each event is one line of JSON on stdout, with a cursor that only grows; at a terminal it is
its time and a sentence. Only new events are printed; --after CURSOR begins after the last event that you have.

With --exec, the shell runs COMMAND for each event, one at a time and in order. The output of COMMAND is printed. An
event is delivered once COMMAND exits with 0. If COMMAND fails, or is ended after a minute, it gets the same event again
after a second, then after twice as long each time, up to five minutes. The position of COMMAND is stored in the state
folder, under its text: a restarted process goes on with the next event, so no event is lost, and none is delivered
twice unless this process or COMMAND is killed during an event; its "cursor" shows a repetition. Run one process for
each COMMAND. A new COMMAND begins with new events, or after --after CURSOR.

COMMAND doesn't have the variables MARQUEE_…_KEY, MARQUEE_…_TOKEN and MARQUEE_FLEET, and the addresses of proxies in its
environment are without user and password. With --exec-environment it has all variables.

The log keeps the last 100,000 events, at most 64 MiB of them. If the next events are no longer in it,
{"kind":"gap","cursor":…} takes their place; watch/list and watch/get have the present state of the watches.

Examples:
  marquee call watch/add kind=tickets movie='The Batman Part II' place='Olathe, KS' format=imax
  marquee watch --exec 'jq -r .message | mail -s Marquee me@example.org'
  marquee watch --after 0 | jq -r '.at + "  " + .message'

A unit for systemd:
  # ~/.config/systemd/user/marquee-watch.service
  [Unit]
  Description=Notify when tickets open
  [Service]
  Environment=MARQUEE_AMC_KEY=…
  ExecStart=/usr/local/bin/marquee watch --exec 'notify-send Marquee "$$(jq -r .message)"'
  Restart=on-failure
  SuccessExitStatus=143
  [Install]
  WantedBy=default.target

Exit codes: 0 stdout was closed, 1 stdout can't be written, 2 the command line is wrong, 130 SIGINT, 143 SIGTERM.

"""#),
    HelpDocument(name: "watches", text: #"""
Wait for tickets, seats, showings, a release or all of your list, and miss no event.

A watch waits for tickets for a film that AMC may not even list yet, for changes of a day's
showings, for seats side by side, or for a release. Add it once; it outlasts the program. `marquee
watch`, or any other process of the same state folder that serves, polls the providers and writes
events to a log. A watch and its log belong to their machine.

In this example the sandbox's clock runs. After the watches are added, ten minutes pass in each
second, and the reader is killed in the middle. It continues after the cursor of the last event that
it has, and misses none.

  $ export MARQUEE_NOW='2026-11-21T12:00:00Z*1'
  $ marquee --sandbox call watch/add kind=seats showtimeId=amc:showtime:61020778482511 partySize=3 | jq -r .now.message
  No 3 seats side by side are free.
  $ marquee --sandbox call watch/add kind=showings theatreId=amc:610 date=today | jq -r .now.message
  145 showings are listed.
  $ marquee --sandbox call watch/add kind=tickets movie='The Batman Part II' | jq -r .now.message
  AMC doesn't list “The Batman Part II” yet.
  $ marquee --sandbox call watch/add kind=release movieId=tmdb:1368337 | jq -r .now.message
  The Odyssey in US: theatrical on 2026-07-17; offered by Amazon Video, Apple TV, Google Play Movies, Peacock Premium.
  $ export MARQUEE_NOW='2026-11-21T12:00:00Z*600'
  $ timeout -s KILL 3 marquee --sandbox watch --after 0 > events
  …Killed…
  $ sleep 2; timeout 12 marquee --sandbox watch --after $(jq -s '.[-1].cursor // 0' events) >> events
  $ jq .cursor events | paste -sd ' '
  1 2 3 4 5 6…
  $ jq -r .message events | sort
  3 seats side by side have come free for The Hunger Games: Sunrise on the Reaping at AMC DINE-IN Studio 28 on 2026-11-21 at 20:10: G6, G7, G8.
  A showing was added: The Hunger Games: Sunrise on the Reaping at AMC DINE-IN Studio 28 on 2026-11-21 at 23:30 in IMAX.
  AMC lists The Batman Part II now.
  Fandango At Home has The Odyssey for rent in US now.
  The digital release of The Odyssey in US is on 2026-12-01.
  The seats for The Hunger Games: Sunrise on the Reaping at AMC DINE-IN Studio 28 on 2026-11-21 at 20:10 are gone.…

One watch can be for all films that your library has as wanted: it reports tickets at your cinema,
the first showing in a format that you want, the arrival at a service that you have (`services/set`)
and the digital release's date. Another one is for a person's new films. Each event names the film,
its reason and the page to act on, and nothing is reported twice.

  $ marquee --sandbox call library/set id=tmdb:movie:1170608 status=wanted | jq -r .title
  Dune: Part Three
  $ marquee --sandbox call watch/add kind=library place='Olathe, KS' format=imax | jq -r .now.message
  1 wanted film: …
  $ marquee --sandbox call watch/add kind=person personId=tmdb:137427 | jq -r .now.message
  1 new film of Denis Villeneuve, 1 with a date, …

`marquee watch --exec COMMAND` passes each event to a command of yours, as JSON on its standard
input, and stores the position of the command. `marquee help watch` has the details and a unit for
systemd. Clients read the same events with watch/follow, and receive the notification
watch/didChange.

"""#),
    HelpDocument(name: "wire", text: #"""
Requests, lists, streams, errors and ids on standard input and output, with examples.

A request is one line, and so is its answer.

  $ echo '{"jsonrpc":"2.0","id":1,"method":"server/ping","params":{"sequence":7}}' | marquee --sandbox
  {"jsonrpc":"2.0","id":1,"result":{"pong":true,"sequence":7}}

Messages may have Content-Length headers instead, as language clients send them; the first bytes
decide. Requests run concurrently and are answered as they finish; this notification cancels request
3. At the end of input, accepted requests are finished first.

  {"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":3}}

Lists:

A list comes one page at a time. nextPage is present as long as another page exists.

  $ echo '{"jsonrpc":"2.0","id":2,"method":"movies/nowPlaying","params":{"pageSize":2}}' | marquee --sandbox
  {"jsonrpc":"2.0","id":2,"result":{"kind":"page","page":1,"pageSize":2,"totalPages":26,"totalResults":51,"nextPage":2,…

With a partialResultToken, each page is sent when it arrives, as a $/progress notification as in the
Language Server Protocol, and the answer is their summary. limit and maxPages bound the stream.

  $ request='{"jsonrpc":"2.0","id":3,"method":"movies/nowPlaying","params":{"partialResultToken":"t","limit":40}}'
  $ echo "$request" | marquee --sandbox
  {"jsonrpc":"2.0","method":"$/progress","params":{"token":"t","value":{"kind":"page","page":1,…}}}
  {"jsonrpc":"2.0","method":"$/progress","params":{"token":"t","value":{"kind":"page","page":2,…}}}
  {"jsonrpc":"2.0","id":3,"result":{"kind":"summary","pageCount":2,"itemCount":40,"complete":false,"nextPage":3}}

Errors:

An error says what went wrong and what to do about it.

  $ echo '{"jsonrpc":"2.0","id":4,"method":"movies/nowPlayin"}' | marquee --sandbox
  {…"code":-32601,"message":"Unknown method \"movies/nowPlayin\"; did you mean \"movies/nowPlaying\"?",…}
  $ echo '{"jsonrpc":"2.0","id":5,"method":"movies/nowPlaying","params":{"pageSize":1000}}' | marquee --sandbox
  {…"message":"\"pageSize\" is invalid: expected an integer from 1 to 100, got 1000",…"path":"/pageSize",…}

Ids:

An id says what it identifies; pass it on as you received it. Where the kind is clear, the short
form amc:610 works too.

  $ echo '{"jsonrpc":"2.0","id":6,"method":"movies/get","params":{"id":"amc:theatre:610"}}' | marquee --sandbox
  {…"got":"amc:theatre:610, which is a theatre; theatres/get takes it"}}}

In a shell:

`marquee call` writes the request, and prints the result or, on stderr, the error.

  $ marquee --sandbox call movies/nowPlaying '{"limit":3}' --stream
  {"id":"amc:movie:64825","title":"The Hunger Games: Sunrise on the Reaping",…}
  {"id":"amc:movie:64802","title":"The Cat in the Hat",…}
  {"id":"amc:movie:64779","title":"The Social Reckoning",…}
  $ marquee --sandbox call movies/get '{"id":"amc:movie:1"}'
  {"code":-32012,"message":"AMC answered with status 404: There is no such movie.","data":{"kind":"notFound",…}}

It exits with 0, with 1 after an error, with 2 if the command line, the method or its params are
wrong, and with 130 if interrupted. At a terminal a list is a table (--json for lines), and params
may be named instead, as in `marquee call movies/get id=amc:movie:61234`.

`marquee schema` prints the contract as OpenRPC. The reference in schema/ of the source tree
describes the wire, each method with its params, results and examples, and each error.

"""#),
  ]
}
