// SPDX-License-Identifier: MIT
// Written by `swift run generate` from schema/; changes belong there.

/**
 * An answer ready to be shown, in the user's units and clock; present only if the call has presentation. A front end
 * draws it and sends the requests of next that are chosen; it needs no other member and no method's name. Empty members
 * are left out. Every text is one line in Unicode's form NFC without control characters.
 */
export interface Presentation {
  /**
   * What the other members are: a list has columns and rows, a thing has facts and sections, an auditorium has a hall.
   */
  form: PresentationForm;
  /** The language of headings, labels and sentences. Titles and overviews are in the answer's language. */
  sentences?: string;
  /** What the answer is, for the line above it. */
  title: string;
  /** What a thing is about, of any length. */
  text?: string;
  /** Sentences about the whole: whom prices are for, why rows are missing, how old the answer is. */
  notes?: string[];
  /**
   * Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best,
   * chosen, wheelchair, companion, loveSeatLeft, loveSeatRight, new. More may be added.
   */
  marks?: string[];
  /** The facts of a thing or an auditorium, the most important first. */
  facts?: PresentationFact[];
  /** The columns of a list, in the order in which a narrow screen keeps them. They depend on the request alone. */
  columns?: PresentationColumn[];
  /**
   * Headings that the rows belong to, or the groups of seats of an auditorium, the best first. A group that goes on
   * over pages keeps its id.
   */
  groups?: PresentationGroup[];
  /** The rows of a list. */
  rows?: PresentationRow[];
  /** Lists that are parts of a thing. */
  sections?: PresentationSection[];
  /** The marks of the hall's seats, for people. */
  legend?: PresentationLegend[];
  /** The rows of an auditorium, the first nearest to the screen. */
  hall?: PresentationHallRow[];
  /** What can be done next with the whole. */
  next?: PresentationNext[];
}

/** The answer, a page or another part of it, ready to be shown. */
export interface Presented {
  /** The same ready to be shown; only if the call has presentation. */
  presentation?: Presentation;
}

/**
 * The form of a presentation.
 *
 * - `list`: Rows under columns, maybe in groups.
 * - `thing`: Facts, a text and sections.
 * - `auditorium`: The seats of a showing.
 */
export type PresentationForm = "list" | "thing" | "auditorium";

/** A column of a list. */
export interface PresentationColumn {
  /** Its name, which is unique among the columns. */
  name: string;
  /** The words above it. */
  heading: string;
  /** Where its cells stand. */
  align: PresentationAlign;
  /** What its cells are: text, number, day, time, moment, price, availability, distance, and others. */
  kind: string;
  /** Its place among the columns by importance: 1 is kept the longest on a narrow screen. At least `1`. */
  importance: number;
}

/**
 * The side at which the cells of a column stand.
 *
 * - `start`: Where lines begin.
 * - `end`: Where lines end, as numbers do.
 */
export type PresentationAlign = "start" | "end";

/** A fact, with its label where it needs one. */
export interface PresentationFact {
  /** What the fact is. */
  label?: string;
  /** The fact. */
  text: string;
}

/** A heading above rows, or a group of seats. */
export interface PresentationGroup {
  /** Its id, which rows name; that of the film where it is one. */
  id: string;
  /** The words above its rows. */
  heading: string;
  /** Facts about it. */
  facts?: PresentationFact[];
  /**
   * Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best,
   * chosen, wheelchair, companion, new. More may be added.
   */
  marks?: string[];
  /** What can be done next with it, at most six. */
  next?: PresentationNext[];
}

/** A row of a list. */
export interface PresentationRow {
  /** The id of what it is, where it has one. */
  id?: string;
  /** The id of its group; absent if the list has none. */
  group?: string;
  /** A text for each column; empty where there is nothing to say. At most 200 characters each. */
  cells: string[];
  /**
   * Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best,
   * chosen, wheelchair, companion, new. More may be added.
   */
  marks?: string[];
  /** What can be done next with it, at most six. */
  next?: PresentationNext[];
}

/** A list that is a part of a thing. */
export interface PresentationSection {
  /** The words above it. */
  heading: string;
  /** Its columns, as those of a list. */
  columns: PresentationColumn[];
  /** Its rows, as those of a list. */
  rows: PresentationRow[];
}

/** What a mark of the hall's seats means. */
export interface PresentationLegend {
  /** The mark. */
  mark: string;
  /** What it means. */
  text: string;
}

/** A row of an auditorium. */
export interface PresentationHallRow {
  /** Its name; empty if it has none. */
  row: string;
  /** Its seats from left to right, as one looks at the screen's plan. */
  seats: PresentationSeat[];
}

/** A seat. */
export interface PresentationSeat {
  /** Its name, where it is known. */
  name?: string;
  /** Its place from the left, the first is 1; places without a seat are left out. At least `1`. */
  column: number;
  /**
   * Names of what stands out, for colours and signs: wanted, seen, mine, soldOut, fewLeft, cancelled, stale, best,
   * chosen, wheelchair, companion, new. More may be added.
   */
  marks?: string[];
  /** Whether it can be had. */
  free: boolean;
}

/**
 * What can be done next: a request of this contract that is complete, or a page to open. A request that changes
 * something is sent only when a person chooses it.
 */
export interface PresentationNext {
  /** What it does, for a menu. */
  title: string;
  /** The method to call. */
  method?: string;
  /** The params of the call, complete but for what ask names. */
  params?: Record<string, unknown>;
  /** True if it changes something of the user's; otherwise absent. */
  changes?: boolean;
  /** What to ask the user for before the request is sent. */
  ask?: PresentationAsk;
  /** The address of a page to open, always https. Format: `uri`. */
  url?: string;
}

/** A member of a request's params that the user fills in. */
export interface PresentationAsk {
  /** Where it goes in the params, as a JSON Pointer. */
  member: string;
  /** What is asked for. */
  kind: PresentationAskKind;
  /** What it is, for the prompt. */
  title?: string;
  /** The least number. In that of the parameter. */
  minimum?: number;
  /** The greatest number. In that of the parameter. */
  maximum?: number;
  /** The values to choose from; others may be possible. */
  choices?: string[];
}

/**
 * The kind of value that is asked for.
 *
 * - `text`: A text.
 * - `number`: A number, which may have a fraction.
 * - `integer`: A whole number.
 * - `day`: A day, as 2026-11-21, or a word such as friday.
 * - `choice`: One of the choices.
 * - `boolean`: Yes or no.
 */
export type PresentationAskKind = "text" | "number" | "integer" | "day" | "choice" | "boolean";
