// SPDX-License-Identifier: MIT
// Shows what the host sends: the progress of the tool's call, then its result.

import { listen } from "./connection";
import { SeatingLayout } from "./contract";
import { films } from "./films";
import * as host from "./host";
import { attempt, notice, progress, progressSentence } from "./notices";
import { HostContext, MethodCall, ToolResult, textOf } from "./protocol";
import { seats } from "./seats";
import { drawBar, show } from "./stage";
import { useSettings } from "./text";
import { applyContext } from "./theme";
import { whatsOn } from "./whatsOn";

/** The faces, each with a call of the contract, the answer to it, and the seats if that is a plan. */
const faces: Record<string, (call: MethodCall, answer: never, layout?: SeatingLayout) => HTMLElement> =
  { whatsOn, seats, films };
/** Resolves once the host has said what it offers, since the faces depend on that. What it sends earlier waits. */
let ready!: () => void;
const isReady = new Promise<void>((resolve) => { ready = resolve; });
let hasFace = false;

async function start(): Promise<void> {
  useContext();
  show(progress("One moment…"));
  await host.initialize();
  useContext();
  host.reportSizes();
  ready();
}

function useContext(): void {
  applyContext(host.context);
  drawBar();
}

function changeContext(change: HostContext): void {
  host.changeContext(change);
  useContext();
}

function showProgress(input: { arguments?: Record<string, unknown> }): void {
  if (hasFace) return;
  show(progress(progressSentence(host.context.toolInfo?.tool?.name, input.arguments ?? {})));
}

function showCancelled({ reason }: { reason?: unknown }): void {
  if (hasFace) return;
  const why = typeof reason === "string" && reason ? ` (${reason})` : "";
  show(notice(`This was cancelled${why}. Ask again in the conversation.`));
}

function showResult(result: ToolResult): void {
  const data = result._meta?.["marquee/view"];
  if (data) {
    hasFace = true;
    useSettings({ units: data.units, clock: data.clock });
    const face = faces[data.face];
    const tooNew = "This view is older than the program that sent the result. Restart the assistant’s program.";
    show(face ? face(data.call, data.answer as never, data.layout) : notice(tooNew));
  } else if (!hasFace) {
    // A result without a face: an error, or text alone.
    show(notice(textOf(result) || "There is nothing to show.", result.isError ? "danger" : "info"));
  }
}

const whenReady = <Params>(handler: (params: Params) => void) => (params: Params) =>
  void isReady.then(() => handler(params));

listen(new Map<string, (params: object) => void>([
  ["ping", () => undefined],
  ["ui/resource-teardown", () => undefined],
  ["ui/notifications/tool-input-partial", whenReady(showProgress)],
  ["ui/notifications/tool-input", whenReady(showProgress)],
  ["ui/notifications/tool-result", whenReady(showResult)],
  ["ui/notifications/tool-cancelled", whenReady(showCancelled)],
  ["ui/notifications/host-context-changed", changeContext],
]));
void attempt(start, show);
