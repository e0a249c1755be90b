import type { Period } from "@parlance/contract";
import type { Cue } from "../lexicon/cues.ts";
import type { PeriodEnds } from "../time/found-period.ts";
import type { Bands } from "./frame/bands.ts";
import type { Link } from "./links/link.ts";

/** One meaning of a span of tokens (half-open), or a token left unread at a cost. */
export type Item =
  | Link
  | { kind: "bands"; start: number; end: number; bands: Bands }
  | { kind: "number"; start: number; end: number; value: number; unit: string | null }
  | {
      kind: "period";
      start: number;
      end: number;
      period: Period;
      bare: boolean;
      /** Whether the data has dates, so that a year before a figure ("2024 revenue") is when, not how much. */
      dated: boolean;
      yearless?: boolean;
      ends?: PeriodEnds;
      named?: true;
      compared?: true;
    }
  | { kind: "cue"; start: number; end: number; cue: Cue }
  | { kind: "text"; start: number; end: number; text: string }
  | { kind: "skip"; start: number; end: number; word: string; cost: number };

/** Things that can be listed, counted, grouped or ordered by. */
export type Noun = Extract<Item, { kind: "table" | "column" | "metric" }>;

/** A noun that a list asks to see. */
export type ListedNoun = Noun;

/** Whether an item is a name of a list of what is shown. */
export const isListed = (item: Item): item is ListedNoun =>
  (item.kind === "table" || item.kind === "column" || item.kind === "metric") && item.listed === true;

/** The tables that items name, and those of whose rows these are said to be. */
export const tablesNamed = (items: readonly Item[]): Set<number> =>
  new Set([
    ...items.flatMap((item) => (item.kind === "table" ? item.table : [])),
    ...ownersNamed(items).values(),
  ]);

/** The tables of whose rows the rows of others are said to be: "product category". */
export const ownersNamed = (items: readonly Item[]): Map<number, number> =>
  new Map(
    items.flatMap((item) => (item.kind === "table" && item.of !== undefined ? [[item.table, item.of]] : [])),
  );

/** A value of the data. */
export type ValueItem = Extract<Item, { kind: "value" }>;

/** One way to cut the question into items, with the sum of what its items are worth. */
export type Segmentation = { items: Item[]; worth: number };
