// SPDX-License-Identifier: MIT
export type { AbortSignalLike } from "./abort.js";
export { AbortError } from "./answers.js";
export type { CallOptions, PartialOptions, RequestOptions, WorkDone } from "./caller.js";
export { MarqueeClient, type ClientOptions } from "./client.js";
export { Completer, matchRanges, type CompleterOptions } from "./completer.js";
export * from "./errors.js";
export * from "./generated/index.js";
export { WatchFeed, type FeedOptions } from "./feed.js";
export { List, type ListOptions, type PartialListOptions } from "./list.js";
export type { Listener } from "./listeners.js";
export { NotFiniteError } from "./params.js";
