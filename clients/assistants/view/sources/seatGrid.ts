// SPDX-License-Identifier: MIT

import { SeatZone } from "./contract";
import { element } from "./elements";
import { Hall, HallRow, Place } from "./hall";
import { surcharge } from "./price";
import { signedMoney } from "./text";

const kinds = { seat: "", wheelchair: "wheelchair place", companion: "companion seat" };
const gap = 1.5; // pixels around a seat, as in the style sheet

/** What the grid reports: a place that is pointed at while a choice is made, and the end of it. */
export interface SeatListener {
  /** A press or a drag reached the place; first is true for a press. */
  picked(place: Place, first: boolean): void;
  /** The choice is made. */
  done(): void;
  /** The choice was broken off, for example because the finger scrolls. */
  undone(): void;
}

/** The auditorium as a grid: one stop of the Tab key, in which the arrow keys move. */
export class SeatGrid {
  readonly element: HTMLElement;
  private readonly cells: HTMLElement[] = [];
  private marked: Place[] = [];
  /** The place that the Tab key reaches. */
  current = 0;
  /** The place that a press or drag has reached; absent between presses. */
  private reached: Place | undefined;

  constructor(
    private readonly hall: Hall, zones: SeatZone[],
    best: ReadonlySet<Place>, private readonly listener: SeatListener,
  ) {
    this.element = element("div", {
      class: "hall", role: "grid", "aria-label": "Seats, from the screen backwards", "aria-multiselectable": "true",
      style: `--columns: ${hall.columns}`, dir: "ltr",
      onpointerdown: (event: PointerEvent) => this.press(event),
      onpointerover: (event: PointerEvent) => this.drag(event),
      onpointercancel: () => this.release(false),
      onpointerup: () => this.release(true),
      onkeydown: (event: KeyboardEvent) => this.key(event),
    });
    const lineOf = (row: HallRow, role?: string) => element("div", { class: row.afterGap ? "row gap" : "row", role },
      element("span", { class: "label", role: role && "rowheader" }, row.label));
    // The labels again, for the eye alone: they stay in sight. One such element is drawn sooner than one in each row.
    this.element.append(element("div", { class: "labels", "aria-hidden": "true" }, ...hall.rows.map((row) => lineOf(row))));
    const patterns = new Map<string, Pattern>();
    for (const row of hall.rows) {
      const line = lineOf(row, "row");
      let column = 0;
      for (const place of row.places) {
        const isBest = best.has(place);
        const key = `${place.kind} ${place.free} ${isBest} ${place.zone}`;
        const known = patterns.get(key) ?? pattern(place, isBest, zones.find((zone) => zone.zoneNumber === place.zone));
        patterns.set(key, known);
        const cell = known.model.cloneNode() as HTMLElement;
        cell.setAttribute("aria-label", (place.name ?? "Seat") + known.words);
        if (place.column > column) cell.style.marginLeft = `calc(${2.5 * (place.column - column)}em + ${gap}px)`;
        this.cells.push(cell);
        line.append(cell);
        column = place.column + 1;
      }
      this.element.append(line);
    }
  }

  /** Marks these places as chosen, and no others. */
  mark(chosen: Place[]): void {
    for (const place of [...this.marked, ...chosen]) {
      const cell = this.cells[place.index];
      const isChosen = chosen.includes(place);
      if (!cell || (cell.ariaSelected === "true") === isChosen) continue;
      cell.ariaSelected = String(isChosen);
      cell.textContent = isChosen ? place.name?.replace(/^\p{L}+/u, "").slice(0, 3) ?? "" : "";
    }
    this.marked = chosen;
  }

  setCurrent(index: number): void {
    this.cells[this.current]?.removeAttribute("tabindex");
    this.cells[index]?.setAttribute("tabindex", "0");
    this.current = index;
  }

  /** Scrolls sideways so that the place is in the middle. */
  reveal(index: number): void {
    const cell = this.cells[index];
    const frame = this.element.parentElement;
    if (cell && frame) frame.scrollLeft = cell.offsetLeft - (frame.clientWidth - cell.offsetWidth) / 2;
  }

  /** The place under the pointer. Around each seat is a gap, which is a part of the row and belongs to the seat. */
  private placeAt({ target, clientX }: PointerEvent): Place | undefined {
    let cell = target as HTMLElement;
    if (cell.classList.contains("row")) {
      const isNear = ({ left, right }: DOMRect) => clientX >= left - gap && clientX <= right + gap;
      cell = this.cells.find((one) => one.parentElement === target && isNear(one.getBoundingClientRect())) ?? cell;
    }
    return this.hall.places[this.cells.indexOf(cell)];
  }

  private press(event: PointerEvent): void {
    const place = this.placeAt(event);
    if (event.button !== 0 || !place?.free) return;
    this.reached = place;
    // So that the events of a finger that moves go to the seat under it.
    (event.target as Element).releasePointerCapture(event.pointerId);
    this.setCurrent(place.index);
    this.listener.picked(place, true);
    addEventListener("pointerup", () => this.release(true), { once: true });
  }

  private drag(event: PointerEvent): void {
    const place = this.placeAt(event);
    if (!this.reached || this.reached === place || !place?.free) return;
    this.reached = place;
    this.listener.picked(place, false);
  }

  private release(isDone: boolean): void {
    if (!this.reached) return;
    this.reached = undefined;
    if (isDone) this.listener.done();
    else this.listener.undone();
  }

  private key(event: KeyboardEvent): void {
    const place = this.hall.places[this.current];
    if (!place || event.altKey || event.ctrlKey || event.metaKey) return;
    const next = this.target(event.key, place);
    if (next) {
      this.setCurrent(next.index);
      this.cells[next.index]?.focus();
    } else if ((event.key === " " || event.key === "Enter") && place.free) {
      this.listener.picked(place, true);
      this.listener.done();
    } else if (event.key !== " ") {
      return;
    }
    event.preventDefault();
  }

  private target(key: string, place: Place): Place | undefined {
    const row = this.hall.rows[place.row]?.places ?? [];
    switch (key) {
      case "ArrowLeft": return row[row.indexOf(place) - 1];
      case "ArrowRight": return row[row.indexOf(place) + 1];
      case "ArrowUp": return nearest(this.hall.rows[place.row - 1]?.places, place);
      case "ArrowDown": return nearest(this.hall.rows[place.row + 1]?.places, place);
      case "Home": return row[0];
      case "End": return row[row.length - 1];
      default: return undefined;
    }
  }
}

/** What the seats of one kind, state and zone share: the element that is copied for each, and the end of its label. */
interface Pattern {
  model: HTMLElement;
  words: string;
}

function pattern({ kind, free }: Place, isBest: boolean, zone: SeatZone | undefined): Pattern {
  const extra = zone ? surcharge(zone) : 0;
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

function nearest(row: Place[] | undefined, place: Place): Place | undefined {
  return row?.reduce((best, other) =>
    Math.abs(other.column - place.column) < Math.abs(best.column - place.column) ? other : best);
}
