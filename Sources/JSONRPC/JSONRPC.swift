// SPDX-License-Identifier: MIT

// JSON-RPC 2.0 over a stream of bytes, with what LSP adds to it: cancellation, progress and a lifecycle. Knows no
// movie.
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
// One thread reads. It cuts the input into messages (Framing/), tells what they are (Messages/), and finds the method's
// handler (Dispatch/). Handlers that must take effect in the order of arrival run right there; all others run as tasks,
// so many at a time, and the rest waits in a bounded queue. When that is full, reading pauses. A task begins on the
// reader's thread and leaves it the first time it waits, unless it streams. Cancels are handled by the reader, so that
// none can overtake its request.
//
// Everything that is sent goes through one `Output` (Connection/), whose queue is bounded in bytes: tasks that send
// more are suspended, the reader blocks. A request owns a `Reply`, which can be given once and answers by itself if
// dropped.
//
// What another protocol than LSP's base does in a way of its own is the router's `Dialect`.
//
// `Server` is the whole of it for one client. `Limits` has every bound. `Signals` stop it as the system wants.
