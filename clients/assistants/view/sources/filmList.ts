// SPDX-License-Identifier: MIT
import { Page } from "./contract";
import { button, element, fill } from "./elements";
import * as host from "./host";
import { attempt, notice } from "./notices";
import { MethodCall } from "./protocol";

/** How a face shows the films that the server has sent. */
interface Choice<Film> {
  /** The films to show; those that came first have the first places. */
  choose(films: Film[]): Film[];
  card(film: Film): HTMLElement;
  /** About how many cards stand side by side. */
  perRow: number;
  /** The sentence for a list without films. */
  none: string;
}

/** A list of films that grows, by those that are here and then by the server's next page. */
export class FilmList<Film> {
  readonly grid: HTMLElement;
  readonly end = element("div", { class: "end" });

  constructor(
    style: string, private readonly call: MethodCall, private page: Page<Film>, private readonly choice: Choice<Film>,
  ) {
    this.grid = element("div", { class: style });
    this.grow();
  }

  /** Draws the list from its start. */
  redraw(): void {
    this.grid.replaceChildren();
    this.grow();
  }

  /** Draws more films, and at the end what can be done then. Returns the first film that is new. */
  private grow(): HTMLElement | undefined {
    const { items, message, nextPage } = this.page;
    const films = this.choice.choose(items);
    // There are fewer in a conversation.
    const rows = host.context.displayMode === "fullscreen" ? 20 : 6;
    const atOnce = rows * this.choice.perRow;
    const shown = this.grid.childElementCount;
    const cards = films.slice(shown, shown + atOnce).map((film) => this.choice.card(film));
    this.grid.append(...cards);
    const left = films.length - shown - cards.length;
    const label = `Show ${Math.min(left, atOnce)} more of ${films.length}`;
    const more = button(label, "secondary", () => this.more());
    const load = button("Load more films", "secondary", () =>
      void attempt(() => this.load(), (failure) => fill(this.end, failure)));
    const canLoad = nextPage !== undefined && host.capabilities.serverTools !== undefined;
    fill(this.end,
      items.length === 0 ? notice(message ?? this.choice.none)
        : films.length === 0 && notice("No showing fits these filters."),
      left > 0 ? more : canLoad && load);
    return cards[0];
  }

  /** Shows more. The button that asked for it is gone or elsewhere, so the focus goes to the first film that is new. */
  private more(): void {
    this.grow()?.querySelector("button")?.focus({ preventScroll: true });
  }

  private async load(): Promise<void> {
    fill(this.end, notice("Loading more films…"));
    const params = { ...this.call.params, page: this.page.nextPage };
    const page = await host.ask<Page<Film>>({ method: this.call.method, params });
    this.page = { ...page, items: [...this.page.items, ...page.items] };
    this.more();
  }
}
