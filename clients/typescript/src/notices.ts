// SPDX-License-Identifier: MIT
import { AbortError } from "./answers.js";
import type { Methods } from "./generated/methods.js";
import type { WatchEvent } from "./generated/watch.js";
import type { DisposableLike } from "./vscode.js";

/** The part of an editor that shows messages: `vscode.window` has it. */
export interface MessageWindow {
  showInformationMessage(message: string, ...buttons: string[]): PromiseLike<string | undefined>;
}

/** Where an editor keeps values from one run to the next: `context.globalState` of a VS Code extension. */
export interface KeptState {
  get(key: string): unknown;
  update(key: string, value: unknown): PromiseLike<void>;
}

/** How an editor shows the events of watches. */
export interface NoticeOptions {
  window: MessageWindow;
  /** Keeps the place that was reached. */
  state: KeptState;
  /** Opens a page, when someone chooses to: `(url) => vscode.env.openExternal(vscode.Uri.parse(url))`. */
  open: (url: string) => unknown;
  /** Called with each event, before it is shown; false leaves it unshown. */
  filter?: ((event: WatchEvent) => boolean) | undefined;
  /** Called with the error that ended it. */
  onError?: ((error: unknown) => void) | undefined;
}

/** By this key the place that was reached is kept. */
const key = "marquee.watchCursor";

/** The button that opens an event's page. */
const openButton = "Open";

/**
 * Shows each event of watches as a message of an editor, until it is disposed of. What happened since the
 * last run is shown first; the first run begins with what happens from then on.
 */
export function showEvents(client: Methods, options: NoticeOptions): DisposableLike {
  const leaving = new AbortController();
  void follow(client, options, leaving.signal).catch((error: unknown) => {
    if (!(error instanceof AbortError)) options.onError?.(error);
  });
  return { dispose: () => leaving.abort() };
}

async function follow(client: Methods, options: NoticeOptions, signal: AbortSignal): Promise<void> {
  const { state, filter } = options;
  const kept = state.get(key);
  const after = typeof kept === "number" ? kept : (await client.watch.list({}, { signal })).cursor;
  if (after !== kept) await state.update(key, after);
  const keep = ({ cursor }: { cursor: number }) => void state.update(key, cursor);
  for await (const event of client.watch.follow({ after }, { signal, onBookmark: keep, onGap: keep })) {
    if (filter?.(event) !== false) void show(event, options);
    await state.update(key, event.cursor);
  }
}

/** Shows an event; the message stays until someone has read it, which nothing waits for. */
async function show({ message, url }: WatchEvent, { window, open, onError }: NoticeOptions): Promise<void> {
  try {
    const chosen = await window.showInformationMessage(message, ...(url ? [openButton] : []));
    if (chosen === openButton && url) await open(url);
  } catch (error) {
    onError?.(error);
  }
}
