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
// identity (`KeptValue`), anything else by its type and range; what is someone else's is ignored, or replaced if it
// stands where ours should.
//
// The engine may fail in any way and at any moment. Then each machine goes by its own file and its part of the rate
// (`FleetShare`): the machines that share, remembered in the file. Machines that have sent nothing to the engine for
// three seconds may be doing that, so their parts are kept free for two minutes; a machine that comes back says so, and
// is counted in only when what it used by itself has been forgotten by the provider, too. So a partition is no doubling.
