// SPDX-License-Identifier: MIT

// JSON-RPC 2.0 over a byte stream, with LSP's additions: cancellation, progress and a lifecycle. It is independent of
// Marquee's contract.
//
//                        reader's thread                                        tasks
//     ┌──────────────────────────────────────────────────────┐      ┌────────────────────────────┐
//     transport ─▶ MessageSplitter ─▶ MessageParser ─▶ Envelope ─▶ Router ─▶ Dispatcher ─▶ handler
//                  (Framing/)         (JSON)            │            │                       │
//                                                       ▼            ▼                       │
//                                                    faults   in-order handlers      PartialResults, Reply
//                                                       │            │                       │
//     transport ◀────────────── Output ◀────────────────┴────────────┴───────────────────────┘
//
// One thread reads. It splits the input into messages (Framing/), classifies them (Messages/), and finds the method's
// handler (Dispatch/). Handlers that must take effect in order of arrival run on that thread; all others run as tasks,
// up to a limit, and further requests wait in a bounded queue. When the queue is full, reading pauses. A task starts on
// the reader's thread and leaves it the first time it suspends, unless it streams. The reader handles cancellations
// itself, so that none can overtake its request.
//
// All output goes through one `Output` (Connection/), whose queue is bounded in bytes: when it is full, tasks that send
// are suspended and the reader blocks. A request owns a `Reply`, which can be given once; if dropped, it answers with
// an error.
//
// `Dialect` (Dispatch/Router.swift) describes how other protocols over JSON-RPC differ from LSP's base protocol.
//
// `Server` ties all of this together for one client. `Limits` has every bound. `Signals` stops the server on SIGINT
// and SIGTERM.
