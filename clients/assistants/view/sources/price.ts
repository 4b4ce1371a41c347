// SPDX-License-Identifier: MIT
import { SeatZone, ShowtimePlan } from "./contract";
import { Place } from "./hall";
import { counted } from "./text";

const unknown: Record<string, string> = {
  tax: "tax",
  fees: "fees for buying online",
  zones: "the surcharges of seats",
  surchargeTax: "tax on the surcharge",
  memberDiscount: "whether the discount is for members only",
};

/** What these seats cost: the plan's price of a person, and each seat's zone. Undefined if AMC gives no price. */
export function priceOf({ partySize, price, zones = [] }: ShowtimePlan, places: Place[]) {
  if (!price || places.length === 0) return undefined;
  const line = (label: string, kind: string) => {
    const parts = price.parts.filter((part) => part.kind === kind);
    const amount = parts.reduce((sum, part) => sum + part.amount, 0) * places.length / partySize;
    return { label, amount, isSurcharge: false };
  };
  const lines = [
    line(counted(places.length, "adult ticket"), "ticket"),
    line("Fees", "fee"),
    ...zones.map((zone) => {
      const count = places.filter((place) => place.zone === zone).length;
      return { label: `${zone.description ?? "Zone"} × ${count}`, amount: surcharge(zone) * count, isSurcharge: true };
    }),
    line("Tax", "tax"),
  ].filter(({ amount }, index) => index === 0 || amount !== 0);
  const hasSurcharge = lines.some(({ isSurcharge }) => isSurcharge);
  const missing = (price.unknown ?? []).filter((name) => name !== "surchargeTax" || hasSurcharge);
  const texts = missing.map((name) => unknown[name]);
  return {
    amount: Math.round(lines.reduce((all, line) => all + line.amount, 0) * 100) / 100,
    lines,
    /** What AMC doesn't tell in advance, as a sentence. */
    caveat: texts.length > 0 ? `AMC doesn’t say beforehand: ${texts.join(", ")}.` : undefined,
  };
}

/** What a seat of the zone costs more than its ticket; negative if it costs less. */
export function surcharge(zone: SeatZone | undefined): number {
  return (zone?.surchargeAmount ?? 0) - (zone?.discountAmount ?? 0);
}
