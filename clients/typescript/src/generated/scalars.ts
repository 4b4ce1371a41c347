// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * A day of the Gregorian calendar, year first (ISO 8601). Matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}$`. Format: `date`.
 *
 * @example `2026-11-21`
 */
export type Day = string;

/**
 * A point in time, in UTC (RFC 3339). It always ends in Z. Matches
 * `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?Z$`. Format: `date-time`.
 *
 * @example `2026-11-21T18:30:00Z`
 */
export type Instant = string;

/**
 * A time as the clock on the spot shows it, with its offset from UTC (RFC 3339). Matches
 * `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?[+-][0-9]{2}:[0-9]{2}$`. Format: `date-time`.
 *
 * @example `2026-11-21T12:30:00-06:00`
 */
export type LocalTime = string;

/**
 * How far local time is ahead of UTC, in hours and minutes. Matches `^[+-][0-9]{2}:[0-9]{2}$`.
 *
 * @example `-06:00`
 */
export type UTCOffset = string;

/**
 * A language, with or without script and region (BCP 47). Matches `^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$`.
 *
 * @example `en-US`
 */
export type LanguageTag = string;

/**
 * A country, as its two-letter code (ISO 3166-1 alpha-2). Matches `^[A-Z]{2}$`.
 *
 * @example `US`
 */
export type RegionCode = string;

/**
 * The part of an AMC web address that names a movie or a theatre. Matches `^[A-Za-z0-9][A-Za-z0-9_-]*$`.
 *
 * @example `batman-61234`
 */
export type Slug = string;

/**
 * What to look for. Blanks around it are dropped and inner ones condensed; at least one character must remain. Matches
 * `\S`.
 *
 * @example `batman`
 */
export type Query = string;

/**
 * A key, in visible ASCII characters; an empty one removes the key that is there. No answer, log line or error ever
 * shows it. Matches `^[!-~]*$`.
 *
 * @example `0123456789abcdef0123456789abcdef`
 */
export type Secret = string;
