// SPDX-License-Identifier: MIT
// The parts of MCP Apps (revision 2026-01-26) that the view uses.

import { ShownHall } from "./contract";

export type DisplayMode = "inline" | "fullscreen" | "pip";

export interface HostContext {
  toolInfo?: { tool?: { name?: string } };
  theme?: "light" | "dark";
  styles?: { variables?: Record<string, string | undefined>; css?: { fonts?: string } };
  displayMode?: DisplayMode;
  availableDisplayModes?: string[];
  containerDimensions?: { height?: number; maxHeight?: number; width?: number; maxWidth?: number };
  locale?: string;
  safeAreaInsets?: { top: number; right: number; bottom: number; left: number };
}

/** What the host offers; a member that is absent is not offered. */
export interface HostCapabilities {
  openLinks?: object;
  serverTools?: object;
  serverResources?: object;
}

export interface ToolResult {
  content?: { type: string; text?: string }[];
  structuredContent?: { answer?: unknown; view?: ViewData };
  isError?: boolean;
  _meta?: { "marquee/view"?: ViewData };
}

/**
 * What the server adds to a result for the view: which face shows it, how it was asked for, and of the answer what is
 * drawn at first.
 */
export interface ViewData {
  face: string;
  call: MethodCall;
  answer: unknown;
  /** The seats one by one, for the answer to showtimes/plan. */
  layout?: ShownHall;
  /** Whether everything is made up. */
  sandbox?: boolean;
  /** What the person has set; otherwise the host's locale decides. */
  units?: "us" | "metric";
  clock?: 12 | 24;
}

export interface MethodCall {
  method: string;
  params: Record<string, unknown>;
}

/** The text of a tool's result, for people. A result of another form has none. */
export function textOf(result: ToolResult): string {
  const blocks: unknown[] = Array.isArray(result.content) ? result.content : [];
  const texts = blocks.map((block) => (block as { text?: unknown } | null)?.text);
  return withoutIDs(texts.filter((text) => typeof text === "string" && text !== "").join("\n\n"));
}

const id = "(?:amc|tmdb|imdb|pixabay|local|watch):[\\w:-]*\\w";

/** A text for a model without what only a model needs: ids, and sentences that name a tool to call. */
export function withoutIDs(text: string): string {
  // A tool's name has a low line.
  const isForModel = /\b(call|calls|[a-z]+_[a-z_]+)\b.*\b(again|with|tool|arguments|lists)\b/i;
  const lines = text.split("\n").filter((line) => !isForModel.test(line)).map((line) => line
    .replace(new RegExp(` ?\\((?:${id}[, ]*)+\\)`, "g"), "")
    .replace(new RegExp(`(?: [|·]| showtime| theatre)* ?\\b${id}`, "g"), "")
    .replace(/; the (?:showtimeId|id of each showtime) last/, "")
    .replace(/ [|·] (?:id|ids|showtimeId)$/, "")
    .trimEnd());
  return lines.join("\n").replace(/\n{3,}/g, "\n\n").trim();
}
