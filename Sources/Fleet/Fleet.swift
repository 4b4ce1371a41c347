// SPDX-License-Identifier: MIT

// Fleet: what EndpointCore shares between machines, on Redis or Valkey.
//
//     RateLimitTransport ─▶ permission, report┐
//     FlightBoard ────────▶ claim, renew, land ┼─▶ MachineFleet ─▶ FleetThread ─▶ FleetConnection ─▶ hiredis ─▶ engine
//     CircuitBreaker… ────▶ outages ──────────┤      (facade)      (one thread,     (blocking, short
//     ResponseCache ─▶ FleetResponseStore ────┘                    bounded queue)        timeouts)
//
// hiredis is loaded when a fleet is used for the first time (`HiredisLibrary`). Its calls block, so a thread of their
// own makes them. It sends the queued commands together and reads the replies in order; callers wait for a tenth of a
// second, if at all.
//
// Each decision is one script in the engine (`FleetScript`), by the engine's clock: machines' clocks may differ. The
// rate is counted as on one machine (`TokenBucket`), because an evenly refilled bucket, and so the usual GCRA with one
// time of arrival, either lets almost twice the rate through in the second after a rest or, without a burst, makes even
// the first requests wait. A token here is a cell of GCRA's own: it comes back one period after its request was
// answered, and there are as many as the rate allows. That is exact in any window, and costs one command before a
// request and one, for which nobody waits, after it.
//
// All keys are below one prefix with a version, and have a time to live. Names are digests, so they contain neither a
// provider's key nor a search. A shared response is authenticated by the provider's key (`SharedResponse`). A value of
// another writer is ignored, however long it is, or replaced if it has the name of one of ours.
//
// The engine isn't trusted. A reply is bounded before memory is allocated for it (`FleetReplyReader`), and must be one
// that the command can have (`FleetThread.Request`): any other counts as an engine that can't be used, and so do waits
// without an end and pauses in which the provider answers (`MachineFleet`). The reason is in status, log and doctor.
//
// The engine may fail in any way and at any moment. Then each machine uses its own file and its part of the rate
// (`FleetShare`), by the number of machines stored in the file. Machines that have sent nothing to the engine for three
// seconds may be doing that, so their parts stay reserved for two minutes. A machine that returns reports that it does;
// it is counted only after a period in which its own requests no longer count with the provider. So a partition doesn't
// double the rate.
//
// A fleet doesn't raise a rate: it keeps machines from spending it twice. It is worth its engine when a second machine
// needs the responses of the first one, or when one machine's processors are not enough: a cached page of 20 movies
// takes 27 µs of one. Commands for each request:
//
//     served from this process's memory or this machine's file   none
//     served from the fleet                                      1 (`GET`), with a wait of 0.1 s at most
//     sent to a provider                                         3 before it (`GET`, flight, permission), with a wait;
//                                                                3 after it (`SET`, landing, end), without
//     waiting for another machine's flight                       1 each 50 ms
//     waiting for a permission                                   1 each 0.2 s or when a token returns, for each process
//                                                                and key
//     a process that was used within a minute                    1 a second, as a heartbeat
//
// So the engine's load follows the provider's rate, not the readers: 40 requests a second at TMDB are 240 commands. Its
// memory holds the shared responses, at most 1 MiB each and some 15 kB a page, for a week at most. Ten thousand
// processes are the next bound: Redis's 10,000 connections (`maxclients`, 200 MB), and 10,000 heartbeats a second, a
// tenth of an engine's processor. From there on, divide the providers' keys among several fleets.
//
// Before you change the rules of a change-over (`FleetShare`, `FleetScript.budget`): machines notice it at different
// times; tokens taken under the old rule count with the provider for a period more; a machine that is cut off looks to
// the others like a dead one; a restarted engine has no list of machines. Each machine reads the upstreams' rate
// headers from its own responses. After a change here, run Tests/Conformance/fleet_test.py with `FLEET_REQUESTS=4000`
// and `FLEET_FREEZE=30`; `HIREDIS=FOLDER` tries another hiredis, and is how TLS is tested on Debian 12.
