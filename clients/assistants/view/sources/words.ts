// SPDX-License-Identifier: MIT
// The words of answers, as the server presents them: of rows by their ids and columns, and of groups by their ids.

import { Presented, PresentationFact } from "./contract";

const rows = new Map<string, Record<string, string>>();
const groups = new Map<string, PresentationFact[]>();

/** Keeps the words of an answer that has come. */
export function learn({ presentation }: Presented): void {
  const names = (presentation?.columns ?? []).map(({ name }) => name);
  for (const { id, cells } of presentation?.rows ?? []) {
    if (id) rows.set(id, Object.fromEntries(names.map((name, index) => [name, cells[index] ?? ""])));
  }
  for (const { id, facts } of presentation?.groups ?? []) groups.set(id, facts ?? []);
}

/** The cell of a row; undefined if it is empty. */
export const word = (id: string, column: string): string | undefined => rows.get(id)?.[column] || undefined;

/** The facts of a group; a film of one day of several has its day in its id. */
export const factsOf = ({ id, date }: { id: string; date?: string }): PresentationFact[] =>
  groups.get(date ? `${id} ${date}` : id) ?? [];

/** A fact with its label: `to watch HBO Max`. */
export const sentence = ({ label, text }: PresentationFact): string => (label ? `${label} ${text}` : text);

/** What is said of the whole of an answer but for how many rows it has, which the face counts. */
export const notes = ({ presentation }: Presented): string[] =>
  (presentation?.notes ?? []).filter((note) => !/^\w+ \d+ to \d+ of \d+\.$/.test(note));
