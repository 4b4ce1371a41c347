// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

import type { CallOptions, Caller } from "../caller.js";
import type { AtMostOne, Needs } from "../exclusions.js";
import { WatchFeed, type FeedOptions } from "../feed.js";
import type {
  MovieReference,
  PersonReference,
  ShowReference,
  ShowtimeReference,
  TheatreReference,
} from "./entityID.js";
import type { CallParameters } from "./parameters.js";
import type { DayWord, DaysWord, Formats, Query, TimeOfDay, TimeWord } from "./scalars.js";
import type { SeatNumbers, SeatRowWishes } from "./showtimePlan.js";
import type {
  Watch,
  WatchEnd,
  WatchEventList,
  WatchID,
  WatchKind,
  WatchReceipt,
  WatchRemoval,
  Watches,
} from "./watch.js";

/** The params of `watch/add`, before the rules between them. */
export interface WatchAddMembers extends CallParameters {
  /** What to watch for. */
  kind: WatchKind;
  /** The showtime to watch for seats. */
  showtimeId?: ShowtimeReference | undefined;
  /**
   * A city ("Olathe, KS"), a ZIP code ("66061"), a theatre's name or a part of it ("Empire 25"), a theatre's id, or
   * coordinates ("40.75,-73.98").
   */
  place?: Query | undefined;
  /** Degrees north of the equator, in place of a name. In degrees. At least `-90`. At most `90`. */
  latitude?: number | undefined;
  /** Degrees east of Greenwich. In degrees. At least `-180`. At most `180`. */
  longitude?: number | undefined;
  /** A theatre's id, in place of a name. */
  theatreId?: TheatreReference | undefined;
  /**
   * The ids of theatres, such as one's favourites, in place of place, theatreId and coordinates; radiusKilometres then
   * has no meaning. At least `1`. At most `20`.
   */
  theatreIds?: TheatreReference[] | undefined;
  /**
   * The greatest distance of a theatre from the place; 40 if left out. In kilometres. At least `0.1`. At most `500`.
   */
  radiusKilometres?: number | undefined;
  /**
   * The day or the days, by the clock of the place; all coming days if left out. Words are understood when the watch is
   * added.
   */
  date?: DaysWord | undefined;
  /**
   * The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
   */
  untilDate?: DayWord | undefined;
  /** The number of days from date on, in place of untilDate. At least `1`. At most `14`. */
  days?: number | undefined;
  /** Only showings that start in this part of each day, in place of after and before. */
  timeOfDay?: TimeOfDay | undefined;
  /** Only showings that start at this time or later, by the clock of the place. */
  after?: TimeWord | undefined;
  /**
   * Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later than
   * all others, and a time before 06:00 is after midnight.
   */
  before?: TimeWord | undefined;
  /**
   * The movie's title, however it is spelled, or its beginning up to a colon, a dash or a bracket. Movies that only
   * have its words in their titles are candidates, and the watch waits. For tickets it may be one that AMC doesn't list
   * yet. An id counts as movieId.
   */
  movie?: Query | undefined;
  /** The year of the movie's release, by AMC's release date; beside movie. At least `1870`. At most `2200`. */
  year?: number | undefined;
  /**
   * The movie's id. One of TMDB's means each of AMC's entries of the movie, and no other movie; for tickets it may be
   * one that AMC doesn't list yet.
   */
  movieId?: MovieReference | undefined;
  /**
   * Only showings with this format or attribute, or with one of several; for the library what is told besides the first
   * tickets.
   */
  format?: Formats | undefined;
  /** The number of people who want to sit side by side; for seats. At least `1`. At most `20`. */
  partySize?: number | undefined;
  /** The rows that the seats must be in; for seats. */
  rows?: SeatRowWishes | undefined;
  /** The numbers that the seats must have; for seats. */
  seatNumbers?: SeatNumbers | undefined;
  /** How many rows at the screen the seats must not be in; for seats. At least `1`. At most `50`. */
  frontRowsExcluded?: number | undefined;
  /** True if one of the seats must be at an aisle; for seats. */
  aisle?: boolean | undefined;
  /** True if one person uses a wheelchair; for seats. Otherwise wheelchair places and companion seats don't count. */
  accessible?: boolean | undefined;
  /** A name for people. */
  name?: string | undefined;
  /**
   * The time between two checks: at least 60 for seats, 300 for tickets and showings, 900 for the library, 3600 for
   * releases and a person, which are also the defaults. In seconds. At least `60`. At most `604800`.
   */
  every?: number | undefined;
  /** When the watch ends by itself. It also ends when what it waits for can't happen any more. */
  until?: WatchEnd | undefined;
  /** True to end the watch with the first event that it waits for. */
  once?: boolean | undefined;
  /** The person's id, at TMDB, IMDb or Wikidata; for a person. */
  personId?: PersonReference | undefined;
  /** The show's id; for release, which then is about the services that offer it. */
  showId?: ShowReference | undefined;
}

/** The params of `watch/add`. */
export type WatchAddParams = WatchAddMembers &
  AtMostOne<WatchAddMembers, "showtimeId" | "place" | "theatreId" | "latitude" | "theatreIds"> &
  AtMostOne<WatchAddMembers, "movie" | "movieId" | "showId"> &
  AtMostOne<WatchAddMembers, "untilDate" | "days"> &
  AtMostOne<WatchAddMembers, "timeOfDay" | "after"> &
  AtMostOne<WatchAddMembers, "timeOfDay" | "before"> &
  Needs<WatchAddMembers, "latitude", "longitude"> &
  Needs<WatchAddMembers, "longitude", "latitude">;

/** The params of `watch/list`. */
export interface WatchListParams extends CallParameters {
  /** The last watch of the page before: only those that were added later. */
  after?: WatchID | undefined;
  /** The maximum number of watches; all if left out. At least `1`. At most `1000`. */
  limit?: number | undefined;
}

/** The params of `watch/get`. */
export interface WatchGetParams extends CallParameters {
  /** The watch's id. */
  id: WatchID;
}

/** The params of `watch/update`, before the rules between them. */
export interface WatchUpdateMembers extends CallParameters {
  /** The watch's id. */
  id: WatchID;
  /** True to stop checking, false to go on. */
  paused?: boolean | undefined;
  /** A name for people. */
  name?: string | undefined;
  /**
   * The time between two checks: at least 60 for seats, 300 for tickets and showings, 900 for the library, 3600 for
   * releases and a person, which are also the defaults. In seconds. At least `60`. At most `604800`.
   */
  every?: number | undefined;
  /** When the watch ends by itself. It also ends when what it waits for can't happen any more. */
  until?: WatchEnd | undefined;
  /** True to end the watch with the first event that it waits for. */
  once?: boolean | undefined;
  /**
   * The day or the days, by the clock of the place; all coming days if left out. Words are understood when the watch is
   * added.
   */
  date?: DaysWord | undefined;
  /**
   * The last of several days, at most 14 in all, of which date is the first. A weekday is the next one from date on.
   */
  untilDate?: DayWord | undefined;
  /** The number of days from date on, in place of untilDate. At least `1`. At most `14`. */
  days?: number | undefined;
  /** Only showings that start in this part of each day, in place of after and before. */
  timeOfDay?: TimeOfDay | undefined;
  /** Only showings that start at this time or later, by the clock of the place. */
  after?: TimeWord | undefined;
  /**
   * Only showings that start at this time or earlier, by the clock of the place; showings after midnight are later than
   * all others, and a time before 06:00 is after midnight.
   */
  before?: TimeWord | undefined;
  /** The movie's id. For tickets it may be a movie of TMDB's that AMC doesn't list yet. */
  movieId?: MovieReference | undefined;
  /** Only showings with this format or attribute, or with one of several. */
  format?: Formats | undefined;
  /** The number of people who want to sit side by side; for seats. At least `1`. At most `20`. */
  partySize?: number | undefined;
  /** The rows that the seats must be in; for seats. */
  rows?: SeatRowWishes | undefined;
  /** The numbers that the seats must have; for seats. */
  seatNumbers?: SeatNumbers | undefined;
  /** How many rows at the screen the seats must not be in; for seats. At least `1`. At most `50`. */
  frontRowsExcluded?: number | undefined;
  /** True if one of the seats must be at an aisle; for seats. */
  aisle?: boolean | undefined;
  /** True if one person uses a wheelchair; for seats. Otherwise wheelchair places and companion seats don't count. */
  accessible?: boolean | undefined;
}

/** The params of `watch/update`. */
export type WatchUpdateParams = WatchUpdateMembers &
  AtMostOne<WatchUpdateMembers, "untilDate" | "days"> &
  AtMostOne<WatchUpdateMembers, "timeOfDay" | "after"> &
  AtMostOne<WatchUpdateMembers, "timeOfDay" | "before">;

/** The params of `watch/remove`. */
export interface WatchRemoveParams extends CallParameters {
  /** The watch's id. */
  id: WatchID;
}

/** The params of `watch/check`. */
export interface WatchCheckParams extends CallParameters {
  /** The watch's id. */
  id: WatchID;
}

/** The params of `watch/events`. */
export interface WatchEventsParams extends CallParameters {
  /**
   * The cursor of the last event that is known; from the beginning if left out. At least `0`. At most
   * `9007199254740991`.
   */
  after?: number | undefined;
  /** Only the events of these watches. At least `1`. At most `1000`. */
  watchIds?: WatchID[] | undefined;
  /**
   * The maximum number of events. At least `1`. At most `1000`.
   *
   * @defaultValue `100`
   */
  limit?: number | undefined;
  /**
   * Instead of after: only so many of the newest events, whichever watches they are of. At least `1`. At most `1000`.
   */
  last?: number | undefined;
}

/** The params of `watch/follow`. */
export interface WatchFollowParams {
  /**
   * The cursor of the last event received, which confirms the events up to it for the receiver; if left out, the events
   * after what was confirmed for the receiver, or without one those from now on. At least `0`. At most
   * `9007199254740991`.
   */
  after?: number | undefined;
  /** Only the events of these watches. At least `1`. At most `1000`. */
  watchIds?: WatchID[] | undefined;
  /** The number of events after which the stream ends. At least `1`. At most `1000000000`. */
  limit?: number | undefined;
  /**
   * A name under which the backend keeps how far events were confirmed, in all sessions: by the after of the next call,
   * or by watch/delivered. A new name begins with new events. Two clients of one name each get all of them.
   */
  receiver?: string | undefined;
  /** True to get each event and the answer also ready to be shown, as their member presentation. */
  presentation?: boolean | undefined;
}

/** The params of `watch/delivered`. */
export interface WatchDeliveredParams extends CallParameters {
  /** The receiver's name, as in watch/follow. */
  receiver: string;
  /** The cursor of the last event that was received and dealt with. At least `0`. At most `9007199254740991`. */
  cursor: number;
}

/** The methods of `watch`. */
export class WatchMethods {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /**
   * Watches for tickets, showings, seats, a release, or films of a list. The watch lasts until it ends or is removed,
   * whoever is connected; whichever process runs asks the provider again and again, politely. Answers with what is true
   * now, which is asked anew whatever cache says. A condition that is watched already stays one watch: it is the
   * answer, with existing, and name, every, until and once are changed if they are given. There can be 1,000 watches,
   * with 16 MiB of definitions; more are refused with requestFailed and limit. What changes from then on is in the log
   * of events (watch/events, watch/follow) and told by watch/didChange. tickets needs movie or movieId, and takes the
   * place; showings needs the place; seats needs showtimeId, or the place and date; release needs movieId or showId. A
   * place means at most its ten nearest theatres, theatreIds all of them. Where showings and seats need one, and for
   * the library, the usual place of the settings stands for one that is left out. library is one watch for all films
   * that the library has as wanted (the 2,000 that were added last): tickets (at the place, or else anywhere at AMC),
   * the first showing in a format, the arrival at one of the user's services (services/set) in the region, and the
   * digital release's date, each told once. A film that is added to the library joins at the next check, one that is
   * removed or seen leaves. However many films there are, a check asks AMC for its programme once, and TMDB for at most
   * 50 films, each at most every six hours; the others are asked for in the next minutes. person needs personId, and
   * takes the place of the tickets.
   *
   * @throws `InvalidParamsError`, or an `UpstreamError` if amc or tmdb can't answer.
   */
  add(params: WatchAddParams, options: CallOptions = {}): Promise<Watch> {
    return this.#caller.call("watch/add", params, options);
  }

  /**
   * Lists the watches. In the order in which they were added, each without the items of what is true now, which
   * watch/get has.
   *
   * @throws `InvalidParamsError`.
   */
  list(params: WatchListParams = {}, options: CallOptions = {}): Promise<Watches> {
    return this.#caller.call("watch/list", params, options);
  }

  /**
   * Gets one watch. With what was true when it was last checked, when that was, when it will be checked next, and why
   * it fails if it does.
   *
   * @throws `InvalidParamsError`.
   */
  get(params: WatchGetParams, options: CallOptions = {}): Promise<Watch> {
    return this.#caller.call("watch/get", params, options);
  }

  /**
   * Changes a watch: its name, its times, or what it waits for. Only what is given is changed. A change of what is
   * waited for is checked at once; what differs from before because of the change itself is no event.
   *
   * @throws `InvalidParamsError`.
   */
  update(params: WatchUpdateParams, options: CallOptions = {}): Promise<Watch> {
    return this.#caller.call("watch/update", params, options);
  }

  /**
   * Removes a watch. Its events stay in the log.
   *
   * @throws `InvalidParamsError`.
   */
  remove(params: WatchRemoveParams, options: CallOptions = {}): Promise<WatchRemoval> {
    return this.#caller.call("watch/remove", params, options);
  }

  /**
   * Checks a watch now. Asks the provider without waiting for the next check, within the rate kept for watches. What
   * has changed is an event as always. A check that fails is no error: the watch says why.
   *
   * @throws `InvalidParamsError`.
   */
  check(params: WatchCheckParams, options: CallOptions = {}): Promise<Watch> {
    return this.#caller.call("watch/check", params, options);
  }

  /**
   * Reads the log of events. The oldest first. The log keeps the last 100,000 events, at most 64 MiB of them, whatever
   * their age. Cursors only grow, but not always by 1, and belong to their machine's log: with a cursor that this log
   * never gave, gap is true.
   *
   * @throws `InvalidParamsError`.
   */
  events(params: WatchEventsParams = {}, options: CallOptions = {}): Promise<WatchEventList> {
    return this.#caller.call("watch/events", params, options);
  }

  /**
   * Follows the events as they happen. With a partialResultToken it sends what was missed since after, then each event
   * as it happens, for as long as the request is not cancelled. Without one it answers as soon as there is an event,
   * with all there are. It takes none of the places of running requests and has no time limit; it is served from the
   * log, so a client that doesn't read costs nothing and one that comes back with its cursor misses nothing. At the end
   * of input it ends with serverCancelled, once what was missed has been sent. Its errors have a cursor: the after to
   * go on from.
   *
   * @throws `InvalidParamsError`.
   */
  follow(params: WatchFollowParams = {}, options: FeedOptions = {}): WatchFeed {
    return new WatchFeed(this.#caller, "watch/follow", params, options);
  }

  /**
   * Confirms events for a receiver. The next watch/follow of the receiver without after goes on after them. What is
   * confirmed only grows: a lower cursor changes nothing. The thousand receivers that confirmed last are kept. Names
   * are apart from the commands of marquee watch --exec.
   *
   * @throws `InvalidParamsError`.
   */
  delivered(params: WatchDeliveredParams, options: CallOptions = {}): Promise<WatchReceipt> {
    return this.#caller.call("watch/delivered", params, options);
  }
}
