// SPDX-License-Identifier: MIT

// Rules about combinations of params, as types to intersect with them.

/** Exactly one of the members `K` is present. */
export type ExactlyOne<T, K extends keyof T> = {
  [P in K]: Given<T, P> & Absent<Exclude<K, P>>;
}[K];

/** At most one of the members `K` is present. */
export type AtMostOne<T, K extends keyof T> = ExactlyOne<T, K> | Absent<K>;

/** If the member `K` is present, so are all of `Others`. */
export type Needs<T, K extends keyof T, Others extends keyof T> = Given<T, Others> | Absent<K>;

type Given<T, K extends keyof T> = { [P in K]-?: NonNullable<T[P]> };

type Absent<K extends PropertyKey> = { [P in K]?: undefined };
