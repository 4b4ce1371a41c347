// SPDX-License-Identifier: MIT
// The program that shows the view: what it offers, how it looks, and the way to the server.

import { notify, request } from "./connection";
import { DisplayMode, HostCapabilities, HostContext, MethodCall, ToolResult, textOf } from "./protocol";

export let context: HostContext = {};
export let capabilities: HostCapabilities = {};

export async function initialize(): Promise<void> {
  const result = await request<{ hostContext?: HostContext; hostCapabilities?: HostCapabilities }>("ui/initialize", {
    protocolVersion: "2026-01-26",
    appInfo: { name: "marquee", version: "1.0.0" },
    appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
  });
  context = result?.hostContext ?? {};
  capabilities = result?.hostCapabilities ?? {};
  notify("ui/notifications/initialized", {});
}

/** Takes over the members that have changed. */
export function changeContext(change: HostContext): void {
  context = { ...context, ...change };
}

/** Calls a tool of the server and throws its text if it reports an error. */
export async function callTool(name: string, parameters: Record<string, unknown>): Promise<ToolResult> {
  const result = (await request<ToolResult>("tools/call", { name, arguments: parameters })) ?? {};
  if (result.isError) throw new Error(textOf(result) || `${name} failed.`);
  return result;
}

/** Asks a reading method of the contract and returns its answer. */
export async function ask<Answer>({ method, params }: MethodCall): Promise<Answer> {
  const { structuredContent } = await callTool("view_data", { method, params });
  if (structuredContent?.answer === undefined) throw new Error("The answer is empty.");
  return structuredContent.answer as Answer;
}

/** Reads a resource of the server: its first content. */
export async function read(uri: string) {
  const result = await request<{ contents?: { mimeType?: string; blob?: string }[] }>("resources/read", { uri });
  return result?.contents?.[0];
}

/** Opens a page, and returns whether the host did. */
export async function openLink(url: string): Promise<boolean> {
  if (!/^https?:\/\//.test(url)) return false;
  const result = await request<{ isError?: boolean }>("ui/open-link", { url }).catch(() => ({ isError: true }));
  return !result?.isError;
}

/** Gives the conversation what was chosen, in place of what was given before. */
export function tell(text: string, structuredContent: Record<string, unknown>): void {
  const params = { content: [{ type: "text", text }], structuredContent };
  // A host that doesn't take it loses nothing that the person sees.
  request("ui/update-model-context", params).catch(() => undefined);
}

export async function requestDisplayMode(mode: DisplayMode): Promise<void> {
  const result = await request<{ mode?: DisplayMode }>("ui/request-display-mode", { mode });
  if (result?.mode) changeContext({ displayMode: result.mode });
}

/** Reports the document's size: once now, and whenever it changes. */
export function reportSizes(): void {
  new ResizeObserver(() => {
    const { width, height } = document.documentElement.getBoundingClientRect();
    notify("ui/notifications/size-changed", { width: Math.ceil(width), height: Math.ceil(height) });
  }).observe(document.documentElement);
}
