// SPDX-License-Identifier: MIT

import { Connection, Receiver } from "./connection";
import {
  DisplayMode, HostCapabilities, HostContext, MethodCall, ToolResult, protocolVersion, textOf,
} from "./protocol";

/** The program that shows the view: what it offers, how it looks, and the way to the server. */
export class Host {
  context: HostContext = {};
  capabilities: HostCapabilities = {};
  private readonly connection: Connection;

  constructor(peer: Window, receiver: Receiver) {
    this.connection = new Connection(peer, receiver);
  }

  async initialize(): Promise<void> {
    const result = (await this.connection.request("ui/initialize", {
      protocolVersion,
      appInfo: { name: "marquee", version: "1.0.0" },
      appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
    })) as { hostContext?: HostContext; hostCapabilities?: HostCapabilities } | undefined;
    this.context = result?.hostContext ?? {};
    this.capabilities = result?.hostCapabilities ?? {};
    this.connection.notify("ui/notifications/initialized", {});
  }

  /** Calls a tool of the server and throws its text if it reports an error. */
  async callTool(name: string, parameters: Record<string, unknown>): Promise<ToolResult> {
    const result = await this.connection.request("tools/call", { name, arguments: parameters });
    const read = (result ?? {}) as ToolResult;
    if (read.isError) throw new Error(textOf(read) || `${name} failed.`);
    return read;
  }

  /** Asks a reading method of the contract and returns its answer. */
  async ask<Answer>({ method, params }: MethodCall): Promise<Answer> {
    const result = await this.callTool("view_data", { method, params });
    const answer = result.structuredContent?.answer;
    if (answer === undefined) throw new Error("The answer is empty.");
    return answer as Answer;
  }

  /** Reads a resource of the server: its first content. */
  async read(uri: string): Promise<{ mimeType?: string; blob?: string } | undefined> {
    const result = await this.connection.request("resources/read", { uri });
    return (result as { contents?: { mimeType?: string; blob?: string }[] } | undefined)?.contents?.[0];
  }

  async openLink(url: string): Promise<void> {
    if (!/^https?:\/\//.test(url)) throw new Error("This is no address of a page.");
    const result = await this.connection.request("ui/open-link", { url });
    if ((result as { isError?: boolean } | undefined)?.isError) throw new Error("The host did not open it.");
  }

  /** Gives the conversation what was chosen, in place of what was given before. */
  tell(text: string, structuredContent: Record<string, unknown>): void {
    const params = { content: [{ type: "text", text }], structuredContent };
    // A host that doesn't take it loses nothing that the person sees.
    this.connection.request("ui/update-model-context", params).catch(() => undefined);
  }

  async requestDisplayMode(mode: DisplayMode): Promise<void> {
    const result = await this.connection.request("ui/request-display-mode", { mode });
    const actual = (result as { mode?: DisplayMode } | undefined)?.mode;
    if (actual) this.context = { ...this.context, displayMode: actual };
  }

  reportSize(width: number, height: number): void {
    this.connection.notify("ui/notifications/size-changed", { width, height });
  }
}
