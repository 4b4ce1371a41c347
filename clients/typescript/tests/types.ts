// SPDX-License-Identifier: MIT

// What has to compile, and what must not: each line below an `@ts-expect-error` is one of the
// mistakes that the types are there to catch. Only compiled, never run.

import { type MarqueeClient, NotFoundError, RateLimitedError, RequestError } from "../src/index.js";
import type { List, Movie, Page, Showtime, SuggestionList, Summary } from "../src/index.js";
import { ConnectionClient, type ConnectionLike } from "../src/vscode.js";

declare const client: MarqueeClient;
declare const signal: AbortSignal;
declare const nodeSignal: NodeAbortSignal;

export async function results(): Promise<void> {
  const movie: Movie = await client.movies.get({ id: "amc:movie:64825" });
  const title: string = movie.title;
  // @ts-expect-error: an absent value is left out
  const runtime: number = movie.runtimeMinutes;
  // @ts-expect-error: there is no such member
  movie.name;
  const movies: List<Movie> = client.movies.nowPlaying();
  const page: Page<Movie> = await movies.page(2);
  // @ts-expect-error: a list is not one page
  const first: Page<Movie> = movies;
  // @ts-expect-error: nor is it a promise
  await movies;
  for await (const showtime of client.showtimes.atTheatre({ theatreId: "amc:theatre:2114" })) {
    const own: Showtime = showtime;
    void own;
  }
  for await (const found of client.search.all({ query: "batman" })) {
    if (found.kind === "person") found.item.name;
    // @ts-expect-error: what an item is, is known by its kind
    found.item.title;
  }
  void [title, runtime, page, first];
}

export function params(): void {
  // @ts-expect-error: the id is missing
  void client.movies.get({});
  // @ts-expect-error: by one thing only
  void client.movies.get({ id: "amc:movie:1", slug: "batman" });
  void client.movies.get({ slug: "batman-61234", include: ["credits"], link: true });
  // @ts-expect-error: there is no such part
  void client.movies.get({ id: "amc:movie:1", include: ["changes"] });
  // @ts-expect-error: an id is a string
  void client.movies.get({ id: 268 });
  // @ts-expect-error: misspelt
  client.movies.nowPlaying({ pagSize: 10 });
  // @ts-expect-error: there is no such provider
  client.movies.nowPlaying({ provider: "netflix" });
  void client.images.url({ id: "amc:movie:1" });
  void client.images.url({ id: "amc:movie:1", kind: "movie", width: 500 });
  // @ts-expect-error: by size or by width
  void client.images.url({ path: "/a.jpg", size: "w500", width: 500 });
  // @ts-expect-error: a city needs its state
  client.theatres.all({ city: "Olathe" });
  client.theatres.all({ city: "Olathe", state: "KS", limit: undefined });
  // @ts-expect-error: the query is missing
  client.search.movies();
}

export function options(): void {
  const onSummary = (summary: Summary) => summary.itemCount;
  void client.movies.genres({}, { signal: nodeSignal });
  // @ts-expect-error: the controller is not the signal
  void client.movies.genres({}, { signal: new AbortController() });
  client.movies.popular({}, { signal, onSummary, onFault: (fault) => fault.willRetry });
  void client.movies.get({ id: "amc:movie:1", link: true }, { onPartial: (movie) => movie.title });
  // @ts-expect-error: only what comes in steps has steps
  void client.movies.credits({ id: "amc:movie:1" }, { onPartial: () => {} });
  // @ts-expect-error: only a list has faults
  void client.movies.get({ id: "amc:movie:1" }, { onFault: () => {} });
}

export function notifications(): void {
  client.on("suggestions/didChange", (list: SuggestionList) => list.items.length);
  client.on("server/didChangeHealth", ({ provider }) => provider);
  // @ts-expect-error: there is no such notification
  client.on("movies/didChange", () => {});
  // @ts-expect-error: that is not what it brings
  client.on("server/error", (list: SuggestionList) => list);
}

export function errors(error: unknown): void {
  if (error instanceof NotFoundError) error.data.provider?.length;
  // @ts-expect-error: a watch that isn't there is no provider's
  if (error instanceof NotFoundError) error.data.provider.length;
  if (error instanceof RateLimitedError) error.data.provider.length + error.data.attempts;
  // @ts-expect-error: not every error has a provider
  if (error instanceof RequestError) error.data.provider.length;
}

export function connections(connection: ConnectionLike): void {
  void new ConnectionClient(connection).movies.get({ id: "amc:movie:1" });
  // @ts-expect-error: a connection must be able to tell progress
  new ConnectionClient({ sendRequest: connection.sendRequest });
}

/** The signatures of `AbortSignal` in @types/node, where the DOM's types are not. */
interface NodeAbortSignal {
  readonly aborted: boolean;
  readonly reason: any;
  addEventListener(type: string, listener: NodeListener | { handleEvent: NodeListener }, options?: object): void;
  removeEventListener(type: string, listener: NodeListener | { handleEvent: NodeListener }, options?: object): void;
}
interface NodeListener {
  (event: { readonly type: string; preventDefault(): void }): void;
}

/** The signatures of vscode-jsonrpc's `MessageConnection` (8 and 9), as far as they matter here. */
interface VSCodeConnection {
  sendRequest<R>(type: { method: string }, token?: VSCodeToken): Promise<R>;
  sendRequest<R>(method: string, r0?: any, ...rest: any[]): Promise<R>;
  onNotification(method: string, handler: (...params: any[]) => void): VSCodeDisposable;
  onProgress<P>(type: VSCodeProgress<P>, token: string | number, handler: (p: P) => void): VSCodeDisposable;
  onClose: VSCodeEvent<void>;
  onDispose: VSCodeEvent<void>;
}
/** The signatures of vscode-languageclient's `LanguageClient`. */
interface VSCodeClient {
  sendRequest<R>(method: string, token?: VSCodeToken): Promise<R>;
  sendRequest<R>(method: string, param: any, token?: VSCodeToken): Promise<R>;
  onNotification(method: string, handler: (...params: any[]) => void): VSCodeDisposable;
  onProgress<P>(type: VSCodeProgress<P>, token: string | number, handler: (p: P) => void): VSCodeDisposable;
}
interface VSCodeDisposable {
  dispose(): void;
}
interface VSCodeEvent<T> {
  (listener: (e: T) => any, thisArgs?: any, disposables?: VSCodeDisposable[]): VSCodeDisposable;
}
interface VSCodeToken {
  readonly isCancellationRequested: boolean;
  readonly onCancellationRequested: VSCodeEvent<any>;
}
declare class VSCodeProgress<P> {
  readonly __: [P, number] | undefined;
  readonly _pr: P | undefined;
}

export function adapter(connection: VSCodeConnection, client: VSCodeClient): void {
  new ConnectionClient(connection);
  new ConnectionClient(client);
}
