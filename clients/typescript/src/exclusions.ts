// SPDX-License-Identifier: MIT

// Rules between the members of params, as types that are intersected with them.

/** Exactly one of the members `K` is there. */
export type ExactlyOne<T, K extends keyof T> = {
  [P in K]: Given<T, P> & Absent<Exclude<K, P>>;
}[K];

/** At most one of the members `K` is there. */
export type AtMostOne<T, K extends keyof T> = ExactlyOne<T, K> | Absent<K>;

/** Where the member `K` is there, all of `Others` are. */
export type Needs<T, K extends keyof T, Others extends keyof T> = Given<T, Others> | Absent<K>;

type Given<T, K extends keyof T> = { [P in K]-?: NonNullable<T[P]> };

type Absent<K extends PropertyKey> = { [P in K]?: undefined };
