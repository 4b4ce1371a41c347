// SPDX-License-Identifier: MIT
import { PlanTotal, SeatZone, ShowtimePlan } from "./contract";
import { Place } from "./hall";
import { counted } from "./text";

/** A part of a total. */
interface PriceLine {
  label: string;
  amount: number;
  /** True for a part that only some seats have. */
  isSurcharge?: boolean;
}

const unknown: Record<string, string> = {
  tax: "tax",
  fees: "fees for buying online",
  zones: "the surcharges of seats",
  surchargeTax: "tax on the surcharge",
  memberDiscount: "whether the discount is for members only",
};

/** What these seats cost: the plan's price of a person, and each seat's zone. Undefined if AMC gives no price. */
export function priceOf(plan: ShowtimePlan, places: Place[]) {
  const group = places.every(({ zone }) => zone) ? undefined : groupPrice(plan, places);
  const total = group ?? plan.price;
  if (!total || places.length === 0) return undefined;
  const share = places.length / plan.partySize;
  const sum = (kind: string) =>
    total.parts.filter((part) => part.kind === kind).reduce((all, part) => all + part.amount, 0);
  const surcharges = group
    ? [{ label: `Seats × ${places.length}`, amount: sum("surcharge"), isSurcharge: true }]
    : (plan.zones ?? []).map((zone) => {
      const count = places.filter((place) => place.zone === zone).length;
      return { label: `${zone.description ?? "Zone"} × ${count}`, amount: surcharge(zone) * count, isSurcharge: true };
    });
  const others: PriceLine[] = [
    { label: "Fees", amount: sum("fee") * share },
    ...surcharges,
    { label: "Tax", amount: sum("tax") * share },
  ];
  const lines = [
    { label: counted(places.length, "adult ticket"), amount: sum("ticket") * share },
    ...others.filter(({ amount }) => amount !== 0),
  ];
  const hasSurcharge = lines.some(({ isSurcharge }) => isSurcharge);
  const missing = (total.unknown ?? []).filter((name) => name !== "surchargeTax" || hasSurcharge);
  const texts = missing.map((name) => unknown[name]);
  return {
    amount: Math.round(lines.reduce((all, line) => all + line.amount, 0) * 100) / 100,
    lines,
    /** What AMC doesn't tell in advance, as a sentence. */
    caveat: texts.length > 0 ? `AMC doesn’t say beforehand: ${texts.join(", ")}.` : undefined,
  };
}

/** The price of the plan's group that has these seats. It has their surcharges where the zone of a seat isn't known. */
function groupPrice(plan: ShowtimePlan, places: Place[]): PlanTotal | undefined {
  const names = places.map(({ name }) => name).sort().join();
  return plan.groups.find(({ seats }) => [...seats].sort().join() === names)?.price;
}

/** What a seat of the zone costs more than its ticket; negative if it costs less. */
export function surcharge(zone: SeatZone | undefined): number {
  return (zone?.surchargeAmount ?? 0) - (zone?.discountAmount ?? 0);
}
