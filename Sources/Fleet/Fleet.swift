// SPDX-License-Identifier: MIT

// Fleet: what EndpointCore shares between machines, on Redis or Valkey.
//
//     RateLimitTransport ─▶ permission, tell ─┐
//     FlightBoard ────────▶ claim, renew, land ┼─▶ MachineFleet ─▶ FleetThread ─▶ FleetConnection ─▶ hiredis ─▶ engine
//     CircuitBreaker… ────▶ outages ──────────┤      (facade)      (one thread,     (blocking, short
//     ResponseCache ─▶ FleetResponseStore ────┘                    bounded queue)        timeouts)
//
// hiredis is opened when a fleet is used for the first time (`HiredisLibrary`). Its calls block, so all are made
// on a thread of their own, which sends what has accumulated at once and reads the replies in order; callers wait for a
// tenth of a second, if at all.
//
// Each decision is one script in the engine (`FleetScript`), by the engine's clock: machines' clocks may differ. The
// rate is counted as on one machine (`TokenBucket`), because an evenly refilled bucket, and so the usual GCRA with one
// time of arrival, either lets almost twice the rate through in the second after a rest or, without a burst, makes even
// the first requests wait. A token here is a cell of GCRA's own: it comes back one period after its request was
// answered, and there are as many as the rate allows. That is exact in any window, and costs one command before a
// request and one, for which nobody waits, after it.
//
// All keys are below one prefix with a version, and have a time to live. Names are digests, so they hold neither a
// provider's key nor a search. Whatever is read is checked: a kept answer by its version, length, checksum and
// identity (`KeptValue`), anything else by its type and range. A value of another writer is ignored, or replaced
// if it has the name of one of ours.
//
// The engine may fail in any way and at any moment. Then each machine goes by its own file and its part of the rate
// (`FleetShare`): the machines that share, remembered in the file. Machines that have sent nothing to the engine for
// three seconds may be doing that, so their parts are kept free for two minutes; a machine that comes back says so, and
// is counted in only when what it used by itself has been forgotten by the provider, too. So a partition is no
// doubling.
//
// A fleet adds no requests to a rate: it keeps machines from spending it twice. It is worth its engine when a second
// machine needs the answers that the first one has, or when one machine's processors are not enough: a kept page of 20
// movies takes 27 µs of one. Commands for each request:
//
//     answered from this process's memory or this machine's file   none
//     answered from the fleet                                      1 (`GET`), for which it waits 0.1 s at most
//     sent to a provider                                           3 before it (`GET`, flight, permission), for which
//                                                                  it waits; 3 after it (`SET`, landing, end)
//     waits for another machine's flight                           1 each 50 ms
//     waits for a permission                                       1 each 0.2 s or when a token returns, for each
//                                                                  process and key
//     a process that was used within a minute                      1 a second, as a sign of life
//
// So the engine's load follows the provider's rate, not the readers: 40 requests a second at TMDB are 240 commands. Its
// memory holds the kept answers, at most 1 MiB each and some 15 kB a page, for a week at most. With ten thousand
// processes in use, the next bounds are:
//
// - Connections: one for each process that was used within a minute. Redis allows 10,000 (`maxclients`), and needs a
//   descriptor and some 20 kB for each: 200 MB.
// - Operations: 10,000 signs of life a second, 5 to 10 % of one processor of an engine that does 100,000 to 200,000
//   operations. If all processes wait for a permission at once, 50,000 more, half of what the engine can do. From there
//   on, divide the providers' keys among several fleets.
// - The providers' limits, which come first by far: 40 requests a second, divided among ten thousand processes, are one
//   every four minutes for each. A fleet of that size answers from kept pages, and costs the provider the number of
//   distinct pages, divided by how long they stay fresh.
//
// Before a change of the rules of a change-over (`FleetShare`, `FleetScript.budget`): machines notice it at different
// times; tokens taken under the old rule count with the provider for a period more; a machine that is cut off looks to
// the others like a dead one; a restarted engine knows no machine. Each machine learns the upstreams' rate headers from
// its own answers. After a change here, run Tests/Conformance/fleet_test.py with `FLEET_REQUESTS=4000` and
// `FLEET_FREEZE=30`; `HIREDIS=FOLDER` tries another hiredis, and is how TLS is tested on Debian 12.
