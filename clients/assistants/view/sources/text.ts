// SPDX-License-Identifier: MIT
// Numbers, times and prices as text, in the host's locale.

/** The host's locale, and the person's own units and clock, which go before the locale's. */
let settings: { locale: string; units?: string; clock?: number } = { locale: "en-US" };
const hours: Record<number, Intl.DateTimeFormatOptions> = { 12: { hourCycle: "h12" }, 24: { hourCycle: "h23" } };
// Made before they are needed: making them takes a browser some milliseconds.
let formats = formatsOf(settings.locale);

function formatsOf(tag: string) {
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options);
  const time = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, { ...options, timeZone: "UTC" });
  return {
    count: number({}),
    money: number({ style: "currency", currency: "USD" }),
    signedMoney: number({ style: "currency", currency: "USD", signDisplay: "exceptZero" }),
    mile: number({ style: "unit", unit: "mile", maximumFractionDigits: 1 }),
    kilometre: number({ style: "unit", unit: "kilometer", maximumFractionDigits: 1 }),
    clock: time({ hour: "numeric", minute: "2-digit", ...hours[settings.clock ?? 0] }),
    day: time({ weekday: "short", month: "short", day: "numeric" }),
  };
}

/** The host's locale, or English if the browser doesn't know it. Digits are Latin, as sentences are English. */
export function localeOf(tag = "en-US"): string {
  try {
    return new Intl.Locale(Intl.NumberFormat.supportedLocalesOf(tag)[0] ?? "en-US", { numberingSystem: "latn" }).toString();
  } catch {
    return "en-US";
  }
}

/** Writes numbers, distances and times as these say; the others stay. */
export function useSettings(change: Partial<typeof settings>): void {
  const before = JSON.stringify(settings);
  settings = { ...settings, ...change };
  if (JSON.stringify(settings) !== before) formats = formatsOf(settings.locale);
}

export const money = (amount: number): string => formats.money.format(amount).replace("-", "−");
export const signedMoney = (amount: number): string => formats.signedMoney.format(amount).replace("-", "−");

/** The time by the theatre's clock. */
export const clock = (local?: string): string => formatted(local, formats.clock) ?? "Time unknown";
/** The day by the theatre's calendar. */
export const day = (local?: string): string | undefined => formatted(local, formats.day);

// The offset is cut off, so that the wall clock is read as if it were UTC and written as UTC.
function formatted(local: string | undefined, format: Intl.DateTimeFormat): string | undefined {
  if (!local) return undefined;
  const date = new Date(local.length > 10 ? `${local.slice(0, 19)}Z` : `${local}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? undefined : format.format(date);
}

/** A distance in the person's units, or else in miles where the locale is that of the United States. */
export function distance(kilometres: number): string {
  const isMiles = settings.units ? settings.units === "us" : settings.locale.startsWith("en-US");
  return isMiles ? formats.mile.format(kilometres / 1.609344) : formats.kilometre.format(kilometres);
}

/** `10 of 32 films`, or `32 films` if all are here. */
export function countedOf(count: number, all: number | undefined, one: string): string {
  if (all === undefined || all <= count) return counted(count, one);
  return `${formats.count.format(count)} of ${counted(all, one)}`;
}

export function counted(count: number, one: string): string {
  return `${formats.count.format(count)} ${count === 1 ? one : `${one}s`}`;
}
