// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * A day of the Gregorian calendar, as YYYY-MM-DD (ISO 8601). Matches `^[0-9]{4}-[0-9]{2}-[0-9]{2}$`. Format: `date`.
 *
 * @example `2026-11-21`
 */
export type Day = string;

/**
 * One day: as YYYY-MM-DD, or as people say it, by the clock of the place that is asked about. Days of showings begin at
 * five in the morning, so that until then today and tonight are the evening before. A word of DaysWord for several days
 * is refused with -32602. Matches `^([0-9]{4}-[0-9]{2}-[0-9]{2}|yesterday|today|tonight|tomorrow|(next
 * )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(january|february|march|april|may|june|july|august|september|october|november|december)
 * [0-9]{1,2})$`.
 *
 * @example `tonight`
 */
export type DayWord = string;

/**
 * One day or several: as DayWord, or a word for several days, or the first and the last day, as YYYY-MM-DD..YYYY-MM-DD
 * or friday to sunday, at most 14 in all. By the clock of the place that is asked about, where days of showings begin
 * at five in the morning. Matches `^(([0-9]{4}-[0-9]{2}-[0-9]{2}|yesterday|today|tonight|tomorrow|(next
 * )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(january|february|march|april|may|june|july|august|september|october|november|december)
 * [0-9]{1,2})((\.\.| to )([0-9]{4}-[0-9]{2}-[0-9]{2}|yesterday|today|tonight|tomorrow|(next
 * )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(january|february|march|april|may|june|july|august|september|october|november|december)
 * [0-9]{1,2}))?|(this|next) week|((this|next) )?weekend|next ([2-9]|1[0-4]) days)$`.
 *
 * @example `tonight`
 */
export type DaysWord = string;

/**
 * A part of each day, by the clock of the place.
 *
 * - `morning`: From 06:00 to before 12:00.
 * - `afternoon`: From 12:00 to before 17:00.
 * - `evening`: From 17:00 on.
 * - `night`: From 20:00 on.
 */
export type TimeOfDay = "morning" | "afternoon" | "evening" | "night";

/**
 * A time of day, as the clock on the spot shows it. Matches `^([01][0-9]|2[0-3]):[0-5][0-9]$`.
 *
 * @example `18:30`
 */
export type ClockTime = string;

/**
 * A time of day by the clock of the place: as HH:MM, or as people write it: 7pm, 7:30 p.m., 1930, morning (06:00),
 * noon, afternoon (12:00), evening (17:00), night (20:00) or midnight (23:59, since a day of showings ends after it).
 * Matches `^(([01]?[0-9]|2[0-3])(:?[0-5][0-9])?(
 * ?[ap][.]?m[.]?)?|morning|noon|midday|afternoon|evening|tonight|night|midnight)$`.
 *
 * @example `18:30`
 */
export type TimeWord = string;

/**
 * A point in time in UTC, always ending in Z (RFC 3339). It has a fraction of a second only if that isn't zero. Matches
 * `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]*[1-9])?Z$`. Format: `date-time`.
 *
 * @example `2026-11-21T18:30:00Z`
 */
export type Instant = string;

/**
 * A local time with its offset from UTC (RFC 3339). Matches
 * `^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]*[1-9])?[+-][0-9]{2}:[0-9]{2}$`. Format: `date-time`.
 *
 * @example `2026-11-21T12:30:00-06:00`
 */
export type LocalTime = string;

/**
 * The offset of local time from UTC, as a sign, hours and minutes. Matches `^[+-][0-9]{2}:[0-9]{2}$`.
 *
 * @example `-06:00`
 */
export type UTCOffset = string;

/**
 * A language, optionally with script and region (BCP 47), as the provider gives it. Matches
 * `^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$`.
 *
 * @example `en-US`
 */
export type LanguageTag = string;

/**
 * A country's two-letter code (ISO 3166-1 alpha-2), as the provider gives it. Matches `^[A-Z]{2}$`.
 *
 * @example `US`
 */
export type RegionCode = string;

/**
 * A language of ISO 639-1, optionally with a country, as a tag (BCP 47) in any case, with hyphens or underscores.
 * TMDB's cn (Cantonese), sh (Serbo-Croatian) and xx (no language) are taken too. Read in canonical form: pt_br as
 * pt-BR, iw as he, en-UK as en-GB, zh-Hant as zh-TW and zh-Hans as zh-CN unless a country follows; other scripts,
 * variants and extensions are dropped. A code that is none of these is refused, and nearest names the most similar one.
 * Matches `^[A-Za-z]{2,3}([-_][A-Za-z0-9]{1,8})*$`.
 *
 * @example `en-US`
 */
export type Language = string;

/**
 * A country's two-letter code (ISO 3166-1 alpha-2), in any case; UK is read as GB. A code that is none of these is
 * refused, and nearest names the most similar one. Matches `^[A-Za-z]{2}$`.
 *
 * @example `US`
 */
export type Region = string;

/**
 * A path on this machine. Matches `^[^\u0000]*$`.
 *
 * @example `/home/me/films.json`
 */
export type FilePath = string;

/**
 * The part of an AMC web address that names a movie or a theatre. Matches `^[A-Za-z0-9][A-Za-z0-9_-]*$`.
 *
 * @example `batman-61234`
 */
export type Slug = string;

/**
 * A text to search for, in any Unicode form. It is read in form NFC; characters that Unicode maps to others as
 * <compat>, <wide> or <narrow> (Ⅱ, ﬁ, full width) become these, unlike fractions, superscripts and circles (½, ³, ①);
 * invisible characters are removed, except joiners between letters of scripts that need them, and white space is
 * collapsed. At least one character must remain. Matches `\S`.
 *
 * @example `batman`
 */
export type Query = string;

/**
 * A format or attribute of showings, or a list of 1 to 10 of which a showing must have one: a word such as imax, dolby,
 * 3d, 70mm, "open caption" or subtitled, or a part of AMC's name or code. At least `1`. At most `10`.
 *
 * @example `imax`
 */
export type Formats = string | Query[];

/**
 * An API key, in visible ASCII characters; empty to remove a key. No answer, log line or error ever contains it.
 * Matches `^[!-~]*$`.
 *
 * @example `0123456789abcdef0123456789abcdef`
 */
export type Secret = string;

/**
 * The code or the name of an attribute of AMC's, from reference/attributes. Matches `\S`.
 *
 * @example `IMAX`
 */
export type AttributeCode = string;

/**
 * The slug or the name of a market of AMC's, from reference/markets. Matches `\S`.
 *
 * @example `kansas-city`
 */
export type MarketCode = string;

/**
 * The two-letter code or the name of a state with theatres of AMC's, from reference/states. Matches `\S`.
 *
 * @example `KS`
 */
export type StateCode = string;

/**
 * A year from 1800 to 2199, or a range of years with a hyphen between them. Matches `^(1[89]|2[01])[0-9]{2}( ?-
 * ?(1[89]|2[01])[0-9]{2})?$`.
 *
 * @example `1990-1999`
 */
export type YearRange = string;

/**
 * A year or a range of years (1990-1999), or a list of 1 to 20. At least `1`. At most `20`.
 *
 * @example `1990-1999`
 */
export type YearRanges = string | YearRange[];

/**
 * The name or the id of a genre of movies, from reference/genres; names may be English or in the language of the call.
 * Matches `\S`.
 *
 * @example `comedy`
 */
export type GenreName = string;

/**
 * The name or the id of a genre of shows, from reference/genres with kind show; names may be English or in the language
 * of the call. Matches `\S`.
 *
 * @example `drama`
 */
export type ShowGenreName = string;

/**
 * The name or the id of a streaming service or shop, from reference/watchProviders. Matches `\S`.
 *
 * @example `Netflix`
 */
export type ServiceName = string;

/**
 * An age rating as its country writes it, from reference/certifications. Matches `\S`.
 *
 * @example `PG-13`
 */
export type CertificationCode = string;

/** An age rating of the United States, the mildest first. */
export type UnitedStatesCertification = "G" | "PG" | "PG-13" | "R" | "NC-17";

/**
 * The two-letter code (ISO 3166-1 alpha-2) of a country of reference/countries, in any case. Matches `^[A-Za-z]{2}$`.
 *
 * @example `JP`
 */
export type CountryCode = string;

/**
 * A language of reference/languages, or a list of 1 to 20, as tags; a country in a tag doesn't count. At least `1`. At
 * most `20`.
 *
 * @example `ja`
 */
export type LanguageCodes = string | Language[];
