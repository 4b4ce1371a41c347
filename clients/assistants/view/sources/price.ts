// SPDX-License-Identifier: MIT

import { SeatZone, ShowtimePlan } from "./contract";
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

/** What these seats cost in all: the plan's price of a person, and the zone of each seat. Absent if AMC gives no price. */
export function priceOf(plan: ShowtimePlan, places: Place[], zones: SeatZone[]): Price | undefined {
  if (!plan.price || places.length === 0) return undefined;
  const share = places.length / plan.partySize;
  const sum = (kind: string) =>
    plan.price?.parts.filter((part) => part.kind === kind).reduce((total, part) => total + part.amount, 0) ?? 0;
  const lines: PriceLine[] = [{ label: places.length === 1 ? "1 adult ticket" : `${places.length} adult tickets`,
    amount: sum("ticket") * share }];
  if (sum("fee") > 0) lines.push({ label: "Fees", amount: sum("fee") * share });
  for (const zone of zones) {
    const count = places.filter((place) => place.zone === zone.zoneNumber).length;
    const amount = surcharge(zone) * count;
    if (amount !== 0) lines.push({ label: `${zone.description ?? "Zone"} × ${count}`, amount });
  }
  if (sum("tax") > 0) lines.push({ label: "Tax", amount: sum("tax") * share });
  const missing = (plan.price.unknown ?? []).filter((name) => name !== "surchargeTax" || lines.some(isSurcharge(zones)));
  const texts = missing.map((name) => unknown[name] ?? name);
  return {
    amount: Math.round(lines.reduce((total, line) => total + line.amount, 0) * 100) / 100,
    lines,
    caveat: texts.length > 0 ? `AMC doesn’t say beforehand: ${texts.join(", ")}.` : undefined,
  };
}

/** What a seat of the zone costs more than its ticket; negative if it costs less. */
export function surcharge(zone: SeatZone): number {
  return (zone.surchargeAmount ?? 0) - (zone.discountAmount ?? 0);
}

function isSurcharge(zones: SeatZone[]): (line: PriceLine) => boolean {
  return ({ label }) => zones.some((zone) => label.startsWith(`${zone.description ?? "Zone"} ×`));
}
