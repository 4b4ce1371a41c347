// SPDX-License-Identifier: MIT
// Shows what the host sends: the progress of the tool's call, then its result.

import { listen } from "./connection";
import { ShownHall } from "./contract";
import { films } from "./films";
import * as host from "./host";
import { attempt, notice, progress, progressSentence } from "./notices";
import { HostContext, MethodCall, ToolResult, ViewData, textOf } from "./protocol";
import { seats } from "./seats";
import { drawBar, show, showSources } from "./stage";
import { useSettings } from "./text";
import { applyContext } from "./theme";
import { whatsOn } from "./whatsOn";

/** The faces, each with a call of the contract, the answer to it, and the seats if that is a plan. */
const faces: Record<string, (call: MethodCall, answer: never, layout?: ShownHall) => HTMLElement> =
  { whatsOn, seats, films };
/** Resolves once the host has said what it offers, since the faces depend on that. What it sends earlier waits. */
let ready!: () => void;
const isReady = new Promise<void>((resolve) => { ready = resolve; });
let hasFace = false;
/** The arguments of the tool's call. */
let parameters: Record<string, unknown> = {};

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

function showProgress(input: { arguments?: unknown }): void {
  const { arguments: given } = input;
  parameters = typeof given === "object" && given !== null ? given as Record<string, unknown> : {};
  if (hasFace) return;
  show(progress(progressSentence(toolName(), parameters)));
}

/** The tool that was called; where the host doesn't say which, by its arguments. */
function toolName(): string | undefined {
  const name = host.context.toolInfo?.tool?.name;
  if (name) return name;
  const has = (...names: string[]) => names.some((name) => name in parameters);
  if (has("showtimeId")) return "showtimes_and_seats";
  if (has("place", "date", "latitude", "partySize")) return "whats_on_near";
  if (has("film")) return "find_film";
  return has("status", "query") ? "my_films" : undefined;
}

function showCancelled({ reason }: { reason?: unknown }): void {
  if (hasFace) return;
  const why = typeof reason === "string" && reason ? ` (${reason})` : "";
  show(notice(`This was cancelled${why}. Ask again in the conversation.`));
}

function showResult(result: ToolResult): void {
  const data = result._meta?.["marquee/view"];
  if (data) showFace(data, result);
  else if (!hasFace) void ask(result);
}

/** Asks for what a result lacks whose host has left it out. An error, and a host without tools, leave the text. */
async function ask(result: ToolResult): Promise<void> {
  const tool = toolName();
  if (!result.isError && tool && host.capabilities.serverTools) {
    const data = await host.callTool("view_data", { tool, arguments: parameters })
      .then(({ structuredContent }) => structuredContent?.view, () => undefined);
    if (hasFace) return;
    if (data) return showFace(data, result);
  }
  showText(result);
}

function showFace(data: ViewData, result: ToolResult): void {
  try {
    useSettings({ units: data.units, clock: data.clock });
    const face = faces[data.face];
    const tooNew = "This view is older than the program that sent the result. Restart the assistant’s program.";
    show(face ? face(data.call, data.answer as never, data.layout) : notice(tooNew));
    showSources(data.sandbox === true);
    hasFace = true;
  } catch {
    // The result has another form than the face knows.
    showText(result);
  }
}

function showText(result: ToolResult): void {
  show(notice(textOf(result) || "There is nothing to show here. The conversation has the result.",
    result.isError ? "danger" : "info"));
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
