// SPDX-License-Identifier: MIT
import assert from "node:assert/strict";
import { showEvents, type KeptState } from "../src/vscode.js";
import { check, type Scope } from "./support/environment.js";

/** What an editor keeps. */
class Kept implements KeptState {
  readonly values = new Map<string, unknown>();

  get(key: string): unknown {
    return this.values.get(key);
  }

  async update(key: string, value: unknown): Promise<void> {
    this.values.set(key, value);
  }
}

/** Two events in each run, numbered on from the cursor; the second has no page. */
const twoEvents = `onMessage(({ id, method, params }) => {
  if (method === "server/ping") send({ id, result: { pong: true } });
  if (method === "watch/list") send({ id, result: { items: [], cursor: 40 } });
  if (method !== "watch/follow") return;
  for (const cursor of [params.after + 1, params.after + 2]) {
    const event = { cursor, watchId: "watch:1", watchName: "Friday", kind: "seatsFound", at: "2026-11-21T12:06:00Z",
      message: "Event " + cursor, ...(cursor % 2 && { url: "https://www.amctheatres.com/" + cursor }) };
    send({ method: "$/progress", params: { token: params.partialResultToken, value: { kind: "event", event } } });
  }
});`;

/** Shows events until there are two; what was shown, and what was opened by who chose the button. */
async function run(scope: Scope, state: KeptState): Promise<{ shown: string[][]; opened: string[] }> {
  const shown: string[][] = [];
  const opened: string[] = [];
  const errors: unknown[] = [];
  await new Promise<void>((resolve) => {
    const notices = showEvents(scope.script(twoEvents), {
      state,
      window: {
        async showInformationMessage(...words) {
          shown.push(words);
          return words[1];
        },
      },
      open: (url) => opened.push(url),
      filter: ({ cursor }) => cursor !== 43,
      onError: (error) => errors.push(error),
    });
    const update = state.update.bind(state);
    state.update = async (key, value) => {
      await update(key, value);
      if (value === 42 || value === 44) resolve();
    };
    scope.add(() => notices.dispose());
  });
  assert.deepEqual(errors, []);
  return { shown, opened };
}

check("each event is a message with a button for its page; the next run goes on after the last one", async (scope) => {
  const state = new Kept();
  assert.deepEqual(await run(scope, state), {
    shown: [["Event 41", "Open"], ["Event 42"]],
    opened: ["https://www.amctheatres.com/41"],
  });
  assert.deepEqual([...state.values], [["marquee.watchCursor", 42]]);
  // One is filtered out.
  assert.deepEqual((await run(scope, state)).shown, [["Event 44"]]);
});

check("what ends it is told, and leaving it is no error", async (scope) => {
  const client = scope.client({ executable: "/bin/false" });
  const window = { showInformationMessage: async () => undefined };
  const error = await new Promise((onError) => showEvents(client, { window, state: new Kept(), open() {}, onError }));
  assert.equal((error as Error).name, "ServerExitedError");
});
