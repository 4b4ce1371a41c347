// SPDX-License-Identifier: MIT
// The parts of MCP Apps (revision 2026-01-26) that the view uses.

import { SeatingLayout } from "./contract";

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
  structuredContent?: { answer?: unknown };
  isError?: boolean;
  _meta?: { "marquee/view"?: ViewData };
}

/** What the server adds to a result for the view: which face shows it, how it was asked for, and the answer. */
export interface ViewData {
  face: string;
  call: MethodCall;
  answer: unknown;
  /** The seats one by one, for the answer to showtimes/plan. */
  layout?: SeatingLayout;
  /** What the person has set; otherwise the host's locale decides. */
  units?: "us" | "metric";
  clock?: 12 | 24;
}

export interface MethodCall {
  method: string;
  params: Record<string, unknown>;
}

/** The text of a tool's result, for people. */
export function textOf(result: ToolResult): string {
  const texts = (result.content ?? []).map((block) => (block.type === "text" ? block.text ?? "" : ""));
  return texts.filter((text) => text !== "").join("\n\n");
}
