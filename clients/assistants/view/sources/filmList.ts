// SPDX-License-Identifier: MIT
import { Page } from "./contract";
import { button, element, fill } from "./elements";
import * as host from "./host";
import { attempt, notice } from "./notices";
import { MethodCall } from "./protocol";

/** How a face shows the films that the server has sent. */
interface Form<Film> {
  card(film: Film): HTMLElement;
  /** About how many cards stand side by side. */
  perRow: number;
  /** The sentence for a list without films. */
  none: string;
  /** Prepares a page that has come. */
  prepare?(page: Page<Film>): void;
  /** Called when the list has other films than before. */
  changed?(page: Page<Film>): void;
}

/** A list of films that grows, by those that are here and then by the server's next page. */
export class FilmList<Film extends { id: string }> {
  readonly grid: HTMLElement;
  readonly end = element("div", { class: "end" });

  constructor(
    style: string, private call: MethodCall, private page: Page<Film>, private readonly form: Form<Film>,
  ) {
    this.grid = element("div", { class: style });
    form.prepare?.(page);
    this.grow();
  }

  /** Asks for other films, which take the place of these. A later request takes the place of this one. */
  async replace(call: MethodCall): Promise<void> {
    this.call = call;
    this.grid.ariaBusy = "true";
    try {
      const page = await host.ask<Page<Film>>(call);
      if (this.call !== call) return;
      this.form.prepare?.(page);
      this.page = page;
      this.grid.replaceChildren();
      this.grow();
    } finally {
      if (this.call === call) this.grid.ariaBusy = null;
    }
  }

  /** Draws more films, and at the end what can be done then. Returns the first film that is new. */
  private grow(): HTMLElement | undefined {
    const { items, message, nextPage } = this.page;
    // There are fewer in a conversation.
    const rows = host.context.displayMode === "fullscreen" ? 20 : 6;
    const atOnce = rows * this.form.perRow;
    const shown = this.grid.childElementCount;
    const cards = items.slice(shown, shown + atOnce).map((film) => this.form.card(film));
    this.grid.append(...cards);
    const left = items.length - shown - cards.length;
    const label = `Show ${Math.min(left, atOnce)} more of ${items.length}`;
    const more = button(label, "secondary", () => this.more());
    const load = button("Load more films", "secondary", () =>
      void attempt(() => this.load(), (failure) => fill(this.end, failure)));
    const canLoad = nextPage !== undefined && host.capabilities.serverTools !== undefined;
    fill(this.end, items.length === 0 && notice(message ?? this.form.none), left > 0 ? more : canLoad && load);
    this.form.changed?.(this.page);
    return cards[0];
  }

  /** Shows more. The button that asked for it is gone or elsewhere, so the focus goes to the first film that is new. */
  private more(): void {
    this.grow()?.querySelector("button")?.focus({ preventScroll: true });
  }

  private async load(): Promise<void> {
    const { call } = this;
    fill(this.end, notice("Loading more films…"));
    const params = { ...call.params, page: this.page.nextPage };
    const page = await host.ask<Page<Film>>({ method: call.method, params });
    if (this.call !== call) return;
    this.form.prepare?.(page);
    const here = new Set(this.page.items.map(({ id }) => id));
    this.page = { ...page, items: [...this.page.items, ...page.items.filter(({ id }) => !here.has(id))] };
    this.more();
  }
}
