// SPDX-License-Identifier: MIT
import { SeatZone } from "./contract";
import { element, foreign } from "./elements";
import { Hall, HallRow, Place, seatsAround } from "./hall";
import { surcharge } from "./price";
import { signedMoney } from "./text";

const kinds = { seat: "", wheelchair: "wheelchair place", companion: "companion seat" };
const gap = 1.5; // pixels around a seat, as in the style sheet

/** The auditorium as a grid in which seats are chosen: one stop of the Tab key, in which the arrow keys move. */
export class SeatGrid {
  readonly element: HTMLElement;
  chosen: Place[] = [];
  /** The place that the Tab key reaches. */
  private current: Place | undefined;
  private readonly cells = new Map<Place, HTMLElement>();
  /** The choice before the press or drag that is under way, and the part of it that stays. */
  private before: Place[] = [];
  private kept: Place[] = [];
  /** The place that a press or drag has reached; absent between presses. */
  private reached: Place | undefined;

  /** Calls `changed` with each change of the choice, and `done` once the person has made it. */
  constructor(
    private readonly hall: Hall, best: ReadonlySet<Place>, private readonly partySize: number,
    private readonly changed: (chosen: Place[]) => void, private readonly done: () => void,
  ) {
    const { rows, columns, firstColumn } = hall;
    const grid = element("div", {
      class: "hall", role: "grid", "aria-label": "Seats, from the screen backwards", "aria-multiselectable": "true",
      style: `--columns: ${columns}`, dir: "ltr",
      onpointerdown: (event: PointerEvent) => this.press(event),
      onpointerover: (event: PointerEvent) => this.drag(event),
      onpointercancel: () => this.release(false),
      onkeydown: (event: KeyboardEvent) => this.key(event),
    }, element("div", { class: "screen", role: "presentation" }, element("span", {}, "Screen")));
    const lineOf = (row: HallRow, index: number, role?: string) => {
      const isAfterGap = row.number > (rows[index - 1]?.number ?? Infinity) + 1;
      return element("div", { class: isAfterGap ? "row gap" : "row", role },
        element("span", { class: "label", role: role && "rowheader" }, row.label));
    };
    // The labels again, for the eye alone: they stay in sight. One such element is drawn sooner than one in each row.
    const labels = rows.map((row, index) => lineOf(row, index));
    grid.append(element("div", { class: "labels", "aria-hidden": "true" }, ...labels));
    const patterns = new Map<string, ReturnType<typeof pattern>>();
    rows.forEach((row, index) => {
      const line = lineOf(row, index, "row");
      let column = firstColumn;
      for (const place of row.places) {
        const isBest = best.has(place);
        const key = `${place.kind} ${place.free} ${isBest} ${place.zone?.zoneNumber}`;
        const known = patterns.get(key) ?? pattern(place, isBest);
        patterns.set(key, known);
        const cell = known.model.cloneNode() as HTMLElement;
        cell.setAttribute("aria-label", (place.name ?? "Seat") + known.words);
        if (place.column > column) cell.style.marginLeft = `calc(${2.5 * (place.column - column)}em + ${gap}px)`;
        this.cells.set(place, cell);
        line.append(cell);
        column = place.column + 1;
      }
      grid.append(line);
    });
    this.element = element("div", { class: "frame" }, grid);
  }

  /** Chooses these places. The first of them, or else the middle of the hall, is scrolled to and has the Tab stop. */
  show(chosen: Place[]): void {
    const { places } = this.hall;
    const first = chosen[0] ?? places[Math.floor(places.length / 2)];
    const cell = first && this.setCurrent(first);
    this.choose(chosen);
    // The map can be scrolled only once it is in the page.
    if (cell) requestAnimationFrame(() => {
      this.element.scrollLeft = cell.offsetLeft - (this.element.clientWidth - cell.offsetWidth) / 2;
    });
  }

  private choose(chosen: Place[]): void {
    for (const place of [...this.chosen, ...chosen]) {
      const cell = this.cells.get(place);
      const isChosen = chosen.includes(place);
      if (!cell || (cell.ariaSelected === "true") === isChosen) continue;
      cell.ariaSelected = String(isChosen);
      cell.textContent = isChosen ? place.name?.replace(/^\p{L}+/u, "").slice(0, 3) ?? "" : "";
    }
    this.chosen = chosen;
    this.changed(chosen);
  }

  /** Makes this the place that the Tab key reaches, and returns its element. */
  private setCurrent(place: Place): HTMLElement | undefined {
    if (this.current) this.cells.get(this.current)?.removeAttribute("tabindex");
    this.current = place;
    const cell = this.cells.get(place);
    cell?.setAttribute("tabindex", "0");
    return cell;
  }

  /** The place under the pointer. Around each seat is a gap, which is a part of the row and belongs to the seat. */
  private placeAt({ target, clientX }: PointerEvent): Place | undefined {
    return this.hall.places.find((place) => {
      const cell = this.cells.get(place);
      if (!cell || cell.parentElement !== target) return cell === target;
      const { left, right } = cell.getBoundingClientRect();
      return clientX >= left - gap && clientX <= right + gap;
    });
  }

  private press(event: PointerEvent): void {
    const place = this.placeAt(event);
    if (event.button !== 0 || !place?.free) return;
    this.reached = place;
    // So that the events of a finger that moves go to the seat under it.
    (event.target as Element).releasePointerCapture(event.pointerId);
    this.setCurrent(place);
    this.begin(place);
    addEventListener("pointerup", () => this.release(true), { once: true });
  }

  private drag(event: PointerEvent): void {
    const place = this.placeAt(event);
    if (!this.reached || this.reached === place || !place?.free) return;
    this.reached = place;
    this.chooseAround(place);
  }

  /** Ends a choice: it is made, or broken off, for example because the finger scrolls. */
  private release(isDone: boolean): void {
    if (!this.reached) return;
    this.reached = undefined;
    if (isDone) this.done();
    else this.choose(this.before);
  }

  /** Gives a chosen place back, or else chooses seats there: those still missing, or all anew if there are enough. */
  private begin(place: Place): void {
    this.before = this.chosen;
    this.kept = this.chosen.filter((other) => other !== place);
    if (this.before.includes(place)) {
      this.choose(this.kept);
    } else {
      if (this.kept.length >= this.partySize) this.kept = [];
      this.chooseAround(place);
    }
  }

  private chooseAround(place: Place): void {
    const added = seatsAround(this.hall, place, this.partySize - this.kept.length);
    this.choose([...this.kept, ...added.filter((other) => !this.kept.includes(other))]);
  }

  private key(event: KeyboardEvent): void {
    if (!this.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = this.target(event.key, this.current);
    if (next) {
      this.setCurrent(next)?.focus();
    } else if ((event.key === " " || event.key === "Enter") && this.current.free) {
      this.begin(this.current);
      this.done();
    } else if (event.key !== " ") {
      return;
    }
    event.preventDefault();
  }

  /** The place to which a key leads. */
  private target(key: string, place: Place): Place | undefined {
    const { rows } = this.hall;
    const number = rows.findIndex(({ places }) => places.includes(place));
    const row = rows[number]?.places ?? [];
    switch (key) {
      case "ArrowLeft": return row[row.indexOf(place) - 1];
      case "ArrowRight": return row[row.indexOf(place) + 1];
      case "ArrowUp": return nearest(rows[number - 1], place);
      case "ArrowDown": return nearest(rows[number + 1], place);
      case "Home": return row[0];
      case "End": return row[row.length - 1];
      default: return undefined;
    }
  }
}

/** What the seats of one kind, state and zone share: the element that is copied for each, and the end of its label. */
function pattern({ kind, free, zone }: Place, isBest: boolean): { model: HTMLElement; words: string } {
  const extra = surcharge(zone);
  const level = extra > 0 ? "dear" : extra < 0 ? "cheap" : "";
  const model = element("span", {
    class: `place ${kind} ${level} ${isBest ? "best" : ""}`,
    role: "gridcell",
    "aria-selected": free && "false",
    "aria-disabled": !free && "true",
  });
  const words = [
    "", kinds[kind], !free && "taken", isBest && "one of the best", free && zone?.description,
    free && extra !== 0 && signedMoney(extra),
  ];
  return { model, words: words.filter((word, index) => word || index === 0).join(", ") };
}

function nearest(row: HallRow | undefined, place: Place): Place | undefined {
  return row?.places.reduce((best, other) =>
    Math.abs(other.column - place.column) < Math.abs(best.column - place.column) ? other : best);
}

/** What the places of the map mean: only those that the hall has. */
export function legend({ places }: Hall, zones: SeatZone[]): HTMLElement {
  const item = (style: string, ...text: (string | Node)[]) =>
    element("li", {}, element("span", { class: `place sample ${style}`, "aria-hidden": "true" }),
      element("span", {}, ...text));
  const priced = zones.filter((zone) => surcharge(zone) !== 0 && places.some((place) => place.zone === zone));
  const has = (kind: Place["kind"]) => places.some((place) => place.kind === kind);
  return element("ul", { class: "legend", "aria-label": "Legend" },
    item("chosen", "Chosen"),
    item("best", "Best places"),
    item("", "Free"),
    item("taken", "Taken"),
    ...priced.map((zone) => {
      const name = zone.description ? [foreign(zone.description), " "] : [];
      return item(surcharge(zone) > 0 ? "dear" : "cheap", ...name, signedMoney(surcharge(zone)));
    }),
    has("wheelchair") && item("wheelchair", "Wheelchair"),
    has("companion") && item("companion", "Companion"));
}
