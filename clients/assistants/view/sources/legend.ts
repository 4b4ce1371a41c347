// SPDX-License-Identifier: MIT

import { SeatZone } from "./contract";
import { element, foreign } from "./elements";
import { Hall } from "./hall";
import { surcharge } from "./price";
import { signedMoney } from "./text";

/** What the places of the map mean: only those that the hall has. */
export function legend(hall: Hall, zones: SeatZone[]): HTMLElement {
  const item = (style: string, ...text: (string | Node)[]) =>
    element("li", {}, element("span", { class: `place ${style}`, "aria-hidden": "true" }), element("span", {}, ...text));
  const list = element("ul", { class: "legend", "aria-label": "Legend" },
    item("sample chosen", "Chosen"), item("sample best", "Best places"), item("sample", "Free"), item("sample taken", "Taken"));
  for (const zone of zones) {
    const extra = surcharge(zone);
    const isHere = hall.places.some((place) => place.zone === zone.zoneNumber);
    if (extra === 0 || !isHere) continue;
    const name = zone.description ? [foreign(zone.description), " "] : [];
    list.append(item(extra > 0 ? "sample dear" : "sample cheap", ...name, signedMoney(extra)));
  }
  if (hall.places.some(({ kind }) => kind === "wheelchair")) list.append(item("sample wheelchair", "Wheelchair"));
  if (hall.places.some(({ kind }) => kind === "companion")) list.append(item("sample companion", "Companion"));
  return list;
}
