// SPDX-License-Identifier: MIT
// Shows what the host sends: the progress of the tool's call, then its result.

import { listen } from "./connection";
import { films } from "./films";
import * as host from "./host";
import { attempt, notice, progress, progressSentence } from "./notices";
import { HostContext, MethodCall, ToolResult, textOf } from "./protocol";
import { seats } from "./seats";
import { drawBar, show } from "./stage";
import { useSettings } from "./text";
import { applyContext } from "./theme";
import { whatsOn } from "./whatsOn";

/** The faces, each with a call of the contract and the answer to it. */
const faces: Record<string, (call: MethodCall, answer: never) => HTMLElement> = { whatsOn, seats, films };
let isReady = false;
/** A result that came before the host was ready. */
let early: ToolResult | undefined;
let hasFace = false;

async function start(): Promise<void> {
  useContext();
  show(progress("One moment…"));
  await host.initialize();
  isReady = true;
  useContext();
  host.reportSizes();
  if (early) showResult(early);
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
  if (hasFace || !isReady) return;
  show(progress(progressSentence(host.context.toolInfo?.tool?.name, input.arguments ?? {})));
}

function showCancelled({ reason }: { reason?: unknown }): void {
  if (hasFace) return;
  const why = typeof reason === "string" && reason ? ` (${reason})` : "";
  show(notice(`This was cancelled${why}. Ask again in the conversation.`));
}

function showResult(result: ToolResult): void {
  if (!isReady) {
    early = result;
    return;
  }
  const data = result._meta?.["marquee/view"];
  if (data) {
    hasFace = true;
    useSettings({ units: data.units, clock: data.clock });
    const face = faces[data.face];
    const tooNew = "This view is older than the program that sent the result. Restart the assistant’s program.";
    show(face ? face(data.call, data.answer as never) : notice(tooNew));
  } else if (!hasFace) {
    // A result without a face: an error, or text alone.
    show(notice(textOf(result) || "There is nothing to show.", result.isError ? "danger" : "info"));
  }
}

listen(new Map<string, (params: object) => void>([
  ["ping", () => undefined],
  ["ui/resource-teardown", () => undefined],
  ["ui/notifications/tool-input-partial", showProgress],
  ["ui/notifications/tool-input", showProgress],
  ["ui/notifications/tool-result", showResult],
  ["ui/notifications/tool-cancelled", showCancelled],
  ["ui/notifications/host-context-changed", changeContext],
]));
void attempt(start, show);
