// SPDX-License-Identifier: MIT
// Numbers, times and prices as text, in the host's locale.

let locale = "en-US";

/** Uses the host's locale, or English if the browser doesn't know it. Digits are Latin, as in the sentences around them. */
export function useLocale(tag: string | undefined): void {
  try {
    const known = Intl.NumberFormat.supportedLocalesOf(tag ?? "en-US")[0] ?? "en-US";
    locale = new Intl.Locale(known, { numberingSystem: "latn" }).toString();
  } catch {
    locale = "en-US";
  }
}

/** True if the locale's script runs from right to left. */
export function isRightToLeft(): boolean {
  return /^(ar|fa|he|ur|ps|sd|ug|yi|dv|ckb)\b/.test(locale);
}

export function money(amount: number): string {
  return new Intl.NumberFormat(locale, { style: "currency", currency: "USD" }).format(amount);
}

export function signedMoney(amount: number): string {
  const format = { style: "currency", currency: "USD", signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(locale, format).format(amount);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value);
}

/** The hour, by the theatre's clock, of a local time such as 2026-11-21T19:30:00-06:00. */
export function hourOf(local: string | undefined): number | undefined {
  const hour = Number(local?.slice(11, 13));
  return local && hour >= 0 && hour < 24 ? hour : undefined;
}

/** The time by the theatre's clock. */
export function clock(local: string | undefined): string {
  return formatted(local, { hour: "numeric", minute: "2-digit" }) ?? "Time unknown";
}

/** The day by the theatre's calendar. */
export function day(local: string | undefined): string | undefined {
  return formatted(local, { weekday: "short", month: "short", day: "numeric" });
}

/** A day with its year. */
export function date(day: string | undefined): string | undefined {
  return formatted(day, { year: "numeric", month: "long", day: "numeric" });
}

// The offset is cut off, so that the wall clock is read as if it were UTC and written as UTC.
function formatted(local: string | undefined, options: Intl.DateTimeFormatOptions): string | undefined {
  if (!local) return undefined;
  const date = new Date(local.length > 10 ? `${local.slice(0, 19)}Z` : `${local}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return undefined;
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" }).format(date);
}

export function minutes(count: number | undefined): string | undefined {
  if (count === undefined) return undefined;
  const hours = Math.floor(count / 60);
  if (hours === 0) return `${count} min`;
  return count % 60 === 0 ? `${hours} h` : `${hours} h ${count % 60} min`;
}

/** A distance in miles where the locale is that of the United States, otherwise in kilometres. */
export function distance(kilometres: number): string {
  const unit = locale.startsWith("en-US") ? "mile" : "kilometer";
  const value = unit === "mile" ? kilometres / 1.609344 : kilometres;
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${new Intl.NumberFormat(locale).format(count)} ${count === 1 ? one : many}`;
}
