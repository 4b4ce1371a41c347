// SPDX-License-Identifier: MIT

import { App } from "./app";
import { FilmRow, MovieShowings, Page, ShowtimePlan } from "./contract";
import { films } from "./films";
import { Host } from "./host";
import { failure, notice, progress, progressSentence } from "./notices";
import { Posters } from "./posters";
import { HostContext, ToolResult, ViewData, textOf, viewKey } from "./protocol";
import { Seats } from "./seats";
import { reportSizes } from "./size";
import { Stage } from "./stage";
import { useSettings } from "./text";
import { applyContext } from "./theme";
import { WhatsOn } from "./whatsOn";

/** Shows what the host sends: the progress of the tool's call, then its result. */
class Main {
  private readonly host = new Host(window.parent, this);
  private readonly app: App = { host: this.host, stage: new Stage(this.host), posters: new Posters(this.host) };
  private early: ToolResult | undefined;
  private isReady = false;
  private isRefused = false;
  private hasFace = false;
  private sizes: ResizeObserver | undefined;

  async start(): Promise<void> {
    applyContext(this.host.context);
    this.app.stage.show(progress("One moment…"));
    try {
      await this.host.initialize();
    } catch (error) {
      this.isRefused = true;
      this.app.stage.show(failure(error, () => void this.start()));
      return;
    }
    this.isReady = true;
    this.isRefused = false;
    applyContext(this.host.context);
    this.app.stage.drawBar();
    this.sizes = reportSizes(this.host);
    if (this.early) this.showResult(this.early);
  }

  notice(method: string, params: Record<string, unknown>): void {
    switch (method) {
      case "ui/notifications/tool-input-partial":
      case "ui/notifications/tool-input":
        this.showProgress((params.arguments ?? {}) as Record<string, unknown>);
        break;
      case "ui/notifications/tool-result":
        this.showResult(params);
        break;
      case "ui/notifications/tool-cancelled":
        this.showCancelled(params.reason);
        break;
      case "ui/notifications/host-context-changed":
        this.changeContext(params);
        break;
    }
  }

  answer(method: string): object | undefined {
    if (method === "ui/resource-teardown") {
      this.sizes?.disconnect();
      return {};
    }
    return method === "ping" ? {} : undefined;
  }

  private changeContext(change: HostContext): void {
    this.host.context = { ...this.host.context, ...change };
    applyContext(this.host.context);
    this.app.stage.drawBar();
  }

  private showProgress(parameters: Record<string, unknown>): void {
    if (this.hasFace || this.isRefused) return;
    this.app.stage.show(progress(progressSentence(this.host.context.toolInfo?.tool?.name, parameters)));
  }

  private showCancelled(reason: unknown): void {
    if (this.hasFace) return;
    const why = typeof reason === "string" && reason ? ` (${reason})` : "";
    this.app.stage.show(notice(`This was cancelled${why}. Ask again in the conversation.`));
  }

  private showResult(result: ToolResult): void {
    if (!this.isReady) {
      this.early = result;
      return;
    }
    const data = result._meta?.[viewKey] as ViewData | undefined;
    if (data) {
      this.hasFace = true;
      useSettings({ units: data.units, clock: data.clock });
      this.app.stage.show(this.face(data));
    } else if (!this.hasFace) {
      // A result without a face: an error, or text alone.
      this.app.stage.show(notice(textOf(result) || "There is nothing to show.", result.isError ? "danger" : "info"));
    }
  }

  private face({ face, call, answer }: ViewData): HTMLElement {
    const asked = call ?? { method: "", params: {} };
    switch (face) {
      case "whatsOn":
        return new WhatsOn(this.app, asked, answer as Page<MovieShowings>).element;
      case "seats":
        return new Seats(this.app, asked, answer as ShowtimePlan).element;
      case "films":
        return films(this.app, asked, answer as Page<FilmRow>);
      default:
        return notice("This view is older than the program that sent the result. Restart the assistant’s program.");
    }
  }
}

void new Main().start();
