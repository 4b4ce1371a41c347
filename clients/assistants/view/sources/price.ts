// SPDX-License-Identifier: MIT

import { PlanTotal, SeatZone, ShowtimePlan } from "./contract";
import { Place } from "./hall";

export interface PriceLine {
  label: string;
  amount: number;
}

/** A total with its parts. */
export interface Price {
  amount: number;
  lines: PriceLine[];
  /** What AMC doesn't tell in advance, as a sentence. */
  caveat?: string;
}

const unknown: Record<string, string> = {
  tax: "tax",
  fees: "fees for buying online",
  zones: "the surcharges of seats",
  surchargeTax: "tax on the surcharge",
  memberDiscount: "whether the discount is for members only",
};

/** What these seats cost in all: the plan's price of a person, and each seat's zone. Absent if AMC gives no price. */
export function priceOf(plan: ShowtimePlan, places: Place[], zones: SeatZone[]): Price | undefined {
  const whole = places.some(({ zone }) => zone === undefined) ? groupPrice(plan, places) : undefined;
  const total = whole ?? plan.price;
  if (!total || places.length === 0) return undefined;
  const share = places.length / plan.partySize;
  const sum = (kind: string) =>
    total.parts.filter((part) => part.kind === kind).reduce((all, part) => all + part.amount, 0);
  const lines: PriceLine[] = [{ label: places.length === 1 ? "1 adult ticket" : `${places.length} adult tickets`,
    amount: sum("ticket") * share }];
  if (sum("fee") > 0) lines.push({ label: "Fees", amount: sum("fee") * share });
  if (whole && sum("surcharge") !== 0) lines.push({ label: `Seats × ${places.length}`, amount: sum("surcharge") });
  for (const zone of zones) {
    const count = places.filter((place) => place.zone === zone.zoneNumber).length;
    const amount = surcharge(zone) * count;
    if (amount !== 0) lines.push({ label: `${zone.description ?? "Zone"} × ${count}`, amount });
  }
  if (sum("tax") > 0) lines.push({ label: "Tax", amount: sum("tax") * share });
  const missing = (total.unknown ?? []).filter((name) => name !== "surchargeTax" || lines.some(isSurcharge));
  const texts = missing.map((name) => unknown[name] ?? name);
  return {
    amount: Math.round(lines.reduce((all, line) => all + line.amount, 0) * 100) / 100,
    lines,
    caveat: texts.length > 0 ? `AMC doesn’t say beforehand: ${texts.join(", ")}.` : undefined,
  };
}

/** The price of the plan's group that has these seats. It has their surcharges where the zone of a seat isn't known. */
function groupPrice(plan: ShowtimePlan, places: Place[]): PlanTotal | undefined {
  const names = places.map(({ name }) => name).sort().join();
  return plan.groups.find(({ seats }) => [...seats].sort().join() === names)?.price;
}

/** What a seat of the zone costs more than its ticket; negative if it costs less. */
export function surcharge(zone: SeatZone): number {
  return (zone.surchargeAmount ?? 0) - (zone.discountAmount ?? 0);
}

/** True for a part that only some seats have, of which the label says how many. */
export function isSurcharge({ label }: PriceLine): boolean {
  return label.includes(" × ");
}
