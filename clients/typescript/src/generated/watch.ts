// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { MovieID, PersonID, ShowID, ShowtimeID, TheatreID, WatchProviderID } from "./entityID.js";
import type { ShowingAvailability } from "./movieShowings.js";
import type { Presented } from "./presentation.js";
import type { ClockTime, Day, Formats, Instant, LocalTime, RegionCode, UTCOffset } from "./scalars.js";
import type { SeatNumbers, SeatRowWishes } from "./showtimePlan.js";
import type { SettingName } from "./userSettings.js";

/** Something that is watched for: it stays until it has ended or is removed, whoever is connected. */
export interface Watch extends Presented {
  /** The watch's id. */
  id: WatchID;
  /** A name for people: the one given, or one made from what is watched for. */
  name: string;
  /** What is watched for, as it was understood. */
  question: WatchQuestion;
  /** Whether it is being checked. */
  status: WatchStatus;
  /**
   * The time between two checks. It is longer while nothing changes and shorter near an instant at which something
   * should happen. In seconds. At least `0`.
   */
  everySeconds: number;
  /** When it ends by itself; absent if that is not set. */
  until?: Instant;
  /** True if it ends with the first event that it waits for; otherwise absent. */
  once?: boolean;
  /** When it was added. */
  createdAt: Instant;
  /** When the provider was last asked; absent if it has not been asked yet. */
  lastCheckedAt?: Instant;
  /** When the provider will be asked next, if a process runs then; absent if it is paused or has ended. */
  nextCheckAt?: Instant;
  /** The number of checks that have failed since the last one that succeeded. At least `0`. */
  failures: number;
  /** Why the last check failed; absent if it succeeded. */
  failure?: WatchFailure;
  /** True in the answer of watch/add if this watch was there already; otherwise absent. */
  existing?: boolean;
  /**
   * The settings of the user that stand for parameters that the call left out; absent if none does. Only in the answer
   * of watch/add: a later change of a setting doesn't change the watch.
   */
  settingsUsed?: SettingName[];
  /** What was true at the last check that succeeded. */
  now: WatchState;
}

/**
 * A watch on this machine. Matches `^watch:[0-9]{1,18}$`.
 *
 * @example `watch:1`
 */
export type WatchID = string;

/**
 * When a watch ends: a point in time in UTC (RFC 3339), or a day in any form that DayWord has, which means its last
 * moment by the clock of the place, or by Pacific time if there is none.
 *
 * @example `2026-12-01T00:00:00Z`
 */
export type WatchEnd = string;

/**
 * What is watched for.
 *
 * - `tickets`: Tickets for a movie, which AMC need not list yet.
 * - `showings`: The showings at theatres: added, removed, changed and cancelled ones.
 * - `seats`: Seats side by side for a party.
 * - `release`: The release dates and offers of a movie, at TMDB.
 * - `library`: All films that the library has as wanted: tickets, services, digital dates.
 * - `person`: New films of a person: announced, dated, with tickets.
 */
export type WatchKind = "tickets" | "showings" | "seats" | "release" | "library" | "person";

/**
 * Whether a watch is being checked.
 *
 * - `active`: It is checked.
 * - `paused`: It is not checked until it is resumed.
 * - `ended`: It is over: what it waited for can't happen any more, or has happened and once is set.
 */
export type WatchStatus = "active" | "paused" | "ended";

/**
 * Whether the movie of a watch is known.
 *
 * - `pending`: AMC doesn't list it yet.
 * - `ambiguous`: Several movies have the title; candidates lists them.
 * - `resolved`: It is known.
 */
export type WatchResolution = "pending" | "ambiguous" | "resolved";

/**
 * What has happened.
 *
 * - `movieFound`: AMC lists the movie that was waited for.
 * - `movieAmbiguous`: Several movies have the title that was waited for.
 * - `movieChanged`: AMC lists the movie under another id.
 * - `ticketsAnnounced`: AMC has showings under embargo: tickets for them will be on sale, but are not yet.
 * - `ticketsOpened`: Tickets for a showing are on sale.
 * - `showingAdded`: A showing was added.
 * - `showingRemoved`: A showing is no longer listed.
 * - `showingChanged`: A showing has another time, auditorium or format, or sells out or again.
 * - `showingCancelled`: A showing was cancelled.
 * - `seatsFound`: Enough seats side by side are free.
 * - `seatsGone`: There are no longer enough seats side by side.
 * - `releaseDateSet`: A release has a date.
 * - `releaseDateMoved`: A release has another date.
 * - `releaseDateRemoved`: A release no longer has a date.
 * - `offerAdded`: A service offers the movie.
 * - `offerRemoved`: A service no longer offers the movie.
 * - `movieAnnounced`: A new film of a person is known.
 * - `seasonAnnounced`: A new season of a show is known.
 * - `episodeOut`: An episode of a show is out.
 * - `failing`: Three checks in a row have failed.
 * - `recovered`: A check has succeeded again.
 * - `ended`: The watch has ended by itself.
 */
export type WatchEventKind =
  | "movieFound"
  | "movieAmbiguous"
  | "movieChanged"
  | "ticketsAnnounced"
  | "ticketsOpened"
  | "showingAdded"
  | "showingRemoved"
  | "showingChanged"
  | "showingCancelled"
  | "seatsFound"
  | "seatsGone"
  | "releaseDateSet"
  | "releaseDateMoved"
  | "releaseDateRemoved"
  | "offerAdded"
  | "offerRemoved"
  | "movieAnnounced"
  | "seasonAnnounced"
  | "episodeOut"
  | "failing"
  | "recovered"
  | "ended";

/**
 * Why an event of a watch for many films is news.
 *
 * - `tickets`: Its first tickets are on sale.
 * - `format`: Its first showing in a wanted format has tickets.
 * - `service`: A service that the user subscribes to has it.
 * - `digitalDate`: Its digital release has a date, or another one.
 * - `announced`: It is a new film of the person.
 * - `dated`: The film of the person has a release date, or another one.
 * - `season`: A season of a show that is wanted or begun is announced.
 * - `episode`: An episode of a show that is wanted or begun is out.
 */
export type WatchReason =
  | "tickets"
  | "format"
  | "service"
  | "digitalDate"
  | "announced"
  | "dated"
  | "season"
  | "episode";

/**
 * How a service offers a movie.
 *
 * - `subscription`: In a subscription.
 * - `free`: Free of charge.
 * - `ads`: Free of charge, with advertisements.
 * - `rent`: To rent.
 * - `buy`: To buy.
 */
export type WatchOfferKind = "subscription" | "free" | "ads" | "rent" | "buy";

/** What is watched for. */
export interface WatchQuestion {
  /** The kind of watch. */
  kind: WatchKind;
  /** The showtime; for seats. */
  showtimeId?: ShowtimeID;
  /** The theatres, the nearest first; absent for all of AMC's (tickets only), and for a showtime. */
  theatres?: WatchedTheatre[];
  /** The day at the theatres, or the first of several; absent for all coming days. */
  date?: Day;
  /** The last of several days. */
  untilDate?: Day;
  /** The earliest start on the first of several days, such as the Friday of a weekend. */
  firstDayAfter?: ClockTime;
  /** The earliest start, by the theatre's clock. */
  after?: ClockTime;
  /** The latest start, by the theatre's clock. */
  before?: ClockTime;
  /** The title, as it was given, or that of the movie of TMDB's that was given by its id. */
  movie?: string;
  /** The year that was given beside the title. */
  year?: number;
  /**
   * The movie's id, as it was given: one of AMC's is for this entry of AMC's, one of TMDB's for each of AMC's entries
   * of the movie.
   */
  movieId?: MovieID;
  /** The format or attribute, or several of which a showing has one. */
  format?: Formats;
  /** The number of people who want to sit together; for seats. */
  partySize?: number;
  /** The rows that the seats must be in; for seats. */
  rows?: SeatRowWishes;
  /** The numbers that the seats must have. */
  seatNumbers?: SeatNumbers;
  /** The number of rows at the screen that the seats must not be in. At least `1`. */
  frontRowsExcluded?: number;
  /** True if one of the seats must be at an aisle; for seats. */
  aisle?: boolean;
  /** True if one of the places must be for a wheelchair; for seats. */
  accessible?: boolean;
  /** The country of the release dates and offers; for releases and the library. */
  region?: RegionCode;
  /** The person's id at TMDB; for a person. */
  personId?: PersonID;
  /** The person's name; for a person. */
  person?: string;
  /** The show's id at TMDB; for the release of a show. */
  showId?: ShowID;
  /** The show's name; for the release of a show. */
  show?: string;
}

/** A theatre that is watched. */
export interface WatchedTheatre {
  /** The theatre's id. */
  id: TheatreID;
  /** Its name. */
  name: string;
  /**
   * The offset of its clock from UTC: that of the showings found at the last check, or that of the day on which the
   * watch was added. Absent if AMC doesn't say.
   */
  utcOffset?: UTCOffset;
}

/** What was true when a watch was last checked. */
export interface WatchState {
  /** A sentence for people. */
  message: string;
  /** Whether AMC lists the movie; only for tickets. */
  resolution?: WatchResolution;
  /** The movie, once it is known; for tickets and releases. */
  movie?: WatchedMovie;
  /**
   * The movies with the title, if it is ambiguous, or while the watch waits those that only have its words in theirs;
   * give watch/update the id of the right one.
   */
  candidates?: WatchedMovie[];
  /**
   * The showings, groups of seats, release dates and offers that there are; for the library and a person the films.
   * watch/list leaves them out.
   */
  items: WatchItem[];
}

/** One thing that a watch has found; it has one of the members. */
export interface WatchItem {
  /** A showing. */
  showing?: WatchedShowing;
  /** Free seats at a showing. */
  seats?: WatchedSeats;
  /** A movie. */
  movie?: WatchedMovie;
  /** A release date. */
  release?: WatchedRelease;
  /** An offer to watch the movie at home. */
  offer?: WatchedOffer;
  /** A film of the library or of a person. */
  film?: WatchedFilm;
  /** A show. */
  show?: WatchedShow;
  /** An error. */
  failure?: WatchFailure;
}

/** A showing as a watch sees it. */
export interface WatchedShowing {
  /** The showtime's id. */
  id: ShowtimeID;
  /** The movie's title. */
  movieTitle: string;
  /** The movie's id. */
  movieId?: MovieID;
  /** The theatre's id. */
  theatreId?: TheatreID;
  /** The theatre's name. */
  theatreName?: string;
  /** The start in UTC. */
  startsAt?: Instant;
  /** The start by the theatre's clock. */
  startsAtLocal?: LocalTime;
  /** The auditorium's number. */
  auditorium?: number;
  /** The premium format; absent for an ordinary showing. */
  format?: string;
  /** Whether it can be seen. */
  availability: ShowingAvailability;
  /** When an embargo ends; only while there is one. */
  visibleAt?: Instant;
  /** The URL of the page that sells its tickets. */
  purchaseUrl?: string;
}

/** Free seats side by side at a showing. */
export interface WatchedSeats {
  /** The showing. */
  showing: WatchedShowing;
  /** Groups without common seats, the best first; at most five. */
  groups: string[][];
  /** The number of seats that the party could reserve, side by side or not. */
  freeSeats: number;
}

/** A movie as a watch sees it. */
export interface WatchedMovie {
  /** The movie's id. */
  id: MovieID;
  /** Its title. */
  title: string;
  /** Its release date. */
  releaseDate?: Day;
}

/**
 * One of the films of a watch for many, with what is known of it. What is there when the film joins the watch is no
 * event.
 */
export interface WatchedFilm {
  /** The film. */
  movie: WatchedMovie;
  /**
   * Whether there are tickets: at the watch's theatres, or without a place anywhere at AMC. Absent until AMC has been
   * asked.
   */
  onSale?: boolean;
  /** The first showing at the theatres that has tickets. */
  showing?: WatchedShowing;
  /** The first of them in a wanted format. */
  formatShowing?: WatchedShowing;
  /**
   * The offers of the user's services, without a further payment; for the library. Absent until TMDB has been asked.
   */
  offers?: WatchedOffer[];
  /** The day of the digital release; for the library. */
  digitalDate?: Day;
}

/**
 * A show of a watch for the library, with its latest episode that is out; in an event, with the season or the episode
 * that it is about. What is there when the show joins the watch is no event.
 */
export interface WatchedShow {
  /** The show's id. */
  id: ShowID;
  /** Its name. */
  title: string;
  /** The number of the season. At least `0`. */
  season?: number;
  /** The number of the episode within the season; absent for a season. At least `0`. */
  episode?: number;
  /** The title of the episode. */
  episodeTitle?: string;
  /** The day on which it is out. */
  airDate?: Day;
}

/** A release in one country. */
export interface WatchedRelease {
  /** The country. */
  region: RegionCode;
  /** The type of release: premiere, limitedTheatrical, theatrical, digital, physical or television. */
  type: string;
  /** The day: the next one to come, or else the last one. */
  date: Day;
  /** What is special about it, in TMDB's words; absent if nothing is. */
  note?: string;
}

/** An offer to watch a movie at home in one country. */
export interface WatchedOffer {
  /** The country. */
  region: RegionCode;
  /** How it is offered. */
  kind: WatchOfferKind;
  /** The service. */
  provider: WatchedService;
  /** The URL of a page that leads to the offers. */
  url?: string;
}

/** A streaming service or shop. */
export interface WatchedService {
  /** Its id. */
  id: WatchProviderID;
  /** Its name. */
  name: string;
}

/** Why checks fail. */
export interface WatchFailure {
  /** The error's code. */
  code: number;
  /** The error's kind. */
  kind: string;
  /** A sentence for people. */
  message: string;
}

/** Something that happened to what is watched for. */
export interface WatchEvent {
  /** Its number, which only grows. Give that of the last event received as after to go on from there. */
  cursor: number;
  /** The watch's id. */
  watchId: WatchID;
  /** The watch's name at that time. */
  watchName: string;
  /** What has happened. */
  kind: WatchEventKind;
  /** When it was noticed. */
  at: Instant;
  /** A sentence for people. */
  message: string;
  /** Why it is news; for the library and a person. */
  reason?: WatchReason;
  /** The film that it is about; for the library and a person. */
  movie?: WatchedMovie;
  /** What was true before; absent if there was nothing. */
  before?: WatchItem;
  /** What is true now; absent if there is nothing. */
  after?: WatchItem;
  /** The URL of the page to act on. */
  url?: string;
}

/** The watches on this machine. */
export interface Watches extends Presented {
  /** False if limit has left out watches that were added later; otherwise absent. */
  complete?: boolean;
  /** The watches, in the order in which they were added. */
  items: Watch[];
  /** The cursor of the newest event; watch/follow goes on from it. At least `0`. */
  cursor: number;
}

/** The number of watches that were removed. */
export interface WatchRemoval extends Presented {
  /** The number of watches removed. At least `0`. */
  removed: number;
}

/** How far a receiver's events are confirmed. */
export interface WatchReceipt extends Presented {
  /** The cursor of the last event that is confirmed. At least `0`. */
  cursor: number;
}

/** A part of the log of events. */
export interface WatchEventList extends Presented {
  /** The events, the oldest first. */
  items: WatchEvent[];
  /** Where to go on: the after of the next call. At least `0`. */
  cursor: number;
  /** Whether these are all events up to now. */
  complete: boolean;
  /**
   * True if events after the given cursor are no longer in the log; otherwise absent. What is true now is in
   * watch/list.
   */
  gap?: boolean;
}

/** An event, as watch/follow sends it. */
export interface WatchEventPart extends Presented {
  /** Tells an event from the other parts of the stream. */
  kind: "event";
  /** The event. */
  event: WatchEvent;
}

/**
 * The place that a stream has reached, sent when nothing has happened for a minute, and at once when watches were added
 * or removed.
 */
export interface WatchBookmark extends Presented {
  /** Tells a bookmark from the other parts of the stream. */
  kind: "bookmark";
  /** The cursor to go on from. At least `0`. */
  cursor: number;
  /** Whether watches were added or removed, by whichever process, since the stream last told so. False if left out. */
  watchesChanged?: boolean;
}

/**
 * Reports that events are missing because the log no longer reaches back to the given cursor. watch/list and watch/get
 * have the present state of the watches.
 */
export interface WatchGap extends Presented {
  /** Tells a gap from the other parts of the stream. */
  kind: "gap";
  /** The cursor after which the stream goes on. At least `0`. */
  cursor: number;
}

/** The end of a stream of events. */
export interface WatchSummary extends Presented {
  /** Tells a summary from the parts of the stream. */
  kind: "summary";
  /** The number of events sent. At least `0`. */
  itemCount: number;
  /** The cursor to go on from. At least `0`. */
  cursor: number;
  /** The events, for a request without a partialResultToken. */
  items?: WatchEvent[];
  /**
   * True if events after the given cursor are no longer in the log; only for a request without a partialResultToken.
   */
  gap?: boolean;
}
