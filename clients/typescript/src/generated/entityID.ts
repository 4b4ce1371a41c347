// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * The id of an entity at a provider, as provider:kind:native. Those of other sites have no kind: imdb:tt0096895.
 * Matches
 * `^(amc:(movie|person|theatre|showtime):[0-9]{1,18}|tmdb:(movie|person|show|genre|watchProvider|collection|company|keyword):[0-9]{1,18}|tmdb:review:[0-9a-f]{1,24}|pixabay:(image|video):[0-9]{1,18}|imdb:(nm|tt)[0-9]{1,18}|tvdb:[0-9]{1,18}|wikidata:Q[0-9]{1,18})$`.
 *
 * @example `amc:movie:61234`
 */
export type EntityID = string;

/**
 * An id of any kind. The kind may be left out, as in amc:610. Matches
 * `^(amc:((movie|person|theatre|showtime):)?[0-9]{1,18}|tmdb:((movie|person|show|genre|watchProvider|collection|company|keyword):)?[0-9]{1,18}|tmdb:(review:)?[0-9a-f]{1,24}|pixabay:((image|video):)?[0-9]{1,18}|imdb:(nm|tt)[0-9]{1,18}|tvdb:[0-9]{1,18}|wikidata:Q[0-9]{1,18})$`.
 *
 * @example `amc:movie:61234`
 */
export type EntityReference = string;

/**
 * A movie at AMC, TMDB, IMDb or Wikidata. Matches
 * `^(amc:movie:[0-9]{1,18}|tmdb:movie:[0-9]{1,18}|imdb:tt[0-9]{1,18}|wikidata:Q[0-9]{1,18})$`.
 *
 * @example `amc:movie:61234`
 */
export type MovieID = string;

/**
 * A movie at AMC, TMDB, IMDb or Wikidata. The kind may be left out, as in amc:61234. Matches
 * `^(amc:(movie:)?[0-9]{1,18}|tmdb:(movie:)?[0-9]{1,18}|imdb:tt[0-9]{1,18}|wikidata:Q[0-9]{1,18})$`.
 *
 * @example `amc:movie:61234`
 */
export type MovieReference = string;

/**
 * A person at AMC, TMDB, IMDb or Wikidata. Matches
 * `^(amc:person:[0-9]{1,18}|tmdb:person:[0-9]{1,18}|imdb:nm[0-9]{1,18}|wikidata:Q[0-9]{1,18})$`.
 *
 * @example `tmdb:person:2232`
 */
export type PersonID = string;

/**
 * A person at AMC, TMDB, IMDb or Wikidata. The kind may be left out, as in tmdb:2232. Matches
 * `^(amc:(person:)?[0-9]{1,18}|tmdb:(person:)?[0-9]{1,18}|imdb:nm[0-9]{1,18}|wikidata:Q[0-9]{1,18})$`.
 *
 * @example `tmdb:person:2232`
 */
export type PersonReference = string;

/**
 * A television show at TMDB, IMDb, TheTVDB or Wikidata. Matches
 * `^(tmdb:show:[0-9]{1,18}|imdb:tt[0-9]{1,18}|tvdb:[0-9]{1,18}|wikidata:Q[0-9]{1,18})$`.
 *
 * @example `tmdb:show:2287`
 */
export type ShowID = string;

/**
 * A television show at TMDB, IMDb, TheTVDB or Wikidata. The kind may be left out, as in tmdb:2287. Matches
 * `^(tmdb:(show:)?[0-9]{1,18}|imdb:tt[0-9]{1,18}|tvdb:[0-9]{1,18}|wikidata:Q[0-9]{1,18})$`.
 *
 * @example `tmdb:show:2287`
 */
export type ShowReference = string;

/**
 * An AMC theatre. Matches `^amc:theatre:[0-9]{1,18}$`.
 *
 * @example `amc:theatre:610`
 */
export type TheatreID = string;

/**
 * An AMC theatre. The kind may be left out, as in amc:610. Matches `^amc:(theatre:)?[0-9]{1,18}$`.
 *
 * @example `amc:theatre:610`
 */
export type TheatreReference = string;

/**
 * A showtime at AMC. Matches `^amc:showtime:[0-9]{1,18}$`.
 *
 * @example `amc:showtime:61020778211100`
 */
export type ShowtimeID = string;

/**
 * A showtime at AMC. The kind may be left out, as in amc:61020778211100. Matches `^amc:(showtime:)?[0-9]{1,18}$`.
 *
 * @example `amc:showtime:61020778211100`
 */
export type ShowtimeReference = string;

/**
 * A genre at TMDB. Matches `^tmdb:genre:[0-9]{1,18}$`.
 *
 * @example `tmdb:genre:28`
 */
export type GenreID = string;

/**
 * A genre at TMDB. The kind may be left out, as in tmdb:28. Matches `^tmdb:(genre:)?[0-9]{1,18}$`.
 *
 * @example `tmdb:genre:28`
 */
export type GenreReference = string;

/**
 * A streaming service or shop listed by TMDB. Matches `^tmdb:watchProvider:[0-9]{1,18}$`.
 *
 * @example `tmdb:watchProvider:8`
 */
export type WatchProviderID = string;

/**
 * A streaming service or shop listed by TMDB. The kind may be left out, as in tmdb:8. Matches
 * `^tmdb:(watchProvider:)?[0-9]{1,18}$`.
 *
 * @example `tmdb:watchProvider:8`
 */
export type WatchProviderReference = string;

/**
 * A series of movies at TMDB. Matches `^tmdb:collection:[0-9]{1,18}$`.
 *
 * @example `tmdb:collection:120794`
 */
export type CollectionID = string;

/**
 * A series of movies at TMDB. The kind may be left out, as in tmdb:120794. Matches `^tmdb:(collection:)?[0-9]{1,18}$`.
 *
 * @example `tmdb:collection:120794`
 */
export type CollectionReference = string;

/**
 * A production company at TMDB. Matches `^tmdb:company:[0-9]{1,18}$`.
 *
 * @example `tmdb:company:174`
 */
export type CompanyID = string;

/**
 * A production company at TMDB. The kind may be left out, as in tmdb:174. Matches `^tmdb:(company:)?[0-9]{1,18}$`.
 *
 * @example `tmdb:company:174`
 */
export type CompanyReference = string;

/**
 * A keyword at TMDB. Matches `^tmdb:keyword:[0-9]{1,18}$`.
 *
 * @example `tmdb:keyword:849`
 */
export type KeywordID = string;

/**
 * A keyword at TMDB. The kind may be left out, as in tmdb:849. Matches `^tmdb:(keyword:)?[0-9]{1,18}$`.
 *
 * @example `tmdb:keyword:849`
 */
export type KeywordReference = string;

/**
 * A review at TMDB. Matches `^tmdb:review:[0-9a-f]{1,24}$`.
 *
 * @example `tmdb:review:5b1c13b9c3a36848f2026384`
 */
export type ReviewID = string;

/**
 * A review at TMDB. The kind may be left out, as in tmdb:5b1c13b9c3a36848f2026384. Matches
 * `^tmdb:(review:)?[0-9a-f]{1,24}$`.
 *
 * @example `tmdb:review:5b1c13b9c3a36848f2026384`
 */
export type ReviewReference = string;

/**
 * An image at Pixabay. Matches `^pixabay:image:[0-9]{1,18}$`.
 *
 * @example `pixabay:image:634572`
 */
export type ImageID = string;

/**
 * An image at Pixabay. The kind may be left out, as in pixabay:634572. Matches `^pixabay:(image:)?[0-9]{1,18}$`.
 *
 * @example `pixabay:image:634572`
 */
export type ImageReference = string;

/**
 * A video clip at Pixabay. Matches `^pixabay:video:[0-9]{1,18}$`.
 *
 * @example `pixabay:video:125`
 */
export type VideoID = string;

/**
 * A video clip at Pixabay. The kind may be left out, as in pixabay:125. Matches `^pixabay:(video:)?[0-9]{1,18}$`.
 *
 * @example `pixabay:video:125`
 */
export type VideoReference = string;
