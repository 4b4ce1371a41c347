// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * Which entity of which provider, as provider:native. What kind of entity it is follows from the member or parameter
 * that holds it. Matches `^((amc|tmdb|pixabay):[0-9]{1,18}|imdb:(tt|nm)[0-9]{1,18})$`.
 *
 * @example `amc:61234`
 */
export type EntityID = string;

/**
 * A movie at AMC, TMDB or IMDb. Matches `^((amc|tmdb):[0-9]{1,18}|imdb:tt[0-9]{1,18})$`.
 *
 * @example `amc:61234`
 */
export type MovieID = string;

/**
 * A person at AMC, TMDB or IMDb. Matches `^((amc|tmdb):[0-9]{1,18}|imdb:nm[0-9]{1,18})$`.
 *
 * @example `tmdb:2232`
 */
export type PersonID = string;

/**
 * A television show at TMDB or IMDb. Matches `^(tmdb:[0-9]{1,18}|imdb:tt[0-9]{1,18})$`.
 *
 * @example `tmdb:2287`
 */
export type ShowID = string;

/**
 * A theatre of AMC. Matches `^amc:[0-9]{1,18}$`.
 *
 * @example `amc:610`
 */
export type TheatreID = string;

/**
 * A showtime of AMC. Matches `^amc:[0-9]{1,18}$`.
 *
 * @example `amc:61020778211100`
 */
export type ShowtimeID = string;

/**
 * A genre of TMDB. Matches `^tmdb:[0-9]{1,18}$`.
 *
 * @example `tmdb:28`
 */
export type GenreID = string;

/**
 * A streaming service or shop that TMDB knows. Matches `^tmdb:[0-9]{1,18}$`.
 *
 * @example `tmdb:8`
 */
export type WatchProviderID = string;

/**
 * An image of Pixabay. Matches `^pixabay:[0-9]{1,18}$`.
 *
 * @example `pixabay:634572`
 */
export type ImageID = string;
